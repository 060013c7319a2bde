import JSONAPIFoundation

/// The type of a link's URL. `URL` and `String` conform; you can add your own types.
///
/// In JSON a link is a string. Your own types are converted through their `Codable` conformance.
public protocol JSONAPIURL: Codable, Equatable {}

extension JSONAPIURL {
  /// Returns the URL for a string, or `nil` if the string is not a valid URL.
  static func address(linkText: String) -> Self? {
    if Self.self == URL.self { return URL(string: linkText).map { same($0, as: Self.self) } }
    if Self.self == String.self { return same(linkText, as: Self.self) }
    return try? TextCoder.value(Self.self, of: linkText)
  }

  /// Returns the string for the URL, or `nil` if there is none.
  func linkText() -> String? {
    if Self.self == URL.self { return same(self, as: URL.self).absoluteString }
    if Self.self == String.self { return same(self, as: String.self) }
    return TextCoder.text(of: self)
  }
}

extension String: JSONAPIURL {}
extension URL: JSONAPIURL {}
