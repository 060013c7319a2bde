import Diagnostics
import ResourceSchema
import YAMLSource

/// Reads schema files into one model, and reports all errors and warnings in them.
public enum SchemaReader {
  public struct Result: Sendable {
    /// The model, or `nil` if a diagnostic is an error.
    public var schema: Schema?
    /// The part of the schema that could be read, even if there are errors. Later stages use it to
    /// find more errors; models are never generated from it.
    public var readable: Schema
    /// All diagnostics, ordered by file and by place.
    public var diagnostics: [Diagnostic]
    /// Every file that was read, imports included, for messages that quote lines.
    public var files: [SourceFile]
    /// The names of declarations that contain an error, and that later stages therefore know
    /// incompletely.
    var flawedNames: Set<SourceRange>
    /// The warnings to give, before files and declarations turn any off.
    var warnings: WarningFilter

    /// Returns all diagnostics together with those of a later stage, ordered by file and by place.
    /// Leaves out those that may only follow from an error that is already reported.
    public func diagnostics(with later: [Diagnostic]) -> [Diagnostic] {
      let reported = Set(diagnostics.filter { $0.severity == .error }.map(\.range))
      // A large union does not report all pairs of similar types, so a later error may follow from
      // one of them.
      let alike = diagnostics.filter { $0.identifier == "indistinct-shapes" }
        .flatMap { $0.labels.map(\.range) }
      let unsafe = flawedNames.union(reported).union(alike)
      let own = later.filter { diagnostic in
        let places = [diagnostic.range] + diagnostic.labels.map(\.range)
        return warnings.admits(diagnostic) && !places.contains(where: unsafe.contains)
      }
      return SchemaReader.inOrder(diagnostics + own, of: files)
    }
  }

  /// Reads files and their imports as one schema.
  ///
  /// A file that is named or imported more than once is read once.
  ///
  /// A file turns warnings off with a list of their identifiers, such as
  /// `allow: [digit-first-name]`; errors cannot be turned off.
  ///
  /// - Parameters:
  ///   - warnings: the warnings to give, unless a file turns them off; lints only take time if they
  ///     are in this set.
  ///   - load: reads an imported file by its path, which is the importing file's folder joined with
  ///     the text of the import.
  public static func read(
    _ inputs: [SourceFile],
    warnings: Set<DiagnosticIdentifier> = DiagnosticIdentifier.warningsOfEveryRun,
    importing load: (_ path: String) throws -> SourceFile
  ) -> Result {
    var result = readWithoutCheckingHelp(inputs, warnings: warnings, importing: load)
    if result.diagnostics.isEmpty { return result }
    let known = Dictionary(result.files.map { ($0.path, $0) }) { first, _ in first }
    withoutActuallyEscaping(load) { load in
      HelpCheck.removeMisleading(from: &result.diagnostics, of: result.files) { edited in
        readWithoutCheckingHelp(
          inputs.map { $0.path == edited.path ? edited : $0 }, warnings: warnings,
          isAdvising: false
        ) { path in
          path == edited.path ? edited : try known[path] ?? load(path)
        }.diagnostics
      }
    }
    return result
  }

