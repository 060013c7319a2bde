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
    guard parts.count == 1 else { return field(parts, tag, scope) }
    for shape in scope.shapes.reversed() {
      guard let field = shapes.field(name, of: shape) else { continue }
      reportOuter(name, field, of: shape, tag, scope)
      return .field(FieldPlace(shape: shape, path: nil, field: field))
    }
    reportUnknown(name, tag, scope)
    return nil
  }

  private mutating func field(_ parts: [String], _ tag: TemplateTag, _ scope: Scope) -> Meaning? {
    guard let (outer, record) = head(parts[0], scope) else {
      reportUnknownHead(parts[0], tag, scope)
      return nil
    }
    if let record { reportOuter(parts[0], record, of: outer, tag, scope) }
    var shape = outer
    var path: [Int] = []
    // The first part may be the name of the record itself.
    for part in parts.dropFirst(record == nil ? 1 : 0).dropLast() {
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

  /// Finds the nearest record that has a field with a record, or has the name itself.
  private func head(_ name: String, _ scope: Scope) -> (shape: Int, field: Int?)? {
    for shape in scope.shapes.reversed() {
      if let field = shapes.field(name, of: shape), shapes.record(in: field) != nil {
        return (shape, field)
      }
      if shapes.names[shape] == name { return (shape, nil) }
    }
    return nil
  }

  private mutating func field(_ name: String, of shape: Int, _ tag: TemplateTag) -> Int? {
    if let field = shapes.field(name, of: shape) { return field }
    let names = shapes.fieldNames(of: shape)
    // The range of the tag contains more than the name.
    reportUnknown(name, of: shape, among: names, tag, isWholeTag: false)
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
    let isReachable = head(outer, scope).map { $0 == (shape, nil) } ?? false
    report(
      .enclosingField,
      "`\(name)` is a field of the enclosing `\(outer)`, not of `\(shapes.names[innermost])`",
      at: tag,
      suggestion: isReachable ? "write `\(outer).\(name)` if that is intended" : nil,
      replacement: isReachable ? "\(outer).\(name)" : nil)
  }

  private mutating func reportUnknownHead(_ name: String, _ tag: TemplateTag, _ scope: Scope) {
    let visible = scope.shapes.reversed()
    if let field = visible.compactMap({ shapes.field(name, of: $0) }).first {
      return reportNoRecord(name, field, tag)
    }
    let records = visible.flatMap { shape in
      [shapes.names[shape]]
        + shapes.ranges[shape].filter { shapes.record(in: $0) != nil }
        .map { shapes.fields[$0].name }
    }
    report(
      .unknownField, "unknown record `\(name)`", at: tag,
      suggestion: Suggestions.nearest(to: name, among: records).map { "did you mean `\($0)`?" }
        ?? "the records here are \(Self.list(records))")
  }

  private mutating func reportUnknown(_ name: String, _ tag: TemplateTag, _ scope: Scope) {
    guard let innermost = scope.shapes.last else { return }
    if name == "." {
      report(
        .unknownField, "`.` is the text of a section, but this tag is not in one", at: tag,
        suggestion: "name a field of `\(shapes.names[innermost])`")
    } else if LoopFlag(rawValue: name) != nil {
      report(.misusedField, "`\(name)` exists only in the section of a list", at: tag)
    } else {
      let fields = scope.shapes.reversed().flatMap(shapes.fieldNames)
      let flags = scope.isInList ? LoopFlag.allCases.map(\.rawValue) : []
      reportUnknown(name, of: innermost, among: fields + flags, tag)
    }
  }

  private mutating func reportUnknown(
    _ name: String, of shape: Int, among names: [String], _ tag: TemplateTag,
    isWholeTag: Bool = true
  ) {
    let fields = shapes.fieldNames(of: shape)
    let synonym = FieldSynonyms.field(for: name, among: fields)
    let meaning = synonym.flatMap { shapes.field($0, of: shape) }.map {
      ", " + String(shapes.fields[$0].words.prefix { $0 != "." }).loweringFirst
    }
    let near = synonym ?? Suggestions.nearest(to: name, among: names)
    let record = shapes.names[shape]
    report(
      .unknownField, "unknown field `\(name)`", at: tag,
      suggestion: near.map { "did you mean `\($0)`\(meaning ?? "")?" }
        ?? (fields.isEmpty
          ? "`\(record)` has no fields" : "the fields of `\(record)` are \(Self.list(fields))"),
      replacement: isWholeTag ? near : nil)
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
