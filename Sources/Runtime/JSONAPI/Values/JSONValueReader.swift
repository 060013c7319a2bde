import JSONAPIFoundation

/// Decodes a JSON value of unknown kind.
///
/// A decoder does not expose the kind of its value, so kinds have to be tried one after the other. Each failure costs
/// more the deeper the value is nested: a `JSONDecoder` takes time proportional to the square of the depth to make an
/// error. Therefore the kind of the previous member with the same name, or of the previous element, is tried first. If
/// there is none, the kind of the last value at the same depth is tried first.
///
/// Values are decoded from containers, without a nested decoder for each value and without recursion, so that the depth
/// is known and the stack stays small.
struct JSONValueReader {
  enum Kind { case string, object, number, array, bool }

  private static let kinds: [Kind] = [.string, .object, .number, .array, .bool]

  /// True if a number that cannot be represented exactly becomes `Decimal.nan`; otherwise, it is an error.
  let keepsInexactNumbers: Bool

  private var kindsOfMembers: [String: Kind] = [:]
  /// The kind of the last value at each depth.
  private var kindsAtDepth: [Kind] = []
  /// The objects and arrays around the current value.
  private var levels: [Level] = []

  init(keepsInexactNumbers: Bool = false) { self.keepsInexactNumbers = keepsInexactNumbers }

  /// An object or array whose contents are being read.
  private struct Level {
    var object: KeyedDecodingContainer<MemberName>?
    var keys: [MemberName] = []
    var members: [String: JSONValue] = [:]
    /// The place of the next element, in an array.
    var element: ElementPlace?
    var elements: [JSONValue] = []
    /// The number of members or elements that were read.
    var count = 0
    /// The kind of the last value.
    var last: Kind

    var value: JSONValue { object == nil ? .array(elements) : .object(members) }
  }

  mutating func read(_ place: WholePlace) throws -> JSONValue {
    var place = place
    var value = try start(&place, likely: .object)
    while true {
      if let value {
        guard !levels.isEmpty else { return value }
        add(value)
      }
      value = try readNext()
    }
  }

  /// Reads the next value of the innermost level, or completes the level. Returns `nil` if the value is a
  /// level of its own.
  private mutating func readNext() throws -> JSONValue? {
    let top = levels.count - 1
    if let object = levels[top].object {
      guard levels[top].count < levels[top].keys.count else { return levels.removeLast().value }
      let key = levels[top].keys[levels[top].count]
      var place = MemberPlace(object: object, key: key)
      return try start(&place, likely: kindsOfMembers[key.stringValue] ?? levels[top].last)
    }
    guard var place = levels[top].element, !place.array.isAtEnd else {
      return levels.removeLast().value
    }
    // Leaves the container a single owner, so that reading does not copy it.
    levels[top].element = nil
    defer { levels[top].element = place }
    return try start(&place, likely: levels[top].last)
  }

  private mutating func start(_ place: inout some Place, likely: Kind) throws -> JSONValue? {
    if try place.skipNull() { return .null }
    let opened = try open(&place, likely: likely)
    if let top = levels.indices.last {
      levels[top].last = opened.kind
      if levels[top].object != nil {
        kindsOfMembers[levels[top].keys[levels[top].count].stringValue] = opened.kind
      }
    }
    return try enter(opened)
  }

  /// Adds a value to the innermost level.
  private mutating func add(_ value: JSONValue) {
    let top = levels.count - 1
    if levels[top].object != nil {
      // The name is read first, so that the dictionary has one owner and is not copied.
      let name = levels[top].keys[levels[top].count].stringValue
      levels[top].members[name] = .some(value)
    } else {
      levels[top].elements.append(value)
      levels[top].element?.index += 1
    }
    levels[top].count += 1
  }

  /// A value of known kind whose contents are not decoded yet.
  private enum Opened {
    case scalar(JSONValue)
    case object(KeyedDecodingContainer<MemberName>)
    case array(any UnkeyedDecodingContainer)

    var kind: Kind {
      switch self {
      case .scalar(let value): value.kind
      case .object: .object
      case .array: .array
      }
    }
  }

