import Diagnostics
import ResourceSchema

/// The files of a run, named and imported, each read once.
struct FileSet {
  /// An import of a file that is in the set.
  struct Import {
    var target: Int
    /// The text that names the file.
    var text: Located<String>
  }

  /// The named files in their order, then the imported files in the order of their first import.
  private(set) var drafts: [FileDraft] = []
  /// The imports of each file.
  private(set) var imports: [[Import]] = []
  /// The number of files that were named.
  private(set) var namedCount = 0
  private(set) var diagnostics = DiagnosticList()
  private var indices: [String: Int] = [:]

  static func read(
    _ inputs: [SourceFile], importing load: (String) throws -> SourceFile
  ) -> FileSet {
    var set = FileSet()
    for input in inputs where set.indices[ImportPath.normalized(input.path)] == nil {
      set.add(input)
    }
    set.namedCount = set.drafts.count
    var next = 0
    while next < set.drafts.count {
      set.readImports(of: next, load)
      next += 1
    }
    set.diagnostics.add(contentsOf: ImportCycles.diagnostics(in: set))
    return set
  }

  private mutating func add(_ file: SourceFile) {
    indices[ImportPath.normalized(file.path)] = drafts.count
    drafts.append(FileReader.read(file))
    imports.append([])
  }

  private mutating func readImports(of index: Int, _ load: (String) throws -> SourceFile) {
    let importer = drafts[index].file.path
    for text in drafts[index].imports {
      if let problem = ImportPath.problem(in: text.value) {
        drafts[index].hide(.all, at: text.range)
        diagnostics.report(
          .invalidImport, problem.message, at: text.range,
          suggestion: problem.right.map { .write($0, at: text.range) } ?? problem.advice)
        continue
      }
      guard SchemaFiles.namesSchema(text.value) else {
        drafts[index].hide(.all, at: text.range)
        reportNoSchema(text, importedBy: importer, load)
        continue
      }
      let path = ImportPath.path(of: text.value, importedBy: importer)
      guard let target = target(path, text, load) else {
        drafts[index].hide(.all, at: text.range)
        continue
      }
      if imports[index].contains(where: { $0.target == target }) { continue }
      imports[index].append(Import(target: target, text: text))
    }
  }

  /// Reports an import whose file name does not have the extension of a schema.
  private mutating func reportNoSchema(
    _ text: Located<String>, importedBy importer: String, _ load: (String) throws -> SourceFile
  ) {
    let path = ImportPath.path(of: text.value, importedBy: importer)
    do {
      _ = try load(path.isEmpty ? "." : path)
    } catch let error as ImportError where error.reason.reason == .directory {
      let folder = text.value.hasSuffix("/") ? text.value : text.value + "/"
      let names = error.schemas
        .filter { ImportPath.normalized($0) != ImportPath.normalized(importer) }
        .map { folder + $0.split(separator: "/").suffix(1).joined() }
      let listed = names.prefix(Self.mostSchemas).map { "`\($0)`" }.joined(separator: ", ")
      let advice: Advice? =
        switch names.count {
        case 0: nil
        case 1: .write(names[0], at: text.range)
        default: "name the files in it: \(listed)\(names.count > Self.mostSchemas ? ", …" : "")"
        }
      diagnostics.report(
        .invalidImport, "`\(text.value)` is a folder, and an import names a file", at: text.range,
        note: names.isEmpty ? "there is no other `.yaml` or `.yml` file directly in it" : nil,
        suggestion: advice)
      return
    } catch {
      // If a schema has a similar name, suggesting it is more useful than the reason for this
      // failure.
    }
    let spellings = ImportPath.spellings(of: text.value)
    let right = spellings.first {
      (try? load(ImportPath.path(of: $0, importedBy: importer))) != nil
    }
    diagnostics.report(
      .invalidImport, "an import names a `.yaml` or `.yml` file", at: text.range,
      note: right == nil
        ? (spellings.dropFirst(2).first ?? spellings.first).map { "there is no `\($0)` either" }
        : nil,
      suggestion: right.map { .write($0, at: text.range) })
  }

  /// The number of schemas of a folder that a message names.
  private static let mostSchemas = 5

  /// Returns the index of the file at a path, and loads the file if the set does not have it; `nil`
  /// if it cannot be loaded.
  private mutating func target(
    _ path: String, _ text: Located<String>, _ load: (String) throws -> SourceFile
  ) -> Int? {
    if let known = indices[path] { return known }
    do {
      let file = try load(path)
      if let known = indices[ImportPath.normalized(file.path)] {
        indices[path] = known
        return known
      }
      add(file)
      indices[path] = drafts.count - 1
      return drafts.count - 1
    } catch {
      diagnostics.report(
        .missingImport, "`\(text.value)` cannot be imported: \(reason(of: error))", at: text.range,
        note: path == ImportPath.normalized(text.value)
          ? "an import is relative to the folder of the file that imports"
          : "an import is relative to the file that imports; this one leads to `\(path)`",
        suggestion: suggestion(for: text, error as? ImportError))
      return nil
    }
  }

  private func suggestion(for text: Located<String>, _ error: ImportError?) -> Advice? {
    if let name = error?.nearest {
      let folder = text.value.lastIndex(of: "/").map { text.value[...$0] } ?? ""
      return .didYouMean(folder + name, at: text.range)
    }
    if let path = error?.elsewhere {
      return .didYouMean(ImportPath.relative(path, to: text.range.file), at: text.range)
    }
    return error?.only.map {
      "did you mean `\(ImportPath.relative($0, to: text.range.file))`, the only other schema there?"
    }
  }

  private func reason(of error: any Error) -> String {
    let error = (error as? ImportError)?.reason ?? error
    return (error as? SourceFile.ReadingError)?.message ?? "\(error)"
  }
}

/// The reason why a file cannot be imported.
struct ImportError: Error {
  var reason: SourceFile.ReadingError
  /// The name of a file in the same folder that the author may have meant.
  var nearest: String?
  /// The path of a file with the same name in another folder.
  var elsewhere: String?
  /// The path of the schema in the same folder, if there is only one besides the known ones.
  var only: String?
  /// The paths of the schemas in the folder, if the import names a folder instead of a file.
  var schemas: [String] = []
}
