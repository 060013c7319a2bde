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
    let advice: Advice?
    switch YAMLDiagnostic(rawValue: diagnostic.identifier) {
    case .undefinedAlias: advice = aliasAdvice(diagnostic)
    case .illegalMerge: advice = mergeAdvice(diagnostic)
    case .duplicateKey:
      var result = diagnostic
      let advice = DuplicateKey(diagnostic, of: count, file, root)?.advice
      result.suggestion = advice?.text ?? diagnostic.suggestion
      result.fixIts = advice?.fixIt.map { [$0] } ?? []
      return result
    case .unsupportedTag: advice = tagAdvice(diagnostic)
    default: advice = nil
    }
    guard let advice else { return diagnostic }
    var result = diagnostic
    result.suggestion = advice.text
    result.fixIts = advice.fixIt.map { [$0] } ?? []
    return result
  }

  private func aliasAdvice(_ diagnostic: Diagnostic) -> Advice? {
    let name = String(file.text(in: diagnostic.range).drop { $0 == "*" })
    if PrimitiveType(rawValue: name) != nil || root?.mapping?["types"]?.mapping?[name] != nil {
      return Advice(
        "a type has no mark before it: write `\(name)`, or `\(name)?` if it may be null")
    }
    guard root?.mapping?["mixins"]?.mapping?[name] != nil else { return nil }
    let text = advice(onMixin: name, mergedAs: "*\(name)", at: diagnostic.range)
    let isFirst = text.contains("with: [\(name)]")
    guard isFirst, let edit = edit(of: name, before: diagnostic.range) else { return Advice(text) }
    return .edit([(edit.range, edit.replacement)], text, title: "Write `with: [\(name)]`")
  }

  private func mergeAdvice(_ diagnostic: Diagnostic) -> Advice? {
    let name = String(file.text(in: diagnostic.range))
    if root?.mapping?["mixins"]?.mapping?[name] != nil {
      return Advice(advice(onMixin: name, mergedAs: name, at: diagnostic.range))
    }
    guard root?.mapping?["types"]?.mapping?[name]?.mapping?["object"] != nil else { return nil }
    let anchor = name.loweringFirst
    return Advice(
      "the members of a type are merged by an anchor: write `\(name): { object: &\(anchor) { … } }`"
        + " above, and `<<: *\(anchor)` here")
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

  private func advice(onMixin name: String, mergedAs text: String, at range: SourceRange) -> String
  {
    let mixins = KnownNames(root).mixins([name], addedAt: range)
    return "`\(name)` is a mixin: write `with: \(mixins)` in place of `<<: \(text)`"
  }

  /// Returns the edit that replaces `<<: *stamps`.
  private func edit(of name: String, before range: SourceRange) -> Diagnostic.FixIt.Edit? {
    let key = "<<: "
    let start = range.start.offset - key.utf8.count
    guard start >= 0, case let whole = file.range(of: start..<range.end.offset),
      file.text(in: whole) == "\(key)*\(name)"
    else { return nil }
    return .init(whole, "with: [\(name)]")
  }
}
