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
    let numbers = comment.split { !$0.isNumber }.compactMap { Int($0) }
    return numbers.last ?? 0
  }
}
