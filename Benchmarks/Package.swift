// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-jsonapi-generator", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [.product(name: "JSONAPI", package: "swift-jsonapi-generator")]
    )
  ],
  swiftLanguageModes: [.v6]
)
