import Diagnostics

/// Everything that can keep a name of the schema from being a name in Swift.
public enum SwiftNameProblem: String, DiagnosticKind {
  /// Two things with one name.
  case collision = "swift-name-collision"
  /// Two resource types whose models would be in one file.
  case fileCollision = "file-name-collision"
  /// A resource type whose models would be in a file with a name that disks do not take.
  case long = "long-swift-name"
  /// A name of nothing that Swift allows in one.
  case missing = "no-swift-name"
  /// A name that has another meaning already.
  case reserved = "reserved-swift-name"
  /// A type whose name begins with a small letter.
  case uncapitalized = "uncapitalized-swift-name"
  /// A member whose name begins with a capital letter.
  case capitalized = "capitalized-swift-name"
}
