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
    var result = diagnostic
    switch diagnostic.identifier {
    case YAMLDiagnostic.undefinedAlias.rawValue:
      let name = String(file.text(in: diagnostic.range).drop { $0 == "*" })
      if PrimitiveType(rawValue: name) != nil || root?.mapping?["types"]?.mapping?[name] != nil {
        result.suggestion =
          "a type has no mark before it: write `\(name)`, or `\(name)?` if it may be null"
        result.fixIts = []
        return result
      }
      guard root?.mapping?["mixins"]?.mapping?[name] != nil else { return diagnostic }
      result.suggestion = advice(onMixin: name, mergedAs: "*\(name)", at: diagnostic.range)
      let isFirst = result.suggestion?.contains("with: [\(name)]") == true
      result.fixIts =
        (isFirst ? edit(of: name, before: diagnostic.range) : nil).map {
          [.init("Write `with: [\(name)]`", [$0])]
        } ?? []
    case YAMLDiagnostic.illegalMerge.rawValue:
      let name = String(file.text(in: diagnostic.range))
      if root?.mapping?["mixins"]?.mapping?[name] != nil {
        result.suggestion = advice(onMixin: name, mergedAs: name, at: diagnostic.range)
        result.fixIts = []
      } else if root?.mapping?["types"]?.mapping?[name]?.mapping?["object"] != nil {
        let anchor = name.loweringFirst
        result.suggestion =
          "the members of a type are merged by an anchor: write `\(name): { object: &\(anchor) { … } }`"
          + " above, and `<<: *\(anchor)` here"
        result.fixIts = []
      }
    case YAMLDiagnostic.duplicateKey.rawValue:
      let advice = DuplicateKey(diagnostic, of: count, file, root)?.advice
      result.suggestion = advice?.text ?? diagnostic.suggestion
      result.fixIts = advice?.fixIt.map { [$0] } ?? []
    case YAMLDiagnostic.unsupportedTag.rawValue:
      let start = diagnostic.range.start
      let rest = start.offset..<file.endOfLine(from: start.offset)
      let line = file.text(in: file.range(of: rest, from: start))
      if line.prefixMatch(of: #/!\S*enum/#) != nil {
        result.suggestion = "list the values: `{ enum: [first, second] }`"
        result.fixIts = []
        return result
      }
      guard let match = line.prefixMatch(of: #/!\w+ +['"]?([^\s'",\]}]+\.ya?ml)/#) else {
        return diagnostic
      }
      let path = String(match.output.1)
      result.suggestion =
        "a file is imported as a whole: remove `\(match.output.0)` here, and write `imports: [\(path)]`"
        + " at the top"
      result.fixIts = []
    default: break
    }
    return result
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
