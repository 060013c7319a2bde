import Diagnostics
import ResourceSchema
import YAMLSource

/// Reads named values: attributes, and the members of objects and of meta objects.
final class MemberReader: MappingReader {
  func attributes(_ field: Field, into members: inout MembersDraft) {
    let example = "attributes: { title: String }"
    guard var fields = namedFields(field.value, "attributes", example: example) else {
      members.hidesMembers = true
      return
    }
    fields.removeAll { attribute in
      mayBeSection(attribute)
        && MisplacedParts(self).isSection(attribute, below: field.name, into: &members)
    }
    members.attributes = self.members(fields, .attribute, at: .attribute) { reference, name in
      var reference = reference
      reference.attribute = name
      context.draft.references.append(reference)
    }
  }

  /// True for a key of a resource with a value that is not the type of an attribute.
  private func mayBeSection(_ field: Field) -> Bool {
    switch (field.name.value, field.value.content) {
    case ("relationships", .mapping(let mapping)):
      !MappingDefinition.attribute.hasKeys(of: mapping)
    case ("links", .sequence(let elements)):
      // `[Link]` is an array of a type.
      elements.first?.scalar?.text.first?.isLowercase == true
    default: false
    }
  }

  /// An object's type with the names that it uses. It may have no members: some servers send
  /// empty objects.
  func object(_ node: YAMLNode, at place: TypePlace) -> ParsedType? {
    let example = "object: { street: String, zip?: String }"
    if node.isEmpty, !hasGaps {
      return report(
        .emptyValue, "the object has no members", at: node.range,
        suggestion: "indent its members below it, as in `\(example)`, or write `object: {}` if the"
          + " server sends empty objects")
    }
    guard let fields = namedFields(node, "the members of an object", example: example) else {
      return nil
    }
    var references: [Reference] = []
    let thing: NamedThing = place == .attribute ? .objectMember : .freeMember
    let members = members(fields, thing, at: place) { reference, _ in references.append(reference) }
    return ParsedType(type: .object(ObjectType(members: members)), references: references)
  }

  private func members(
    _ fields: [Field], _ thing: NamedThing, at place: TypePlace,
    refer: (Reference, _ member: String) -> Void
  ) -> [Member] {
    fields.map { field in
      let read = reading(field.name) { member(field, thing, at: place) }
      for reference in read.references { refer(reference, field.name.value) }
      return read.member
    }
  }

  /// Reads a member in its short or its long form. A type with an error is replaced by another
  /// type, so that the member is not reported as undeclared elsewhere.
  private func member(
    _ field: Field, _ thing: NamedThing, at place: TypePlace
  ) -> (member: Member, references: [Reference]) {
    NameReader(self).checkMemberName(field.name, of: thing)
    if case .scalar(let scalar) = field.value.content,
      let type = PrimitiveType(rawValue: scalar.text)
    {
      let member = Member(
        name: field.name, type: .primitive(type), isOptional: field.isMarkedOptional)
      return (member, [])
    }
    var field = field
    let table = thing == .attribute ? MappingDefinition.attribute : .member
    if let text = field.value.scalar?.text, text == "true" || text == "false",
      table.key(field.name.value) != nil
    {
      MisplacedParts(self).reportKey(field)
      return (unread(field), [])
    }
    field.value = withColon(field.value, of: table)
    return field.value.mapping == nil
      ? shortMember(field, at: place) : longMember(field, table, at: place)
  }

  private func unread(_ field: Field) -> Member {
    Member(name: field.name, type: .primitive(.json), isOptional: field.isMarkedOptional)
  }

  private func shortMember(_ field: Field, at place: TypePlace) -> (Member, [Reference]) {
    if field.value.isEmpty {
      // The YAML reader may have dropped the value.
      if hasGaps { return (unread(field), []) }
      report(
        .missingType, "`\(field.name.value)` has no type", at: field.name.range,
        suggestion: "remove it: members that are not listed are ignored",
        advice: { _ in TypelessMembers.advice(on: field) })
      return (unread(field), [])
    }
    guard let form = TypeReader(self).type(field.value, at: place) else {
      return (unread(field), [])
    }
    let member = Member(
      name: field.name, type: form.type, isOptional: field.isMarkedOptional,
      isNullable: form.isNullable)
    return (member, form.references)
  }

