import Diagnostics
import ResourceSchema
import SchemaReader
import TestSupport
import Testing

/// Schemas of several files.
struct ImportTests {
  /// Reads files of which the first ones are named; marks count in the file that has them.
  private func read(
    _ files: KeyValuePairs<String, String>, named: Int = 1
  ) -> (result: SchemaReader.Result, texts: [MarkedText]) {
    let texts = files.map { MarkedText($0.value, path: $0.key) }
    let result = SchemaReader.read(texts.prefix(named).map(\.file)) { path in
      guard let text = texts.first(where: { $0.file.path == path }) else {
        throw SourceFile.ReadingError(path: path, reason: .missing)
      }
      return text.file
    }
    return (result, texts)
  }

  private let main = "schema: 1\nname: Blog\n"

  @Test("imports are relative to their file")
  func importsAreRelativeToTheirFile() throws {
    let (result, _) = read([
      "Schemas/blog/blog.yaml": main + "imports: [../common/types.yaml]\n"
        + article("attributes: { color: Color }"),
      "Schemas/common/types.yaml": "schema: 1\nimports: [more/deep.yml]\ntypes: { Color: Tone }\n",
      "Schemas/common/more/deep.yml": "schema: 1\ntypes: { Tone: { enum: [red] } }\n",
    ])
    #expect(result.diagnostics == [])
    let schema = try #require(result.schema)
    #expect(schema.types.map(\.name.value) == ["Color", "Tone"])
    #expect(
      result.files.map(\.path) == [
        "Schemas/blog/blog.yaml", "Schemas/common/types.yaml", "Schemas/common/more/deep.yml",
      ])
  }

  @Test("a file is read once")
  func aFileIsReadOnce() throws {
    let (result, _) = read(
      [
        "./a.yaml": main + "imports: [b.yaml, ./b.yaml, x/../b.yaml]\n",
        "b.yaml": "schema: 1\ntypes: { A: Int }\n",
      ], named: 2)
    #expect(result.diagnostics == [])
    #expect(result.files.count == 2)
  }

  @Test("files that are read together have one name")
  func namesAgree() throws {
    let (result, texts) = read(
      ["a.yaml": "schema: 1\nname: 1️⃣Blog2️⃣\n", "b.yaml": "schema: 1\nname: 1️⃣Shop2️⃣\n"],
      named: 2)
    #expect(
      result.diagnostics.map(\.message) == [
        "the files of one schema must have one name, not `Shop` as well"
      ])
    #expect(result.diagnostics.first?.range == texts[1].range("1️⃣", "2️⃣"))
    #expect(
      result.diagnostics.first?.labels.map(\.range) == [try #require(texts[0].range("1️⃣", "2️⃣"))])
  }

  @Test("a file needs a name unless it is imported")
  func namedFilesNeedANameUnlessTheyAreImported() {
    let (unnamed, texts) = read(["a.yaml": main, "b.yaml": "1️⃣2️⃣schema: 1\n"], named: 2)
    #expect(unnamed.diagnostics.map(\.range) == [texts[1].range("1️⃣", "2️⃣")])
    #expect(unnamed.diagnostics.map(\.suggestion) == ["add `name: Blog`"])
    let (result, _) = read(
      ["a.yaml": main + "imports: [b.yaml]\n", "b.yaml": "schema: 1\n"], named: 2)
    #expect(result.diagnostics == [])
  }

  @Test("files that import each other are reported once each")
  func manyCycles() {
    let names = (0..<60).map { "f\($0).yaml" }
    let files = names.map { name in
      let others = names.filter { $0 != name }.joined(separator: ", ")
      return SourceFile(path: name, text: main + "imports: [\(others)]\n")
    }
    let result = SchemaReader.read([files[0]]) { path in
      try #require(files.first { $0.path == path })
    }
    #expect(result.files.count == 60)
    #expect(result.diagnostics.count < 60)
    #expect(result.diagnostics.allSatisfy { $0.identifier == "import-cycle" })
    #expect(result.diagnostics.allSatisfy { $0.labels.count == 1 })
  }
}

/// Defaults and mixins govern their own file and what imports it by name.
struct ScopeTests {
  private func read(_ files: KeyValuePairs<String, String>) -> SchemaReader.Result {
    let files = files.map { SourceFile(path: $0.key, text: "schema: 1\n" + $0.value) }
    return SchemaReader.read([files[0]]) { path in
      guard let file = files.first(where: { $0.path == path }) else { throw NoImports() }
      return file
    }
  }

  @Test("an importing file sees defaults and mixins")
  func anImportingFileSeesThem() throws {
    let result = read([
      "a.yaml": "name: A\nimports: [b.yaml]\nresources: { a: { with: [m] } }\n",
      "b.yaml": "defaults: { id: Int }\nmixins: { m: { attributes: { x: Int } } }\n"
        + "resources: { b: {} }\n",
    ])
    let schema = try #require(result.schema)
    #expect(schema.resources.map(\.idType) == [.int, .int])
    #expect(schema.resources.first?.attributes.map(\.name.value) == ["x"])
  }

  @Test("an imported file does not see those of its importer")
  func anImportedFileDoesNotSeeThoseOfItsImporter() throws {
    let result = read([
      "a.yaml": "name: A\nimports: [b.yaml]\ndefaults: { id: Int }\n",
      "b.yaml": "resources: { b: {} }\n",
    ])
    #expect(result.schema?.resources.map(\.idType) == [.string])
  }

  @Test("a file's own defaults take precedence")
  func aFilesOwnDefaultsWin() {
    let result = read([
      "a.yaml": "name: A\nimports: [b.yaml]\ndefaults: { id: Int }\nresources: { a: {} }\n",
      "b.yaml": "defaults: { id: UUID, errors: unknown }\n",
    ])
    #expect(result.schema?.resources.map(\.idType) == [.int])
    #expect(result.schema?.resources.map(\.document.errors) == [.unknown])
  }
}
