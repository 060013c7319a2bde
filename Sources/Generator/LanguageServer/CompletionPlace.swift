import Diagnostics
import Rendering
import SchemaReader
import YAMLSource

/// A position in a text that is being edited, with the values that the language allows there.
struct CompletionPlace {
  var place: LanguagePlace
  var takesKey: Bool
  var takesValue: Bool
  /// The keys of the mapping that the key would be in.
  var keys: Set<String> = []
  /// True between brackets or braces, where a value is on one line.
  var isInFlow = false
  /// The offsets of the part of the word that is already written.
  var word = 0..<0
  /// The offsets of surplus indentation.
  var excess: Range<Int>?
}

extension CompletionPlace {
  /// Finds the allowed keys and values at an offset of a file, which may not be valid YAML yet.
  ///
  /// The initializer inserts a placeholder, and parses the declaration around it: with the
  /// placeholder as a value and as a key, and with the closing brackets and quotes that are absent.
  init?(at offset: Int, in file: SourceFile, as form: MappingDefinition) {
    let bytes = file.bytes
    let (start, end) = Word.bounds(around: offset, in: bytes)
    let declaration = Declaration(around: start, in: bytes)
    for slice in [declaration].compactMap(\.self) + [Declaration(whole: bytes)] {
      let before = slice.head + bytes[slice.range.lowerBound..<start]
      let after = bytes[end..<slice.range.upperBound]
      let next = after.drop { !Byte.isLineBreak($0) }
      let open = OpenDelimiters(before)
      for excess in [0, Self.excess(before)] as [Int] {
        for tail in [Array(after), open.closing + next, open.closing] {
          for colon in [[], [UInt8(ascii: ":")]] {
            let text =
              Array(before.dropLast(excess)) + Array(ModelTemplates.cursor.utf8) + colon + tail
            guard let root = YAMLReader.read(SourceFile(path: file.path, bytes: text)).root,
              let place = Self.find(in: root, as: form)
            else { continue }
            self = place
            isInFlow = open.isInFlow
            word = start..<offset
            self.excess = excess > 0 ? (start - excess)..<start : nil
            return
          }
        }
      }
    }
    return nil
  }

  /// Returns the number of spaces by which the last line, which is still empty, is indented further
  /// than the line before it.
  private static func excess(_ text: [UInt8]) -> Int {
    let indentation = text.reversed().prefix { $0 == Byte.space }.count
    let before = text.dropLast(indentation)
    guard before.last.map(Byte.isLineBreak) == true,
      let line = before.split(whereSeparator: Byte.isLineBreak).last
    else { return 0 }
    return max(0, indentation - line.prefix { $0 == Byte.space }.count)
  }

  private static func find(in root: YAMLNode, as form: MappingDefinition) -> CompletionPlace? {
    let cursor = ModelTemplates.cursor
    var found: CompletionPlace?
    LanguagePlace(values: [.form(form)]).walk(root) { part, place in
      guard found == nil else { return }
      switch part {
      case .key(let entry, let mapping):
        guard entry.key.contains(cursor) else { return }
        let keys = mapping.entries.map(\.key.withoutMark.text).filter { !$0.contains(cursor) }
        found = CompletionPlace(
          place: place, takesKey: true, takesValue: false, keys: Set(keys))
      case .text(let node):
        let text = node.scalar?.text ?? ""
        let isOnOneLine = node.range.start.line == node.range.end.line
        // On a line of its own, a word does not continue the text above it.
        guard text.contains(cursor), text == cursor || isOnOneLine else { return }
        // Below its key, a word may become the first key of a mapping.
        let takesKey = node.range.start.line > place.keyLine && text == cursor
        found = CompletionPlace(place: place, takesKey: takesKey, takesValue: true)
      }
    }
    return found
  }

  var possibleKeys: [LanguageKey] {
    var names = keys
    var result: [LanguageKey] = []
    for case .form(let form) in place.values {
      let excluded = form.rules.flatMap { $0.excluded(by: keys) }
      for key in form.keys where !excluded.contains(key.name) {
        if names.insert(key.name).inserted { result.append(key) }
      }
    }
    return result.filter(\.isRequired) + result.filter { !$0.isRequired }
  }
}

extension LanguageRule {
  fileprivate func excluded(by keys: Set<String>) -> [String] {
    switch self {
    case .exactlyOne(let names), .atMostOne(let names), .oneIsTrueAtMost(let names):
      return names.contains(where: keys.contains) ? names : []
    case .kinds(let kinds):
      let own = kinds.filter { keys.contains($0.key) }
      guard !own.isEmpty else { return [] }
      let possible = Set(own.flatMap { [$0.key] + $0.others })
      return kinds.flatMap { [$0.key] + $0.others }.filter { !possible.contains($0) }
    case .atLeastOne, .needs, .needsOne: return []
    }
  }
}

/// The lines of the declaration around a place, below the key of its section.
private struct Declaration {
  /// The line with the key of the section.
  var head: [UInt8] = []
  var range: Range<Int>

  init(whole bytes: [UInt8]) { range = 0..<bytes.count }

  /// Finds the declaration, such as `articles:` below `resources:`; `nil` at the top level.
  init?(around offset: Int, in bytes: [UInt8]) {
    let lines = bytes.split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
    // `nil` for empty lines and comments.
    let indentations = lines.map { line -> Int? in
      let text = line.drop { $0 == Byte.space }
      return text.first.flatMap {
        Byte.isLineBreak($0) || $0 == UInt8(ascii: "#") ? nil : line.count - text.count
      }
    }
    guard let line = lines.firstIndex(where: { offset <= $0.endIndex }),
      let section = indentations[..<line].lastIndex(of: 0)
    else { return nil }
    let above = indentations[(section + 1)...line]
    let column = above.compactMap(\.self).reduce(offset - lines[line].startIndex, min)
    // The declaration begins at the last line with the smallest indentation.
    guard column > 0, let first = above.lastIndex(of: column) else { return nil }
    let end = indentations[(line + 1)...].firstIndex { $0.map { $0 <= column } == true }
    head = Array(bytes[lines[section].startIndex...lines[section].endIndex])
    range = lines[first].startIndex..<(end.map { lines[$0].startIndex } ?? bytes.count)
  }
}

/// The brackets, braces and quotes that are open at the end of a text.
private struct OpenDelimiters {
  private var brackets: [UInt8] = []
  private var quote: UInt8?

  init(_ text: [UInt8]) {
    var previous = Byte.lineFeed
    var isComment = false
    for byte in text {
      defer { previous = byte }
      if Byte.isLineBreak(byte) { isComment = false }
      if isComment { continue }
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      let isStart =
        previous == Byte.space || Byte.isLineBreak(previous) || "[{,".utf8.contains(previous)
      switch byte {
      case UInt8(ascii: "["): brackets.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): brackets.append(UInt8(ascii: "}"))
      case UInt8(ascii: "]"), UInt8(ascii: "}"): _ = brackets.popLast()
      case UInt8(ascii: "'"), UInt8(ascii: "\""): if isStart { quote = byte }
      case UInt8(ascii: "#"): isComment = isStart
      default: break
      }
    }
  }

  var isInFlow: Bool { !brackets.isEmpty }
  var closing: [UInt8] { [quote].compactMap(\.self) + brackets.reversed() }
}
