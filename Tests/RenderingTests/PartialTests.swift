import Testing

@testable import Rendering

@Suite("Partials")
struct PartialTests {
  @Test("recursive records are rendered by recursive partials, indented by each level")
  func recursion() throws {
    let type = """
      enum {{typeName}} {
      {{#cases}}
        case {{.}}
      {{/cases}}
      {{#nested}}
        {{> type}}
      {{/nested}}
      }

      """
    let resource = Resource(types: [
      NestedType(
        typeName: "A",
        nested: [NestedType(typeName: "B", nested: [NestedType(typeName: "C", cases: ["c"])])],
        cases: ["a"])
    ])
    let text = try render("{{#types}}\n{{> type}}\n{{/types}}\n", ["type": type], resource)
    #expect(
      text == """
        enum A {
          case a
          enum B {
            enum C {
              case c
            }
          }
        }

        """)
    #expect(diagnostics("{{#types}}\n{{> type}}\n{{/types}}\n", ["type": type]).isEmpty)
  }

  @Test("indentation keeps the line endings of CRLF templates, and empty lines empty")
  func carriageReturns() throws {
    let text = try render(
      "{\r\n  {{> part}}\r\n}\r\n", ["part": "a\r\n\r\n{{! gone }}\r\n{{name}}\r\n"])
    #expect(text == "{\r\n  a\r\n\r\n  Article\r\n}\r\n")
  }
}
