/// The attributes of a resource object: a struct whose stored properties are ``Attribute``s and
/// ``TransformedAttribute``s.
///
/// See [Attributes](https://jsonapi.org/format/#document-resource-object-attributes).
public protocol Attributes: Codable, Equatable {}

/// The relationships of a resource object: a struct whose stored properties are relationships.
///
/// See [Relationships](https://jsonapi.org/format/#document-resource-object-relationships).
public protocol Relationships: Codable, Equatable {}

/// The type, attributes and relationships of a resource object that need not be `Codable`.
public protocol _ResourceObjectProxyDescription: _JSONTyped {
  /// The type of the attributes.
  associatedtype Attributes: Equatable
  /// The type of the relationships.
  associatedtype Relationships: Equatable
}

/// The type, attributes and relationships of a resource object.
///
/// ```swift
/// enum PersonDescription: ResourceObjectDescription {
///   static let jsonType = "people"
///
///   struct Attributes: JSONAPI.Attributes {
///     let name: Attribute<[String]>
///   }
///
///   struct Relationships: JSONAPI.Relationships {
///     let friends: ToManyRelationship<Person, NoIdMetadata, NoMetadata, NoLinks>
///   }
/// }
/// ```
public protocol ResourceObjectDescription: _ResourceObjectProxyDescription {
  /// The type of the attributes. A description without attributes need not declare it.
  associatedtype Attributes: JSONAPI.Attributes = NoAttributes
  /// The type of the relationships. A description without relationships need not declare it.
  associatedtype Relationships: JSONAPI.Relationships = NoRelationships
}

/// The attributes of a resource object without attributes.
public typealias NoAttributes = Absent

/// The relationships of a resource object without relationships.
public typealias NoRelationships = Absent

/// A type with a resource type.
public protocol _JSONTyped {
  /// The `type` in JSON.
  static var jsonType: String { get }
}
