/// A file that the generator makes.
public struct GeneratedFile: Sendable, Hashable {
  /// The path in the output folder, with `/` between components.
  public var path: String
  public var text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
