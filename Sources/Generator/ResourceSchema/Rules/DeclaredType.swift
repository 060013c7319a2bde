package struct DeclaredType: Hashable {
  package var name: Located<String>
  /// `nil` if the declaration has an error.
  package var declaration: TypeDeclaration?
  package var references: [Reference] = []
  /// The type that user code receives, as specified by `from` or `of`.
  package var wireType: WireType?

  package init(name: Located<String>) {
    self.name = name
  }
}

package struct WireType: Hashable {
  /// `from` or `of`.
  package var key: String
  package var type: Located<ValueType>

  package init(key: String, type: Located<ValueType>) {
    self.key = key
    self.type = type
  }
}
