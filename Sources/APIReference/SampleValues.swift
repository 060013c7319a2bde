import ResourceSchema

/// Values that stand for those of an API: the examples of the schema, else the same for each type.
public struct SampleValues: Sendable {
  private let declarations: [String: TypeDeclaration]

  /// The number of objects and lists in each other, which types that contain themselves have no end
  /// of.
  private static let maxDepth = 4

  public init(_ schema: Schema) {
    declarations = Dictionary(
      schema.types.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A value in JSON, with its members in order.
  public indirect enum JSON: Sendable, Hashable {
    case literal(String)
    case array([JSON])
    case object([(name: String, value: JSON)])

    public static func == (left: JSON, right: JSON) -> Bool { left.text() == right.text() }
    public func hash(into hasher: inout Hasher) { hasher.combine(text()) }

    static func string(_ text: String) -> JSON { .literal(SampleValues.quoted(text)) }

    /// Returns the text, on several lines.
    public func text(indentation: String = "") -> String {
      let inner = indentation + "  "
      switch self {
      case .literal(let text): return text
      case .array(let elements):
        guard !elements.isEmpty else { return "[]" }
        if elements.count == 1, case .literal(let text) = elements[0] { return "[\(text)]" }
        return "[\n" + elements.map { inner + $0.text(indentation: inner) }.joined(separator: ",\n")
          + "\n\(indentation)]"
      case .object(let members):
        guard !members.isEmpty else { return "{}" }
        return "{\n"
          + members.map { "\(inner)\(SampleValues.quoted($0)): \($1.text(indentation: inner))" }
          .joined(separator: ",\n") + "\n\(indentation)}"
      }
    }
  }

  /// Returns a resource object.
  public func object(of resource: Resource) -> JSON {
    let type = resource.type.value
    var members: [(name: String, value: JSON)] = [
      ("type", .string(type)), ("id", .string(id(of: resource))),
    ]
    let attributes = resource.attributes.filter { $0.access != .writeOnly }
    if !attributes.isEmpty { members.append(("attributes", object(attributes, of: type, 0))) }
    let relationships = resource.relationships.filter { $0.access != .writeOnly }
    if !relationships.isEmpty {
      members.append(
        ("relationships", .object(relationships.map { ($0.name.value, object(of: $0, type)) })))
    }
    if case .members(let links)? = resource.links?.content, !links.isEmpty {
      members.append(
        ("links", .object(links.map { ($0.name.value, .string(Self.url(of: type))) })))
    }
    return .object(members)
  }

  private func object(of relationship: Relationship, _ type: String) -> JSON {
    guard let cardinality = relationship.cardinality, relationship.linkage != .never else {
      let related = Self.url(of: type) + "/" + relationship.name.value
      return .object([("links", .object([("related", .string(related))]))])
    }
    let target = relationship.targets.first?.value ?? "things"
    let identifier = JSON.object([("type", .string(target)), ("id", .string("1"))])
    return .object([("data", cardinality == .many ? .array([identifier]) : identifier)])
  }

  private func object(_ members: [Member], of owner: String, _ depth: Int) -> JSON {
    .object(
      members.filter { !$0.isOptional || depth < Self.maxDepth - 1 }.map { member in
        (
          member.name.value,
          value(of: member.type, named: member.name.value, example: member.example, owner, depth)
        )
      })
  }

  /// Returns the value of a member.
  func value(
    of type: ValueType, named name: String, example: String? = nil, _ owner: String, _ depth: Int
  ) -> JSON {
    // Only lists and maps let types contain themselves, and these are empty from a depth on.
    guard depth < 4 * Self.maxDepth else { return .literal("null") }
    switch type {
    case .primitive(let primitive):
      return value(of: primitive, named: name, example: example, owner)
    case .numberText: return .string(example ?? "1")
    case .relativeURL: return .string(example ?? "\(owner)/1")
    case .array(let element):
      return depth + 1 < Self.maxDepth
        ? .array([value(of: element, named: name, owner, depth + 1)]) : .array([])
    case .map(let element):
      return depth + 1 < Self.maxDepth
        ? .object([("key", value(of: element, named: name, owner, depth + 1))]) : .object([])
    case .nullable(let type):
      return value(of: type, named: name, example: example, owner, depth)
    case .enumeration(let enumeration): return value(of: enumeration, example: example)
    case .object(let object): return self.object(object.members, of: owner, depth + 1)
    case .union(let union):
      return union.cases.first.map { value(of: $0.type, named: name, owner, depth) }
        ?? .literal("null")
    case .named(let typeName):
      guard let definition = declarations[typeName]?.definition else { return .literal("null") }
      switch definition {
      case .enumeration(let enumeration): return value(of: enumeration, example: example)
      case .object(let object): return self.object(object.members, of: owner, depth + 1)
      case .union(let union):
        return union.cases.first.map { value(of: $0.type, named: name, owner, depth + 1) }
          ?? .literal("null")
      case .links(let links, _):
        return .object(links.map { ($0.name.value, .string(Self.url(of: owner))) })
      case .alias(let type, _), .transformed(_, let type, _), .validated(_, let type):
        return value(of: type, named: name, example: example, owner, depth + 1)
      case .custom:
        return example.map { .string($0) } ?? .string(Self.words(name))
      }
    }
  }

  private func value(
    of primitive: PrimitiveType, named name: String, example: String?, _ owner: String
  ) -> JSON {
    switch primitive {
    case .bool: return .literal(example == "false" ? "false" : "true")
    case .int, .int64: return .literal(example.flatMap(Int.init).map(String.init) ?? "1")
    case .double, .decimal, .timestamp:
      let fallback = primitive == .timestamp ? "1767225600" : "1.5"
      return .literal(example.flatMap { Double($0)?.isFinite == true ? $0 : nil } ?? fallback)
    case .json: return .object([])
    case .string: return .string(example ?? Self.words(name))
    case .url: return .string(example ?? Self.url(of: owner))
    case .uuid: return .string(example ?? "00000000-0000-0000-0000-000000000001")
    case .dateTime: return .string(example ?? "2026-01-01T00:00:00Z")
    case .day: return .string(example ?? "2026-01-01")
    case .time: return .string(example ?? "12:00:00")
    case .data: return .string(example ?? "SlNPTg==")
    }
  }

  private func value(of enumeration: Enumeration, example: String?) -> JSON {
    switch enumeration.cases.first?.rawValue {
    case .int(let number):
      return .literal(example.flatMap(Int.init).map(String.init) ?? "\(number)")
    case .string(let text): return .string(example ?? text)
    case nil: return .literal("null")
    }
  }

  private func id(of resource: Resource) -> String {
    if case .uuid = resource.idType { return "00000000-0000-0000-0000-000000000001" }
    return "1"
  }

  /// Returns a URL for a resource of a type.
  public static func url(of type: String) -> String {
    "https://example.com/\(String(String.UnicodeScalarView(type.unicodeScalars.filter(isPlain))))/1"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-")
  }

  /// Returns a name as a text: `created-by` is `Created by`.
  public static func words(_ name: String) -> String {
    var text = ""
    for character in name {
      if "-_.: ".contains(character) {
        if text.last != " " { text.append(" ") }
      } else if character.isUppercase, text.last?.isLowercase == true {
        text += " " + character.lowercased()
      } else {
        text.append(character)
      }
    }
    let trimmed = text.split(separator: " ").joined(separator: " ")
    return trimmed.prefix(1).uppercased() + trimmed.dropFirst()
  }

  /// Returns a text as JSON; a backtick is escaped too, so that it does not end a block of code.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "`": result += "\\u0060"
      case _
      where scalar.value < 0x20 || scalar.properties.generalCategory == .lineSeparator
        || scalar.properties.generalCategory == .paragraphSeparator:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
