// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "swift-jsonapi-generator", path: "..", traits: ["Client"]),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.0.0"),
  ],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [.product(name: "JSONAPI", package: "swift-jsonapi-generator")]
    ),
    .executableTarget(
      name: "ClientBenchmarks",
      dependencies: [
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "JSONAPI", package: "swift-jsonapi-generator"),
        .product(name: "JSONAPIClient", package: "swift-jsonapi-generator"),
        .product(name: "JSONAPIQuery", package: "swift-jsonapi-generator"),
      ],
      exclude: ["schema.yaml"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
