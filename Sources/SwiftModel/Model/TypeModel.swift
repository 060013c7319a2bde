/// A type of any kind, at the top of a file or inside another type.
public indirect enum TypeModel: Sendable {
  case structure(StructureModel)
  case enumeration(EnumerationModel)
  case valueUnion(ValueUnionModel)
  case union(UnionModel)
  case datePattern(DatePatternModel)
  case alias(AliasModel)

  public var name: String {
    switch self {
    case .structure(let type): type.name
    case .enumeration(let type): type.name
    case .valueUnion(let type): type.name
    case .union(let type): type.name
    case .datePattern(let type): type.name
    case .alias(let type): type.name
    }
  }

  public var structure: StructureModel? {
    if case .structure(let type) = self { type } else { nil }
  }

  public var enumeration: EnumerationModel? {
    if case .enumeration(let type) = self { type } else { nil }
  }

  public var valueUnion: ValueUnionModel? {
    if case .valueUnion(let type) = self { type } else { nil }
  }

  public var union: UnionModel? {
    if case .union(let type) = self { type } else { nil }
  }

  public var datePattern: DatePatternModel? {
    if case .datePattern(let type) = self { type } else { nil }
  }

  public var alias: AliasModel? {
    if case .alias(let type) = self { type } else { nil }
  }
}

/// A typealias.
public struct AliasModel: Sendable {
  public var name: String
  public var type: String
  public var documentation: [String]
  public var deprecation: Deprecation?
}

/// A deprecation that the compiler reports.
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
  /// Whether the struct is declared without an access modifier.
  public var isInternal: Bool
  public var spelling: Spelling

  /// Whether the compiler makes the same initialiser.
  public var isInitializerImplied: Bool {
    isInternal
      && properties.allSatisfy { !$0.isOptional && !$0.isWrapped && $0.storage == nil }
  }
  public var canThrow: Bool { properties.contains { $0.wrapping?.canThrow == true } }
  public var hasCodingKeys: Bool { properties.contains(where: \.isRenamed) }
  public var hasPlainKeys: Bool { !properties.allSatisfy(\.isRenamed) }
  /// The members whose names on the wire are their names in Swift.
  public var plainKeys: [String] { properties.filter { !$0.isRenamed }.map(\.storedName) }
}

/// A member of a struct, with its part in the initialiser and in coding.
public struct PropertyModel: Sendable {
  /// The name as declarations spell it: `` `default` ``.
  public var name: String
  /// The name as a parameter's label.
  public var label: String
  /// The name after a dot.
  public var member: String
  /// The name on the wire.
  public var wireName: String
  public var documentation: [String]
  public var deprecation: Deprecation?
  /// The property wrapper that reads and writes the member, if it needs one.
  public var wrapper: String?
  public var type: String
  /// The type of the initialiser's parameter.
  public var parameterType: String
  /// Whether the member may be absent.
  public var isOptional: Bool
  /// The property that holds the value where that is not the one that users see.
  public var storage: StorageModel?
  /// The call that makes the property's value of the parameter, where they differ.
  public var wrapping: WrappingModel?
  public var isSpaced: Bool { documentation.count > 1 || storage != nil }
  public var wireNameLiteral: String { SwiftLiteral.string(wireName) }
  public var isWrapped: Bool { wrapping != nil }
  public var canThrow: Bool { wrapping?.canThrow == true }
  public var wrappingLabel: String { wrapping?.label ?? "" }
  /// The label of `.ifPresent`, which takes plain values without one.
  public var optionalWrappingLabel: String? {
    wrappingLabel == "value" ? nil : wrappingLabel
  }
  /// The stored property after a dot.
  public var storedMember: String { storage?.member ?? member }
  /// The stored property as a declaration spells it.
  public var storedName: String { storage?.name ?? name }
  /// Whether the name on the wire differs from that of the stored property.
  public var isRenamed: Bool { wireName != storage?.plainName ?? plainName }
  /// The name without backticks.
  public var plainName: String
}

/// The private property behind a deprecated one, which generated code uses without a warning.
public struct StorageModel: Sendable {
  public var name: String
  public var member: String
  public var plainName: String
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
  /// Whether there is a case for values that the schema does not have.
  public var isOpen: Bool
  public var cases: [EnumerationCaseModel]

  /// Whether the cases are their names alone.
  public var isPlain: Bool { cases.allSatisfy { $0.isImplied && $0.documentation.isEmpty } }
}

public struct EnumerationCaseModel: Sendable {
  public var name: String
  public var member: String
  public var documentation: [String]
  public var isSpaced: Bool { documentation.count > 1 }
  /// The value as a literal.
  public var literal: String
  /// Whether the compiler takes the name for the value.
  public var isImplied: Bool
}

/// An enum of values of several types.
public struct ValueUnionModel: Sendable, Spelled {
  public var name: String
  public var documentation: [String]
  public var conformances: String
  public var cases: [ValueUnionCaseModel]
  /// The shapes of all cases: `.string, .array`.
  public var shapes: [String]
  /// Whether values of other shapes are kept.
  public var isOpen: Bool
  /// Whether values of other shapes are refused.
  public var isClosed: Bool
  public var types: [TypeModel]
  public var spelling: Spelling
}

public struct ValueUnionCaseModel: Sendable {
  public var name: String
  public var member: String
  public var type: String
  /// The type that reads and writes the value.
  public var codingType: String
  /// The shapes of its values: `number`.
  public var shapes: [String]
  /// Its values in words: `a number`.
  public var noun: String
}

/// An enum of resource objects of several types.
public struct UnionModel: Sendable, Spelled {
  public var name: String
  public var documentation: [String]
  /// Whether it is the end of a relationship, which has an `ID` of its own.
  public var isRelationship: Bool
  public var cases: [UnionCaseModel]
  public var spelling: Spelling
}

public struct UnionCaseModel: Sendable {
  public var name: String
  public var member: String
  /// The model: `Person`.
  public var model: String
  /// The JSON:API type.
  public var type: String

  public var typeLiteral: String { SwiftLiteral.string(type) }
}

/// A type that carries the pattern of dates.
public struct DatePatternModel: Sendable, Spelled {
  public var name: String
  /// The pattern as a string literal.
  public var pattern: String
  public var spelling: Spelling
}