  private func longMember(
    _ field: Field, _ table: MappingDefinition, at place: TypePlace
  ) -> (Member, [Reference]) {
    guard
      let fields = TypeReader(self).typeFields(
        field.value, of: table,
        unless: {
          ForeignTypes(self).reportForeignMember(
            $0, table, of: Located(field.spelling, at: field.name.range))
        })
    else { return (unread(field), []) }
    let form = TypeReader(self).chosenType(fields, in: field.value, at: place)
    let formatted = form.map {
      FormatReader(self).formatted(
        FormatReader(self).based($0.type, on: fields["base"]), by: fields["format"])
    }
    var member = Member(
      name: field.name, type: formatted?.type ?? .primitive(.json),
      isOptional: isOptional(field, fields),
      isNullable: isNullable(form, fields))
    member.swiftName = NameReader(self).swiftName(fields["swift"])
    member.queryName = text(fields["query"])?.value
    (member.description, member.deprecated) = texts(fields, of: field)
    member.access = AccessReader(self).access(fields)
    member.creation = AccessReader(self).creation(fields)
    member.isSensitive = boolean(fields["sensitive"]) ?? false
    member.example = example(fields["example"])
    member.format = formatted?.pattern
    member.pattern = form.flatMap { PatternReader(self).pattern(fields["pattern"], type: $0.type) }
    member.since = text(fields["since"])?.value
    return (member, form?.references ?? [])
  }

  /// Returns an example in its original spelling, also for lists and mappings; several lines lose
  /// their common indentation.
  private func example(_ field: Field?) -> String? {
    guard let field else { return nil }
    if field.value.isEmpty {
      return report(
        .emptyValue, "`example` is empty", at: field.name.range,
        suggestion: "write it after `example:`, in quotes if it begins with `#`, or remove the key")
    }
    if let scalar = field.value.scalar { return scalar.text }
    let range = field.value.range
    guard let text = source(from: range.start, to: range.end) else { return nil }
    return withoutIndentation(text, of: range)
  }

  private func withoutIndentation(_ text: String, of range: SourceRange) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let rest = lines.dropFirst()
    let blanks = { (line: Substring) in line.prefix { $0 == " " }.count }
    let isInBrackets = text.hasPrefix("[") || text.hasPrefix("{")
    let indentation =
      isInBrackets
      ? rest.filter { !$0.isEmpty }.map(blanks).min() ?? 0 : range.start.column - 1
    let moved = rest.map { $0.dropFirst(min(indentation, blanks($0))) }
    return (lines.prefix(1) + moved).joined(separator: "\n")
  }
}

/// Reads the keys that limit who sets a member, and when.
final class AccessReader: MappingReader {
  func access(_ fields: Fields) -> Member.Access {
    var chosen: (field: Field, access: Member.Access)?
    for access in Member.Access.allCases {
      guard let field = fields[access.rawValue], boolean(field) == true else { continue }
      if let chosen {
        reportConflict(.conflictingAccess, of: field, with: chosen.field, suggestion: Self.advice)
      } else {
        chosen = (field, access)
      }
    }
    return chosen?.access ?? .readWrite
  }

  func creation(_ fields: Fields) -> Member.Creation? {
    guard let field = fields["create"], let creation = word(field, Member.Creation.self) else {
      return nil
    }
    for key in creation == .forbidden ? ["readOnly", "createOnly"] : ["readOnly"] {
      if let other = fields[key], other.value.scalar?.text == "true" {
        reportConflict(.conflictingAccess, of: field, with: other, suggestion: Self.advice)
      }
    }
    return creation
  }

  private static let advice: Advice =
    "keep one: `readOnly` if only the server sets it, `createOnly` if it is set on creation and never"
    + " changes, `writeOnly` if only requests contain it, `create` for everything else"
}
