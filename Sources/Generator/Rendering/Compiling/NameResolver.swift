import Diagnostics

/// The meaning of a tag's name.
enum ResolvedName {
  /// The text whose section contains the tag.
  case item
  case loopFlag(LoopFlag)
  case field(FieldPath)
  /// An unknown name that was reported, or is allowed.
  case nothing
}

/// The path to a field through nested records.
struct FieldPath {
  /// The shape of the record at which the path starts.
  var start: Int
  /// The indices of the fields on the path to the record that has the field.
  var records: [Int]
  var field: Int
}

/// Looks up names: first in the innermost record, then outwards.
struct NameResolver {
  /// The maximum number of parts of a dotted name.
  static let maxParts = 16

  let table: ShapeTable
  /// True if unknown names are allowed.
  let isLenient: Bool

  struct Problem {
    var kind = TemplateProblem.unknownField
    var message: String
    var suggestion: String?
    var replacement: String?
  }

  func resolve(_ name: String, in scope: Scope, report: (Problem) -> Void) -> ResolvedName {
    if name == ".", scope.hasItem { return .item }
    if name == "." || !name.contains(".") { return resolveSimple(name, in: scope, report: report) }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= Self.maxParts, !parts.contains("") else {
      let message =
        parts.contains("")
        ? "a part of the name `\(name)` is empty"
        : "a name has at most \(Self.maxParts) parts"
      report(Problem(message: message))
      return .nothing
    }
    return resolve(parts, in: scope, report: report)
  }

  // MARK: One part

  private func resolveSimple(
    _ name: String, in scope: Scope, report: (Problem) -> Void
  ) -> ResolvedName {
    if scope.isInList, let flag = LoopFlag(rawValue: name) { return .loopFlag(flag) }
    for shape in scope.shapes.reversed() {
      guard let field = table.shapes[shape].fieldNumbers[name] else { continue }
      reportOuter(name, field, of: shape, in: scope, report)
      return .field(FieldPath(start: shape, records: [], field: field))
    }
    if !isLenient { report(unknown(name, in: scope)) }
    return .nothing
  }

  /// Warns about a field of an outer record that may be mistaken for a field of the innermost
  /// record.
  private func reportOuter(
    _ name: String, _ field: Int, of shape: Int, in scope: Scope, _ report: (Problem) -> Void
  ) {
    guard let innermost = scope.shapes.last, shape != innermost, !isLenient,
      !table.fields[field].isGlobal
    else { return }
    let outer = table.shapes[shape].name
    let inner = table.shapes[innermost].name
    var problem = Problem(
      kind: .enclosingField,
      message: "`\(name)` is a field of the enclosing `\(outer)`, not of `\(inner)`")
    if case .shape(shape)? = head(outer, in: scope) {
      problem.suggestion = "write `\(outer).\(name)` if that is intended"
      problem.replacement = "\(outer).\(name)"
    }
    report(problem)
  }

  private func unknown(_ name: String, in scope: Scope) -> Problem {
    let innermost = scope.shapes.last.map { table.shapes[$0].name } ?? ""
    if name == "." {
      return Problem(
        message: "`.` is the text of a section, but this tag is not in one",
        suggestion: "name a field of `\(innermost)`")
    }
    if LoopFlag(rawValue: name) != nil {
      return Problem(
        kind: .misusedField, message: "`\(name)` exists only in the section of a list")
    }
    let names =
      scope.shapes.reversed().flatMap { table.names(of: $0) }
      + (scope.isInList ? LoopFlag.allCases.map(\.rawValue) : [])
    return unknown(name, of: innermost, among: names, listing: scope.shapes.last)
  }

  private func unknown(
    _ name: String, of record: String, among names: [String], listing shape: Int?
  ) -> Problem {
    let listed = shape.map { table.names(of: $0) } ?? []
    let near =
      synonym(for: name, among: listed, of: shape)
      ?? WordAdvice.nearest(to: name, among: names)
    return Problem(
      message: "unknown field `\(name)`",
      suggestion: near?.text
        ?? (listed.isEmpty
          ? "`\(record)` has no fields" : "the fields of `\(record)` are \(Self.list(listed))"),
      replacement: near?.replacement)
  }

