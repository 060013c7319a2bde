import Evidence
import ResourceSchema

/// Loosens a guess if fewer values than it is based on contradict it.
enum Loosening {
  static func member(
    _ old: Member, _ value: ValueEvidence, isAbsent: Bool, in schema: Schema
  ) -> Member {
    var member = old
    member.isOptional = old.isOptional || isAbsent
    member.isNullable = old.isNullable || value.nulls > 0
    if case .enumeration(var known) = old.type, let symbols = value.strings.symbols,
      value.strings.count == value.count
    {
      let texts = Set(known.cases.map(\.name.value))
      let more = symbols.subtracting(texts).sorted()
      known.cases += more.map { .init(name: Located($0), rawValue: .string($0)) }
      if !more.isEmpty { known.cases.sort { $0.name.value < $1.name.value } }
      member.type = .enumeration(known)
    } else if !SchemaCheck.reads(old, value, in: schema) {
      var shapes = ValueShapes { schema.type(named: $0)?.definition }
      let isText =
        value.strings.count == value.count && shapes.shapes(of: old.type) == [.string]
      member.type = isText ? .primitive(.string) : .primitive(.json)
      member.format = nil
    }
    return member
  }

  static func comment(_ comment: String, _ member: Member) -> String {
    guard case .enumeration(let enumeration) = member.type,
      let end = comment.firstRange(of: " values in ")
    else { return comment }
    let seen = max(GuessComment.seenCount(in: comment), enumeration.cases.count)
    return "# \(GuessComment.word) \(enumeration.cases.count)\(comment[end])\(seen)"
  }
}
