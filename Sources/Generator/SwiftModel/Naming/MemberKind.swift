/// A kind of members, by the rules for their names in Swift.
struct MemberKind: Sendable {
  var noun: String
  /// The suffix for a name that the generated type reserves.
  var suffix: String
  /// Names with another meaning in the type: those that generated code or its protocols use, and
  /// `self`, which has a special meaning after a dot.
  var reserved: Set<String>
  /// The advice for renaming the member.
  var naming = "name it with `swift:`"

  static let attribute = MemberKind(
    noun: "attribute", suffix: "Attribute", reserved: inResourceObjects)
  static let relationship = MemberKind(
    noun: "relationship", suffix: "Relationship", reserved: inResourceObjects)
  static let member = MemberKind(noun: "member", suffix: "Member", reserved: ["self"])
  static let link = MemberKind(noun: "link", suffix: "Link", reserved: ["self"])
  static let enumCase = MemberKind(noun: "case", suffix: "Value", reserved: inEnums)
  static let unionCase = MemberKind(
    noun: "type", suffix: "Value", reserved: ["hashValue", "self", "unrecognized"])
  static let sort = MemberKind(
    noun: "sort", suffix: "Sort", reserved: inEnums,
    naming: "give the field a name with `swift:`")
  static let filter = MemberKind(
    noun: "filter", suffix: "Filter", reserved: ["parameter", "self"], naming: "name it otherwise")
  static let filterOperator = MemberKind(
    noun: "operator", suffix: "Operator", reserved: inEnums, naming: "name it otherwise")
  static let parent = MemberKind(
    noun: "parent", suffix: "Id", reserved: ["self"],
    naming: "name the other parent by its resource type")

  /// A property of a client.
  static let collection = MemberKind(
    noun: "resource type", suffix: "Resources",
    reserved: [
      "atomically", "baseURL", "configuration", "get", "list", "resources", "self", "send",
      "transport",
    ])

  /// A case of a union of resource types.
  static func model(of count: Int) -> MemberKind {
    MemberKind(
      noun: "model", suffix: "Resource",
      reserved: inUnions.union(UnionCaseGroupModel.memberNames(of: count)))
  }

  /// Names that every resource object has: a member with such a name could not be accessed as
  /// `article.name`.
  private static let inResourceObjects: Set<String> = [
    "attributes", "changes", "creation", "debugDescription", "encode", "hash", "hashValue", "id",
    "identified", "links", "meta", "pointer", "relationships", "replacingAttributes",
    "replacingRelationships", "resourceObject", "self", "sparse", "tappingAttributes",
    "tappingRelationships", "write",
  ]

  private static let inUnions: Set<String> = [
    "allTypes", "hashValue", "id", "jsonType", "resourceCases", "resourceIdentity",
    "resourceObject", "resourceTypes", "self", "type", "unrecognized", "value", "wireIdentity",
  ]

  private static let inEnums: Set<String> = ["allCases", "hashValue", "rawValue", "self"]
}
