/// The effect of a change on one of those who rely on a schema.
public enum Effect: Character, Sendable, Hashable, CaseIterable, Comparable {
  /// It does not break.
  case none = "·"
  /// It may break: a value decides, or a `switch`.
  case possible = "~"
  case breaking = "✗"

  public static func < (left: Effect, right: Effect) -> Bool {
    right != left && (left == .none || right == .breaking)
  }
}

/// A question that each change answers.
public enum Question: String, Sendable, Hashable, CaseIterable {
  /// Do models of the old schema read what a server of the new one sends?
  case reads
  /// Does a server of the new schema accept what clients of the old one send?
  case writes
  /// Can a server that follows the old schema stay as it is?
  case server
  /// Does Swift that uses the old models compile with the new ones?
  case source
}

/// The answers of a change to the four questions.
///
/// ```swift
/// let effects: Effects = "✗~·✗"  // breaks reads and source, may break writes
/// ```
///
/// Those without a mark have none.
public struct Effects: Sendable, Hashable, ExpressibleByStringLiteral {
  private var effects: [Effect]

  public init(stringLiteral marks: String) {
    effects = Question.allCases.map { _ in .none }
    for (index, mark) in zip(effects.indices, marks) {
      effects[index] = Effect(rawValue: mark) ?? .none
    }
  }

  /// The effect on one of those who rely on a schema.
  public subscript(question: Question) -> Effect {
    get { effects[Self.index(of: question)] }
    set { effects[Self.index(of: question)] = newValue }
  }

  /// Adds an effect to one of them; the worse one counts.
  mutating func add(_ effect: Effect, to question: Question) {
    self[question] = max(self[question], effect)
  }

  /// Returns true if the answer to one of some questions is that the change breaks something.
  public func breaks(_ questions: some Sequence<Question>) -> Bool {
    questions.contains { self[$0] == .breaking }
  }

  private static func index(of question: Question) -> Int {
    switch question {
    case .reads: 0
    case .writes: 1
    case .server: 2
    case .source: 3
    }
  }
}
