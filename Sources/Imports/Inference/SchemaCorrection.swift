import Diagnostics
import ResourceSchema
import SchemaReader
import SchemaWriter
import SwiftModel
import YAMLSource

/// Makes a schema from another source valid, with models that compile: it disambiguates colliding
/// Swift names with `swift:`, and leaves out parts that the language does not allow.
///
/// The rules of imports only decide what is usual; the schema reader and the Swift model decide what
/// is valid.
package struct SchemaCorrection {
  /// The parts that were left out, by the names that lead to them, with the reasons.
  package private(set) var omissions: [(path: [String], reason: String)] = []
  private var attempts: [[String]: Int] = [:]

  private static let maxRounds = 12

  package init() {}

  /// Returns a schema without errors, `nil` if errors remain; and these errors.
  package mutating func corrected(_ schema: Schema) -> (schema: Schema?, errors: [Diagnostic]) {
    var tree = SchemaTree.longForm(of: schema)
    var errors: [Diagnostic] = []
    for _ in 0...Self.maxRounds {
      let file = SourceFile(path: "schema.yaml", text: tree.text)
      let result = Self.read(file)
      errors = Self.errors(of: result)
      if errors.isEmpty { return (result.schema, []) }
      let root = YAMLReader.read(file).root
      let causes = errors.compactMap { error in
        PartPath(to: error.range, in: root).part.map { ($0, error) }
      }
      guard fix(causes, in: &tree) else { break }
    }
    return (nil, errors)
  }

  /// Reads a schema without imports.
  static func read(_ file: SourceFile) -> SchemaReader.Result {
    SchemaReader.read([file]) { throw SourceFile.ReadingError(path: $0, reason: .missing) }
  }

  static func errors(of result: SchemaReader.Result) -> [Diagnostic] {
    result.diagnostics(with: SwiftModel.build(result.readable).diagnostics)
      .filter { $0.severity == .error }
  }

  /// Renames or leaves out the parts that have the errors; false if there are no such parts.
  mutating func fix(_ causes: [([String], Diagnostic)], in schema: inout Schema) -> Bool {
    var tree = SchemaTree.longForm(of: schema)
    guard fix(causes, in: &tree) else { return false }
    // What is left out may be in the other files of the schema.
    schema = Self.read(SourceFile(path: "schema.yaml", text: tree.text)).readable
    return true
  }

  private mutating func fix(
    _ causes: [([String], Diagnostic)], in tree: inout JSONTree
  ) -> Bool {
    var causes = Dictionary(causes) { first, _ in first }
    let count = causes.count
    var documents: [(name: String, new: String?)] = []
    tree.changeParts { place, part in
      guard let path = place.part, let cause = causes.removeValue(forKey: path) else { return true }
      let attempt = attempts[path, default: 0] + 1
      attempts[path] = attempt
      let isWrongName = attempt <= 5 && SwiftNameProblem(rawValue: cause.identifier) != nil
      let old = part.value
      let isKept =
        isWrongName
        ? part.rename(place.kind, attempt == 1 ? "" : "\(attempt)")
        : part.simplify(place.kind, cause, attempt)
      if isKept, !isWrongName, place.kind == .resourceType, part.value != old {
        omissions.append((path + [attempt == 1 ? "answers" : "path"], cause.message))
      }
      if !isKept { omissions.append((path, cause.message)) }
      if place.kind == .document {
        documents.append((path.last ?? "", isKept ? part.name : nil))
      }
      return isKept
    }
    for (name, new) in documents { tree.renameAnswers(name, new) }
    return causes.count < count
  }
}

extension JSONTree {
  /// Renames a document in the resource types, or removes it.
  fileprivate mutating func renameAnswers(_ name: String, _ new: String?) {
    var resources = self["resources"]?.members ?? []
    for index in resources.indices {
      for key in ["list", "get"]
      where resources[index].value["answers"]?[key] == .string(name) {
        resources[index].value["answers"]?[key] = new.map { .string($0) }
        if key == "list", new == nil { resources[index].value["page"]?["total"] = nil }
      }
      if resources[index].value["answers"]?.members.isEmpty == true {
        resources[index].value["answers"] = nil
      }
    }
    if !resources.isEmpty { self["resources"] = .object(resources) }
  }
}

extension JSONTree.Member {
  /// The ends of names that distinguish parts of a kind from others.
  private static let suffixes: [LanguageName: String] = [
    .type: "Value", .resourceType: "Resource", .member: "Value", .relationship: "Relationship",
    .link: "Link", .enumValue: "Case",
  ]

  /// Gives a part another name in Swift. Returns false if it cannot have one.
  ///
  /// - Parameter number: A number for the name, after the first attempt.
  fileprivate mutating func rename(_ kind: LanguageName?, _ number: String) -> Bool {
    // The name of a document is its name in Swift.
    if kind == .document { name += number.isEmpty ? "Document" : number }
    guard let kind, let suffix = Self.suffixes[kind] else { return kind == .document }
    let plain = name.withoutMark.text
    let isType = kind == .type || kind == .resourceType
    let swiftName = isType ? NameRule.typeName(plain) : Self.memberName(plain)
    value["swift"] = .string(swiftName + suffix + number)
    return true
  }

