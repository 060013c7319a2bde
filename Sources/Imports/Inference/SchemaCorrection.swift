import Diagnostics
import ResourceSchema
import SchemaReader
import SwiftModel
import YAMLSource

/// Makes an inferred schema valid: it disambiguates colliding Swift names, and leaves out and
/// reports parts that the language does not allow.
///
/// The rules only decide what is usual; the schema reader decides what is valid.
enum SchemaCorrection {
  private static let maxRounds = 40

  static func corrected(_ inferred: InferredSchema) -> InferredSchema {
    var inferred = inferred
    for _ in 0..<maxRounds {
      let file = SourceFile(path: "inferred.yaml", text: inferred.text)
      let errors = errors(in: file)
      guard !errors.isEmpty else { return inferred }
      let root = YAMLReader.read(file).root
      var done: Set<[String]> = []
      for error in errors {
        let path = root.map { keys(at: error.range.start.offset, in: $0) } ?? []
        if done.insert(Array(path.prefix(4))).inserted { inferred.fix(error, at: path) }
      }
    }
    return inferred
  }

  /// The errors of a schema and of its names in Swift.
  static func errors(in file: SourceFile) -> [Diagnostic] {
    let result = SchemaReader.read([file]) { _ in throw NoImports() }
    let diagnostics =
      result.schema.map { SwiftModel.build($0, options: ModelOptions()).diagnostics }
      ?? result.diagnostics
    return diagnostics.filter { $0.severity == .error }
  }

  private struct NoImports: Error {}

  /// Returns the path of keys to an offset, without question marks.
  static func keys(at offset: Int, in root: YAMLNode) -> [String] {
    var keys: [String] = []
    var node = root
    while let entries = node.mapping?.entries,
      let entry = entries.last(where: { $0.keyRange.start.offset <= offset })
    {
      keys.append(entry.key.hasSuffix("?") ? String(entry.key.dropLast()) : entry.key)
      node = entry.value
    }
    return keys
  }
}

extension InferredSchema {
  mutating func fix(_ error: Diagnostic, at path: [String]) {
    switch path.first {
    case "resources" where path.count > 1:
      guard let index = schema.resources.firstIndex(where: { $0.type.value == path[1] }) else {
        return
      }
      fix(error, atResource: index, Array(path.dropFirst(2)))
    case "documents" where path.count > 1:
      schema.documents.removeAll { $0.name.value == path[1] }
      comments.remove(at: Array(path.prefix(2)))
      removeAnswers { $0 == path[1] }
      omissions.append("the document `\(path[1])`: \(error.message)")
    case "types" where path.count > 1 && path[1] == ErrorRule.typeName:
      schema.types.removeAll { $0.name.value == path[1] }
      comments.remove(at: Array(path.prefix(2)))
      errors = .basic
      omissions.append("the members of errors: \(error.message)")
    default: omissions.append(error.message)
    }
  }

  private mutating func fix(_ error: Diagnostic, atResource index: Int, _ path: [String]) {
    let type = schema.resources[index].type.value
    switch path.first {
    case "attributes" where path.count > 1:
      guard
        let member = schema.resources[index].attributes.firstIndex(where: {
          $0.name.value == path[1]
        })
      else { return }
      if path.count > 2, case .object = schema.resources[index].attributes[member].type {
        schema.resources[index].attributes[member].type = .primitive(.json)
        comments.remove(at: ["resources", type] + path.prefix(2))
        comments.add("members that a schema cannot have", at: ["resources", type] + path.prefix(2))
      } else if schema.resources[index].attributes[member].swiftName == nil {
        schema.resources[index].attributes[member].swiftName = swiftName(for: path[1])
      } else {
        schema.resources[index].attributes.remove(at: member)
        omit(path, of: type, error)
      }
    case "relationships" where path.count > 1:
      guard
        let member = schema.resources[index].relationships.firstIndex(where: {
          $0.name.value == path[1]
        })
      else { return }
      if path.count > 2 {
        schema.resources[index].relationships[member].meta = nil
        schema.resources[index].relationships[member].idMeta = nil
        schema.resources[index].relationships[member].links = nil
      } else if schema.resources[index].relationships[member].swiftName == nil {
        schema.resources[index].relationships[member].swiftName = swiftName(for: path[1])
      } else {
        schema.resources[index].relationships.remove(at: member)
        omit(path, of: type, error)
      }
    case "links": schema.resources[index].links = nil
    case "meta": schema.resources[index].meta = nil
    case "swift", nil:
      if schema.resources[index].swiftName == nil {
        schema.resources[index].swiftName = swiftName(for: type, isType: true)
      } else {
        removeResource(index, error)
      }
    default:
      schema.resources[index].api = ResourceAPI()
    }
  }

  /// Returns a unique name: the words of a name in JSON, and a number.
  private func swiftName(for name: String, isType: Bool = false) -> Located<String> {
    let words = NameWords(name).camelCased.unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0))
    }
    var text = String(String.UnicodeScalarView(words))
    if !(text.first?.isLetter ?? false) { text = "Value" + text }
    if !isType { text = text.loweringFirst }
    let known = Set(
      schema.resources.flatMap { resource in
        [resource.swiftName?.value].compactMap { $0 }
          + resource.attributes.compactMap { $0.swiftName?.value }
          + resource.relationships.compactMap { $0.swiftName?.value }
      })
    var number = 2
    while known.contains("\(text)\(number)") { number += 1 }
    return Located("\(text)\(number)")
  }

  private mutating func omit(_ path: [String], of type: String, _ error: Diagnostic) {
    comments.remove(at: ["resources", type] + path.prefix(2))
    omissions.append("`\(path[1].shortened)` of `\(type)`: \(error.message)")
  }

  private mutating func removeResource(_ index: Int, _ error: Diagnostic) {
    let type = schema.resources[index].type.value
    schema.resources.remove(at: index)
    comments.remove(at: ["resources", type])
    omissions.append("the type `\(type.shortened)`: \(error.message)")
    for other in schema.resources.indices {
      for member in schema.resources[other].relationships.indices {
        schema.resources[other].relationships[member].targets.removeAll { $0.value == type }
      }
      schema.resources[other].relationships.removeAll {
        $0.cardinality != nil && $0.targets.isEmpty
      }
      schema.resources[other].api.includes = nil
      schema.resources[other].api.filters = []
      schema.resources[other].api.sorts = []
    }
    schema.documents = []
    removeAnswers { _ in true }
    comments.remove(at: ["documents"])
  }

  /// Removes references from operations to documents.
  private mutating func removeAnswers(where isGone: (String) -> Bool) {
    for index in schema.resources.indices {
      let answers = schema.resources[index].api.answers
      if answers.list.map({ isGone($0.value) }) ?? false {
        schema.resources[index].api.answers.list = nil
        schema.resources[index].api.page?.total = nil
        comments.remove(at: ["resources", schema.resources[index].type.value, "page"])
      }
      if answers.get.map({ isGone($0.value) }) ?? false {
        schema.resources[index].api.answers.get = nil
      }
    }
  }
}
