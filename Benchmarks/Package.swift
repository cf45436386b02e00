// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "fontkit", path: "..")],
  targets: [
    .executableTarget(
      name: "scaling", dependencies: [.product(name: "FontScaling", package: "fontkit")],
      path: "scaling")
  ],
  swiftLanguageModes: [.v6]
)
