import Inference
import JSONSource
import Profiling

/// An OpenAPI schema with `$ref` and `allOf` resolved.
struct ResolvedSchema {
  typealias Property = (name: String, place: DescriptionValue)

  /// The place of the schema, after all references are followed.
  var place: DescriptionValue
  /// The names of the components on the way to the schema, outermost first.
  var names: [String] = []
  /// The JSON types, without `null`.
  var types: [String] = []
  var isNullable = false
  var format: String?
  var properties: [Property] = []
  var required: Set<String> = []
  var items: DescriptionValue?
  /// The schema of the properties without a schema of their own.
  var additional: DescriptionValue?
  var limitsProperties = false
  /// The values of an `enum` or `const`, without `null`.
  var values: [JSONNode]?
  var valueNames: [String] = []
  var defaultValue: JSONNode?
  var example: JSONNode?
  /// The types of a `oneOf` or `anyOf`, without `null`.
  var alternatives: [DescriptionValue] = []
  /// The property of a `discriminator`.
  var tag: String?
  /// The schemas to which a `discriminator` leads, by the value of its property.
  var tagged: [(value: String, place: DescriptionValue)] = []
  /// The pointers of all schemas that were merged into this shape.
  var visited: Set<String> = []
  var isReadOnly = false
  var isWriteOnly = false
  var isDeprecated = false
  var description: String?
  var pattern: String?

  func property(_ name: String) -> DescriptionValue? {
    properties.first { $0.name == name }?.place
  }

  var isArray: Bool { types.contains("array") || (types.isEmpty && items != nil) }

  /// True if any value is one of the schema.
  var isOpen: Bool {
    types.isEmpty && items == nil && properties.isEmpty && values == nil && alternatives.isEmpty
      && format == nil && pattern == nil && !limitsProperties && place.node.object?["$ref"] == nil
  }

  var onlyText: String? {
    guard let values, values.count == 1 else { return nil }
    return values[0].string
  }
}

/// The schemas of a description. Each is resolved once.
final class ShapeReader {
  let root: DescriptionValue
  /// True if all non-nullable properties are required, regardless of `required`.
  private let requiresNonNullable: Bool
  var losses = LossList()
  /// The first reference into another file.
  private(set) var external: JSONNode?
  private var known: [String: ResolvedSchema] = [:]
  /// The places whose shapes are being made.
  private var open: Set<String> = []
  /// The components that extend a component with `allOf`, by its pointer.
  private lazy var extensions = findExtensions()

  /// The number of schemas that may be merged into one, and of references in a row.
  private static let maxDepth = 64
  private static let componentPrefix = "#/components/schemas/"

  init(_ root: DescriptionValue, requiresNonNullable: Bool) {
    self.root = root
    self.requiresNonNullable = requiresNonNullable
  }

  /// The alternatives of a union, or the shape itself.
  func alternatives(of shape: ResolvedSchema) -> [ResolvedSchema] {
    shape.alternatives.isEmpty ? [shape] : shape.alternatives.map(self.shape)
  }

  /// The names of the properties that responses always have.
  func requiredProperties(of shape: ResolvedSchema) -> Set<String> {
    guard requiresNonNullable else { return shape.required }
    return shape.required.union(
      shape.properties.filter { !self.shape(of: $0.place).isNullable }.map(\.name))
  }

  /// Returns true if JSON:API allows the name of a property; reports it otherwise.
  func hasUsableName(_ property: ResolvedSchema.Property) -> Bool {
    if NameRule.isUsable(property.name) { return true }
    losses.add(
      .lostName, "`\(property.name.prefix(60))` is not a member name in JSON:API",
      at: property.place)
    return false
  }

  func reportUnknownMembers(of shape: ResolvedSchema, _ object: DefinedMembers) {
    for property in shape.properties where !object.contains(property.name) {
      losses.add(
        .lostMember,
        "JSON:API does not define the member `\(property.name.prefix(60))` of \(object.name)",
        at: property.place)
    }
  }

