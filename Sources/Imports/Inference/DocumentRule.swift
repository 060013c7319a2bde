import Diagnostics
import Profiling
import ResourceSchema

extension Schema {
  /// Returns an include path with the names of the schema; `nil` if it has no such relationships.
  func includePath(_ names: [String], from resources: [Resource]) -> IncludePath? {
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
      resources = self.resources.filter { targets.contains($0.type.value) }
    }
    return path.isEmpty ? nil : IncludePath(path)
  }

  func has(_ path: IncludePath, from resources: [Resource]) -> Bool {
    includePath(path.relationships.map(\.value), from: resources) != nil
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

  func results(of profile: PayloadProfile, in schema: Schema) -> [Result] {
    var results: [Result] = []
    let types = schema.resources.map { NameWords($0.type.value).camelCased }
    var names = Set(types.flatMap(NameWords.forms).flatMap { [$0, $0 + "Document"] })
    for document in profile.documents.values.sorted(by: { Self.order($0) < Self.order($1) }) {
      guard var result = result(of: document, schema) else { continue }
      // Documents with the same shape are one document, regardless of their paths.
      var shape = result.document
      let known = results.firstIndex { other in
        shape.name = other.document.name
        return other.document == shape
      }
      result.paths = Set([document.key.path].compactMap(\.self))
      if let known {
        results[known].paths.formUnion(result.paths)
        continue
      }
      result.document.name = Located(names.insertUnique(result.document.name.value))
      results.append(result)
    }
    return results
  }

  private static func order(_ document: DocumentProfile) -> (Int, String, Int) {
    let names = document.key.path ?? document.key.types
    return (names.count, names.joined(separator: "/"), document.key.isMany ? 1 : 0)
  }

  private func result(of profile: DocumentProfile, _ schema: Schema) -> Result? {
    let types = profile.types.filter { schema.resource(ofType: $0) != nil }.sorted()
    guard !types.isEmpty, types.count == profile.types.count else { return nil }
    let resources = schema.resources.filter { types.contains($0.type.value) }
    let paths = profile.includePaths.compactMap { schema.includePath($0, from: resources) }
      .sorted(by: \.text)
    let longest = paths.filter { path in
      !paths.contains {
        $0.relationships.count > path.relationships.count
          && $0.relationships.starts(with: path.relationships)
      }
    }
    let surroundings = values.linksAndMeta(
      of: profile.surroundings, isInGuess: true, isDocument: true)
    let steps = paths.map(\.relationships.count).max() ?? 0
    guard
      surroundings.links != nil || surroundings.meta != nil
        || steps >= Thresholds.stepsForDocument
    else { return nil }
    let located = types.map { Located($0) }
    var document = Document(
      name: Located(Self.name(of: profile, types)),
      data: profile.key.isMany
        ? .many(located) : .one(located, isNullable: profile.nullCount > 0),
      include: longest)
    document.links = surroundings.links
    document.meta = surroundings.meta
    if case .members? = document.links?.content {
      document.links?.isOptional =
        profile.surroundings.absences(of: "links") != nil || values.isRare(profile.count)
    }
    var comments: LineComments = []
    if values.isRare(profile.count), document.meta != nil || document.links != nil {
      comments.add(GuessComment.seen(profile.count))
    }
    comments.add(surroundings.comments)
    return Result(document: document, comments: comments)
  }

  /// `ArticleCommentList` for `GET /articles/1/comments`.
  static func name(of profile: DocumentProfile, _ types: [String]) -> String {
    let suffix = profile.key.isMany ? "List" : "Result"
    let named = (profile.key.path ?? []).drop { $0 == Endpoint.id || isVersion($0) || $0.isEmpty }
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

/// Decides the response documents of operations, and the path to the total number of resources.
struct ResponseDocumentRule {
  let operations: OperationRule
  let results: [DocumentRule.Result]

  /// - Parameter known: the documents of the existing schema, which replace results that they cover.
  func apply(to resource: inout Resource, known: [Document] = []) {
    resource.api.answers = [:]
    resource.api.page?.total = nil
    let type = resource.type.value
    let path = operations.result(for: type)?.path
    func response(_ path: [String]?, _ data: Document.PrimaryData) -> Document? {
      let results = results.filter { $0.document.data == data }
      // Without a recording, the only document with this data is the response.
      let only = results.count == 1 && results[0].paths.isEmpty ? results[0] : nil
      let found = path.flatMap { path in results.first { $0.paths.contains(path) } } ?? only
      return found.map { found in known.first { $0.covers(found.document) } ?? found.document }
    }
    let list = response(path, .many([Located(type)]))
    let one = response(path.map { $0 + [Endpoint.id] }, .one([Located(type)], isNullable: false))
    resource.api.answers = [.list: list, .get: one].compactMapValues { document in
      document.map { Located($0.name.value) }
    }
    if case .object(let meta)? = list?.meta?.type {
      resource.api.page?.total = Self.total(in: meta).map {
        Located((["meta"] + $0).joined(separator: "."))
      }
    }
  }

  /// The path of the member that is the number of all resources, by its name.
  private static func total(in object: ObjectType) -> [String]? {
    let numbers = numbers(in: object, depth: 2)
    func words(_ path: [String]) -> [String] { NameWords(path.last ?? "").words }
    return numbers.first { words($0).contains("total") && pages.isDisjoint(with: words($0)) }
      ?? numbers.first { counts.contains(words($0).joined()) }
  }

  /// Names for the total number of resources without the word `total`.
  private static let counts: Set<String> = [
    "count", "recordcount", "resultcount", "itemcount", "resourcecount",
  ]

  private static let pages: Set<String> = ["page", "pages"]

  private static func numbers(in object: ObjectType, depth: Int) -> [[String]] {
    object.members.flatMap { member -> [[String]] in
      let name = member.name.value
      switch member.type {
      case .primitive(.int): return name.contains(".") ? [] : [[name]]
      case .object(let object) where depth > 0 && !name.contains("."):
        return numbers(in: object, depth: depth - 1).map { [name] + $0 }
      default: return []
      }
    }
  }
}

extension Document {
  func covers(_ other: Document) -> Bool {
    data == other.data && (self.meta != nil || other.meta == nil)
      && (self.links != nil || other.links == nil)
      && other.include.allSatisfy { path in
        include.contains { $0.relationships.starts(with: path.relationships) }
      }
  }
}
