import Diagnostics
import ResourceSchema

/// The names of members for each kind of type.
extension MemberNames {
  /// The fields of a resource type: attributes and relationships share one namespace.
  static func fields(of resource: Resource) -> MemberNames {
    MemberNames(
      resource.attributes.map { NamedMember($0, suffix: "Attribute", kind: "attribute") }
        + resource.relationships.map {
          NamedMember($0, suffix: "Relationship", kind: "relationship")
        },
      reserved: reservedInResourceObjects)
  }

  static func members(of object: ObjectType) -> MemberNames {
    MemberNames(
      object.members.map { NamedMember($0, suffix: "Member", kind: "member") },
      reserved: reservedInAnyValue)
  }

  static func links(_ links: [LinkMember]) -> MemberNames {
    MemberNames(
      links.map { NamedMember($0, suffix: "Link", kind: "link") }, reserved: reservedInAnyValue)
  }

  static func cases(of enumeration: Enumeration) -> MemberNames {
    MemberNames(
      enumeration.cases.map { value in
        let text = value.name.value
        let name = value.rawValue == .string(text) ? SymbolName.name(of: text) : nil
        return NamedMember(
          name: value.name, swiftName: value.swiftName, suffix: "Value", kind: "case",
          naming: name.map {
            "give the values names: `enum: { \($0): \(FlowWord.spelling(text)), … }`"
          } ?? NamedMember.standardNaming)
      },
      reserved: reservedInEnums)
  }

  static func cases(of union: ValueUnion) -> MemberNames {
    MemberNames(
      union.cases.map { NamedMember(name: $0.name, suffix: "Value", kind: "type") },
      reserved: reservedInValueUnions)
  }

  /// Returns the fields to sort by.
  ///
  /// - Parameter sorts: The sorts, each with the name that the schema gives the field in Swift.
  static func sorts(
    of sorts: [(sort: ResourceAPI.Sort, swiftName: Located<String>?)]
  ) -> MemberNames {
    MemberNames(
      sorts.map { sort, swiftName in
        NamedMember(
          name: swiftName.map { Located($0.value, at: sort.name.range) } ?? sort.name,
          suffix: "Sort", kind: "sort", naming: "give the field a name with `swift:`")
      },
      reserved: reservedInEnums)
  }

  static func filters(of resource: Resource) -> MemberNames {
    MemberNames(
      resource.api.filters.map {
        NamedMember(name: $0.name, suffix: "Filter", kind: "filter", naming: "name it otherwise")
      },
      reserved: reservedInFilters)
  }

  static func operators(of filter: ResourceAPI.Filter) -> MemberNames {
    MemberNames(
      filter.operators.map { value in
        NamedMember(
          name: SymbolName.name(of: value.value).map { Located($0, at: value.range) } ?? value,
          suffix: "Operator", kind: "operator", naming: "name it otherwise")
      },
      reserved: reservedInEnums)
  }

  /// Returns the properties of a client.
  ///
  /// - Parameter resources: The resource types with the names of their collections.
  static func collections(of resources: [(resource: Resource, name: String)]) -> MemberNames {
    MemberNames(
      resources.map { resource, name in
        NamedMember(
          name: Located(name, at: resource.placeOfName), suffix: "Resources", kind: "resource type")
      },
      reserved: reservedInClients)
  }

  /// Returns the cases of a union of resource types.
  ///
  /// - Parameter models: The models, with the places that determine their names.
  static func cases(of models: [Located<String>]) -> MemberNames {
    MemberNames(
      models.map { NamedMember(name: $0, suffix: "Resource", kind: "model") },
      reserved: reservedInUnions.union(UnionCaseGroupModel.memberNames(of: models.count)),
      avoiding: Set(models.map(\.value)))
  }

  /// Names that every resource object has, or that have a special meaning after a dot: a member
  /// with such a name could not be accessed as `article.name`.
  private static let reservedInResourceObjects: Set<String> = [
    "attributes", "changes", "creation", "debugDescription", "encode", "hash", "hashValue", "id",
    "identified", "links",
    "meta", "pointer", "relationships", "replacingAttributes", "replacingRelationships",
    "resourceObject", "self", "sparse", "tappingAttributes", "tappingRelationships", "write",
  ]

  /// Names with a special meaning after a dot.
  private static let reservedInAnyValue: Set<String> = ["self"]

  /// Names that generated enums or their protocols use.
  private static let reservedInEnums: Set<String> = ["allCases", "hashValue", "rawValue", "self"]

  /// Names that generated enums of filters or their protocols use.
  private static let reservedInFilters: Set<String> = ["parameter", "self"]

  /// Names that the client type already declares.
  private static let reservedInClients: Set<String> = [
    "atomically", "baseURL", "configuration", "get", "list", "resources", "self", "send",
    "transport",
  ]

  /// Names that generated value unions or their protocols use.
  private static let reservedInValueUnions: Set<String> = ["hashValue", "self", "unrecognized"]

  /// Names that generated unions or their protocols use.
  private static let reservedInUnions: Set<String> = [
    "allTypes", "hashValue", "id", "jsonType", "resourceCases", "resourceIdentity",
    "resourceObject",
    "resourceTypes", "self", "type", "unrecognized", "value", "wireIdentity",
  ]
}
