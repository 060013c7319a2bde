/// The reason why rendering ended early.
public enum RenderingError: Error, Sendable, Hashable {
  /// The library has no root of this name for records of this type.
  case unknownRoot(template: String, record: String)
  /// Sections and partials are nested too deeply, for example because a partial includes itself.
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

/// The limits on rendering a template, which bound time and memory.
public struct RenderingLimits: Sendable, Hashable {
  /// The maximum nesting of sections and partials.
  public var maxDepth = 100
  public var maxBytes = 256 << 20
  /// The maximum number of rendered elements and partials.
  public var maxSteps = 50_000_000

  public init() {}
}
