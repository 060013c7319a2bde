import Diagnostics
import Rendering
import SchemaReader
import SchemaWriter
import SwiftModel
import Testing

@Suite("Validity of inferred schemas")
struct ValidityTests {
  /// Returns the errors of a schema and of its models.
  static func errors(in text: String) -> [String] {
    struct NoImports: Error {}
    let file = SourceFile(path: "api.yaml", text: text)
    let result = SchemaReader.read([file]) { _ in throw NoImports() }
    let later = result.schema.map { SwiftModel.build($0).diagnostics } ?? []
    return (result.diagnostics + later).filter { $0.severity == .error }.map(\.message)
  }

  /// Names that collide in Swift, that the language refuses, or that it gives a meaning.
  static let names = [
    "", " ", "a?", "a b", "a-b", "aB", "a_b", "type", "id", "self", "init", "default", "Type",
    "attributes", "1st", "ä", "…", "a\\nb", "x".padding(300), "\\u0000", "#", ": ", "<<", "null",
    "true", "~", "@a", "$b", "description", "relationships", "links", "class", "Self", "Any",
  ]

  @Test("writes a valid schema in canonical form for any names", arguments: 0..<4)
  func hostileNames(place: Int) throws {
    let members = Self.names.enumerated().map { index, name in
      switch place {
      case 0: #""\#(name)": \#(index)"#
      case 1: #""\#(name)": {"\#(name)": {"\#(name)": 1, "other": 2}}"#
      default: #""\#(name)": {"data": {"type": "b", "id": "1"}, "links": {"\#(name)": "/x"}}"#
      }
    }.joined(separator: ",")
    let key = place < 2 ? "attributes" : "relationships"
    let object =
      #"{"type": "b", "id": "1", "\#(key)": {\#(members)}, "meta": {\#(place == 3 ? members : "")}}"#
    let schema = Inferred.schema([#"{"data": [\#(object), \#(object), \#(object)]}"#])
    #expect(Self.errors(in: schema.text) == [])
    #expect(!schema.omissions.isEmpty)
    guard
      case .formatted(let text) = SchemaFormatter.format(
        SourceFile(path: "api.yaml", text: schema.text))
    else { return #expect(Bool(false), "the schema cannot be formatted") }
    #expect(text == schema.text)
  }

  @Test("writes a valid schema for any types")
  func hostileTypes() {
    let texts = (Self.names + ["any", "a|b", "[a]", "people", "person", "Person", "Document"]).map {
      #"""
      {"data": [{"type": "\#($0)", "id": "1", "attributes": {"x": 1},
                 "relationships": {"r": {"data": {"type": "\#($0)", "id": "1"}}}}],
       "meta": {"a": 1}}
      """#
    }
    #expect(Self.errors(in: Inferred.schema(texts).text) == [])
  }
}

extension String {
  fileprivate func padding(_ count: Int) -> String { String(repeating: self, count: count) }
}
