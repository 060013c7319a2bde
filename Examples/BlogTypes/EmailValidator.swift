import JSONAPI

/// Accepts strings with a name, an `@` and a domain.
public enum EmailValidator: Validator {
  /// A string that is not an e-mail address.
  public struct NotAnEmailAddress: Error, CustomStringConvertible {
    public var text: String

    public var description: String {
      "\"\(text)\" is not an e-mail address such as name@example.com"
    }
  }

  public static func transform(_ value: String) throws -> String {
    let parts = value.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else {
      throw NotAnEmailAddress(text: value)
    }
    return value
  }
}
