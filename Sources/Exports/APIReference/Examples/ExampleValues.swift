import Diagnostics
import Foundation
import JSONSource
import ResourceSchema

/// A value for each type: the example of a member, the first value of an enum, or one that its type
/// and name suggest.
struct ExampleValues {
  private let types: [String: TypeDeclaration]
  private let extent: DocumentExamples.Extent
  private static let maxDepth = 6

  init(_ schema: Schema, _ extent: DocumentExamples.Extent) {
    self.extent = extent
    types = Dictionary(
      schema.types.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func id(of resource: Resource) -> String {
    var definition = TypeDeclaration.Definition?.some(.value(resource.idType))
    if case .named(let name) = resource.idType { definition = types[name]?.definition }
    return switch definition {
    case .value(.enumeration(let enumeration)): enumeration.cases.first?.rawValue.text ?? "1"
    case .value(.primitive(.uuid)): PrimitiveType.uuid.definition.example
    default: "1"
    }
  }

  func meta(_ meta: MetaDeclaration) -> JSONTree {
    switch meta.type {
    case .object(let object): self.object(object.members)
    case .named(let name): value(ofTypeNamed: name)
    default: .object([])
    }
  }

  func object(_ members: [Member], areSent: Bool = false, depth: Int = 0) -> JSONTree {
    let shown = members.filter {
      (areSent || $0.access != .writeOnly) && (!$0.isOptional || isShown($0, depth))
    }
    return .object(shown.map { .init($0.name.value, value(of: $0, depth)) })
  }

  private func isShown(_ member: Member, _ depth: Int) -> Bool {
    guard depth < Self.maxDepth else { return false }
    return switch extent {
    case .all: true
    case .known: member.example != nil || isKnown(member.type, 0)
    case .required: false
    }
  }

  /// Returns false if only Swift code can determine the values of a type.
  private func isKnown(_ type: ValueType, _ depth: Int) -> Bool {
    guard depth < Self.maxDepth else { return true }
    func areKnown(_ members: [Member]) -> Bool {
      members.allSatisfy { $0.isOptional || $0.example != nil || isKnown($0.type, depth + 1) }
    }
    switch type {
    case .array(let type), .map(let type), .nullable(let type): return isKnown(type, depth + 1)
    case .object(let object): return areKnown(object.members)
    case .union(let union): return union.cases.first.map { isKnown($0.type, depth + 1) } ?? true
    case .named(let name):
      switch types[name]?.definition {
      case .custom, .transformed, .validated: return false
      case .value(.object(let object)): return areKnown(object.members)
      case let definition: return definition?.valueType.map { isKnown($0, depth + 1) } ?? true
      }
    default: return true
    }
  }

  private func value(of member: Member, _ depth: Int) -> JSONTree {
    if let example = member.example, let tree = tree(of: example, as: member.type) { return tree }
    if let format = member.format?.value, case .primitive = member.type {
      return .string(Self.date(in: format))
    }
    if case .primitive(.json) = member.type { return .object([]) }
    if depth >= Self.maxDepth, member.isNullable { return .null }
    return value(of: member.type, member.name.value, depth: depth)
  }

  private func tree(of text: String, as type: ValueType) -> JSONTree? {
    switch type {
    case .primitive(let primitive):
      switch primitive.jsonType {
      case .bool: return text == "true" || text == "false" ? .bool(text == "true") : nil
      case .int, .int64, .double, .decimal:
        // JSON's notation is stricter than Swift's.
        return JSONReader.read(.init(path: "number", text: text)).root?.number == text
          ? .number(text) : nil
      case .json: return nil
      default: return .string(text)
      }
    case .numberText, .relativeURL: return .string(text)
    case .named(let name):
      return types[name]?.definition.valueType.flatMap { tree(of: text, as: $0) }
    case .enumeration(let enumeration):
      return enumeration.base == .int ? Int(text).map { .int($0) } : .string(text)
    default: return nil
    }
  }

  private func value(of type: ValueType, _ name: String, depth: Int) -> JSONTree {
    switch type {
    case .primitive(let primitive): return value(of: primitive, name)
    case .numberText(let number): return .string(number == .int || number == .int64 ? "1" : "1.5")
    case .relativeURL: return .string("/\(name)")
    case .named(let type): return value(ofTypeNamed: type, name, depth: depth)
    case .array(let element):
      return depth < Self.maxDepth
        ? .array([value(of: element, name, depth: depth + 1)]) : .array([])
    case .map(let element):
      return depth < Self.maxDepth
        ? .object([.init("key", value(of: element, name, depth: depth + 1))]) : .object([])
    case .nullable(let type): return value(of: type, name, depth: depth)
    case .enumeration(let enumeration): return enumeration.cases.first?.rawValue.json ?? .null
    case .object(let object): return self.object(object.members, depth: depth + 1)
    case .union(let union):
      guard let first = union.cases.first else { return .null }
      let example = value(of: first.type, name, depth: depth)
      guard let tag = union.tag, case .object(let members) = example else { return example }
      return .object([.init(tag.value, .string(first.name.value))] + members)
    }
  }

  func value(ofTypeNamed type: String, _ name: String = "meta", depth: Int = 0) -> JSONTree {
    guard let declaration = types[type], depth < Self.maxDepth * 4 else { return .null }
    if let format = declaration.format { return .string(Self.date(in: format.value)) }
    switch declaration.definition {
    case .value(.object(let object)): return self.object(object.members, depth: depth + 1)
    case let definition:
      return definition.valueType.map { value(of: $0, name, depth: depth + 1) } ?? .object([])
    }
  }

  private func value(of primitive: PrimitiveType, _ name: String) -> JSONTree {
    let definition = primitive.definition
    return switch definition.json {
    case .string where primitive == .string: .string(Self.words(name))
    case .string: .string(definition.example.replacing("%", with: name))
    case .integer, .number: .number(definition.example)
    case .boolean: .bool(true)
    case .any: .object([])
    }
  }

  /// A name as words: `Created by` of `created-by`.
  private static func words(_ name: String) -> String {
    let words = name.map { $0.isLetter || $0.isNumber ? $0 : " " }
    return String(words).split(separator: " ").joined(separator: " ").capitalizingFirst
  }

  /// A date in Unicode's date pattern letters: the first of January 2026, at noon.
  private static func date(in pattern: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = pattern
    return formatter.string(from: Date(timeIntervalSince1970: 1_767_268_800))
  }
}
