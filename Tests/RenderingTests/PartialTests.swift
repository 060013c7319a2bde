import Rendering
import Testing

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

  @Test("a partial inside a line is not indented, and what it includes only by itself")
  func inlinePartials() throws {
    let partials = ["outer": "<{{> inner}}>\n", "inner": "a\nb\n  {{> leaf}}\n", "leaf": "c\nd\n"]
    #expect(try render("    {{> outer}}\n", partials) == "    <a\nb\n  c\n  d\n>\n")
  }

  @Test("a partial compiled for several records sees the fields of each")
  func severalRecords() throws {
    let resource = Resource(properties: [Property(name: "title")])
    #expect(
      try render("{{> n}};{{#properties}}{{> n}}{{/properties}}", ["n": "{{name}}"], resource)
        == "Article;title")
  }
}
