import Diagnostics
import Testing

/// A place in a schema that takes a text, with the text that it needs around it.
struct Position: Sendable, CustomTestStringConvertible {
  /// The key of the language that the place belongs to, and how the text lies in its value:
  /// `resource.attributes{}` are the names of attributes.
  let name: String
  /// The section of the schema, or none for the top level.
  let section: String?
  /// The texts before all, around each, and after all.
  let opening: Template
  let entry: Template
  var closing: Template
  /// The text after all texts and before each is named again.
  var middle: Template = ""
  var echo: Template?
  /// Other lines of the schema file.
  var rest: Template = ""
  /// Which texts go there.
  var texts: [SchemaText] = SchemaTexts.hostile
  /// Whether a schema has the place once.
  var isSingle = false
  /// Whether each text becomes the name of a type at the top of a file, or names one that users
  /// write.
  var namesTypes = false
  /// Whether the models depend on the text, and not only what tools read in the schema, and compile
  /// without a module that it names.
  var isInModels = true
  /// The type of the attributes that have the texts as names.
  var typeOfAttribute: String?
  /// The schema files beside the one with the texts.
  var surroundings = [SchemaFile.base]
  /// Swift that the models need of their user.
  var userCode: UserCode?
  /// How the texts come by on the wire.
  var wire: Wire?

  var testDescription: String { name }

  /// The schema file with some texts in this place, each on a line of its own.
  func file(_ texts: [SchemaText], owner: String) -> SchemaFile {
    var lines = ["schema: 1", "name: Matrix", Self.allow]
    if section == nil {
      let key = entry.filled(owner: owner).prefix { $0 != ":" } + ":"
      lines.removeAll { $0.hasPrefix(key) }
    }
    func append(_ template: Template) {
      guard !template.isEmpty else { return }
      lines += template.filled(owner: owner).split(separator: "\n").map { "  " + $0 }
    }
    func append(each template: Template) -> Int {
      let first = lines.count + 1
      lines += texts.enumerated().map {
        (section == nil ? "" : "   ")
          + template.filled(owner: owner, number: $0.offset, text: $0.element)
      }
      return first
    }
    if !rest.isEmpty { lines.append(rest.filled(owner: owner)) }
    if let section { lines.append("\(section):") }
    append(opening)
    var firstLines = [append(each: entry)]
    if !middle.isEmpty {
      lines += middle.filled(owner: owner).split(separator: "\n").map(String.init)
    }
    if let echo { firstLines.append(append(each: echo)) }
    append(closing)
    return SchemaFile(
      source: SourceFile(
        path: owner + ".yaml", bytes: Array((lines.joined(separator: "\n") + "\n").utf8)),
      texts: texts, firstLines: firstLines)
  }

  private static let allow =
    "allow: [reserved-member-name, digit-first-name, empty-document, comment-after-text]"
}

/// A file of a schema that has texts on lines of their own.
struct SchemaFile: Sendable {
  let source: SourceFile
  let texts: [SchemaText]
  /// The lines of the first text; the others follow it.
  let firstLines: [Int]

  /// The index of the text on a line.
  func index(atLine line: Int) -> Int? {
    firstLines.lazy.map { line - $0 }.first { texts.indices.contains($0) }
  }
}
