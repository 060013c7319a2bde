import Diagnostics
import Rendering
import SchemaReader

extension LanguageServer {
  /// Returns the completions at a position: keys, words of the language, and names of the API.
  mutating func completion(_ request: Request) -> JSONTree {
    let (file, path, positions) = (request.file, request.path, request.positions)
    guard let offset = request.offset else { return .null }
    if file.isTemplate {
      let (word, items) = completion(in: file, at: offset)
      return list(items, replacing: positions.range(of: word))
    }
    guard let place = CompletionPlace(at: offset, in: file, as: OpenDocuments.form(path)) else {
      return .null
    }
    var items: [CompletionItem] = []
    if place.takesKey {
      items += place.possibleKeys.map { CompletionItem($0, isInFlow: place.isInFlow) }
    }
    if place.takesValue {
      items += values(of: place.place, isInFlow: place.isInFlow, in: names(of: path), path)
    }
    items = items.uniqued(by: \.label)
    let dedent = place.excess.map { positions.range(of: $0) }
    return list(items, replacing: positions.range(of: place.word), removing: dedent)
  }

  private func list(
    _ items: [CompletionItem], replacing range: JSONTree, removing excess: JSONTree? = nil
  ) -> JSONTree {
    let options = client["capabilities"]?["textDocument"]?["completion"]?["completionItem"]
    let takesSnippets = options?["snippetSupport"] == true
    return [
      "isIncomplete": false,
      "items": .array(
        items.enumerated().map { index, item in
          let snippet = takesSnippets ? item.snippet : nil
          return .object([
            "label": .string(item.label), "kind": .int(item.kind.rawValue),
            "detail": item.detail.map(JSONTree.string),
            "sortText": .string(String(String(100_000 + index).dropFirst())),
            "insertTextFormat": snippet == nil ? nil : 2, "insertTextMode": 2,
            "textEdit": ["range": range, "newText": .string(snippet ?? item.text)],
            "additionalTextEdits": excess.map { [["range": $0, "newText": ""]] },
          ])
        }),
    ]
  }

  /// The fields that a tag of a template can name, or the templates that it can include.
  private func completion(
    in file: SourceFile, at offset: Int
  ) -> (word: Range<Int>, items: [CompletionItem]) {
    let bytes = file.bytes
    let (start, end) = Word.bounds(around: offset, in: bytes)
    let sigil = bytes[..<start].reversed().prefix { "#^/>& ".utf8.contains($0) }.count
    guard bytes[..<(start - sigil)].suffix(2).elementsEqual("{{".utf8) else { return (0..<0, []) }
    let rest = bytes[end...].drop { $0 == UInt8(ascii: "}") }
    let tag = Array("{{\(ModelTemplates.cursor)}}".utf8)
    let written = SourceFile(
      path: file.path, bytes: bytes[..<(start - sigil - 2)] + tag + rest)
    let templates = documents.templates(beside: written)
    let items =
      bytes[(start - sigil)..<start].contains(UInt8(ascii: ">"))
      ? templates.sources.map { CompletionItem($0.name, .file, detail: "a template") }
      : templates.fieldsAtCursor.map { CompletionItem($0.name, .field, detail: $0.words) }
    return (start..<offset, items.uniqued(by: \.label))
  }

  /// The values that can be in a place; names that the file uses most come first.
  private func values(
    of place: LanguagePlace, isInFlow: Bool, in index: NameIndex, _ path: String
  ) -> [CompletionItem] {
    var words: [CompletionItem] = []
    var names: [CompletionItem] = []
    var examples: [CompletionItem] = []
    for value in place.values {
      switch value {
      case .boolean:
        words += ["true", "false"].map { CompletionItem($0, .keyword) }
      case .integer(let range) where range.count == 1:
        words.append(CompletionItem("\(range.lowerBound)", .keyword))
      case .words(let list):
        words += list.map { CompletionItem($0.word, .keyword, detail: $0.summary) }
      case .text(let text):
        if let kind = text.names {
          names += self.names(kind, at: place, in: index)
          if kind == .resourceTypes {
            words.append(CompletionItem("any", .keyword, detail: "any resource type"))
          }
        } else {
          examples += text.examples.map { CompletionItem($0, .value, detail: "an example") }
        }
      case .list(let element, _) where !isInFlow:
        var inner = place
        inner.values = element.alternatives
        for item in values(of: inner, isInFlow: true, in: index, path)
        where item.kind != .value && !place.values.contains(where: \.isTypeOrTarget) {
          names.append(item.inBrackets)
        }
      default: continue
      }
    }
    var uses: [String: Int] = [:]
    for occurrence in index.occurrences where occurrence.range.file == path {
      uses[occurrence.name.text, default: 0] += 1
    }
    func count(_ item: CompletionItem) -> Int {
      uses[item.label.filter { !"[]".contains($0) }] ?? 0
    }
    let ordered = names.enumerated().sorted {
      let (left, right) = (count($0.element), count($1.element))
      return left == right ? $0.offset < $1.offset : left > right
    }
    return ordered.map(\.element) + words + examples
  }

