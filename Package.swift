// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "fontkit",
  products: [
    .library(name: "FontScaling", targets: ["FontScaling"]),
    .library(name: "FontResources", targets: ["FontResources"]),
    .library(name: "FontLint", targets: ["FontLint"]),
    .library(name: "FontMeasuring", targets: ["FontMeasuring"]),
    .executable(name: "fontkit", targets: ["fontkit"]),
  ],
  traits: [
    .trait(
      name: "Shaping",
      description: "Measures text as HarfBuzz shapes it; needs libharfbuzz-dev.")
  ],
  targets: [
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),

    .target(
      name: "FontScaling",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "FontFiles", dependencies: ["CFreeType", "CFontconfig"]),
    .target(
      name: "FontMeasuring",
      dependencies: [
        "FontFiles", .target(name: "CHarfBuzz", condition: .when(traits: ["Shaping"])),
      ]),
    .target(name: "FontCatalog", dependencies: ["FontFiles", "FontScaling"]),
    .target(
      name: "FontLint",
      dependencies: ["FontCatalog", "FontFiles", "FontMeasuring", "FontScaling"]),
    .target(name: "FontResources", dependencies: ["FontCatalog", "FontFiles", "FontScaling"]),
    .executableTarget(
      name: "fontkit",
      dependencies: ["FontCatalog", "FontFiles", "FontLint", "FontMeasuring", "FontScaling"]),

    .target(name: "FontBuilder", path: "Tests/FontBuilder"),
    .executableTarget(
      name: "build-fonts", dependencies: ["FontBuilder"], path: "Scripts/build-fonts"),
    .testTarget(name: "FontBuilderTests", dependencies: ["FontBuilder"]),
    .testTarget(
      name: "FontScalingTests", dependencies: ["FontScaling"], exclude: ["Reference"]),
    .testTarget(name: "FontFilesTests", dependencies: ["FontBuilder", "FontFiles"]),
    .testTarget(
      name: "FontMeasuringTests", dependencies: ["FontBuilder", "FontFiles", "FontMeasuring"],
      exclude: ["Samples"]),
    .testTarget(
      name: "FontCatalogTests",
      dependencies: ["FontBuilder", "FontCatalog", "FontFiles", "FontResources", "FontScaling"],
      exclude: ["Oracle"]),
    .testTarget(
      name: "FontLintTests", dependencies: ["FontBuilder", "FontCatalog", "FontFiles", "FontLint"],
      exclude: ["Golden"]),
    .testTarget(
      name: "FontkitTests",
      dependencies: ["FontBuilder", "FontCatalog", "FontFiles", "FontLint", "fontkit"],
      exclude: ["Examples", "Golden", "Transcripts"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = [
    .strictMemorySafety(), .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
