import Diagnostics
import ResourceSchema
import YAMLSource

/// Applies each suggestion and reads the result, so that no suggestion causes another error in the
/// same place.
struct HelpCheck {
  /// The maximum number of bytes that are read again, over all errors; each error adds a fixed
  /// cost.
  private static let (budget, costOfError) = (1 << 21, 1 << 10)
  /// The maximum number of errors whose suggestions without edits are tried.
  private static let maxSentences = 10

  private let files: [SourceFile]
  private let read: (SourceFile) -> [Diagnostic]
  private let known: [[String]: Int]
  private let cost: Int
  private var rest = budget
  private var sentences = 0
  /// True if the text that was read last has no diagnostics that the file did not have before.
  private var addsNothing = false
  private var roots: [String: YAMLNode?] = [:]

  /// Removes fix-its and suggested texts that do not remove their error, or that cause another
  /// error on the edited lines. The advice then lists the values that the place accepts.
  static func removeMisleading(
    from diagnostics: inout [Diagnostic], of files: [SourceFile],
    _ read: @escaping (SourceFile) -> [Diagnostic]
  ) {
    var check = HelpCheck(diagnostics, files, read)
    for index in diagnostics.indices {
      if check.rest < check.cost { break }
      check.removeMisleading(from: &diagnostics[index])
    }
  }

  private init(
    _ diagnostics: [Diagnostic], _ files: [SourceFile],
    _ read: @escaping (SourceFile) -> [Diagnostic]
  ) {
    self.files = files
    self.read = read
    known = Self.counts(of: diagnostics)
    cost = files.reduce(diagnostics.count * Self.costOfError) { $0 + $1.bytes.count }
  }

  private mutating func removeMisleading(from diagnostic: inout Diagnostic) {
    guard let file = files.first(where: { $0.path == diagnostic.range.file }) else { return }
    var outcomes: [Outcome] = []
    var fixIts: [Diagnostic.FixIt] = []
    for fixIt in diagnostic.fixIts {
      let isHere = fixIt.edits.allSatisfy { $0.range.file == file.path }
      let outcome = isHere ? outcome(of: fixIt.edits, for: diagnostic, in: file) : .isRight
      outcomes.append(outcome)
      if outcome == .isRight { fixIts.append(fixIt) }
    }
    diagnostic.fixIts = fixIts
    guard diagnostic.fixIts.isEmpty, !outcomes.contains(.leavesOthers) else { return }
    // After a YAML error, further errors only appear once it is corrected.
    if outcomes.contains(.misleads), isUnreadable(file) { return }
    if let writing = diagnostic.writing {
      guard misleads(writing, &diagnostic, file) else { return }
    } else if outcomes.isEmpty {
      return
    }
    diagnostic.suggestion = nil
    diagnostic.note = diagnostic.note ?? diagnostic.general
  }

  /// Returns true if a suggested text is correct in no place. Turns it into a fix-it for the first
  /// place where it is correct.
  private mutating func misleads(
    _ writing: Advice.Writing, _ diagnostic: inout Diagnostic, _ file: SourceFile
  ) -> Bool {
    guard diagnostic.severity == .error, sentences < Self.maxSentences else { return false }
    sentences += 1
    let isUnreadable = isUnreadable(file)
    let reading = HelpReading(file: file, root: roots[file.path] ?? nil)
    for edit in reading.edits(writing: writing.text, at: diagnostic.range) {
      switch outcome(of: [edit], for: diagnostic, in: file) {
      case .isRight
      where addsNothing && writing.isOnlyChoice && reading.isExact(edit, of: diagnostic.range):
        diagnostic.fixIts = [.init("Write `\(writing.text)`", [edit])]
        diagnostic = diagnostic.withSafeFixIts(in: file)
        return false
      case .isRight, .leavesOthers: return false
      case .misleads where isUnreadable: return false
      case .misleads, .leavesError: continue
      }
    }
    return true
  }

  private mutating func isUnreadable(_ file: SourceFile) -> Bool {
    let root = roots[file.path] ?? YAMLReader.read(file).root
    roots[file.path] = root
    return root == nil
  }

  private enum Outcome {
    case isRight
    /// The place still has another error, which was there before.
    case leavesOthers
    case misleads
    case leavesError
  }

