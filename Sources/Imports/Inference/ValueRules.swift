import Profiling
import ResourceSchema

/// Decides the types of values: for all values seen of one member, the first rule that holds.
struct ValueRules {
  let options: InferenceOptions
  /// The number of members whose names end in `at` and whose values are dates.
  private let dateCount: Int

  init(_ profile: PayloadProfile, _ options: InferenceOptions) {
    self.options = options
    dateCount = profile.types.values.flatMap(\.responses.attributes.members).count { attribute in
      NameWords(attribute.name).last == "at" && attribute.value.count > 0
        && attribute.value.count(of: .string(.dateTime)) == attribute.value.count
    }
  }

  /// A type, with the reasons for guesses about it and about members inside.
  struct Result {
    var type: ValueType
    /// The pattern of dates that do not conform to RFC 3339.
    var format: String?
    var isNullable = false
    var comments: LineComments = []
  }

  /// - Parameters:
  ///   - isInGuess: True if a line above already marks everything inside as too rare.
  ///   - hasLines: True if members inside have lines of their own, which can have comments.
  func result(
    of value: ValueProfile, name: String, isInGuess: Bool, hasLines: Bool = true
  ) -> Result {
    var result = resultOfNonNull(value, name: name, isInGuess: isInGuess, hasLines: hasLines)
    if value.nulls > 0, result.type != .primitive(.json) { result.isNullable = true }
    return result
  }

  private func resultOfNonNull(
    _ value: ValueProfile, name: String, isInGuess: Bool, hasLines: Bool
  ) -> Result {
    let forms = Set(value.forms.keys.filter { $0 != .null })
    guard !value.isTruncated else { return .init(type: .primitive(.json), comments: ["too deep"]) }
    guard !forms.isEmpty else {
      let isDate = NameWords(name).last == "at" && dateCount >= Thresholds.datesForNullDate
      return .init(
        type: .primitive(isDate ? .dateTime : .json), comments: ["null so far"])
    }
    if forms == [.bool] { return .init(type: .primitive(.bool)) }
    if forms == [.integer] { return .init(type: .primitive(.int)) }
    if forms.isSubset(of: [.integer, .number]) { return .init(type: .primitive(.double)) }
    if value.strings.count == value.count { return resultOfStrings(value, name: name) }
    if forms == [.array] {
      return resultOfArrays(value, name: name, isInGuess: isInGuess)
    }
    if forms == [.object], let objects = value.objects {
      return resultOfObjects(objects, name: name, isInGuess: isInGuess, hasLines: hasLines)
    }
    if !forms.contains(.array), !forms.contains(.object) { return resultOfMixture(value) }
    return .init(type: .primitive(.json), comments: ["values of different shapes"])
  }

  private func resultOfStrings(_ value: ValueProfile, name: String) -> Result {
    let strings = value.strings
    let soFar = strings.distinctCount == 1 ? "one value so far" : "two values so far"
    func only(_ form: StringForm) -> Bool { value.count(of: .string(form)) == strings.count }
    if only(.dateTime) { return .init(type: .primitive(.dateTime)) }
    if only(.day) { return .init(type: .primitive(.day)) }
    if only(.time) { return .init(type: .primitive(.time)) }
    if let spelling = Self.spelling(of: value) {
      return .init(
        type: .primitive(.dateTime), format: spelling.pattern,
        comments: spelling.hasZone ? [] : ["no zone, read as UTC"])
    }
    if only(.uuid), !IdRule.isId(name) || strings.distinctCount >= Thresholds.differentIds {
      let isSure = strings.distinctCount >= Thresholds.differentUUIDs
      return .init(type: .primitive(.uuid), comments: isSure ? [] : [soFar])
    }
    if only(.url) {
      let isSure = strings.distinctCount >= Thresholds.differentURLs
      return .init(type: .primitive(.url), comments: isSure ? [] : [soFar])
    }
    if only(.decimal), strings.distinctCount >= Thresholds.differentDecimals,
      !NameWords(name).words.contains("version")
    {
      return .init(type: .numberText(.decimal), comments: ["numbers in \(strings.count) strings"])
    }
    if let enumeration = EnumRule.enumeration(of: strings, name: name) {
      return .init(
        type: .enumeration(enumeration),
        comments: ["\(enumeration.cases.count) values in \(strings.count)"])
    }
    return .init(type: .primitive(.string))
  }

