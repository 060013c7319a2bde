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
    ),
    .executableTarget(
      name: "ClientBenchmarks",
      dependencies: [
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "JSONAPI", package: "swift-jsonapi-generator"),
        .product(name: "JSONAPIClient", package: "swift-jsonapi-generator"),
        .product(name: "JSONAPIQuery", package: "swift-jsonapi-generator"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
