import Diagnostics

enum Anchor {
  /// A collection whose end has not been read, and the number of collections around it.
  case open(SourceRange, depth: Int)
  case complete(BuiltNode)
}
