import JSONAPI
import JSONAPIQuery

/// The fields of a resource type, by name.
struct FieldTable {
  let type: String
  private var byQueryName: [String: any FieldName] = [:]
  private var byName: [String: any FieldName] = [:]
  /// The fields that a response can have.
  private(set) var readable: [any FieldName] = []

  init(_ description: any ServerResource.Type) {
    type = description.jsonType
    for field in description.fields {
      byQueryName[field._path.queryName] = field
      byName[field._path.name] = field
      if field is any ReadableFieldName { readable.append(field) }
    }
  }

  /// Returns the field with a name in query parameters.
  subscript(query name: String) -> (any FieldName)? { byQueryName[name] }

  /// Returns the field with a name in documents.
  subscript(name: String) -> (any FieldName)? { byName[name] }

  /// Returns the relationship with a name in query parameters.
  func relationship(query name: String) -> (any RelationshipFieldName)? {
    byQueryName[name] as? any RelationshipFieldName
  }

  /// The names of the relationships in query parameters.
  var relationshipNames: [String] {
    readable.filter { $0 is any RelationshipFieldName }.map(\._path.queryName)
  }
}

/// The tables of resource types, which are made when they are first needed.
struct FieldTables {
  private var tables: [String: FieldTable] = [:]

  subscript(type: any ServerResource.Type) -> FieldTable {
    mutating get {
      if let table = tables[type.jsonType] { return table }
      let table = FieldTable(type)
      tables[type.jsonType] = table
      return table
    }
  }

  /// Returns the types that a relationship of some types leads to; none if they do not have it.
  mutating func targets(of name: String, in owners: [FieldTable]) -> [FieldTable] {
    var targets: [FieldTable] = []
    for target in owners.flatMap({ $0.relationship(query: name)?.targets ?? [] })
    where !targets.contains(where: { $0.type == target.jsonType }) {
      targets.append(self[target])
    }
    return targets
  }
}

extension RelationshipFieldName {
  /// The descriptions of the resource types that the relationship leads to.
  var targets: [any ServerResource.Type] { serverResources(of: Target.self) }

  /// True if linkage can express that nothing is related, with null or an empty array.
  var canBeEmpty: Bool {
    self is any ToManyFieldName || Target.self is any OptionalTarget.Type
  }
}

/// Returns the descriptions of a resource object, of an optional one, or of an enum of several types.
func serverResources(of type: Any.Type) -> [any ServerResource.Type] {
  switch type {
  case let type as any DescribedResource.Type: [type.serverDescription]
  case let type as any OptionalTarget.Type: serverResources(of: type.wrappedType)
  case let type as any ResourceEnum.Type: type.resourceTypes.flatMap { serverResources(of: $0) }
  default: []
  }
}

private protocol DescribedResource {
  static var serverDescription: any ServerResource.Type { get }
}
extension ResourceObject: DescribedResource where Description: ServerResource {
  static var serverDescription: any ServerResource.Type { Description.self }
}

private protocol OptionalTarget {
  static var wrappedType: Any.Type { get }
}
extension Optional: OptionalTarget {
  static var wrappedType: Any.Type { Wrapped.self }
}
