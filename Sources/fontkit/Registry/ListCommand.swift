import FontCatalog
import FontFiles

extension Command {
  /// `fontkit list`: one line for each face.
  static let list = Command(
    name: "list",
    summary: "List fonts: PostScript name, family, style, weight and file of each face.",
    operands: "[<file|directory>...]",
    options: [FaceList.installedOption, .format],
    discussion: """
      A directory is searched for fonts with all it contains; without one, the current directory.
      The weight of a variable font is the range of its wght axis.

      With --format json one document is written: {"schemaVersion":1,"fonts":[...],"errors":[...]}.
      "coordinates" are the values on the axes and "instances" the PostScript names that the font
      gives to its named instances.

      Exit status: 0 all is well; 1 some files could not be read; 2 none could.

      Examples:
        fontkit list Fonts/
        fontkit list --installed --format json
      """,
    run: { arguments, console throws(CommandFailure) in
      let list = try await FaceList.asked(arguments, paths: arguments.operands, console)
      if arguments.wantsJSON {
        let document: JSONValue = [
          "schemaVersion": 1, "fonts": .array(list.fonts.map(\.json)), "errors": list.errors,
        ]
        console.print(document.pretty() + "\n")
      } else {
        console.print(FontRows(list.fonts).text)
      }
      return list.status
    })
}

extension FaceList {
  /// The failures as JSON.
  var errors: JSONValue {
    .array(failures.map { ["path": .string($0.path), "message": .string($0.message)] })
  }
}
