/// A node of a template with resolved names. Its parts are stored as indices, because trivial
/// values are rendered without reference counting.
enum CompiledNode: Sendable {
  case literal(Range<Int>)
  /// The indentation of the enclosing partials.
  case indentation
  /// The text whose section contains the tag.
  case item
  case text(FieldPlace)
  /// A partial, with its indentation if it is alone on its line.
  case partial(Int, indentation: Range<Int>?)
  case loopFlag(LoopFlag, isInverted: Bool, body: Int)
  case section(FieldPlace, body: Int)
  case inverted(FieldPlace, body: Int)
}

/// A ``FieldPath`` without references: the shape of an enclosing record, and the index of the field. A path through
/// nested records has an index, too. With the path itself, `generate` takes a sixth more instructions.
struct FieldPlace: Sendable {
  var start: Int
  var way: Int?
  var field: Int
}

/// Templates with resolved names.
struct CompiledTemplates: Sendable {
  let table: ShapeTable
  /// The nodes of templates and of their sections.
  var bodies: [[CompiledNode]] = []
  var literals: [UInt8] = []
  /// The paths through nested records, as the indices of their fields.
  var ways: [[Int]] = []
  /// The bodies of templates, one for each scope in which they are rendered.
  var programs: [Int] = []
}
