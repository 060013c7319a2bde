extension Link where Meta == NoMetadata {
  /// A link to an address; `nil`, which is absent, without one.
  public static func ifPresent(url: URL?) -> Link? {
    url.map { Link(url: $0) }
  }
}

extension NullableLink where Meta == NoMetadata {
  /// A link to an address: the outer `nil` is absent, the inner one null.
  public static func ifPresent(url: URL??) -> NullableLink? {
    url.map { NullableLink(url: $0) }
  }
}