  /// Reads files and their imports once, so that suggestions may be wrong.
  package static func readWithoutCheckingHelp(
    _ inputs: [SourceFile],
    warnings: Set<DiagnosticIdentifier> = DiagnosticIdentifier.warningsOfEveryRun,
    isAdvising: Bool = true, importing load: (_ path: String) throws -> SourceFile
  ) -> Result {
    let files = FileSet.read(inputs, isAdvising: isAdvising, importing: load)
    var assembly = AssembledSchema.assemble(files)
    var all = files.diagnostics
    for draft in files.drafts { all.add(contentsOf: draft.diagnostics.elements) }
    all.add(contentsOf: assembly.diagnostics.elements)
    let flawed = files.drafts.reduce(into: Set<SourceRange>()) { $0.formUnion($1.flawedNames) }
    all.add(
      contentsOf: SchemaRules.diagnostics(in: &assembly, guessing: NameGuesses.advice).filter {
        diagnostic in
        // Don't report a total whose member failed to parse.
        diagnostic.identifier != DiagnosticIdentifier.invalidTotal.identifier
          || !diagnostic.labels.contains { flawed.contains($0.range) }
      })
    all.add(
      contentsOf: SchemaLints.diagnostics(warnings, in: assembly, hasErrors: all.errorCount > 0))
    let read = files.drafts.map(\.file)
    let filter = WarningFilter(warnings, files.drafts)
    var diagnostics = truncated(
      inOrder(
        files.annotating(unresolved: assembly.unresolvedNames, in: all.elements)
          .filter(filter.admits), of: read))
    let mistakes = Set(files.drafts.flatMap(\.certainMistakes))
    for index in diagnostics.indices where mistakes.contains(diagnostics[index].range) {
      diagnostics[index].severity = .error
    }
    let isGood = diagnostics.allSatisfy { $0.severity != .error }
    return Result(
      schema: isGood ? assembly.schema : nil,
      readable: isGood ? assembly.schema : assembly.readable,
      diagnostics: diagnostics, files: read,
      flawedNames: flawed, warnings: filter)
  }

  /// The diagnostics up to the thousandth error: more would not help.
  private static func truncated(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var errorCount = 0
    let end = diagnostics.firstIndex { diagnostic in
      if diagnostic.severity == .error { errorCount += 1 }
      return errorCount > maxErrors
    }
    guard let end else { return diagnostics }
    let last = Diagnostic(
      YAMLDiagnostic.tooManyDiagnostics,
      "there are more than \(maxErrors) errors", at: diagnostics[end].range,
      suggestion: "fix those above first")
    return diagnostics[..<end] + [last]
  }

  static let maxErrors = 1_000

  /// Returns diagnostics ordered by file and by place, with only the edits that can be applied.
  static func inOrder(_ diagnostics: [Diagnostic], of files: [SourceFile]) -> [Diagnostic] {
    var order: [String: Int] = [:]
    for (index, file) in files.enumerated() { order[file.path] = index }
    return diagnostics.enumerated()
      .map { (key: (order[$1.range.file] ?? 0, $1.range.start.offset, $0), value: $1) }
      .sorted { $0.key < $1.key }
      .map { _, diagnostic in
        diagnostic.withSafeFixIts(in: order[diagnostic.range.file].map { files[$0] })
      }
  }
}

/// The warnings that a run gives: those that are turned on, unless the file or the declaration
/// turns them off.
struct WarningFilter: Sendable {
  private let given: Set<String>
  /// The identifiers that files turn off, by file path.
  private let files: [String: Set<String>]
  /// The places that silence a warning, by its identifier.
  private var places: [String: [SourceRange]] = [:]

  init(_ given: Set<DiagnosticIdentifier>, _ drafts: [FileDraft]) {
    self.given = Set(given.map(\.identifier))
    files = Dictionary(drafts.map { ($0.file.path, $0.allowed) }) { $0.union($1) }
    for allowance in drafts.lazy.flatMap(\.allowances) {
      for identifier in allowance.identifiers {
        places[identifier, default: []].append(allowance.place)
      }
    }
  }

  func admits(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.severity == .warning else { return true }
    let (identifier, range) = (diagnostic.identifier, diagnostic.range)
    guard given.contains(identifier), files[range.file]?.contains(identifier) != true else {
      return false
    }
    return places[identifier]?.contains { place in
      place.file == range.file && place.start <= range.start && range.end <= place.end
    } != true
  }
}

extension AssembledSchema {
  /// The schema without types whose definitions are too deep or never end.
  fileprivate var readable: Schema {
    var schema = schema
    schema.types.removeAll { isTooDeep(type: $0.name.value) }
    return schema
  }
}
