import JSONSource

public typealias RelationshipProfile = MemberList<RelationshipValue>.Member

extension RelationshipProfile {
  public func count(of linkage: RelationshipValue.Linkage) -> Int {
    value.linkages[linkage]?.count ?? 0
  }
}

public struct RelationshipValue: MemberValue {
  public enum Linkage: Sendable, Equatable {
    /// There is no `data`.
    case absent
    case null, one, many
  }

  public private(set) var linkages: [Linkage: ValueProfile.Occurrence] = [:]
  public private(set) var targets: [String: PayloadPlace] = [:]
  /// The members of the relationship object but for `data`.
  public private(set) var surroundings = ObjectProfile()
  /// The meta of the resource identifiers.
  public private(set) var identifiers = ObjectProfile()
  /// Hashes of the paths of `self` links, and of `related` links.
  public private(set) var selfPaths: Set<UInt64> = []
  public private(set) var relatedPaths: Set<UInt64> = []
  /// The last parts of the paths of `related` links, as far as they can be names.
  public private(set) var relatedNames: Set<String> = []

  /// Hashes of the resources with empty linkage, and of the resources with included linkage.
  private var owners: (empty: Set<UInt64>, included: Set<UInt64>) = ([], [])

  public init() {}

  /// The number of resources with empty linkage in one document and included linkage in another.
  /// For these, the server sends empty linkage unless the relationship is included.
  public var falselyEmptyCount: Int { owners.empty.intersection(owners.included).count }

  public mutating func add(_ node: JSONNode, _ cursor: inout Cursor) -> Bool {
    guard let object = node.object else { return false }
    let linkage: Linkage
    switch object["data"]?.content {
    case nil: linkage = .absent
    case .null: linkage = .null
    case .object: linkage = .one
    case .array: linkage = .many
    case .bool, .number, .string: return false
    }
    linkages[linkage, default: .init(count: 0, first: cursor.place)].count += 1
    if let data = object["data"] {
      let first = data.array?.first ?? data
      if first.object == nil {
        owners.empty.insert(cursor.owner)
      } else if let target = StableHash.ofIdentifier(first), cursor.included.contains(target) {
        owners.included.insert(cursor.owner)
      }
      cursor.at(.key("data")) { cursor in
        guard let list = data.array else { return add(identifier: data, &cursor) }
        for (index, identifier) in list.enumerated() {
          cursor.at(.index(index)) { add(identifier: identifier, &$0) }
        }
      }
    }
    surroundings.add(object, &cursor) { $0 == "links" || $0 == "meta" }
    if let url = object["links"]?["self"]?.url {
      selfPaths.insert(URLPath.hash(URLPath.parts(of: url)))
    }
    if let url = object["links"]?["related"]?.url {
      let path = URLPath.parts(of: url)
      relatedPaths.insert(URLPath.hash(path))
      if let name = path.last, StringProfile.isSymbol(name) { relatedNames.insert(name) }
    }
    return true
  }

  private mutating func add(identifier: JSONNode, _ cursor: inout Cursor) {
    guard let object = identifier.object else { return }
    if let type = object["type"]?.string, targets[type] == nil {
      targets[type] = cursor.place
    }
    identifiers.add(object, &cursor) { $0 == "meta" }
  }
}

/// What the endpoint of a relationship shows, such as `/articles/1/relationships/author`,
/// about its targets.
public struct LinkageProfile: Sendable {
  public struct Key: Sendable, Hashable {
    /// The parts of the path of the collection whose resources have the relationship.
    public var collection: [String]
    public var name: String
    public var path: String { (collection + [name]).joined(separator: "/") }

    init?(path: [String]) {
      guard path.count >= 4, path.dropLast().last == "relationships", let name = path.last else {
        return nil
      }
      collection = Array(path.dropLast(3))
      self.name = name
    }
  }

  public let key: Key
  /// The documents of the endpoint, each of which has the form of a relationship object.
  public private(set) var relationship: RelationshipProfile
  /// Hashes of the paths of the resources that have the relationship, and of the endpoint.
  public private(set) var ownerPaths: Set<UInt64> = []
  public private(set) var paths: Set<UInt64> = []

  init(key: Key) {
    self.key = key
    relationship = RelationshipProfile(name: key.name)
  }

  mutating func add(_ document: JSONNode, at path: [String], _ cursor: inout Cursor) {
    guard relationship.value.add(document, &cursor) else { return }
    relationship.wholeCount += 1
    paths.insert(URLPath.hash(path))
    ownerPaths.insert(URLPath.hash(path.dropLast(2)))
  }
}
