extension MemberTable.Coding {
  /// Returns the coding of a member that must be present.
  static func of<Value: Codable>(_ type: Value.Type) -> Self {
    let coding = MemberTable.coding(of: type)
    if let table = (type as? any TabledRelationship.Type)?.table(isOptional: false) {
      return Self(
        type: coding, kind: .relationship, isOptional: table.isOptional, relationship: table)
    }
    let kind: MemberTable.Kind =
      if coding == RequiredCoding<String>.self {
        .text
      } else if coding == RequiredCoding<String?>.self {
        .optionalText
      } else if coding == RequiredCoding<Int>.self {
        .integer
      } else if coding == RequiredCoding<Double>.self {
        .number
      } else if coding == RequiredCoding<Bool>.self {
        .flag
      } else {
        .other
      }
    return Self(type: coding, kind: kind, isOptional: false)
  }

  /// Returns the coding of a member that may be absent.
  static func ofOptional<Value: Codable>(_ type: Value.Type) -> Self {
    let coding = MemberTable.optionalCoding(of: type)
    if let table = (type as? any TabledRelationship.Type)?.table(isOptional: true) {
      return Self(
        type: coding, kind: .relationship, isOptional: table.isOptional, relationship: table)
    }
    let kind: MemberTable.Kind =
      if coding == OptionalCoding<String>.self {
        .optionalText
      } else if coding == OptionalCoding<Int>.self {
        .optionalInteger
      } else if coding == OptionalCoding<Double>.self {
        .optionalNumber
      } else if coding == OptionalCoding<Bool>.self {
        .optionalFlag
      } else if type == JSONValue.self {
        .optionalJSON
      } else {
        .other
      }
    return Self(type: coding, kind: kind, isOptional: true)
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
