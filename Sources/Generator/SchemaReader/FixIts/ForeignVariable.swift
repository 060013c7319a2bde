/// Variables of templates and of configurations: `{{ host }}`, `${NAME}`, `%app.name%`.
enum ForeignVariable {
  static var pattern: Regex<Substring> {
    #/\{\{.*?\}\}|[$%]\{.*?\}|\$\(.*?\)|%[\w.]+%|\{.*?\}|<.*?>|\$\w+/#
  }

  /// Returns true for a text that is a variable and nothing else.
  static func isWhole(_ text: String) -> Bool {
    text.wholeMatch(of: pattern) != nil
  }

  static func isPart(of text: String) -> Bool { text.contains(pattern) }
}
