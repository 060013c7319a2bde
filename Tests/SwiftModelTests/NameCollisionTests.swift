import Diagnostics
import SchemaReader
import SwiftModel
import Testing

/// Names that are legal on the wire, and which of them can all be names in Swift.
///
/// What is said of those that cannot is in `CommandTests/WrongSchemas/names.txt`.
struct NameCollisionTests {
  @Test("the name of a file cannot be too long for a disk")
  func longFileNames() throws {
    let name = String(repeating: "a", count: 249)
    let findings = try nameFindings(
      in: """
        schema: 1
        name: Test
        resources:
          \(name): {}
          x\(name): {}
          x\(name)y: { swift: Short }
        """)
    #expect(
      findings == [
        """
        5:3 long-swift-name: `x\(name)` would be generated into a file whose name is longer than \
        255 bytes
        """
      ])
  }

  @Test("names that generated code does not use beside a nested type are free")
  func freeNames() throws {
    let findings = try nameFindings(
      in: """
        schema: 1
        name: Test
        types:
          Color: { enum: [red] }
          Colors: '[Color]'
          Palette: { object: { colors: [Color] } }
          Status: { enum: [open, shut] }
        resources:
          articles:
            attributes:
              color: { enum: [a] }
              colors: Colors
              palette: Palette
              comment: { enum: [a] }
              team: { object: { name: String } }
              status: { enum: [draft, final] }
            relationships:
              comments: { many: comments, linkage: never, links: [related] }
              owner: { one: comments | teams, linkage: never, links: [related] }
          comments: {}
          teams: {}
        """)
    #expect(findings == [])
  }

  @Test("names set with `swift` resolve collisions")
  func resolveCollisions() throws {
    let findings = try nameFindings(
      in: """
        schema: 1
        name: Test
        resources:
          protocols: { swift: ProtocolModel }
          articles:
            attributes:
              first-name: String
              first_name: { type: String, swift: secondName }
              type: { type: { enum: [a, b] }, swift: kind }
        """)
    #expect(findings == [])
  }
}

/// What the generator has to say about the names of a schema without mistakes:
/// `line:column identifier: message`.
func nameFindings(in schema: String) throws -> [String] {
  let file = SourceFile(path: "schema.yaml", bytes: Array(schema.utf8))
  let reading = SchemaReader.read([file]) { _ in throw CancellationError() }
  let errors = reading.diagnostics.filter { $0.severity == .error }
  try #require(errors.map(\.message) == [])
  return SwiftModel.build(try #require(reading.schema)).diagnostics.map { finding in
    let labels = finding.labels.map { label in
      " (\(label.message): \(label.range.start.line):\(label.range.start.column))"
    }
    let place = "\(finding.range.start.line):\(finding.range.start.column)"
    return "\(place) \(finding.identifier): \(finding.message)" + labels.joined()
  }
}
