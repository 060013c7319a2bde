/// The key path of a field, an attribute or a relationship: `\.title`. It stands for the name of the field in JSON.
///
/// See [Fields](https://jsonapi.org/format/#document-resource-object-fields).
public typealias ResourceFieldPath<Description: ResourceObjectDescription> = KeyPath<
  _ResourceFields<Description>, String
> where Description.Attributes: ModelObject, Description.Relationships: ModelObject

/// The names in JSON of the fields of a resource type, under the names of their properties. Key paths such as `\.title` in
/// ``PartialResourceObject/contains(_:)`` begin here.
@dynamicMemberLookup
public struct _ResourceFields<Description: ResourceObjectDescription>
where Description.Attributes: ModelObject, Description.Relationships: ModelObject {
  package init() {}

  /// The name of an attribute.
  public subscript<Value>(
    dynamicMember attribute: KeyPath<Description.Attributes, Value>
  ) -> String {
    field(Description.Attributes.name(of: attribute), attribute)
  }

  /// The name of a relationship.
  public subscript<Value>(
    dynamicMember relationship: KeyPath<Description.Relationships, Value>
  ) -> String {
    field(Description.Relationships.name(of: relationship), relationship)
  }

  private func field(_ name: String?, _ property: AnyKeyPath) -> String {
    guard let name else {
      preconditionFailure("\(property) of “\(Description.jsonType)” is not a member in JSON.")
    }
    return name
  }
}
