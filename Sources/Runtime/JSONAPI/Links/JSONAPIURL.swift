#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The type of a link's URL. `URL` and `String` conform; you can add your own types.
///
/// In JSON a link is a string. The default implementations convert values through their `Codable`
/// conformance.
public protocol JSONAPIURL: Codable, Equatable {
  /// Returns the URL for a string, or `nil` if the string is not a valid URL.
  static func address(linkText: String) -> Self?

  /// Returns the string for the URL, or `nil` if there is none.
  func linkText() -> String?
}

extension JSONAPIURL {
  public static func address(linkText: String) -> Self? {
    try? TextCoder.value(Self.self, of: linkText)
  }
  public func linkText() -> String? { TextCoder.text(of: self) }
}

extension String: JSONAPIURL {
  public static func address(linkText: String) -> String? { linkText }
  public func linkText() -> String? { self }
}

extension URL: JSONAPIURL {
  public static func address(linkText: String) -> URL? { URL(string: linkText) }
  public func linkText() -> String? { absoluteString }
}