  private static func spelling(of value: ValueProfile) -> DateSpelling? {
    var spellings: [DateSpelling] = []
    for form in value.forms.keys where form != .null {
      guard case .string(.otherDate(let spelling)) = form else { return nil }
      spellings.append(spelling)
    }
    return DateSpelling.reading(spellings)
  }

  private func resultOfMixture(_ value: ValueProfile) -> Result {
    let numbers = value.count(of: .integer) + value.count(of: .number)
    let shapes: [(PrimitiveType, String, Int)] = [
      (.string, "strings", value.strings.count), (.double, "numbers", numbers),
      (.bool, "Booleans", value.count(of: .bool)),
    ]
    let seen = shapes.filter { $0.2 > 0 }
    let cases = seen.map { primitive, _, _ in
      ValueUnion.Case(
        name: Located(String(describing: primitive)), type: .primitive(primitive))
    }
    return .init(
      type: .union(ValueUnion(cases: cases)),
      comments: [seen.map { $0.1 }.joined(separator: " and ")])
  }

  private func resultOfArrays(
    _ value: ValueProfile, name: String, isInGuess: Bool
  ) -> Result {
    guard let elements = value.elements, elements.count + elements.nulls > 0 else {
      return .init(type: .array(.primitive(.json)), comments: ["empty so far"])
    }
    let element = resultOfElements(elements, name: name, isInGuess: isInGuess)
    return .init(type: .array(element.type), comments: element.comments)
  }

  /// The result for the elements of an array or a map, whose type can be nullable but not have a
  /// format.
  private func resultOfElements(_ value: ValueProfile, name: String, isInGuess: Bool) -> Result {
    var element = result(of: value, name: name, isInGuess: isInGuess, hasLines: false)
    if element.format != nil { (element.type, element.comments) = (.primitive(.string), []) }
    if element.isNullable { element.type = .nullable(element.type) }
    return element
  }

  private func resultOfObjects(
    _ objects: ObjectProfile, name: String, isInGuess: Bool, hasLines: Bool
  ) -> Result {
    if let reason = MapRule.reason(of: objects) {
      guard !objects.members.isEmpty else {
        return .init(type: .map(.primitive(.json)), comments: [reason])
      }
      let values = objects.members.reduce(into: ValueProfile()) { $0.merge($1.value) }
      let value = resultOfElements(values, name: name, isInGuess: true)
      var comments: LineComments = [reason]
      comments.add(value.comments)
      return .init(type: .map(value.type), comments: comments)
    }
    let isRare = isRare(objects.wholeCount)
    var result = Result(type: .primitive(.json))
    var members: [Member] = []
    for profile in objects.members where NameRule.isUsable(profile.name) {
      let (member, inner) = member(
        profile, in: objects, isInGuess: isInGuess || isRare, hasLines: hasLines)
      members.append(member)
      result.comments.add(inner, at: hasLines ? ["object", profile.name] : [])
    }
    if members.isEmpty {
      return .init(type: .map(.primitive(.json)), comments: ["no usable names"])
    }
    if isRare, !isInGuess { result.comments.add(GuessComment.seen(objects.wholeCount)) }
    result.type = .object(ObjectType(members: members))
    return result
  }

  func member(
    _ profile: ObjectProfile.Member, in objects: ObjectProfile, isInGuess: Bool,
    hasLines: Bool = true
  ) -> (Member, LineComments) {
    let value = result(
      of: profile.value, name: profile.name, isInGuess: isInGuess, hasLines: hasLines)
    var member = Member(
      name: Located(profile.name), type: value.type,
      isOptional: isOptional(profile, in: objects),
      isNullable: value.isNullable)
    member.format = value.format.map { Located($0) }
    if case .enumeration = value.type, profile.name == "type" {
      member.swiftName = Located("kind")
    }
    if options.hasExamples { member.example = profile.value.example }
    return (member, value.comments)
  }

  func isOptional<Value>(
    _ member: MemberList<Value>.Member, in objects: MemberList<Value>
  ) -> Bool {
    objects.absences(of: member.name) != nil || isRare(member.wholeCount)
  }

  func isRare(_ count: Int) -> Bool { count < options.objectsForRequired }
}
