import Diagnostics
import ResourceSchema

/// Two schemas, and the changes that were found so far.
///
/// `Rules` has the comparison of each part of a schema.
struct Comparison {
  let schema: Both<Schema>
  let types: Both<[String: TypeDeclaration]>
  let uses: TypeUses
  /// The names of types that members refer to and that are not compared yet.
  var typePairs: [Both<String>] = []
  private var knownPairs: Set<[String]> = []
  private let oldPathPrefix: String
  var changes: [SchemaChange] = []
  private var seen: Set<SchemaChange> = []
  /// The places of what both schemas declare, and of all types, by the keys of their subjects.
  private var declared: [SchemaKey: Places] = [:]

  init(_ schema: Both<Schema>, oldPathPrefix: String) {
    self.schema = schema
    self.oldPathPrefix = oldPathPrefix
    types = schema.types.map { types in
      Dictionary(types.map { ($0.name.value, $0) }) { first, _ in first }
    }
    uses = TypeUses(of: schema.old, types: types.old)
    for name in Set(types.old.keys).union(types.new.keys) {
      declared[[Self.groupOfTypes, name]] = types.map { $0[name]?.name.range }
    }
  }

  /// Remembers the places of a declaration, for changes that only Swift shows.
  mutating func remember(_ subject: Subject) {
    declared[subject.key] = subject.places
  }

  /// Returns the places of a declaration, or of the nearest one that it is in.
  func places(of key: SchemaKey) -> Places {
    key.outward.compactMap { declared[$0] }
      .first { $0.new?.isKnown == true || $0.old?.isKnown == true } ?? Places(old: nil, new: nil)
  }

  /// - Parameters:
  ///   - places: Its places, if they differ from those of the subject.
  ///   - carriers: The documents that can contain it, if they differ from those of the subject.
  ///   - source: The effect on Swift, if it cannot be determined otherwise.
  mutating func report(
    _ row: ChangeRow, _ subject: Subject, _ message: String, at places: Places? = nil,
    carriers: Carriers? = nil, source: Effect = .none, note: String? = nil
  ) {
    let carriers = carriers ?? subject.carriers
    var effects = row.effects
    if !carriers.contains(.responses) { effects[.reads] = .none }
    if carriers.isDisjoint(with: .requests) {
      effects[.writes] = .none
    } else {
      effects.add(row.effectOnAccepting, to: .server)
    }
    effects.add(source, to: .source)
    let places = places ?? subject.places
    let old = places.old.map(inOldSchema)
    let new = places.new.map { $0.isKnown ? $0 : subject.enclosingRange }
    let change = SchemaChange(
      kind: row.kind, effects: effects, group: subject.group, path: subject.path,
      key: subject.key, message: message,
      range: new ?? old ?? .unknown,
      oldRange: new == nil || old?.isKnown == false ? nil : old,
      isRemoval: new == nil, enclosingRange: subject.enclosingRange, note: note)
    if seen.insert(change).inserted { changes.append(change) }
  }

  /// Returns a place in the old schema, with the prefix that distinguishes old files from new ones.
  private func inOldSchema(_ range: SourceRange) -> SourceRange {
    var range = range
    if range.isKnown { range.file = oldPathPrefix + range.file }
    return range
  }

  /// Records a pair of types to compare, which can have the same name.
  mutating func enqueue(_ types: Both<String>) {
    if knownPairs.insert([types.old, types.new]).inserted { typePairs.append(types) }
  }

  /// The renamed types, by their old names.
  var renamedTypes: [String: String] {
    Dictionary(
      knownPairs.filter { types.new[$0[0]] == nil && types.old[$0[1]] == nil }
        .map { ($0[0], $0[1]) }, uniquingKeysWith: min)
  }
}

