import Diagnostics
import ResourceSchema

/// The names of members for each kind of type that has some.
extension MemberNames {
  /// The fields of a resource type: attributes and relationships share one namespace.
  static func fields(of resource: Resource) -> MemberNames {
    let attributes = resource.attributes.map {
      NamedMember(
        name: $0.name, swiftName: $0.swiftName, suffix: "Attribute", kind: "attribute",
        hasStorage: $0.deprecated != nil)
    }
    let relationships = resource.relationships.map {
      NamedMember(
        name: $0.name, swiftName: $0.swiftName, suffix: "Relationship", kind: "relationship",
        hasStorage: $0.deprecated != nil)
    }
    return MemberNames(attributes + relationships, reserved: reservedInResourceObjects)
  }

  static func members(of object: ObjectType) -> MemberNames {
    MemberNames(
      object.members.map {
        NamedMember(
          name: $0.name, swiftName: $0.swiftName, suffix: "Member", kind: "member",
          hasStorage: $0.deprecated != nil)
      },
      reserved: reservedInAnyValue)
  }

  static func links(_ links: [LinkMember]) -> MemberNames {
    MemberNames(
      links.map {
        NamedMember(
          name: $0.name, swiftName: $0.swiftName, suffix: "Link", kind: "link",
          hasStorage: $0.deprecated != nil)
      },
      reserved: reservedInAnyValue)
  }

  static func cases(of enumeration: Enumeration) -> MemberNames {
    MemberNames(
      enumeration.cases.map {
        NamedMember(
          name: $0.nameForSwift, swiftName: $0.swiftName, suffix: "Value", kind: "case",
          naming: naming(of: $0, in: enumeration) ?? NamedMember.standardNaming)
      },
      reserved: reservedInEnums)
  }

  /// How a value that makes no name gets one: in a list there is no `swift`.
  private static func naming(
    of value: Enumeration.Case, in enumeration: Enumeration
  ) -> String? {
    guard value.rawValue == .string(value.name.value),
      !value.name.value.contains(where: { $0.isLetter || $0.isNumber })
    else { return nil }
    let texts = enumeration.cases.prefix(SymbolName.mostNamed + 1).map { value in
      if case .string(let text) = value.rawValue { text } else { value.name.value }
    }
    return "give the values names: `enum: \(SymbolName.mapping(of: texts))`"
  }

  static func cases(of union: ValueUnion) -> MemberNames {
    MemberNames(
      union.cases.map { NamedMember(name: $0.name, suffix: "Value", kind: "type") },
      reserved: reservedInValueUnions)
  }

  /// The cases of a union of resource types.
  ///
  /// - Parameter models: the models of the types, each with the place that fixes its name.
  static func cases(of models: [Located<String>]) -> MemberNames {
    MemberNames(
      models.map { NamedMember(name: $0, suffix: "Resource", kind: "model") },
      reserved: reservedInUnions, avoiding: Set(models.map(\.value)))
  }

  /// Names that every resource object already has, or that Swift gives a meaning behind a dot: a
  /// member of that name could not be reached as `article.name`.
  private static let reservedInResourceObjects: Set<String> = [
    "attributes", "debugDescription", "encode", "hash", "hashValue", "id", "identified", "links",
    "meta", "pointer", "relationships", "replacingAttributes", "replacingRelationships",
    "resourceObject", "self", "sparse", "tappingAttributes", "tappingRelationships", "write",
  ]

  /// Names that mean something else behind a dot of any value.
  private static let reservedInAnyValue: Set<String> = ["self"]

  /// Names that generated enums use themselves, or the protocols that they conform to.
  private static let reservedInEnums: Set<String> = ["allCases", "hashValue", "rawValue", "self"]

  /// Names that generated enums of several types of values use themselves, or their protocols.
  private static let reservedInValueUnions: Set<String> = ["hashValue", "self", "unrecognized"]

  /// Names that generated unions use themselves, or the protocols that they conform to.
  private static let reservedInUnions: Set<String> = [
    "allTypes", "hashValue", "id", "jsonType", "resourceCases", "resourceIdentity",
    "resourceObject",
    "resourceTypes", "self", "type", "unrecognized", "value", "wireIdentity",
  ]
}

extension Enumeration.Case {
  /// The name that becomes the Swift name. The empty text is a value that real APIs have.
  fileprivate var nameForSwift: Located<String> {
    name.value.isEmpty ? Located("empty", at: name.range) : name
  }
}
