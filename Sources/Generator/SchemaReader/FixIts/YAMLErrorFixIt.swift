import Diagnostics
import ResourceSchema
import YAMLSource

/// Says what to write in a schema where YAML finds an error: a mixin for the alias `*stamps` without an anchor,
/// an import for `!include types.yaml`, one section for two.
struct YAMLErrorFixIt {
  let file: SourceFile
  let root: YAMLNode?

  func repaired(_ diagnostic: Diagnostic) -> Diagnostic {
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
        let anchor = name.prefix(1).lowercased() + name.dropFirst()
        result.suggestion =
          "the members of a type are merged by an anchor: write `\(name): { object: &\(anchor) { … } }`"
          + " above, and `<<: *\(anchor)` here"
        result.fixIts = []
      }
    case YAMLDiagnostic.duplicateKey.rawValue:
      let key = String(file.text(in: diagnostic.range))
      let sections = ["types", "mixins", "resources", "documents", "attributes", "relationships"]
      if sections.contains(key) {
        result.suggestion = "move what is below it to the first `\(key):`, and remove it"
      } else if let first = diagnostic.labels.first.flatMap({ list(after: $0.range) }),
        let second = list(after: diagnostic.range)
      {
        let joined = ListedWords.list(first + second.filter { !first.contains($0) })
        result.suggestion = "write `\(key): \(joined)` in place of both"
      }
    case YAMLDiagnostic.unsupportedTag.rawValue:
      let line = file.text(in: restOfLine(from: diagnostic.range.start))
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

  /// The words of `: [stamps, names]` after a key.
  private func list(after key: SourceRange) -> [String]? {
    file.text(in: restOfLine(from: key.end)).wholeMatch(of: #/: *\[([^\[\]]*)\] */#)
      .map { ListedWords.split(String($0.output.1)) }
  }

  /// The edit of `<<: *stamps`.
  private func edit(of name: String, before range: SourceRange) -> Diagnostic.FixIt.Edit? {
    var start = range.start
    let key = "<<: "
    start.offset -= key.utf8.count
    start.column -= key.utf8.count
    let whole = SourceRange(file: range.file, start: start, end: range.end)
    guard start.offset >= 0, file.text(in: whole) == "\(key)*\(name)" else { return nil }
    return .init(whole, "with: [\(name)]")
  }

  private func restOfLine(from start: SourcePosition) -> SourceRange {
    var end = start
    end.offset = file.endOfLine(from: start.offset)
    return SourceRange(file: file.path, start: start, end: end)
  }
}
