import FontFiles
import Foundation
import Testing

@testable import fontkit

/// `fontkit register --install` and `--uninstall`, in a data folder of the test's own.
@Suite struct RegisterInstallTests {
  let data = FileManager.default.temporaryDirectory.appending(path: "fontkit-\(UUID())").path
  let font = Transcript.root.appending(path: "Fonts/Masume-Regular.ttf").path
  var installed: String { "\(data)/fonts/Masume-Regular.ttf" }

  @Test func `A font is installed, found unchanged, and removed`() async throws {
    defer { try? FileManager.default.removeItem(atPath: data) }
    let note = "\(data)/fonts: note: Fontconfig does not search this directory\n"
    let first = await run("register", font, "--install")
    #expect(first.status == .success && first.diagnostics == note)
    #expect(first.output.hasSuffix("registered 1 face of 1 file\ninstalled \(installed)\n"))
    #expect(FileManager.default.contentsEqual(atPath: installed, andPath: font))
    #expect(await run("register", font, "--install").output.hasSuffix("unchanged \(installed)\n"))
    let last = await run("register", "--uninstall", "Masume-Regular")
    #expect(last.status == .success && last.output == "removed \(installed)\n")
    #expect(!FileManager.default.fileExists(atPath: installed))
  }

  @Test func `Nothing is installed when a font is refused`() async throws {
    let outcome = await run("register", font, "no-such.ttf", "--install")
    #expect(outcome.status == .findings)
    #expect(
      outcome.diagnostics.hasSuffix("error: nothing is installed (some fonts were refused)\n"))
    #expect(!FileManager.default.fileExists(atPath: data))
  }

  @Test func `A name that is not installed is an error with the nearest that is`() async throws {
    defer { try? FileManager.default.removeItem(atPath: data) }
    _ = await run("register", font, "--install")
    let outcome = await run("register", "--uninstall", "Masume-Regula.ttf")
    #expect(outcome.status == .findings)
    #expect(
      outcome.diagnostics.hasPrefix(
        "Masume-Regula.ttf: error: not installed by fontkit "
          + "(did you mean 'Masume-Regular.ttf'?)\n"))
    #expect(FileManager.default.fileExists(atPath: installed))
  }

  @Test func `The data folder is under HOME unless XDG_DATA_HOME says otherwise`() async throws {
    defer { try? FileManager.default.removeItem(atPath: data) }
    let environment = ["HOME": data, "XDG_DATA_HOME": "relative, and so not valid"]
    let outcome = await Outcome.running(["register", font, "--install"], environment: environment)
    #expect(
      outcome.output.hasSuffix(
        "installed \(data)/.local/share/fonts/Masume-Regular.ttf\n"))
  }

  @Test func `A slash too many in the data folder does not count`() async throws {
    defer { try? FileManager.default.removeItem(atPath: data) }
    let environment = ["XDG_DATA_HOME": "\(data)//"]
    let outcome = await Outcome.running(["register", font, "--install"], environment: environment)
    #expect(outcome.output.hasSuffix("installed \(installed)\n"))
  }

  @Test(arguments: [["--install", "--uninstall"], ["--install", "--format", "json"]])
  func `Options that contradict are refused before anything is changed`(
    _ options: [String]
  ) async throws {
    let environment = ["XDG_DATA_HOME": data]
    let outcome = await Outcome.running(["register", font] + options, environment: environment)
    #expect(outcome.status == .unusable && outcome.output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: data))
  }

  @Test func `Fontconfig's users see an installed font at once`() async throws {
    defer { try? FileManager.default.removeItem(atPath: data) }
    await #expect(processExitsWith: .success) { [data = data as String, font = font as String] in
      try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
      let configuration = """
        <fontconfig><dir>\(data)/fonts</dir><cachedir>\(data)/cache</cachedir></fontconfig>
        """
      try configuration.write(toFile: "\(data)/fonts.conf", atomically: true, encoding: .utf8)
      unsafe setenv("FONTCONFIG_FILE", "\(data)/fonts.conf", 1)
      unsafe setenv("XDG_DATA_HOME", data, 1)
      let environment = ["XDG_DATA_HOME": data]
      let outcome = await Outcome.running(
        ["register", font, "--install"], environment: environment)
      #expect(outcome.diagnostics == "" && outcome.status == .success)
      #expect(try !FileManager.default.contentsOfDirectory(atPath: "\(data)/cache").isEmpty)
      let list = await Outcome.running(["list", "--installed"], environment: environment)
      #expect(
        list.output == "Masume-Regular  Masume  Regular  400  \(data)/fonts/Masume-Regular.ttf\n")
      _ = await Outcome.running(
        ["register", "--uninstall", "Masume-Regular"], environment: environment)
      let none = await Outcome.running(["list", "--installed"], environment: environment)
      #expect(none.status == .unusable)
    }
  }

  private func run(_ arguments: String...) async -> Outcome {
    await Outcome.running(arguments, environment: ["XDG_DATA_HOME": data])
  }
}
