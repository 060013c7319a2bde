import Diagnostics
import Evidence
import ResourceSchema

enum IncludeRule {
  /// Returns a path with the names of the schema; `nil` if the schema does not have such
  /// relationships.
  static func resolved(
    _ names: [String], from resources: [Resource], _ schema: Schema
  ) -> IncludePath? {
    var resources = resources
    var path: [Located<String>] = []
    for name in names {
      let words = NameWords(name).joined
      let relationships = resources.flatMap(\.relationships).filter { $0.cardinality != nil }
      let found =
        relationships.first { $0.name.value == name }
        ?? relationships.first { NameWords($0.name.value).joined == words }
      guard let found, found.linkage != .never else { return nil }
      path.append(Located(found.name.value))
      let targets = relationships.filter { $0.name.value == found.name.value }
        .flatMap(\.targets).map(\.value)
      resources = schema.resources.filter { targets.contains($0.type.value) }
    }
    return path.isEmpty ? nil : IncludePath(path)
  }
}

/// Decides which documents have names: those with meta, links, or include paths of two steps.
struct DocumentRule {
  let values: ValueRules

  struct Result {
    var document: Document
    var comments: LineComments = []
    /// The request paths with this document as response, if they are known.
    var paths: Set<[String]> = []
  }

  func results(of evidence: Evidence, in schema: Schema) -> [Result] {
    var results: [Result] = []
    var names = Set(schema.resources.flatMap { Self.reservedNames(of: $0.type.value) })
    for document in evidence.documents.values.sorted(by: Self.isBefore) {
      guard var result = result(of: document, schema) else { continue }
      // Documents with the same shape are one document, regardless of their paths.
      var shape = result.document
      let known = results.firstIndex { other in
        shape.name = other.document.name
        return other.document == shape
      }
      let path = document.key.path
      if let known {
        path.map { _ = results[known].paths.insert($0) }
        continue
      }
      result.document.name = Located(names.insertUnique(result.document.name.value))
      path.map { _ = result.paths.insert($0) }
      results.append(result)
    }
    return results
  }

  private static func reservedNames(of type: String) -> [String] {
    let name = NameWords(type).camelCased
    return NameWords.forms(of: name).flatMap { [$0, $0 + "Document"] }
  }

  private static func isBefore(_ left: DocumentEvidence, _ right: DocumentEvidence) -> Bool {
    func order(_ document: DocumentEvidence) -> (Int, String, Int) {
      let names = document.key.path ?? document.key.types
      return (names.count, names.joined(separator: "/"), document.key.isMany ? 1 : 0)
    }
    return order(left) < order(right)
  }

  private func result(of evidence: DocumentEvidence, _ schema: Schema) -> Result? {
    let types = evidence.types.filter { schema.resource(ofType: $0) != nil }.sorted()
    guard !types.isEmpty, types.count == evidence.types.count else { return nil }
    let resources = schema.resources.filter { types.contains($0.type.value) }
    let paths = evidence.includePaths.compactMap {
      IncludeRule.resolved($0, from: resources, schema)
    }.sorted(by: \.text)
    let longest = paths.filter { path in
      !paths.contains {
        $0.relationships.count > path.relationships.count
          && $0.relationships.starts(with: path.relationships)
      }
    }
    let surroundings = LinksAndMetaRule(values: values)
      .result(of: evidence.surroundings, isInGuess: true, isDocument: true)
    let steps = paths.map(\.relationships.count).max() ?? 0
    guard
      surroundings.links != nil || surroundings.meta != nil
        || steps >= values.options.thresholds.stepsForDocument
    else { return nil }
    let located = types.map { Located($0) }
    var document = Document(
      name: Located(Self.name(of: evidence, types)),
      data: evidence.key.isMany
        ? .many(located) : .one(located, isNullable: evidence.nullCount > 0),
      include: longest)
    document.links = surroundings.links
    document.meta = surroundings.meta
    if case .members? = document.links?.content {
      let links = evidence.surroundings["links"]
      document.links?.isOptional =
        links.map { evidence.surroundings.absences(of: $0) > 0 } ?? true
        || values.isRare(evidence.count)
    }
    var comments: LineComments = []
    if values.isRare(evidence.count), document.meta != nil || document.links != nil {
      comments.add(GuessComment.seen(evidence.count))
    }
    comments.add(surroundings.comments)
    return Result(document: document, comments: comments)
  }

  /// `ArticleCommentList` for `GET /articles/1/comments`.
  static func name(of evidence: DocumentEvidence, _ types: [String]) -> String {
    let suffix = evidence.key.isMany ? "List" : "Result"
    let named = (evidence.key.path ?? []).drop { $0 == Endpoint.id || isVersion($0) || $0.isEmpty }
    let name = named.filter { $0 != Endpoint.id }.map { singular(NameWords($0).words) }.joined()
    let isName = name.first.map { $0.isASCII && $0.isLetter } ?? false
    return (isName ? name : types.map { singular(NameWords($0).words) }.joined(separator: "Or"))
      + suffix
  }

  private static func isVersion(_ part: String) -> Bool {
    part == "api" || part.first == "v" && part.dropFirst().allSatisfy(\.isNumber)
  }

  private static func singular(_ words: [String]) -> String {
    guard let last = words.last else { return "" }
    let singular = last == "people" ? "person" : EnglishNoun.singular(of: last)
    return (words.dropLast() + [singular]).upperCamelCased
  }
}

extension ResourceAPI {
  package mutating func addIncludes(_ paths: [IncludePath]) {
    var known: [IncludePath] = []
    if case .paths(let paths)? = includes { known = paths }
    for path in paths where !known.contains(path) { known.append(path) }
    if !known.isEmpty { includes = .paths(known) }
  }

  package mutating func removeIncludes(where isWrong: (IncludePath) -> Bool) {
    guard case .paths(let paths)? = includes else { return }
    let kept = paths.filter { !isWrong($0) }
    includes = kept.isEmpty ? nil : .paths(kept)
  }
}
