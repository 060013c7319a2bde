#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A URL that relative URLs are relative to.
///
/// ```swift
/// enum API: URLBase {
///   static let base = "https://example.com/api/"
/// }
/// ```
public protocol URLBase {
  /// The URL. As everywhere, a path that does not end with a slash loses its last part.
  static var base: String { get }
}

/// A URL as a string, which may be relative to a base. A new value is encoded as an absolute URL.
public enum RelativeURLFormat<Base: URLBase>: WireFormat {
  public static func transform(_ value: String) throws -> URL {
    guard let url = URL(string: value, relativeTo: URL(string: Base.base)) else {
      throw WireFormatError(
        expected: "a URL, absolute or relative to “\(Base.base)”", found: value)
    }
    return url.absoluteURL
  }

  public static func reverse(_ value: URL) -> String { value.absoluteString }
}