  func shape(of place: DescriptionValue) -> ResolvedSchema {
    if let shape = known[place.key] { return shape }
    var shape = ResolvedSchema(place: place)
    if let component = Self.component(at: place.pointer) { shape.names = [component] }
    // A property in several parts of `allOf` can refer back to this schema.
    guard open.insert(place.key).inserted else { return shape }
    defer { open.remove(place.key) }
    merge(place, into: &shape, isNamed: place.others.isEmpty, depth: 0)
    for other in place.others { merge(other, into: &shape, isNamed: false, depth: 1) }
    // A schema that the discriminator maps to inherits it.
    if shape.tagged.contains(where: { shape.visited.contains($0.place.pointer) }) {
      shape.tagged = []
    }
    known[place.key] = shape
    return shape
  }

  /// Follows references to other elements than schemas, such as parameters and responses.
  ///
  /// - Parameter isExample: True for an example, which may be in another file.
  func target(of place: DescriptionValue, isExample: Bool = false) -> DescriptionValue {
    var place = place
    for _ in 0..<Self.maxDepth {
      guard let reference = place.node["$ref"]?.string, reference.hasPrefix("#") || !isExample
      else { break }
      guard let next = self.place(at: reference, from: place) else { break }
      place = next
    }
    return place
  }

  private func place(at reference: String, from place: DescriptionValue) -> DescriptionValue? {
    guard reference.hasPrefix("#") else {
      if let node = place.node["$ref"] {
        external = external ?? node
      } else {
        losses.add(.lostReference, "`\(reference.prefix(100))` is in another file", at: place)
      }
      return nil
    }
    let result = root.descendant(at: URLPath.decoded(String(reference.dropFirst())))
    if result == nil {
      losses.add(.lostReference, "`\(reference.prefix(100))` leads nowhere", at: place)
    }
    return result
  }

  /// A name in a reference, which is a URL.
  private static func unescaped(_ part: Substring) -> String {
    JSONPointer.unescaped(URLPath.decoded(String(part)))
  }

  /// - Parameter isNamed: True if the shape consists of this schema only, so that they share a
  ///   name.
  private func merge(
    _ place: DescriptionValue, into shape: inout ResolvedSchema, isNamed: Bool, depth: Int
  ) {
    guard depth < Self.maxDepth else {
      losses.add(.lostRecursion, "references form a cycle", at: place)
      return
    }
    guard let object = place.node.object else { return }
    shape.visited.insert(place.pointer)
    if let reference = object["$ref"]?.string {
      if isNamed, reference.hasPrefix(Self.componentPrefix) {
        shape.names.append(Self.unescaped(reference.dropFirst(Self.componentPrefix.count)))
      }
      if let target = self.place(at: reference, from: place) {
        if isNamed { shape.place = target }
        merge(target, into: &shape, isNamed: isNamed, depth: depth + 1)
      }
    }
    readDiscriminator(of: place, into: &shape)
    let parts = place["allOf"]?.elements ?? []
    let isWhole = object["properties"] == nil && parts.count == 1
    for part in parts {
      merge(part, into: &shape, isNamed: isNamed && isWhole, depth: depth + 1)
    }
    for key in ["oneOf", "anyOf"] {
      guard let all = place[key]?.elements, !all.isEmpty else { continue }
      let others = all.filter { !isNull($0) }
      if others.count < all.count { shape.isNullable = true }
      if others.count == 1 {
        merge(others[0], into: &shape, isNamed: isNamed, depth: depth + 1)
      } else {
        shape.alternatives += others
      }
    }
    readKeywords(of: place, object, into: &shape)
  }

  private func isNull(_ place: DescriptionValue) -> Bool {
    guard let object = place.node.object else { return false }
    if object["type"]?.string == "null" { return true }
    if let values = object["enum"]?.array { return values.count == 1 && values[0].isNull }
    return object["const"]?.isNull == true
  }

