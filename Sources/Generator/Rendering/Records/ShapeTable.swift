/// The given shapes and all that are reachable from them, with their fields, by number.
struct ShapeTable: Sendable {
  private(set) var names: [String] = []
  /// The number of each shape, by name.
  private(set) var numbers: [String: Int] = [:]
  /// For each shape the numbers of its fields, in the order of their declaration.
  private(set) var ranges: [Range<Int>] = []
  private(set) var fields: [RecordField] = []
  /// For each field the number of the shape of its records, if it has any.
  let innerShapes: [Int?]
  /// The numbers of the fields' names.
  private(set) var nameNumbers: [String: Int] = [:]
  /// For each shape and each name the number of the field.
  private var fieldNumbers: [Int?] = []
  private let nameCount: Int

  init(_ roots: [RecordShape]) {
    var found = roots
    var next = 0
    while next < found.count {
      let shape = found[next]
      next += 1
      guard numbers[shape.name] == nil else { continue }
      numbers[shape.name] = names.count
      names.append(shape.name)
      let declared = shape.fields()
      ranges.append(fields.count..<fields.count + declared.count)
      fields += declared
      found += declared.compactMap(\.shape)
    }
    innerShapes = fields.map { [numbers] field in field.shape.flatMap { numbers[$0.name] } }
    for field in fields where nameNumbers[field.name] == nil {
      nameNumbers[field.name] = nameNumbers.count
    }
    nameCount = nameNumbers.count
    fieldNumbers = Array(repeating: nil, count: names.count * nameCount)
    for (shape, range) in ranges.enumerated() {
      for field in range {
        guard let name = nameNumbers[fields[field].name] else { continue }
        fieldNumbers[shape * nameCount + name] = field
      }
    }
  }

  /// Returns the number of the field with a name.
  func field(_ name: Int?, of shape: Int) -> Int? {
    if let name { fieldNumbers[shape * nameCount + name] } else { nil }
  }

  func fields(of shape: Int) -> ArraySlice<RecordField> { fields[ranges[shape]] }

  func fieldNames(of shape: Int) -> [String] { fields(of: shape).map(\.name) }

  /// Returns the number of the shape of the record that a field contains; `nil` for other fields,
  /// such as lists of records.
  func record(in field: Int) -> Int? {
    fields[field].kind == .record ? innerShapes[field] : nil
  }

  /// Finds the innermost record with the field that a tag begins with. At the start of several
  /// parts, the field is a record; `nil` if the record itself has the name.
  ///
  /// - Parameter scope: The shapes of the records around the tag, outermost first.
  func head(of tag: TemplateTag, in scope: [Int]) -> (place: Int, field: Int?)? {
    for place in scope.indices.reversed() {
      let shape = scope[place]
      if let field = field(tag.first, of: shape), !tag.isPath || record(in: field) != nil {
        return (place, field)
      }
      if tag.shape == shape { return (place, nil) }
    }
    return nil
  }
}
