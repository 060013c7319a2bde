/// The reason why rendering ended early.
public enum RenderingError: Error, Sendable, Hashable {
  /// The library has no root of this name for records of this type.
  case unknownRoot(template: String, record: String)
  /// Sections and partials are nested too deeply, as in a partial that includes itself for ever.
  case tooDeep(template: String, limit: Int)
  case tooManyBytes(template: String, limit: Int)
  case tooManySteps(template: String, limit: Int)
}

extension RenderingError {
  /// The name of the template.
  public var template: String {
    switch self {
    case .unknownRoot(let template, _), .tooDeep(let template, _),
      .tooManyBytes(let template, _), .tooManySteps(let template, _):
      template
    }
  }
}

extension RenderingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownRoot(let template, let record):
      "template `\(template)` is not compiled for `\(record)`"
    case .tooDeep(let template, let limit):
      "template `\(template)` nests sections and partials more than \(limit) deep"
    case .tooManyBytes(let template, let limit):
      "template `\(template)` renders more than \(limit) bytes"
    case .tooManySteps(let template, let limit):
      "template `\(template)` renders more than \(limit) sections and partials"
    }
  }
}

/// The limits of rendering one template once, so that no template exhausts time or memory.
public struct RenderingLimits: Sendable, Hashable {
  /// How deep sections and partials may be nested.
  public var maxDepth = 100
  public var maxBytes = 256 << 20
  /// How many elements and partials may be rendered.
  public var maxSteps = 50_000_000

  public init() {}
}