  private func readKeywords(
    of place: DescriptionValue, _ object: JSONObject, into shape: inout ResolvedSchema
  ) {
    for member in object.members {
      let value = member.value
      switch member.name {
      case "type": setTypes(value, of: &shape)
      case "nullable": shape.isNullable = value.bool ?? shape.isNullable
      case "format": shape.format = value.string
      case "properties":
        for property in place["properties"]?.members ?? [] {
          add(property.name, property.place, to: &shape)
        }
      case "required", "x-required": shape.required.formUnion(texts(value))
      case "items": shape.items = place["items"]
      case "additionalProperties":
        shape.limitsProperties = true
        shape.additional = value.bool == nil ? place[member.name] : nil
      case "const": setValues([value], of: &shape)
      case "enum": setValues(value.array ?? [], of: &shape)
      case "x-enum-varnames", "x-enumNames": shape.valueNames = texts(value)
      case "default": shape.defaultValue = value
      case "example": shape.example = value
      case "examples": if shape.example == nil { shape.example = value.array?.first }
      case "readOnly": shape.isReadOnly = value.bool ?? false
      case "writeOnly": shape.isWriteOnly = value.bool ?? false
      case "deprecated": shape.isDeprecated = value.bool ?? false
      case "description": shape.description = value.string
      case "pattern": shape.pattern = value.string
      default: break
      }
    }
  }

  /// Adds a property; objects with the same name in several parts of `allOf` are merged.
  private func add(_ name: String, _ place: DescriptionValue, to shape: inout ResolvedSchema) {
    guard let index = shape.properties.firstIndex(where: { $0.name == name }) else {
      return shape.properties.append((name, place))
    }
    let old = shape.properties[index].place
    let (first, second) = (self.shape(of: old), self.shape(of: place))
    shape.properties[index].place = place
    if !first.properties.isEmpty, !second.properties.isEmpty, first.place.key != second.place.key {
      shape.properties[index].place = old
      shape.properties[index].place.others.append(place)
    }
  }

  private func readDiscriminator(of place: DescriptionValue, into shape: inout ResolvedSchema) {
    guard let discriminator = place["discriminator"] else { return }
    shape.tag = discriminator["propertyName"]?.node.string
    let mapping = discriminator["mapping"]?.members ?? []
    shape.tagged = mapping.compactMap { value, target in
      guard let text = target.node.string else { return nil }
      let reference = text.contains("/") ? text : Self.componentPrefix + text
      return self.place(at: reference, from: target).map { (value, $0) }
    }
    // Without a mapping, the values are the names of the components.
    guard mapping.isEmpty else { return }
    let references = ["oneOf", "anyOf"].flatMap { place[$0]?.elements ?? [] }
      .compactMap { $0.node["$ref"]?.string }
    let found =
      references.isEmpty
      ? extensions[place.pointer] ?? []
      : references.compactMap { self.place(at: $0, from: place) }
    shape.tagged = found.map { (Self.component(at: $0.pointer) ?? "", $0) }
  }

  private static func component(at pointer: String) -> String? {
    let prefix = componentPrefix.dropFirst()
    guard pointer.hasPrefix(prefix) else { return nil }
    let name = pointer.dropFirst(prefix.count)
    return name.contains("/") ? nil : unescaped(name)
  }

  private func findExtensions() -> [String: [DescriptionValue]] {
    var result: [String: [DescriptionValue]] = [:]
    for component in root["components"]?["schemas"]?.members ?? [] {
      for part in component.place["allOf"]?.elements ?? [] {
        guard let reference = part.node["$ref"]?.string,
          let base = place(at: reference, from: part)
        else { continue }
        result[base.pointer, default: []].append(component.place)
      }
    }
    return result
  }

  private func texts(_ node: JSONNode) -> [String] {
    node.array?.map { $0.string ?? "" } ?? []
  }

  private func setTypes(_ node: JSONNode, of shape: inout ResolvedSchema) {
    let types = node.string.map { [$0] } ?? texts(node)
    if types.contains("null") { shape.isNullable = true }
    shape.types = types.filter { $0 != "null" && !$0.isEmpty }
  }

  private func setValues(_ values: [JSONNode], of shape: inout ResolvedSchema) {
    if values.contains(where: \.isNull) { shape.isNullable = true }
    shape.values = values.filter { !$0.isNull }
  }
}
