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
  /// Whether generated code keeps the value in a second property.
  var hasStorage = false

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

  /// Names that generated enums use themselves, or the protocols that they conform to.
  static let ofEnums: Set<String> = ["allCases", "hashValue", "rawValue", "self"]

  /// Names that generated enums of several types of values use themselves, or their protocols.
  static let ofValueUnions: Set<String> = ["hashValue", "self", "unrecognized"]

  /// Names that generated unions use themselves, or the protocols that they conform to.
  static let ofUnions: Set<String> = [
    "allTypes", "hashValue", "id", "jsonType", "resourceIdentity", "resourceObject",
    "resourceTypes", "self", "type", "unrecognized", "value", "wireIdentity",
  ]

  /// The names in Swift of members that stand in one type, in their order.
  static func identifiers(
    of members: [NamedMember], reserved: Set<String>, avoiding others: [String] = [],
    diagnostics: inout [Diagnostic]
  ) -> [SwiftIdentifier] {
    var first: [String: NamedMember] = [:]
    return members.map { member in
      let identifier = SwiftIdentifier(name: name(of: member, reserved: reserved, others))
      if let problem = problem(with: identifier.name, of: member, reserved: reserved) {
        diagnostics.append(problem)
        return identifier
      }
      for name in member.hasStorage ? [identifier, identifier.storage] : [identifier] {
        if let other = first[name.name] {
          diagnostics.append(collision(of: member, with: other, at: name.name))
        } else {
          first[name.name] = member
        }
      }
      return identifier
    }
  }

  private static func name(
    of member: NamedMember, reserved: Set<String>, _ others: [String]
  ) -> String {
    if let name = member.swiftName?.value { return name }
    let name = NameWords(member.name.value).lowerCamelCase
    return reserved.contains(name) || others.contains(name) ? name + member.suffix : name
  }

  /// What keeps a name from being a member's, if anything does.
  private static func problem(
    with name: String, of member: NamedMember, reserved: Set<String>
  ) -> Diagnostic? {
    if name.isEmpty {
      return Diagnostic(
        SwiftNameProblem.missing,
        "\(member.kind) `\(member.name.value)` has no letter or digit to make a name in Swift of",
        at: member.range, suggestion: "name it with `swift:`")
    }
    guard member.swiftName != nil else { return nil }
    if reserved.contains(name) || neverMembers.contains(name) {
      return Diagnostic(
        SwiftNameProblem.reserved,
        "\(member.kind) `\(member.name.value)` cannot be called `\(name)` in Swift, "
          + "which has a meaning of its own there",
        at: member.range, suggestion: "choose another name")
    }
    if let first = name.first, first.isUppercase {
      let right = NameWords(name).lowerCamelCase
      return Diagnostic(
        SwiftNameProblem.capitalized,
        "the name of a member begins with a small letter, not `\(name)`", at: member.range,
        suggestion: "write `\(right)`",
        fixIts: [.init("Replace with `\(right)`", [.init(member.range, right)])])
    }
    return nil
  }

  private static func collision(
    of member: NamedMember, with other: NamedMember, at name: String
  ) -> Diagnostic {
    Diagnostic(
      SwiftNameProblem.collision,
      "\(member.kind) `\(member.name.value)` and \(other.kind) `\(other.name.value)` "
        + "are both called `\(name)` in Swift",
      at: member.range, labels: [Diagnostic.Label("the other is here", at: other.range)],
      suggestion: "give one of them another name with `swift:`")
  }

  /// Names that a declaration cannot have, or by which generated code reaches modules.
  private static let neverMembers: Set<String> = [
    "Any", "Foundation", "JSONAPI", "Protocol", "Self", "Swift", "Type", "init", "self",
  ]
}

extension SwiftIdentifier {
  /// The property behind one that is computed.
  var storage: SwiftIdentifier { SwiftIdentifier(name: name + "Storage") }

  /// The name as the beginning of a type's name: `rating` makes `Rating`.
  var capitalized: String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}
