public import FontFiles

extension Project {
  /// Reads an app's repository.
  ///
  /// Several tasks read at once; what cannot be read is in ``problems``. What `.gitignore` files
  /// exclude, hidden files, the `Pods` of CocoaPods, `node_modules`, `Carthage`, `DerivedData` and
  /// `android` are left out, and symbolic links to folders are not followed.
  ///
  /// - Parameters:
  ///   - root: The folder to read.
  ///   - configuration: What `fontkit.json` says.
  ///   - fonts: What to read of the fonts beyond what describes them.
  /// - Returns: The project.
  /// - Throws: `FontFileError` when the folder itself cannot be read.
  public static func read(
    _ root: String, configuration: Configuration = Configuration(),
    fonts: ReadingOptions = ReadingOptions()
  ) async throws(FontFileError) -> Project {
    let tree = try FileTree(
      root: root, paths: configuration.paths, excluded: configuration.excluded,
      positions: configuration.pathPositions)
    var parts = await read(tree, fonts)
    parts.functionCalls = await FunctionSearch(tree).calls(for: parts.swiftFiles)
    return ProjectAssembly(tree: tree, parts: parts, configuration: configuration).project
  }

  /// The number of portions that the files are read in: enough to keep every processor busy while
  /// the largest are read.
  private static let portionCount = 64

  private static func read(
    _ tree: FileTree, _ fonts: ReadingOptions
  ) async -> ProjectParts {
    let reader = FileReader(tree: tree, fontOptions: fonts)
    return await withTaskGroup(of: ProjectParts.self) { group in
      for portion in 0..<portionCount {
        let indices = stride(from: portion, to: tree.files.count, by: portionCount)
        group.addTask { reader.read(indices.lazy.map { tree.files[$0] }) }
      }
      var all = ProjectParts()
      for await parts in group { all.append(parts) }
      return all
    }
  }
}