extension ChangeRow {
  /// The words about an element after its name, where these are the whole message.
  fileprivate var words: String {
    switch self {
    case .becameOptional, .becameOptionalInRequests: "may now be absent"
    case .becameRequired: "must now be present"
    case .becameRequiredInRequests: "must now be present, in create requests too"
    case .requiredBecameNullable, .optionalBecameNullable: "may now be null"
    case .becameNonNull: "can no longer be null"
    case .becameReadOnly: "is now read-only"
    case .becameCreateOnly: "can now only be set on creation"
    case .becameWritable: "can now be set by clients"
    case .requiredBecameWriteOnly, .optionalBecameWriteOnly: "is now absent from responses"
    case .requiredBecameReadable, .optionalBecameReadable: "is now in responses"
    case .createForbidden: "must now be absent from create requests"
    case .createRequired: "is now required in create requests"
    case .createOptional: "may now be absent from create requests"
    case .enumOpened: "is now open"
    case .enumClosed: "is now closed"
    case .changedFormat: "now has a different format"
    case .pageLinksAdded: "lead from page to page"
    case .pageLinksRemoved: "no longer lead from page to page"
    case .deprecated: "is now deprecated"
    case .undeprecated: "is no longer deprecated"
    default: "changed"
    }
  }
}

extension Comparison {
  /// Reports a property that differs: the path is now `b`, was `a`.
  ///
  /// - Parameters:
  ///   - words: The words for its values, which differ if the values do.
  ///   - name: The beginning of the message, if it is not that of the subject.
  ///   - places: Its places, where the schemas declare it.
  ///   - verbs: The verbs before the new and the old value.
  mutating func compare(
    _ words: Both<String>, _ row: ChangeRow, _ subject: Subject, _ name: String? = nil,
    at places: Places? = nil, verbs: (new: String, old: String) = ("is now", "was")
  ) {
    guard words.old != words.new else { return }
    report(
      row, subject,
      "\(name ?? subject.name) \(verbs.new) \(words.new), \(verbs.old) \(words.old)",
      at: places.map { subject.places.replaced(by: $0) })
  }

  /// Reports a property that became true or false.
  mutating func compare(
    _ values: Both<Bool>, _ becameTrue: ChangeRow, _ becameFalse: ChangeRow, _ subject: Subject,
    _ name: String? = nil
  ) {
    guard values.old != values.new else { return }
    report(values.new ? becameTrue : becameFalse, on: subject, name)
  }

  mutating func compareNullability(
    _ values: Both<Bool>, wasOptional: Bool = false, _ subject: Subject, _ name: String? = nil
  ) {
    compare(
      values, wasOptional ? .optionalBecameNullable : .requiredBecameNullable, .becameNonNull,
      subject, name)
  }

  mutating func compareDeprecation(
    _ messages: Both<String?>, _ subject: Subject, _ name: String? = nil
  ) {
    compare(
      messages.map { $0 != nil }, .deprecated, .undeprecated, subject.inside("deprecated"), name)
  }

  /// Reports a change whose message only depends on its row.
  mutating func report(
    _ row: ChangeRow, on subject: Subject, _ name: String? = nil, carriers: Carriers? = nil
  ) {
    report(row, subject, "\(name ?? subject.name) \(row.words)", carriers: carriers)
  }

  /// Reports the elements that only one of two lists has.
  ///
  /// - Parameters:
  ///   - owner: What has the elements, if messages say so.
  ///   - range: Returns the place of an element, if it differs from that of the subject.
  mutating func reportUnpaired<Element>(
    _ pairs: Pairing<Element>, of owner: String? = nil, added: ChangeRow, removed: ChangeRow,
    at range: (Element) -> SourceRange? = { _ in nil }, as part: (String) -> Subject
  ) {
    let suffix = owner.map { " of \($0)" } ?? ""
    for (element, isAdded) in pairs.added.map({ ($0, true) }) + pairs.removed.map({ ($0, false) }) {
      let name = pairs.name(element)
      let subject = part(name)
      let range = range(element)
      report(
        isAdded ? added : removed, subject,
        "\(pairs.noun) `\(name)`\(suffix) was \(isAdded ? "added" : "removed")",
        at: isAdded
          ? .added(range ?? subject.places.new) : .removed(range ?? subject.places.old),
        note: pairs.note(on: element))
    }
  }
}

func quoted(_ name: String?, otherwise words: String = "none") -> String {
  name.map { "`\($0)`" } ?? words
}
