/// Checks that every tag of a template names something that its value has, before anything is
/// rendered: a misspelt name in Mustache renders as nothing.
struct TemplateChecker {
  /// The texts of all templates by their names.
  let sources: [String: String]
  private var checked: Set<String> = []

  init(sources: [String: String]) {
    self.sources = sources
  }

  /// Checks the template of a kind of record, and those of the records inside it.
  ///
  /// - Throws: ``TemplateError`` at the first tag that cannot be rendered.
  mutating func check<Record: TemplateRecord>(_ record: Record.Type) throws {
    try check(RecordShape(record))
  }

  private mutating func check(_ shape: RecordShape) throws {
    if let template = shape.template {
      guard checked.insert(template).inserted else { return }
      try check(template, with: shape)
    }
    for case .rendered(let inner) in shape.fields().values { try check(inner) }
    for case .records(let inner) in shape.fields().values { try check(inner) }
  }

  private func check(_ template: String, with shape: RecordShape) throws {
    let file = template + ".mustache"
    guard let text = sources[template] else {
      throw TemplateError(file: file, line: 1, column: 1, message: "this template is missing")
    }
    var stack = [TemplateShape.records(shape)]
    var open: [TemplateTag] = []
    for tag in try TemplateTag.all(in: text, file: file) {
      func failure(_ message: String) -> TemplateError {
        TemplateError(file: file, line: tag.line, column: tag.column, message: message)
      }
      switch tag.kind {
      case .comment:
        break
      case .unsupported:
        throw failure(
          "'\(tag.name)' is a kind of tag that these templates do not have; "
            + "they have values, sections, inverted sections and comments")
      case .value:
        switch try Self.shape(of: tag.name, in: stack, orThrow: failure) {
        case .text: break
        case .flag: throw failure("'\(tag.name)' is a flag: it can only open a section")
        case .texts, .rendered, .records:
          throw failure("'\(tag.name)' is a list: it can only open a section")
        }
      case .section, .invertedSection:
        let shape = try Self.shape(of: tag.name, in: stack, orThrow: failure)
        if case .text = shape {
          throw failure("'\(tag.name)' is a text: it cannot open a section")
        }
        open.append(tag)
        // Behind `^` there is no value to look into.
        stack.append(tag.kind == .section ? shape.element : .flag)
      case .end:
        guard let opening = open.popLast() else {
          throw failure("there is no section '\(tag.name)' to end here")
        }
        guard opening.name == tag.name else {
          throw failure(
            "expected the end of '\(opening.name)', which begins in line \(opening.line)")
        }
        stack.removeLast()
      }
    }
    if let tag = open.last {
      throw TemplateError(
        file: file, line: tag.line, column: tag.column,
        message: "the section '\(tag.name)' does not end")
    }
  }

  /// Finds what a tag names, from the innermost section outwards.
  private static func shape(
    of name: String, in stack: [TemplateShape], orThrow failure: (String) -> TemplateError
  ) throws -> TemplateShape {
    if name == "." {
      if case .text? = stack.last { return .text }
      throw failure("'.' stands for a text, and there is none here")
    }
    for case .records(let record) in stack.reversed() {
      if let shape = record.fields()[name] { return shape }
    }
    let known = stack.flatMap { shape -> [String] in
      guard case .records(let record) = shape else { return [] }
      return Array(record.fields().keys)
    }
    throw failure("nothing here is called '\(name)'" + hint(name, known))
  }

  private static func hint(_ name: String, _ names: some Sequence<String>) -> String {
    let known = Set(names).sorted()
    let near = known.first { $0.lowercased() == name.lowercased() }
    return near.map { "; did you mean '\($0)'?" }
      ?? "; there is " + known.joined(separator: ", ")
  }
}

extension TemplateShape {
  /// The shape of a section's content.
  fileprivate var element: TemplateShape {
    switch self {
    case .texts, .rendered: .text
    case .text, .flag, .records: self
    }
  }
}
