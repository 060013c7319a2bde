import Diagnostics
import Rendering
import Testing

/// What a schema says of the API as a whole.
struct WholeAPITests {
  @Test("the name and the description of an API appear only in comments")
  func comments() throws {
    let plain = try #require(try lines(ofAPI: .quoted("plain")))
    var count = 0
    for text in SchemaTexts.hostile {
      guard let lines = try lines(ofAPI: text) else { continue }
      #expect(lines == plain, "\(text.spelling)")
      count += 1
    }
    #expect(count > 100)
  }

  /// The lines of code of the models of a schema in three files, or nothing if the text is a
  /// mistake.
  private func lines(ofAPI text: SchemaText) throws -> [String]? {
    let files = ["a", "b", "c"].map { name in
      SourceFile(
        path: name + ".yaml",
        bytes: Array(
          """
          schema: 1
          name: \(text.spelling)
          description: \(text.spelling)
          types: { Type\(name): String }
          resources: { resource-\(name): {} }

          """.utf8))
    }
    let reading = SchemaReading(of: files)
    guard let schema = reading.schema, reading.errors.isEmpty else {
      #expect(
        reading.errors.allSatisfy { (2...3).contains($0.range.start.line) }, "\(text.spelling)")
      return nil
    }
    // Where Swift ends a line is not where Unicode does.
    let lines = try ModelGenerator.generate(schema).files.flatMap { file in
      file.text.unicodeScalars.split { $0 == "\n" || $0 == "\r" }
    }
    return lines.map { String($0) }.filter { !$0.hasPrefix("//") }
  }
}
