// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "benchmarks",
  traits: [.trait(name: "Shaping", description: "Measures text as HarfBuzz shapes it.")],
  dependencies: [
    .package(
      name: "fontkit", path: "..",
      traits: [.trait(name: "Shaping", condition: .when(traits: ["Shaping"]))])
  ],
  targets: [
    .executableTarget(
      name: "scaling", dependencies: [.product(name: "FontScaling", package: "fontkit")],
      path: "scaling"),
    .executableTarget(
      name: "measuring", dependencies: [.product(name: "FontMeasuring", package: "fontkit")],
      path: "measuring"),
  ],
  swiftLanguageModes: [.v6]
)
