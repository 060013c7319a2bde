import Diagnostics
import TestSupport
import TestWorkspace
import Testing

@testable import LanguageServer

@Suite struct LanguageServerTests {
  static let schema = """
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          title: String
        relationships: { author: people }
      people: { swift: Person, attributes: { name: String } }

    """
  static let wrong = schema.replacing("title: String", with: "title: Strng")

  @Test(
    "a fix-it is a quick fix, and makes its diagnostic go",
    arguments: ["quickfix", "source.fixAll"])
  func fixes(kind: String) throws {
    var session = try Session()
    session.open("blog.yaml", Self.wrong)
    let range = try #require(session.diagnostics["blog.yaml"]?.first?["range"])
    let actions = session.request(
      "codeAction", "blog.yaml",
      [
        "range": range,
        "context": .object(["diagnostics": .array([]), "only": .array([.string(kind)])]),
      ])
    let action = try #require(actions?.elements.first)
    #expect(actions?.elements.count == 1 && action["kind"]?.string == kind)
    let edits = try #require(action["edit"]?["changes"]?.members.first?.value.elements)
    session.change(
      "blog.yaml", edits.map { .object(["range": $0["range"], "text": $0["newText"]]) })
    #expect(session.text("blog.yaml") == Self.schema)
    #expect(session.diagnostics["blog.yaml"] == [])
  }

  @Test("an import is read as the editor has it, and its diagnostics are its own")
  func imports() throws {
    let workspace = try Workspace()
    try workspace.write("schema: 1\ntypes: { Slug: Strng }\n", to: "common.yaml")
    var session = try Session(in: workspace)
    let schema = Self.schema.replacing("resources:", with: "imports: [common.yaml]\nresources:")
    session.open("blog.yaml", schema.replacing("title: String", with: "title: Slug"))
    #expect(session.diagnostics["common.yaml"]?.count == 1)
    session.open("common.yaml", "schema: 1\ntypes: { Slug: { enum: [a, b] } }\n")
    #expect(session.diagnostics["common.yaml"]?.contains { $0["severity"] == .int(1) } == false)
    #expect(try workspace.text(of: "common.yaml").contains("Strng"))
  }

  @Test("the configuration says which files belong together, and which warnings they get")
  func configuration() throws {
    let workspace = try Workspace()
    try workspace.write("schemas: [Parts]\nstrict: true\n", to: "jsonapi-gen.yaml")
    try workspace.write(
      "schema: 1\nname: Blog\nresources: { people: { attributes: { name: String } } }\n",
      to: "Parts/people.yaml")
    var session = try Session(in: workspace)
    session.open(
      "Parts/articles.yaml",
      """
      schema: 1
      name: Blog
      types: { Slug: { enum: [a, b] } }
      resources: { articles: { relationships: { author: people } } }

      """)
    try workspace.write("schema: 1\nname: Blog\n", to: "Parts/articles.yaml")
    session.change("Parts/articles.yaml", [])
    let found = session.diagnostics["Parts/articles.yaml"] ?? []
    #expect(found.compactMap { $0["code"]?.string } == ["unused-type"])
    #expect(found.first?["severity"] == .int(1))
  }

  @Test("positions count as was agreed", arguments: ["utf-8", "utf-16"])
  func positions(encoding: String) throws {
    var session = try Session(encodings: [encoding])
    session.open(
      "blog.yaml",
      Self.schema.replacing("{ swift: Person,", with: "{ swift: Person, description: 👋🏽é,"))
    let start = try #require(session.text("blog.yaml")?.split(separator: "\n").last)
    let name = start.prefix { $0 != "S" }
    let length = encoding == "utf-8" ? name.utf8.count : name.utf16.count
    session.change(
      "blog.yaml",
      [
        .object([
          "range": Session.range(
            Session.position(7, length), Session.position(7, length + "String".count)),
          "text": .string("Int"),
        ])
      ])
    #expect(session.text("blog.yaml")?.hasSuffix("name: Int } }\n") == true)
    session.change(
      "blog.yaml",
      [
        .object([
          "range": Session.range(Session.position(7, length), Session.position(7, length + 3)),
          "text": .string("Intt"),
        ])
      ])
    let range = session.diagnostics["blog.yaml"]?.first?["range"]
    #expect(range?["start"] == Session.position(7, length))
  }

