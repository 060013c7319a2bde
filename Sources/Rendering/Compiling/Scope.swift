/// What a tag can see: the records of the sections around it.
///
/// A record hides another of the same shape further out. A scope is therefore a finite list of
/// distinct shapes, and the recursion of records and partials has finitely many of them.
struct Scope: Hashable {
  /// The shapes of the records, outermost first.
  private(set) var shapes: [Int]
  /// The tag is in the section of a text, which is `{{.}}`, inside the innermost record.
  private(set) var hasItem = false
  /// The tag is in the section of a list, whose elements have the flags `first` and `last`.
  private(set) var isInList = false

  init(_ shape: Int) {
    shapes = [shape]
  }

  func entering(_ shape: Int, isElement: Bool) -> Scope {
    var scope = self
    scope.shapes.removeAll { $0 == shape }
    scope.shapes.append(shape)
    scope.hasItem = false
    scope.isInList = isInList || isElement
    return scope
  }

  func enteringText(isElement: Bool) -> Scope {
    var scope = self
    scope.hasItem = true
    scope.isInList = isInList || isElement
    return scope
  }
}
