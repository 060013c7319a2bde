import Diagnostics

/// The links object of a resource, a relationship or a document.
public struct LinksDeclaration: Sendable, Hashable {
  public indirect enum Content: Sendable, Hashable {
    /// The word `pagination`: `self`, `first`, `last`, `prev` and `next`, each optional and
    /// nullable.
    case pagination
    /// Links that are declared inline: `links: [self, related?]`.
    case members([LinkMember])
    case named(Located<String>)
  }

  public var content: Content
  /// True if the whole links object may be absent (`links?:`) though some of its members may not.
  public var isOptional: Bool
  /// True if there may be links besides the members: `links: [self, …]`.
  public var isOpen: Bool

  public init(_ content: Content, isOptional: Bool = false, isOpen: Bool = false) {
    self.content = content
    self.isOptional = isOptional
    self.isOpen = isOpen
  }

  public static let paginationLinks = ["self", "first", "last", "prev", "next"].map {
    LinkMember(name: Located($0), isOptional: true, isNullable: true)
  }
}

public struct LinkMember: Sendable, Hashable {
  public var name: Located<String>
  public var isOptional: Bool
  public var isNullable: Bool
  public var meta: MetaDeclaration?
  public var swiftName: Located<String>?
  public var description: String?
  public var deprecated: String?

  public init(name: Located<String>, isOptional: Bool = false, isNullable: Bool = false) {
    self.name = name
    self.isOptional = isOptional
    self.isNullable = isNullable
  }

  fileprivate var isPlain: Bool {
    !isNullable && meta == nil && swiftName == nil && description == nil && deprecated == nil
  }
}

extension [LinkMember] {
  /// The names in order, and true if they are optional, of links that the runtime has a type for;
  /// `nil` for others.
  package var common: (names: [String], areOptional: Bool)? {
    let names = map(\.name.value).sorted(by: >)
    guard [["self"], ["related"], ["self", "related"]].contains(names), allSatisfy(\.isPlain),
      let areOptional = first?.isOptional, allSatisfy({ $0.isOptional == areOptional })
    else { return nil }
    return (names, areOptional)
  }
}

public struct MetaDeclaration: Sendable, Hashable {
  /// An object with members that are declared inline, `meta: { total: Int }`; a type from `types`;
  /// or `JSON`, an object with arbitrary members.
  public var type: ValueType
  public var isOptional: Bool
  /// The place of the name of a type from `types`.
  @NotCompared package var placeOfName: SourceRange?

  public init(_ type: ValueType, isOptional: Bool = false, placeOfName: SourceRange? = nil) {
    self.type = type
    self.isOptional = isOptional
    self.placeOfName = placeOfName
  }
}
