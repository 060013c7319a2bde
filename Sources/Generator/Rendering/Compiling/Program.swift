/// A step of rendering.
///
/// A *slot* is a cell that holds the address of the current record of a shape; *field* is the
/// number of a field of that shape; *end* is the instruction after a section.
enum Instruction {
  case literal(start: Int32, count: Int32)
  /// The indentation of the partials around the instruction.
  case indentation

  case storedText(slot: Int32, offset: Int32)
  case text(slot: Int32, field: Int32)
  case item

  case call(Int32)

  case ifStoredFlag(slot: Int32, offset: Int32, isInverted: Bool, end: Int32)
  case ifPresent(slot: Int32, field: Int32, isInverted: Bool, end: Int32)
  case ifLoopFlag(LoopFlag, isInverted: Bool, end: Int32)

  case optionalText(slot: Int32, field: Int32, end: Int32)
  case texts(slot: Int32, field: Int32, end: Int32)
  case records(slot: Int32, field: Int32, target: Int32, isList: Bool, end: Int32)

  /// Inverted sections of dotted names: a record on the way may be absent.
  case forgetPresence
  case notePresence(slot: Int32, field: Int32)
  case ifNothingNoted(end: Int32)

  /// Returns the section with its end, which is known only after its content.
  func ending(at end: Int32) -> Instruction {
    switch self {
    case .ifStoredFlag(let slot, let offset, let isInverted, _):
      .ifStoredFlag(slot: slot, offset: offset, isInverted: isInverted, end: end)
    case .ifPresent(let slot, let field, let isInverted, _):
      .ifPresent(slot: slot, field: field, isInverted: isInverted, end: end)
    case .ifLoopFlag(let flag, let isInverted, _):
      .ifLoopFlag(flag, isInverted: isInverted, end: end)
    case .optionalText(let slot, let field, _): .optionalText(slot: slot, field: field, end: end)
    case .texts(let slot, let field, _): .texts(slot: slot, field: field, end: end)
    case .records(let slot, let field, let target, let isList, _):
      .records(slot: slot, field: field, target: target, isList: isList, end: end)
    case .ifNothingNoted: .ifNothingNoted(end: end)
    case .literal, .indentation, .storedText, .text, .item, .call, .forgetPresence, .notePresence:
      self
    }
  }
}

/// The rendering of a partial.
struct PartialCall: Sendable {
  let program: Int
  /// The indentation in the literals.
  let indentation: Range<Int>
  /// The partial is alone on its line and inherits the indentation of the partials around it.
  let isStandalone: Bool
}

/// Compiled templates.
struct Programs: Sendable {
  var code: [Instruction] = []
  var literals: [UInt8] = []
  var calls: [PartialCall] = []
  /// The instructions of each program.
  var ranges: [Range<Int>] = []
  var slotCount = 0
}
