import Diagnostics
import ResourceSchema
import SchemaReader
import SchemaWriter
import SwiftModel
import YAMLSource

/// Makes a schema from another source valid, with models that compile: it disambiguates colliding
/// Swift names with `swift:`, and leaves out parts that the language does not allow.
///
/// The rules of imports only decide what is usual; the schema reader and the Swift model decide what
/// is valid.
package struct SchemaCorrection {
  /// The parts that were left out, by the names that lead to them, with the reasons.
  package private(set) var omissions: [(path: [String], reason: String)] = []
  /// The number of corrections that were tried for each part.
  private var attempts: [[String]: Int] = [:]

  private static let maxRounds = 12

  package init() {}

  /// Corrects a schema until its text has no errors, or no correction is left.
  ///
  /// - Returns: the schema as its text is read, `nil` if errors remain; and these errors.
  package mutating func correct(
    _ schema: inout Schema, text: (Schema) -> String
  ) -> (schema: Schema?, errors: [Diagnostic]) {
    var errors: [Diagnostic] = []
    for round in 0...Self.maxRounds {
      let file = SourceFile(path: "schema.yaml", text: text(schema))
      let result = Self.read(file)
      errors = Self.errors(of: result)
      if errors.isEmpty { return (result.schema, []) }
      var parts = PartPlaces(of: result.readable, in: file)
      let causes = errors.compactMap { error in parts.path(at: error.range).map { ($0, error) } }
      guard round < Self.maxRounds, fix(causes, in: &schema) else { break }
    }
    return (nil, errors)
  }

  /// Reads a schema without imports.
  static func read(_ file: SourceFile) -> SchemaReader.Result {
    SchemaReader.read([file]) { throw SourceFile.ReadingError(path: $0, reason: .missing) }
  }

  /// Returns the errors of a schema and of its names in Swift.
  static func errors(of result: SchemaReader.Result) -> [Diagnostic] {
    result.diagnostics(with: SwiftModel.build(result.readable).diagnostics)
      .filter { $0.severity == .error }
  }

  /// Renames or leaves out the parts of a schema that have errors.
  ///
  /// - Returns: False if there are no such parts.
  mutating func fix(_ causes: [([String], Diagnostic)], in schema: inout Schema) -> Bool {
    let causes = Dictionary(causes) { first, _ in first }
    var (omissions, attempts) = (omissions, attempts)
    var documents: [String: String] = [:]
    var isFixed = false
    schema.visitParts { part, path in
      guard let cause = causes[path] else { return true }
      isFixed = true
      let attempt = attempts[path, default: 0] + 1
      attempts[path] = attempt
      let (name, api) = (part.name.value, (part as? Resource)?.api)
      let isWrongName = attempt <= 5 && SwiftNameProblem(rawValue: cause.identifier) != nil
      let isKept =
        isWrongName
        ? part.rename(attempt == 1 ? "" : "\(attempt)") : part.simplify(cause, attempt: attempt)
      if isKept, (part as? Resource)?.api != api {
        omissions.append((path + [attempt == 1 ? "answers" : "path"], cause.message))
      }
      if part is Document { documents[name] = isKept ? part.name.value : "" }
      if !isKept { omissions.append((path, cause.message)) }
      return isKept
    }
    for index in schema.resources.indices { schema.resources[index].api.rename(documents) }
    (self.omissions, self.attempts) = (omissions, attempts)
    return isFixed
  }

}

/// The places of a schema's named parts in a text.
struct PartPlaces {
  private var paths: [Int: [String]] = [:]
  private let file: SourceFile
  /// The text, which is only parsed again for places other than names.
  private lazy var root = YAMLReader.read(file).root

  init(of schema: Schema, in file: SourceFile) {
    self.file = file
    var schema = schema
    var paths: [Int: [String]] = [:]
    schema.visitParts { part, path in
      if part.name.range.file == file.path { paths[part.name.range.start.offset] = path }
      return true
    }
    self.paths = paths
  }

  /// Returns the path of the innermost part that a place belongs to.
  mutating func path(at range: SourceRange) -> [String]? {
    guard range.file == file.path else { return nil }
    if let path = paths[range.start.offset] { return path }
    let around = entries(at: range)
    return around.reversed().compactMap { paths[$0.keyRange.start.offset] }.first
  }

  /// Returns the keys that lead to a place, without question marks.
  mutating func keys(at range: SourceRange) -> [String] {
    entries(at: range).map { $0.key.hasSuffix("?") ? String($0.key.dropLast()) : $0.key }
  }

  private mutating func entries(at range: SourceRange) -> [YAMLNode.Mapping.Entry] {
    var found: [YAMLNode.Mapping.Entry] = []
    var node = range.file == file.path ? root : nil
    while let entry = node?.mapping?.entries.last(where: {
      $0.keyRange.start.offset <= range.start.offset
    }) {
      found.append(entry)
      node = entry.value
    }
    return found
  }
}

extension InferredSchema {
  /// Corrects parts of the schema that have errors, and reports those that are left out.
  ///
  /// - Returns: False if there are no such parts.
  mutating func fix(
    _ causes: [([String], Diagnostic)], _ correction: inout SchemaCorrection
  ) -> Bool {
    let known = correction.omissions.count
    guard correction.fix(causes, in: &schema) else { return false }
    report(correction.omissions[known...])
    return true
  }

  /// The schema without errors.
  var corrected: InferredSchema {
    var result = self
    var correction = SchemaCorrection()
    _ = correction.correct(&result.schema) {
      AnnotatedSchema($0, comments: comments.texts, remarks: remarks).text
    }
    result.report(correction.omissions[...])
    return result
  }

  private mutating func report(_ omissions: ArraySlice<(path: [String], reason: String)>) {
    for (path, reason) in omissions {
      comments.remove(at: path)
      let names = path.dropFirst(path.count > 3 ? 3 : 2).map(\.shortened).joined(separator: ".")
      let part =
        switch path.first {
        case "resources" where path.count > 2: "`\(names)` of `\(path[1])`"
        case "resources": "the type `\(path[1].shortened)`"
        case "documents": "the document `\(path[1])`"
        default: "`\(path.dropFirst().joined(separator: "."))`"
        }
      self.omissions.append("\(part): \(reason)")
    }
  }
}

extension ResourceAPI {
  /// Renames documents, and removes references to documents without a new name.
  fileprivate mutating func rename(_ documents: [String: String]) {
    func renamed(_ name: Located<String>?) -> Located<String>? {
      guard let name, let new = documents[name.value] else { return name }
      return new.isEmpty ? nil : Located(new)
    }
    if answers.list != nil, renamed(answers.list) == nil { page?.total = nil }
    answers.list = renamed(answers.list)
    answers.get = renamed(answers.get)
  }
}
