import FontFiles
import FontScaling

/// The user's installed fonts, as `fontkit register` changes them.
struct UserFonts {
  private let installation: FontInstallation
  private let console: Console

  /// Finds the user's data folder, by the rules of the XDG base directories.
  init(_ console: Console) throws(CommandFailure) {
    self.console = console
    let data = console.environment("XDG_DATA_HOME") ?? ""
    let home = console.environment("HOME") ?? ""
    guard data.hasPrefix("/") || home.hasPrefix("/") else {
      throw CommandFailure(
        message: "fontkit: error: the user's directory is not known (set HOME)", status: .unusable)
    }
    let folder = data.hasPrefix("/") ? data : "\(home)/.local/share"
    // Fontconfig knows folders by their paths, without an empty component.
    let components = folder.utf8.split(separator: UInt8(ascii: "/"))
    installation = FontInstallation(
      dataFolder: components.map { "/\(Substring($0))" }.joined())
  }

  func install(_ paths: [String]) -> ExitStatus {
    change(paths) { path throws(InstallationError) in
      switch try installation.install(path) {
      case .installed(let copy): ["installed \(copy)"]
      case .unchanged(let copy): ["unchanged \(copy)"]
      }
    }
  }

  func uninstall(_ names: [String]) -> ExitStatus {
    change(names) { name throws(InstallationError) in
      try installation.uninstall(name).map { "removed \($0)" }
    }
  }

  /// Does something with each operand, says what was done, and lets Fontconfig know.
  private func change(
    _ operands: [String], by step: (String) throws(InstallationError) -> [String]
  ) -> ExitStatus {
    var status = ExitStatus.success
    for operand in operands {
      do throws(InstallationError) {
        for line in try step(operand) { console.print("\(line.visible)\n") }
      } catch {
        console.report("\(error)\(hint(for: error))")
        status = .findings
      }
    }
    let isSearched = FontconfigCache.refresh(installation.folder)
    if status == .success, !isSearched {
      console.report(
        "\(installation.folder): note: Fontconfig does not search this directory")
    }
    return status
  }

  /// The installed fonts whose names come near one that is not installed.
  private func hint(for error: InstallationError) -> String {
    guard case .notInstalled(let name) = error, let paths = try? installation.paths() else {
      return ""
    }
    let names = paths.map { FontSource.file(path: $0).fileName }
    return Spelling.hint(for: name, among: names).map { " (\($0))" } ?? ""
  }
}
