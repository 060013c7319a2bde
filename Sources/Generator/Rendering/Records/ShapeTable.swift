/// The declaration of a record type without the type.
struct ShapeDeclaration: Sendable {
  enum Identity: Hashable, Sendable {
    case type(ObjectIdentifier)
    case number(Int)
  }

  let identity: Identity
  let name: String
  /// Declares the fields; called once for each table, so that record types may be recursive.
  let fields: @Sendable () -> [RecordField]

  init(identity: Identity, name: String, fields: @escaping @Sendable () -> [RecordField]) {
    self.identity = identity
    self.name = name
    self.fields = fields
  }

  init<Record: TemplateRecord>(_ type: Record.Type) {
    self.init(identity: .type(ObjectIdentifier(type)), name: Record.recordName) {
      TemplateFields<Record>().declared
    }
  }
}

/// The given record types and all that are reachable from them, as an indexed table.
struct ShapeTable: Sendable {
  struct Shape: Sendable {
    let name: String
    /// The indices of the fields, in the order of their declaration.
    var fields: Range<Int>
    var fieldNumbers: [String: Int]
  }

  private(set) var shapes: [Shape] = []
  /// The fields of all shapes.
  private(set) var fields: [RecordField] = []
  /// For each field the shape of its records, if it has any.
  private(set) var innerShapes: [Int?] = []
  private var numbers: [ShapeDeclaration.Identity: Int] = [:]

  init(_ roots: [ShapeDeclaration]) {
    var declarations: [ShapeDeclaration] = []
    for root in roots { _ = number(root, &declarations) }
    var next = 0
    while next < declarations.count {
      let declared = declarations[next].fields()
      let first = fields.count
      for field in declared {
        switch field.content {
        case .record(let shape, _), .records(let shape, _):
          innerShapes.append(number(shape, &declarations))
        case .text, .optionalText, .flag, .texts:
          innerShapes.append(nil)
        }
        fields.append(field)
      }
      let names = zip(declared.map(\.name), first...)
      shapes.append(
        Shape(
          name: declarations[next].name, fields: first..<fields.count,
          fieldNumbers: Dictionary(names, uniquingKeysWith: { first, _ in first })))
      next += 1
    }
  }

  func number(of identity: ShapeDeclaration.Identity) -> Int? { numbers[identity] }

  func names(of shape: Int) -> [String] { fields[shapes[shape].fields].map(\.name) }

  private mutating func number(
    _ declaration: ShapeDeclaration, _ declarations: inout [ShapeDeclaration]
  ) -> Int {
    if let known = numbers[declaration.identity] { return known }
    precondition(
      !declarations.contains { $0.name == declaration.name },
      "two record types are called `\(declaration.name)`")
    numbers[declaration.identity] = declarations.count
    declarations.append(declaration)
    return declarations.count - 1
  }
}
