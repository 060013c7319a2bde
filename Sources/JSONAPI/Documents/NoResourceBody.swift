/// No primary data: a document of meta alone.
public struct NoResourceBody: CodableResourceBody, Hashable, Sendable {
  public typealias PrimaryResource = Void

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
