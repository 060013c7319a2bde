extension StringProtocol {
  /// Returns the beginning of the text, for use in messages. Control characters, and characters
  /// that change the direction of the text around them, are escaped.
  ///
  /// Messages go to logs and terminals, and often quote text that a server sent.
  package func excerpt(_ maximumLength: Int = 60) -> String {
    var text = ""
    // Characters can consist of any number of scalars.
    for (index, scalar) in unicodeScalars.enumerated() {
      guard index < maximumLength else { return text + "…" }
      if scalar.isInvisibleOrReordering {
        text += scalar.escaped(asASCII: true)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisibleOrReordering: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // Joiners are parts of words and emoji.
    case .format: value != 0x200C && value != 0x200D
    default: false
    }
  }
}

extension Collection<String> {
  /// Returns the names as a list for a message: “a”, “b” or “c”. If there are too many, only
  /// the first ones are named.
  func quoted(conjunction: String, maximumCount: Int = 8) -> String {
    var named = prefix(maximumCount).map { "“\($0.excerpt())”" }
    if count > maximumCount { named.append("\(count - maximumCount) others") }
    guard let last = named.popLast() else { return "" }
    return named.isEmpty ? last : "\(named.joined(separator: ", ")) \(conjunction) \(last)"
  }
}
