/// The given shapes and all that are reachable from them, with their fields, by number.
struct ShapeTable: Sendable {
  /// The names of the shapes.
  private(set) var names: [String] = []
  /// The numbers of the shapes, by name.
  private(set) var numbers: [String: Int] = [:]
  /// For each shape the numbers of its fields, in the order of their declaration.
  private(set) var ranges: [Range<Int>] = []
  /// The fields of all shapes.
  private(set) var fields: [RecordField] = []
  /// For each field the number of the shape of its records, if it has any.
  let innerShapes: [Int?]
  private let fieldNumbers: [[String: Int]]

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
    fieldNumbers = ranges.map { [fields] range in
      Dictionary(range.map { (fields[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Returns the number of the field with a name.
  func field(_ name: String, of shape: Int) -> Int? { fieldNumbers[shape][name] }

  func fields(of shape: Int) -> ArraySlice<RecordField> { fields[ranges[shape]] }

  func fieldNames(of shape: Int) -> [String] { fields(of: shape).map(\.name) }

  /// Returns the number of the shape of the record that a field contains; `nil` for other fields,
  /// such as lists of records.
  func record(in field: Int) -> Int? {
    if case .record = fields[field].content { innerShapes[field] } else { nil }
  }
}
