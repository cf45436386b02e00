import FontCatalog
import FontFiles

extension Command {
  private static let folder = Option.value(
    "--in", "PATH", "A font file or directory to ask; may be given several times.")

  /// `fontkit resolve`: which font a name gets.
  static let resolve = Command(
    name: "resolve",
    summary: "Show which font a name gets on Apple platforms, and by which kind of name.",
    operands: "<name>...",
    options: [folder, FaceList.installedOption, .format],
    discussion: """
      A name is asked as Core Text does: as PostScript name, then as full name, then as family name.
      The fonts are those under the current directory unless --in or --installed says otherwise.

      With --format json one document is written: {"schemaVersion":1,"names":[...],"errors":[...]};
      of a name, "kind" is postscript-name, full-name, family-name or null, and "reason" and
      "suggestions" say what an unresolved name is instead.

      Exit status: 0 every name is resolved; 1 some are not, or some files could not be read; 2 no
      font could be read.

      Examples:
        fontkit resolve DotGothic16 --in Fonts/
        fontkit resolve "DejaVu Sans" --installed
      """,
    run: { arguments, console throws(CommandFailure) in
      guard !arguments.operands.isEmpty else {
        throw .usage("resolve needs a name", hint: "see 'fontkit help resolve'")
      }
      guard !arguments.operands.contains("") else {
        throw .usage("a name is empty", hint: "see 'fontkit help resolve'")
      }
      let list = try await FaceList.asked(arguments, paths: arguments.all(folder), console)
      let names = arguments.operands.map { ResolvedName($0, among: list.fonts) }
      if arguments.wantsJSON {
        let document: JSONValue = [
          "schemaVersion": 1, "names": .array(names.map(\.json)), "errors": list.errors,
        ]
        console.print(document.pretty() + "\n")
      } else {
        names.forEach { $0.print(to: console) }
      }
      let isResolved = names.allSatisfy { $0.resolution != nil }
      return isResolved || list.status == .unusable ? list.status : .findings
    })
}
