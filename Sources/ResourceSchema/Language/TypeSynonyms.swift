/// What other languages call the types of this one.
enum TypeSynonyms {
  static func type(for word: String) -> String? {
    switch word.lowercased() {
    case "str", "text", "varchar": "String"
    case "boolean": "Bool"
    case "integer", "int32", "number", "long", "bigint":
      word.lowercased() == "number" ? "Double" : word.lowercased() == "long" ? "Int64" : "Int"
    case "float", "float64", "float32", "real": "Double"
    case "money": "Decimal"
    case "uri", "link": "URL"
    case "date": "Day"
    case "datetime", "date-time", "iso8601", "rfc3339", "instant": "DateTime"
    case "any", "object", "hash", "dictionary", "anyjson": "JSON"
    case "base64", "binary", "bytes", "blob": "Data"
    case "guid": "UUID"
    default: nil
    }
  }
}
