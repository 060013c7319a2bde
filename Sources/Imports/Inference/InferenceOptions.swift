/// What the user of an inference chooses.
public struct InferenceOptions: Sendable {
  /// The name of the API.
  public var name: String
  /// True if members are optional only if one was absent: `--as-seen`.
  public var isAsSeen: Bool
  /// True if members get an example of their values.
  public var hasExamples: Bool
  public var thresholds = Thresholds()

  public init(name: String, isAsSeen: Bool = false, hasExamples: Bool = false) {
    self.name = name
    self.isAsSeen = isAsSeen
    self.hasExamples = hasExamples
  }
}
