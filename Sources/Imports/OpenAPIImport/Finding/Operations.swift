/// An operation of a description, including the elements that all operations on its path share.
struct Operation {
  enum Method: String, CaseIterable {
    case get, post, patch, put, delete
  }

  var method: Method
  var route: Route
  var place: DescriptionValue
  /// The query parameters. An object becomes one parameter for each of its properties:
  /// `filter[title]`.
  var parameters: [Parameter]
  /// The header fields that clients set, but those of HTTP itself.
  var headers: [DescriptionValue]

  struct Parameter {
    var name: String
    var place: DescriptionValue
    var schema: DescriptionValue?
  }
}

struct Route: Hashable {
  /// The parts between slashes; parameters are in braces.
  var parts: [String]
  /// True if the path ends with a slash, which some servers insist on.
  let endsWithSlash: Bool

  init(_ path: String) {
    parts = path.split(separator: "/").map(String.init)
    endsWithSlash = path.last == "/"
  }

  // `/articles` is the collection of `/articles/{id}`, and `/articles/` is the same path.
  static func == (left: Route, right: Route) -> Bool { left.parts == right.parts }
  func hash(into hasher: inout Hasher) { hasher.combine(parts) }

  static func isParameter(_ part: String) -> Bool { part.hasPrefix("{") }
  var hasParameters: Bool { parts.contains(where: Self.isParameter) }

  /// The path of the collection that contains this single resource: `/articles` for
  /// `/articles/{id}`.
  var collection: Route? {
    guard parts.count > 1, let last = parts.last, Self.isParameter(last) else { return nil }
    var route = self
    route.parts.removeLast()
    return route
  }

  /// The collection, and the relationship of its elements whose resources or linkage this is the
  /// path of.
  var relationship: (collection: Route, name: String)? {
    guard let name = parts.last, !Self.isParameter(name) else { return nil }
    var owner = self
    owner.parts.removeLast(isRelationshipEndpoint ? 2 : 1)
    return owner.collection.map { ($0, name) }
  }

  var isRelationshipEndpoint: Bool { parts.dropLast().last == "relationships" }
}

extension ShapeReader {
  func operations() -> [Operation] {
    (root["paths"]?.members ?? []).flatMap { path, place -> [Operation] in
      let item = target(of: place)
      let common = item["parameters"]?.elements ?? []
      return Operation.Method.allCases.compactMap { method in
        guard let operation = item[method.rawValue], operation.node.object != nil else {
          return nil
        }
        let own = operation["parameters"]?.elements ?? []
        let all = (common + own).map { target(of: $0) }
        return Operation(
          method: method, route: Route(path), place: operation,
          parameters: all.filter { $0.node["in"]?.string == "query" }.flatMap(parameters),
          headers: all.filter {
            $0.node["in"]?.string == "header"
              && !["accept", "content-type", "authorization"].contains(
                $0.node["name"]?.string?.lowercased() ?? "")
          })
      }
    }
  }

  private func parameters(_ place: DescriptionValue) -> [Operation.Parameter] {
    guard let name = place.node["name"]?.string else { return [] }
    let schema = place["schema"] ?? place["content"]?.members.first?.place["schema"]
    let properties = schema.map(shape)?.properties ?? []
    guard ["filter", "page", "fields"].contains(name), !properties.isEmpty else {
      return [.init(name: name, place: place, schema: schema)]
    }
    return properties.flatMap { property -> [Operation.Parameter] in
      let operators = name == "filter" ? shape(of: property.place).properties : []
      let path = "\(name)[\(property.name)]"
      return operators.isEmpty
        ? [.init(name: path, place: place, schema: property.place)]
        : operators.map {
          .init(name: "\(path)[\($0.name)]", place: place, schema: $0.place)
        }
    }
  }

  func schema(ofBody place: DescriptionValue?) -> DescriptionValue? {
    place.flatMap { contents(of: $0).first?["schema"] }
  }

  /// The contents of a body that are JSON, JSON:API's own media type first.
  private func contents(of place: DescriptionValue) -> [DescriptionValue] {
    let members = target(of: place)["content"]?.members ?? []
    return Self.mediaTypes.flatMap { types in
      members.filter { name, _ in
        types.contains(name.prefix { $0 != ";" }.lowercased().filter { $0 != " " })
      }.map(\.place)
    }
  }

  private static let mediaTypes = [
    ["application/vnd.api+json"], ["application/json"], ["*/*", "application/*"],
  ]

  func examples(of operation: Operation) -> [DescriptionValue] {
    responses(of: operation).flatMap(contents).flatMap { content -> [DescriptionValue] in
      let own = [content["example"], content["schema"].flatMap { target(of: $0)["example"] }]
      let named = (content["examples"]?.members ?? []).map {
        target(of: $0.place, isExample: true)["value"]
      }
      return (own + named).compactMap(\.self)
    }
  }

  /// The successful responses.
  func responses(of operation: Operation) -> [DescriptionValue] {
    (operation.place["responses"]?.members ?? []).filter { $0.name.hasPrefix("2") }.map(\.place)
  }
}
