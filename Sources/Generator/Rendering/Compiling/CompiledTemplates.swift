/// A part of a template whose names have their meanings. What it consists of has numbers, as trivial values are
/// rendered without counting references.
enum CompiledNode: Sendable {
  case literal(Range<Int>)
  /// The indentation of the partials around it.
  case indentation
  /// The text whose section this is in.
  case item
  case text(FieldPlace)
  /// A partial, with its indentation if it is alone on its line.
  case partial(Int, indentation: Range<Int>?)
  case loopFlag(LoopFlag, isInverted: Bool, body: Int)
  case section(FieldPlace, body: Int)
  case inverted(FieldPlace, body: Int)
}

/// The place of a field: the shape of a record around it, and its number. A way through other records has a number
/// too.
struct FieldPlace: Sendable {
  var start: Int
  var way: Int?
  var field: Int
}

/// Templates whose names have their meanings.
struct CompiledTemplates: Sendable {
  let table: ShapeTable
  /// The nodes of templates and of their sections.
  var bodies: [[CompiledNode]] = []
  var literals: [UInt8] = []
  /// The numbers of the fields that lead to records.
  var ways: [[Int]] = []
  /// The bodies of templates, one for each scope in which they are rendered.
  var programs: [Int] = []
}
