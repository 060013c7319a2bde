public struct GeneratedFile: Sendable, Equatable {
  /// The path in the output folder, with `/` between components.
  public var path: String
  /// The contents, in UTF-8.
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
