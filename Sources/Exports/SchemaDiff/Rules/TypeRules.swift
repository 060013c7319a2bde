import Diagnostics
import ResourceSchema

extension Comparison {
  static let groupOfTypes = "types"

  /// Compares the enums, objects, unions and links in `types`, each once, regardless of the number of
  /// uses.
  mutating func compareTypeDeclarations() {
    while !typePairs.isEmpty { compareDeclarations(named: typePairs.removeFirst()) }
  }

  private mutating func compareDeclarations(named names: Both<String>) {
    guard let old = types.old[names.old], let new = types.new[names.new] else { return }
    let declaration = Both(old: old, new: new)
    let subject = Subject(
      group: Self.groupOfTypes, path: names.new, carriers: uses.carriers(of: names.old),
      at: declaration.name.places)
    if case .links(let old, _) = old.definition, case .links(let new, _) = new.definition {
      compareLinks(Both(old: old, new: new), of: subject)
    }
    compareParts(of: resolved(names.map { .named($0) }).content, subject)
    compareDeprecation(declaration.deprecated, subject.named("type"))
  }

  /// Compares the types of values, after names are resolved.
  mutating func compareTypes(
    _ type: Both<ResolvedType>, wasOptional: Bool = false, of subject: Subject,
    membersAs members: FieldKind = .member
  ) {
    let subject = subject.named("")
    // The nullability of elements, and of types in `types`.
    compareNullability(type.isNullable, wasOptional: wasOptional, subject)
    func compareElements(_ types: Both<ValueType>, _ suffix: String) {
      compareTypes(resolved(types), of: subject.with { $0.path += suffix }, membersAs: members)
    }
    func reportType(_ row: ChangeRow) {
      let spelling = type.declared.spelling
      report(row, subject, "\(subject.name) is now `\(spelling.new)`, was `\(spelling.old)`")
    }
    func compareValues() {
      switch ChangeRow.change(from: type.old.content, to: type.new.content) {
      case .changedFormat?: report(.changedFormat, on: subject)
      case let row?: reportType(row)
      case nil:
        compare(
          type.format.map { $0.map { "the format `\($0)`" } ?? "no format" }, .changedFormat,
          subject, verbs: ("now has", "had"))
      }
      compare(
        type.pattern.map { $0.map { "the pattern `\($0)`" } ?? "no pattern" }, .changedPattern,
        subject.unseenInSwift, verbs: ("now has", "had"))
    }
    switch (type.old.content, type.new.content) {
    case (.array(let old), .array(let new)): compareElements(Both(old: old, new: new), "[*]")
    case (.map(let old), .map(let new)): compareElements(Both(old: old, new: new), ".*")
    case (.enumeration(let old), .enumeration(let new)) where old.base != new.base:
      compareValues()
    case (.enumeration, .enumeration), (.object, .object), (.union, .union):
      // Types in `types` are compared once, regardless of the number of uses.
      if let old = type.old.declaration, let new = type.new.declaration {
        enqueue(Both(old: old.name.value, new: new.name.value))
      } else {
        compareParts(of: type.content, subject, membersAs: members)
      }
    case (.named, .named): break
    case (_, .union(let union)):
      let isCase = union.hasCase(like: type.old.declared, types.old, in: types.new)
      reportType(isCase ? .toUnion : .otherType)
    case (.union(let union), _):
      let isCase = union.hasCase(like: type.new.declared, types.new, in: types.old)
      reportType(isCase ? .fromUnion : .otherType)
    default: compareValues()
    }
  }

  func resolved(_ type: Both<ValueType>) -> Both<ResolvedType> {
    Both(old: ResolvedType(type.old, in: types.old), new: ResolvedType(type.new, in: types.new))
  }

  private mutating func compareParts(
    of content: Both<ValueType>, _ subject: Subject, membersAs members: FieldKind = .member
  ) {
    switch (content.old, content.new) {
    case (.enumeration(let old), .enumeration(let new)):
      compareEnums(Both(old: old, new: new), of: subject.named("enum"))
    case (.object(let old), .object(let new)):
      compareMembers(Both(old: old.members, new: new.members), of: subject, as: members)
    case (.union(let old), .union(let new)):
      compareUnions(Both(old: old, new: new), of: subject)
    default: break
    }
  }

  private mutating func compareEnums(_ enumeration: Both<Enumeration>, of subject: Subject) {
    compare(enumeration.isOpen, .enumOpened, .enumClosed, subject)
    let pairs = Pairing(
      enumeration.cases, "value", by: \.rawValue.text, renamedIf: { _, _ in true })
    reportUnpaired(
      pairs, of: subject.name,
      added: enumeration.old.isOpen ? .addedOpenEnumValue : .addedClosedEnumValue,
      removed: .removedEnumValue, at: \.name.range
    ) { subject.member($0) }
    for value in pairs.kept {
      let text = pairs.name(value.new)
      let part = subject.member(text, at: value.name.places)
      remember(part)
      compareDeprecation(value.deprecated, part, "value `\(text)` of \(subject.name)")
    }
  }

