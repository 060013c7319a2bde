import Diagnostics
import ResourceSchema
import YAMLSource

/// Suggests schema features for YAML errors: a mixin for the alias `*stamps` without an anchor, an
/// import for `!include types.yaml`, one section for two.
struct YAMLErrorFixIt {
  let file: SourceFile
  let root: YAMLNode?
  let count: Int

  /// The maximum number of bytes that are looked at again, over all diagnostics of a file.
  private static let budget = 1 << 20

  func advice(on diagnostic: Diagnostic) -> Advice? {
    switch YAMLDiagnostic(rawValue: diagnostic.identifier) {
    case .undefinedAlias, .illegalMerge: mixinAdvice(diagnostic)
    case .duplicateKey: commentAdvice(diagnostic) ?? sectionAdvice(diagnostic)
    case .unsupportedTag: tagAdvice(diagnostic)
    default: nil
    }
  }

  private func sectionAdvice(_ diagnostic: Diagnostic) -> Advice? {
    guard file.bytes.count * count <= Self.budget, let first = diagnostic.labels.first?.range
    else { return nil }
    let path = KnownNames(root).entries(leadingTo: first).map(\.key)
    let sections =
      path.count == 1
      ? ["types", "mixins", "resources", "documents"]
      : path.count == 3 ? ["attributes", "relationships"] : []
    return path.last.flatMap(sections.contains) == true
      ? "move what is below it to the first `\(path[path.count - 1]):`, and remove it" : nil
  }

  /// Returns advice on a resource type that may have been commented out, `# legacy:`, between two equal keys.
  private func commentAdvice(_ diagnostic: Diagnostic) -> Advice? {
    guard let first = diagnostic.labels.first?.range.end.offset,
      first < diagnostic.range.start.offset,
      MappingDefinition.resource.key(file.text(in: diagnostic.range)) != nil
    else { return nil }
    let lines = String(
      decoding: file.bytes[first..<diagnostic.range.start.offset].suffix(4_000), as: UTF8.self)
    return lines.matches(of: #/\n *#( *[\w.-]+):\s*\n/#).last.map { match in
      "if `#\(match.output.1):` above it was a key, comment out what is below it, too;"
        + " otherwise join what is below both keys"
    }
  }

  /// Returns advice on `<<: *stamps`, and on `<<: stamps`.
  private func mixinAdvice(_ diagnostic: Diagnostic) -> Advice? {
    let text = file.text(in: diagnostic.range)
    let name = String(text.drop { $0 == "*" })
    guard root?.mapping?["mixins"]?.mapping?[name] != nil else { return nil }
    let right = KnownNames(root).mixins([name], addedAt: diagnostic.range)
    return "`\(name)` is a mixin: write `with: \(right)` beside `attributes:`, and remove this line"
  }

  /// The number of bytes of a tag with its value that are looked at.
  private static let longestTag = 300

  private func tagAdvice(_ diagnostic: Diagnostic) -> Advice? {
    let rest = file.bytes[diagnostic.range.start.offset...].prefix(Self.longestTag)
    let line = String(decoding: rest.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return line.prefixMatch(of: #/!\w+ +['"]?([^\s'",\]}]+\.ya?ml)/#).map { match in
      Advice(
        "a file is imported as a whole: remove `\(match.output.0)` here, and write"
          + " `imports: [\(match.output.1)]` at the top")
    }
  }
}
