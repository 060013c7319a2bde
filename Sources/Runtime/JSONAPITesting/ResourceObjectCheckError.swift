/// A violation of the requirements on attributes and relationships.
public enum ResourceObjectCheckError: Error, Hashable, Sendable {
  /// The attributes are not a struct.
  case attributesNotStruct
  /// The relationships are not a struct.
  case relationshipsNotStruct
  /// A stored property of the attributes is not an attribute.
  case nonAttribute(named: String)
  /// A stored property of the relationships is not a relationship.
  case nonRelationship(named: String)
  /// An attribute is an array that may be null, where an empty array would do.
  case nullArray(named: String)
}

extension ResourceObjectCheckError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .attributesNotStruct:
      "The attributes must be a struct."
    case .relationshipsNotStruct:
      "The relationships must be a struct."
    case .nonAttribute(let name):
      "“\(name)” is not an attribute: make it an Attribute or a computed property."
    case .nonRelationship(let name):
      """
      “\(name)” is not a relationship: make it a ToOneRelationship, a ToManyRelationship, a \
      MetaRelationship or a computed property.
      """
    case .nullArray(let name):
      "The attribute “\(name)” is an array that may be null: use an empty array instead of null."
    }
  }
}

/// All violations of the requirements on a resource object's attributes and relationships.
public struct ResourceObjectCheckErrors: Error, Hashable, Sendable {
  /// The `type` of the resource object.
  public let type: String
  /// The violations.
  public let problems: [ResourceObjectCheckError]
}

extension ResourceObjectCheckErrors: CustomStringConvertible {
  public var description: String {
    "The model of “\(type)” is not a valid resource object. "
      + problems.map(\.description).joined(separator: " ")
  }
}
