import ResourceSchema

enum Prose {
  /// The first paragraph of a description on one line.
  static func firstParagraph(of text: String?) -> String? {
    guard let text else { return nil }
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    let paragraph = lines.drop { $0.isEmpty }.prefix { !$0.isEmpty }.joined(separator: " ")
    let printable = String(
      String.UnicodeScalarView(
        paragraph.unicodeScalars.filter {
          $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
        }))
    return printable.isEmpty ? nil : printable
  }

  static func deprecation(_ shape: ResolvedSchema) -> String? {
    shape.isDeprecated ? "The description of the API says so." : nil
  }

  /// Returns the pattern for the whole text; `nil` for a pattern without anchors, which may match a
  /// part of the text.
  static func wholePattern(_ shape: ResolvedSchema, of type: ValueType) -> Located<String>? {
    guard case .primitive(.string) = type, let pattern = shape.pattern, pattern.hasPrefix("^"),
      pattern.hasSuffix("$"), !pattern.hasSuffix("\\$"), pattern.utf8.count > 2
    else { return nil }
    let inner = String(pattern.dropFirst().dropLast())
    return Located(inner.contains("|") ? "(?:\(inner))" : inner)
  }

  static func example(_ shape: ResolvedSchema, of type: ValueType) -> String? {
    guard let example = shape.example else { return nil }
    switch type {
    case .primitive(.string), .primitive(.dateTime), .primitive(.day), .primitive(.url),
      .primitive(.uuid), .primitive(.time), .numberText:
      return example.string.flatMap {
        $0.utf8.count <= 200 && !$0.contains(where: \.isNewline) && !$0.isEmpty ? $0 : nil
      }
    case .primitive(.int), .primitive(.double), .primitive(.decimal), .primitive(.int64):
      return example.number
    case .primitive(.bool): return example.bool.map { "\($0)" }
    default: return nil
    }
  }
}
