import FontCatalog
import FontScaling

extension Workspace {
  /// The measured texts that a usage has no room for, each kind of trouble at the first content
  /// size and on the narrowest device where it comes.
  ///
  /// Where the size follows the container's width, text has only the usable part of that.
  func overflows(of usage: LintedUsage, usable: Double) -> [TextOverflow] {
    let rooms = rooms(of: usage, usable: usable)
    let texts = project.usageTexts.filter { $0.usage == usage.usage.position }
    return texts.flatMap { overflows(of: $0, usage, rooms) }
  }

  private func overflows(
    of text: UsageText, _ usage: LintedUsage, _ rooms: [TextRoom]
  ) -> [TextOverflow] {
    var overflows: [TextOverflow] = []
    for room in rooms {
      guard let kind = room.overflow(of: text), !overflows.contains(where: { $0.kind == kind })
      else { continue }
      overflows.append(
        TextOverflow(
          usage: usage.name, platform: usage.platformName, text: text, kind: kind,
          category: room.category, size: room.size, device: room.device, width: room.width,
          neededWidth: room.neededWidth(of: text, kind), lineHeight: room.lineHeight,
          frameHeight: usage.usage.frame.height))
    }
    return overflows
  }
}
