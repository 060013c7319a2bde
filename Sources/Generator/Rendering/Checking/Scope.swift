/// The records that are visible to a tag: those of the sections around it.
///
/// A record hides outer records of the same shape. A scope is therefore a list of distinct shapes,
/// and even recursive records and partials have finitely many scopes.
struct Scope: Hashable {
  /// The numbers of the shapes of the records, outermost first.
  private(set) var shapes: [Int] = []
  /// True if the tag is in the section of a text, so that `{{.}}` is the text.
  private(set) var hasItem = false
  /// The tag is in the section of a list, whose elements have the flags `first` and `last`.
  private(set) var isInList = false

  /// - Parameter shape: The number of the shape of a record; `nil` for a text.
  func entering(_ shape: Int?, isElement: Bool = false) -> Scope {
    var scope = self
    if let shape {
      scope.shapes.removeAll { $0 == shape }
      scope.shapes.append(shape)
    }
    scope.hasItem = shape == nil
    scope.isInList = isInList || isElement
    return scope
  }
}
