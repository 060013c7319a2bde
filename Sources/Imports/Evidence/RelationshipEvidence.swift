import JSONSource

public typealias RelationshipEvidence = MemberList<RelationshipValue>.Member

extension RelationshipEvidence {
  public func count(of linkage: RelationshipValue.Linkage) -> Int {
    value.linkages[linkage]?.count ?? 0
  }
}

public struct RelationshipValue: MemberValue {
  public enum Linkage: Sendable, Hashable {
    /// There is no `data`.
    case absent
    case null, one, many
  }

  public private(set) var linkages: [Linkage: ValueEvidence.Occurrence] = [:]
  public private(set) var targets: [String: PayloadPlace] = [:]
  /// The members of the relationship object but for `data`.
  public private(set) var surroundings = ObjectEvidence()
  /// The meta of the resource identifiers.
  public private(set) var identifiers = ObjectEvidence()
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
      remember(data.array?.first ?? data, cursor)
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
      if let name = path.last, StringEvidence.isSymbol(name) { relatedNames.insert(name) }
    }
    return true
  }

  /// - Parameter first: the first identifier; an empty list, or null, if there is none.
  private mutating func remember(_ first: JSONNode, _ cursor: Cursor) {
    let (type, id) = cursor.owner
    guard first.object != nil else {
      owners.empty.insert(StableHash.of(type, id))
      return
    }
    if let target = StableHash.ofIdentifier(first), cursor.included.contains(target) {
      owners.included.insert(StableHash.of(type, id))
    }
  }

  private mutating func add(identifier: JSONNode, _ cursor: inout Cursor) {
    guard let object = identifier.object else { return }
    if let type = object["type"]?.string, targets[type] == nil {
      targets[type] = cursor.place
    }
    identifiers.add(object, &cursor) { $0 == "meta" }
  }
}
