import JSONAPI
import JSONAPIQuery

/// Reads filters as JSON: `[{"name":"status","op":"eq","val":"draft"}]`.
enum JSONFilterParser {
  static func expression(_ text: String) throws -> FilterExpression<NamedFilterInput> {
    guard let json = try? JSONAPIDecoder().decode(JSONValue.self, from: Array(text.utf8)),
      case .array(let parts) = json
    else { throw InvalidFilter(detail: "Expected an array in JSON.") }
    return .and(try parts.map(expression))
  }

  private static func expression(
    _ json: JSONValue
  ) throws -> FilterExpression<NamedFilterInput> {
    switch json {
    case .object(let members):
      if case .array(let parts)? = members["and"] { return .and(try parts.map(expression)) }
      if case .array(let parts)? = members["or"] { return .or(try parts.map(expression)) }
      if let part = members["not"] { return .not(try expression(part)) }
      guard case .string(let name)? = members["name"],
        case .string(let comparison)? = members["op"],
        let value = members["val"]
      else { break }
      let values = if case .array(let values) = value { values } else { [value] }
      return .condition(
        NamedFilterInput(name, FilterInput(comparison, values: values.map { .json($0) })))
    default: break
    }
    throw InvalidFilter(
      detail: "Expected an object with “name”, “op” and “val”, or with “and”, “or” or “not”.")
  }
}
