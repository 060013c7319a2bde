#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The type of the address of a Link: `URL` and `String` are, and others can be made to.
///
/// What a link is written as is one string; the defaults make it through the type's `Codable`.
public protocol JSONAPIURL: Codable, Equatable {
  /// The address that a text stands for; `nil` if it stands for none.
  static func address(linkText: String) -> Self?

  /// The text of the address; `nil` if it has none.
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
