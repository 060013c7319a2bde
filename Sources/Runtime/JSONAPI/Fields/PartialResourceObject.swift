import JSONAPIFoundation

/// A decoded resource object that may lack members its model requires, such as the response to a request
/// for a sparse fieldset.
///
/// ```swift
/// let partial = try decoder.decode(PartialResourceObject<Article>.self, from: data)
/// partial.attributeNames                                 // ["title"]
/// try partial.attribute(String.self, named: "title")     // "Omakase"
/// try partial.resourceObject()                           // throws: “body” is absent
/// ```
///
/// With `import JSONAPIQuery` and the query types that the generator writes, each attribute is an optional
/// property: `partial.title` is a `String?`.
///
/// It is encoded as the JSON it was decoded from. This includes secrets, which are also printed.
///
/// See [Sparse Fieldsets](https://jsonapi.org/format/#fetching-sparse-fieldsets).
@dynamicMemberLookup
public struct PartialResourceObject<Resource: ResourceObjectType>: _EncodablePrimaryResource {
  /// The id of the resource object.
  public let id: Resource.Id
  /// The complete JSON of the resource object.
  public let json: JSONValue

  /// The names in JSON of the attributes that were sent.
  public var attributeNames: Set<String> { names("attributes") }

  /// The names in JSON of the relationships that were sent.
  public var relationshipNames: Set<String> { names("relationships") }

  /// Returns the value of an attribute, or `nil` if it was not sent. Pass an optional type for a value
  /// that may be null.
  ///
  /// Throws if the value is of another type.
  public func attribute<Value: Decodable>(
    _ type: Value.Type = Value.self, named name: String, with decoder: JSONDecoder? = nil
  ) throws -> Value? {
    try member(name, of: "attributes", with: decoder)
  }

  /// Returns a relationship, or `nil` if it was not sent.
  ///
  /// Throws if the relationship is of another type.
  public func relationship<Relationship: _RelationshipType & Decodable>(
    _ type: Relationship.Type = Relationship.self, named name: String,
    with decoder: JSONDecoder? = nil
  ) throws -> Relationship? {
    try member(name, of: "relationships", with: decoder)
  }

  /// Returns the complete resource object.
  ///
  /// Throws a ``JSONAPIDecodingError`` if a member that the model requires was not sent.
  public func resourceObject(with decoder: JSONDecoder? = nil) throws -> Resource {
    try json.decoded(as: Resource.self, with: decoder)
  }

  /// Reports an unknown name as an error at that name.
  @available(
    *, unavailable,
    message: "There is no such field, or its query types are not generated and imported."
  )
  @_disfavoredOverload
  public subscript(dynamicMember member: String) -> Never {
    fatalError("not reached: the compiler refuses every use")
  }

  private func names(_ object: String) -> Set<String> {
    Set((json[object]?.objectValue ?? [:]).keys)
  }

  private func member<Value: Decodable>(
    _ name: String, of object: String, with decoder: JSONDecoder?
  ) throws -> Value? {
    guard let value = json[object]?[name] else { return nil }
    do {
      // In its objects, so that errors have its path.
      return try JSONValue.object([object: .object([name: value])])
        .decoded(as: [String: [String: Value]].self, with: decoder)[object]?[name]
    } catch {
      // The error is about one member, so that a number that was not read exactly in another must not matter.
      var writer = ModelWriter(userInfo: [.inexactNumbersAsNull: true])
      try json.write(to: &writer)
      let resource = try JSONTextDecoder(writer.data(), userInfo: [:])
      throw JSONAPIDecodingError(error, expectedType: Resource.jsonType, readFrom: resource)
    }
  }
}

extension PartialResourceObject {
  /// Returns `true` if a field, by its name in JSON, was sent.
  public func contains(_ field: String) -> Bool {
    json["attributes"]?[field] != nil || json["relationships"]?[field] != nil
  }
}

extension PartialResourceObject
where
  Resource.Description.Attributes: ModelObject, Resource.Description.Relationships: ModelObject
{
  /// Returns `true` if a field was sent: `partial.contains(\.title)`.
  public func contains(_ field: ResourceFieldPath<Resource.Description>) -> Bool {
    contains(_ResourceFields()[keyPath: field])
  }
}

extension PartialResourceObject: Equatable {}
extension PartialResourceObject: Hashable where Resource.EntityRawIdType: RawIdType {}
extension PartialResourceObject: Sendable where Resource.EntityRawIdType: Sendable {}

extension PartialResourceObject: Codable {
  /// Decodes the resource object. Throws a ``JSONAPIDecodingError``.
  public init(from decoder: any Decoder) throws {
    do {
      let opened = try _OpenedResource(decoder)
      guard opened.type == Resource.jsonType else {
        throw JSONAPIDecodingError(
          expectedTypes: [Resource.jsonType], found: opened.type,
          at: decoder.codingPath + [MemberName.type])
      }
      id = try opened.members.decodeId(of: Resource.Id.self)
      json = try JSONValue(keepingInexactNumbersOf: decoder)
    } catch {
      throw JSONAPIDecodingError(error, expectedType: Resource.jsonType, readFrom: decoder)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    try json.encode(to: encoder)
  }
}
