#if Generator
  import CLibYAML
#else
  #error(
    """
    the generator is off in this package; in Package.swift, add 'traits: ["Generator"]' to the \
    dependency on swift-jsonapi-generator (or give '--traits Generator' where it is built itself)
    """)
#endif

/// A wrapper around libyaml's parser. Only this file uses libyaml's C types.
enum LibYAML {
  /// A position in libyaml's terms: in Unicode scalars, counted from 0.
  struct Mark {
    var index: Int
    var line: Int
    var column: Int
  }

  struct Event {
    enum Kind {
      case documentStart(isExplicit: Bool)
      case documentEnd
      case alias(name: String)
      case scalar(YAMLNode.Scalar)
      case sequenceStart(isFlow: Bool)
      case sequenceEnd
      case mappingStart(isFlow: Bool)
      case mappingEnd
    }

    var kind: Kind
    var start: Mark
    var end: Mark
    /// The anchor's name, without `&`.
    var anchor: String?
    /// The tag with its handle resolved, such as `tag:yaml.org,2002:str`.
    var tag: String?
  }

  struct Failure {
    var problem: String
    var index = 0
    /// The line of the problem, counted from 0.
    var problemLine = 0
    /// The construct that libyaml was parsing, and its start.
    var context: String?
    var contextIndex = 0
    var contextLine = 0
  }

  enum Step {
    case next, stop
  }

  /// Calls a closure with each event of a text, until the text ends, has an error, or the closure
  /// stops.
  static func forEachEvent(in utf8: [UInt8], _ body: (Event) -> Step) -> Failure? {
    // libyaml keeps a pointer to its own parser, so the parser must not move.
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else { return .outOfMemory }
    defer { yaml_parser_delete(parser) }

    return utf8.withUnsafeBufferPointer { text in
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, text.baseAddress, text.count)
      while true {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { return Failure(parser.pointee) }
        defer { yaml_event_delete(&event) }
        if event.type == YAML_STREAM_END_EVENT || event.type == YAML_NO_EVENT { return nil }
        if let event = Event(event), body(event) == .stop { return nil }
      }
    }
  }
}

extension LibYAML.Event {
  /// `nil` for events without information about the text.
  fileprivate init?(_ event: yaml_event_t) {
    start = .init(event.start_mark)
    end = .init(event.end_mark)
    switch event.type {
    case YAML_DOCUMENT_START_EVENT:
      kind = .documentStart(isExplicit: event.data.document_start.implicit == 0)
    case YAML_DOCUMENT_END_EVENT:
      kind = .documentEnd
    case YAML_ALIAS_EVENT:
      kind = .alias(name: String(libyaml: event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      kind = .scalar(.init(text: String(decoding: text, as: UTF8.self), style: .init(scalar.style)))
      (anchor, tag) = (String(libyaml: scalar.anchor), String(libyaml: scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      let sequence = event.data.sequence_start
      kind = .sequenceStart(isFlow: sequence.style == YAML_FLOW_SEQUENCE_STYLE)
      (anchor, tag) = (String(libyaml: sequence.anchor), String(libyaml: sequence.tag))
    case YAML_SEQUENCE_END_EVENT:
      kind = .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      let mapping = event.data.mapping_start
      kind = .mappingStart(isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE)
      (anchor, tag) = (String(libyaml: mapping.anchor), String(libyaml: mapping.tag))
    case YAML_MAPPING_END_EVENT:
      kind = .mappingEnd
    default:
      return nil
    }
  }
}

extension LibYAML.Mark {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(index: mark.index, line: mark.line, column: mark.column)
  }
}

extension LibYAML.Failure {
  fileprivate static let outOfMemory = Self(problem: "out of memory")

  fileprivate init(_ parser: yaml_parser_t) {
    problem = parser.problem.map { String(cString: $0) } ?? "out of memory"
    index = parser.problem_mark.index
    problemLine = parser.problem_mark.line
    context = parser.context.map { String(cString: $0) }
    contextIndex = parser.context_mark.index
    contextLine = parser.context_mark.line
  }
}

extension YAMLNode.Scalar.Style {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}

extension String {
  fileprivate init?(libyaml text: UnsafeMutablePointer<yaml_char_t>?) {
    guard let text else { return nil }
    self.init(cString: text)
  }
}
