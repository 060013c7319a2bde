import Diagnostics
import ResourceSchema

/// The files of a run, named and imported, each read once.
struct FileSet {
  struct Import {
    var target: Int
    var text: Located<String>
  }

  /// The named files in their order, then the imported files in the order of their first import.
  private(set) var drafts: [FileDraft] = []
  private(set) var imports: [[Import]] = []
  private(set) var namedCount = 0
  private(set) var diagnostics = DiagnosticList()
  private var indices: [String: Int] = [:]
  private var isAdvising = true

  static func read(
    _ inputs: [SourceFile], isAdvising: Bool, importing load: (String) throws -> SourceFile
  ) -> FileSet {
    var set = FileSet()
    set.isAdvising = isAdvising
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
    drafts.append(FileReader.read(file, isAdvising: isAdvising))
    imports.append([])
  }

  private mutating func readImports(of index: Int, _ load: (String) throws -> SourceFile) {
    let importer = drafts[index].file.path
    for text in drafts[index].imports {
      guard ImportPath.isValid(text.value) else {
        drafts[index].hide(.all, at: text.range)
        let right = [".yaml", ".yml"].map { text.value + $0 }.first {
          (try? load(ImportPath.path(of: $0, importedBy: importer))) != nil
        }
        diagnostics.report(
          .invalidImport,
          "an import is the path of a `.yaml` or `.yml` file, relative to this one", at: text.range,
          suggestion: right.map { .write($0, at: text.range) })
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
    return nil
  }

  private func reason(of error: any Error) -> String {
    let error = (error as? ImportError)?.reason ?? error
    return (error as? SourceFile.ReadingError)?.message ?? "\(error)"
  }
}

struct ImportError: Error {
  var reason: SourceFile.ReadingError
  /// The name of a file in the same folder that the author may have meant.
  var nearest: String?
  /// The path of a file with the same name in another folder.
  var elsewhere: String?
}

extension FileDraft {
  mutating func hide(_ names: HiddenNames, at place: SourceRange) {
    hidesNames.formUnion(names)
    hidingPlaces.insert(place)
  }
}

extension FileSet {
  /// Returns diagnostics with a note on each error that may hide names. The note lists the names
  /// that were not checked because of it.
  func annotating(unresolved names: [Located<String>], in diagnostics: [Diagnostic]) -> [Diagnostic]
  {
    guard !names.isEmpty else { return diagnostics }
    var unique: [String] = []
    for name in names where !unique.contains("`\(name.value)`") && unique.count <= Self.mostNames {
      unique.append("`\(name.value)`")
    }
    let list = unique.prefix(Self.mostNames).joined(separator: ", ")
    let more = unique.count > Self.mostNames ? " and others" : ""
    let note = "names that may be declared here were not checked: \(list)\(more)"
    let places = drafts.reduce(into: Set<SourceRange>()) { $0.formUnion($1.hidingPlaces) }
    return diagnostics.map { diagnostic in
      guard places.contains(diagnostic.range), diagnostic.severity == .error else {
        return diagnostic
      }
      var result = diagnostic
      result.note = [diagnostic.note, note].compactMap { $0 }.joined(separator: "; ")
      return result
    }
  }

  private static let mostNames = 4
}
