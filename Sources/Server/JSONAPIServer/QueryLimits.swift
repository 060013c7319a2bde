/// The limits of what a query may ask for.
public struct QueryLimits: Hashable, Sendable {
  /// The number of relationships in an include path, where the schema does not limit it.
  public var depth: Int
  /// The number of resources on a page, where the schema does not say less.
  public var pageSize: Int
  /// The number of parameters.
  public var parameters: Int
  /// The number of include paths.
  public var includes: Int

  /// Creates limits.
  public init(depth: Int = 3, pageSize: Int = 100, parameters: Int = 100, includes: Int = 20) {
    self.depth = depth
    self.pageSize = pageSize
    self.parameters = parameters
    self.includes = includes
  }
}
