import Foundation
import JSONAPI

/// Converts dates in the format of the blog's previous software: milliseconds since 1970, as in
/// `/Date(1432306589000)/`.
public enum InstantTransformer: ReversibleTransformer {
  /// A string that is not a date in this format.
  public struct NotAnInstant: Error, CustomStringConvertible {
    public var text: String

    public var description: String {
      "\"\(text)\" is not an instant such as /Date(1432306589000)/"
    }
  }

  public static func transform(_ value: String) throws -> Date {
    guard value.hasPrefix("/Date("), value.hasSuffix(")/"),
      let milliseconds = Int(value.dropFirst("/Date(".count).dropLast(")/".count))
    else { throw NotAnInstant(text: value) }
    return Date(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  public static func reverse(_ value: Date) throws -> String {
    let milliseconds = (value.timeIntervalSince1970 * 1000).rounded()
    guard let milliseconds = Int(exactly: milliseconds) else {
      throw NotAnInstant(text: "\(value.timeIntervalSince1970)")
    }
    return "/Date(\(milliseconds))/"
  }
}
