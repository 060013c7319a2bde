import Diagnostics
import ResourceSchema

extension Comparison {
  mutating func compareResources() {
    let pairs = Pairing(
      schema.resources, "resource type", by: \.type.value,
      renamedIf: { $0.fieldNames.isEmpty || !$0.fieldNames.isDisjoint(with: $1.fieldNames) })
    for resource in pairs.kept { compare(resource) }
    reportUnpaired(pairs, added: .addedResource, removed: .removedResource, at: \.type.range) {
      Subject(group: $0)
    }
  }

  private mutating func compare(_ resource: Both<Resource>) {
    let subject = Subject(
      group: resource.new.type.value,
      carriers: Carriers(resource.old).intersection(Carriers(resource.new)),
      at: resource.type.places)
    remember(subject)
    compareDeprecation(resource.deprecated, subject, "the resource type")
    compareIds(of: resource, subject)
    compareMembers(resource.attributes, of: subject.inside("attributes"), as: .attribute)
    compareRelationships(resource.relationships, of: subject.inside("relationships"))
    compareLinks(resource.links, of: subject)
    compareMeta(resource.meta, of: subject)
    compareEndpoints(of: resource, subject)
    compareQueries(of: resource, subject)
    compareSurroundings(resource.document, of: subject.member("document"))
    compareSurroundings(resource.collectionDocument, of: subject.member("collection"))
  }

  private mutating func compareIds(of resource: Both<Resource>, _ subject: Subject) {
    let type = resource.idType
    let content = resolved(type).content
    if let row = Self.rowOfIds(from: content.old, to: content.new) {
      report(
        row, subject.inside("id"),
        "ids are now `\(type.new.spelling)`, were `\(type.old.spelling)`")
    }
    let clientIds = resource.api.clientIds
    guard subject.carriers.contains(.creations) else { return }
    let row: ChangeRow =
      switch clientIds.new {
      case .forbidden: .clientIdsForbidden
      case .required: .clientIdsRequired
      case .allowed: .clientIdsAllowed
      }
    compare(
      clientIds.map(\.rawValue), row, subject.inside("operations").inside("create"),
      "ids of clients", verbs: ("are now", "were"))
  }

  /// Returns the change; `nil` if the ids are the same in JSON.
  private static func rowOfIds(from old: ValueType, to new: ValueType) -> ChangeRow? {
    switch (old, new) {
    case (.primitive(let old), .primitive(let new)) where old == new: nil
    case (.enumeration(let old), .enumeration(let new)) where old.base == new.base: nil
    // In JSON, ids are strings. Only its author knows which strings a user's type accepts.
    case (.named, _), (_, .named): nil
    case (_, .primitive(.string)): .idToString
    case (.primitive(.string), _): .idFromString
    default: .idToOther
    }
  }

  private mutating func compareEndpoints(of resource: Both<Resource>, _ subject: Subject) {
    // Requests use the path, whatever their body is.
    let subject = subject.with { $0.carriers = .all }
    let operations = subject.inside("operations")
    reportUnpaired(
      Pairing(resource.operationNames, "operation", by: \.self), added: .addedOperation,
      removed: .removedOperation
    ) { operations.member($0) }
    comparePaths(of: resource, subject.inside("path"))
    for operation in [ResourceAPI.Operation.list, .get] {
      let (name, answer) = (operation.rawValue, resource.api.answers.map { $0[operation] })
      compare(
        answer.map { quoted($0?.value, otherwise: "the default document") },
        .documentOfOtherSurroundings, subject.inside("answers").inside(name),
        "the response to `\(name)`", at: answer.places)
    }
  }

  private mutating func comparePaths(of resource: Both<Resource>, _ subject: Subject) {
    let path = resource.map { $0.api.path ?? $0.type }
    compare(path.map { "`\($0.value)`" }, .changedPath, subject, "the path", at: path.places)
    let routes = resource.routes
    for route in routes.new where routes.old.contains(route) {
      let places = resource.map { $0.api.paths[route]?.range }
      // The usual paths change with that of the collection.
      guard places.old != nil || places.new != nil else { continue }
      let words =
        switch route {
        case .related: "related resources"
        case .relationship: "relationships"
        case .list, .get, .create, .update, .delete: "`\(route.rawValue)`"
        }
      compare(
        resource.map { "`\($0.path(of: route))`" }, .changedPath, subject.member(route.rawValue),
        "the path of \(words)", at: places)
    }
  }
}

extension Resource {
  fileprivate var fieldNames: Set<String> {
    Set(attributes.map(\.name.value) + relationships.map(\.name.value))
  }

  fileprivate var operationNames: [String] {
    (api.operations ?? ResourceAPI.Operation.allCases).map(\.rawValue)
  }

  fileprivate var routes: [ResourceAPI.Route] {
    ResourceAPI.Route.allCases.filter {
      operationNames.contains($0.rawValue)
        || ($0 == .related || $0 == .relationship) && !relationships.isEmpty
    }
  }
}
