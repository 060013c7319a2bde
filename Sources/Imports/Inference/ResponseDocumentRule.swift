import Evidence
import ResourceSchema

/// Decides the response documents of operations, and the path to the total number of resources.
struct ResponseDocumentRule {
  let operations: OperationRule
  let results: [DocumentRule.Result]

  static let totalReason = "total by its name"

  /// - Parameter known: the documents of the existing schema; a document that covers a result is
  ///   used in its place.
  func apply(to resource: inout Resource, known: [Document] = []) {
    resource.api.answers = [:]
    resource.api.page?.total = nil
    let type = resource.type.value
    guard let path = operations.result(for: type)?.path else { return }
    func answer(_ path: [String], _ data: Document.PrimaryData) -> Document? {
      let document = results.first { $0.paths.contains(path) && $0.document.data == data }?.document
      return document.map { document in known.first { $0.covers(document) } ?? document }
    }
    let list = answer(path, .many([Located(type)]))
    let one = answer(path + [Endpoint.id], .one([Located(type)], isNullable: false))
    resource.api.answers = [.list: list, .get: one].compactMapValues { $0?.located }
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
    return numbers.first { words($0).contains("total") && words($0).allSatisfy { !isPage($0) } }
      ?? numbers.first { counts.contains(words($0).joined()) }
  }

  /// Names for the total number of resources without the word `total`.
  private static let counts: Set<String> = [
    "count", "recordcount", "resultcount", "itemcount", "resourcecount",
  ]

  private static func isPage(_ word: String) -> Bool { word == "page" || word == "pages" }

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
  fileprivate var located: Located<String> { Located(name.value) }

  func covers(_ other: Document) -> Bool {
    data == other.data && (self.meta != nil || other.meta == nil)
      && (self.links != nil || other.links == nil)
      && other.include.allSatisfy { path in
        include.contains { $0.relationships.starts(with: path.relationships) }
      }
  }
}
