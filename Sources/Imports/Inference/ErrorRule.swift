import Evidence
import ResourceSchema

/// Decides the type of errors: one of their own if they have members that JSON:API does not name.
struct ErrorRule {
  let values: ValueRules

  static let typeName = "APIError"

  /// The types of the members that JSON:API defines, for servers that conform to it.
  private static let types: [String: ValueType?] = [
    "id": .primitive(.string), "status": .primitive(.string), "code": .primitive(.string),
    "title": .primitive(.string), "detail": .primitive(.string), "source": nil,
    "links": .map(.primitive(.json)), "meta": .primitive(.json),
  ]

  /// Returns the members of error objects; `nil` if the basic type covers all of them.
  func type(of errors: ObjectEvidence) -> ObjectType? {
    let members = errors.members.filter { NameRule.isUsable($0.name) }
    guard members.contains(where: { Self.types[$0.name] == nil }) else { return nil }
    return ObjectType(
      members: members.map { evidence in
        var (member, _) = values.member(evidence, in: errors, isInGuess: true, hasLines: false)
        if let type = Self.types[evidence.name] ?? nil, isReadable(evidence.value, as: type) {
          member.type = type
        }
        return optional(member)
      })
  }

  private func isReadable(_ value: ValueEvidence, as type: ValueType) -> Bool {
    switch type {
    case .primitive(.string): value.strings.count == value.count
    case .map: value.count(of: .object) == value.count
    default: true
    }
  }

  /// Each kind of error has its own members, and one type has to cover all of them.
  private func optional(_ member: Member) -> Member {
    var member = member
    member.isOptional = true
    member.isNullable = false
    member.example = nil
    if case .object(let object) = member.type {
      member.type = .object(ObjectType(members: object.members.map(optional)))
    }
    return member
  }
}
