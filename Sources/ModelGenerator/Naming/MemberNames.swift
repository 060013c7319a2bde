import ResourceSchema
import YAMLSource

/// A name of the schema that becomes the name of a property or of a case.
struct NamedMember: Sendable {
  var name: Located<String>
  var swiftName: Located<String>?
  /// What stands behind a name that the generated type needs for itself.
  var suffix: String
  /// What the name belongs to, such as "attribute".
  var kind: String

  /// Where the schema fixes the name.
  var range: SourceRange { swiftName?.range ?? name.range }
}

/// Makes the names of properties and of cases.
enum MemberNames {
  /// Names that every resource object already has, or that Swift gives a meaning behind a dot: a
  /// member of that name could not be reached as `article.name`.
  static let ofResourceObjects: Set<String> = [
    "attributes", "debugDescription", "encode", "hash", "hashValue", "id", "identified", "links",
    "meta", "pointer", "relationships", "resourceObject", "self", "sparse", "write",
  ]

  /// Names that mean something else behind a dot of any value.
  static let ofAnyValue: Set<String> = ["self"]

  /// Names that generated unions use themselves.
  static let ofUnions: Set<String> = [
    "hashValue", "id", "resourceIdentity", "resourceObject", "self", "type", "unrecognized",
    "value",
  ]

  /// The names in Swift of members that stand in one type, in their order.
  static func identifiers(
    of members: [NamedMember], reserved: Set<String>, diagnostics: inout [Diagnostic]
  ) -> [SwiftIdentifier] {
    var first: [String: NamedMember] = [:]
    return members.map { member in
      let name = identifier(of: member, reserved: reserved)
      if name.isEmpty {
        diagnostics.append(
          Diagnostic(
            .error, "no-swift-name",
            "\(member.kind) `\(member.name.value)` has no letter or digit to make a name in Swift of",
            at: member.range, suggestion: "name it with `swift:`"))
      } else if let other = first[name] {
        diagnostics.append(
          Diagnostic(
            .error, "swift-name-collision",
            "\(member.kind) `\(member.name.value)` and \(other.kind) `\(other.name.value)` "
              + "are both called `\(name)` in Swift",
            at: member.range,
            labels: [
              Diagnostic.Label("the other is here", at: other.range)
            ],
            suggestion: "give one of them another name with `swift:`"))
      } else {
        first[name] = member
      }
      return SwiftIdentifier(name: name)
    }
  }

  private static func identifier(of member: NamedMember, reserved: Set<String>) -> String {
    if let name = member.swiftName?.value { return name }
    let name = NameWords(member.name.value).lowerCamelCase
    return reserved.contains(name) ? name + member.suffix : name
  }
}

extension SwiftIdentifier {
  /// The name as the beginning of a type's name: `rating` makes `Rating`.
  var capitalized: String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}
