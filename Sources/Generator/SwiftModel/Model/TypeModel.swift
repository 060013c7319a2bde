/// A type of any kind, top-level or nested.
public indirect enum TypeModel: Sendable {
  case structure(StructureModel)
  case enumeration(EnumerationModel)
  case valueUnion(ValueUnionModel)
  case union(UnionModel)
  case datePattern(DatePatternModel)
  case urlBase(URLBaseModel)
  case alias(AliasModel)

  public var name: String {
    switch self {
    case .structure(let type): type.name
    case .enumeration(let type): type.name
    case .valueUnion(let type): type.name
    case .union(let type): type.name
    case .datePattern(let type): type.name
    case .urlBase(let type): type.name
    case .alias(let type): type.name
    }
  }

  public var union: UnionModel? {
    if case .union(let type) = self { type } else { nil }
  }
}

/// A typealias.
public struct AliasModel: Sendable {
  public var name: String
  public var type: String
  public var documentation: [String]
  public var deprecation: Deprecation?
}

/// A deprecation attribute.
public struct Deprecation: Sendable, Hashable {
  /// The message as a string literal, if there is one.
  public var message: String?
}

/// A struct: attributes, relationships, links, meta or an object.
public struct StructureModel: Sendable, Spelled {
  public var name: String
  public var documentation: [String]
  /// The protocols: `JSONAPI.Attributes, Sendable`.
  public var conformances: String
  public var properties: [PropertyModel]
  public var types: [TypeModel]
  /// True if the struct has no access modifier.
  public var isInternal: Bool
  public var spelling: Spelling

  /// True if the compiler synthesizes the same initializer.
  public var isInitializerImplied: Bool {
    isInternal
      && properties.allSatisfy { !$0.isOptional && !$0.isWrapped && $0.storage == nil }
  }
  /// The properties that are computed because they are deprecated.
  public var deprecatedProperties: [PropertyModel] { properties.filter { $0.storage != nil } }
}

/// A member of a struct, with its initializer parameter and coding.
public struct PropertyModel: Sendable {
  public var identifier: SwiftIdentifier
  /// The name in JSON.
  public var wireName: String
  public var documentation: [String]
  public var deprecation: Deprecation?
  /// The property wrapper for coding, if needed.
  public var wrapper: String?
  public var type: String
  /// The type of the initializer's parameter.
  public var parameterType: String
  /// The type of the value, if the initializer takes something else.
  public var valueType: String?
  /// True if the member may be absent.
  public var isOptional: Bool
  /// The private property that holds the value, if the public one is computed.
  public var storage: StorageModel?
  /// The call that converts the parameter to the property's value, if they differ.
  public var wrapping: WrappingModel?
  public var isSpaced: Bool { documentation.count > 1 || storage != nil }
  public var wireNameLiteral: String { SwiftLiteral.string(wireName) }
  /// True if the initializer converts the parameter.
  public var isWrapped: Bool { wrapping?.canThrow == false }
  // Inlined where templates read them, since a call would copy the whole property.
  @inlinable public var wrappingLabel: String { wrapping?.label ?? "" }
  /// The argument label of `.ifPresent`; none for plain values.
  @inlinable public var optionalWrappingLabel: String? {
    wrappingLabel == "value" ? nil : wrappingLabel
  }
  /// The stored property.
  @inlinable public var stored: SwiftIdentifier { storage?.identifier ?? identifier }
  /// The stored value that is read and written, after a dot: the wrapper, if there is one.
  @inlinable public var codedMember: String {
    wrapper == nil ? stored.member : "_" + stored.name
  }
  /// True if `nil` is written as `null`.
  public var writesNull = false
}

/// The private storage of a deprecated property, which generated code can use without a warning.
public struct StorageModel: Sendable {
  public var identifier: SwiftIdentifier
  public var type: String
}

/// A call such as `.init(value: title)` or `.ifPresent(url: next)`.
public struct WrappingModel: Sendable {
  /// The argument's label.
  public var label: String
  public var canThrow: Bool
}

