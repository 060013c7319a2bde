// Names in Swift are in camel case. These are not generic: other modules could not specialize them.

extension String {
  package var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
  package var loweringFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension [String] {
  package var upperCamelCased: String { map(\.capitalizingFirst).joined() }
  package var lowerCamelCased: String {
    (first?.loweringFirst ?? "") + Array(dropFirst()).upperCamelCased
  }
}
