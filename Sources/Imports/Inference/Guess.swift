import SchemaWriter

/// Comments about the lines of a schema, by the path of keys to the line, such as
/// `["resources", "plans", "attributes", "status"]`.
struct LineComments: Sendable, ExpressibleByArrayLiteral {
  private(set) var reasons: [[String]: [String]] = [:]
  /// Comments about a resource type that are not guesses.
  var notes: [[String]: String] = [:]

  init(arrayLiteral reasons: String...) {
    for reason in reasons { add(reason) }
  }

  mutating func add(_ reason: String, at path: [String] = []) {
    guard reasons[path]?.contains(reason) != true else { return }
    reasons[path, default: []].append(reason)
  }

  mutating func add(_ inner: LineComments, at path: [String] = []) {
    for (keys, reasons) in inner.reasons {
      for reason in reasons { add(reason, at: path + keys) }
    }
  }

  mutating func remove(at path: [String]) {
    reasons = reasons.filter { !$0.key.starts(with: path) }
    notes = notes.filter { !$0.key.starts(with: path) }
  }

  /// Copies the marks of lines that belong to the user to the lines below, which may be new.
  mutating func copyMarks(below outline: SchemaOutline, _ new: AnnotatedSchema) {
    var paths = Array(reasons.keys)
    while let path = paths.popLast() {
      guard let reason = reasons[path]?.first, reason.hasPrefix("seen"),
        let entry = outline.entry(at: path), entry.isBlock, !entry.isGuess
      else { continue }
      // A line that another mark covers gets its own, unless the user has added a comment.
      let isCovered = path.indices.contains { outline.entry(at: path[..<$0])?.isGuess == true }
      if isCovered, entry.comment == nil { continue }
      for section in ["attributes", "relationships", "object"].map({ path + [$0] }) {
        let inner = new.names(at: section).map { section + [$0] }.filter { reasons[$0] == nil }
        for path in inner { add(reason, at: path) }
        paths += inner
      }
    }
  }

  /// The texts of the comments, with `#`.
  var texts: [[String]: String] {
    var texts = notes.mapValues { "# \($0)" }
    for (path, reasons) in reasons {
      let note = notes[path].map { "; " + $0 } ?? ""
      texts[path] = "# \(GuessComment.word) \(reasons.joined(separator: "; "))\(note)"
    }
    return texts
  }
}

/// The comments that mark lines as belonging to the tool.
public enum GuessComment {
  static let word = "guess:"

  /// Returns true if a comment, including its `#`, marks its line as a guess.
  public static func isGuess(_ comment: String) -> Bool {
    comment.drop { $0 == "#" || $0 == " " }.hasPrefix("guess")
  }

  /// The reason for an optional member.
  static func seen(_ count: Int) -> String {
    switch count {
    case 0: "seen in part only"
    case 1: "seen once"
    case 2: "seen twice"
    default: "seen \(count) times"
    }
  }

  /// Returns the number of objects or values in a comment; 0 if there is none.
  static func seenCount(in comment: String) -> Int {
    if comment.contains("seen once") || comment.contains("one value") { return 1 }
    if comment.contains("seen twice") || comment.contains("two values") { return 2 }
    return comment.split { !$0.isNumber }.compactMap { Int($0) }.last ?? 0
  }
}
