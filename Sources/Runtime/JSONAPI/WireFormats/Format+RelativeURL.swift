#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Format {
  /// A URL as a string, which may be relative to a base. A new value is encoded as an absolute URL.
  ///
  /// ```swift
  /// enum Picture: Format.RelativeURL {
  ///   static let base = "https://example.com/pictures/"
  /// }
  /// let avatar: TransformedAttribute<String, Picture>
  /// ```
  public protocol RelativeURL: WireFormat where From == String, To == URL {
    /// The base. As usual for relative URLs, the part of its path after the last slash is ignored.
    static var base: String { get }
  }
}

extension Format.RelativeURL {
  /// Converts a string to an absolute URL. Throws a ``WireFormatError`` if it is not a URL.
  public static func transform(_ value: String) throws -> URL {
    guard let url = URL(string: value, relativeTo: URL(string: base)) else {
      throw WireFormatError(expected: "a URL, absolute or relative to “\(base)”", found: value)
    }
    return url.absoluteURL
  }

  /// Converts a URL to a string.
  public static func reverse(_ value: URL) -> String { value.absoluteString }
}
