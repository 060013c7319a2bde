import CodingRoutes
import Foundation
import JSONAPI
import Testing

/// Answers of a real API, which lie beside the package, in `../shared/data`, and are no part of it.
struct Payloads: Sendable {
  /// The folder of the API in `../shared/data`.
  let api: String
  /// The document type that each payload is read with, by the payload's name.
  let documents: [String: any (Codable & Sendable).Type]
  /// The payloads that are no documents of JSON:API, by their names, and why.
  let others: [String: String]

  /// The payloads of each API that are on this machine.
  static let all = [terraformCloud, drfExample].filter(\.arePresent)

  static let absence: Comment = "The payloads of ../shared/data are not on this machine."

  private var folder: URL {
    URL(filePath: #filePath)  // …/Tests/RealAPITests/Payloads.swift
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "../shared/data/\(api)/payloads").standardizedFileURL
  }

  /// The names of the payloads that are there; none where the folder is missing.
  var present: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
  }

  var arePresent: Bool { !present.isEmpty }

  /// A payload, read as a document.
  func document<Document: Decodable>(
    _ name: String, as type: Document.Type = Document.self
  ) throws -> Document {
    try CodingRoutes.decode(type, from: data(of: name))
  }

  /// What becomes of a payload that is read as a document, of the type that the table says, and
  /// written again.
  func differencesAfterRoundTrip(of name: String) throws -> [JSONDifference] {
    let type = try #require(documents[name], "There is no payload \(name).")
    let original = try data(of: name)
    let written = try roundTrip(original, as: type)
    let decoder = JSONDecoder()
    return try decoder.decode(JSONValue.self, from: original)
      .differences(to: decoder.decode(JSONValue.self, from: written))
  }

  private func roundTrip<Document: Codable>(
    _ data: Data, as type: Document.Type
  ) throws -> Data {
    // A resource of a type that the schema lacks would survive as raw JSON; here it is a mistake.
    let document = try CodingRoutes.decode(
      type, from: data, userInfo: [.unrecognizedTypes: DecodingPolicy.refuse])
    _ = try CodingRoutes.encode(document)
    return try JSONAPIEncoder().encode(document)
  }

  private func data(of name: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: name + ".json"))
  }
}

extension Payloads: CustomTestStringConvertible {
  var testDescription: String { api }
}
