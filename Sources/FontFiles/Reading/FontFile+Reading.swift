extension FontFile {
  /// Reads a font file, told from its bytes whatever its name.
  ///
  /// Reads the tables that describe the font: about 0.1 ms for most files, and memory in proportion
  /// to the names and characters. Only regular files are opened, through any symbolic links. The file
  /// is mapped: to cut it while it is read, unlike to replace it, raises SIGBUS.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - options: What to read beyond what describes the font.
  /// - Returns: The file's format, faces and damage.
  /// - Throws: ``FontFileError`` when no face can be read; other damage is in ``warnings``.
  public static func read(
    _ path: String, options: ReadingOptions = ReadingOptions()
  ) throws(FontFileError) -> FontFile {
    let file = try MappedFile(path)
    defer { extendLifetime(file) }
    var reader = FontFileReader(file.bytes, path: path, options: options)
    let result = Result { () throws(FontFileError) in try reader.read() }
    try file.requireWhole()
    return try result.get()
  }

  /// Reads a font in memory, as ``read(_:options:)`` reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a font file.
  ///   - name: What to call the font in messages.
  ///   - options: What to read beyond what describes the font.
  /// - Returns: The file's format, faces and damage.
  /// - Throws: ``FontFileError`` when no face can be read; other damage is in ``warnings``.
  public static func read(
    bytes: [UInt8], name: String = "font", options: ReadingOptions = ReadingOptions()
  ) throws(FontFileError) -> FontFile {
    let result = unsafe bytes.withUnsafeBytes { buffer -> Result<FontFile, FontFileError> in
      Result { () throws(FontFileError) in
        var reader = FontFileReader(unsafe Bytes(buffer), path: name, options: options)
        return try reader.read()
      }
    }
    var file = try result.get()
    file.path = nil
    return file
  }
}
