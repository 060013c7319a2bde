/// Words of a schema as suggestions quote them.
package enum FlowWord {
  /// A word as it is written between brackets: quoted where YAML needs it.
  package static func spelling(_ word: String) -> String {
    guard let first = word.unicodeScalars.first, let last = word.unicodeScalars.last else {
      return "''"
    }
    let isPlain =
      !word.contains { ",[]{}#:&*!|>'\"%@`\n".contains($0) }
      && !"-? ".unicodeScalars.contains(first)
      && last != " "
    let isNegative = first == "-" && word.count > 1 && !word.hasPrefix("- ")
    if isPlain || isNegative && !word.contains(where: { ",[]{}#:'\"\n".contains($0) }) {
      return word
    }
    return
      "'\(word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
  }
}
