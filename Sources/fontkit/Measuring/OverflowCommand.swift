import FontCatalog

extension Command {
  /// `fontkit overflow`: which texts of an app have no room.
  static let overflow = Command(
    name: "overflow",
    summary: "Say which texts of an app have no room, from which text size, on which device.",
    operands: "[directory]",
    options: OverflowSheet.options,
    discussion: """
      Reads fontkit.json in the directory (.): each of its usages names a font, a text style or
      size, the room (frame, lines) and samples. A sample that is a key or a text of a strings file
      stands for its translations too. Every text is measured in the usage's font at all content
      sizes that the view allows, on the devices of the configuration, and the first size is shown
      at which

        word    a word is wider than the room, and is cut
        lines   the text needs more lines than it may have, and is truncated
        height  the lines are higher than the frame, and are clipped
        frame   a single line is higher than the frame, and is clipped

      A usage has these keys, of which all but font may be left out; lengths are in points:

        name                 what to call it in results
        font                 a key of the catalog, a name in the app's code, or a PostScript name
        style                the text style that the size follows (body)
        size                 the size at the default content size (the style's own)
        scaling              dynamic or fixed: whether Dynamic Type changes the size (dynamic)
        minSize, maxSize     the size is no smaller and no larger
        widthPercent         the size as a percentage of the container's width; the text may fill
                             90 % of that
        smallestContentSize, largestContentSize
                             the view's .dynamicTypeSize range: XS to XXXL, AX1 to AX5
        frame                the room: {width: ..., height: ..., minHeight: ...}
        lines                how many lines there may be (any number)
        samples              texts, or keys of strings files
        locales, devices, platforms
                             as for the whole app, for this usage
        role, monospacedDigit, screen
                             for the other rules of fontkit lint

      The Mac and Apple TV have no width of their own: their usages need frame.width. A usage that
      cannot be measured on one of its platforms is an error.

      Placeholders such as %@ are measured as if nothing stood there. fontkit lint reports the same
      as scaling-text-truncates and percent-text-overflows.

      Exit status: 0 every text has room; 1 some have not, or cannot be measured; 2 there is nothing
      to measure.

      Examples:
        fontkit overflow
        fontkit overflow MyApp --all-texts --format json
      """,
    run: { arguments, console throws(CommandFailure) in
      let root = try arguments.operand(of: "overflow") ?? "."
      let sheet = try OverflowSheet(try await Project.reading(root, console), arguments)
      console.print(arguments.wantsJSON ? sheet.json.compact + "\n" : sheet.text)
      for failure in sheet.failures { console.report(failure) }
      return sheet.status
    })
}
