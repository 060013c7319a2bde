import Diagnostics

extension JSONTree {
  static func type(_ name: String, _ format: String? = nil) -> JSONTree {
    .object(["type": .string(name), "format": format.map { .string($0) }])
  }

  static func arrays(of element: JSONTree) -> JSONTree {
    type("array") + .object(["items": element])
  }

  /// - Parameter key: The key under which the required members are listed.
  static func objects(
    with members: [(name: String, tree: JSONTree, isRequired: Bool)],
    required key: String = "required"
  ) -> JSONTree {
    let required = members.filter(\.isRequired).map(\.name)
    return type("object") + .object(required.isEmpty ? [] : [.init(key, .strings(required))])
      + .object(["properties": .object(members.map { .init($0.name, $0.tree) })])
  }

  /// A schema for texts that match an expression as a whole; empty if there is none.
  static func pattern(_ expression: String?) -> JSONTree {
    .object(["pattern": expression.map { .string("^(?:\($0))$") }])
  }

  /// A schema for arrays of the given texts. If they may be empty, the empty text is allowed, too,
  /// because both have the same notation.
  static func texts(_ values: [String], mayBeEmpty: Bool = false) -> JSONTree {
    arrays(of: type("string") + .object(["enum": .strings(values + (mayBeEmpty ? [""] : []))]))
  }
}
