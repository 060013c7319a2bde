/// The primary data of a document without `data`, such as one that has meta only.
public struct NoResourceBody: CodableResourceBody, Hashable, Sendable {
  /// The type of the primary resource: there is none.
  public typealias PrimaryResource = Void

  /// The only value.
  public static var none: NoResourceBody { NoResourceBody() }

  init() {}
  public init(from decoder: any Decoder) {}
  public func encode(to encoder: any Encoder) {
    _ = encoder.container(keyedBy: AnyCodingKey.self)
  }
}

extension NoResourceBody: CustomStringConvertible {
  public var description: String { "No primary data" }
}
