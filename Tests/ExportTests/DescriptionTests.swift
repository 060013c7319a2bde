import Diagnostics
import Export
import Foundation
import JSONSource
import OpenAPIImport
import ResourceSchema
import SchemaReader
import Testing

/// Exported descriptions say what the generated server accepts and sends.
@Suite("An exported description")
struct DescriptionTests {
  private func description(_ schema: String) throws -> JSONNode {
    let file = SourceFile(path: "api.yaml", text: "schema: 1\nname: Blog\n" + schema)
    let reading = SchemaReader.read([file]) {
      throw SourceFile.ReadingError(path: $0, reason: .missing)
    }
    let text = OpenAPIExport.text(
      of: try #require(reading.schema, "\(reading.diagnostics)"),
      importing: { OpenAPIImport.read($0).schema })
    return try #require(JSONReader.read(SourceFile(path: "a.json", text: text)).root)
  }

  /// The query parameters of `GET`, by name, with `$ref` resolved.
  private func parameters(_ path: String, in root: JSONNode) throws -> [String: JSONNode] {
    let operation = try #require(root["paths"]?[path]?["get"])
    let found = (operation["parameters"]?.array ?? []).compactMap { node -> JSONNode? in
      guard let name = node["$ref"]?.string?.split(separator: "/").last else { return node }
      return root["components"]?["parameters"]?[String(name)]
    }
    return Dictionary(uniqueKeysWithValues: found.map { ($0["name"]?.string ?? "", $0) })
  }

  private func texts(_ parameter: JSONNode?) -> [String]? {
    parameter?["schema"]?["items"]?["enum"]?.array?.compactMap(\.string)
  }

  private static let blog = """
    resources:
      articles:
        operations: [list, get, create, update]
        includes: 2
        page: { style: number, size: 20 }
        sorts: [title]
        attributes:
          title: { type: String, query: headline }
          kind: { type: String, readOnly: true }
          printed?: { type: DateTime, format: dd.MM.yyyy }
        relationships:
          author: { one: people, query: writer, links: [self] }
          comments?: { many: comments, linkage: included }
          older?: { many: articles, linkage: never, links: [related] }
      people: { page: { style: offset, max: 50 }, attributes: { name: String } }
      comments:
        id: Int
        attributes: { text: String }
        relationships: { author: people, article: articles }
      notes: { includes: 0, attributes: { text: String } }
    """

