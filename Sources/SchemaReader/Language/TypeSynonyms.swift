import ResourceSchema

/// What other languages call the types of this one.
enum TypeSynonyms {
  static func type(for word: String) -> String? {
    switch word.lowercased() {
    case "str", "text", "varchar", "char", "citext", "id": "String"
    case "boolean": "Bool"
    case "integer", "int32", "bigint": "Int"
    case "long": "Int64"
    case "number", "float", "float64", "float32", "real": "Double"
    case "money", "numeric", "bigdecimal": "Decimal"
    case "uri", "link": "URL"
    case "date", "localdate": "Day"
    case "localtime": "Time"
    case "datetime", "date-time", "iso8601", "rfc3339", "instant", "datetimez", "timestamptz":
      "DateTime"
    case "any", "object", "hash", "dictionary", "anyjson", "jsonb", "mixed": "JSON"
    case "base64", "binary", "bytes", "blob": "Data"
    case "guid": "UUID"
    default: nil
    }
  }

  /// The type of the language that a word spells in another case: `string`.
  static func primitive(like word: String) -> String? {
    PrimitiveType.allCases.map(\.rawValue).first { $0.lowercased() == word.lowercased() }
  }

  /// What a type of Swift's own modules is here: `Foundation.Date`.
  static func type(ofSwift name: String) -> String? {
    guard let dot = name.firstIndex(of: "."),
      ["Swift", "Foundation", "FoundationEssentials"].contains(name[..<dot])
    else { return nil }
    let type = String(name[name.index(after: dot)...])
    if type == "Date" { return PrimitiveType.dateTime.rawValue }
    return PrimitiveType(rawValue: type)?.rawValue ?? self.type(for: type)
  }

  /// How a type is spelt here whose name comes from elsewhere; other names stay.
  static func spelling(of word: String) -> String {
    primitive(like: word) ?? type(for: word) ?? word
  }
}
