import Foundation
import JSONAPI

/// Decodes and encodes by both routes, through `Codable` and directly from bytes, which must agree.
public enum CodingRoutes {
  /// Returns what a `JSONDecoder` decodes, or throws its error.
  ///
  /// - Throws: A ``Disagreement`` if a ``JSONAPIDecoder`` gives another value or another error.
  public static func decode<Value: Decodable>(
    _ type: Value.Type, from text: Data, userInfo: [CodingUserInfoKey: any Sendable] = [:]
  ) throws -> Value {
    let decoder = JSONDecoder()
    decoder.userInfo = userInfo
    let byCodable = Result { try decoder.decode(type, from: text) }
    let fromBytes = Result { try JSONAPIDecoder(userInfo: userInfo).decode(type, from: text) }
    switch (byCodable, fromBytes) {
    case (.success(let left), .success(let right)):
      guard areEqual(left, right) else {
        throw Disagreement(text: text, codable: "\(left)", bytes: "\(right)")
      }
    case (_, .failure(let error as JSONAPIDecodingError)) where error.problem.kind == .invalidJSON:
      // A `JSONDecoder` accepts some texts that are not valid JSON.
      break
    case (.failure(let left), .failure(let right)):
      guard words(of: left) == words(of: right) else {
        throw Disagreement(
          text: text, codable: words(of: left), bytes: words(of: right),
          isAboutPlaces: place(of: left) != place(of: right))
      }
    default:
      throw Disagreement(text: text, codable: "\(byCodable)", bytes: "\(fromBytes)")
    }
    return try byCodable.get()
  }

  /// Returns the JSON that a `JSONEncoder` writes, or throws its error.
  ///
  /// - Throws: A ``Disagreement`` if a ``JSONAPIEncoder`` writes another value or throws another error.
  public static func encode(
    _ value: some Encodable, userInfo: [CodingUserInfoKey: any Sendable] = [:]
  ) throws -> JSONValue {
    let encoder = JSONEncoder()
    encoder.userInfo = userInfo
    let byCodable = Result { try read(encoder.encode(value)) }
    let asBytes = Result { try read(JSONAPIEncoder(userInfo: userInfo).encode(value)) }
    switch (byCodable, asBytes) {
    case (.success(let left), .success(let right)):
      guard left == right else {
        throw Disagreement(text: Data(), codable: "\(left)", bytes: "\(right)")
      }
    case (.failure, .failure): break
    default: throw Disagreement(text: Data(), codable: "\(byCodable)", bytes: "\(asBytes)")
    }
    return try byCodable.get()
  }

  private static func read(_ data: Data) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: data)
  }

  private static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    func compare<Compared: Equatable>(_ left: Compared) -> Bool { left == right as? Compared }
    guard let left = left as? any Equatable else { return "\(left)" == "\(right)" }
    return compare(left)
  }

  private static func place(of error: any Error) -> JSONPointer? {
    (error as? JSONAPIDecodingError)?.problem.pointer
  }

  /// An error in words, without the place in the text that only one route knows.
  private static func words(of error: any Error) -> String {
    guard let error = error as? JSONAPIDecodingError else { return "\(type(of: error))" }
    let place = error.position.map { ", \($0)" } ?? ""
    return error.description.replacing(place, with: "")
  }
}

/// A difference between the two routes.
public struct Disagreement: Error, CustomStringConvertible {
  public let text: Data
  public let codable: String
  public let bytes: String
  /// True if both routes throw an error, but for different places. They read members in different orders, and may
  /// report different ones of several errors.
  public var isAboutPlaces = false

  public var description: String {
    """
    The routes disagree on \(String(decoding: text, as: UTF8.self))
    Codable: \(codable)
    bytes:   \(bytes)
    """
  }
}
