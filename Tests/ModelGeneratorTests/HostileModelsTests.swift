import Foundation
import GoldenHostile
import Testing

/// The models of the golden schema `hostile`: every text is on the wire what it is in the schema.
struct HostileModelsTests {
  /// The values of the schema's enum, each as JSON spells it.
  static let texts = [
    "~", "a\nb", "a\rb", "a\tb", "a\0b", "a\"b", "a\\b", "*/", "//", "\\(self)", "\"\"\"#", "#if",
    "a\u{2028}b", "a\u{85}b", "\u{202E}abc", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
    "e\u{301}", "{{name}}", "", "  ",
  ]

  static let scalars = [
    "no", "on", "1_000", "0o17", "12:30:45", "2001-01-01", ".inf", "null", "true", "1.10",
  ]

  @Test("enum values are the texts of the schema")
  func enumValues() throws {
    #expect(Text.allCases.map { Array($0.rawValue.utf8) } == Self.texts.map { Array($0.utf8) })
    #expect(Scalar.allCases.map(\.rawValue) == Self.scalars)
    for text in Self.texts {
      let read = try JSONDecoder().decode([Text].self, from: JSONEncoder().encode([text]))
      #expect(read.allSatisfy(Text.allCases.contains), "\(text.debugDescription)")
      #expect(try bytes(JSONEncoder().encode(read)) == bytes(JSONEncoder().encode([text])))
    }
  }

  @Test("a document is encoded as it was decoded", arguments: zip(texts, (scalars + scalars)))
  func documents(text: String, scalar: String) throws {
    let json = try JSONSerialization.data(withJSONObject: Self.document(text, scalar))
    let document = try JSONDecoder().decode(ThingDocument.self, from: json)
    #expect(document.body.primaryResource?.value.scalar.rawValue == scalar)
    #expect(try bytes(JSONEncoder().encode(document)) == bytes(json))
  }

  /// A document of which every name means something else elsewhere.
  private static func document(_ text: String, _ scalar: String) -> [String: Any] {
    let names = [
      "no", "on", "1_000", "0o17", "2001-01-01", "Type", "Self", "Protocol", "Optional", "id",
      "init", "self", "Swift", "JSONAPI", "Foundation", "日本語", "e\u{301}", "a\u{200D}b",
      "\u{202E}abc", "\u{1F600}", "two words",
    ]
    var attributes: [String: Any] = [
      "Attributes": ["Attributes": text, "Self": 1], "String": [text], "Any": [text: scalar],
      "text": text, "scalar": scalar,
    ]
    for name in names { attributes[name] = "\(name) \(text)" }
    let other = ["type": "others", "id": text]
    return [
      "data": [
        "type": "things", "id": text, "attributes": attributes,
        "relationships": [
          "class": ["data": other], "where": ["data": [other]],
          "in": ["data": ["type": "things", "id": text]],
        ],
        "links": ["self": "/a", "next": "/b", "init": "/c"],
        "meta": ["Type": text, "a\u{200D}b": 1],
      ] as [String: Any]
    ]
  }

  /// JSON with its members in order, so that equal values are equal bytes.
  private func bytes(_ json: Data) throws -> Data {
    let value = try JSONSerialization.jsonObject(with: json)
    return try JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
  }
}
