import Foundation
import JSONAPI
import Testing

/// Answers of real APIs, which lie beside the package, in `../shared/data`, and are no part of it.
enum RecordedAPI: String, CaseIterable, Sendable {
  case drfExample = "drf-example"
  case fastly
  case kitsu
  case specification = "spec-examples"
  case spree
  case terraformCloud = "terraform-cloud"

  /// The payloads that are no documents of JSON:API, and why.
  var others: [String: String] {
    switch self {
    case .drfExample:
      [
        "73-options-metadata.json": "It describes an endpoint: its data have no type.",
        "80-api-root-not-jsonapi.json": "It lists addresses: its data have no type.",
      ]
    case .specification:
      [
        "04-1.1-L733-doc.json": "Its data are left out.",
        "05-1.1-L839-doc.json": "It is a fragment, the “jsonapi” of a document.",
      ]
    case .spree:
      [
        "01-components-responses-422UnprocessableEntity-422-Example.json":
          "Its errors are no array, but texts by name."
      ]
    case .fastly, .kitsu, .terraformCloud: [:]
    }
  }

  private var folder: URL {
    URL(fileURLWithPath: #filePath)  // …/Tests/JSONAPIGraphTests/UntypedPayloadTests.swift
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("../shared/data/\(rawValue)/payloads").standardizedFileURL
  }

  /// The names of the payloads that are there; none where the folder is missing.
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
  "Documents of real APIs, without models",
  .enabled(
    if: !RecordedAPI.present.isEmpty, "The payloads of ../shared/data are not on this machine."))
struct UntypedPayloadTests {
  @Test("are read, and written as the same JSON", arguments: RecordedAPI.present)
  func roundTrip(api: RecordedAPI) throws {
    let documents = api.payloads.filter { api.others[$0] == nil }
    for payload in documents {
      let data = try api.data(of: payload)
      let document = try JSONDecoder().decode(UntypedDocument.self, from: data)
      let original = try JSONDecoder().decode(JSONValue.self, from: data)
      #expect(try json(document) == original, "\(api.rawValue)/\(payload)")
    }
    print("\(api.rawValue): \(documents.count) documents, \(api.others.count) others")
  }

  @Test("and what is refused is no document", arguments: RecordedAPI.present)
  func others(api: RecordedAPI) {
    for (payload, reason) in api.others {
      #expect(throws: MalformedDocumentError.self, "\(payload): \(reason)") {
        try JSONDecoder().decode(UntypedDocument.self, from: api.data(of: payload))
      }
    }
  }
}
