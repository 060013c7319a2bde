/// The given shapes and all that are reachable from them, with their fields, by number.
struct ShapeTable: Sendable {
  private(set) var names: [String] = []
  /// The number of each shape, by name.
  private(set) var numbers: [String: Int] = [:]
  /// For each shape its fields, in the order of their declaration.
  private(set) var fields: [[RecordField]] = []

  /// The number of the shape of the innermost list.
  static let innermostList = 0

  init(_ roots: [RecordShape]) {
    var found = [RecordShape.innermostList] + roots
    var next = 0
    while next < found.count {
      let shape = found[next]
      next += 1
      guard numbers[shape.name] == nil else { continue }
      numbers[shape.name] = names.count
      names.append(shape.name)
      let declared = shape.fields()
      fields.append(declared)
      found += declared.compactMap(\.shape)
    }
  }

  func field(_ name: String, of shape: Int) -> RecordField? {
    fields[shape].first { $0.name == name }
  }

  /// Returns the number of the shape of the records in a field.
  func shape(in field: RecordField) -> Int? { field.shape.flatMap { numbers[$0.name] } }
}
