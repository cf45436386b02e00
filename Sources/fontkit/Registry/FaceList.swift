import FontFiles

/// The faces of some files, with whatever names they have, and the files that cannot be read.
struct FaceList {
  private(set) var fonts: [RegisteredFont] = []
  private(set) var failures: [FontFileError] = []

  /// Reads files, and the fonts under folders.
  init(of paths: [String]) async {
    await self.init(FontFolder.files(at: paths))
  }

  /// Reads the fonts that Fontconfig finds on this machine.
  static func installed() async -> FaceList {
    let paths = Set(InstalledFont.all().map(\.path)).sorted()
    return await FaceList(paths.map(Result.success))
  }

  private init(_ paths: [Result<String, FontFileError>]) async {
    var fonts: [RegisteredFont] = []
    var failures: [FontFileError] = []
    await mapInOrder(paths, Self.read) { result in
      switch result {
      case .success(let faces): fonts += faces
      case .failure(let error): failures.append(error)
      }
    }
    self.fonts = fonts
    self.failures = failures
  }

  @Sendable private static func read(
    _ path: Result<String, FontFileError>
  ) -> Result<[RegisteredFont], FontFileError> {
    Result { () throws(FontFileError) in
      let path = try path.get()
      return try FontFile.read(path).faces.map { RegisteredFont($0, from: .file(path: path)) }
    }
  }
}

extension FaceList {
  static let installedOption = Option.flag(
    "--installed", "Ask the fonts that Fontconfig finds on this machine.")

  /// The faces that a command line asks for.
  ///
  /// These are the installed ones, those under some paths, or those under the current folder. What
  /// cannot be read is reported.
  /// - Throws: When there is no font to read, or both are asked for.
  static func asked(
    _ arguments: Arguments, paths: [String], _ console: Console
  ) async throws(CommandFailure) -> FaceList {
    let isInstalled = arguments.has(installedOption)
    guard !isInstalled || paths.isEmpty else {
      throw .usage("--installed is given with a path", hint: "give one or the other")
    }
    let list = isInstalled ? await installed() : await FaceList(of: paths.isEmpty ? ["."] : paths)
    for failure in list.failures {
      console.report("\(failure.path): error: \(failure.message)")
    }
    guard list.fonts.isEmpty, list.failures.isEmpty else { return list }
    throw .input(
      isInstalled ? "fontkit" : paths.first ?? ".",
      "no font is there (give a font file or its directory)")
  }

  /// Fine when every file could be read, and unusable when none could.
  var status: ExitStatus {
    guard !failures.isEmpty else { return .success }
    return fonts.isEmpty ? .unusable : .findings
  }
}
