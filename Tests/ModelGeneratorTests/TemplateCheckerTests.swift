import Testing

@testable import ModelGenerator

/// A value for templates of these tests.
private struct Shelf: TemplateRecord {
  static let template: String? = "shelf"

  var name = "Poetry"
  var isOpen = true
  var labels = ["a", "b"]
  var books = [Book()]

  static var fields: [TemplateField<Shelf>] {
    [
      .text("name", \.name), .flag("isOpen", \.isOpen), .texts("labels", \.labels),
      .records("books", \.books), .rendered("first", { $0.books.first }),
    ]
  }
}

private struct Book: TemplateRecord {
  static let template: String? = "book"

  var title = "Faust"
  var parts: [Book] = []

  static var fields: [TemplateField<Book>] {
    [.text("title", \.title), .records("parts", \.parts), .rendered(all: "chapters", \.parts)]
  }
}

struct TemplateCheckerTests {
  private func problem(in template: String, book: String = "") -> String? {
    var checker = TemplateChecker(sources: ["shelf": template, "book": book])
    do {
      try checker.check(Shelf.self)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    "{{name}}{{{name}}}{{&name}}{{! a note }}",
    "{{#isOpen}}open{{/isOpen}}{{^isOpen}}closed{{/isOpen}}",
    "{{#labels}}{{.}}{{/labels}}{{^labels}}none{{/labels}}",
    "{{#books}}{{title}} on {{name}}{{#parts}}{{title}}{{/parts}}{{/books}}",
    "{{ name }}{{# isOpen }}{{/ isOpen }}",
  ])
  func `a template that names what there is has no problem`(template: String) {
    #expect(problem(in: template) == nil)
  }

  @Test(arguments: [
    (
      "a\n  {{nmae}}",
      "shelf.mustache:2:3: error: nothing here is called 'nmae'; there is books, first, isOpen, labels, name"
    ),
    ("{{Name}}", "shelf.mustache:1:1: error: nothing here is called 'Name'; did you mean 'name'?"),
    (
      "{{title}}",
      "shelf.mustache:1:1: error: nothing here is called 'title'; there is books, first, isOpen, labels, name"
    ),
    ("{{isOpen}}", "shelf.mustache:1:1: error: 'isOpen' is a flag: it can only open a section"),
    ("{{books}}", "shelf.mustache:1:1: error: 'books' is a list: it can only open a section"),
    ("{{#name}}{{/name}}", "shelf.mustache:1:1: error: 'name' is a text: it cannot open a section"),
    ("{{.}}", "shelf.mustache:1:1: error: '.' stands for a text, and there is none here"),
    ("x{{#isOpen}}", "shelf.mustache:1:2: error: the section 'isOpen' does not end"),
    ("{{/isOpen}}", "shelf.mustache:1:1: error: there is no section 'isOpen' to end here"),
    (
      "{{#isOpen}}\n{{/books}}",
      "shelf.mustache:2:1: error: expected the end of 'isOpen', which begins in line 1"
    ),
    ("é{{name", "shelf.mustache:1:2: error: this tag does not end; expected }} behind it"),
    (
      "{{>book}}",
      "shelf.mustache:1:1: error: 'book' is a kind of tag that these templates do not have; "
        + "they have values, sections, inverted sections and comments"
    ),
    ("{{first}}", "shelf.mustache:1:1: error: 'first' is a list: it can only open a section"),
    (
      "{{=<% %>=}}",
      "shelf.mustache:1:1: error: '<% %>=' is a kind of tag that these templates do not have; "
        + "they have values, sections, inverted sections and comments"
    ),
  ])
  func `what cannot be rendered is an error with its place`(template: String, message: String) {
    #expect(problem(in: template) == message)
  }

  @Test
  func `the template of a record inside another is checked with its own fields`() {
    let shelf = "{{#first}}{{.}}{{/first}}"
    #expect(problem(in: shelf, book: "{{title}}{{#chapters}}{{.}}{{/chapters}}") == nil)
    #expect(
      problem(in: shelf, book: "\n{{name}}")
        == "book.mustache:2:1: error: nothing here is called 'name'; there is chapters, parts, title"
    )
  }

  @Test
  func `the built-in templates have no problem`() throws {
    _ = try TemplateLibrary()
  }
}
