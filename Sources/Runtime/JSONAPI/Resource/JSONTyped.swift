/// A type with a resource type.
public protocol JSONTyped {
  /// The `type` in JSON.
  static var jsonType: String { get }
}
