import Diagnostics

/// The meaning of names: first in the innermost record, then outwards.
extension TemplateChecker {
  /// The maximum number of parts of a dotted name.
  private static let maxParts = 16

  /// The meaning of a tag's name in a scope.
  enum Meaning {
    /// The text whose section contains the tag.
    case item
    case loopFlag
    case field(Int)
  }

  /// Returns the meaning of a tag's name; `nil` for an unknown name, which is reported.
  mutating func meaning(of tag: TemplateTag, _ scope: Scope) -> Meaning? {
    if tag.name == ModelTemplates.cursor { scopesAtCursor.insert(scope) }
    if tag.isItem, scope.hasItem { return .item }
    if tag.flag != nil, scope.isInList { return .loopFlag }
    let hasEmptyPart = tag.parts.contains("")
    guard !hasEmptyPart, tag.parts.count <= Self.maxParts else {
      report(
        .unknownField,
        hasEmptyPart
          ? "a part of the name `\(tag.name)` is empty"
          : "a name has at most \(Self.maxParts) parts", at: tag)
      return nil
    }
    guard let (place, first) = shapes.head(of: tag, in: scope.shapes) else {
      reportUnknown(tag, scope)
      return nil
    }
    var shape = scope.shapes[place]
    if let first { reportOuter(first, of: shape, tag, scope) }
    var field = first
    for (part, number) in zip(tag.parts.dropFirst(), tag.rest) {
      if let field {
        guard let inner = shapes.record(in: field) else {
          reportNoRecord(field, tag)
          return nil
        }
        shape = inner
      }
      field = shapes.field(number, of: shape)
      guard field != nil else {
        reportUnknown(part, of: shape, among: shapes.fieldNames(of: shape), tag)
        return nil
      }
    }
    return field.map(Meaning.field)
  }

  /// Warns about a field of an outer record that may be mistaken for a field of the innermost
  /// record.
  private mutating func reportOuter(
    _ field: Int, of shape: Int, _ tag: TemplateTag, _ scope: Scope
  ) {
    guard let innermost = scope.shapes.last, shape != innermost, !shapes.fields[field].isGlobal
    else { return }
    let name = shapes.fields[field].name
    let outer = shapes.names[shape]
    let path = "\(outer).\(name)"
    // The name of the outer record may have another meaning.
    let head = shapes.head(of: TemplateTag(path, at: tag.range, shapes), in: scope.shapes)
    let isReachable = head.map { scope.shapes[$0.place] == shape && $0.field == nil } ?? false
    report(
      .enclosingField,
      "`\(name)` is a field of the enclosing `\(outer)`, not of `\(shapes.names[innermost])`",
      at: tag, suggestion: isReachable ? "write `\(path)` if that is intended" : nil,
      replacement: isReachable ? path : nil)
  }

  private mutating func reportUnknown(_ tag: TemplateTag, _ scope: Scope) {
    let visible = scope.shapes.reversed()
    guard let innermost = visible.first else { return }
    if tag.isItem {
      report(
        .unknownField, "`.` is the text of a section, but this tag is not in one", at: tag,
        suggestion: "name a field of `\(shapes.names[innermost])`")
    } else if tag.flag != nil, !scope.isInList {
      report(.misusedField, "`\(tag.name)` exists only in the section of a list", at: tag)
    } else if let field = visible.compactMap({ shapes.field(tag.first, of: $0) }).first {
      reportNoRecord(field, tag)
    } else {
      let flags = scope.isInList ? LoopFlag.allCases.map(\.rawValue) : []
      let others = tag.parts.count > 1 ? visible.map { shapes.names[$0] } : flags
      reportUnknown(
        tag.parts[0], of: innermost, among: visible.flatMap(shapes.fieldNames) + others, tag)
    }
  }

  private mutating func reportUnknown(
    _ name: String, of shape: Int, among names: [String], _ tag: TemplateTag
  ) {
    let record = shapes.names[shape]
    let fields = shapes.fieldNames(of: shape).map { "`\($0)`" }
    let most = 12
    let listed = fields.prefix(most).joined(separator: ", ")
    let others = fields.count > most ? " and \(fields.count - most) more" : ""
    report(
      .unknownField, "unknown field `\(name)`", at: tag,
      suggestion: fields.isEmpty
        ? "`\(record)` has no fields" : "the fields of `\(record)` are \(listed)\(others)",
      name: (name, names))
  }

  private mutating func reportNoRecord(_ field: Int, _ tag: TemplateTag) {
    let name = shapes.fields[field].name
    report(.misusedField, "`\(name)` is \(kind(of: field)), not a record", at: tag)
  }

  /// Returns the name of a field's kind in diagnostics.
  func kind(of field: Int) -> String {
    switch shapes.fields[field].kind {
    case .text, .optionalText: "a text"
    case .flag: "a flag"
    case .texts, .records: "a list"
    case .record: "a record"
    }
  }
}
