import FontCatalog
import FontScaling

extension Workspace {
  /// The rooms of a usage: smallest content size first, then narrowest device first.
  ///
  /// Where the size follows the container's width, text has only the usable part of that.
  func rooms(of usage: LintedUsage, usable: Double) -> [TextRoom] {
    let containers = places(of: usage)
    return usage.followedCategories.flatMap { category in
      containers.compactMap { container in
        var usage = usage
        usage.platform = container.platform
        return usage.size(in: container, at: category).map { size in
          TextRoom(
            usage: usage.usage, category: category, size: size, device: container.name,
            width: usage.width(in: container, usable: usable),
            lineHeight: usage.lineHeight(atSize: size))
        }
      }
    }
  }

  /// Why a usage has no rooms.
  func absence(of usage: LintedUsage) -> String {
    let platform = usage.platformName
    if usage.platform.categories.isEmpty, usage.followedCategories.isEmpty {
      return "Apple publishes no text sizes for \(platform) (set scaling to fixed, and size)"
    }
    if usage.followedCategories.isEmpty {
      return "\(platform) has no content size that its limits allow"
    }
    if places(of: usage).isEmpty {
      return usage.usage.widthPercent == nil
        ? "no width is known for \(platform) (set frame.width, or a device that runs it)"
        : "no container's width is known for \(platform) (set a device that runs it)"
    }
    return usage.usage.widthPercent == nil
      ? "Apple publishes no size of its text style for \(platform) (set size)"
      : "the percentage gives no size above 0 on \(platform)"
  }

  /// The containers; the frame itself where no screen is known.
  private func places(of usage: LintedUsage) -> [Container] {
    let containers = containers(of: usage)
    guard containers.isEmpty, usage.usage.widthPercent == nil,
      let width = usage.usage.frame.width
    else { return containers }
    return [Container(width: width, name: usage.platformName, platform: usage.platform)]
  }
}

extension LintedUsage {
  fileprivate func size(in container: Container, at category: ContentSizeCategory?) -> Double? {
    guard usage.widthPercent == nil else {
      return size(inWidth: container.width, at: category)
    }
    return size(following: category)
  }

  /// The width that text has in a container.
  fileprivate func width(in container: Container, usable: Double) -> Double {
    let part = usage.widthPercent == nil ? 1 : usable
    return min(part * container.width, usage.frame.width ?? .infinity)
  }
}