  @Test("lists the include paths of a limited length, as queries write them")
  func depth() throws {
    let root = try description(Self.blog)
    let paths = try #require(texts(parameters("/articles", in: root)["include"]))
    #expect(
      paths == [
        "writer", "comments", "older", "comments.author", "comments.article", "older.writer",
        "older.comments", "older.older", "",
      ])
    #expect(try parameters("/notes", in: root)["include"] == nil)
    #expect(try parameters("/people", in: root)["include"] == nil)
    // A relationship's own paths.
    let linkage = try parameters("/articles/{id}/relationships/author", in: root)
    #expect(texts(linkage["include"]) == ["writer", ""])
    // Without a limit in the schema, the server's.
    let longest = try #require(texts(parameters("/comments", in: root)["include"]))
    #expect(longest.map { $0.split(separator: ".").count }.max() == 3)
  }

  @Test("has the paths that operations have, with the ids of parents as parameters")
  func paths() throws {
    let root = try description(
      """
      resources:
        books:
          operations: [list, get, create, update]
          path: { list: 'people/{author}/books', update: 'books/{id}/edit' }
          attributes: { title: String }
          relationships: { author: { one: people, links: [self] } }
        people: { id: Int, attributes: { name: String } }
      """)
    let paths = try #require(root["paths"]?.object?.members)
    let methods = paths.map { path in
      "\(path.name) \(path.value.object?.members.map(\.name) ?? [])"
    }
    #expect(
      methods == [
        #"/people/{author}/books ["parameters", "get"]"#, #"/books ["post"]"#,
        #"/books/{id} ["parameters", "get"]"#, #"/books/{id}/edit ["parameters", "patch"]"#,
        #"/books/{id}/relationships/author ["parameters", "get", "patch"]"#,
        #"/people ["get"]"#, #"/people/{id} ["parameters", "get"]"#,
      ])
    let author = paths[0].value["parameters"]?.array?.first
    #expect(author?["name"]?.string == "author")
    #expect(author?["schema"]?["pattern"] != nil)
  }

  @Test("describes include paths by a pattern if there are too many to list")
  func pattern() throws {
    let names = (1...12).map { "r\($0): things" }.joined(separator: ", ")
    let root = try description(
      """
      resources:
        things: { includes: 4, attributes: { name: String }, relationships: { \(names) } }
      """)
    let include = try parameters("/things", in: root)["include"]
    let pattern = try #require(include?["schema"]?["items"]?["pattern"]?.string)
    let regex = try Regex(pattern)
    for path in ["", "r1", "r12.r1.r2.r3"] { #expect(path.wholeMatch(of: regex) != nil) }
    for path in ["r13", "r1.", "r1.r1.r1.r1.r1"] { #expect(path.wholeMatch(of: regex) == nil) }
  }

  @Test("has sparse fieldsets of all types that the response can have")
  func fields() throws {
    let parameters = try parameters("/articles/{id}", in: description(Self.blog))
    #expect(
      Set(parameters.keys) == [
        "include", "fields[articles]", "fields[people]", "fields[comments]",
      ])
    #expect(
      texts(parameters["fields[articles]"]) == [
        "headline", "kind", "printed", "writer", "comments", "older", "",
      ])
  }

  @Test("requires no fields that `fields` leaves out, and says which there are otherwise")
  func sparse() throws {
    let root = try description(Self.blog)
    let article = try #require(root["components"]?["schemas"]?["Article"])
    #expect(article["required"]?.array?.compactMap(\.string) == ["type", "id"])
    #expect(
      article["x-required"]?.array?.compactMap(\.string) == ["attributes", "relationships"])
    let attributes = article["properties"]?["attributes"]
    #expect(attributes?["required"] == nil)
    #expect(attributes?["x-required"]?.array?.compactMap(\.string) == ["title", "kind"])
  }

  @Test("has the included types of queries in responses")
  func included() throws {
    let root = try description(Self.blog)
    let schema = root["paths"]?["/articles"]?["get"]?["responses"]?["200"]?["content"]?[
      "application/vnd.api+json"]?["schema"]
    let types = schema?["properties"]?["included"]?["items"]?["anyOf"]?.array
    #expect(
      types?.compactMap { $0["$ref"]?.string?.split(separator: "/").last.map(String.init) } == [
        "Article", "People", "Comment",
      ])
  }

  @Test("refuses other fields in requests, and those that the server sets")
  func requests() throws {
    let root = try description(Self.blog)
    for name in ["NewArticle", "ArticlePatch"] {
      let data = root["components"]?["schemas"]?[name]?["properties"]
      #expect(data?["attributes"]?["additionalProperties"]?.bool == false)
      #expect(
        data?["attributes"]?["properties"]?.object?.members.map(\.name) == ["title", "printed"])
      #expect(data?["relationships"]?["additionalProperties"]?.bool == false)
      #expect(
        data?["relationships"]?["properties"]?.object?.members.map(\.name)
          == ["author", "comments"])
    }
  }

  @Test("knows no format of dates that are written in another")
  func dates() throws {
    let root = try description(Self.blog)
    let printed = root["components"]?["schemas"]?["Article"]?["properties"]?["attributes"]?[
      "properties"]?["printed"]
    #expect(printed?["type"]?.string == "string")
    #expect(printed?["format"] == nil)
  }

  @Test("has the smallest and largest pages")
  func pages() throws {
    let root = try description(Self.blog)
    let articles = try parameters("/articles", in: root)
    #expect(articles["page[number]"]?["schema"]?["minimum"]?.int == 1)
    #expect(articles["page[size]"]?["schema"]?["minimum"]?.int == 1)
    #expect(articles["page[size]"]?["schema"]?["maximum"]?.int == 100)
    let people = try parameters("/people", in: root)
    #expect(people["page[offset]"]?["schema"]?["minimum"]?.int == 0)
    #expect(people["page[limit]"]?["schema"]?["maximum"]?.int == 50)
    #expect(articles["sort"]?["schema"]?["minItems"]?.int == 1)
    #expect(texts(articles["sort"]) == ["headline", "-headline"])
  }

  @Test("changes relationships that requests can set")
  func relationships() throws {
    let root = try description(Self.blog)
    let author = root["paths"]?["/articles/{id}/relationships/author"]
    #expect(author?["patch"] != nil)
    #expect(author?["post"] == nil)
  }

  @Test("has errors for every operation, and no other responses than those it names")
  func errors() throws {
    let root = try description(Self.blog)
    for path in root["paths"]?.object?.members ?? [] {
      for operation in path.value.object?.members ?? [] where operation.name != "parameters" {
        let responses = operation.value["responses"]?.object?.members ?? []
        #expect(Array(responses.map(\.name).suffix(2)) == ["4XX", "5XX"])
        #expect(responses.last?.value["$ref"]?.string == "#/components/responses/Errors")
      }
    }
    let patch = root["paths"]?["/articles/{id}"]?["patch"]?["responses"]
    #expect(patch?.object?.members.map(\.name) == ["200", "204", "4XX", "5XX"])
  }

  // MARK: Filters

  private func filters(_ client: String) throws -> [String: JSONNode] {
    try parameters(
      "/articles",
      in: description(
        """
        client: { \(client) }
        types:
          Status: { enum: [draft, done], open: false }
        resources:
          articles:
            includes: 0
            filters:
              status: '[Status]'
              views: { type: Int, operators: [eq, gt] }
              reviewer: comments
              text: { type: String, parameter: q }
            attributes: { title: String }
          comments: { id: Int, attributes: { text: String } }
        """)
    ).filter { !$0.key.hasPrefix("fields") }
  }

  @Test(
    "has filters of patterns",
    arguments: [
      ("filters: 'filter[{name}][{operator}]'", "filter[status]", "filter[views][gt]"),
      ("filters: 'filter[{name}.{operator}]'", "filter[status]", "filter[views.gt]"),
      ("filters: '{name}__{operator}'", "status", "views__gt"),
    ])
  func patterns(client: String, list: String, comparison: String) throws {
    let parameters = try filters(client)
    #expect(parameters.count == 5)
    let status = try #require(parameters[list])
    #expect(status["explode"]?.bool == false)
    #expect(status["schema"]?["minItems"]?.int == 1)
    #expect(status["schema"]?["items"]?["$ref"]?.string == "#/components/schemas/Status")
    #expect(parameters[comparison]?["schema"]?["type"]?.string == "integer")
    #expect(parameters["q"] != nil)
  }

  @Test("repeats parameters of lists where the server does")
  func repeated() throws {
    let parameters = try filters("filters: 'filter[{name}][{operator}]', lists: repeated")
    #expect(parameters["filter[status]"]?["explode"]?.bool == true)
    let id = parameters["filter[reviewer]"]?["schema"]
    #expect(
      id?["pattern"]?.string
        == "^(?:0|-?(?:[1-9][0-9]{0,17}|[1-8][0-9]{18}|9[01][0-9]{17}))$")
  }

  @Test("has one parameter for functions")
  func functions() throws {
    let parameters = try filters("filters: functions")
    #expect(Set(parameters.keys) == ["filter", "q"])
    let words = try #require(parameters["filter"]?["description"]?.string)
    for word in ["any(status,'…')", "gt(views,'…')", "equals(reviewer,'…')", "not(…)"] {
      #expect(words.contains(word))
    }
  }

  @Test("has one parameter of JSON")
  func json() throws {
    let parameters = try filters("filters: json")
    #expect(Set(parameters.keys) == ["filter", "q"])
    let schema = parameters["filter"]?["content"]?["application/json"]?["schema"]
    let conditions = schema?["items"]?["anyOf"]?.array ?? []
    let views = conditions.first { $0["properties"]?["name"]?["const"]?.string == "views" }
    let words = views?["properties"]?["op"]?["enum"]?.array?.compactMap(\.string)
    #expect(words == ["eq", "gt"])
    #expect(conditions.contains { $0["properties"]?["not"] != nil })
  }

  @Test("leaves out what only a type of the user's knows")
  func custom() throws {
    let parameters = try filters("filters: { swift: RSQLFilters, import: BlogTypes }")
    #expect(Set(parameters.keys) == ["q"])
  }
}
