import Diagnostics
import Profiling
import ResourceSchema

/// Compares a schema with evidence: can its models decode the payloads?
public struct SchemaCheck {
  let schema: Schema
  var contradictions: [Contradiction] = []

  /// Returns the contradictions between a schema and evidence, in the order of the schema.
  public static func contradictions(
    of schema: Schema, _ profile: PayloadProfile
  ) -> [Contradiction] {
    var check = SchemaCheck(schema: schema)
    let targets = RelationshipTargets(profile)
    let operations = OperationRule(profile)
    for resource in schema.resources {
      guard let seen = profile.types[resource.type.value] else { continue }
      if seen.responses.count > 0 { check.check(resource, seen.responses) }
      check.checkLinkage(of: resource, targets)
      check.checkRequests(of: resource, seen)
      check.checkQueries(of: resource, operations)
    }
    check.checkErrors(profile.errors)
    check.checkDocuments(profile)
    return check.contradictions
  }

  static func reads(_ member: Member, _ value: ValueProfile, in schema: Schema) -> Bool {
    var check = SchemaCheck(schema: schema)
    check.check(
      member.type, value, Subject(name: "", range: .unknown), format: member.format != nil)
    return check.contradictions.isEmpty
  }

  struct Subject {
    /// The member with its owner: `` `subtitle` of `articles` ``.
    var name: String
    var range: SourceRange
  }

  mutating func report(
    _ subject: Subject, _ what: String, _ place: PayloadPlace?, advice: String? = nil
  ) {
    contradictions.append(
      Contradiction(
        message: "\(subject.name) \(what)", range: subject.range,
        payload: place ?? .unknown, advice: advice))
  }

  /// Reports what some of all objects show, if there are any.
  mutating func report(
    _ subject: Subject, _ what: String, in some: ValueProfile.Occurrence?, of all: Int,
    _ objects: String = "object", advice: String? = nil
  ) {
    guard let some else { return }
    report(
      subject, "\(what) in \(share(some.count, of: all, objects))", some.first, advice: advice)
  }

  /// `2 of 3 objects`, or `the only object`.
  func share(_ count: Int, of all: Int, _ objects: String) -> String {
    all == 1 ? "the only \(objects)" : "\(count) of \(counted(all, objects))"
  }

  private mutating func check(_ resource: Resource, _ seen: ResourceProfile) {
    let type = resource.type.value
    let id = Subject(name: "the id of `\(type)`", range: resource.type.range)
    switch resource.idType {
    case .primitive(.uuid): check(.primitive(.uuid), seen.ids, id)
    case .primitive(.int):
      let others = seen.ids.forms.filter { $0.key.isString && $0.key != .string(.whole) }
      if let first = others.values.map(\.first).min() {
        report(id, "is not always a whole number", first, advice: "remove `id: Int`")
      }
    default: break
    }
    for attribute in resource.attributes where attribute.access != .writeOnly {
      check(attribute, in: seen.attributes, of: nil, type: type)
    }
    for relationship in resource.relationships where relationship.access != .writeOnly {
      check(relationship, in: seen, type: type)
    }
    check(
      resource.links, resource.meta, in: seen.surroundings,
      Subject(name: "`\(type)`", range: resource.type.range))
  }

  mutating func check(
    _ member: Member, in objects: ObjectProfile, of owner: Subject?, type: String
  ) {
    let subject = Subject(member.name, of: owner, type: type)
    let name = member.name.value
    if !member.isOptional {
      reportAbsences(of: name, in: objects, subject)
    }
    guard let seen = objects[name] else { return }
    if !member.isNullable, !member.isOptional, !readsNull(member.type) {
      report(
        subject, "is null", in: seen.value.forms[.null], of: seen.count,
        advice: "write `?` after its type")
    }
    check(member.type, seen.value, subject, format: member.format != nil)
  }

  private mutating func reportAbsences<Value>(
    of name: String, in objects: MemberList<Value>, _ subject: Subject
  ) {
    report(
      subject, "is missing", in: objects.absences(of: name), of: objects.wholeCount,
      advice: "write `\(name)?`")
  }

  private func readsNull(_ type: ValueType) -> Bool {
    switch type {
    case .primitive(.json), .nullable: return true
    case .named(let name):
      switch schema.type(named: name)?.definition {
      case .value(let type): return readsNull(type)
      case .custom, .transformed: return true
      default: return false
      }
    default: return false
    }
  }

