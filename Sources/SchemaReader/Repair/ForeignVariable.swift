/// Variables of templates and of configurations: `{{ host }}`, `${NAME}`, `%app.name%`.
enum ForeignVariable {
  static var pattern: Regex<Substring> {
    #/\{\{.*?\}\}|[$%]\{.*?\}|\$\(.*?\)|%[\w.]+%|\{.*?\}|<.*?>|\$\w+/#
  }

  static func isPart(of text: String) -> Bool { text.contains(pattern) }
}
