/// A field of a resource type, an attribute or a relationship, by its name in JSON.
///
/// Where the field is known when you write the code, use the key path of the property instead:
/// `article.sparse(\.title, \.createdAt)`.
///
/// See [Fields](https://jsonapi.org/format/#document-resource-object-fields).
public struct ResourceField<Description: _ResourceObjectProxyDescription>: Hashable, Sendable,
  ExpressibleByStringLiteral, CustomStringConvertible
{
  /// The name in JSON.
  public let name: String

  /// Creates a field from its name in JSON.
  public init(_ name: String) { self.name = name }

  /// Creates a field from its name in JSON.
  public init(stringLiteral name: String) { self.name = name }

  public var description: String { name }
}

/// The fields of a resource type, under the names of their properties. Key paths such as `\.title` in
/// ``ResourceObject/sparse(_:)`` begin here.
@dynamicMemberLookup
public struct ResourceFields<Description: ResourceObjectDescription>
where Description.Attributes: ModelObject, Description.Relationships: ModelObject {
  /// The field of an attribute.
  public subscript<Value>(
    dynamicMember attribute: KeyPath<Description.Attributes, Value>
  ) -> ResourceField<Description> {
    field(Description.Attributes.name(of: attribute), attribute)
  }

  /// The field of a relationship.
  public subscript<Value>(
    dynamicMember relationship: KeyPath<Description.Relationships, Value>
  ) -> ResourceField<Description> {
    field(Description.Relationships.name(of: relationship), relationship)
  }

  private func field(_ name: String?, _ property: AnyKeyPath) -> ResourceField<Description> {
    guard let name else {
      preconditionFailure("\(property) of “\(Description.jsonType)” is not a member in JSON.")
    }
    return ResourceField(name)
  }
}

/// The key path of a field: `\.title`.
public typealias ResourceFieldPath<Description: ResourceObjectDescription> = KeyPath<
  ResourceFields<Description>, ResourceField<Description>
> where Description.Attributes: ModelObject, Description.Relationships: ModelObject
