import Diagnostics
import ResourceSchema
import SchemaReader
import SchemaWriter
import SwiftModel

/// Makes the models of an imported schema compile: it disambiguates colliding Swift names with
/// `swift:`, and leaves out parts that the language does not allow.
///
/// The text of the schema is read and checked like in `generate`, so that the written schema has no
/// errors.
struct NameDisambiguation {
  /// The parts that were left out, by the path of names, with the reasons.
  private(set) var dropped: [(path: String, reason: String)] = []
  /// The schema as its text is read; `nil` if errors remain.
  private(set) var schema: Schema?
  /// The remaining errors.
  private(set) var errors: [Diagnostic] = []
  /// The number of names that were tried for each part.
  private var attempts: [String: Int] = [:]

  private static let maxRounds = 12

  init(of original: Schema) {
    var schema = original
    for round in 0...Self.maxRounds {
      let file = SourceFile(path: "schema.yaml", text: SchemaWriter.yaml(of: schema))
      let reading = SchemaReader.read([file]) {
        throw SourceFile.ReadingError(path: $0, reason: .missing)
      }
      errors = reading.diagnostics(with: SwiftModel.build(reading.readable).diagnostics)
        .filter { $0.severity == .error }
      if errors.isEmpty { self.schema = reading.schema }
      if errors.isEmpty || round == Self.maxRounds { return }
      apply(errors, to: &schema, as: reading.readable)
    }
  }

  private mutating func apply(
    _ errors: [Diagnostic], to schema: inout Schema, as readable: Schema
  ) {
    // The places of all names in the text. Parts that could not be read have errors of their own.
    var places: [(start: SourcePosition, path: String)] = []
    var read = readable
    read.visitNames { part in
      places.append((part.name.range.start, part.path))
      return true
    }
    places.sort { $0.start < $1.start }
    var causes: [String: Diagnostic] = [:]
    for error in errors {
      guard let path = Self.path(of: error.range.start, in: places) else { continue }
      if causes[path] == nil { causes[path] = error }
    }
    var dropped: [(path: String, reason: String)] = []
    var attempts = attempts
    var documentNames: [String: String] = [:]
    schema.visitNames { part in
      guard let cause = causes[part.path] else { return true }
      attempts[part.path, default: 0] += 1
      let name = part.name.value
      let api = part.api
      let isKept = Self.disambiguate(&part, cause, attempt: attempts[part.path] ?? 1)
      if isKept, part.api != api {
        dropped.append(
          (part.path + (attempts[part.path] == 1 ? "/answers" : "/path"), cause.message))
      }
      if part.kind == .document { documentNames[name] = isKept ? part.name.value : "" }
      if !isKept { dropped.append((part.path, cause.message)) }
      return isKept
    }
    for index in schema.resources.indices {
      schema.resources[index].api.answers.rename(documentNames)
    }
    self.dropped += dropped
    self.attempts = attempts
  }

  /// The innermost part that a place belongs to: the last whose name is not after it.
  private static func path(
    of position: SourcePosition, in places: [(start: SourcePosition, path: String)]
  ) -> String? {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].start <= position { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? places[low - 1].path : places.first?.path
  }

  /// - Returns: False if the part has to be left out.
  private static func disambiguate(
    _ part: inout NamedPart, _ cause: Diagnostic, attempt: Int
  ) -> Bool {
    if cause.identifier.hasSuffix("pattern"), part.pattern != nil {
      part.pattern = nil
      return true
    }
    guard attempt <= 5, SwiftNameProblem(rawValue: cause.identifier) != nil else {
      if let api = part.api, attempt <= 3 {
        // The parts of the API are removed before the resource.
        part.api = attempt == 1 ? api.without(answersAlone: true) : api.without(answersAlone: false)
        return true
      }
      if attempt == 1, part.example != nil {
        part.example = nil
        return true
      }
      return false
    }
    let number = attempt == 1 ? "" : "\(attempt)"
    switch part.kind {
    case .document:
      part.name.value += attempt == 1 ? "Document" : "\(attempt)"
    case .type:
      part.swiftName = Located(Prose.typeName(part.name.value) + "Value" + number)
    case .resource:
      part.swiftName = Located(Prose.typeName(part.name.value) + "Resource" + number)
    case .enumCase, .attribute, .relationship, .member, .link:
      let suffix =
        switch part.kind {
        case .relationship: "Relationship"
        case .link: "Link"
        case .enumCase: "Case"
        default: "Value"
        }
      part.swiftName = Located(lowerCamelCase(part.name.value) + suffix + number)
    case .other: return false
    }
    return true
  }

  private static func lowerCamelCase(_ name: String) -> String {
    let words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
    let isShouted = !name.contains { $0.isLowercase }
    let result = (isShouted ? words.map { $0.lowercased() } : words).lowerCamelCased
    return result.first?.isLetter == true ? result : "value" + result.capitalizingFirst
  }
}

extension ResourceAPI {
  /// Returns the API without the names of response documents; otherwise, an API without operations.
  fileprivate func without(answersAlone: Bool) -> ResourceAPI {
    var api = answersAlone ? self : ResourceAPI()
    api.answers = Answers()
    if !answersAlone { api.operations = [] }
    return api
  }
}

extension ResourceAPI.Answers {
  /// Renames documents, and removes references to documents without a new name.
  fileprivate mutating func rename(_ names: [String: String]) {
    func renamed(_ name: Located<String>?) -> Located<String>? {
      guard let name, let new = names[name.value] else { return name }
      return new.isEmpty ? nil : Located(new)
    }
    list = renamed(list)
    get = renamed(get)
  }
}
