import Diagnostics
import SchemaReader
import YAMLSource

struct DeclaredName: Hashable {
  enum Kind {
    case type, resourceType, mixin, document, attribute, relationship

    /// The kind of symbol and of completion in the protocol, the rule for such names, and their kind
    /// in a message.
    var details: (symbol: Int, completion: CompletionItem.Kind, rule: LanguageName, text: String) {
      switch self {
      case .type: (23, .struct, .type, "a type")
      case .resourceType: (5, .class, .resourceType, "a resource type")
      case .mixin: (11, .interface, .mixin, "a mixin")
      case .document: (11, .file, .document, "a document")
      case .attribute: (7, .field, .member, "an attribute")
      case .relationship: (8, .field, .relationship, "a relationship")
      }
    }
  }

  struct Owner: Hashable {
    var kind: Kind
    var name: String
  }

  var kind: Kind
  var text: String
  var owner: Owner?

  /// The name itself, or the owner, if it is a resource type.
  var resourceType: String? {
    kind == .resourceType ? text : owner.flatMap { $0.kind == .resourceType ? $0.name : nil }
  }
}

struct NameIndex {
  struct Occurrence {
    var name: DeclaredName
    /// The place of the name alone.
    var range: SourceRange
    /// The range of the whole declaration; `nil` for a use.
    var declaration: SourceRange?
  }

  private(set) var occurrences: [Occurrence] = []
  private var owners: [DeclaredName.Owner: Members] = [:]
  private var places: Set<SourceRange> = []

  private struct Members {
    var attributes: [String] = []
    /// The resource types that are the targets of each relationship.
    var relationships: [(name: String, targets: [String])] = []
    var mixins: [String] = []
  }

  /// Reads the names in files; files that are not valid YAML are skipped.
  init(_ files: [SourceFile]) {
    var texts: [(node: YAMLNode, place: LanguagePlace, file: SourceFile)] = []
    for file in files {
      guard let root = YAMLReader.read(file).root else { continue }
      LanguagePlace(values: [.form(.schema)]).walk(root) { part, place in
        switch part {
        case .key(let entry, _):
          for case .named(let kind, let value, _) in place.values {
            declare(entry, kind, value, in: place.surroundings, file)
          }
        case .text(let node): texts.append((node, place, file))
        }
      }
    }
    let declared = Set(occurrences.map(\.name))
    for text in texts { addUses(in: text.node, at: text.place, text.file, declared) }
  }

  // MARK: Questions

  func occurrence(at offset: Int, in path: String) -> Occurrence? {
    occurrences.first { $0.range.file == path && $0.range.touches(offset) }
  }

  func occurrences(of name: DeclaredName) -> [Occurrence] { occurrences.filter { $0.name == name } }

  func names(_ kind: DeclaredName.Kind) -> [String] {
    occurrences.filter { $0.declaration != nil && $0.name.kind == kind }.map(\.name.text).uniqued()
  }

  /// The attributes of a resource type, with those of its mixins.
  func attributes(of type: String) -> [String] {
    members(of: type).flatMap { owners[$0]?.attributes ?? [] }
  }

  func relationships(of type: String) -> [(name: String, targets: [String])] {
    members(of: type).flatMap { owners[$0]?.relationships ?? [] }
  }

  /// Returns the paths of one or two relationships that begin in a place.
  func includePaths(from surroundings: LanguagePlace.Surroundings) -> [String] {
    let first = firstTargets(surroundings).flatMap(relationships)
    let second = first.flatMap { step in
      step.targets.flatMap(relationships).map { "\(step.name).\($0.name)" }
    }
    return (first.map(\.name) + second).uniqued()
  }

  private func firstTargets(_ surroundings: LanguagePlace.Surroundings) -> [String] {
    guard let path = surroundings.linkage?.split(separator: "."), path.count == 2 else {
      return surroundings.targets
    }
    return relationships(of: String(path[0])).filter { $0.name == path[1] }.flatMap(\.targets)
  }

  private func members(of type: String) -> [DeclaredName.Owner] {
    let owner = DeclaredName.Owner(kind: .resourceType, name: type)
    return [owner] + (owners[owner]?.mixins ?? []).map { .init(kind: .mixin, name: $0) }
  }

  // MARK: Declarations

  private mutating func declare(
    _ entry: YAMLNode.Mapping.Entry, _ kind: LanguageName, _ value: LanguageValue,
    in surroundings: LanguagePlace.Surroundings, _ file: SourceFile
  ) {
    let inner = surroundings.inside(entry, kind)
    var name = DeclaredName(kind: .type, text: entry.key.withoutMark.text)
    switch (kind, value, surroundings.owner) {
    case (.type, _, _): break
    case (.mixin, _, _): name.kind = .mixin
    case (.resourceType, _, _):
      name.kind = .resourceType
      let mixins = entry.value.mapping?["with"]?.texts ?? []
      if let owner = inner.owner { owners[owner, default: Members()].mixins = mixins }
    case (.document, _, _): name.kind = .document
    case (.relationship, _, let owner?):
      (name.kind, name.owner) = (.relationship, owner)
      owners[owner, default: Members()].relationships.append((name.text, inner.targets))
    case (.member, .definition(.attribute), let owner?):
      (name.kind, name.owner) = (.attribute, owner)
      owners[owner, default: Members()].attributes.append(name.text)
    default: return
    }
    let range = Word.name(name.text, in: entry.keyRange, of: file)
    add(Occurrence(name: name, range: range, declaration: entry.whole))
  }

