import Diagnostics
import YAMLSource

/// Says what is written here for what YAML, or another language, has for shared parts: `*stamps` for a
/// mixin, `!include types.yaml` for an import.
struct ForeignMergeRepair {
  let file: SourceFile
  let root: YAMLNode?

  func repaired(_ diagnostic: Diagnostic) -> Diagnostic {
    var result = diagnostic
    switch diagnostic.identifier {
    case YAMLDiagnostic.undefinedAlias.rawValue:
      let name = String(file.text(in: diagnostic.range).drop { $0 == "*" })
      guard root?.mapping?["mixins"]?.mapping?[name] != nil else { return diagnostic }
      result.suggestion = "`\(name)` is a mixin: write `with: [\(name)]` in place of `<<: *\(name)`"
      result.fixIts =
        edit(of: name, before: diagnostic.range).map {
          [.init("Write `with: [\(name)]`", [$0])]
        } ?? []
    case YAMLDiagnostic.unsupportedTag.rawValue:
      let line = file.text(in: restOfLine(from: diagnostic.range.start))
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
