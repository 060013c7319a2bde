/// The text of a file, with the name by which messages call it.
public struct SourceFile: Sendable, Hashable {
  /// The path as the user spelt it, which is how messages name the file.
  public let path: String
  /// The text in UTF-8, without a byte order mark.
  public let bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
