extension OpenFace {
  /// The tables of the font by tag, decompressed; copies them.
  ///
  /// - Throws: ``FontFileError/damaged(path:reason:)`` when one does not load.
  package func tables(of path: String) throws(FontFileError) -> [(tag: UInt32, bytes: [UInt8])] {
    do throws(Malformed) {
      let tables = try unsafe DecompressedTables(face, library)
      defer { extendLifetime(tables) }
      return try tables.directory.entries.map { entry throws(Malformed) in
        guard let bytes = entry.bytes else {
          throw Malformed("table '\(entry.tag)' cannot be decompressed")
        }
        return (entry.tag.value, Array(bytes))
      }
    } catch {
      throw .damaged(path: path, reason: error.reason)
    }
  }
}
