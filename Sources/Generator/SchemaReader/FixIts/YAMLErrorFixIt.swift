import Diagnostics
import ResourceSchema
import YAMLSource

/// Suggests schema features for YAML errors: a mixin for the alias `*stamps` without an anchor, an
/// import for `!include types.yaml`, one section for two.
struct YAMLErrorFixIt {
  let file: SourceFile
  let root: YAMLNode?
  /// The number of diagnostics of the file.
  let count: Int

  func improved(_ diagnostic: Diagnostic) -> Diagnostic {
    let advice: Advice? =
      switch YAMLDiagnostic(rawValue: diagnostic.identifier) {
      case .undefinedAlias: aliasAdvice(diagnostic)
      case .illegalMerge: mergeAdvice(diagnostic)
      case .duplicateKey: DuplicateKey(diagnostic, of: count, file, root)?.advice
      case .unsupportedTag: tagAdvice(diagnostic)
      default: nil
      }
    guard let advice else { return diagnostic }
    var result = diagnostic
    result.suggest(advice)
    return result
  }

  private func aliasAdvice(_ diagnostic: Diagnostic) -> Advice? {
    let name = String(file.text(in: diagnostic.range).drop { $0 == "*" })
    if PrimitiveType(rawValue: name) != nil || root?.mapping?["types"]?.mapping?[name] != nil {
      return "a type has no mark before it: write `\(name)`, or `\(name)?` if it may be null"
    }
    guard root?.mapping?["mixins"]?.mapping?[name] != nil else { return nil }
    return advice(onMixin: name, mergedAs: "*\(name)", at: diagnostic.range)
  }

  private func mergeAdvice(_ diagnostic: Diagnostic) -> Advice? {
    let name = String(file.text(in: diagnostic.range))
    if root?.mapping?["mixins"]?.mapping?[name] != nil {
      return advice(onMixin: name, mergedAs: name, at: diagnostic.range)
    }
    guard root?.mapping?["types"]?.mapping?[name]?.mapping?["object"] != nil else { return nil }
    let anchor = name.loweringFirst
    return
      "the members of a type are merged by an anchor: write `\(name): { object: &\(anchor) { … } }`"
      + " above, and `<<: *\(anchor)` here"
  }

  /// The number of bytes of a tag with its value that are looked at.
  private static let longestTag = 300

  private func tagAdvice(_ diagnostic: Diagnostic) -> Advice? {
    let rest = file.bytes[diagnostic.range.start.offset...].prefix(Self.longestTag)
    let line = String(decoding: rest.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    if line.prefixMatch(of: #/!\S*enum/#) != nil {
      return "list the values: `{ enum: [first, second] }`"
    }
    return line.prefixMatch(of: #/!\w+ +['"]?([^\s'",\]}]+\.ya?ml)/#).map { match in
      Advice(
        "a file is imported as a whole: remove `\(match.output.0)` here, and write"
          + " `imports: [\(match.output.1)]` at the top")
    }
  }

  /// Returns advice on `<<: *stamps`, and on `<<: stamps`, whose place has no fix-it.
  private func advice(onMixin name: String, mergedAs text: String, at range: SourceRange) -> Advice
  {
    let right = "with: \(KnownNames(root).mixins([name], addedAt: range))"
    let advice: Advice = "`\(name)` is a mixin: write `\(right)` in place of `<<: \(text)`"
    let start = range.start.offset - "<<: ".utf8.count
    guard right == "with: [\(name)]", start >= 0,
      case let whole = file.range(of: start..<range.end.offset),
      file.text(in: whole) == "<<: *\(name)"
    else { return advice }
    return .edit([(whole, right)], advice, title: "Write `\(right)`")
  }
}
