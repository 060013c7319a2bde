import Diagnostics

/// Changes that many resource types share, as one: those of `defaults`, of mixins and of anchors.
enum RepeatedChanges {
  /// The properties that merged changes share.
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

  /// The changes that only Swift code notices.
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

  /// Adds another change with the same cause.
  fileprivate mutating func add(_ other: SchemaChange) {
    for question in Question.allCases { effects.add(other.effects[question], to: question) }
    others.append(.init(group: other.group, path: other.path))
  }
}