  private func names(
    _ names: LanguageText.Names, at place: LanguagePlace, in index: NameIndex
  ) -> [CompletionItem] {
    func items(_ kind: DeclaredName.Kind, _ names: [String]? = nil) -> [CompletionItem] {
      let (_, itemKind, _, text) = kind.details
      return (names ?? index.names(kind)).map { CompletionItem($0, itemKind, detail: text) }
    }
    let surroundings = place.surroundings
    switch names {
    case .types: return items(.type)
    case .resourceTypes: return items(.resourceType)
    case .typesOrResourceTypes: return items(.type) + items(.resourceType)
    case .mixins: return items(.mixin)
    case .documents: return items(.document)
    case .fields:
      return items(.attribute, surroundings.owner.map { index.attributes(of: $0.name) } ?? [])
    case .inverse:
      return items(
        .relationship,
        surroundings.targets.flatMap { index.relationships(of: $0).map(\.name) })
    case .includePath:
      return index.includePaths(from: surroundings)
        .map { CompletionItem($0, .field, detail: "a path of relationships") }
    case .relationshipPath:
      let paths = index.names(.resourceType).flatMap { type in
        index.relationships(of: type).map { "\(type).\($0.name)" }
      }
      return items(.relationship, paths)
    }
  }
}

struct CompletionItem {
  /// The kinds of the protocol, by which editors draw symbols.
  enum Kind: Int {
    case field = 5
    case `class` = 7
    case interface = 8
    case property = 10
    case value = 12
    case keyword = 14
    case file = 17
    case `struct` = 22
  }

  var label: String
  var kind: Kind
  var detail: String?
  /// The text for editors without snippets.
  var text: String
  var snippet: String?

  init(_ label: String, _ kind: Kind, detail: String? = nil) {
    self.label = label
    self.kind = kind
    self.detail = detail
    text = label
  }

  init(_ key: LanguageKey, isInFlow: Bool) {
    self.init(key.name, .property, detail: key.summary)
    let rest = Self.snippet(of: key.value, isInFlow: isInFlow)
    text = key.name + (rest.contains("\n") ? ":" : ": ")
    snippet = key.name + rest
  }

  var inBrackets: CompletionItem {
    var item = self
    item.label = "[\(label)]"
    item.text = "[\(text)]"
    return item
  }

  private static func snippet(of value: LanguageValue, isInFlow: Bool) -> String {
    func escaped(_ text: String) -> String {
      String(text.flatMap { "$}\\,|".contains($0) ? ["\\", $0] : [$0] })
    }
    func snippet(_ value: LanguageValue) -> String {
      switch value {
      case .boolean: " ${1|true,false|}"
      case .integer(let range): " ${1:\(range.lowerBound)}"
      case .words(let words): " ${1|\(words.map { escaped($0.word) }.joined(separator: ","))|}"
      case .text(let text) where text.isForPeople || text.names != nil: " $0"
      case .text(let text): text.examples.first.map { " ${1:\(escaped($0))}" } ?? " $0"
      case .list: " [$1]"
      case .named: isInFlow ? " { ${1:name}: $2 }" : "\n  ${1:name}: $2"
      case .form: isInFlow ? " { $1 }" : "\n  $0"
      default: " $0"
      }
    }
    let values = value.alternatives
    var shown = values.first
    if case .list? = shown {
      shown = values.first { if case .text = $0 { true } else { false } } ?? shown
    }
    return ":" + (shown.map(snippet) ?? " $0")
  }
}

extension LanguageValue {
  /// True for a text in which brackets mean something else than a list.
  fileprivate var isTypeOrTarget: Bool {
    guard case .text(let text) = self, let names = text.names else { return false }
    return [.types, .resourceTypes, .typesOrResourceTypes].contains(names)
  }
}
