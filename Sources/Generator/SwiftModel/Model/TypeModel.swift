public indirect enum TypeModel: Sendable {
  case structure(StructureModel)
  case enumeration(EnumerationModel)
  case valueUnion(ValueUnionModel)
  case union(UnionModel)
  case datePattern(DatePatternModel)
  case urlBase(URLBaseModel)
  case alias(AliasModel)

  public var name: String { declaration.name }

  var declaration: (keyword: String, name: String) {
    switch self {
    case .structure(let type): ("struct", type.name)
    case .enumeration(let type): ("enum", type.name)
    case .valueUnion(let type): ("enum", type.name)
    case .union(let type): ("enum", type.name)
    case .datePattern(let type): ("enum", type.name)
    case .urlBase(let type): ("enum", type.name)
    case .alias(let type): ("typealias", type.name)
    }
  }

  public var union: UnionModel? {
    if case .union(let type) = self { type } else { nil }
  }
}

public struct AliasModel: Sendable {
  public var name: String
  public var type: String
  public var documentation: [String]
  public var deprecation: Deprecation?
}

public struct Deprecation: Sendable, Equatable {
  public var message: String?
}

/// A struct: attributes, relationships, links, meta or an object.
public struct StructureModel: Sendable {
  public var name: String
  public var documentation: [String]
  public var conformances: String
  public var properties: [PropertyModel]
  public var types: [TypeModel]
  /// True if the struct has no access modifier.
  public var isInternal: Bool
  public var spelling: Spelling

  public var isInitializerImplied: Bool {
    isInternal
      && properties.allSatisfy { !$0.isOptional && !$0.isWrapped && $0.deprecation == nil }
  }
  public var deprecatedProperties: [PropertyModel] { properties.filter { $0.deprecation != nil } }
}

public struct PropertyModel: Sendable {
  public var identifier: SwiftIdentifier
  public var wireName: String
  public var documentation: [String]
  public var deprecation: Deprecation?
  public var wrapper: String?
  public var type: String
  public var parameterType: String
  /// The type of the value, if the initializer takes something else.
  public var valueType: String?
  public var isOptional: Bool
  /// The call that converts the parameter to the property's value, if they differ.
  public var wrapping: WrappingModel?
  /// The private property that holds the value of a deprecated one, which is computed: generated
  /// code uses the storage without a warning.
  public var storage: StorageModel? {
    deprecation.map { _ in StorageModel(identifier: identifier.storage, type: type) }
  }
  public var isSpaced: Bool { documentation.count > 1 || deprecation != nil }
  public var wireNameLiteral: String { SwiftLiteral.string(wireName) }
  public var isWrapped: Bool { wrapping?.canThrow == false }
  // Inlined where templates read them, since a call would copy the whole property.
  @inlinable public var wrappingLabel: String { wrapping?.label ?? "" }
  /// The argument label of `.ifPresent`; none for plain values.
  @inlinable public var optionalWrappingLabel: String? {
    wrappingLabel == "value" ? nil : wrappingLabel
  }
  @inlinable public var stored: SwiftIdentifier { storage?.identifier ?? identifier }
  @inlinable public var codedMember: String {
    wrapper == nil ? stored.member : "_" + stored.name
  }
  public var writesNull = false
}

public struct StorageModel: Sendable {
  public var identifier: SwiftIdentifier
  public var type: String
}

/// A call such as `.init(value: title)` or `.ifPresent(url: next)`.
public struct WrappingModel: Sendable {
  public var label: String
  public var canThrow: Bool
}

public struct EnumerationModel: Sendable {
  public var name: String
  public var documentation: [String]
  public var conformances: String
  public var rawType: String
  public var isOpen: Bool
  public var cases: [EnumerationCaseModel]

  public var isPlain: Bool { cases.allSatisfy { $0.isImplied && $0.documentation.isEmpty } }
}

public struct EnumerationCaseModel: Sendable {
  public var identifier: SwiftIdentifier
  public var documentation: [String]
  public var isSpaced: Bool { documentation.count > 1 }
  public var literal: String
  /// True if the raw value equals the name, so that Swift implies it.
  public var isImplied: Bool
}

public struct ValueUnionModel: Sendable {
  public var name: String
  public var documentation: [String]
  public var conformances: String
  public var cases: [ValueUnionCaseModel]
  public var tag: String?
  public var shapes: [String]
  public var isOpen: Bool
  public var isClosed: Bool
  public var types: [TypeModel]
  public var spelling: Spelling
}

public struct ValueUnionCaseModel: Sendable {
  public var identifier: SwiftIdentifier
  public var type: String
  public var codingType: String
  public var tag: String?
  public var shapes: [String]
  public var noun: String
}

public struct UnionModel: Sendable {
  public var name: String
  public var documentation: [String]
  public var isRelationship: Bool
  public var cases: [UnionCaseModel]
  public var spelling: Spelling

  /// True if it has too many cases for one `switch`: the compiler takes quadratic time for a
  /// `switch` over all cases, and fails at about 650.
  public var isLarge: Bool { cases.count > UnionCaseGroupModel.largest }

  /// The cases in groups, each with its own functions; empty if the enum is not large.
  public var groups: [UnionCaseGroupModel] {
    guard isLarge else { return [] }
    let largest = UnionCaseGroupModel.largest
    return stride(from: 0, to: cases.count, by: largest).enumerated().map { index, start in
      UnionCaseGroupModel(number: index + 1, cases: Array(cases[start...].prefix(largest)))
    }
  }
}

public struct UnionCaseGroupModel: Sendable {
  package static let largest = 250

  public var number: Int
  public var cases: [UnionCaseModel]

  static func count(of cases: Int) -> Int { (cases + largest - 1) / largest }

  static func memberNames(of cases: Int) -> [String] {
    guard cases > largest else { return [] }
    return (1...count(of: cases)).flatMap { number in
      ["addCases", "id", "resourceObject", "wireIdentity"].map { "\($0)\(number)" }
    }
  }
}

public struct UnionCaseModel: Sendable {
  public var identifier: SwiftIdentifier
  public var model: String
  public var type: String

  public var typeLiteral: String { SwiftLiteral.string(type) }
}

/// A `Format.DatePattern` type.
public struct DatePatternModel: Sendable {
  public var name: String
  public var pattern: String
  public var spelling: Spelling
}

/// A `Format.RelativeURL` type.
public struct URLBaseModel: Sendable {
  public var name: String
  public var base: String
  public var spelling: Spelling
}
