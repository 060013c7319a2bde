import Diagnostics

/// The meaning of names: first in the innermost record, then outwards.
extension TemplateChecker {
  /// The maximum number of parts of a dotted name.
  private static let maxParts = 16

  /// Returns the meaning of a tag's name; `nil` for an unknown name, which is reported.
  mutating func meaning(of tag: TemplateTag, _ scope: Scope) -> Meaning? {
    let name = tag.name
    if name == ModelTemplates.cursor, !isUnchecked { scopesAtCursor.insert(scope) }
    if name == ".", scope.hasItem { return .item }
    if scope.isInList, let flag = LoopFlag(rawValue: name) { return .loopFlag(flag) }
    let parts =
      name == "."
      ? [name] : name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= Self.maxParts, !parts.contains("") else {
      report(
        .unknownField,
        parts.contains("")
          ? "a part of the name `\(name)` is empty" : "a name has at most \(Self.maxParts) parts",
        at: tag)
      return nil
    }
    let isPath = parts.count > 1
    guard let (outer, first) = head(parts[0], isPath, scope) else {
      reportUnknown(parts[0], isPath, tag, scope)
      return nil
    }
    if let first { reportOuter(parts[0], first, of: outer, tag, scope) }
    var shape = outer
    var path: [Int] = []
    // The first part may be the name of the record itself.
    for part in parts.dropFirst(first == nil ? 1 : 0).dropLast() {
      guard let field = field(part, of: shape, tag) else { return nil }
      guard let inner = shapes.record(in: field) else {
        reportNoRecord(part, field, tag)
        return nil
      }
      shape = inner
      path.append(field)
    }
    guard let field = field(parts[parts.count - 1], of: shape, tag) else { return nil }
    if !path.isEmpty { paths.append(path) }
    return .field(
      FieldPlace(shape: outer, path: path.isEmpty ? nil : paths.count - 1, field: field))
  }

  /// Finds the nearest record with a field. At the start of a path, the field is a record, or the
  /// record itself has the name.
  private func head(
    _ name: String, _ isPath: Bool, _ scope: Scope
  ) -> (shape: Int, field: Int?)? {
    for shape in scope.shapes.reversed() {
      if let field = shapes.field(name, of: shape), !isPath || shapes.record(in: field) != nil {
        return (shape, field)
      }
      if isPath, shapes.names[shape] == name { return (shape, nil) }
    }
    return nil
  }

  private mutating func field(_ name: String, of shape: Int, _ tag: TemplateTag) -> Int? {
    if let field = shapes.field(name, of: shape) { return field }
    reportUnknown(name, of: shape, among: shapes.fieldNames(of: shape), tag)
    return nil
  }

  // MARK: Diagnostics

  /// Warns about a field of an outer record that may be mistaken for a field of the innermost
  /// record.
  private mutating func reportOuter(
    _ name: String, _ field: Int, of shape: Int, _ tag: TemplateTag, _ scope: Scope
  ) {
    guard let innermost = scope.shapes.last, shape != innermost, !shapes.fields[field].isGlobal
    else { return }
    let outer = shapes.names[shape]
    // The name of the outer record may have another meaning.
    let isReachable = head(outer, true, scope).map { $0 == (shape, nil) } ?? false
    report(
      .enclosingField,
      "`\(name)` is a field of the enclosing `\(outer)`, not of `\(shapes.names[innermost])`",
      at: tag,
      suggestion: isReachable ? "write `\(outer).\(name)` if that is intended" : nil,
      replacement: isReachable ? "\(outer).\(name)" : nil)
  }

  private mutating func reportUnknown(
    _ name: String, _ isPath: Bool, _ tag: TemplateTag, _ scope: Scope
  ) {
    let visible = scope.shapes.reversed()
    guard let innermost = visible.first else { return }
    if name == "." {
      report(
        .unknownField, "`.` is the text of a section, but this tag is not in one", at: tag,
        suggestion: "name a field of `\(shapes.names[innermost])`")
    } else if LoopFlag(rawValue: name) != nil, !scope.isInList {
      report(.misusedField, "`\(name)` exists only in the section of a list", at: tag)
    } else if let field = visible.compactMap({ shapes.field(name, of: $0) }).first {
      reportNoRecord(name, field, tag)
    } else {
      let flags = scope.isInList ? LoopFlag.allCases.map(\.rawValue) : []
      let others = isPath ? visible.map { shapes.names[$0] } : flags
      let names = visible.flatMap(shapes.fieldNames) + others
      reportUnknown(name, of: innermost, among: names, tag)
    }
  }

  private mutating func reportUnknown(
    _ name: String, of shape: Int, among names: [String], _ tag: TemplateTag
  ) {
    let fields = shapes.fieldNames(of: shape)
    let near = Suggestions.nearest(to: name, among: names)
    let record = shapes.names[shape]
    report(
      .unknownField, "unknown field `\(name)`", at: tag,
      suggestion: near.map { "did you mean `\($0)`?" }
        ?? (fields.isEmpty
          ? "`\(record)` has no fields" : "the fields of `\(record)` are \(Self.list(fields))"),
      replacement: name == tag.name ? near : nil)
  }

  private static func list(_ names: [String]) -> String {
    let most = 12
    let listed = names.prefix(most).map { "`\($0)`" }.joined(separator: ", ")
    return names.count > most ? "\(listed) and \(names.count - most) more" : listed
  }

  private mutating func reportNoRecord(_ name: String, _ field: Int, _ tag: TemplateTag) {
    report(.misusedField, "`\(name)` is \(kind(of: field)), not a record", at: tag)
  }

  /// Returns the name of a field's kind in diagnostics.
  func kind(of field: Int) -> String {
    switch shapes.fields[field].content {
    case .text, .optionalText: "a text"
    case .flag: "a flag"
    case .texts, .records: "a list"
    case .record: "a record"
    }
  }
}
