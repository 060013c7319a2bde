import Testing

@testable import Rendering

@Suite("Hostile templates")
struct HostileTemplateTests {
  @Test("rendering without end is stopped")
  func depth() {
    var library = library("{{#types}}{{> root}}{{/types}}")
    library.limits.maxDepth = 50
    let resource = Resource(types: [NestedType(typeName: "A")])
    let error = #expect(throws: RenderingError.self) { try library.render("root", resource.asRoot) }
    #expect(
      error?.description == "template `root` nests sections and partials more than 50 deep")
  }

  @Test("output and work have limits")
  func amplification() {
    var partials = ["p0": "0123456789"]
    for level in 1...40 { partials["p\(level)"] = "{{> p\(level - 1)}}{{> p\(level - 1)}}" }
    var library = library("{{> p40}}", partials)
    #expect(library.diagnostics.isEmpty)
    library.limits.maxBytes = 100_000
    var error = #expect(throws: RenderingError.self) {
      try library.render("root", Resource().asRoot)
    }
    #expect(error?.description == "template `root` renders more than 100000 bytes")
    library.limits.maxSteps = 1_000
    error = #expect(throws: RenderingError.self) { try library.render("root", Resource().asRoot) }
    #expect(error?.description == "template `root` renders more than 1000 sections and partials")
  }

  @Test("sections are nested to a limit")
  func nesting() {
    let count = 100_000
    let opening = String(repeating: "{{#types}}", count: count)
    let closing = String(repeating: "{{/types}}", count: count)
    #expect(
      library(opening + closing).diagnostics.filter { $0.severity == .error }.map(\.line)
        == ["root.mustache:1:644: error: sections are nested more than 64 deep"])
  }

  @Test(
    "long nonsense is read in linear time",
    arguments: ["{", "{{", "{{!", "{{#a", "{{a}}", " ", "{{/a}}", "{{=", "{{> a}}", "a.", "\r"])
  func nonsense(piece: String) {
    let found = library(String(repeating: piece, count: 10_000)).diagnostics
    #expect(found.count <= 100)
    _ = library("{{" + String(repeating: piece, count: 10_000) + "}}").diagnostics
  }

  @Test("a partial in every order of nested records is an error, not an endless compilation")
  func orders() {
    @Sendable func shape(_ number: Int) -> RecordShape {
      RecordShape(name: "r\(number)") {
        return (0..<9).map { inner in
          RecordField(name: "f\(inner)", kind: .records, words: "", shape: shape(inner)) { _ in
            .records(TypedRecords([Resource]()))
          }
        }
      }
    }
    let text = (0..<9).map { "{{#f\($0)}}{{> root}}{{/f\($0)}}" }.joined()
    let library = ModelTemplates([source("root", text)], roots: [("root", shape(0))])
    #expect(
      library.diagnostics.first?.message == "the templates expand to too much")
  }
}
