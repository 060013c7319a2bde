/// Something in a template that cannot be rendered.
public struct TemplateError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The template's name with its suffix, such as `resource.mustache`.
  public let file: String
  /// Counted from 1.
  public let line: Int
  /// Counted from 1 in Unicode scalars.
  public let column: Int
  /// What is wrong, and what is possible there.
  public let message: String

  public var description: String {
    "\(file):\(line):\(column): error: \(message)"
  }
}
