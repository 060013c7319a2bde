package struct DeclaredType: Equatable {
  package var name: Located<String>
  /// `nil` if the declaration has an error.
  package var declaration: TypeDeclaration?
  package var references: [Reference] = []
  /// The type that user code receives, and the key that specifies it: `from` or `of`.
  package var wireType: Located<ValueType>?
  package var wireTypeKey = ""

  package init(name: Located<String>) {
    self.name = name
  }
}

/// A name in a position that only accepts certain declarations.
package struct Reference: Hashable {
  package enum Role {
    case value, meta, links, id, errors, resource
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

  package init(name: Located<String>, role: Role) {
    self.name = name
    self.role = role
  }
}