  private mutating func check(
    _ relationship: Relationship, in resource: ResourceProfile, type: String
  ) {
    let name = relationship.name.value
    let subject = Subject(relationship.name, of: nil, type: type)
    if !relationship.isOptional {
      reportAbsences(of: name, in: resource.relationships, subject)
    }
    guard let seen = resource.relationships[name] else { return }
    if relationship.linkage == .always, relationship.cardinality != nil,
      let absent = seen.linkages[.absent]
    {
      report(
        subject, "has no `data`", in: absent, of: seen.count, advice: "write `linkage: included`")
    } else if relationship.linkage == .always, seen.falselyEmptyCount > 0 {
      report(
        subject,
        "is empty in \(counted(seen.falselyEmptyCount, "object")), and not where it is included",
        (seen.linkages[.null] ?? seen.linkages[.many])?.first, advice: "write `linkage: included`")
    }
    checkLinkage(of: relationship, seen, subject)
    check(relationship.links, relationship.meta, in: seen.surroundings, subject)
  }

  mutating func checkLinkage(
    of relationship: Relationship, _ seen: RelationshipProfile, _ subject: Subject
  ) {
    switch relationship.cardinality {
    case .one:
      if let many = seen.linkages[.many] {
        report(subject, "leads to many resources", many.first, advice: "write `[…]` or `many:`")
      }
      if !relationship.isNullable {
        report(
          subject, "is null", in: seen.linkages[.null], of: seen.count,
          advice: "write `?` after its target")
      }
    case .many:
      if let one = seen.linkages[.one] ?? seen.linkages[.null] {
        report(subject, "leads to one resource", one.first, advice: "write `one:`")
      }
    case nil: break
    }
    if relationship.cardinality != nil, !relationship.leadsToAny {
      let targets = Set(relationship.targets.map(\.value))
      for target in seen.targets.keys.sorted() where !targets.contains(target) {
        report(
          subject, "also leads to `\(target)`", seen.targets[target],
          advice: "add `\(target)` to its targets")
      }
    }
  }

  mutating func check(
    _ links: LinksDeclaration?, _ meta: MetaDeclaration?, in surroundings: ObjectProfile,
    _ subject: Subject
  ) {
    func reportAbsence(of key: String) {
      report(
        subject, "has no \(key)", in: surroundings.absences(of: key),
        of: surroundings.wholeCount, advice: "write `\(key)?`")
    }
    if let links, case .members(let members) = links.content {
      if !links.isOptional, members.contains(where: { !$0.isOptional }) {
        reportAbsence(of: "links")
      }
      for link in members where !link.isOptional {
        guard let objects = surroundings["links"]?.value.objects else { break }
        let name = link.name.value
        let subject = Subject(name: "the link `\(name)` of \(subject.name)", range: subject.range)
        reportAbsences(of: name, in: objects, subject)
        if let null = objects[name]?.value.forms[.null], !link.isNullable {
          report(subject, "is null", null.first, advice: "write `\(name)??`")
        }
      }
    }
    if let meta {
      let object = schema.members(of: meta.type)
      if !meta.isOptional, object?.contains(where: { !$0.isOptional }) ?? false {
        reportAbsence(of: "meta")
      }
      guard let object, let objects = surroundings["meta"]?.value.objects else { return }
      let meta = Subject(name: "the meta of \(subject.name)", range: subject.range)
      for member in object { check(member, in: objects, of: meta, type: "") }
    }
  }

  private static let maxDepth = 64

  /// - Parameter format: true if the schema specifies the format of strings.
  mutating func check(
    _ type: ValueType, _ value: ValueProfile, _ subject: Subject, format: Bool = false,
    depth: Int = 0
  ) {
    guard depth < Self.maxDepth else { return }
    switch type {
    case .primitive(let primitive):
      guard !(format && value.strings.count == value.count) else { return }
      let type = depth == 0 ? value.certainType : nil
      refuse(
        value, subject, primitive.rawValue,
        advice: type.map { "write `\($0.rawValue)` instead of `\(primitive.rawValue)`" }
      ) { primitive.accepts($0) }
    case .numberText(let primitive):
      refuse(value, subject, primitive.rawValue) {
        $0 == .string(.decimal) || $0 == .string(.whole)
      }
    case .relativeURL: refuse(value, subject, "URL") { $0.isString }
    case .nullable(let type): check(type, value, subject, format: format, depth: depth + 1)
    case .array(let element):
      refuse(value, subject, "array") { $0 == .array }
      guard let elements = value.elements else { return }
      if let null = elements.forms[.null], !readsNull(element) {
        report(
          subject, "has an element that is null", null.first,
          advice: "write `?` after the type of the elements")
      }
      check(element, elements, subject, depth: depth + 1)
    case .map(let element):
      refuse(value, subject, "map") { $0 == .object }
      for member in value.objects?.members ?? [] {
        if let null = member.value.forms[.null], !readsNull(element) {
          report(subject, "has a value that is null", null.first)
        }
        check(element, member.value, subject, depth: depth + 1)
      }
    case .object(let object):
      refuse(value, subject, "object") { $0 == .object }
      guard let objects = value.objects else { return }
      for member in object.members { check(member, in: objects, of: subject, type: "") }
    case .enumeration(let enumeration): check(enumeration, value, subject)
    case .union(let union): check(union, value, subject, depth: depth + 1)
    case .named(let name):
      guard let declaration = schema.type(named: name),
        let type = declaration.definition.valueType
      else { return }
      check(type, value, subject, format: declaration.format != nil, depth: depth + 1)
    }
  }

