import Diagnostics
import Evidence
import ResourceSchema
import SchemaReader
import SchemaWriter
import SwiftModel
import YAMLSource

/// Adds the evidence of payloads to a schema, line by line.
///
/// A line with `# guess` belongs to the tool and is updated; every other line belongs to the user
/// and stays unchanged to the byte.
public struct Refinement {
  /// The file with the changes, or the original file if there are none.
  public private(set) var file: SourceFile
  /// The result of reading the file with its imports.
  public private(set) var result: SchemaReader.Result
  public private(set) var inferred: InferredSchema
  /// The numbers of new and of changed lines, in words.
  public private(set) var changeSummary = "nothing to add"
  public private(set) var isChanged = false
  private let evidence: Evidence
  private let original: (file: SourceFile, result: SchemaReader.Result)

  /// Reads a schema file with the other files of its schema.
  public typealias Reading = (SourceFile) -> SchemaReader.Result

  /// Adds the evidence of payloads.
  ///
  /// - Returns: `nil` if the file has errors or is not a mapping.
  public init?(
    of file: SourceFile, with evidence: Evidence, _ options: InferenceOptions,
    reading read: Reading
  ) {
    self.init(
      of: file, Inference.schema(from: evidence, options), evidence,
      Adaptation(.payloads(evidence, options)), reading: read)
  }

  /// Adds the contents of another schema, such as an imported one. Its types and members replace
  /// guesses.
  ///
  /// - Returns: `nil` if the file has errors or is not a mapping.
  public init?(of file: SourceFile, with schema: InferredSchema, reading read: Reading) {
    self.init(of: file, schema, Evidence(), Adaptation(.schema), reading: read)
  }

  private init?(
    of file: SourceFile, _ inferred: InferredSchema, _ evidence: Evidence,
    _ adaptation: Adaptation, reading read: Reading
  ) {
    let result = read(file)
    guard let schema = result.schema, let outline = SchemaOutline(file) else { return nil }
    self.file = file
    self.result = result
    original = (file, result)
    self.evidence = evidence
    self.inferred = inferred
    let old = OldSchema(file: file, schema: schema, outline: outline)
    var adaptation = adaptation
    // Additions that conflict with the user's lines are changed or left out, until there are no
    // conflicts.
    for _ in 0..<Self.maxRounds {
      // Requests and documents depend on the relationships of the resulting schema.
      let members = RefinementEdits(of: old, with: adaptation.withoutUses(self.inferred), evidence)
      let merged = read(SourceFile(path: file.path, text: members.text)).readable
      let new = adaptation.adapted(self.inferred, to: merged)
      let edits = RefinementEdits(of: old, with: new, evidence)
      guard !edits.isEmpty else { return }
      let newFile = SourceFile(path: file.path, text: edits.text)
      let newResult = read(newFile)
      let errors = SchemaCorrection.errors(of: newResult)
      guard !errors.isEmpty else {
        self.file = newFile
        self.result = newResult
        (isChanged, changeSummary) = (true, edits.summary)
        return
      }
      let parts = PartPlaces(of: newResult.readable, in: newFile)
      guard adaptation.fix(errors, at: parts, &self.inferred) else { break }
    }
    self.inferred.omit("everything else, which is incompatible with the lines of the schema")
  }

  private static let maxRounds = 20

  /// The contradictions between payloads and the user's lines, with places in ``file``.
  public var contradictions: [Contradiction] { contradictions(in: file, result) }
  /// The same contradictions, with places in the original file.
  public var contradictionsBefore: [Contradiction] {
    contradictions(in: original.file, original.result)
  }

  private func contradictions(
    in file: SourceFile, _ result: SchemaReader.Result
  ) -> [Contradiction] {
    guard let schema = result.schema else { return [] }
    var guessLines: Set<Int> = []
    SchemaOutline(file)?.forEachEntry { entry in
      if entry.isGuess { guessLines.insert(entry.lines.lowerBound) }
    }
    return SchemaCheck.contradictions(of: schema, evidence).filter { contradiction in
      contradiction.range.file != file.path
        || !guessLines.contains(contradiction.range.start.line)
    }
  }
}

/// A schema file before its refinement.
struct OldSchema {
  let file: SourceFile
  let schema: Schema
  let outline: SchemaOutline
}

/// Adapts an inferred schema to the lines of an existing schema.
private struct Adaptation {
  /// The source of a refinement.
  enum Source {
    case payloads(Evidence, InferenceOptions)
    case schema
  }

  private let source: Source
  /// The paths of keys to queries and documents that conflict with the schema.
  private var refused: Set<[String]> = []
  private var correction = SchemaCorrection()

  init(_ source: Source) {
    self.source = source
  }

