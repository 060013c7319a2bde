import Foundation
import JSONAPI
import JSONAPIUntyped
import Testing

/// Responses of real APIs in `../shared/data`, which is not part of the package.
enum RecordedAPI: String, CaseIterable, Sendable {
  case drfExample = "drf-example"
  case fastly
  case kitsu
  case specification = "spec-examples"
  case spree
  case terraformCloud = "terraform-cloud"

  /// The payloads that are not JSON:API documents, with the reasons.
  var others: [String: String] {
    switch self {
    case .drfExample:
      [
        "73-options-metadata.json": "describes an endpoint; its data has no type",
        "80-api-root-not-jsonapi.json": "lists URLs; its data has no type",
      ]
    case .specification:
      [
        "04-1.1-L733-doc.json": "has no data",
        "05-1.1-L839-doc.json": "is a fragment, the “jsonapi” of a document",
      ]
    case .spree:
      [
        "01-components-responses-422UnprocessableEntity-422-Example.json":
          "errors is an object, not an array"
      ]
    case .fastly, .kitsu, .terraformCloud: [:]
    }
  }

  private var folder: URL {
    URL(fileURLWithPath: #filePath)  // …/Tests/JSONAPIGraphTests/UntypedPayloadTests.swift
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("../shared/data/\(rawValue)/payloads").standardizedFileURL
  }

  /// The names of the available payloads; empty if the folder does not exist.
  var payloads: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }

  func data(of payload: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(payload))
  }

  static let present = allCases.filter { !$0.payloads.isEmpty }
}

@Suite(
  "Documents of real APIs without models",
  .enabled(
    if: !RecordedAPI.present.isEmpty, "The payloads in ../shared/data are not available."))
struct UntypedPayloadTests {
  @Test("are encoded as the same JSON", arguments: RecordedAPI.present)
  func areEncodedAsSameJSON(api: RecordedAPI) throws {
    let documents = api.payloads.filter { api.others[$0] == nil }
    for payload in documents {
      let data = try api.data(of: payload)
      let document = try JSONDecoder().decode(UntypedDocument.self, from: data)
      let original = try JSONDecoder().decode(JSONValue.self, from: data)
      #expect(try json(document) == original, "\(api.rawValue)/\(payload)")
    }
    print("\(api.rawValue): \(documents.count) documents, \(api.others.count) others")
  }

  @Test("are rejected if they are not JSON:API documents", arguments: RecordedAPI.present)
  func areRejectedIfTheyAreNotJSONAPIDocuments(api: RecordedAPI) {
    for (payload, reason) in api.others {
      #expect(throws: (any Error).self, "\(payload): \(reason)") {
        try JSONDecoder().decode(UntypedDocument.self, from: api.data(of: payload))
      }
    }
  }
}