/// An enum of strings or numbers.
public struct EnumerationModel: Sendable {
  public var name: String
  public var documentation: [String]
  public var conformances: String
  /// `String` or `Int`.
  public var rawType: String
  /// True if there is a case for unrecognized values.
  public var isOpen: Bool
  public var cases: [EnumerationCaseModel]

  /// True if the cases have neither raw values nor comments.
  public var isPlain: Bool { cases.allSatisfy { $0.isImplied && $0.documentation.isEmpty } }
}

public struct EnumerationCaseModel: Sendable {
  public var identifier: SwiftIdentifier
  public var documentation: [String]
  public var isSpaced: Bool { documentation.count > 1 }
  /// The value as a literal.
  public var literal: String
  /// True if the raw value equals the name, so that Swift implies it.
  public var isImplied: Bool
}

/// An enum of values of several types.
public struct ValueUnionModel: Sendable, Spelled {
  public var name: String
  public var documentation: [String]
  public var conformances: String
  public var cases: [ValueUnionCaseModel]
  /// The name of the member that distinguishes objects, as a literal.
  public var tag: String?
  /// The shapes of all cases: `.string, .array`.
  public var shapes: [String]
  /// True if values of other shapes are kept.
  public var isOpen: Bool
  /// True if values of other shapes are errors.
  public var isClosed: Bool
  public var types: [TypeModel]
  public var spelling: Spelling
}

public struct ValueUnionCaseModel: Sendable {
  public var identifier: SwiftIdentifier
  public var type: String
  /// The type that decodes and encodes the value.
  public var codingType: String
  /// The value of the tag, as a literal, if there is one.
  public var tag: String?
  /// The shapes of its values: `number`.
  public var shapes: [String]
  /// A description of its values: `a number`.
  public var noun: String
}

/// An enum of resource objects of several types.
public struct UnionModel: Sendable, Spelled {
  public var name: String
  public var documentation: [String]
  /// True if it is the target of a relationship, and has a nested `ID`.
  public var isRelationship: Bool
  public var cases: [UnionCaseModel]
  public var spelling: Spelling

  /// True if it has too many cases for one `switch`: the compiler takes quadratic time for a
  /// `switch` over all cases, and fails at about 650.
  public var isLarge: Bool { cases.count > UnionCaseGroupModel.largest }

  /// The cases in groups, each with its own functions; empty if the enum is not large.
  public var groups: [UnionCaseGroupModel] {
    guard isLarge else { return [] }
    return (1...UnionCaseGroupModel.count(of: cases.count)).map { number in
      let start = (number - 1) * UnionCaseGroupModel.largest
      let end = min(start + UnionCaseGroupModel.largest, cases.count)
      return UnionCaseGroupModel(number: number, cases: Array(cases[start..<end]))
    }
  }
}

/// A group of cases of a large enum.
public struct UnionCaseGroupModel: Sendable {
  /// The number of cases in a group.
  package static let largest = 250

  /// The number of the group, counted from 1.
  public var number: Int
  public var cases: [UnionCaseModel]

  /// Returns the number of groups for a number of cases.
  static func count(of cases: Int) -> Int { (cases + largest - 1) / largest }

  /// Returns the names of the private members of an enum with a number of cases.
  static func memberNames(of cases: Int) -> [String] {
    guard cases > largest else { return [] }
    return (1...count(of: cases)).flatMap { number in
      ["addCases", "id", "resourceObject", "wireIdentity"].map { "\($0)\(number)" }
    }
  }
}

public struct UnionCaseModel: Sendable {
  public var identifier: SwiftIdentifier
  /// The model: `Person`.
  public var model: String
  /// The JSON:API type.
  public var type: String

  public var typeLiteral: String { SwiftLiteral.string(type) }
}

/// A `Format.DatePattern` type.
public struct DatePatternModel: Sendable, Spelled {
  public var name: String
  /// The pattern as a string literal.
  public var pattern: String
  public var spelling: Spelling
}

/// A `Format.RelativeURL` type.
public struct URLBaseModel: Sendable, Spelled {
  public var name: String
  /// The URL as a string literal.
  public var base: String
  public var spelling: Spelling
}
