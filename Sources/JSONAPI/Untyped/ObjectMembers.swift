/// The members of a JSON object that is taken apart, and put together again.
///
/// What is taken is gone from the others, so that the others are what nothing could be made of.
struct ObjectMembers {
  private(set) var others: [String: JSONValue]

  /// Throws a ``MalformedDocumentError`` if the value is no object.
  init(_ json: JSONValue, of expected: String, at pointer: JSONPointer) throws {
    guard case .object(let members) = json else {
      throw MalformedDocumentError(expected: expected, found: json, at: pointer)
    }
    others = members
  }

  /// For putting together.
  init(others: [String: JSONValue]) {
    self.others = others
  }

  // MARK: Taking apart

  /// A member, made into something; it stays if nothing can be made of it.
  mutating func take<Value>(_ name: String, _ make: (JSONValue) -> Value?) -> Value? {
    guard let member = others[name], let value = make(member) else { return nil }
    others[name] = nil
    return value
  }

  mutating func string(_ name: String) -> String? {
    take(name, \.stringValue)
  }

  mutating func text(_ name: String) -> LenientText? {
    take(name) { LenientText($0) }
  }

  /// The members of an object; one that is empty stays, so that it is written again.
  mutating func object(_ name: String) -> [String: JSONValue] {
    objects(name) { $0 }
  }

  /// The members of an object, each made into something; those of which nothing can be made stay.
  mutating func objects<Value>(
    _ name: String, _ make: (JSONValue) -> Value?
  ) -> [String: Value] {
    guard case .object(let members)? = others[name], !members.isEmpty else { return [:] }
    var values: [String: Value] = [:]
    var rest: [String: JSONValue] = [:]
    for (name, member) in members {
      if let value = make(member) { values[name] = value } else { rest[name] = member }
    }
    others[name] = rest.isEmpty ? nil : .object(rest)
    return values
  }

  // MARK: Putting together

  var json: JSONValue { .object(others) }

  mutating func set(_ name: String, _ value: JSONValue?) {
    if let value { others[name] = value }
  }

  mutating func set(_ name: String, _ text: String?) {
    set(name, text.map { .string($0) })
  }

  /// Adds an object to what stands there; none if it is empty.
  mutating func set(_ name: String, _ members: [String: JSONValue]) {
    guard !members.isEmpty else { return }
    let rest = others[name]?.objectValue ?? [:]
    others[name] = .object(rest.merging(members) { _, new in new })
  }

  mutating func set(_ name: String, _ objects: [String: some UntypedObject]) {
    set(name, objects.mapValues(\.json))
  }
}

/// A text that servers also write as a number; it is written as it was read.
enum LenientText: Hashable, Sendable {
  case string(String)
  case number(JSONValue)

  init?(_ json: JSONValue) {
    switch json {
    case .string(let text): self = .string(text)
    case .integer, .unsignedInteger, .decimal: self = .number(json)
    default: return nil
    }
  }

  init(_ text: String) {
    self = .string(text)
  }

  var text: String {
    switch self {
    case .string(let text): text
    case .number(let number): number.decimalValue?.description ?? ""
    }
  }

  var json: JSONValue {
    switch self {
    case .string(let text): .string(text)
    case .number(let number): number
    }
  }
}

extension MalformedDocumentError {
  init(expected: String, found: JSONValue?, at pointer: JSONPointer) {
    let value = FoundValue(found)
    let kind: DecodingProblem.Kind =
      switch value {
      case .nothing: .missing
      case .null: .null
      default: .unexpectedValue
      }
    self.init(
      problem: DecodingProblem(
        kind: kind, pointer: pointer, expected: expected, found: "\(value)"))
  }
}

extension FoundValue {
  fileprivate init(_ json: JSONValue?) {
    switch json {
    case nil: self = .nothing
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .string(let text): self = .string(text)
    case .array: self = .array
    case .object: self = .object
    case .integer, .unsignedInteger, .decimal:
      self = .number(json?.decimalValue?.description ?? "")
    }
  }
}

extension JSONPointer {
  func appending(_ component: String) -> JSONPointer {
    JSONPointer(components: components + [component])
  }
}
