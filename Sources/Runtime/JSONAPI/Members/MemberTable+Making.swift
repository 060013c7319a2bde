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
  /// Stops the program if a stored property has no row, because reading an object would not initialize it.
  static func check<Model>(_ rows: [Row], of type: Model.Type) {
    var end = 0
    for row in rows.sorted(by: { $0.offset < $1.offset }) {
      // A gap that is smaller than the alignment of the next property may be padding.
      precondition(
        row.offset - end < max(row.memory.alignment, 1) && row.offset >= end,
        "Members<\(Model.self)> needs a row for each stored property: the one before “\(row.name)” has none."
      )
      end = row.offset + row.memory.size
    }
    precondition(
      MemoryLayout<Model>.size == end,
      "Members<\(Model.self)> needs a row for each stored property: the last one has none.")
  }
}
