import Diagnostics
import Foundation
import OpenAPIImport
import TestWorkspace
import Testing

/// The description of a large API, which belongs to others and is not in this repository.
struct AppStoreConnectTests {
  private static let path = URL(filePath: #filePath)
    .appending(path: "../../../../shared/data/app-store-connect-openapi/app_store_connect_api.json")
    .standardizedFileURL.path
  private static let exists = FileManager.default.fileExists(atPath: path)

  @Test(
    "every resource type is there or its absence explained",
    .enabled(if: exists && TestExtent.isComplete, "This needs the description, and TEST_ALL."))
  func everything() throws {
    let (schema, losses) = try AccountingTests.accounted(Self.path)
    #expect(schema.resources.count == 210)
    #expect(schema.resources.reduce(0) { $0 + $1.attributes.count } == 965)
    #expect(schema.resources.reduce(0) { $0 + $1.relationships.count } == 564)
    // The three attributes that are missing of 968 belong to a type that no document has.
    #expect(
      losses.filter { $0.kind == .unreachedSchema }.map(\.message)
        == ["no operation uses the resource type `perfPowerMetrics`, which has 3 fields"])
    #expect(losses.filter { $0.kind == .lostTarget }.count == 7)
    #expect(
      losses.allSatisfy {
        $0.kind != .lostName
          && ($0.kind == .lostAddress || $0.pointer.split(separator: "/").count > 2)
      })
  }
}
