/// Swift that the user of a schema writes, for texts that name it.
enum UserCode: Sendable {
  case type, transformer, validator, transformed

  /// The declaration of what a text names.
  func declaration(_ text: SchemaText, number: Int, owner: String) -> String {
    let name = text.value
    let strings = "(_ value: Swift.String) -> Swift.String { value }"
    switch self {
    case .type:
      return nested(name) { Self.value($0) }
    case .transformer:
      let members = "public static func transform\(strings); public static func reverse\(strings)"
      return nested(name) { "enum \($0): JSONAPI.ReversibleTransformer { \(members) }" }
    case .validator:
      return nested(name) {
        "enum \($0): JSONAPI.Validator { public static func transform\(strings) }"
      }
    case .transformed:
      let maker = Self.maker.filled(owner: owner, number: number)
      return """
        \(nested(name) { Self.value($0) })
        public enum \(maker): JSONAPI.ReversibleTransformer {
          public static func transform(_ value: Swift.String) -> \(Self.escaped(name)) { .init() }
          public static func reverse(_ value: \(Self.escaped(name))) -> Swift.String { "" }
        }
        """
    }
  }

  private static func value(_ name: String) -> String {
    "struct \(name): Swift.Codable, Swift.Equatable, Swift.Sendable {}"
  }

  /// What makes a type that a text names.
  static let maker: Template = "%Owner%x%n%Maker"

  /// A declaration in those that the dots of a name stand behind.
  private func nested(_ name: String, _ declaration: (String) -> String) -> String {
    let parts = name.split(separator: ".").map { Self.escaped(String($0)) }
    return parts.dropLast().map { "public enum \($0) { " }.joined()
      + "public " + declaration(parts.last ?? "")
      + String(repeating: " }", count: parts.count - 1)
  }

  private static func escaped(_ name: String) -> String {
    name.split(separator: ".").map { "`\($0)`" }.joined(separator: ".")
  }
}
