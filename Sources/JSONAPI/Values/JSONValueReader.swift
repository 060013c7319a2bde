#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decodes a JSON value of unknown kind.
///
/// A decoder does not expose the kind of its value, so kinds have to be tried, and each failure costs
/// more the deeper the value is nested. Therefore the kind of the previous member with the same name,
/// or of the previous element, is tried first. Values are decoded from containers rather than from a
/// nested decoder each, which makes the depth known and keeps the stack small.
struct JSONValueReader {
  enum Kind { case string, object, number, array, bool }

  private static let kinds: [Kind] = [.string, .object, .number, .array, .bool]

  private var kindsOfMembers: [String: Kind] = [:]

  mutating func read(
    _ place: inout some Place, likely: Kind, depth: Int
  ) throws -> JSONValue {
    if try place.skipNull() { return .null }
    switch try Self.open(&place, likely: likely) {
    case .scalar(let value): return value
    case .object(let object): return try members(of: object, depth: depth)
    case .array(let array): return try elements(of: array, depth: depth)
    }
  }

  /// A value of known kind whose contents are not decoded yet.
  private enum Opened {
    case scalar(JSONValue)
    case object(KeyedDecodingContainer<AnyCodingKey>)
    case array(any UnkeyedDecodingContainer)
  }

  private static func open(_ place: inout some Place, likely: Kind) throws -> Opened {
    var failure: any Error
    do { return try open(&place, as: likely) } catch { failure = error }
    for kind in kinds where kind != likely {
      do { return try open(&place, as: kind) } catch {
        // An error that is not about the kind is more informative than a mismatch.
        if isMismatch(failure) { failure = error }
      }
    }
    throw located(failure, at: place.codingPath)
  }

  private static func open(_ place: inout some Place, as kind: Kind) throws -> Opened {
    switch kind {
    case .string: .scalar(.string(try place.string()))
    case .bool: .scalar(.bool(try place.bool()))
    case .number: .scalar(try number(try place.decimal()))
    case .object: .object(try place.openObject())
    case .array: .array(try place.openArray())
    }
  }

  private mutating func members(
    of object: KeyedDecodingContainer<AnyCodingKey>, depth: Int
  ) throws -> JSONValue {
    try Self.check(depth, at: object.codingPath)
    var members: [String: JSONValue] = [:]
    let keys = object.allKeys
    members.reserveCapacity(keys.count)
    var last = Kind.string
    for key in keys {
      var place = MemberPlace(object: object, key: key)
      let name = key.stringValue
      let value = try read(&place, likely: kindsOfMembers[name] ?? last, depth: depth + 1)
      if let kind = value.kind {
        last = kind
        kindsOfMembers[name] = kind
      }
      members[name] = value
    }
    return .object(members)
  }

  private mutating func elements(
    of array: any UnkeyedDecodingContainer, depth: Int
  ) throws -> JSONValue {
    try Self.check(depth, at: array.codingPath)
    var values: [JSONValue] = []
    values.reserveCapacity(min(array.count ?? 0, 1024))
    var last = Kind.string
    var place = ElementPlace(array: array)
    while !place.array.isAtEnd {
      let value = try read(&place, likely: last, depth: depth + 1)
      last = value.kind ?? last
      values.append(value)
      place.index += 1
    }
    return .array(values)
  }

  static func number(_ decimal: Decimal) throws -> JSONValue {
    guard decimal.isExact else { throw InexactNumber() }
    guard decimal.exponent >= 0 else { return .decimal(decimal) }
    let digits = decimal.description
    if let number = Int64(digits) { return .integer(number) }
    if let number = UInt64(digits) { return .unsignedInteger(number) }
    return .decimal(decimal)
  }

  private static func check(
    _ depth: Int, at path: @autoclosure () -> [any CodingKey]
  ) throws {
    guard depth >= JSONValue.maximumDepth else { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: path(),
        debugDescription:
          "The JSON value is nested deeper than \(JSONValue.maximumDepth) levels.",
        underlyingError: TooDeep(maximumDepth: JSONValue.maximumDepth)))
  }

  private static func isMismatch(_ error: any Error) -> Bool {
    if case DecodingError.typeMismatch = error { true } else { false }
  }

  /// Returns an error that has a coding path. Foundation throws some errors without one, such as
  /// those for numbers that are too large.
  private static func located(_ error: any Error, at path: [any CodingKey]) -> any Error {
    if let error = error as? DecodingError { return error }
    return DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: path, debugDescription: "Expected a number that can be represented exactly.",
        underlyingError: InexactNumber()))
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
  /// `true` if no digit was lost when the number was decoded. `Decimal` represents any 37 digits and
  /// drops digits that do not fit.
  var isExact: Bool {
    let significand = significand
    return (significand < 0 ? -significand : significand) < Self.firstOf38Digits
  }

  private static let firstOf38Digits = Decimal(sign: .plus, exponent: 37, significand: 1)
}

extension JSONValue {
  fileprivate var kind: JSONValueReader.Kind? {
    switch self {
    case .null: nil
    case .bool: .bool
    case .integer, .unsignedInteger, .decimal: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}
