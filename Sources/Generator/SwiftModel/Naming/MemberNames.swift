import Diagnostics
import ResourceSchema

/// A name in the schema that becomes the name of a property or case.
struct NamedMember: Sendable {
  var name: Located<String>
  var swiftName: Located<String>?
  var kind: MemberKind
  /// True if generated code stores the value in a second property.
  var hasStorage = false

  var range: SourceRange { swiftName?.range ?? name.range }
}

extension NamedMember {
  init(_ member: some SchemaMember, as kind: MemberKind) {
    self.init(
      name: member.name, swiftName: member.swiftName, kind: kind,
      hasStorage: member.deprecated != nil)
  }
}

protocol SchemaMember {
  /// The name in JSON.
  var name: Located<String> { get }
  var isOptional: Bool { get }
  var swiftName: Located<String>? { get }
  var deprecated: String? { get }
}

extension Member: SchemaMember {}
extension Relationship: SchemaMember {}
extension LinkMember: SchemaMember {}

/// The Swift names of the members of a type, in order.
struct MemberNames: Sendable {
  let identifiers: [SwiftIdentifier]
  let members: [NamedMember]

  /// - Parameter others: Names of the types of the members.
  init(_ members: [NamedMember], avoiding others: Set<String> = []) {
    self.members = members
    identifiers = members.map { Self.identifier(of: $0, avoiding: others) }
  }

  static func identifier(
    of member: NamedMember, avoiding others: Set<String> = []
  ) -> SwiftIdentifier {
    if let name = member.swiftName?.value { return SwiftIdentifier(name: name) }
    // Some servers have an empty string as a name or a value.
    let wireName = member.name.value
    let name = wireName.isEmpty ? "empty" : NameWords(wireName).lowerCamelCase
    let isTaken = member.kind.reserved.contains(name) || others.contains(name)
    return SwiftIdentifier(name: isTaken ? name + member.kind.suffix : name)
  }

  var diagnostics: [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var first: [String: Int] = [:]
    first.reserveCapacity(members.count)
    for (index, (member, identifier)) in zip(members, identifiers).enumerated() {
      if let diagnostic = diagnostic(with: identifier.name, of: member) {
        diagnostics.append(diagnostic)
        continue
      }
      for name in member.hasStorage ? [identifier, identifier.storage] : [identifier] {
        if let other = first[name.name] {
          diagnostics.append(collision(of: member, with: members[other], at: name.name))
        } else {
          first[name.name] = index
        }
      }
    }
    return diagnostics
  }

  private func diagnostic(with name: String, of member: NamedMember) -> Diagnostic? {
    if name.isEmpty {
      return Diagnostic(
        SwiftNameProblem.missing,
        "\(member.kind.noun) `\(member.name.value)` has no letter or digit for a name in Swift",
        at: member.range, suggestion: member.kind.naming)
    }
    guard member.swiftName != nil else { return nil }
    if member.kind.reserved.contains(name) || Self.neverMembers.contains(name) {
      return Diagnostic(
        SwiftNameProblem.reserved,
        "\(member.kind.noun) `\(member.name.value)` cannot be called `\(name)` in Swift, "
          + "where it has a special meaning",
        at: member.range, suggestion: "choose another name")
    }
    if let first = name.first, first.isUppercase {
      let right = NameWords(name).lowerCamelCase
      return Diagnostic(
        SwiftNameProblem.capitalized,
        "the name of a member must begin with a lowercase letter, not `\(name)`", at: member.range,
        suggestion: "write `\(right)`",
        fixIts: [.init("Replace with `\(right)`", [.init(member.range, right)])])
    }
    return nil
  }

  private func collision(
    of member: NamedMember, with other: NamedMember, at name: String
  ) -> Diagnostic {
    Diagnostic(
      SwiftNameProblem.collision,
      "\(member.kind.noun) `\(member.name.value)` and \(other.kind.noun) `\(other.name.value)` "
        + "are both called `\(name)` in Swift",
      at: member.range, labels: [Diagnostic.Label("the other is here", at: other.range)],
      suggestion: "remove one if they are the same, or give one of them another name"
        + (member.kind.noun == "case"
          ? ", which is the key before the value: `enum: { \(name)2: … }`"
          : " with `swift:`, such as `swift: \(name)2`"))
  }

  /// Names that no member can have, or that generated code uses for modules.
  private static let neverMembers = SwiftName.neverTypes.union(["init", "self"])
}
