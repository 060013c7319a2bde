/// A name in a position that only accepts certain declarations.
package struct Reference: Hashable {
  package enum Role {
    /// The type of a value.
    case value
    /// An object type for a meta object.
    case meta
    /// A type of links for a links object.
    case links
    case id, errors
    /// A resource type.
    case resource
    /// The type of a filter's value, or the resource type whose ids it takes.
    case filter
  }

  package var name: Located<String>
  package var role: Role
  /// The attribute that has the value, if one has it.
  package var attribute: String?
  /// True if the name is in brackets.
  package var isMany = false

  package init(
    name: Located<String>, role: Role, attribute: String? = nil, isMany: Bool = false
  ) {
    self.name = name
    self.role = role
    self.attribute = attribute
    self.isMany = isMany
  }
}

/// The name of a type that another type refers to.
package struct TypeReference: Hashable {
  package var name: Located<String>
  /// True if an array or a map is between the type and the named one. A question mark does not
  /// count: a struct in Swift holds an optional value inside itself.
  package var isIndirect: Bool

  package func behindIndirection() -> TypeReference { TypeReference(name: name, isIndirect: true) }

  package init(
    name: Located<String>, isIndirect: Bool
  ) {
    self.name = name
    self.isIndirect = isIndirect
  }
}
