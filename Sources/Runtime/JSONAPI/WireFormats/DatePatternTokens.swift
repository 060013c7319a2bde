/// The fields and literal characters of a date pattern.
struct DatePatternTokens: Sequence, IteratorProtocol {
  enum Token {
    /// A Unicode date field: its letter and the number of repetitions.
    case field(Unicode.Scalar, count: Int)
    case literal(Unicode.Scalar)
  }

  private var rest: Substring.UnicodeScalarView
  private var isQuoted = false

  init(_ pattern: String) {
    rest = pattern[...].unicodeScalars
  }

  mutating func next() -> Token? {
    while let scalar = rest.popFirst() {
      if scalar == "'" {
        if rest.first == "'" {
          rest.removeFirst()
          return .literal("'")
        }
        isQuoted.toggle()
        continue
      }
      guard !isQuoted, "yuMLdEaHhmsSXxZz".unicodeScalars.contains(scalar) else {
        return .literal(scalar)
      }
      let others = rest.prefix { $0 == scalar }.count
      rest.removeFirst(others)
      return .field(scalar, count: 1 + others)
    }
    return nil
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
}
