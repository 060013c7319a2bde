import Diagnostics
import JSONSource
import OpenAPIImport
import TestSupport
import TestWorkspace
import Testing

/// Descriptions come from strangers: whatever they are, there is a schema or an error.
struct MutationTests {
  private static let description = """
    {"openapi": "3.1.0", "info": {"title": "Blog"}, "paths": {"/articles": {"get": {"parameters": [
    {"name": "filter[title][eq]", "in": "query", "schema": {"type": "string"}},
    {"name": "sort", "in": "query", "schema": {"enum": ["title", "-title"]}},
    {"name": "page[size]", "in": "query", "schema": {"maximum": 10, "default": 5}},
    {"name": "include", "in": "query", "schema": {"items": {"enum": ["author"]}}}],
    "responses": {"200": {"content": {"application/json": {"schema": {"properties": {
    "data": {"type": "array", "items": {"$ref": "#/components/schemas/Article"}},
    "included": {"items": {"oneOf": [{"$ref": "#/components/schemas/Person"}]}},
    "links": {"properties": {"self": {}, "next": {}}},
    "meta": {"properties": {"total": {"type": "integer"}}}}}}}}}},
    "post": {"requestBody": {"content": {"application/json": {"schema": {"properties": {"data": {
    "allOf": [{"$ref": "#/components/schemas/Article"}], "required": ["id"]}}}}}}}}},
    "components": {"schemas": {"Article": {"properties": {"type": {"const": "articles"},
    "id": {"format": "uuid"}, "attributes": {"required": ["title"], "properties": {
    "title": {"type": ["string", "null"], "pattern": "^a+$", "example": "aa"},
    "kind": {"$ref": "#/components/schemas/Kind"}, "a b": {"anyOf": [{"type": "string"}, {}]},
    "place": {"$ref": "#/components/schemas/Place"}}}, "relationships": {"properties": {
    "author": {"required": ["data"], "properties": {"data": {"oneOf": [
    {"$ref": "#/components/schemas/Person"}, {"type": "null"}]}, "links": {"properties": {
    "related": {}}}}}}}}}, "Person": {"properties": {"type": {"enum": ["people"]},
    "attributes": {"properties": {"name": {}}}}}, "Kind": {"enum": ["a", "B", ""]},
    "Place": {"properties": {"inner": {"$ref": "#/components/schemas/Place"}, "n": {"type":
    "array", "items": {"$ref": "#/components/schemas/Place"}}}}}}}
    """

  @Test("a description with other values in places gives a schema that can be used, or an error")
  func values() throws {
    let file = SourceFile(path: "openapi.json", text: Self.description)
    let root = try #require(JSONReader.read(file).root)
    var random = SplitMix(state: 7)
    for _ in 0..<TestExtent.count(all: 3_000, sample: 40) {
      var tree = JSONTree(root)
      for _ in 0..<Int.random(in: 1...3, using: &random) { tree.mutate(using: &random) }
      check(SourceFile(path: "openapi.json", text: tree.text))
    }
  }

  @Test("a description with other bytes gives a schema that can be used, or an error")
  func bytes() {
    let source = Array(Self.description.utf8)
    let pool = Array("{}[]\",:$#/ 0a-nt".utf8)
    var random = SplitMix(state: 3)
    for _ in 0..<TestExtent.count(all: 3_000, sample: 40) {
      var bytes = source
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        bytes[index] = pool.randomElement(using: &random) ?? 0
      }
      check(SourceFile(path: "openapi.json", bytes: bytes))
    }
  }

  private func check(_ file: SourceFile) {
    let result = OpenAPIImport.read(file)
    let hasErrors = result.diagnostics.contains { $0.severity == .error }
    #expect((result.text == nil) == hasErrors)
    guard let text = result.text else { return }
    let again = OpenAPIImport.read(file)
    #expect(again.text == text)
  }
}

extension JSONTree {
  /// Changes one value somewhere inside.
  fileprivate mutating func mutate(using random: inout SplitMix) {
    if Int.random(in: 0..<6, using: &random) > 0 {
      switch self {
      case .array(var elements) where !elements.isEmpty:
        let index = Int.random(in: 0..<elements.count, using: &random)
        elements[index].mutate(using: &random)
        self = .array(elements)
        return
      case .object(var members) where !members.isEmpty:
        let index = Int.random(in: 0..<members.count, using: &random)
        members[index].value.mutate(using: &random)
        self = .object(members)
        return
      default: break
      }
    }
    let others: [JSONTree] = [
      .null, .bool(true), .int(-1), .number("1e400"), .string(""), .string("Article"),
      .string("title"), .string("\n\u{7}é"), .string("#/components/schemas/Article"), .array([]),
      .object([]), .object([Member("$ref", .string("#/components/schemas/Place"))]),
      .object([Member("type", .string("object"))]), .array([.null, .string("a"), .int(1)]),
      .object([Member("enum", .array([.string("a"), .string("A")]))]),
    ]
    self = others.randomElement(using: &random) ?? .null
  }
}
