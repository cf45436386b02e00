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
          usage: usage.name, platform: usage.platform.name, text: text, kind: kind,
          category: room.category, size: room.size, device: room.device, width: room.width,
          neededWidth: room.neededWidth(of: text, kind)))
    }
    return overflows
  }

  /// The rooms of a usage: smallest content size first, then narrowest device first.
  func rooms(of usage: LintedUsage, usable: Double) -> [TextRoom] {
    let containers = containers(of: usage.usage)
    guard usage.usage.widthPercent == nil else {
      return containers.compactMap { container in
        usage.size(inWidth: container.width).map { size in
          room(usage, nil, size, container.name, usable * container.width)
        }
      }
    }
    return usage.categories.flatMap { category in
      containers.compactMap { container in
        usage.size(at: category).map { size in
          let width = min(container.width, usage.usage.frame.width ?? container.width)
          return room(usage, category, size, container.name, width)
        }
      }
    }
  }

  private func room(
    _ usage: LintedUsage, _ category: ContentSizeCategory?, _ size: Double, _ device: String,
    _ width: Double
  ) -> TextRoom {
    TextRoom(
      usage: usage.usage, category: category, size: size, device: device, width: width,
      lineHeight: usage.lineHeight(atSize: size))
  }
}
