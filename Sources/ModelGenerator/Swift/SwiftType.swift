/// A type as generated code spells it.
indirect enum SwiftType: Sendable, Hashable {
  case named(String)
  case generic(String, [SwiftType])
  case array(SwiftType)
  case dictionary(SwiftType)
  case optional(SwiftType)

  /// Where the spelling may be broken into lines.
  var layout: Layout {
    switch self {
    case .named(let name): .text(name)
    case .generic(let name, let arguments):
      .enclosed(name + "<", filling: arguments.map(\.layout), ">")
    case .array(let element): .sequence(["[", element.layout, "]"])
    case .dictionary(let value): .sequence(["[Swift.String: ", value.layout, "]"])
    case .optional(let wrapped): wrapped.layout + "?"
    }
  }

  /// The type, or an optional of it.
  func optional(_ isOptional: Bool) -> SwiftType {
    isOptional ? .optional(self) : self
  }

  /// The modules that the spelling names, but for Swift's own.
  var modules: Set<String> { namesFoundation ? ["Foundation"] : [] }

  private var namesFoundation: Bool {
    switch self {
    case .named(let name): name.utf8.starts(with: "Foundation.".utf8)
    case .generic(_, let arguments): arguments.contains { $0.namesFoundation }
    case .array(let type), .dictionary(let type), .optional(let type): type.namesFoundation
    }
  }
}

extension SwiftType: ExpressibleByStringLiteral {
  init(stringLiteral value: String) {
    self = .named(value)
  }
}

extension SwiftType {
  static let string: SwiftType = "Swift.String"
  static let url: SwiftType = "Foundation.URL"
  static let noMetadata: SwiftType = "JSONAPI.NoMetadata"
  static let noIdMetadata: SwiftType = "JSONAPI.NoIdMetadata"
  static let noLinks: SwiftType = "JSONAPI.NoLinks"
}
