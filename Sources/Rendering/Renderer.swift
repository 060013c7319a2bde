/// Renders a program into bytes.
struct Renderer {
  private let programs: Programs
  private let fields: [RecordField]
  private let template: String
  private let limits: RenderingLimits

  var output: [UInt8]
  /// The bytes of the output when rendering started.
  private let outputStart: Int
  /// The address of the current record of each shape.
  private var slots: [UnsafeRawPointer]
  private var item = ""
  private var isFirst = false
  private var isLast = false
  private var isPresenceNoted = false
  /// The indentation of the partials around the current instruction.
  private var indentation: [UInt8] = []
  /// The part of the indentation that applies: a partial inside a line has none.
  private var indentationStart = 0
  private var depth = 0
  private var steps = 0

  init(
    _ programs: Programs, _ fields: [RecordField], template: String, limits: RenderingLimits,
    record: UnsafeRawPointer, output: consuming [UInt8]
  ) {
    self.programs = programs
    self.fields = fields
    self.template = template
    self.limits = limits
    outputStart = output.count
    self.output = output
    slots = Array(repeating: record, count: programs.slotCount)
  }

  /// Sets the current record of a shape.
  mutating func setContext(_ record: UnsafeRawPointer, slot: Int) {
    slots[slot] = record
  }

  mutating func run(program: Int) throws(RenderingError) {
    try run(programs.ranges[program])
  }

  private mutating func run(_ range: Range<Int>) throws(RenderingError) {
    depth += 1
    steps += 1
    try checkLimits()
    var next = range.lowerBound
    while next < range.upperBound {
      let instruction = programs.code[next]
      next += 1
      switch instruction {
      case .literal(let start, let count):
        output += programs.literals[Int(start)..<Int(start + count)]
      case .indentation:
        output += indentation[indentationStart...]
      case .storedText(let slot, let offset):
        append(
          (slots[Int(slot)] + Int(offset)).assumingMemoryBound(to: String.self).pointee)
      case .text(let slot, let field):
        if let text = text(field, slot) { append(text) }
      case .item:
        append(item)
      case .call(let call):
        try self.call(programs.calls[Int(call)])
      case .ifStoredFlag(let slot, let offset, let isInverted, let end):
        let flag = (slots[Int(slot)] + Int(offset)).assumingMemoryBound(to: Bool.self).pointee
        if flag == isInverted { next = Int(end) }
      case .ifPresent(let slot, let field, let isInverted, let end):
        if try isPresent(field, slot) == isInverted { next = Int(end) }
      case .ifLoopFlag(let flag, let isInverted, let end):
        if (flag == .first ? isFirst : isLast) == isInverted { next = Int(end) }
      case .optionalText(let slot, let field, let end):
        if let text = text(field, slot) { try render(text, next..<Int(end)) }
        next = Int(end)
      case .texts(let slot, let field, let end):
        try renderTexts(field, slot, next..<Int(end))
        next = Int(end)
      case .records(let slot, let field, let target, let isList, let end):
        try renderRecords(field, slot, target: Int(target), isList: isList, next..<Int(end))
        next = Int(end)
      case .forgetPresence:
        isPresenceNoted = false
      case .notePresence(let slot, let field):
        isPresenceNoted = try isPresent(field, slot)
      case .ifNothingNoted(let end):
        if isPresenceNoted { next = Int(end) }
      }
    }
    depth -= 1
  }

  private func checkLimits() throws(RenderingError) {
    if depth > limits.maxDepth { throw .tooDeep(template: template, limit: limits.maxDepth) }
    if steps > limits.maxSteps { throw .tooManySteps(template: template, limit: limits.maxSteps) }
    if output.count - outputStart > limits.maxBytes {
      throw .tooManyBytes(template: template, limit: limits.maxBytes)
    }
  }

  // MARK: Fields

  private mutating func append(_ text: String) {
    let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable {
      output.append(contentsOf: $0)
    }
    if isContiguous == nil { output.append(contentsOf: text.utf8) }
  }

  private func text(_ field: Int32, _ slot: Int32) -> String? {
    switch fields[Int(field)].content {
    case .text(let reader): reader.value(at: slots[Int(slot)])
    case .optionalText(let reader): reader.value(at: slots[Int(slot)])
    case .flag, .texts, .record, .records: nil
    }
  }

  private func isPresent(_ field: Int32, _ slot: Int32) throws(RenderingError) -> Bool {
    try fields[Int(field)].content.isPresent(at: slots[Int(slot)])
  }

  // MARK: Sections

  private mutating func render(_ text: String, _ content: Range<Int>) throws(RenderingError) {
    let outerItem = item
    item = text
    try run(content)
    item = outerItem
  }

  private mutating func renderTexts(
    _ field: Int32, _ slot: Int32, _ content: Range<Int>
  ) throws(RenderingError) {
    guard case .texts(let reader) = fields[Int(field)].content else { return }
    let texts = reader.value(at: slots[Int(slot)])
    let outer = (item, isFirst, isLast)
    for index in texts.indices {
      item = texts[index]
      isFirst = index == 0
      isLast = index == texts.count - 1
      try run(content)
    }
    (item, isFirst, isLast) = outer
  }

  private mutating func renderRecords(
    _ field: Int32, _ slot: Int32, target: Int, isList: Bool, _ content: Range<Int>
  ) throws(RenderingError) {
    let reader: RecordReader
    switch fields[Int(field)].content {
    case .record(let record): reader = record
    case .records(let records): reader = records
    case .text, .optionalText, .flag, .texts: return
    }
    let outer = (slots[target], isFirst, isLast)
    try reader.visit(slots[Int(slot)]) { first, count throws(RenderingError) in
      for index in 0..<count {
        slots[target] = first + index * reader.stride
        if isList {
          isFirst = index == 0
          isLast = index == count - 1
        }
        try run(content)
      }
    }
    (slots[target], isFirst, isLast) = outer
  }

  private mutating func call(_ call: PartialCall) throws(RenderingError) {
    let outer = (indentation.count, indentationStart)
    if call.isStandalone {
      indentation += programs.literals[call.indentation]
    } else {
      indentationStart = indentation.count
    }
    try run(programs.ranges[call.program])
    indentation.removeLast(indentation.count - outer.0)
    indentationStart = outer.1
  }
}
