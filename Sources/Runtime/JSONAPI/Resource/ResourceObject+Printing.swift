// Not `CustomStringConvertible`: real APIs have attributes called `description`.
extension ResourceObject: CustomDebugStringConvertible {
  public var debugDescription: String {
    let attributes = Mirror(reflecting: attributes).children.compactMap { name, value in
      name.flatMap { name in (value as? any _AttributeType).map { "\(name): \(readable($0))" } }
    }
    let relationships = Mirror(reflecting: relationships).children.compactMap { name, value in
      name.flatMap { name in linkage(value).map { "\(name): \($0)" } }
    }
    let identity = Description.jsonType + (id.textIfAny.map { " \($0)" } ?? "")
    return ([identity] + attributes + relationships).joined(separator: "\n  ")
  }
}

/// Returns a human-readable description of a value, without names of types and without secrets.
private func readable(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  return switch value {
  case let attribute as any _AttributeType:
    // A secret has an empty mirror.
    Mirror(reflecting: attribute).children.isEmpty ? "…" : readable(attribute.value)
  case let text as String: text.debugDescription
  case let value as any RawRepresentable: readable(value.rawValue)
  case let json as JSONValue: json.description
  default:
    switch mirror.displayStyle {
    case .optional: mirror.children.first.map { readable($0.value) } ?? "null"
    case .collection, .set:
      "[" + mirror.children.map { readable($0.value) }.joined(separator: ", ") + "]"
    case .dictionary:
      "{" + mirror.children.map { readable($0.value) }.sorted().joined(separator: ", ") + "}"
    case .tuple: mirror.children.map { readable($0.value) }.joined(separator: ": ")
    case .enum:
      mirror.children.first.map { "\($0.label ?? "")(\(readable($0.value)))" } ?? "\(value)"
    case .struct where !(value is any CustomStringConvertible): members(of: mirror)
    default: "\(value)"
    }
  }
}

/// Returns the members of a nested object, or the value in a property wrapper.
private func members(of mirror: Mirror) -> String {
  if let only = mirror.children.first, mirror.children.count == 1, only.label == "wrappedValue" {
    return readable(only.value)
  }
  let members = mirror.children.map { name, value in
    "\(name.map { $0.drop { $0 == "_" } } ?? ""): \(readable(value))"
  }
  return members.isEmpty ? "…" : "{" + members.joined(separator: ", ") + "}"
}

/// Returns the types and ids in a relationship; `nil` if it has no `data`.
private func linkage(_ relationship: Any) -> String? {
  func text(_ identifier: JSONValue) -> String? {
    identifier["type"]?.stringValue.map { type in
      "\(type) \(identifier["id"].flatMap { LenientText($0)?.text } ?? identifier["lid"]?.stringValue ?? "")"
    }
  }
  guard let relationship = relationship as? any Encodable,
    let data = try? JSONValue(encoding: relationship)["data"]
  else { return nil }
  return switch data {
  case .null: "null"
  case .array(let identifiers): "[" + identifiers.compactMap(text).joined(separator: ", ") + "]"
  default: text(data)
  }
}
