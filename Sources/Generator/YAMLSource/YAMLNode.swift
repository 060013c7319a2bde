import Diagnostics

/// Scalars have no inferred types: a scalar is the text in the file, whatever type YAML would give
/// it.
public struct YAMLNode: Sendable, Equatable {
  public enum Content: Sendable, Equatable {
    case scalar(Scalar)
    case sequence([YAMLNode])
    case mapping(Mapping)
  }

  public var content: Content
  /// The place of the node; for an alias, the place of the node that it repeats.
  public var range: SourceRange
  /// The place of the alias (`*name`) through which this node was reached, if any.
  public var aliasRange: SourceRange? {
    get { alias.range }
    set { alias = newValue.map(Alias.at) ?? .none }
  }

  private var alias: Alias

  public init(content: Content, range: SourceRange, aliasRange: SourceRange? = nil) {
    self.content = content
    self.range = range
    self.alias = aliasRange.map(Alias.at) ?? .none
  }

  /// The place where this value is used: the alias, if there is one, or the node.
  public var writtenRange: SourceRange { aliasRange ?? range }

  public var scalar: Scalar? {
    guard case .scalar(let scalar) = content else { return nil }
    return scalar
  }

  public var sequence: [YAMLNode]? {
    guard case .sequence(let elements) = content else { return nil }
    return elements
  }

  public var mapping: Mapping? {
    guard case .mapping(let mapping) = content else { return nil }
    return mapping
  }

  /// The place of an alias, stored indirectly because few nodes have one.
  private indirect enum Alias: Sendable, Equatable {
    case none
    case at(SourceRange)

    var range: SourceRange? {
      guard case .at(let range) = self else { return nil }
      return range
    }
  }

  /// A text, after quotes and folded lines are resolved.
  public struct Scalar: Sendable, Equatable {
    public enum Style: Sendable, Equatable {
      case plain, singleQuoted, doubleQuoted, literal, folded

      /// True for a text in lines of its own, below `|` or `>`.
      package var isBlock: Bool { self == .literal || self == .folded }
    }

    public var text: String
    public var style: Style

    public init(text: String, style: Style) {
      self.text = text
      self.style = style
    }
  }
}
