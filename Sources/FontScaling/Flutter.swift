/// How Flutter scales text on iOS.
public enum Flutter {
  /// The `textScaleFactor` by which font sizes are multiplied: body's size over its default, 17.
  ///
  /// Source: Flutter, FlutterViewController.
  public static func textScaleFactor(at category: ContentSizeCategory) -> Double {
    Platform.iOS.size(of: .body, at: category) / Platform.iOS.size(of: .body, at: .large)
  }
}
