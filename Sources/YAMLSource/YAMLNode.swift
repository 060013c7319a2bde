/// A value in a YAML document, with the place where it is written.
///
/// Nothing is guessed: a scalar is the text that stands in the file, whatever YAML would make of it.
public struct YAMLNode: Sendable, Hashable {
  public enum Content: Sendable, Hashable {
    case scalar(Scalar)
    case sequence([YAMLNode])
    case mapping(Mapping)
  }

  public var content: Content
  /// Where the node is written; for an alias, where the node that it stands for is written.
  public var range: SourceRange
  /// Where the alias (`*name`) stands through which this node was reached, if it was.
  public var aliasRange: SourceRange?

  public init(content: Content, range: SourceRange, aliasRange: SourceRange? = nil) {
    self.content = content
    self.range = range
    self.aliasRange = aliasRange
  }

  /// The scalar that this node is, if it is one.
  public var scalar: Scalar? {
    guard case .scalar(let scalar) = content else { return nil }
    return scalar
  }

  /// The elements of the sequence that this node is, if it is one.
  public var sequence: [YAMLNode]? {
    guard case .sequence(let elements) = content else { return nil }
    return elements
  }

  /// The mapping that this node is, if it is one.
  public var mapping: Mapping? {
    guard case .mapping(let mapping) = content else { return nil }
    return mapping
  }
}

extension YAMLNode {
  /// A text, as it stands in the file once quotes and folds are resolved.
  public struct Scalar: Sendable, Hashable {
    /// How a scalar is written.
    public enum Style: Sendable, Hashable {
      case plain, singleQuoted, doubleQuoted, literal, folded
    }

    public var text: String
    public var style: Style

    public init(text: String, style: Style) {
      self.text = text
      self.style = style
    }
  }

  /// Keys with their values, in the order of the file; merge keys (`<<`) are already resolved.
  public struct Mapping: Sendable, Hashable {
    /// One key with its value.
    public struct Entry: Sendable, Hashable {
      public var key: String
      public var keyRange: SourceRange
      public var value: YAMLNode

      public init(key: String, keyRange: SourceRange, value: YAMLNode) {
        self.key = key
        self.keyRange = keyRange
        self.value = value
      }
    }

    public var entries: [Entry]

    public init(entries: [Entry]) {
      self.entries = entries
    }

    /// The value of a key, if the mapping has it.
    public subscript(key: String) -> YAMLNode? {
      entries.first { $0.key == key }?.value
    }
  }
}
