import JSONAPI
import JSONAPIQuery
import JSONAPIUntyped

/// The changes to a resource that a request makes. All of them have the types in the schema, and can be set.
///
/// ```swift
/// let changes = try request.update(Article.self, id: id)
/// if let title = changes[\.title], title.count > 80 { throw changes.problem("At most 80 characters fit.", at: \.title) }
/// let edited = try changes.applied(to: article)
/// ```
public struct Changes<Resource: IdentifiableResourceObjectType>: Hashable, Sendable
where Resource.Description: ServerResource {
  /// The names of fields.
  public typealias Fields = Resource.Description.Fields

  /// The attributes and relationships that are set.
  public let members: UntypedResource

  /// The new value of an attribute; `nil` if the request does not set it.
  public subscript<Name: WritableFieldName>(
    field: KeyPath<Fields, Name>
  ) -> Name.Written.ValueType? {
    let value = members.attributes[Fields.field(field)._path.name]
    return value.flatMap { try? $0.decoded(as: Name.Written.self).value }
  }

  /// The new id of a to-one relationship; `nil` if the request does not set it.
  public subscript<Name: ToOneFieldName>(field: KeyPath<Fields, Name>) -> Name.Target.ID? {
    let value = members.relationships[Fields.field(field)._path.name]
    return value.flatMap { try? $0.id(of: Name.Target.self) }
  }

  /// The new ids of a to-many relationship; `nil` if the request does not set it.
  public subscript<Name: ToManyFieldName>(field: KeyPath<Fields, Name>) -> [Name.Target.ID]? {
    let value = members.relationships[Fields.field(field)._path.name]
    return value.flatMap { try? $0.ids(of: Name.Target.self) }
  }

  /// Returns the resource object with the changes. Members that the request does not set stay unchanged,
  /// including read-only members of nested objects. An array replaces the old one, and its objects have only
  /// what the request sets.
  ///
  /// Throws ``Problems`` if the model does not accept a value.
  public func applied(to resource: Resource) throws -> Resource {
    var result = try UntypedResource(encoding: resource)
    let table = FieldTable(Resource.Description.self)
    for (name, value) in members.attributes {
      let field = table[name].map { type(of: $0) } as? any WritableFieldName.Type
      result.attributes[name] =
        try field?.merged(value, into: result.attributes[name]) ?? value
    }
    for (name, value) in members.relationships {
      result.relationships[name, default: UntypedRelationship()].data = value.data
    }
    return try Problems.located(in: UntypedDocument(data: .one(members))) {
      try UntypedDocument(data: .one(result)).decodedPrimary(as: Resource.self)
    }
  }

  /// Returns a problem with the value of an attribute.
  public func problem<Name: AttributeFieldName>(
    _ detail: String, at field: KeyPath<Fields, Name>
  ) -> Problem {
    Problem(status: .unprocessableContent, detail: detail, source: .at(field))
  }
}

extension RequestDocument {
  /// Returns the changes of a resource. Throws ``Problems`` if it is another resource, or if a member is
  /// not of the type in the schema, is unknown, or cannot be set.
  public func update<Resource: IdentifiableResourceObjectType>(
    _ type: Resource.Type, id: Resource.Id
  ) throws -> Changes<Resource> where Resource.Description: ServerResource {
    try Problems.located(in: document) { try changes(of: type, id: id) }
  }

  private func changes<Resource: IdentifiableResourceObjectType>(
    of type: Resource.Type, id: Resource.Id
  ) throws -> Changes<Resource> where Resource.Description: ServerResource {
    var changes = try resource(ofType: Resource.jsonType)
    if let problem = Problem.malformed(name: changes.json["id"], at: ["data", "id"]) {
      throw Problems(problem)
    }
    let found = changes.id.map { ResourceIdentity(type: Resource.jsonType, id: $0) }
    guard let found, (try? Resource.Id.id(identifier: found)) == id else {
      throw Problems(
        .conflict("Expected the id “\(id.wireText)”, found “\(changes.id ?? "")”.", at: "id"))
    }
    let table = FieldTable(Resource.Description.self)
    let settable = { (name: String) in table[name]?.isSettable ?? false }
    try Problems.check(
      MemberCheck.problems(
        of: changes, attributes: Set(changes.attributes.keys.filter(settable)),
        relationships: Set(changes.relationships.keys.filter(settable)), in: table,
        options: options))
    changes.attributes = changes.attributes.filter { settable($0.key) }
    changes.relationships = changes.relationships.filter { settable($0.key) }
    return Changes(members: changes)
  }

  /// Returns the id that a request gives to a to-one relationship: `PATCH /articles/1/relationships/editor`.
  public func linkage<Fields: FieldVocabulary, Name: ToOneFieldName>(
    _ field: KeyPath<Fields, Name>
  ) throws -> Name.Target.ID {
    try linkage(of: Fields.field(field)) { try $0.id(of: Name.Target.self) }
  }

  /// Returns the ids that a request adds to a to-many relationship, removes from it, or replaces its ids with.
  public func linkage<Fields: FieldVocabulary, Name: ToManyFieldName>(
    _ field: KeyPath<Fields, Name>
  ) throws -> [Name.Target.ID] {
    try linkage(of: Fields.field(field)) { try $0.ids(of: Name.Target.self) }
  }

  private func linkage<Linkage>(
    of field: some FieldName, _ read: (UntypedRelationship) throws -> Linkage
  ) throws -> Linkage {
    guard field.isSettable else {
      throw Problems(
        Problem(status: .forbidden, detail: "No request can change “\(field._path.name)”."))
    }
    let json = document.json
    try Problems.check(json["data"]?.linkageProblems(at: ["data"]) ?? [])
    do {
      return try read(UntypedRelationship(json: json))
    } catch let error as AttributeProblem {
      throw Problems(Problem(error.problem))
    }
  }
}

extension FieldName {
  /// True if an update can set the field.
  fileprivate var isSettable: Bool {
    self is any WritableFieldName || self is any SettableRelationship
  }
}

private protocol SettableRelationship {}
extension ToOneField: SettableRelationship {}
extension ToManyField: SettableRelationship {}
