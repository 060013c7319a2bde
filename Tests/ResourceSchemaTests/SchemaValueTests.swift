import Diagnostics
import Rendering
import ResourceSchema
import SchemaReader
import Testing

/// A schema is what it says: places and spellings are no part of it, and it needs no file.
struct SchemaValueTests {
  private static let short = """
    schema: 1
    name: Blog
    types:
      Color: { enum: [red, green] }
    resources:
      people: { attributes: { name: String } }
      articles:
        attributes: { title: String, color?: Color }
        relationships: { author: people, editors: [people] }
    documents:
      ArticleAndAuthor: { data: articles, include: [author] }

    """

  private static let long = """
    # The same, spelt out.
    schema: 1
    name: Blog
    types:
      Color:
        enum:
          - red
          - green
    resources:
      people:
        attributes:
          name:
            type: String
      articles:
        attributes:
          title: { type: "String" }
          color?: { type: Color }
        relationships:
          author: { one: people }
          editors: { many: people }
    documents:
      ArticleAndAuthor:
        data: articles
        include: [author]

    """

  private func read(_ text: String, path: String = "blog.yaml") throws -> Schema {
    let result = SchemaReader.read([SourceFile(path: path, text: text)]) { path in
      throw SourceFile.ReadingError(path: path, reason: .missing)
    }
    return try #require(result.schema, "\(result.diagnostics)")
  }

  @Test("schemas that say the same are equal, whatever their files and spellings")
  func equality() throws {
    let left = try read(Self.short)
    let right = try read(Self.long, path: "other/api.yaml")
    #expect(left == right)
    let attributes = left.resources[0].attributes
    #expect(attributes.map(\.hashValue) == right.resources[0].attributes.map(\.hashValue))
    #expect(left.resources[0].range != right.resources[0].range)
    #expect(left.resources[0].type.range != right.resources[0].type.range)
  }

  @Test("schemas that say something else differ")
  func difference() throws {
    let text = Self.short.replacing("color?: Color", with: "color: Color")
    #expect(try read(Self.short) != read(text))
  }

  /// The schema of the texts above, made in code.
  private static let made = Schema(
    name: Located("Blog"),
    types: [
      TypeDeclaration(
        name: Located("Color"),
        definition: .value(
          .enumeration(
            Enumeration(
              cases: ["red", "green"].map { .init(name: Located($0), rawValue: .string($0)) }))))
    ],
    resources: [
      Resource(
        type: Located("people"),
        attributes: [Member(name: Located("name"), type: .primitive(.string))]),
      Resource(
        type: Located("articles"),
        attributes: [
          Member(name: Located("title"), type: .primitive(.string)),
          Member(name: Located("color"), type: .named("Color"), isOptional: true),
        ],
        relationships: [
          Relationship(name: Located("author"), cardinality: .one, targets: [Located("people")]),
          Relationship(name: Located("editors"), cardinality: .many, targets: [Located("people")]),
        ]),
    ],
    documents: [
      Document(
        name: Located("ArticleAndAuthor"), data: .one([Located("articles")], isNullable: false),
        include: [IncludePath([Located("author")])], includedTypes: ["people"])
    ])

  @Test("a schema made in code equals one that was read")
  func madeInCode() throws {
    #expect(try Self.made == read(Self.short))
  }

  @Test("a schema made in code becomes the models of one that was read")
  func generation() throws {
    let made = try ModelGenerator.generate(Self.made)
    let read = try ModelGenerator.generate(read(Self.short))
    #expect(made.diagnostics == [])
    #expect(made.files.map(\.path) == read.files.map(\.path))
    #expect(!made.files.isEmpty)
  }
}