  /// Compares unions, whose types are distinguished by their JSON.
  private mutating func compareUnions(_ union: Both<ValueUnion>, of subject: Subject) {
    let (old, new) = (union.old, union.new)
    guard old.tag == new.tag else {
      let distinction = new.tag.map { "its member `\($0.value)`" } ?? "the shape of its JSON"
      return report(
        .changedTag, subject, "\(subject.name) is now distinguished by \(distinction)")
    }
    let (before, after) = (old.casesByKey(types.old), new.casesByKey(types.new))
    let keys =
      old.tag == nil
      ? ValueShape.allCases.map(\.rawValue) : (old.cases + new.cases).map(\.name.value).uniqued()
    let pairs = Pairing(
      Both(old: old.tag == nil ? [] : old.cases, new: new.cases), by: \.name.value,
      renamedIf: { $0.type == $1.type })
    for key in keys {
      switch (before[key], after[key]) {
      case (let old?, let new?):
        compareTypes(resolved(Both(old: old.type, new: new.type)), of: subject)
      case (nil, let added?):
        report(
          old.isOpen ? .addedCaseToOpenUnion : .addedCaseToClosedUnion, subject,
          "\(subject.name) may now be `\(new.name(of: added))`", note: pairs.note(on: added))
      case (let removed?, nil):
        report(
          .removedCase, subject, "\(subject.name) can no longer be `\(old.name(of: removed))`",
          note: pairs.note(on: removed))
      case (nil, nil): break
      }
    }
    compare(union.isOpen, .enumOpened, .enumClosed, subject.named("union"))
  }
}

extension ValueUnion {
  fileprivate func name(of type: Case) -> String {
    tag == nil ? type.type.spelling : type.name.value
  }

  /// Returns true if a type has the shape of one of the types of the union.
  ///
  /// - Parameters:
  ///   - types: The types of the schema that has the type.
  ///   - unionTypes: The types of the schema that has the union.
  fileprivate func hasCase(
    like type: ValueType, _ types: [String: TypeDeclaration],
    in unionTypes: [String: TypeDeclaration]
  ) -> Bool {
    var shapes = ValueShapes { types[$0]?.definition }
    let cases = casesByKey(unionTypes)
    return tag == nil && shapes.shapes(of: type)?.contains { cases[$0.rawValue] != nil } ?? false
  }

  /// Returns the cases by the shape or the tag of their values.
  fileprivate func casesByKey(_ types: [String: TypeDeclaration]) -> [String: Case] {
    if tag != nil { return Dictionary(cases.map { ($0.name.value, $0) }) { first, _ in first } }
    var shapes = ValueShapes { types[$0]?.definition }
    var result: [String: Case] = [:]
    for alternative in cases {
      for shape in shapes.shapes(of: alternative.type) ?? [] {
        result[shape.rawValue] = alternative
      }
    }
    return result
  }
}

extension ChangeRow {
  /// Returns the change from one type of single values to another; `nil` if they are the same in
  /// JSON.
  fileprivate static func change(from old: ValueType, to new: ValueType) -> ChangeRow? {
    switch (old, new) {
    case (.primitive(let old), .primitive(let new)), (.numberText(let old), .numberText(let new)):
      change(from: old, to: new)
    case (.primitive(.json), _): .fromJSON
    case (_, .primitive(.json)), (.named, _), (_, .named): .toJSON
    case (.map, .object), (.object, .map): .mapOrObject
    case (.numberText, .primitive(let new)) where new.isNumber: .changedFormat
    case (.primitive(let old), .numberText) where old.isNumber: .changedFormat
    case (.relativeURL(let old), .relativeURL(let new)): old == new ? nil : .changedFormat
    case (.relativeURL, .primitive(.url)), (.primitive(.url), .relativeURL): .changedFormat
    case (.enumeration(let old), .primitive(let new)) where old.base == new:
      old.isOpen ? .openEnumToString : .formToString
    case (.primitive(let old), .enumeration(let new)) where old == new.base: .stringToEnum
    case (.numberText, .primitive(.string)), (.relativeURL, .primitive(.string)): .formToString
    case (.primitive(.string), .numberText), (.primitive(.string), .relativeURL): .stringToForm
    default: .otherType
    }
  }

  private static func change(from old: PrimitiveType, to new: PrimitiveType) -> ChangeRow? {
    guard old != new else { return nil }
    return switch (old.definition.json, new.definition.json) {
    case (.any, _): .fromJSON
    case (_, .any): .toJSON
    case (.integer, .integer), (.number, .number): nil
    case (.integer, .number): .integerToNumber
    case (.number, .integer): .numberToInteger
    case _ where new == .string && old.jsonType == .string: .formToString
    case _ where old == .string && new.jsonType == .string: .stringToForm
    default: .otherType
    }
  }
}
