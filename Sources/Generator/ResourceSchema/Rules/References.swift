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
  /// True if an array or a map is around the name. A question mark does not count: a struct in
  /// Swift holds an optional value inside itself.
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
