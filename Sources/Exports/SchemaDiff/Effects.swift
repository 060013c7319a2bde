/// The effect of a change on one of those who rely on a schema.
public enum Effect: Character, Sendable, CaseIterable, Comparable {
  case none = "·"
  /// The change may break something, depending on a value or a `switch`.
  case possible = "~"
  case breaking = "✗"

  public static func < (left: Effect, right: Effect) -> Bool {
    right != left && (left == .none || right == .breaking)
  }
}

public enum Question: String, Sendable, CaseIterable {
  /// Can models of the old schema decode the responses of a server for the new one?
  case reads
  /// Does a server of the new schema accept what clients of the old one send?
  case writes
  /// Can a server for the old schema stay unchanged?
  case server
  /// Does Swift that uses the old models compile with the new ones?
  case source
}

/// The effects of a change, for each of the four questions.
///
/// ```swift
/// let effects: Effects = "✗~·✗"  // breaks reads and source, may break writes
/// ```
///
/// Questions without a mark have no effect.
public struct Effects: Sendable, Hashable, ExpressibleByStringLiteral {
  private var effects: [Question: Effect] = [:]

  public init(stringLiteral marks: String) {
    for (question, mark) in zip(Question.allCases, marks) {
      self[question] = Effect(rawValue: mark) ?? .none
    }
  }

  public subscript(question: Question) -> Effect {
    get { effects[question] ?? .none }
    set { effects[question] = newValue == .none ? nil : newValue }
  }

  /// Adds an effect for a question; the worst effect counts.
  mutating func add(_ effect: Effect, to question: Question) {
    self[question] = max(self[question], effect)
  }

  public func breaks(_ questions: some Sequence<Question>) -> Bool {
    questions.contains { self[$0] == .breaking }
  }
}
