extension StringProtocol {
  /// The text as a message shows it: its first characters only, and escapes in place of control
  /// characters and of those that change the direction of the text around them.
  ///
  /// Messages go to logs and terminals, and much of what they quote comes from a server.
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
  /// The names in quotation marks, as a message lists them: the first of many, “a”, “b” or “c”.
  func quoted(conjunction: String, maximumCount: Int = 8) -> String {
    var named = prefix(maximumCount).map { "“\($0.excerpt())”" }
    if count > maximumCount { named.append("\(count - maximumCount) others") }
    guard let last = named.popLast() else { return "" }
    return named.isEmpty ? last : "\(named.joined(separator: ", ")) \(conjunction) \(last)"
  }
}
