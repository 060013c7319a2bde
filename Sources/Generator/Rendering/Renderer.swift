/// Renders a program into bytes.
///
/// It reads the compiled templates through unsafe buffers; otherwise, reference counting of arrays
/// would take half of the time.
struct Renderer {
  private let template: String
  private let limits: RenderingLimits
  private let code: UnsafeBufferPointer<Instruction>
  private let literals: UnsafeBufferPointer<UInt8>
  private let calls: UnsafeBufferPointer<PartialCall>
  private let ranges: UnsafeBufferPointer<Range<Int>>
  private let fields: UnsafeBufferPointer<RecordField>
  /// The address of the current record of each shape.
  private let slots: UnsafeMutableBufferPointer<UnsafeRawPointer>

  private var output: [UInt8]
  /// The bytes of the output when rendering started.
  private let outputStart: Int
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

  /// Renders a program with the record at an address and appends it to bytes; where it fails,
  /// nothing is appended.
  static func render(
    _ programs: Programs, _ fields: [RecordField], program: Int, template: String,
    limits: RenderingLimits,
    records: [(slot: Int, address: UnsafeRawPointer)], into output: inout [UInt8]
  ) throws(RenderingError) {
    guard let first = records.first else { return }
    var slots = Array(repeating: first.address, count: programs.slotCount)
    for record in records { slots[record.slot] = record.address }
    let result = programs.code.withUnsafeBufferPointer { code in
      programs.literals.withUnsafeBufferPointer { literals in
        programs.calls.withUnsafeBufferPointer { calls in
          programs.ranges.withUnsafeBufferPointer { ranges in
            fields.withUnsafeBufferPointer { fields in
              slots.withUnsafeMutableBufferPointer { slots in
                var renderer = Renderer(
                  template: template, limits: limits, code: code, literals: literals, calls: calls,
                  ranges: ranges, fields: fields, slots: slots, output: &output)
                return renderer.render(ranges[program], into: &output)
              }
            }
          }
        }
      }
    }
    try result.get()
  }

  private init(
    template: String, limits: RenderingLimits, code: UnsafeBufferPointer<Instruction>,
    literals: UnsafeBufferPointer<UInt8>, calls: UnsafeBufferPointer<PartialCall>,
    ranges: UnsafeBufferPointer<Range<Int>>, fields: UnsafeBufferPointer<RecordField>,
    slots: UnsafeMutableBufferPointer<UnsafeRawPointer>, output: inout [UInt8]
  ) {
    self.template = template
    self.limits = limits
    self.code = code
    self.literals = literals
    self.calls = calls
    self.ranges = ranges
    self.fields = fields
    self.slots = slots
    outputStart = output.count
    self.output = []
    swap(&self.output, &output)
  }

  /// Renders a program and gives the bytes back.
  private mutating func render(
    _ range: Range<Int>, into output: inout [UInt8]
  ) -> Result<Void, RenderingError> {
    defer { swap(&self.output, &output) }
    do {
      return .success(try run(range))
    } catch {
      self.output.removeLast(self.output.count - outputStart)
      return .failure(error)
    }
  }

  private mutating func run(_ range: Range<Int>) throws(RenderingError) {
    depth += 1
    steps += 1
    if depth > limits.maxDepth || steps > limits.maxSteps
      || output.count - outputStart > limits.maxBytes
    {
      throw exceededLimit
    }
    var next = range.lowerBound
    while next < range.upperBound {
      let instruction = code[next]
      next += 1
      switch instruction {
      case .literal(let start, let count):
        appendLiteral(Int(start)..<Int(start + count))
      case .indentation:
        appendIndentation()
      case .storedText(let slot, let offset):
        appendStoredText(slot, offset)
      case .text(let slot, let field):
        appendText(field, slot)
      case .item:
        append(item)
      case .call(let call):
        try self.call(calls[Int(call)])
      case .ifStoredFlag(let slot, let offset, let isInverted, let end):
        if storedFlag(slot, offset) == isInverted { next = Int(end) }
      case .ifPresent(let slot, let field, let isInverted, let end):
        if try isPresent(field, slot) == isInverted { next = Int(end) }
      case .ifLoopFlag(let flag, let isInverted, let end):
        if (flag == .first ? isFirst : isLast) == isInverted { next = Int(end) }
      case .optionalText(let slot, let field, let end):
        try renderText(field, slot, next..<Int(end))
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

  private var exceededLimit: RenderingError {
    if depth > limits.maxDepth { return .tooDeep(template: template, limit: limits.maxDepth) }
    if steps > limits.maxSteps { return .tooManySteps(template: template, limit: limits.maxSteps) }
    return .tooManyBytes(template: template, limit: limits.maxBytes)
  }

  // MARK: Fields

  private mutating func appendLiteral(_ range: Range<Int>) {
    output.append(contentsOf: UnsafeBufferPointer(rebasing: literals[range]))
  }

  private mutating func appendIndentation() {
    output += indentation[indentationStart...]
  }

  private mutating func appendStoredText(_ slot: Int32, _ offset: Int32) {
    append((slots[Int(slot)] + Int(offset)).assumingMemoryBound(to: String.self).pointee)
  }

  private func storedFlag(_ slot: Int32, _ offset: Int32) -> Bool {
    (slots[Int(slot)] + Int(offset)).assumingMemoryBound(to: Bool.self).pointee
  }

  private mutating func appendText(_ field: Int32, _ slot: Int32) {
    if let text = text(field, slot) { append(text) }
  }

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

  private mutating func renderText(
    _ field: Int32, _ slot: Int32, _ content: Range<Int>
  ) throws(RenderingError) {
    guard let text = text(field, slot) else { return }
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
      indentation += literals[call.indentation]
    } else {
      indentationStart = indentation.count
    }
    try run(ranges[call.program])
    indentation.removeLast(indentation.count - outer.0)
    indentationStart = outer.1
  }
}
