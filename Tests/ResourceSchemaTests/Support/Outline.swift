import ResourceSchema
import Testing
import YAMLSource

/// A value of the model in words, without the places where a schema states it.
func outline(_ value: Any) -> String {
  if value is SourceRange { return "" }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional:
    return mirror.children.first.map { outline($0.value) } ?? "nil"
  case .collection:
    return "[" + mirror.children.map { outline($0.value) }.joined(separator: ", ") + "]"
  default:
    guard !mirror.children.isEmpty else { return "\(value)" }
    let children = mirror.children.filter { !($0.value is SourceRange) }
    if children.count == 1, children.first?.label == "value", let only = children.first {
      return outline(only.value)
    }
    return "\(type(of: value))("
      + children.map { "\($0.label ?? ""): \(outline($0.value))" }.joined(separator: ", ") + ")"
  }
}

/// Expects that two spellings give the same model.
func expectSame(
  _ short: String, _ long: String, _ location: Testing.SourceLocation = #_sourceLocation
) throws {
  let shortOutline = try outline(read(short, location))
  let longOutline = try outline(read(long, location))
  #expect(shortOutline == longOutline, sourceLocation: location)
}
