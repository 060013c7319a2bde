import Diagnostics

/// The reasons why a name in the schema cannot become a Swift name.
public enum SwiftNameProblem: String, DiagnosticKind {
  /// Two things with one name.
  case collision = "swift-name-collision"
  /// Two resource types whose models would be in one file.
  case fileCollision = "file-name-collision"
  /// A resource type whose file name is too long for file systems.
  case long = "long-swift-name"
  /// A name without any letter or digit.
  case missing = "no-swift-name"
  /// A name that is reserved.
  case reserved = "reserved-swift-name"
  /// A type name that begins with a lowercase letter.
  case uncapitalized = "uncapitalized-swift-name"
  /// A member name that begins with an uppercase letter.
  case capitalized = "capitalized-swift-name"
}
