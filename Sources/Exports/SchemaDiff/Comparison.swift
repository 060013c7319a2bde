import Diagnostics
import ResourceSchema

/// Two schemas, and the changes that were found so far.
struct Comparison {
  let old: Schema
  let new: Schema
  let oldTypes: [String: TypeDeclaration]
  let newTypes: [String: TypeDeclaration]
  /// The places of their declarations.
  let oldPlaces: SchemaPlaces
  let newPlaces: SchemaPlaces
  /// The uses of the old schema's types.
  let uses: TypeUses
  /// Types of both schemas that members refer to and that are not compared yet.
  var typePairs: [TypePair] = []
  private var knownPairs: Set<TypePair> = []
  private let oldPathPrefix: String
  var changes: [SchemaChange] = []
  private var seen: Set<SchemaChange> = []

  /// The names of a type in the old and in the new schema.
  struct TypePair: Hashable {
    var old: String
    var new: String
  }

  init(from old: Schema, to new: Schema, oldPathPrefix: String) {
    self.old = old
    self.new = new
    self.oldPathPrefix = oldPathPrefix
    oldTypes = Dictionary(old.types.map { ($0.name.value, $0) }) { first, _ in first }
    newTypes = Dictionary(new.types.map { ($0.name.value, $0) }) { first, _ in first }
    oldPlaces = SchemaPlaces(old)
    newPlaces = SchemaPlaces(new)
    uses = TypeUses(of: old, types: oldTypes)
  }

  /// Adds a change.
  ///
  /// - Parameters:
  ///   - old: The place in the old schema; `nil` for an added element.
  ///   - new: The place in the new schema; `nil` for a removed element.
  ///   - carriers: The documents that can contain it, if they differ from those of the subject.
  ///   - source: The effect on Swift, if it cannot be determined otherwise.
  mutating func report(
    _ row: ChangeRow, _ subject: Subject, _ message: String, old: SourceRange? = nil,
    new: SourceRange? = nil, carriers: Carriers? = nil, source: Effect = .none,
    note: String? = nil
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
    let oldRange = old.map(inOldSchema)
    let new = new.map { $0.isKnown ? $0 : subject.enclosingRange }
    let change = SchemaChange(
      kind: row.kind, effects: effects, group: subject.group, path: subject.path,
      key: subject.key, message: message,
      range: new ?? oldRange ?? .unknown,
      oldRange: new == nil || oldRange?.isKnown == false ? nil : oldRange,
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
  ///
  /// - Returns: True if the pair is new.
  mutating func enqueue(_ pair: TypePair) -> Bool {
    guard knownPairs.insert(pair).inserted else { return false }
    typePairs.append(pair)
    return true
  }

  /// The renamed types, by their old names.
  var renamedTypes: [String: String] {
    Dictionary(
      knownPairs.filter { newTypes[$0.old] == nil && oldTypes[$0.new] == nil }
        .map { ($0.old, $0.new) }, uniquingKeysWith: min)
  }
}

/// The element that a change is about.
struct Subject {
  /// The heading of its changes in the report.
  var group: String
  /// The name inside the group: `cover.width`; empty for the whole.
  var path = ""
  /// The place in a schema that corresponds to generated Swift; empty if there is none.
  var key: SchemaKey
  /// The documents that have it.
  var carriers: Carriers = .all
  /// Its nearest enclosing declaration in the new schema.
  var enclosingRange: SourceRange = .unknown

  init(
    group: String, path: String = "", carriers: Carriers = .all,
    enclosingRange: SourceRange = .unknown
  ) {
    self.group = group
    self.path = path
    self.carriers = carriers
    self.enclosingRange = enclosingRange
    key = path.isEmpty ? [group] : [group, path]
  }

  /// A part of the subject whose name messages leave out, such as `links`.
  func inside(_ part: String) -> Subject {
    var result = self
    result.key.append(part)
    return result
  }

  /// The subject for changes without corresponding generated Swift.
  var unseenInSwift: Subject {
    var result = self
    result.key = []
    return result
  }

  /// A part of the subject.
  func member(_ name: String, _ carriers: Carriers? = nil, at range: SourceRange? = nil) -> Subject
  {
    var result = self
    result.path = path.isEmpty ? name : "\(path).\(name)"
    result.key.append(name)
    result.carriers = carriers ?? self.carriers
    result.enclosingRange = range ?? enclosingRange
    return result
  }
}

/// The documents that can have a member.
struct Carriers: OptionSet {
  let rawValue: Int

  static let responses = Carriers(rawValue: 1)
  static let creations = Carriers(rawValue: 2)
  static let updates = Carriers(rawValue: 4)
  static let requests: Carriers = [.creations, .updates]
  static let all: Carriers = [.responses, .creations, .updates]

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The documents about a resource type.
  init(_ resource: Resource) {
    let operations = resource.api.operations ?? ResourceAPI.Operation.allCases
    self = .responses
    if operations.contains(.create) { insert(.creations) }
    if operations.contains(.update) { insert(.updates) }
  }

  /// Returns the documents in this set that can contain a member with the given access.
  func admitting(_ access: Member.Access, _ creation: Member.Creation?) -> Carriers {
    var result = self
    switch access {
    case .readWrite: break
    case .readOnly: result.subtract(.requests)
    case .writeOnly: result.remove(.responses)
    case .createOnly: result.remove(.updates)
    }
    if creation == .forbidden { result.remove(.creations) }
    return result
  }
}

/// The elements of two lists, paired by name, with the removed and the added ones.
struct Pairing<Element> {
  var kept: [(old: Element, new: Element)] = []
  var removed: [Element] = []
  var added: [Element] = []

  init(_ old: [Element], _ new: [Element], by name: (Element) -> String) {
    let before = Dictionary(old.map { (name($0), $0) }) { first, _ in first }
    for element in new {
      if let earlier = before[name(element)] {
        kept.append((earlier, element))
      } else {
        added.append(element)
      }
    }
    let after = Set(new.map(name))
    removed = old.filter { !after.contains(name($0)) }
  }
}
