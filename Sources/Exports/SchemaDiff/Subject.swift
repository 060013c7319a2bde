import Diagnostics
import ResourceSchema

/// The element that a change is about.
struct Subject {
  /// The heading of its changes in the report.
  var group: String
  /// The name inside the group: `cover.width`; empty for the whole.
  var path = ""
  /// The word for its kind in messages, if they have one: `attribute`.
  var noun = ""
  /// The place in a schema that corresponds to generated Swift; empty if there is none.
  var key: SchemaKey
  var carriers: Carriers = .all
  /// Its places, or those of its owner.
  var places: Places
  /// Its nearest enclosing declaration in the new schema.
  var enclosingRange: SourceRange

  /// The name in messages: ``attribute `title` ``.
  var name: String { noun.isEmpty ? "`\(path)`" : "\(noun) `\(path)`" }

  init(
    group: String, path: String = "", _ noun: String = "", carriers: Carriers = .all,
    at places: Places = Places(old: nil, new: nil)
  ) {
    self.group = group
    self.path = path
    self.noun = noun
    self.carriers = carriers
    self.places = places
    enclosingRange = places.new ?? .unknown
    key = path.isEmpty ? [group] : [group, path]
  }

  /// A part of the subject whose name messages leave out, such as `links`.
  func inside(_ part: String) -> Subject { with { $0.key.append(part) } }

  func named(_ noun: String) -> Subject { with { $0.noun = noun } }

  /// The subject for changes without corresponding generated Swift.
  var unseenInSwift: Subject { with { $0.key = [] } }

  /// The subject where only some of the documents that can have it count.
  func limited(to carriers: Carriers) -> Subject {
    with { $0.carriers.formIntersection(carriers) }
  }

  func member(
    _ name: String, _ noun: String = "", carriers: Carriers? = nil, at places: Places? = nil
  ) -> Subject {
    with {
      $0.path = path.isEmpty ? name : "\(path).\(name)"
      $0.noun = noun
      $0.key.append(name)
      $0.carriers = carriers ?? self.carriers
      if let places {
        $0.places = places
        $0.enclosingRange = places.new ?? .unknown
      }
    }
  }

  func with(_ change: (inout Subject) -> Void) -> Subject {
    var result = self
    change(&result)
    return result
  }
}

struct Carriers: OptionSet {
  let rawValue: Int

  static let responses = Carriers(rawValue: 1)
  static let creations = Carriers(rawValue: 2)
  static let updates = Carriers(rawValue: 4)
  static let requests: Carriers = [.creations, .updates]
  static let all: Carriers = [.responses, .creations, .updates]

  init(rawValue: Int) { self.rawValue = rawValue }

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

/// A value in the old and in the new schema.
@dynamicMemberLookup
struct Both<Value> {
  var old: Value
  var new: Value

  subscript<Property>(dynamicMember property: KeyPath<Value, Property>) -> Both<Property> {
    Both<Property>(old: old[keyPath: property], new: new[keyPath: property])
  }

  func map<Result>(_ transform: (Value) -> Result) -> Both<Result> {
    Both<Result>(old: transform(old), new: transform(new))
  }
}

/// The places of something in both schemas; `nil` in one that does not have it.
typealias Places = Both<SourceRange?>

extension Places {
  static func added(_ range: SourceRange?) -> Places { Places(old: nil, new: range) }
  static func removed(_ range: SourceRange?) -> Places { Places(old: range, new: nil) }

  /// These places, except where there are others.
  func replaced(by others: Places) -> Places {
    Places(old: others.old ?? old, new: others.new ?? new)
  }
}

extension Both<Located<String>> {
  var places: Places { map { $0.range } }
}

extension Both<Located<String>?> {
  var places: Places { map { $0?.range } }
}
