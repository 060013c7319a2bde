import Diagnostics
import ResourceSchema

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
  /// Its places, or those of its owner.
  var places: Places
  /// Its nearest enclosing declaration in the new schema.
  var enclosingRange: SourceRange

  init(
    group: String, path: String = "", carriers: Carriers = .all,
    at places: Places = Places(old: nil, new: nil)
  ) {
    self.group = group
    self.path = path
    self.carriers = carriers
    self.places = places
    enclosingRange = places.new ?? .unknown
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
  func member(_ name: String, _ carriers: Carriers? = nil, at places: Places? = nil) -> Subject {
    var result = self
    result.path = path.isEmpty ? name : "\(path).\(name)"
    result.key.append(name)
    result.carriers = carriers ?? self.carriers
    if let places {
      result.places = places
      result.enclosingRange = places.new ?? .unknown
    }
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
