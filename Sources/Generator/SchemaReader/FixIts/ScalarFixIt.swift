import Diagnostics
import ResourceSchema
import YAMLSource

/// Corrects values that are not the text, word or number that a key requires.
final class ScalarFixIt: Advisor {
  /// Returns advice with the text that a list or a mapping contains, if there is one.
  func text(meantBy node: YAMLNode, for what: String) -> Advice? {
    let words = node.words
    guard let first = words.first else { return nil }
    let key = what.hasPrefix("`") ? "\(what.filter { $0 != "`" }): " : ""
    let spelling = FlowWord.spelling(first)
    if node.mapping != nil, Set(words).count > 1 || PrimitiveType(rawValue: first) != nil {
      if what == "`linkage`" { return .write("linkage: \(words.joined(separator: "."))") }
      return what == "`errors`" ? "declare these members in `types`, and write the name here" : nil
    }
    // `pattern: [a-z]` is an expression.
    return Set(words).count > 1 || what == "`pattern`"
      ? "write one text, such as `\(key)\(spelling)`"
      : .write(spelling, at: node.range, .write("\(key)\(spelling)"))
  }

  /// Returns advice on `deprecated: true`: the description of the member may say what to use.
  func replacement(of field: Field) -> Advice {
    let member = known.entries(leadingTo: field.name.range).dropLast().last
    let text = member?.value.mapping?["description"]?.scalar?.text ?? ""
    return text.hasPrefix("Use ")
      ? .write("deprecated: \(FlowWord.spelling(text))")
      : "write what to use instead, or `deprecated: There is no replacement.`"
  }
}