  private mutating func check(
    _ enumeration: Enumeration, _ value: ValueProfile, _ subject: Subject
  ) {
    let texts = enumeration.cases.compactMap { enumCase in
      if case .string(let text) = enumCase.rawValue { text } else { nil }
    }
    refuse(value, subject, "enum") { texts.isEmpty ? $0 == .integer : $0.isString }
    guard !enumeration.isOpen, !texts.isEmpty, value.strings.count > 0 else { return }
    if value.strings.symbols?.isSubset(of: texts) != true {
      report(
        subject, "has values that its enum does not",
        value.forms.filter { $0.key.isString }.values.map(\.first).min(),
        advice: "add them, or remove `open: false`")
    }
  }

  private mutating func check(
    _ union: ValueUnion, _ value: ValueProfile, _ subject: Subject, depth: Int
  ) {
    guard !union.isOpen else { return }
    // With a tag, the alternatives cannot be compared one by one, because evidence combines the
    // members of all objects.
    guard union.tag == nil else { return refuse(value, subject, "union") { $0 == .object } }
    let schema = schema
    refuse(value, subject, "union") { form in
      union.cases.contains { enumCase in
        var probe = SchemaCheck(schema: schema)
        guard let occurrence = value.forms[form] else { return true }
        probe.check(
          enumCase.type, ValueProfile(form: form, occurrence), subject, depth: depth)
        return probe.contradictions.isEmpty
      }
    }
  }

  private mutating func refuse(
    _ value: ValueProfile, _ subject: Subject, _ type: String, advice: String? = nil,
    unless accepts: (ValueProfile.Form) -> Bool
  ) {
    let refused = value.forms.filter { $0.key != .null && !accepts($0.key) }
    let first = refused.min { left, right in
      (left.value.first, left.key.description) < (right.value.first, right.key.description)
    }
    guard let first else { return }
    let what = "is \(first.key.description), not \(type),"
    report(subject, what, in: first.value, of: value.count, "value", advice: advice)
  }
}

extension PrimitiveType {
  fileprivate func accepts(_ form: ValueProfile.Form) -> Bool {
    switch definition.json {
    case .any: return true
    case .boolean: return form == .bool
    case .integer: return form == .integer
    case .number: return form == .integer || form == .number
    case .string:
      if let own = Self.forms[self] { return form == .string(own) }
      return form.isString
    }
  }

  /// The types with an unmistakable form of values.
  private static let forms: [PrimitiveType: StringForm] = [
    .uuid: .uuid, .dateTime: .dateTime, .day: .day, .time: .time,
  ]
}

extension ValueProfile {
  /// The type that is inferred without a guess, if it is written as a name.
  fileprivate var certainType: PrimitiveType? {
    let rules = ValueRules(PayloadProfile(), InferenceOptions(name: ""))
    // Values of a name are never an enum.
    let result = rules.result(of: self, name: "name", isInGuess: false)
    guard case .primitive(let type) = result.type, result.format == nil else { return nil }
    return result.comments.reasons.isEmpty ? type : nil
  }
}

extension ValueProfile.Form {
  fileprivate var isString: Bool { if case .string = self { true } else { false } }

  fileprivate var description: String {
    switch self {
    case .null: "null"
    case .bool: "a Boolean"
    case .integer: "a whole number"
    case .number: "a number"
    case .string(.dateTime): "a date and time"
    case .string(.otherDate): "a date and time in another format"
    case .string(.day): "a day"
    case .string(.time): "a time"
    case .string(.uuid): "a UUID"
    case .string(.url): "a URL"
    case .string(.decimal): "a number in a string"
    case .string(.whole), .string(.other): "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A place in a schema that a payload contradicts.
public struct Contradiction: Sendable {
  /// One sentence without a final full stop.
  public var message: String
  public var range: SourceRange
  public var payload: PayloadPlace
  public var advice: String?

  public var diagnostic: Diagnostic {
    Diagnostic(
      InferenceDiagnostic.payloadContradicts, message, at: range, note: "see \(payload)",
      suggestion: advice)
  }
}

public enum InferenceDiagnostic: String, DiagnosticKind {
  case payloadContradicts = "payload-contradicts"

  public var severity: Diagnostic.Severity { .warning }
}
