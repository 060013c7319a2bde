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
      Adaptation(payloads: (evidence, options)), reading: read)
  }

  /// Adds the contents of another schema, such as an imported one. Its types and members replace
  /// guesses.
  ///
  /// - Returns: `nil` if the file has errors or is not a mapping.
  public init?(of file: SourceFile, with schema: InferredSchema, reading read: Reading) {
    self.init(of: file, schema, Evidence(), Adaptation(payloads: nil), reading: read)
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
    let errors = schema.documents.map(\.errors) + schema.resources.map(\.document.errors)
    if !Set(errors).isSubset(of: [.basic, .unknown]) {
      self.inferred.omissions.removeAll(where: inferred.omittedErrorMembers.contains)
    }
    func edits(with new: InferredSchema) -> RefinementEdits {
      RefinementEdits(of: schema, in: file, outline, with: new, evidence)
    }
    var adaptation = adaptation
    // Additions that conflict with the user's lines are changed or left out, until there are no
    // conflicts.
    for _ in 0..<Self.maxRounds {
      // Requests and documents depend on the relationships of the resulting schema.
      let members = edits(with: self.inferred.withoutUses)
      let merged = read(SourceFile(path: file.path, text: members.text)).readable
      let edits = edits(with: adaptation.adapted(self.inferred, to: merged))
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
      guard adaptation.fix(errors, in: newFile, &self.inferred) else { break }
    }
    self.inferred.omissions.append(
      "everything else, which is incompatible with the lines of the schema")
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

/// Adapts an inferred schema to the lines of an existing schema.
private struct Adaptation {
  /// The source of the inferred schema, unless it is an imported schema.
  let payloads: (evidence: Evidence, options: InferenceOptions)?
  /// The paths of keys to queries and documents that conflict with the schema.
  var refused: Set<[String]> = []
  var correction = SchemaCorrection()

  /// The parts of the API that concern queries, by their keys.
  private static let queries: [String: @Sendable (inout ResourceAPI) -> Void] = [
    "page": { $0.page = nil }, "filters": { $0.filters = [] }, "sorts": { $0.sorts = [] },
    "includes": { $0.includes = nil }, "answers": { $0.answers = .init() },
  ]

  /// The schema with the queries and documents that another schema allows.
  func adapted(_ inferred: InferredSchema, to merged: Schema) -> InferredSchema {
    var result = inferred
    let documents = documents(inferred.schema, in: merged).filter {
      !refused.contains(["documents", $0.document.name.value])
    }
    result.setDocuments(documents)
    for (index, new) in inferred.schema.resources.enumerated() {
      guard let resource = merged.resource(ofType: new.type.value) else { continue }
      var adapted = new
      setQueries(of: &adapted.api, resource, in: merged)
      if let known = resource.api.operations, let seen = new.api.operations {
        // A run with less evidence does not remove operations.
        adapted.api.operations = ResourceAPI.Operation.allCases.filter {
          known.contains($0) || seen.contains($0)
        }
      }
      if let payloads {
        ResponseDocumentRule(operations: OperationRule(payloads.evidence), results: documents)
          .apply(to: &adapted, known: merged.documents)
      }
      for (key, remove) in Self.queries
      where refused.contains(["resources", new.type.value, key]) {
        remove(&adapted.api)
      }
      result.schema.resources[index] = adapted
    }
    if payloads != nil { result.commentUses() }
    return result
  }

  private func setQueries(of api: inout ResourceAPI, _ resource: Resource, in merged: Schema) {
    if let payloads {
      var resource = resource
      resource.api = ResourceAPI()
      let endpoints = OperationRule(payloads.evidence).endpoints(of: resource.type.value)
      QueryRule(canName: false).apply(to: &resource, endpoints, in: merged)
      (api.page, api.filters, api.sorts, api.includes) =
        (resource.api.page, resource.api.filters, resource.api.sorts, resource.api.includes)
    } else {
      api.removeIncludes { !$0.isPossible(from: [resource], in: merged) }
    }
  }

  private func documents(_ new: Schema, in merged: Schema) -> [DocumentRule.Result] {
    if let payloads {
      return DocumentRule(values: ValueRules(payloads.evidence, payloads.options))
        .results(of: payloads.evidence, in: merged)
    }
    return new.documents.map { document in
      var document = document
      let types = Set(document.data.types.map(\.value))
      let resources = merged.resources.filter { types.contains($0.type.value) }
      document.include.removeAll { !$0.isPossible(from: resources, in: merged) }
      return DocumentRule.Result(document: document)
    }
  }

  /// Resolves the errors of a refined file.
  ///
  /// - Returns: False if no change was possible.
  mutating func fix(
    _ errors: [Diagnostic], in file: SourceFile, _ inferred: inout InferredSchema
  ) -> Bool {
    let root = YAMLReader.read(file).root
    let count = refused.count
    var causes: [([String], Diagnostic)] = []
    for error in errors {
      for range in [error.range] + error.labels.map(\.range) where range.file == file.path {
        let path = PartPath(to: range, in: root)
        let keys = path.keys
        let isQuery =
          keys.first == "resources" && keys.count > 2 && Self.queries[keys[2]] != nil
        if keys.first == "documents" || isQuery {
          refused.insert(Array(keys.prefix(isQuery ? 3 : 2)))
        } else if let part = path.part {
          causes.append((part, error))
        }
      }
    }
    return inferred.fix(causes, &correction) || refused.count > count
  }
}

extension IncludePath {
  fileprivate func isPossible(from resources: [Resource], in schema: Schema) -> Bool {
    IncludeRule.resolved(relationships.map(\.value), from: resources, schema) != nil
  }
}

extension InferredSchema {
  /// The schema without paths, queries and documents.
  fileprivate var withoutUses: InferredSchema {
    var result = self
    for index in schema.resources.indices { result.schema.resources[index].api = ResourceAPI() }
    result.setDocuments([])
    return result
  }
}

extension SchemaOutline.Entry {
  /// True if the line of the key belongs to the tool.
  var isGuess: Bool { comment.map(GuessComment.isGuess) ?? false }
}
