import Diagnostics

public struct SchemaChange: Sendable, Hashable {
  public var kind: ChangeKind
  public var effects: Effects
  /// The resource type that changed, or `types`, `documents` or `client`.
  public var group: String
  /// The other resource types and members that the change affects, for example if it is a change of
  /// `defaults`.
  public var others: [Place] = []
  /// The name in the group, such as `cover.width`; empty for the whole.
  public var path: String
  /// The place in a schema that corresponds to generated Swift.
  var key: SchemaKey
  /// One sentence without a final full stop and without the group.
  public var message: String
  /// The place in the new schema; for a removed element, the place in the old schema.
  public var range: SourceRange
  /// The place in the old schema, for an element in both schemas.
  public var oldRange: SourceRange?
  public var isRemoval: Bool
  /// The nearest enclosing declaration in the new schema, for a removed element.
  public var enclosingRange: SourceRange
  public var note: String?
}

extension SchemaChange {
  /// A resource type, or a part of one.
  public struct Place: Sendable, Hashable {
    public var group: String
    public var path: String
  }

  var places: [Place] { [Place(group: group, path: path)] + others }

  /// The heading in the report: `articles`, or `articles and 2 others`.
  var title: String {
    let count = Set(others.map(\.group)).subtracting([group]).count
    return count == 0 ? group : "\(group) and \(counted(count, "other"))"
  }

  /// The note, with the first of the other places.
  var fullNote: String? {
    guard !others.isEmpty else { return note }
    let names = others.prefix(5).map(\.name)
    let rest = others.count > 5 ? " and \(others.count - 5) more" : ""
    let text = "also in " + names.map { "`\($0)`" }.joined(separator: ", ") + rest
    return [note, text].compactMap(\.self).joined(separator: "; ")
  }
}

/// The names that lead to a place in a schema: `articles`, `attributes`, `cover`, `width`.
typealias SchemaKey = [String]

extension SchemaKey {
  /// The key and the keys of the parts that it is in, from the inside out.
  var outward: [SchemaKey] { indices.reversed().map { Array(self[...$0]) } }
}

extension SchemaChange {
  public func diagnostic(_ severity: Diagnostic.Severity) -> Diagnostic {
    var diagnostic = Diagnostic(
      kind, "\(title): \(message)", at: range,
      labels: oldRange.map { [.init("before", at: $0)] } ?? [], note: fullNote)
    diagnostic.severity = severity
    return diagnostic
  }
}

/// Changes that many resource types share, as one: those of `defaults`, of mixins and of anchors.
enum RepeatedChanges {
  private struct Cause: Hashable {
    var kind: ChangeKind
    var message: String
    var place: SourceRange?
    var oldPlace: SourceRange?

    init?(_ change: SchemaChange) {
      kind = change.kind
      // The same default concerns members of different names, and types of different ones in Swift.
      let isOfSwift = RepeatedChanges.kindsOfSwift.contains(kind)
      let name = isOfSwift ? change.message.firstCode : "`\(change.path)`"
      message = change.message.replacing(name, with: "``")
      guard !change.isOfWord else { return }
      guard change.range.isKnown else { return nil }
      place = change.range
      oldPlace = change.oldRange
    }
  }

  private static let kindsOfSwift = Set(
    [
      ChangeRow.changedSwiftName, .changedSwiftType, .changedArgumentOrder,
      .removedSwiftDeclaration,
    ].map(\.kind))

  static func merged(_ changes: [SchemaChange]) -> [SchemaChange] {
    changes.grouped(by: Cause.init).map { repeated in
      repeated.dropFirst().reduce(into: repeated[0]) { $0.add($1) }
    }
  }
}

extension String {
  /// The first text between backticks, with these.
  fileprivate var firstCode: String {
    split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false).dropFirst().first
      .map { "`\($0)`" } ?? "``"
  }
}

extension SchemaChange {
  /// True if the change is about a word in `defaults`, whose place resource types do not store.
  fileprivate var isOfWord: Bool {
    switch kind {
    case ChangeRow.idToOther.kind, ChangeRow.moreLinkage.kind: true
    case ChangeRow.documentOfOtherSurroundings.kind: key.last == "errors" || key.last == "jsonapi"
    default: false
    }
  }

  fileprivate mutating func add(_ other: SchemaChange) {
    for question in Question.allCases { effects.add(other.effects[question], to: question) }
    others.append(.init(group: other.group, path: other.path))
  }
}
