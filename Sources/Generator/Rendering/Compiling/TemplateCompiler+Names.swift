import Diagnostics

/// The meaning of a tag's name in a scope.
enum TagMeaning: Sendable {
  /// The text whose section contains the tag.
  case item
  /// A field of the record whose shape has a number, and the number of the shape of its records.
  case field(
    RecordField.Kind, @Sendable (RecordList) -> RecordField.Value, of: Int, inner: Int?)
  /// A partial: the number of its program.
  case program(Int)
}

/// The meaning of names: first in the innermost record, then outwards.
extension TemplateCompiler {
  /// The maximum number of parts of a dotted name.
  private static let maxParts = 16

  /// Returns the meaning of a tag's name; `nil` for an unknown name, which is reported.
  mutating func meaning(of tag: TemplateTag, _ scope: Scope) -> TagMeaning? {
    if tag.name == ModelTemplates.cursor { scopesAtCursor.insert(scope) }
    if tag.isItem, scope.hasItem { return .item }
    let flag = shapes.field(tag.name, of: ShapeTable.innermostList)
    if let flag, scope.isInList {
      return .field(.flag, flag.read, of: ShapeTable.innermostList, inner: nil)
    }
    let hasEmptyPart = tag.parts.contains("")
    guard !hasEmptyPart, tag.parts.count <= Self.maxParts else {
      report(
        .unknownField,
        hasEmptyPart
          ? "a part of the name `\(tag.name)` is empty"
          : "a name has at most \(Self.maxParts) parts", at: tag)
      return nil
    }
    guard let (outer, head) = head(of: tag, scope) else {
      reportUnknown(tag, scope)
      return nil
    }
    var (shape, field) = (outer, head)
    if let head { reportOuter(head, of: outer, tag, scope) }
    for part in tag.parts.dropFirst() {
      if let field {
        guard field.kind == .record, let inner = shapes.shape(in: field) else {
          reportNoRecord(field, tag)
          return nil
        }
        shape = inner
      }
      guard let next = shapes.field(part, of: shape) else {
        reportUnknown(part, of: shape, among: shapes.fields[shape].map(\.name), tag)
        return nil
      }
      field = field.map { next.read(from: $0) } ?? next
    }
    return field.map { .field($0.kind, $0.read, of: outer, inner: shapes.shape(in: $0)) }
  }

  /// Finds the innermost record with the field that a tag begins with. At the start of several
  /// parts, the field is a record; `nil` if the record itself has the name.
  private func head(of tag: TemplateTag, _ scope: Scope) -> (shape: Int, field: RecordField?)? {
    for shape in scope.shapes.reversed() {
      let field = shapes.field(tag.parts[0], of: shape)
      if let field, !tag.isPath || field.kind == .record { return (shape, field) }
      if tag.isPath, shapes.names[shape] == tag.parts[0] { return (shape, nil) }
    }
    return nil
  }

  /// Warns about a field of an outer record that may be mistaken for a field of the innermost
  /// record.
  private mutating func reportOuter(
    _ field: RecordField, of shape: Int, _ tag: TemplateTag, _ scope: Scope
  ) {
    guard let innermost = scope.shapes.last, shape != innermost, !field.isGlobal else { return }
    let name = field.name
    let outer = shapes.names[shape]
    let path = "\(outer).\(name)"
    // The name of the outer record may have another meaning.
    let head = head(of: TemplateTag(path, at: tag.range), scope)
    let isReachable = head.map { $0.shape == shape && $0.field == nil } ?? false
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
    } else if shapes.field(tag.name, of: ShapeTable.innermostList) != nil {
      report(.misusedField, "`\(tag.name)` exists only in the section of a list", at: tag)
    } else if let field = visible.compactMap({ shapes.field(tag.parts[0], of: $0) }).first {
      reportNoRecord(field, tag)
    } else {
      let flags = scope.isInList ? shapes.fields[ShapeTable.innermostList].map(\.name) : []
      let others = tag.parts.count > 1 ? visible.map { shapes.names[$0] } : flags
      reportUnknown(
        tag.parts[0], of: innermost,
        among: visible.flatMap { shapes.fields[$0].map(\.name) } + others, tag)
    }
  }

  private mutating func reportUnknown(
    _ name: String, of shape: Int, among names: [String], _ tag: TemplateTag
  ) {
    let record = shapes.names[shape]
    let fields = shapes.fields[shape].map { "`\($0.name)`" }
    let most = 12
    let listed = fields.prefix(most).joined(separator: ", ")
    let others = fields.count > most ? " and \(fields.count - most) more" : ""
    report(
      .unknownField, "unknown field `\(name)`", at: tag,
      suggestion: fields.isEmpty
        ? "`\(record)` has no fields" : "the fields of `\(record)` are \(listed)\(others)",
      name: (name, names))
  }

  private mutating func reportNoRecord(_ field: RecordField, _ tag: TemplateTag) {
    report(.misusedField, "`\(field.name)` is \(words(for: field.kind)), not a record", at: tag)
  }

  /// Returns the name of a kind of fields in diagnostics.
  func words(for kind: RecordField.Kind) -> String {
    switch kind {
    case .text, .optionalText: "a text"
    case .flag: "a flag"
    case .texts, .records: "a list"
    case .record: "a record"
    }
  }
}
