extension MemberTable.Coding {
  /// Returns the coding of a member that must be present, or that may be absent.
  static func of<Value: Codable>(_ type: Value.Type, isOptional: Bool = false) -> Self {
    let coding = MemberTable.coding(of: type, isOptional: isOptional)
    if let table = (type as? any TabledRelationship.Type)?.table(isOptional: isOptional) {
      return Self(
        type: coding, kind: .relationship, isOptional: table.isOptional, relationship: table)
    }
    let kind: MemberTable.Kind =
      switch coding {
      case is RequiredCoding<String>.Type: .text
      case is RequiredCoding<String?>.Type, is OptionalCoding<String>.Type: .optionalText
      case is RequiredCoding<Int>.Type: .integer
      case is OptionalCoding<Int>.Type: .optionalInteger
      case is RequiredCoding<Double>.Type: .number
      case is OptionalCoding<Double>.Type: .optionalNumber
      case is RequiredCoding<Bool>.Type: .flag
      case is OptionalCoding<Bool>.Type: .optionalFlag
      default: isOptional && type == JSONValue.self ? .optionalJSON : .other
      }
    return Self(type: coding, kind: kind, isOptional: isOptional)
  }
}

extension MemberTable {
  /// Stops the program if two rows have the same name, or if a stored property has no row, because reading an object
  /// would not initialize it.
  ///
  /// - Parameter isComplete: True if no stored property without memory may lack a row.
  static func check<Model>(_ rows: [Row], of type: Model.Type, isComplete: Bool) {
    // Only needed if the program stops.
    var table: String { "Members<\(String(reflecting: type))>" }
    var rule: String { "\(table) needs a row for each stored property" }
    var names: Set<String> = []
    for row in rows {
      precondition(
        names.insert(row.name.description).inserted, "\(table) has two rows called “\(row.name)”.")
    }
    var end = 0
    for row in rows.sorted(by: { $0.offset < $1.offset }) {
      // A gap that is smaller than the alignment of the next property may be padding.
      precondition(
        row.offset - end < max(row.memory.alignment, 1) && row.offset >= end,
        "\(rule): the one before “\(row.name)” has none, or it has two.")
      end = row.offset + row.memory.size
    }
    precondition(MemoryLayout<Model>.size == end, "\(rule): the last one has none.")
    #if DEBUG
      // A small property may hide in what looks like padding. Without reflection metadata, the number is 0.
      let count = countOfStoredProperties(type)
      precondition(
        !isComplete || count == 0 || count == rows.count,
        "\(rule): it has \(rows.count), and the type \(count) properties.")
    #endif
  }
}

#if DEBUG
  /// Returns the number of stored properties of a struct. `Mirror` uses this function of the runtime; without it, only
  /// those of a value can be counted.
  @_silgen_name("swift_reflectionMirror_recursiveCount")
  private func countOfStoredProperties(_ type: any Any.Type) -> Int
#endif
