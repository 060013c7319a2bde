// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that no other package fetches Hummingbird.
let package = Package(
  name: "HummingbirdServer",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "swift-jsonapi-generator", path: "../..", traits: ["Server"]),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.0.0"),
  ],
  targets: [
    .executableTarget(
      name: "HummingbirdServer",
      dependencies: [
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "JSONAPI", package: "swift-jsonapi-generator"),
        .product(name: "JSONAPIQuery", package: "swift-jsonapi-generator"),
        .product(name: "JSONAPIServer", package: "swift-jsonapi-generator"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
