import Evidence
import Inference
import ResourceSchema

final class TargetFinder {
  typealias Target = (types: [String], isMany: Bool)

  private let finder: DocumentFinder
  private let collections: [String: [Route]]
  /// The targets in responses of relationship endpoints, by collection and folded name.
  private var endpoints: [Route: [String: Target]] = [:]
  private(set) var places: [String: DescriptionValue] = [:]
  private let typeNames: TypeNames
  private let examples: Evidence

  init(_ finder: DocumentFinder, _ collections: [String: [Route]], _ examples: Evidence) {
    self.finder = finder
    self.examples = examples
    self.collections = collections
    typeNames = finder.typeNames
    for document in finder.documents
    where document.role == .response && document.operation.method == .get {
      guard let (collection, name) = document.operation.route.relationship,
        !document.types.isEmpty
      else { continue }
      let key = NameWords(name).joined
      if endpoints[collection]?[key] == nil {
        endpoints[collection, default: [:]][key] = (document.types, document.isMany)
      }
    }
  }

  func types(of identifier: ResolvedSchema) -> [String] {
    let types = finder.types(of: identifier)
    remember(types, at: identifier.property("type") ?? identifier.place)
    return types
  }

  func remember(_ types: [String], at place: DescriptionValue) {
    for type in types where places[type] == nil { places[type] = place }
  }

  /// Returns the target of a relationship whose identifiers do not specify it: the target of its
  /// endpoint, the target in examples, or the type with the same name.
  func target(of name: String, in type: String, isMany: Bool?) -> Target? {
    for collection in collections[type] ?? [] {
      if let target = endpoints[collection]?[NameWords(name).joined] { return target }
    }
    if let seen = examples.types[type]?.responses.relationships[name], !seen.targets.isEmpty {
      return (seen.targets.keys.sorted(), isMany ?? (seen.count(of: .many) > 0))
    }
    return typeNames.type(endingName: name).map {
      ([$0], isMany ?? name.hasSuffix("s"))
    }
  }
}
