import Diagnostics
import Foundation
import ResourceSchema
import SchemaReader
import SchemaWriter
import Testing

@Suite("A schema without a file")
struct SchemaWriterTests {
  @Test("is written as YAML that says the same", arguments: Self.folders)
  func everySchema(folder: [SourceFile]) throws {
    let schema = try read(folder)
    let text = SchemaWriter.yaml(of: schema)
    #expect(try read([SourceFile(path: "written.yaml", text: text)]) == schema)
    #expect(try formatted(text) == text)
  }

  @Test("is written in short forms")
  func shortForms() throws {
    var note = Member(
      name: Located("note"), type: .primitive(.string), isOptional: true, isNullable: true)
    note.description = "a \u{1B}[31m # b"
    let title = Member(name: Located("title"), type: .primitive(.string))
    var author = Relationship(name: Located("author"), cardinality: .one, targets: [])
    author.targets = [Located("people"), Located("teams")]
    author.isNullable = true
    author.links = LinksDeclaration(.members([LinkMember(name: Located("self"), isOptional: true)]))
    let schema = Schema(
      name: Located("Blog"), description: "One.\nTwo.",
      types: [
        TypeDeclaration(
          name: Located("Level"),
          definition: .value(
            .enumeration(
              Enumeration(
                cases: [.init(name: Located("low"), rawValue: .int(1))], isOpen: false))))
      ],
      resources: [
        Resource(
          type: Located("articles"),
          attributes: [
            title,
            Member(
              name: Located("tags"), type: .array(.nullable(.named("Level"))), isOptional: true,
              isNullable: true),
            note,
          ], relationships: [author]),
        Resource(type: Located("people")), Resource(type: Located("teams")),
      ])
    #expect(
      SchemaWriter.yaml(of: schema) == #"""
        schema: 1
        name: Blog
        description: |-
          One.
          Two.

        types:
          Level: { enum: { low: 1 }, open: false }

        resources:
          articles:
            attributes:
              title: String
              tags?: '[Level?]?'
              note?: { type: 'String?', description: "a \U0000001B[31m # b" }
            relationships:
              author: { one: 'people | teams?', links: ['self?'] }
          people: {}
          teams: {}

        """#)
  }

  /// The folders with schemas of the project, and the golden ones.
  private static let folders = Dictionary(
    grouping: Schemas.all,
    by: { URL(fileURLWithPath: $0.path).deletingLastPathComponent().path }
  ).sorted { $0.key < $1.key }.map(\.value)

  private func read(_ files: [SourceFile]) throws -> Schema {
    let result = SchemaReader.read(files) { path in
      try SourceFile(contentsOf: path)
    }
    let problems = DiagnosticText.render(result.diagnostics, files: files)
    return try #require(result.schema, "\(problems)")
  }
}
