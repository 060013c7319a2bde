import JSONAPI
import JSONAPIQuery

/// The include paths of a query as a tree: the names of relationships, and those that follow.
struct IncludeTree: Sendable {
  var children: [String: IncludeTree] = [:]

  init() {}

  init(_ paths: [String]) {
    for path in paths { insert(path.split(separator: ".").map(String.init)[...]) }
  }

  private mutating func insert(_ path: ArraySlice<String>) {
    guard let first = path.first else { return }
    children[first, default: IncludeTree()].insert(path.dropFirst())
  }

  mutating func merge(_ other: IncludeTree) {
    for (name, tree) in other.children { children[name, default: IncludeTree()].merge(tree) }
  }

  /// The paths, in the order of their names.
  var paths: [String] {
    children.sorted { $0.key < $1.key }.flatMap { name, tree in
      tree.children.isEmpty ? [name] : tree.paths.map { "\(name).\($0)" }
    }
  }
}

/// A function that loads resources of one type by their ids. The tree has the include paths that continue from them.
typealias ResourceLoader =
  @Sendable ([ResourceIdentity], IncludeTree) async throws -> [OutgoingResource]

/// The schema lets clients include resources that a responder cannot load.
public struct MissingLoaders: Error, Hashable, Sendable, CustomStringConvertible {
  /// The resource type that the paths begin at.
  public let type: String
  /// The include paths.
  public let paths: [String]

  public var description: String {
    "Clients may include \(paths.listed) of resources of type “\(type)”, and the responder cannot load "
      + "them; provide them with `include(_:_:)`, or take them out of `includes` in the schema."
  }
}

/// Finds the included resources of a document, level by level, with one batch of ids for each type.
struct Inclusion {
  private(set) var included: [OutgoingResource] = []

  private let loaders: [String: ResourceLoader]
  private var known: [ResourceIdentity: OutgoingResource]
  /// The resources that are already in the document.
  private var written: Set<ResourceIdentity>
  private var tables = FieldTables()

  init(
    primary: [OutgoingResource], stock: [ResourceIdentity: OutgoingResource],
    loaders: [String: ResourceLoader]
  ) {
    self.loaders = loaders
    known = stock
    for resource in primary { known[resource.identity] = resource }
    written = Set(primary.map(\.identity))
  }

  /// Adds the resources that include paths lead to.
  ///
  /// - Parameter resources: The resources that the paths begin at.
  mutating func walk(_ tree: IncludeTree, from resources: [OutgoingResource]) async throws {
    var level = resources.map { (resource: $0, tree: tree) }
    while !level.isEmpty {
      let next = try nextLevel(after: level)
      try await load(next.order.filter { known[$0] == nil }, next.trees)
      level = []
      for identity in next.order {
        // A resource that the server does not find is still linked to, but not included.
        guard let resource = known[identity] else { continue }
        if written.insert(identity).inserted { included.append(resource) }
        if let tree = next.trees[identity], !tree.children.isEmpty {
          level.append((resource, tree))
        }
      }
    }
  }

  private mutating func nextLevel(
    after level: [(resource: OutgoingResource, tree: IncludeTree)]
  ) throws -> (order: [ResourceIdentity], trees: [ResourceIdentity: IncludeTree]) {
    var order: [ResourceIdentity] = []
    var trees: [ResourceIdentity: IncludeTree] = [:]
    for (resource, tree) in level {
      guard let description = resource.description else { continue }
      let table = tables[description]
      // In the order of the schema, so that equal requests have equal responses.
      let fields = table.readable.filter { tree.children[$0._path.queryName] != nil }
      let relationships = resource.relationships(Set(fields.map(\._path.name)))
      for field in fields {
        guard let subtree = tree.children[field._path.queryName] else { continue }
        let relationship = relationships[field._path.name]
        guard let linked = relationship.flatMap(linkedIdentities) else {
          // If linkage cannot express that nothing is related, the relationship is absent instead.
          if relationship == nil, (field as? any RelationshipFieldName)?.canBeEmpty != true {
            continue
          }
          throw Problem.parameter(
            "include",
            "“\(field._path.queryName)” cannot be included, because the resource “\(resource.identity.id)” "
              + "of type “\(table.type)” does not say what it is linked to.")
        }
        for identity in linked {
          let identity = identity.canonical
          if trees[identity] == nil { order.append(identity) }
          trees[identity, default: IncludeTree()].merge(subtree)
        }
      }
    }
    return (order, trees)
  }

  private mutating func load(
    _ identities: [ResourceIdentity], _ trees: [ResourceIdentity: IncludeTree]
  ) async throws {
    var types: [String] = []
    var batches: [String: (identities: [ResourceIdentity], tree: IncludeTree)] = [:]
    for identity in identities {
      if batches[identity.type] == nil { types.append(identity.type) }
      batches[identity.type, default: ([], IncludeTree())].identities.append(identity)
      if let tree = trees[identity] { batches[identity.type]?.tree.merge(tree) }
    }
    for type in types {
      // Without a loader, only the resources that were provided are available.
      guard let load = loaders[type], let batch = batches[type] else { continue }
      for resource in try await load(batch.identities, batch.tree) {
        known[resource.identity] = resource
      }
    }
  }
}
