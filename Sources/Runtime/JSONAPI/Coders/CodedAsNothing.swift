/// A type with one value, which stands for an absent member: it is decoded from anything, and encoded as `{}` where
/// something has to be encoded.
protocol CodedAsNothing: Codable {
  init()
}

extension CodedAsNothing {
  public init(from decoder: any Decoder) { self.init() }

  public func encode(to encoder: any Encoder) {
    _ = encoder.container(keyedBy: AnyCodingKey.self)
  }
}

extension NoAPIDescription: CodedAsNothing {}
extension NoLinks: CodedAsNothing {}
extension NoMetadata: CodedAsNothing {}
extension NoResourceBody: CodedAsNothing {}
extension Unidentified: CodedAsNothing {}
