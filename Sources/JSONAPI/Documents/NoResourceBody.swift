/// No primary data: a document of meta alone.
public struct NoResourceBody: CodableResourceBody, Hashable, Sendable {
  /// There is none.
  public typealias PrimaryResource = Void

  /// The one value there is.
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
