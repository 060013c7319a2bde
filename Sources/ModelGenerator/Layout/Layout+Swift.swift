extension Layout {
  /// The opening lines of a type: `public struct Name: Protocol, Protocol {`.
  static func typeHeader(_ introducer: String, _ name: String, _ protocols: [String]) -> Layout {
    .group(
      .sequence([
        .text("\(introducer) \(name):"),
        .indented(.line + .filled(protocols.map(Layout.text))),
        .line, "{",
      ]))
  }

  /// A variable with its type: `public var name: Type`, and what follows it.
  static func property(_ introducer: String, _ name: String, _ type: SwiftType) -> Layout {
    .group(.text("\(introducer) \(name):") + .indented(.line + type.layout))
  }

  /// The opening lines of a computed property: `public var name: Type {`.
  static func computedProperty(
    _ introducer: String, _ name: String, _ type: SwiftType
  ) -> Layout {
    .group(
      .sequence([
        .text("\(introducer) \(name):"), .indented(.line + type.layout), .line, "{",
      ]))
  }

  /// A parameter of a function: `name: Type = nil`.
  static func parameter(_ label: String, _ type: SwiftType, isNilByDefault: Bool) -> Layout {
    .sequence([.text("\(label): "), type.layout, .text(isNilByDefault ? " = nil" : "")])
  }

  /// `introducer { statement }`
  static func block(_ introducer: String, _ statement: Layout) -> Layout {
    .group(.sequence([.text("\(introducer) {"), .indented(.line + statement), .line, "}"]))
  }

  /// `left = right`, broken behind the sign.
  static func assignment(_ left: String, _ right: Layout) -> Layout {
    .group(.text("\(left) =") + .indented(.line + right))
  }

  /// `typealias Name = Type`, broken inside the type where its name fits beside the alias.
  static func typealiasDeclaration(_ declaration: String, _ type: SwiftType) -> Layout {
    if case .generic(let name, _) = type,
      declaration.count + " = ".count + name.count + 1 <= columnLimit
    {
      return .text("\(declaration) = ") + type.layout
    }
    return assignment(declaration, type.layout)
  }

  /// A case of a `switch` with one statement: `case pattern: statement`.
  static func switchCase(_ pattern: String, _ statement: Layout) -> Layout {
    .group(.text("case \(pattern):") + .indented(.line + statement))
  }

  /// The last case of a `switch` with one statement: `default: statement`.
  static func switchDefault(_ statement: Layout) -> Layout {
    .group(.text("default:") + .indented(.line + statement))
  }

  /// `@available(*, deprecated, message: "…")`, with the message on lines of its own where it is
  /// long.
  static func deprecationLines(_ message: String, indentedBy column: Int) -> [String] {
    guard !message.isEmpty else { return ["@available(*, deprecated)"] }
    let literal = SwiftLiteral.string(message)
    let line = "@available(*, deprecated, message: \(literal))"
    if line.count + column <= columnLimit { return [line] }
    let text = literal.dropFirst().dropLast()
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let lines = words.wrapped(at: columnLimit - column - 6)
    return ["@available(", "  *, deprecated,", #"  message: """"#]
      + lines.dropLast().map { "    \($0) \\" } + ["    \(lines.last ?? "")"]
      + [#"    """"#, ")"]
  }
}
