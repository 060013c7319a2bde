import JSONAPI

/// The members of a JSON object while it is decomposed or composed.
///
/// A member that is taken is removed from ``others``, which finally contains the members that could not be
/// converted.
struct ObjectMembers {
  private(set) var others: [String: JSONValue]

  /// Creates the members of an object. Throws a `JSONAPIDecodingError` if the value is not an object.
  init(_ json: JSONValue, of expected: String, at pointer: JSONPointer) throws {
    guard case .object(let members) = json else {
      throw JSONAPIDecodingError(expected: expected, found: json, at: pointer)
    }
    others = members
  }

  /// Creates members for composing an object.
  init(others: [String: JSONValue]) {
    self.others = others
  }

  // MARK: Decomposing

  /// Removes and returns a converted member, or returns `nil` and keeps it if it cannot be converted.
  mutating func take<Value>(_ name: String, _ make: (JSONValue) -> Value?) -> Value? {
    guard let member = others[name], let value = make(member) else { return nil }
    others[name] = nil
    return value
  }

  mutating func string(_ name: String) -> String? {
    take(name, \.stringValue)
  }

  /// Removes and returns the type of a resource. Throws if it is not a string.
  mutating func type(at pointer: JSONPointer) throws -> String {
    guard let type = string("type") else {
      throw JSONAPIDecodingError(
        expected: "the type of a resource object", found: others["type"],
        at: pointer.appending("type"))
    }
    return type
  }

  mutating func text(_ name: String) -> LenientText? {
    take(name) { LenientText($0) }
  }

  /// Removes and returns the members of an object. An empty object is kept, so that it is encoded again.
  mutating func object(_ name: String) -> [String: JSONValue] {
    objects(name) { $0 }
  }

  /// Removes and returns the converted members of an object. Members that cannot be converted are kept.
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

  // MARK: Composing

  var json: JSONValue { .object(others) }

  mutating func set(_ name: String, _ value: JSONValue?) {
    if let value { others[name] = value }
  }

  mutating func set(_ name: String, _ text: String?) {
    set(name, text.map { .string($0) })
  }

  /// Merges members into the object with a given name. Has no effect if there are none.
  mutating func set(_ name: String, _ members: [String: JSONValue]) {
    guard !members.isEmpty else { return }
    let rest = others[name]?.objectValue ?? [:]
    others[name] = .object(rest.merging(members) { _, new in new })
  }

  mutating func set(_ name: String, _ objects: [String: some UntypedObject]) {
    set(name, objects.mapValues(\.json))
  }
}

extension JSONAPIDecodingError {
  package init(expected: String, found: JSONValue?, at pointer: JSONPointer) {
    let value = FoundValue(found)
    let kind: Kind =
      switch value {
      case .nothing: .missing
      case .null: .null
      default: .unexpectedValue
      }
    self.init(kind: kind, pointer: pointer, expected: expected, found: "\(value)")
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
