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
}

/// A function that returns the resources of some ids, all of one type.
typealias ResourceLoader = @Sendable ([ResourceIdentity]) async throws -> [OutgoingResource]

/// A query includes resources of a type that the responder was not given.
public struct MissingLoader: Error, Hashable, Sendable, CustomStringConvertible {
  /// The resource type.
  public let type: String

  public var description: String {
    "The query includes resources of type “\(type)”; provide them with `include(_:_:)`."
  }
}

/// Finds the included resources of a document, level by level, with one batch of ids for each type.
struct Inclusion {
  private(set) var included: [OutgoingResource] = []

  private let loaders: [String: ResourceLoader]
  private var known: [ResourceIdentity: OutgoingResource]
  /// The resources that the document has.
  private var written: Set<ResourceIdentity>
  private var tables: [String: FieldTable] = [:]

  init(
    primary: [OutgoingResource], stock: [ResourceIdentity: OutgoingResource],
    loaders: [String: ResourceLoader]
  ) {
    self.loaders = loaders
    known = stock
    for resource in primary { known[resource.identity] = resource }
    written = Set(primary.map(\.identity))
  }

  /// Adds what include paths lead to.
  ///
  /// - Parameter resources: The resources that the paths begin at.
  mutating func walk(_ tree: IncludeTree, from resources: [OutgoingResource]) async throws {
    var level = resources.map { (resource: $0, tree: tree) }
    while !level.isEmpty {
      let next = nextLevel(after: level)
      try await load(next.order.filter { known[$0] == nil })
      level = []
      for identity in next.order {
        // What the server does not find is not included, but linked to.
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
  ) -> (order: [ResourceIdentity], trees: [ResourceIdentity: IncludeTree]) {
    var order: [ResourceIdentity] = []
    var trees: [ResourceIdentity: IncludeTree] = [:]
    for (resource, tree) in level {
      guard let table = table(of: resource) else { continue }
      // In the order of the schema, so that equal requests have equal answers.
      let fields = table.readable.filter { tree.children[$0._path.queryName] != nil }
      let relationships = resource.relationships(Set(fields.map(\._path.name)))
      for field in fields {
        guard let subtree = tree.children[field._path.queryName],
          let relationship = relationships[field._path.name]
        else { continue }
        for identity in linkedIdentities(of: relationship) ?? [] {
          let identity = identity.canonical
          if trees[identity] == nil { order.append(identity) }
          trees[identity, default: IncludeTree()].merge(subtree)
        }
      }
    }
    return (order, trees)
  }

  private mutating func load(_ identities: [ResourceIdentity]) async throws {
    var types: [String] = []
    var batches: [String: [ResourceIdentity]] = [:]
    for identity in identities {
      if batches[identity.type] == nil { types.append(identity.type) }
      batches[identity.type, default: []].append(identity)
    }
    for type in types {
      guard let load = loaders[type] else { throw MissingLoader(type: type) }
      for resource in try await load(batches[type] ?? []) { known[resource.identity] = resource }
    }
  }

  private mutating func table(of resource: OutgoingResource) -> FieldTable? {
    let type = resource.identity.type
    if let table = tables[type] { return table }
    guard let table = resource.description.map(FieldTable.init) else { return nil }
    tables[type] = table
    return table
  }
}
