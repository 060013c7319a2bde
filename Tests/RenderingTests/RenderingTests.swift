import Rendering
import Testing

@Suite("Rendering")
struct RenderingTests {
  let resource = Resource(properties: [
    Property(name: "title", defaultValue: "\"\"", documentation: ["The title.", "Not empty."]),
    Property(name: "body", type: "Text", isOptional: true, storage: Storage(note: "large")),
    Property(name: "age", type: "Int", storage: Storage(key: "years", isLazy: true)),
  ])

  @Test("renders texts, flags, lists and records")
  func kinds() throws {
    let text = try render(
      """
      struct {{name}} {
      {{#properties}}
        {{#documentation}}
        /// {{.}}
        {{/documentation}}
        {{access}} var {{name}}: {{type}}{{#isOptional}}?{{/isOptional}}{{#default}} = {{.}}{{/default}}
        {{#storage}}
        private var {{key}}{{#note}}  // {{note}}{{/note}}
        {{/storage}}
      {{/properties}}
      }

      """, [:], resource)
    #expect(
      text == """
        struct Article {
          /// The title.
          /// Not empty.
          public var title: String = ""
          public var body: Text?
          private var storage  // large
          public var age: Int
          private var years
        }

        """)
  }

  @Test("reads computed properties like stored ones")
  func computed() throws {
    let template =
      "{{#properties}}{{uppercased}}{{#shoutedDefault}}={{.}}{{/shoutedDefault}}"
      + "{{#isRequired}}!{{/isRequired}}{{^isRequired}}?{{/isRequired}}"
      + "{{#letters}}{{.}}{{^last}}-{{/last}}{{/letters}} {{/properties}}"
    let resource = Resource(properties: [
      Property(name: "ab", defaultValue: "x"), Property(name: "cd", isOptional: true),
    ])
    #expect(try render(template, [:], resource) == "AB=X!a-b CD?c-d ")
  }

  @Test("renders an inverted section where there is nothing")
  func inverted() throws {
    let template =
      "{{#properties}}{{^default}}d{{/default}}{{^documentation}}c{{/documentation}}"
      + "{{^storage}}s{{/storage}}{{^isOptional}}o{{/isOptional}};{{/properties}}"
      + "{{^types}}no types{{/types}}"
    #expect(try render(template, [:], resource) == "so;dc;dco;no types")
  }

  @Test("sets first and last for the elements of every list")
  func firstAndLast() throws {
    let template =
      "{{#properties}}{{#first}}({{/first}}{{name}}{{#documentation}}{{#last}}.{{/last}}"
      + "{{/documentation}}{{#storage}}{{#last}}*{{/last}}{{/storage}}{{^last}}, {{/last}}"
      + "{{#last}}){{/last}}{{/properties}}"
    #expect(try render(template, [:], resource) == "(title., body, age*)")
  }

  @Test("follows dotted names through records that may be absent")
  func dottedNames() throws {
    let template =
      "{{#properties}}[{{storage.key}}{{#storage.note}} {{.}}{{/storage.note}}"
      + "{{^storage.note}} -{{/storage.note}}{{#storage.isLazy}} lazy{{/storage.isLazy}}]"
      + "{{/properties}}"
    #expect(try render(template, [:], resource) == "[ -][storage large][years - lazy]")
  }

  @Test("reaches an outer record by its name")
  func outerRecords() throws {
    let template = "{{#properties}}{{resource.name}}.{{name}} {{/properties}}"
    #expect(try render(template, [:], resource) == "Article.title Article.body Article.age ")
    #expect(diagnostics(template).isEmpty)
  }

  @Test("a list reached through an outer record leaves the inner one alone")
  func outerLists() throws {
    let template =
      "{{#types}}{{#nested}}{{#resource.types}}{{typeName}}{{/resource.types}}<{{typeName}}"
      + "{{/nested}}{{/types}}"
    let resource = Resource(types: [NestedType(typeName: "A", nested: [NestedType(typeName: "B")])])
    #expect(try render(template, [:], resource) == "A<B")
  }

  @Test("values of several lines are not indented")
  func multilineValues() throws {
    let resource = Resource(name: "a\nb")
    #expect(try render("  {{> p}}\n", ["p": "[{{name}}]\n"], resource) == "  [a\nb]\n")
  }

  @Test("a template is rendered with the records that it is compiled for")
  func roots() throws {
    #expect(throws: RenderingError.unknownRoot(template: "root", record: "property")) {
      try library("{{name}}").render("root", Property(name: ""))
    }
  }

  @Test("a later source replaces an earlier one of the same name")
  func replacement() throws {
    let library = TemplateLibrary(
      [
        source("root", "{{built-in}}", isBuiltIn: true),
        source("root", "mine"),
        source("part", "", isBuiltIn: true),
      ], roots: [TemplateRoot("root", Resource.self)])
    #expect(library.diagnostics.isEmpty)
    #expect(try library.render("root", Resource()) == Array("mine".utf8))
  }
}
