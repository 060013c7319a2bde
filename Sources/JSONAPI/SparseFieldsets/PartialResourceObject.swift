#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A resource object that was sent with only some of its members, as servers do when they are asked for
/// a sparse fieldset: also with fewer than its model requires.
///
/// ```swift
/// let partial = try decoder.decode(PartialResourceObject<Article>.self, from: data)
/// partial.attributeNames                                 // ["title"]
/// try partial.attribute(String.self, named: "title")     // "Omakase"
/// try partial.resourceObject()                           // throws: there is no “body”
/// ```
///
/// It is written as it was read. Secrets are in it, and printed with it.
///
/// See [Sparse Fieldsets](https://jsonapi.org/format/#fetching-sparse-fieldsets).
public struct PartialResourceObject<Resource: ResourceObjectType>: CodablePrimaryResource {
  /// The id, which knows the type.
  public let id: Resource.Id
  /// The whole resource object.
  public let json: JSONValue

  /// The attributes that were sent, by their names in JSON.
  public var attributeNames: Set<String> { names("attributes") }

  /// The relationships that were sent, by their names in JSON.
  public var relationshipNames: Set<String> { names("relationships") }

  /// The value of an attribute; `nil` if it was not sent. A value that may be null is asked for as an
  /// optional type.
  ///
  /// Throws if it is of another type.
  public func attribute<Value: Decodable>(
    _ type: Value.Type = Value.self, named name: String, with decoder: JSONDecoder = JSONDecoder()
  ) throws -> Value? {
    try member(name, of: "attributes", with: decoder)
  }

  /// A relationship; `nil` if it was not sent.
  ///
  /// Throws if it is of another type.
  public func relationship<Relationship: RelationshipType & Decodable>(
    _ type: Relationship.Type = Relationship.self, named name: String,
    with decoder: JSONDecoder = JSONDecoder()
  ) throws -> Relationship? {
    try member(name, of: "relationships", with: decoder)
  }

  /// The resource object with everything that its model requires.
  ///
  /// Throws a ``ResourceObjectDecodingError`` if something of that was not sent.
  public func resourceObject(with decoder: JSONDecoder = JSONDecoder()) throws -> Resource {
    try decoder.decode(Resource.self, from: JSONEncoder().encode(json))
  }

  private func names(_ object: String) -> Set<String> {
    Set((json[object]?.objectValue ?? [:]).keys)
  }

  private func member<Value: Decodable>(
    _ name: String, of object: String, with decoder: JSONDecoder
  ) throws -> Value? {
    guard let value = json[object]?[name] else { return nil }
    // In an array, since not every decoder takes a bare string or null.
    return try decoder.decode([Value].self, from: JSONEncoder().encode([value])).first
  }
}

extension PartialResourceObject where Resource.Description.Attributes: SparsableAttributes {
  /// Whether an attribute was sent.
  public func contains(_ key: Resource.Description.Attributes.CodingKeys) -> Bool {
    attributeNames.contains(key.stringValue)
  }
}

extension PartialResourceObject: Equatable {}
extension PartialResourceObject: Hashable where Resource.EntityRawIdType: RawIdType {}
extension PartialResourceObject: Sendable where Resource.EntityRawIdType: Sendable {}