  @Test("a broken message gets an error, and the next one a response")
  func brokenMessages() throws {
    var session = try Session()
    func code(_ responses: [JSONTree]) -> JSONTree? { responses.first?["error"]?["code"] }
    #expect(code(session.receive(Array("Content-Length: 2\r\n\r\n{]".utf8))) == .int(-32700))
    #expect(code(session.receive(Array("Length: 2\r\n\r\n".utf8))) == .int(-32700))
    #expect(code(session.receive(Array(repeating: 0x20, count: 20_000))) == .int(-32700))
    #expect(code(session.receive(MessageStream.text(of: .int(1)).utf8)) == .int(-32600))
    #expect(session.send("workspace/unknown", .null, id: 3)?["error"]?["code"] == .int(-32601))
    #expect(session.send("textDocument/hover", .null, id: 4)?["error"]?["code"] == .int(-32602))
    for byte in MessageStream.text(
      of: .object(["id": .int(5), "method": .string("shutdown"), "params": .null])
    ).utf8 {
      for response in session.receive([byte]) { #expect(response["id"] == .int(5)) }
    }
    #expect(session.send("textDocument/hover", .null, id: 6)?["error"]?["code"] == .int(-32600))
    session.send("exit", .null)
    #expect(session.server.hasExited && session.server.endedInOrder)
    var other = LanguageServer()
    let early = MessageStream.text(of: .object(["id": .int(1), "method": .string("shutdown")]))
    #expect(other.receive(early.utf8).contains("-32002"))
  }

  @Test("a request that is cancelled before its turn gets an error, and those beside it a result")
  func cancellation() throws {
    var session = try Session()
    session.open("blog.yaml", Self.schema)
    let file = JSONTree.object(["textDocument": .object(["uri": session.uri("blog.yaml")])])
    func request(_ id: Int) -> String {
      MessageStream.text(
        of: .object([
          "id": .int(id), "method": .string("textDocument/documentSymbol"), "params": file,
        ]))
    }
    let cancel = MessageStream.text(
      of: .object([
        "method": .string("$/cancelRequest"), "params": .object(["id": .int(8)]),
      ]))
    let responses = session.receive((request(7) + request(8) + cancel).utf8)
    #expect(responses.count == 2 && responses[0]["result"] != nil)
    #expect(responses[1]["error"]?["code"] == .int(-32800))
  }

  @Test("after any edits, text and diagnostics are those of a fresh start", arguments: 1...4)
  func edits(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    var session = try Session()
    var text = Self.schema
    session.open("blog.yaml", text)
    let pieces = [
      "\n", " ", ":", "}", "[", "name", "é", "👋", "  - a\r\n", "\t", "#", "'", "{ x: Int }",
    ]
    for step in 1...100 {
      let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
      let line = Int.random(in: 0..<lines.count, using: &random)
      let start = Int.random(in: 0...lines[line].utf16.count, using: &random)
      let end = Bool.random(using: &random) ? start : min(start + 3, lines[line].utf16.count)
      session.change(
        "blog.yaml",
        [
          .object([
            "range": Session.range(Session.position(line, start), Session.position(line, end)),
            "text": .string(pieces.randomElement(using: &random) ?? ""),
          ])
        ])
      text = try #require(session.text("blog.yaml"))
      guard step.isMultiple(of: 20) else { continue }
      var fresh = try Session(in: session.workspace)
      fresh.open("blog.yaml", text)
      #expect(fresh.diagnostics["blog.yaml"] ?? [] == session.diagnostics["blog.yaml"] ?? [])
    }
  }
}