  private mutating func outcome(
    of edits: [Diagnostic.FixIt.Edit], for diagnostic: Diagnostic, in file: SourceFile
  ) -> Outcome {
    addsNothing = false
    guard rest >= cost else { return .isRight }
    rest -= cost
    let edited = EditedText(file, edits)
    let after = read(edited.file)
    addsNothing = after.allSatisfy { known[$0.fault] != nil }
    let fault = diagnostic.fault
    let here = after.filter { edited.hasEdits(at: $0.range) && $0.severity == .error }
    // After a YAML error, the next error of the same kind appears.
    let isGone =
      Self.counts(of: after)[fault, default: 0] < known[fault, default: 0]
      || isUnreadable(file) && !here.contains { $0.fault == fault }
    guard isGone else { return .leavesError }
    let others = here.filter { known[$0.fault] == nil }
    if others.isEmpty {
      let root = YAMLReader.read(edited.file).root
      return root?.hasKeywordNames(.form(.schema), where: edited.hasEdits(in:)) == true
        ? .misleads : .isRight
    }
    let areWords = edits.allSatisfy { $0.isWord(in: file) }
    return others.allSatisfy { Self.isAboutName($0) || areWords && !edited.hasEdits(in: $0.range) }
      ? .leavesOthers : .misleads
  }

  /// Returns true for errors about undeclared names, which remain whatever the surrounding text is.
  private static func isAboutName(_ diagnostic: Diagnostic) -> Bool {
    let kinds: [DiagnosticIdentifier] = [
      .missingImport, .unknownMixin, .unknownInclude, .unknownSort, .invalidTotal,
    ]
    return kinds.map(\.identifier).contains(diagnostic.identifier)
  }

  private static func counts(of diagnostics: [Diagnostic]) -> [[String]: Int] {
    diagnostics.reduce(into: [:]) { $0[$1.fault, default: 0] += 1 }
  }
}

extension Diagnostic {
  /// The diagnostic without its place, which an edit may move.
  fileprivate var fault: [String] { [identifier, message] }
}

extension Diagnostic.FixIt.Edit {
  /// True if the edit replaces one word with another, so that errors beside it do not come from the
  /// edit.
  fileprivate func isWord(in file: SourceFile) -> Bool {
    let isPart = { (character: Character) in
      character.isLetter || character.isNumber || "_-$?".contains(character)
    }
    return !replacement.isEmpty && replacement.allSatisfy(isPart)
      && file.text(in: range).allSatisfy(isPart)
  }
}

private struct EditedText {
  let file: SourceFile
  /// The edited lines, numbered as in the new text.
  private var lines: Set<Int> = []
  private var places: [Range<Int>] = []

  init(_ file: SourceFile, _ edits: [Diagnostic.FixIt.Edit]) {
    var bytes: [UInt8] = []
    var (offset, addedLines) = (0, 0)
    for edit in edits.sorted(by: { $0.range.start.offset < $1.range.start.offset }) {
      guard edit.range.start.offset >= offset, edit.range.end.offset <= file.bytes.count,
        edit.range.end >= edit.range.start
      else { continue }
      bytes += file.bytes[offset..<edit.range.start.offset]
      let start = bytes.count
      bytes += Array(edit.replacement.utf8)
      places.append(start..<bytes.count)
      offset = edit.range.end.offset
      let count = edit.replacement.utf8.count { $0 == UInt8(ascii: "\n") }
      let first = edit.range.start.line + addedLines
      lines.formUnion(first...first + count)
      addedLines += count - (edit.range.end.line - edit.range.start.line)
    }
    bytes += file.bytes[offset...]
    self.file = SourceFile(path: file.path, text: String(decoding: bytes, as: UTF8.self))
  }

  func hasEdits(at range: SourceRange) -> Bool {
    range.file == file.path && lines.contains(range.start.line)
  }

  func hasEdits(in range: SourceRange) -> Bool {
    places.contains { $0.lowerBound < range.end.offset && range.start.offset < $0.upperBound }
  }
}

extension YAMLNode {
  /// Returns true if names are keys of the language, which happens if text is inserted in the wrong place:
  /// `object: { meta: { object: … } }`.
  fileprivate func hasKeywordNames(
    _ value: LanguageValue, depth: Int = 0, where isFound: (SourceRange) -> Bool
  ) -> Bool {
    guard depth < 64, let entries = mapping?.entries else { return false }
    let (forms, names) = (value.forms, value.names)
    return entries.contains { entry in
      let key = entry.key.withoutMark.text
      let isKeyword = names != nil && WordList.keywords.words.contains(key)
      if isKeyword, isFound(entry.keyRange) { return true }
      let inner = names?.value ?? forms.lazy.compactMap { $0.key(key) }.first?.value
      return inner.map { entry.value.hasKeywordNames($0, depth: depth + 1, where: isFound) }
        ?? false
    }
  }
}

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
