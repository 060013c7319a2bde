import Testing

@testable import Rendering

@Suite("Hostile templates")
struct HostileTemplateTests {
  @Test("rendering without end is stopped")
  func depth() {
    var library = library("{{#types}}{{> root}}{{/types}}")
    library.limits.maxDepth = 50
    let resource = Resource(types: [NestedType(typeName: "A")])
    #expect(throws: RenderingError.tooDeep(template: "root", limit: 50)) {
      try library.render("root", resource)
    }
  }

  @Test("output and work have limits")
  func amplification() {
    var partials = ["p0": "0123456789"]
    for level in 1...40 { partials["p\(level)"] = "{{> p\(level - 1)}}{{> p\(level - 1)}}" }
    var library = library("{{> p40}}", partials)
    #expect(library.diagnostics.isEmpty)
    library.limits.maxBytes = 100_000
    #expect(throws: RenderingError.tooManyBytes(template: "root", limit: 100_000)) {
      try library.render("root", Resource())
    }
    library.limits.maxSteps = 1_000
    #expect(throws: RenderingError.tooManySteps(template: "root", limit: 1_000)) {
      try library.render("root", Resource())
    }
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
    @Sendable func shape(_ number: Int) -> ShapeDeclaration {
      ShapeDeclaration(identity: .number(number), name: "r\(number)") {
        (0..<9).map { inner in
          RecordField(
            name: "f\(inner)", words: "", isGlobal: false,
            content: .records(shape(inner)) { _ in RecordList([Resource]()) })
        }
      }
    }
    let text = (0..<9).map { "{{#f\($0)}}{{> root}}{{/f\($0)}}" }.joined()
    let library = TemplateLibrary(
      [source("root", text)],
      roots: [TemplateRoot("root", shape(0))], outputShapes: [], isLenient: false)
    #expect(
      library.diagnostics.first?.message == "the templates expand to too much")
  }
}
