import Diagnostics
import Rendering
import ResourceSchema
import SchemaReader
import YAMLSource

/// What holds for every input, whatever its bytes are; a promise that is broken ends the process.
enum Promises {
  static func check(_ input: FuzzInput) {
    for file in input.files { checkNodes(of: file) }

    let reading = SchemaReader.read([input.schema], importing: input.load)
    let again = SchemaReader.read([input.schema], importing: input.load)
    expect(reading.diagnostics == again.diagnostics, "reading twice finds the same")
    expect(reading.schema == again.schema, "reading twice makes the same model")
    check(reading.diagnostics, of: reading.files)

    guard let schema = reading.schema else {
      expect(reading.diagnostics.contains { $0.severity == .error }, "no model, no error")
      let naming = generate(reading.readable)
      check(reading.diagnostics(with: naming.diagnostics), of: reading.files)
      return
    }
    expect(reading.diagnostics.allSatisfy { $0.severity == .warning }, "a model, an error")
    checkModels(of: schema, in: reading.files)
  }

  /// Says what does not hold, which a `precondition` does not in an optimized build.
  private static func expect(_ holds: Bool, _ promise: @autoclosure () -> String) {
    if !holds { fatalError(promise()) }
  }

  // MARK: Stages

  private static func checkNodes(of file: SourceFile) {
    let result = YAMLReader.read(file)
    for diagnostic in result.diagnostics {
      check(diagnostic.range, in: file)
      for label in diagnostic.labels { check(label.range, in: file) }
    }
    guard let root = result.root else { return }
    var rest = [root]
    var count = 0
    while let node = rest.popLast(), count < 10_000 {
      count += 1
      check(node.range, in: file)
      check(node.writtenRange, in: file)
      switch node.content {
      case .scalar(let scalar):
        let text = file.text(in: node.range)
        expect(
          scalar.style != .plain || text.contains(where: \.isNewline) || text == scalar.text,
          "plain text on one line is what it is")
      case .sequence(let elements):
        rest += elements
      case .mapping(let mapping):
        for entry in mapping.entries { check(entry.keyRange, in: file) }
        expect(Set(mapping.entries.map(\.key)).count == mapping.entries.count, "equal keys")
        rest += mapping.entries.map(\.value)
      }
    }
  }

  private static func checkModels(of schema: Schema, in files: [SourceFile]) {
    let result = generate(schema)
    check(result.diagnostics, of: files)
    let isGood = result.diagnostics.allSatisfy { $0.severity == .warning }
    expect(isGood || result.files.isEmpty, "files in spite of an error")
    let names = Set(result.files.map { $0.path.lowercased() })
    expect(names.count == result.files.count, "two files of one name")
    for file in result.files {
      expect(file.path.hasSuffix(".swift") && !file.path.contains("/"), "a strange file name")
      expect(file.text.hasSuffix("\n"), "an unfinished file")
    }
  }

  private static func generate(_ schema: Schema) -> ModelGenerator.Result {
    do {
      return try ModelGenerator.generate(schema)
    } catch {
      fatalError("the generator threw: \(error)")
    }
  }

  // MARK: Diagnostics

  private static func check(_ diagnostics: [Diagnostic], of files: [SourceFile]) {
    for diagnostic in diagnostics {
      expect(!diagnostic.identifier.isEmpty && !diagnostic.message.isEmpty, "says nothing")
      let edits = diagnostic.fixIts.flatMap(\.edits)
      for range in [diagnostic.range] + diagnostic.labels.map(\.range) + edits.map(\.range) {
        guard let file = files.first(where: { $0.path == range.file }) else {
          fatalError("a finding about a file that was not read: \(range.file)")
        }
        check(range, in: file)
      }
    }
    for isColored in [false, true] {
      let text = DiagnosticText.render(diagnostics, files: files, isColored: isColored)
      expect(text.isEmpty == diagnostics.isEmpty, "diagnostics without a text")
    }
    for text in [DiagnosticJSON.render(diagnostics), DiagnosticGitHub.render(diagnostics)] {
      let lines = text.split(separator: "\n")
      expect(lines.count == diagnostics.count, "a finding is one line for programs")
    }
  }

  private static func check(_ range: SourceRange, in file: SourceFile) {
    expect(range.file == file.path, "a range of another file")
    expect(range.start.offset <= range.end.offset, "a range that ends before it begins")
    expect(range.end.offset <= file.bytes.count, "a range beyond the file")
    expect(range.start.line >= 1 && range.start.column >= 1, "a place before the first")
    expect(range.start.line <= range.end.line, "lines that go backwards")
  }
}
