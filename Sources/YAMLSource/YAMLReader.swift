/// Reads YAML into nodes that know where they stand.
public enum YAMLReader {
  /// What a text holds.
  public struct Result: Sendable {
    /// The document's root, or `nil` if the text is empty or is not YAML.
    public var root: YAMLNode?
    public var problems: [YAMLProblem]
  }

  /// Reads a file that holds one YAML document.
  public static func read(_ file: SourceFile) -> Result {
    Result(root: nil, problems: [])
  }
}
