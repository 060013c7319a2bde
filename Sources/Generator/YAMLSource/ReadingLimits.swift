/// The limits of a text, so that no text can make a reader slow or large.
enum ReadingLimits {
  /// Scalars, sequences, mappings and aliases, each counted where it is written: four times
  /// those of the largest APIs, and as many as can be held with the rest of a run in 400 MB.
  static let writtenNodes = 1_000_000
  /// Scalars, sequences and mappings, those after an alias counted at each alias.
  static let nodes = 10_000_000
  /// Anchors, whose names and nodes are kept.
  static let anchors = 100_000
  /// Sequences and mappings inside each other, those after an alias counted at each alias.
  static let nesting = 128
  /// Entries that merge keys copy from one mapping to another.
  static let mergedEntries = 500_000
  /// libyaml compares each `%TAG` line with all that came before it.
  static let tagDirectives = 64
  /// Problems that are worth keeping of one file.
  static let diagnostics = 1_000
}