  private func synonym(for name: String, among names: [String], of shape: Int?) -> WordAdvice? {
    guard let shape, let field = FieldSynonyms.field(for: name, among: names),
      let number = table.shapes[shape].fieldNumbers[field]
    else { return nil }
    let meaning = String(table.fields[number].words.prefix { $0 != "." }).loweringFirst
    return WordAdvice(text: "did you mean `\(field)`, \(meaning)?", replacement: field)
  }

  private static func list(_ names: [String]) -> String {
    let most = 12
    let listed = names.prefix(most).map { "`\($0)`" }.joined(separator: ", ")
    return names.count > most ? "\(listed) and \(names.count - most) more" : listed
  }

  // MARK: Dotted names

  private enum Head {
    case shape(Int)
    case record(field: Int, of: Int)
  }

  /// Finds the nearest record that has a field with the name, or has the name itself.
  private func head(_ name: String, in scope: Scope) -> Head? {
    for shape in scope.shapes.reversed() {
      if let field = table.shapes[shape].fieldNumbers[name],
        case .record = table.fields[field].content
      {
        return .record(field: field, of: shape)
      }
      if table.shapes[shape].name == name { return .shape(shape) }
    }
    return nil
  }

  private func resolve(
    _ parts: [String], in scope: Scope, report: (Problem) -> Void
  ) -> ResolvedName {
    var path: FieldPath
    var current: Int
    switch head(parts[0], in: scope) {
    case .shape(let shape):
      path = FieldPath(start: shape, records: [], field: 0)
      current = shape
    case .record(let field, let shape):
      guard let inner = table.innerShapes[field] else { return .nothing }
      reportOuter(parts[0], field, of: shape, in: scope, report)
      path = FieldPath(start: shape, records: [field], field: 0)
      current = inner
    case nil:
      if !isLenient { report(unknownHead(parts[0], in: scope)) }
      return .nothing
    }
    for part in parts[1..<(parts.count - 1)] {
      guard let field = field(part, of: current, report) else { return .nothing }
      guard case .record = table.fields[field].content, let inner = table.innerShapes[field] else {
        if !isLenient { report(notARecord(part, field)) }
        return .nothing
      }
      path.records.append(field)
      current = inner
    }
    guard let field = field(parts[parts.count - 1], of: current, report) else { return .nothing }
    path.field = field
    return .field(path)
  }

  private func field(_ name: String, of shape: Int, _ report: (Problem) -> Void) -> Int? {
    if let field = table.shapes[shape].fieldNumbers[name] { return field }
    if !isLenient {
      var problem = unknown(
        name, of: table.shapes[shape].name, among: table.names(of: shape), listing: shape)
      // The range of the tag contains more than the name.
      problem.replacement = nil
      report(problem)
    }
    return nil
  }

  private func unknownHead(_ name: String, in scope: Scope) -> Problem {
    for shape in scope.shapes.reversed() {
      if let field = table.shapes[shape].fieldNumbers[name] {
        return notARecord(name, field)
      }
    }
    let records = scope.shapes.reversed().flatMap { shape in
      [table.shapes[shape].name]
        + table.shapes[shape].fields.filter {
          if case .record = table.fields[$0].content { true } else { false }
        }.map { table.fields[$0].name }
    }
    return Problem(
      message: "unknown record `\(name)`",
      suggestion: WordAdvice.nearest(to: name, among: records)?.text
        ?? "the records here are \(Self.list(records))")
  }

  private func notARecord(_ name: String, _ field: Int) -> Problem {
    Problem(kind: .misusedField, message: "`\(name)` is \(kind(of: field)), not a record")
  }

  /// Returns the name of a field's kind in diagnostics.
  func kind(of field: Int) -> String {
    switch table.fields[field].content {
    case .text, .optionalText: "a text"
    case .flag: "a flag"
    case .texts, .records: "a list"
    case .record: "a record"
    }
  }
}
