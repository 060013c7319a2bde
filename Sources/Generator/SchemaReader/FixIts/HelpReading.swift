import Diagnostics
import ResourceSchema
import YAMLSource

/// Turns advice such as "write `one: people`", which gives a text but no place, into the edits that
/// a reader would make.
struct HelpReading {
  let file: SourceFile
  /// The root node; `nil` if the file is not valid YAML.
  let root: YAMLNode?

  private static let maxPlaces = 6

  /// Returns the possible edits: to the marked text, and to the entries or values there.
  func edits(writing text: String, at range: SourceRange) -> [Diagnostic.FixIt.Edit] {
    let isEntry = text.prefixMatch(of: #/[^\s:\[{]+:(?: |$)/#) != nil
    let places = [range] + values(at: range, isEntry)
    return places.uniqued().prefix(Self.maxPlaces).map { .init($0, text) }
  }

  /// True if an edit replaces the marked text, or the entry with this key or value, with words of
  /// the file and of the language instead of placeholder examples.
  func isExact(_ edit: Diagnostic.FixIt.Edit, of range: SourceRange) -> Bool {
    let key = { (text: String) in text.prefix { $0 != ":" } }
    let words = { (text: String) in text.split { !$0.isLetter && !$0.isNumber }.map(String.init) }
    let known = Self.language.union(words(String(decoding: file.bytes, as: UTF8.self)))
    return root != nil && known.isSuperset(of: words(edit.replacement))
      && (edit.range.start == range.start
        || key(file.text(in: edit.range)) == key(edit.replacement))
  }

  private static let language: Set<String> = {
    func words(_ value: LanguageValue) -> [String] {
      if case .oneOf(let values) = value { return values.flatMap(words) }
      if case .list(let element, _) = value { return words(element) }
      return if case .words(let words) = value { words.map(\.word) } else { [] }
    }
    let forms = MappingDefinition.ofSchemas + [.configuration, .swiftStyle, .addition]
    return Set(
      forms.flatMap(\.keys).flatMap { [$0.name] + words($0.value) }
        + PrimitiveType.allCases.map(\.rawValue)
        + ["true", "false"])
  }()

  private func values(at range: SourceRange, _ isEntry: Bool) -> [SourceRange] {
    KnownNames(root).entries(leadingTo: range).reversed().flatMap { entry -> [SourceRange] in
      if isEntry {
        let end = max(entry.keyRange.end, entry.value.range.end)
        return [SourceRange(file: range.file, start: entry.keyRange.start, end: end)]
      }
      let element = entry.value.sequence?.first {
        $0.range.start <= range.start && range.end <= $0.range.end
      }
      return [element?.range, entry.value.range].compactMap { $0 }
    }
  }
}
