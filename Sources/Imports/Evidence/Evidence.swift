import JSONSource

/// The evidence that payloads provide about an API: numbers, names and forms, but no values except
/// possible enum values.
///
/// It is independent of the files that contain the payloads. The order of payloads only affects the
/// order of names, and the places in messages.
public struct Evidence: Sendable {
  public enum Reason: Sendable, Hashable, CaseIterable {
    case failedRequest
    case noData
    /// A resource object in `data` has no type.
    case untyped
    case notJSONAPI
  }

  public struct TypeEvidence: Sendable {
    public internal(set) var responses: ResourceEvidence
    public internal(set) var creates: ResourceEvidence
    public internal(set) var updates: ResourceEvidence
    /// The number of `self` links to resources in each collection.
    public internal(set) var collections: [Collection: Int] = [:]
    public struct Collection: Sendable, Hashable {
      /// The parts of the path, with ``Endpoint/id`` for ids.
      public var path: [String]
      /// True if the paths of its resources end with a slash.
      public var endsWithSlash: Bool
    }

    init(type: String) {
      responses = ResourceEvidence(type: type)
      creates = ResourceEvidence(type: type)
      updates = ResourceEvidence(type: type)
    }
  }

  /// A member that JSON:API does not define.
  public struct UnknownMember: Sendable, Hashable {
    public var name: String
    /// The objects that have it, for messages: a resource type, `documents` or `errors`.
    public var owner: String
  }

  /// The resource types, in the order of their first occurrence.
  public internal(set) var typeNames: [String] = []
  public internal(set) var types: [String: TypeEvidence] = [:]
  public internal(set) var documents: [DocumentEvidence.Key: DocumentEvidence] = [:]
  public internal(set) var endpoints: [[String]: Endpoint] = [:]
  /// The primary data of a response.
  public struct Answer: Sendable {
    public var types: Set<String>
    public var isMany: Bool
  }

  /// The primary data of responses, by the hash of the path.
  public internal(set) var answers: [UInt64: Answer] = [:]
  public internal(set) var linkages: [LinkageEvidence.Key: LinkageEvidence] = [:]
  public internal(set) var errors = ObjectEvidence()
  public internal(set) var skipped: [Reason: ValueEvidence.Occurrence] = [:]
  /// The members that were not used, in the order of their first occurrence, which is beside them.
  public private(set) var unknownMembers: [(member: UnknownMember, first: PayloadPlace)] = []
  public internal(set) var payloadCount = 0
  /// The number of resource objects in responses.
  public var objectCount: Int { types.values.reduce(0) { $0 + $1.responses.count } }
  public var isTruncated: Bool {
    cursor.freeMembers == 0 || typeNames.count == Self.maxTypes
      || unknownMembers.count == Self.maxUnknownMembers
  }

  var cursor: Cursor
  /// Hashes of ids, to recognize ids in paths.
  var ids: Set<UInt64> = []
  let typeRules: [TypeRule]

  static let maxTypes = 5_000
  static let maxUnknownMembers = 100

  /// Determines the type of resource objects without one: `articles/*` is `articles`.
  public struct TypeRule: Sendable, Hashable {
    /// The components of a request path or a file path; `*` matches any component.
    public var pattern: [String]
    public var type: String

    public init(pattern: [String], type: String) {
      self.pattern = pattern
      self.type = type
    }

    func matches(_ path: [String]) -> Bool {
      path.count >= pattern.count
        && zip(path.suffix(pattern.count), pattern).allSatisfy { $1 == "*" || $0 == $1 }
    }
  }

  mutating func noteUnknownMembers(
    of object: JSONObject, _ owner: String, besides known: DefinedMembers
  ) {
    for property in object.members where !known.contains(property.name) {
      let member = UnknownMember(name: property.name, owner: owner)
      guard unknownMembers.count < Self.maxUnknownMembers,
        !unknownMembers.contains(where: { $0.member == member })
      else { continue }
      unknownMembers.append((member, cursor.place))
    }
  }

  public init(typeRules: [TypeRule] = [], keepsExamples: Bool = false) {
    self.typeRules = typeRules
    cursor = Cursor(keepsExamples: keepsExamples)
  }
}