  /// Returns the schema without queries and documents, which depend on other lines.
  func withoutUses(_ inferred: InferredSchema) -> InferredSchema {
    var inferred = inferred
    for index in inferred.schema.resources.indices {
      inferred.schema.resources[index].api.queries = ResourceAPI()
      inferred.schema.resources[index].api.answers = .init()
      inferred.schema.resources[index].api.operations = nil
    }
    inferred.setDocuments([])
    return inferred
  }

  /// The schema with the queries and documents that another schema allows.
  func adapted(_ inferred: InferredSchema, to merged: Schema) -> InferredSchema {
    var result = inferred
    let documents = documents(inferred.schema, in: merged).filter {
      !refused.contains(["documents", $0.document.name.value])
    }
    result.setDocuments(documents)
    for index in result.schema.resources.indices {
      let type = result.schema.resources[index].type.value
      guard let resource = merged.resource(ofType: type) else { continue }
      let new = inferred.schema.resources[index]
      result.schema.resources[index].api.queries = queries(of: resource, new, in: merged)
      if let known = resource.api.operations, let seen = new.api.operations {
        // A run with less evidence does not remove operations.
        result.schema.resources[index].api.operations = ResourceAPI.Operation.allCases.filter {
          known.contains($0) || seen.contains($0)
        }
      }
      if case .payloads(let evidence, _) = source {
        ResponseDocumentRule(operations: OperationRule(evidence), results: documents)
          .apply(to: &result.schema.resources[index], known: merged.documents)
      }
      for key in ResourceAPI.queryKeys where refused.contains(["resources", type, key]) {
        result.schema.resources[index].api.removeQuery(key)
      }
    }
    if case .payloads = source { result.commentUses() }
    return result
  }

  private func queries(
    of resource: Resource, _ new: Resource, in merged: Schema
  ) -> ResourceAPI {
    switch source {
    case .payloads(let evidence, _):
      var resource = resource
      resource.api = ResourceAPI()
      let endpoints = OperationRule(evidence).endpoints(of: resource.type.value)
      QueryRule(canName: false).apply(to: &resource, endpoints, in: merged)
      return resource.api
    case .schema:
      var api = new.api
      if case .paths(let paths)? = api.includes {
        let possible = paths.filter {
          IncludeRule.resolved($0.relationships.map(\.value), from: [resource], merged) != nil
        }
        api.includes = possible.isEmpty ? nil : .paths(possible)
      }
      return api
    }
  }

  private func documents(_ new: Schema, in merged: Schema) -> [DocumentRule.Result] {
    switch source {
    case .payloads(let evidence, let options):
      return DocumentRule(values: ValueRules(evidence, options)).results(of: evidence, in: merged)
    case .schema:
      return new.documents.map { document in
        let resources = merged.resources.filter { resource in
          document.data.types.contains { $0.value == resource.type.value }
        }
        var document = document
        document.include = document.include.filter {
          IncludeRule.resolved($0.relationships.map(\.value), from: resources, merged) != nil
        }
        return DocumentRule.Result(document: document, reasons: [])
      }
    }
  }

  /// Resolves the errors of a refined file.
  ///
  /// - Returns: False if no change was possible.
  mutating func fix(
    _ errors: [Diagnostic], at parts: PartPlaces, _ inferred: inout InferredSchema
  ) -> Bool {
    var isFixed = false
    for error in errors {
      for range in [error.range] + error.labels.map(\.range) {
        let keys = parts.keys(at: range)
        let isQuery =
          keys.first == "resources" && keys.count > 2 && ResourceAPI.queryKeys.contains(keys[2])
        if keys.first == "documents" || isQuery {
          isFixed = refused.insert(Array(keys.prefix(isQuery ? 3 : 2))).inserted || isFixed
        } else if let path = parts.path(at: range) {
          isFixed = inferred.fix([(path, error)], &correction) || isFixed
        }
      }
    }
    return isFixed
  }
}

extension ResourceAPI {
  /// The keys that concern queries.
  fileprivate static let queryKeys = ["page", "filters", "sorts", "includes", "answers"]

  /// The API with only the parts that concern queries.
  fileprivate var queries: ResourceAPI {
    get {
      var api = ResourceAPI()
      api.queries = self
      return api
    }
    set {
      (page, filters, sorts, includes) =
        (newValue.page, newValue.filters, newValue.sorts, newValue.includes)
    }
  }

  fileprivate mutating func removeQuery(_ key: String) {
    switch key {
    case "page": page = nil
    case "filters": filters = []
    case "sorts": sorts = []
    case "answers": answers = .init()
    default: includes = nil
    }
  }
}

extension SchemaOutline.Entry {
  /// True if the line of the key belongs to the tool.
  var isGuess: Bool { comment.map(GuessComment.isGuess) ?? false }
}