  /// Returns a scalar, or makes an object or array the innermost level.
  private mutating func enter(_ opened: Opened) throws -> JSONValue? {
    if levels.count < kindsAtDepth.count {
      kindsAtDepth[levels.count] = opened.kind
    } else {
      kindsAtDepth.append(opened.kind)
    }
    // Arrays are likely to be in arrays, and objects in objects.
    let depth = levels.count + 1
    let last = depth < kindsAtDepth.count ? kindsAtDepth[depth] : opened.kind
    switch opened {
    case .scalar(let value): return value
    case .object(let object):
      try checkDepth(at: object.codingPath)
      let keys = object.allKeys
      var level = Level(object: object, keys: keys, last: last)
      level.members.reserveCapacity(keys.count)
      levels.append(level)
    case .array(let array):
      try checkDepth(at: array.codingPath)
      var level = Level(element: ElementPlace(array: array), last: last)
      level.elements.reserveCapacity(min(array.count ?? 0, 1024))
      levels.append(level)
    }
    return nil
  }

  private func open(_ place: inout some Place, likely: Kind) throws -> Opened {
    var failure: any Error
    var failed = likely
    do { return try open(&place, as: likely) } catch { failure = error }
    // A container of elements has advanced past a number that was read, but not exactly.
    for kind in Self.kinds where kind != likely && !(failure is InexactNumber) {
      do { return try open(&place, as: kind) } catch {
        // An error that is not about the kind is more informative than a mismatch.
        if Self.isMismatch(failure) {
          failure = error
          failed = kind
        }
      }
    }
    if let failure = failure as? DecodingError { throw failure }
    // Foundation throws some errors without a coding path, such as those for numbers that are too large.
    guard failed == .number else {
      throw DecodingError.corrupted(
        "Expected text that is valid Unicode.", at: place.codingPath)
    }
    guard keepsInexactNumbers else {
      throw DecodingError.corrupted(
        "Expected a number that can be represented exactly.", at: place.codingPath,
        because: InexactNumber())
    }
    try place.skip()
    return .scalar(.decimal(.nan))
  }

  private func open(_ place: inout some Place, as kind: Kind) throws -> Opened {
    switch kind {
    case .string: .scalar(.string(try place.string()))
    case .bool: .scalar(.bool(try place.bool()))
    case .number: .scalar(try number(try place.decimal()))
    case .object: .object(try place.openObject())
    case .array: .array(try place.openArray())
    }
  }

  private func number(_ decimal: Decimal) throws -> JSONValue {
    if decimal.isExact { return JSONValue(exactly: decimal) }
    guard keepsInexactNumbers else { throw InexactNumber() }
    return .decimal(.nan)
  }

  private func checkDepth(at path: @autoclosure () -> [any CodingKey]) throws {
    guard levels.count >= JSONValue.maximumDepth else { return }
    throw DecodingError.corrupted(
      "The JSON value is nested deeper than \(JSONValue.maximumDepth) levels.", at: path(),
      because: TooDeep(maximumDepth: JSONValue.maximumDepth))
  }

  private static func isMismatch(_ error: any Error) -> Bool {
    if case DecodingError.typeMismatch = error { true } else { false }
  }
}

/// A number that `Decimal` cannot represent exactly, because it has too many digits or is too large or
/// too small.
struct InexactNumber: Error, CustomStringConvertible {
  var description: String {
    "numbers may have at most 37 significant digits and exponents up to 127"
  }
}

/// A value that is nested too deep to be decoded safely.
struct TooDeep: Error, CustomStringConvertible {
  let maximumDepth: Int
  var description: String { "nested deeper than \(maximumDepth) levels" }
}

extension Decimal {
  /// True if no digit was lost when the number was decoded. `Decimal` represents any 37 digits and drops
  /// digits that do not fit.
  var isExact: Bool {
    let significand = significand
    return (significand < 0 ? -significand : significand) < Self.firstOf38Digits
  }

  private static let firstOf38Digits = Decimal(sign: .plus, exponent: 37, significand: 1)
}

extension JSONValue {
  /// Creates a number of the simplest case that holds it.
  init(exactly decimal: Decimal) {
    let digits = decimal.exponent >= 0 ? decimal.description : ""
    if let number = Int64(digits) {
      self = .integer(number)
    } else if let number = UInt64(digits) {
      self = .unsignedInteger(number)
    } else {
      self = .decimal(decimal)
    }
  }

  fileprivate var kind: JSONValueReader.Kind {
    switch self {
    case .bool: .bool
    case .integer, .unsignedInteger, .decimal: .number
    case .string, .null: .string
    case .array: .array
    case .object: .object
    }
  }
}
