/// A node of a template with resolved names. Literals, partials and bodies are stored as indices.
enum CompiledNode: Sendable {
  case literal(Range<Int>)
  /// The indentation of the enclosing partials.
  case indentation
  /// The text whose section contains the tag.
  case item
  case text(FieldPath)
  /// A partial, with its indentation if it is alone on its line.
  case partial(Int, indentation: Range<Int>?)
  case loopFlag(LoopFlag, isInverted: Bool, body: Int)
  case section(FieldPath, body: Int)
  case inverted(FieldPath, body: Int)
}

/// Templates with resolved names.
struct CompiledTemplates: Sendable {
  let table: ShapeTable
  /// The nodes of templates and of their sections.
  var bodies: [[CompiledNode]] = []
  var literals: [UInt8] = []
  /// The bodies of templates, one for each scope in which they are rendered.
  var programs: [Int] = []
}
