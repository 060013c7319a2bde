import CLibYAML
import Diagnostics
import YAMLSource

/// What a YAML text says, one line for each event: `+MAP`, `=KEY name`, `=VAL "text`, `=ALI *name`.
///
/// Keys are texts in our nodes, and anchors and tags are not part of them, so that these events say
/// nothing of how a key is quoted, or of what only other readers need.
struct YAMLEvents: Equatable, CustomStringConvertible {
  private(set) var lines: [String] = []

  var description: String { lines.joined(separator: "\n") }

  fileprivate mutating func add(_ line: String) { lines.append(line) }
}

extension YAMLEvents {
  /// The events of our nodes.
  init(_ node: YAMLNode?, in file: SourceFile) {
    if let node { add(node, in: file) }
  }

  private mutating func add(_ node: YAMLNode, in file: SourceFile) {
    if let alias = node.aliasRange {
      return add("=ALI \(file.text(in: alias))")
    }
    switch node.content {
    case .scalar(let scalar):
      add("=VAL \(scalar.style.indicator)\(scalar.text.debugDescription)")
    case .sequence(let elements):
      add("+SEQ")
      for element in elements { add(element, in: file) }
      add("-SEQ")
    case .mapping(let mapping):
      add("+MAP")
      for entry in mapping.entries {
        add("=KEY \(entry.key.debugDescription)")
        add(entry.value, in: file)
      }
      add("-MAP")
    }
  }
}

extension YAMLNode.Scalar.Style {
  fileprivate var indicator: String {
    switch self {
    case .plain: ":"
    case .singleQuoted: "'"
    case .doubleQuoted: "\""
    case .literal: "|"
    case .folded: ">"
    }
  }
}

/// libyaml's own parser, without anything of ours between.
struct LibYAMLParser {
  /// The events of the first document; nothing if it holds nothing.
  private(set) var events = YAMLEvents()
  private var documentCount = 0
  /// For each open collection: for a mapping, whether its next node is a key.
  private var nextIsKey: [Bool?] = []
  private var keysByAnchor: [String: String] = [:]
  private var hasTag = false

  /// Parses a whole stream, or returns `nil` if libyaml refuses it.
  init?(_ bytes: [UInt8]) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else { return nil }
    defer { yaml_parser_delete(parser) }
    let isWhole = bytes.withUnsafeBufferPointer { input in
      yaml_parser_set_input_string(parser, input.baseAddress, input.count)
      while true {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { return false }
        defer { yaml_event_delete(&event) }
        if event.type == YAML_STREAM_END_EVENT { return true }
        take(event)
      }
    }
    guard isWhole else { return nil }
    // A document that holds nothing, not even a tag, is no value to us.
    if events.lines == ["=VAL :\"\""], !hasTag { events = YAMLEvents() }
  }

  private mutating func take(_ event: yaml_event_t) {
    if event.type == YAML_DOCUMENT_START_EVENT { documentCount += 1 }
    guard documentCount == 1 else { return }
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      hasTag = hasTag || scalar.tag != nil
      if let anchor = scalar.anchor { keysByAnchor[String(cString: anchor)] = text }
      add("=VAL \(Self.indicator(scalar.style))\(text.debugDescription)", asKey: text)
    case YAML_ALIAS_EVENT:
      let name = String(cString: event.data.alias.anchor)
      add("=ALI *\(name)", asKey: keysByAnchor[name] ?? "*\(name)")
    case YAML_SEQUENCE_START_EVENT:
      open("+SEQ", isMapping: false)
    case YAML_MAPPING_START_EVENT:
      open("+MAP", isMapping: true)
    case YAML_SEQUENCE_END_EVENT:
      close("-SEQ")
    case YAML_MAPPING_END_EVENT:
      close("-MAP")
    default:
      break
    }
  }

  private mutating func add(_ value: String, asKey key: String) {
    let isKey = nextIsKey.last.flatMap { $0 } ?? false
    events.add(isKey ? "=KEY \(key.debugDescription)" : value)
    endNode()
  }

  private mutating func open(_ line: String, isMapping: Bool) {
    events.add(line)
    nextIsKey.append(isMapping ? true : nil)
  }

  private mutating func close(_ line: String) {
    events.add(line)
    _ = nextIsKey.popLast()
    endNode()
  }

  private mutating func endNode() {
    if let last = nextIsKey.last, let isKey = last { nextIsKey[nextIsKey.count - 1] = !isKey }
  }

  private static func indicator(_ style: yaml_scalar_style_t) -> String {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: "'"
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: "\""
    case YAML_LITERAL_SCALAR_STYLE: "|"
    case YAML_FOLDED_SCALAR_STYLE: ">"
    default: ":"
    }
  }
}