  /// Records an occurrence, which several aliases can share, once.
  private mutating func add(_ occurrence: Occurrence) {
    if places.insert(occurrence.range).inserted { occurrences.append(occurrence) }
  }

  // MARK: Uses

  private mutating func addUses(
    in node: YAMLNode, at place: LanguagePlace, _ file: SourceFile, _ declared: Set<DeclaredName>
  ) {
    let names = place.values.lazy.compactMap { value in
      if case .text(let text) = value { text.names } else { nil }
    }
    guard let names = names.first else { return }
    let isPath = names == .includePath || names == .relationshipPath
    let words = Word.all(in: node.range, of: file, isPath: isPath)
    let surroundings = place.surroundings
    func add(_ kinds: [DeclaredName.Kind]) {
      for word in words {
        let names = kinds.map { DeclaredName(kind: $0, text: word.text) }
        guard let name = names.first(where: declared.contains) else { continue }
        self.add(Occurrence(name: name, range: word.range))
      }
    }
    switch names {
    case .types: add([.type])
    case .resourceTypes: add([.resourceType])
    case .typesOrResourceTypes: add([.type, .resourceType])
    case .mixins: add([.mixin])
    case .documents: add([.document])
    case .fields:
      guard let owner = surroundings.owner, owner.kind == .resourceType else { return }
      for word in words.prefix(1) { _ = addField(word, .attribute, of: [owner.name]) }
    case .inverse:
      for word in words.prefix(1) { _ = addField(word, .relationship, of: surroundings.targets) }
    case .includePath:
      var types = firstTargets(surroundings)
      for word in words { types = addField(word, .relationship, of: types) }
    case .relationshipPath:
      guard let type = words.first else { return }
      let name = DeclaredName(kind: .resourceType, text: type.text)
      self.add(Occurrence(name: name, range: type.range))
      for word in words.dropFirst() { _ = addField(word, .relationship, of: [type.text]) }
    }
  }

  /// Adds the use of a field of one of some resource types. Returns the targets of a relationship.
  private mutating func addField(
    _ word: Word, _ kind: DeclaredName.Kind, of types: [String]
  ) -> [String] {
    for owner in types.flatMap(members) {
      guard let members = owners[owner] else { continue }
      let targets = members.relationships.first { $0.name == word.text }?.targets
      guard kind == .relationship ? targets != nil : members.attributes.contains(word.text)
      else { continue }
      add(
        Occurrence(
          name: DeclaredName(kind: kind, text: word.text, owner: owner), range: word.range))
      return targets ?? []
    }
    return []
  }
}

struct Word {
  var text: String
  var range: SourceRange

  /// Returns the words in a range: the texts between brackets, bars and question marks, and between
  /// the dots of a path.
  static func all(in range: SourceRange, of file: SourceFile, isPath: Bool) -> [Word] {
    let end = min(range.end.offset, file.bytes.count)
    let words = file.bytes[..<end].dropFirst(range.start.offset).split { byte in
      isQuote(byte) || (isPath ? byte == UInt8(ascii: ".") : !isPart(byte))
    }
    return words.map {
      Word(
        text: String(decoding: $0, as: UTF8.self),
        range: file.range(of: $0.startIndex..<$0.endIndex, from: range.start))
    }
  }

  /// The place of a name in that of a key, which may be in quotes and have marks.
  static func name(_ name: String, in range: SourceRange, of file: SourceFile) -> SourceRange {
    let quotes = file.bytes.dropFirst(range.start.offset).first.map(isQuote) == true ? 1 : 0
    let start = range.start.offset + quotes
    let isPlain = file.bytes.dropFirst(start).starts(with: name.utf8)
    let end = isPlain ? start + name.utf8.count : min(range.end.offset, file.bytes.count) - quotes
    return file.range(of: start..<max(start, end), from: range.start)
  }

  static func resourceTypes(in node: YAMLNode) -> [String] {
    node.texts.flatMap { text in
      text.split { !"-_".contains($0) && !$0.isLetter && !$0.isNumber }.map(String.init)
    }
  }

  /// The ends of the word or the path with dots at an offset.
  static func bounds(around offset: Int, in bytes: [UInt8]) -> (start: Int, end: Int) {
    let isPart = { (byte: UInt8) in Self.isPart(byte) || byte == UInt8(ascii: ".") }
    return (
      offset - bytes[..<offset].reversed().prefix(while: isPart).count,
      offset + bytes[offset...].prefix(while: isPart).count
    )
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"")
  }

  static func isPart(_ byte: UInt8) -> Bool {
    Byte.isLetter(byte) || byte >= 0x80 || "-_0123456789".utf8.contains(byte)
  }
}

extension YAMLNode {
  var texts: [String] { (sequence ?? [self]).compactMap { $0.scalar?.text } }
}
