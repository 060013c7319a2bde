import Diagnostics
import ResourceSchema

/// A named declaration of a schema, which is corrected where it has an error.
protocol NamedPart {
  var name: Located<String> { get }
  /// Gives it another name in Swift. Returns false if it cannot have one.
  ///
  /// - Parameter number: A number for the name, after the first attempt.
  mutating func rename(_ number: String) -> Bool
  /// Removes something that may have the error. Returns false if there is nothing left to remove.
  mutating func simplify(_ cause: Diagnostic, attempt: Int) -> Bool
}

extension NamedPart {
  mutating func rename(_ number: String) -> Bool { false }
  mutating func simplify(_ cause: Diagnostic, attempt: Int) -> Bool { false }
}

/// A part whose name in Swift can differ from its own.
protocol SwiftNamedPart: NamedPart {
  /// The end of names that distinguish parts of this kind from others.
  static var suffix: String { get }
  static var isType: Bool { get }
  var swiftName: Located<String>? { get set }
}

extension SwiftNamedPart {
  static var isType: Bool { false }

  mutating func rename(_ number: String) -> Bool {
    let name = Self.isType ? NameRule.typeName(name.value) : memberName
    swiftName = Located(name + Self.suffix + number)
    return true
  }

  private var memberName: String {
    let words = name.value.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
    let isShouted = !name.value.contains { $0.isLowercase }
    let result = (isShouted ? words.map { $0.lowercased() } : words).lowerCamelCased
    return result.first?.isLetter == true ? result : "value" + result.capitalizingFirst
  }
}

extension TypeDeclaration: SwiftNamedPart {
  static let suffix = "Value"
  static let isType = true

  mutating func simplify(_ cause: Diagnostic, attempt: Int) -> Bool { pattern.remove(for: cause) }
}

extension Resource: SwiftNamedPart {
  static let suffix = "Resource"
  static let isType = true
  var name: Located<String> { type }

  /// Removes the names of response documents, then the operations.
  mutating func simplify(_ cause: Diagnostic, attempt: Int) -> Bool {
    if attempt > 1 {
      api = ResourceAPI()
      api.operations = []
    }
    api.answers = .init()
    return attempt <= 3
  }
}

extension Member: SwiftNamedPart {
  static let suffix = "Value"

  mutating func simplify(_ cause: Diagnostic, attempt: Int) -> Bool {
    if pattern.remove(for: cause) { return true }
    defer { example = nil }
    return attempt == 1 && example != nil
  }
}

extension Relationship: SwiftNamedPart { static let suffix = "Relationship" }
extension LinkMember: SwiftNamedPart { static let suffix = "Link" }
extension Enumeration.Case: SwiftNamedPart { static let suffix = "Case" }

extension Document: NamedPart {
  /// The name of a document is its name in Swift.
  mutating func rename(_ number: String) -> Bool {
    name.value += number.isEmpty ? "Document" : number
    return true
  }
}

extension ResourceAPI.Filter: NamedPart {}
extension ResourceAPI.Sort: NamedPart {}

/// A step of an include path.
extension Located<String>: NamedPart {
  var name: Located<String> { self }
}

extension Located<String>? {
  /// Removes a pattern that has an error. Returns false if there is none.
  fileprivate mutating func remove(for cause: Diagnostic) -> Bool {
    guard self != nil, cause.identifier.hasSuffix("pattern") else { return false }
    self = nil
    return true
  }
}

// MARK: - Visiting

/// Corrects a part, given the names that lead to it, such as
/// `["resources", "articles", "attributes", "title"]`. Returns false if it is to be removed.
typealias PartVisit = (_ part: inout any NamedPart, _ path: [String]) -> Bool

extension Schema {
  mutating func visitParts(_ body: PartVisit) {
    types.visit(["types"], body) { type, path in
      switch type.definition {
      case .object(let object):
        type.definition = ValueType.object(object).visited(path, body).definition()
      case .enumeration(let enumeration):
        type.definition = ValueType.enumeration(enumeration).visited(path, body).definition()
      case .alias(let alias, let format):
        type.definition = .alias(alias.visited(path, body), format: format)
      default: break
      }
    }
    resources.visit(["resources"], body) { resource, path in
      resource.attributes.visit(path + ["attributes"], body) { $0.type = $0.type.visited($1, body) }
      resource.relationships.visit(path + ["relationships"], body) { relationship, path in
        relationship.links?.visit(path, body)
        relationship.meta?.visit(path, body)
        relationship.idMeta?.visit(path + ["id"], body)
      }
      resource.links?.visit(path, body)
      resource.meta?.visit(path, body)
      resource.api.filters.visit(path + ["filters"], body)
      resource.api.sorts.visit(path + ["sorts"], body)
      resource.api.removeIncludes { !$0.isKept(path, body) }
    }
    documents.visit(["documents"], body) { document, path in
      document.links?.visit(path, body)
      document.meta?.visit(path, body)
      document.include.removeAll { !$0.isKept(path, body) }
    }
  }
}

extension Array where Element: NamedPart {
  /// Visits each part, and then what is inside it.
  fileprivate mutating func visit(
    _ path: [String], _ body: PartVisit, inside: (inout Element, [String]) -> Void = { _, _ in }
  ) {
    self = compactMap { element in
      let path = path + [element.name.value]
      var part: any NamedPart = element
      guard body(&part, path), var element = part as? Element else { return nil }
      inside(&element, path)
      return element
    }
  }
}

extension IncludePath {
  fileprivate func isKept(_ path: [String], _ body: PartVisit) -> Bool {
    relationships.allSatisfy { step in
      var part: any NamedPart = step
      return body(&part, path + ["include", text])
    }
  }
}

extension ObjectType {
  fileprivate mutating func visit(_ path: [String], _ body: PartVisit) {
    members.visit(path, body) { $0.type = $0.type.visited($1, body) }
  }
}

extension ValueType {
  fileprivate func visited(_ path: [String], _ body: PartVisit) -> ValueType {
    switch self {
    case .object(var object):
      object.visit(path, body)
      return .object(object)
    case .enumeration(var enumeration):
      enumeration.cases.visit(path, body)
      return .enumeration(enumeration)
    case .array(let type): return .array(type.visited(path, body))
    case .map(let type): return .map(type.visited(path, body))
    case .nullable(let type): return .nullable(type.visited(path, body))
    case .union(var union):
      union.cases = union.cases.map {
        .init(name: $0.name, type: $0.type.visited(path + [$0.name.value], body))
      }
      return .union(union)
    case .primitive, .numberText, .relativeURL, .named: return self
    }
  }
}

extension LinksDeclaration {
  fileprivate mutating func visit(_ path: [String], _ body: PartVisit) {
    guard case .members(var members) = content else { return }
    members.visit(path + ["links"], body) { $0.meta?.visit($1, body) }
    content = .members(members)
  }
}

extension MetaDeclaration {
  fileprivate mutating func visit(_ path: [String], _ body: PartVisit) {
    guard case .object(var object) = content else { return }
    object.visit(path + ["meta"], body)
    content = .object(object)
  }
}