  private static func memberName(_ name: String) -> String {
    let words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
    let isShouted = !name.contains { $0.isLowercase }
    let result = (isShouted ? words.map { $0.lowercased() } : words).lowerCamelCased
    return result.first?.isLetter == true ? result : "value" + result.capitalizingFirst
  }

  /// Removes something that may have the error. Returns false if there is nothing left to remove.
  fileprivate mutating func simplify(
    _ kind: LanguageName?, _ cause: Diagnostic, _ attempt: Int
  ) -> Bool {
    var keys: [String] = []
    switch kind {
    case .type, .member:
      if cause.identifier.hasSuffix("pattern") { keys = ["pattern"] }
      if kind == .member, attempt == 1, value["pattern"] == nil || keys.isEmpty {
        keys = ["example"]
      }
      if keys.allSatisfy({ value[$0] == nil }) { return false }
    case .resourceType:
      if attempt > 3 { return false }
      keys = ["answers"]
      if attempt > 1 {
        keys += ["path", "page", "filters", "sorts", "includes"]
        value["operations"] = []
      }
    default: return false
    }
    for key in keys { value[key] = nil }
    return true
  }
}

extension InferredSchema {
  mutating func report(_ omissions: ArraySlice<(path: [String], reason: String)>) {
    for (path, reason) in omissions {
      comments.remove(at: path)
      let names = path.dropFirst(path.count > 3 ? 3 : 2)
        .map { PrintableText.excerpt($0) }.joined(separator: ".")
      let part =
        switch path.first {
        case "resources" where path.count > 2: "`\(names)` of `\(path[1])`"
        case "resources": "the type `\(PrintableText.excerpt(path[1]))`"
        case "documents": "the document `\(path[1])`"
        default: "`\(path.dropFirst().joined(separator: "."))`"
        }
      self.omissions.append("\(part): \(reason)")
    }
  }
}

/// A way from the root of a schema to one of its named parts, in any form of the language.
struct PartPath {
  /// The names that lead to a place, such as `["resources", "articles", "attributes", "title"]`;
  /// without the keys of long forms.
  private(set) var names: [String] = []
  /// All keys that lead to the place, without question marks.
  private(set) var keys: [String] = []
  private(set) var part: [String]?
  /// The kind of the innermost part; `nil` for an element of a list.
  private(set) var kind: LanguageName?
  private var place: LanguageValue? = .form(.schema)

  /// The forms with several named parts, which their keys distinguish.
  private static let forms: [MappingDefinition] = [
    .schema, .resource, .relationship, .document, .link,
  ]

  fileprivate mutating func enter(key: String) {
    keys.append(key.withoutMark.text)
    if let chosen = place?.names {
      names.append(key.withoutMark.text)
      // The alternatives of a union have names that Swift never needs to change.
      if chosen.value != .definition(.type) { (part, kind) = (names, chosen.kind) }
      place = chosen.value
    } else {
      if place?.form.map(Self.forms.contains) == true { names.append(key.withoutMark.text) }
      place = place?.value(after: key)
    }
  }

  /// Follows an element of a list, which may be the short form of a named part.
  fileprivate mutating func enter(element: String?) {
    let chosen = place?.names
    let isListed = ["sorts", "includes", "include"].contains(keys.last)
    if let name = element?.withoutMark.text,
      isListed || chosen != nil && chosen?.value != .definition(.type)
    {
      names.append(name)
      (part, kind) = (names, chosen?.kind)
    }
    place = place?.element
  }

  /// The root of a schema.
  fileprivate init() {}

  init(to range: SourceRange, in root: YAMLNode?) {
    var node = root
    while let current = node {
      switch current.content {
      case .mapping(let mapping):
        let entry = mapping.entries.last { $0.keyRange.start.offset <= range.start.offset }
        node = entry?.value
        if let entry { enter(key: entry.key) }
      case .sequence(let elements):
        node = elements.last { $0.range.start.offset <= range.start.offset }
        if let node { enter(element: node.scalar?.text) }
      case .scalar: return
      }
    }
  }
}

extension JSONTree {
  /// Changes each named part of a schema in its long form; removes it if the function returns
  /// false. A list that becomes empty is removed with its key.
  mutating func changeParts(
    after path: PartPath = PartPath(), _ change: (PartPath, inout Member) -> Bool
  ) {
    func changed(_ old: Member, at place: PartPath) -> Member? {
      var member = old
      if place.part != path.part, !change(place, &member) { return nil }
      member.value.changeParts(after: place, change)
      return member.value == .array([]) && old.value != .array([]) ? nil : member
    }
    switch self {
    case .object(let members):
      self = .object(
        members.compactMap { member in
          var place = path
          place.enter(key: member.name)
          return changed(member, at: place)
        })
    case .array(let elements):
      self = .array(
        elements.compactMap { element in
          var place = path
          place.enter(element: element.string ?? element["name"]?.string)
          return changed(Member("", element), at: place)?.value
        })
    default: break
    }
  }
}
