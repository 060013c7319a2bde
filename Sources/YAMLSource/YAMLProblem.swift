/// Something in a text that is not YAML, or that this reader refuses.
public struct YAMLProblem: Sendable, Hashable {
  /// A stable name of the kind of problem, such as `duplicate-key`.
  public var identifier: String
  /// One sentence without a final full stop: what is wrong.
  public var message: String
  public var range: SourceRange
  /// Another place that belongs to the problem, with a few words that say how.
  public var related: [RelatedPlace]

  /// A second place, such as the first of two equal keys.
  public struct RelatedPlace: Sendable, Hashable {
    public var message: String
    public var range: SourceRange

    public init(message: String, range: SourceRange) {
      self.message = message
      self.range = range
    }
  }

  public init(
    identifier: String, message: String, range: SourceRange, related: [RelatedPlace] = []
  ) {
    self.identifier = identifier
    self.message = message
    self.range = range
    self.related = related
  }
}
