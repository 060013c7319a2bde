/// One thing that is wrong with the shape of a resource object.
public enum ResourceObjectCheckError: Error, Hashable, Sendable {
  /// The attributes are no struct.
  case attributesNotStruct
  /// The relationships are no struct.
  case relationshipsNotStruct
  /// A stored property of the attributes is no attribute.
  case nonAttribute(named: String)
  /// A stored property of the relationships is no relationship.
  case nonRelationship(named: String)
  /// An attribute is an array that may be null; an empty one would do.
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
      "“\(name)” stands among the attributes but is none: make it an Attribute, or compute it."
    case .nonRelationship(let name):
      """
      “\(name)” stands among the relationships but is none: make it a ToOneRelationship, a \
      ToManyRelationship or a MetaRelationship, or compute it.
      """
    case .nullArray(let name):
      "The attribute “\(name)” is an array that may be null: an empty one says the same."
    }
  }
}

/// Everything that is wrong with the shape of a resource object.
public struct ResourceObjectCheckErrors: Error, Hashable, Sendable {
  /// The `type` of the resource object.
  public let type: String
  /// All that is wrong.
  public let problems: [ResourceObjectCheckError]
}

extension ResourceObjectCheckErrors: CustomStringConvertible {
  public var description: String {
    "The model of “\(type)” has not the shape of a resource object. "
      + problems.map(\.description).joined(separator: " ")
  }
}
