import Diagnostics
import Profiling
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
  public private(set) var result: SchemaReader.Result
  public private(set) var inferred: InferredSchema
  public private(set) var changeSummary = "nothing to add"
  public private(set) var isChanged = false
  private let original: (file: SourceFile, result: SchemaReader.Result)
  private let profile: PayloadProfile
  /// The options of the inference; `nil` if the other schema was imported.
  private let options: InferenceOptions?
  /// The paths of keys to queries and documents that conflict with the schema.
  private var refused: Set<[String]> = []
  private var correction = SchemaCorrection()

  public typealias Reading = (SourceFile) -> SchemaReader.Result

  /// - Returns: `nil` if the file has errors or is not a mapping.
  public init?(
    of file: SourceFile, with profile: PayloadProfile, _ options: InferenceOptions,
    reading read: Reading
  ) {
    self.init(
      of: file, with: Inference.schema(from: profile, options), profile, options, reading: read)
  }

  /// Adds the contents of another schema, such as an imported one, whose parts replace guesses.
  public init?(
    of file: SourceFile, with inferred: InferredSchema, _ profile: PayloadProfile = .init(),
    _ options: InferenceOptions? = nil, reading read: Reading
  ) {
    let result = read(file)
    guard let schema = result.schema, let outline = SchemaOutline(file) else { return nil }
    (self.file, self.result, original) = (file, result, (file, result))
    (self.inferred, self.profile, self.options) = (inferred, profile, options)
    let errors = schema.documents.map(\.errors) + schema.resources.map(\.document.errors)
    if !Set(errors).isSubset(of: [.basic, .unknown]) {
      self.inferred.omissions.removeAll(where: inferred.omittedErrorMembers.contains)
    }
    let hasGuesses = outline.comments.values.contains(where: GuessComment.isGuess)
    let guess = hasGuesses ? options.map { Inference.guess(from: profile, $0, in: schema) } : nil
    // Additions that conflict with the user's lines are changed or left out, until there are no
    // conflicts.
    for _ in 0..<Self.maxRounds {
      func edits(with new: InferredSchema) -> RefinementEdits {
        RefinementEdits(of: schema, in: file, outline, with: new, profile, guess, besides: refused)
      }
      // Requests and documents depend on the relationships of the resulting schema.
      let members = edits(with: self.inferred.withoutUses)
      let merged = read(SourceFile(path: file.path, text: members.text)).readable
      let edits = edits(with: adapted(to: merged))
      guard !edits.isEmpty else { return }
      let newFile = SourceFile(path: file.path, text: edits.text)
      let newResult = read(newFile)
      let errors = SchemaCorrection.errors(of: newResult)
      if errors.isEmpty {
        (self.file, self.result) = (newFile, newResult)
        (isChanged, changeSummary) = (true, edits.summary)
        return
      }
      guard fix(errors, in: newFile) else { break }
    }
    self.inferred.omissions.append(
      "everything else, which is incompatible with the lines of the schema")
  }

  private static let maxRounds = 20

  /// Returns the contradictions between payloads and the user's lines, with places in ``file`` or
  /// in the original file.
  public func contradictions(before: Bool = false) -> [Contradiction] {
    let (file, result) = before ? original : (file, result)
    guard let schema = result.schema else { return [] }
    let comments = SchemaOutline(file)?.comments ?? [:]
    return SchemaCheck.contradictions(of: schema, profile).filter { contradiction in
      contradiction.range.file != file.path
        || comments[contradiction.range.start.line].map(GuessComment.isGuess) != true
    }
  }

  /// The inferred schema with the queries and documents that the resulting schema allows.
  private func adapted(to merged: Schema) -> InferredSchema {
    var result = inferred
    let found =
      options.map {
        DocumentRule(values: ValueRules(profile, $0)).results(of: profile, in: merged)
      } ?? inferred.schema.documents.map { .init(document: $0) }
    let documents = found.compactMap { found -> DocumentRule.Result? in
      var found = found
      let types = Set(found.document.data.types.map(\.value))
      let resources = merged.resources.filter { types.contains($0.type.value) }
      found.document.include.removeAll { !merged.has($0, from: resources) }
      return refused.contains(["documents", found.document.name.value]) ? nil : found
    }
    result.setDocuments(documents)
    let operations = OperationRule(profile)
    for (index, new) in inferred.schema.resources.enumerated() {
      guard let resource = merged.resource(ofType: new.type.value) else { continue }
      var adapted = new
      if let known = resource.api.operations, let seen = new.api.operations {
        // A run with less evidence does not remove operations.
        adapted.api.operations = ResourceAPI.Operation.allCases.filter {
          known.contains($0) || seen.contains($0)
        }
      }
      if options == nil {
        adapted.api.removeIncludes { !merged.has($0, from: [resource]) }
      } else {
        let queries = QueryRule(canName: false)
          .api(of: resource, operations.result(for: new.type.value)?.endpoints ?? [], in: merged)
        (adapted.api.page, adapted.api.filters) = (queries.page, queries.filters)
        (adapted.api.sorts, adapted.api.includes) = (queries.sorts, queries.includes)
      }
      result.schema.resources[index] = adapted
    }
    if options != nil {
      result.setAnswers(
        .init(operations: operations, results: documents), known: merged.documents)
    }
    return result
  }

  /// Returns false if no change was possible.
  private mutating func fix(_ errors: [Diagnostic], in file: SourceFile) -> Bool {
    let root = YAMLReader.read(file).root
    let (refusedCount, omissionCount) = (refused.count, correction.omissions.count)
    var causes: [([String], Diagnostic)] = []
    for error in errors {
      for range in [error.range] + error.labels.map(\.range) where range.file == file.path {
        let path = PartPath(to: range, in: root)
        let keys = path.keys
        if keys.first == "documents" {
          refused.insert(Array(keys.prefix(2)))
        } else if keys.first == "resources", keys.count > 2,
          RefinementEdits.queryKeys.contains(keys[2])
        {
          refused.insert(Array(keys.prefix(3)))
        } else if let part = path.part {
          causes.append((part, error))
        }
      }
    }
    let isFixed = correction.fix(causes, in: &inferred.schema)
    inferred.report(correction.omissions[omissionCount...])
    return isFixed || refused.count > refusedCount
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
  var isGuess: Bool { comment.map(GuessComment.isGuess) ?? false }
}
