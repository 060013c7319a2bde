import Diagnostics
import ResourceSchema

/// A name in the schema that becomes the name of a property or case.
struct NamedMember: Sendable {
  var name: Located<String>
  var swiftName: Located<String>?
  /// The suffix for a name that the generated type reserves.
  var suffix: String
  /// The kind of member, such as "attribute".
  var kind: String
  /// True if generated code stores the value in a second property.
  var hasStorage = false
  /// The advice for renaming the member.
  var naming = standardNaming

  static let standardNaming = "name it with `swift:`"

  /// The place that determines the name.
  var range: SourceRange { swiftName?.range ?? name.range }
}

extension NamedMember {
  init(_ member: some SchemaMember, suffix: String, kind: String) {
    self.init(
      name: member.name, swiftName: member.swiftName, suffix: suffix, kind: kind,
      hasStorage: member.deprecated != nil)
  }
}

/// A member that becomes a property of a struct.
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
  private let reserved: Set<String>

  /// - Parameters:
  ///   - reserved: Names with another meaning in the type.
  ///   - others: Names of the types of the members.
  init(_ members: [NamedMember], reserved: Set<String>, avoiding others: Set<String> = []) {
    self.members = members
    self.reserved = reserved
    identifiers = members.map { member in
      SwiftIdentifier(name: Self.name(of: member, reserved: reserved, others))
    }
  }

  private static func name(
    of member: NamedMember, reserved: Set<String>, _ others: Set<String>
  ) -> String {
    if let name = member.swiftName?.value { return name }
    // Some servers have an empty string as a name or a value.
    let wireName = member.name.value
    let name = wireName.isEmpty ? "empty" : NameWords(wireName).lowerCamelCase
    return reserved.contains(name) || others.contains(name) ? name + member.suffix : name
  }

  /// The diagnostics about the names.
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

  /// Returns the diagnostic for a name that a member cannot have.
  private func diagnostic(with name: String, of member: NamedMember) -> Diagnostic? {
    if name.isEmpty {
      return Diagnostic(
        SwiftNameProblem.missing,
        "\(member.kind) `\(member.name.value)` has no letter or digit for a name in Swift",
        at: member.range, suggestion: member.naming)
    }
    guard member.swiftName != nil else { return nil }
    if reserved.contains(name) || Self.neverMembers.contains(name) {
      return Diagnostic(
        SwiftNameProblem.reserved,
        "\(member.kind) `\(member.name.value)` cannot be called `\(name)` in Swift, "
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
    return Diagnostic(
      SwiftNameProblem.collision,
      "\(member.kind) `\(member.name.value)` and \(other.kind) `\(other.name.value)` "
        + "are both called `\(name)` in Swift",
      at: member.range, labels: [Diagnostic.Label("the other is here", at: other.range)],
      suggestion: "remove one if they are the same, or give one of them another name"
        + (member.kind == "case"
          ? ", which is the key before the value: `enum: { \(name)2: … }`"
          : " with `swift:`, such as `swift: \(name)2`"))
  }

  /// Names that no member can have, or that generated code uses for modules.
  private static let neverMembers: Set<String> = [
    "Any", "Foundation", "JSONAPI", "Protocol", "Self", "Swift", "Type", "init", "self",
  ]
}
