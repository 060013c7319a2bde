import Profiling
import ResourceSchema

struct QueryRule {
  /// True if members can get different names in queries.
  let canName: Bool

  /// The queries of a resource type, without those that it has.
  func api(of resource: Resource, _ endpoints: [Endpoint], in schema: Schema) -> ResourceAPI {
    var resource = resource
    resource.api = ResourceAPI()
    apply(to: &resource, endpoints, in: schema)
    return resource.api
  }

  func apply(to resource: inout Resource, _ endpoints: [Endpoint], in schema: Schema) {
    for endpoint in endpoints {
      for filter in endpoint.filters.keys.sorted() where !filter.contains(".") {
        add(filter: filter, endpoint.filters[filter] ?? [], to: &resource)
      }
      for sort in endpoint.sorts.sorted() { add(sort: sort, to: &resource) }
      resource.api.addIncludes(
        endpoint.includes.sorted().compactMap {
          schema.includePath($0.split(separator: ".").map(String.init), from: [resource])
        })
      if resource.api.page == nil { resource.api.page = Self.page(endpoint.pageParameters) }
    }
  }

  /// Returns the field with a name in queries; one whose name has the same words gets this name.
  private func field<Field: QueriedField>(_ name: String, in fields: inout [Field]) -> Field? {
    if let field = fields.first(where: { ($0.queryName ?? $0.name.value) == name }) {
      return field
    }
    let words = NameWords(name).joined
    let found = fields.firstIndex { canName && NameWords($0.name.value).joined == words }
    guard let found else { return nil }
    fields[found].queryName = fields[found].queryName ?? name
    return fields[found]
  }

  private func add(filter name: String, _ operators: Set<String>, to resource: inout Resource) {
    guard !resource.api.filters.contains(where: { $0.name.value == name }) else { return }
    var subject = ResourceAPI.Filter.Subject.value(.primitive(.string))
    if let attribute = field(name, in: &resource.attributes) {
      // A filter cannot specify a format.
      if case .primitive(let type) = attribute.type, type != .json, attribute.format == nil {
        subject = .value(attribute.type)
      }
    } else if let relationship = field(name, in: &resource.relationships),
      relationship.targets.count == 1
    {
      subject = .resource(relationship.targets[0].value)
    }
    resource.api.filters.append(
      .init(
        name: Located(name), subject: subject, operators: operators.sorted().map { Located($0) }))
  }

  private func add(sort name: String, to resource: inout Resource) {
    guard !resource.api.sorts.contains(where: { $0.name.value == name }) else { return }
    let isDeclared =
      field(name, in: &resource.attributes) == nil && name != "id"
    resource.api.sorts.append(.init(name: Located(name), isDeclared: isDeclared))
  }

  /// The styles of pages with the parameters that show them, in order of precedence.
  private static let pageStyles: KeyValuePairs<ResourceAPI.Page.Style, Set<String>> = [
    .offset: ["offset", "limit"], .cursor: ["after", "before", "cursor"],
    .number: ["number", "size"],
  ]

  private static func page(_ parameters: Set<String>) -> ResourceAPI.Page? {
    let style = pageStyles.first { !parameters.isDisjoint(with: $0.value) }?.key
    guard let style else { return nil }
    var page = ResourceAPI.Page(style: style)
    if parameters.contains("cursor") { page.names[.after] = Located("page[cursor]") }
    return page
  }
}

private protocol QueriedField {
  var name: Located<String> { get }
  var queryName: String? { get set }
}

extension Member: QueriedField {}
extension Relationship: QueriedField {}
