import APIReference
import Diagnostics
import Export
import Foundation
import JSONAPI
import JSONSource
import ResourceSchema
import StarterModels
import Testing

/// Example documents.
struct ExampleTests {
  private func examples(_ path: String) throws -> [String: String] {
    let files = DocumentExamples(try ProjectSchemas.schema(path)).files()
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
  }

  @Test("an example of each document is JSON", arguments: ProjectSchemas.paths)
  func all(path: String) throws {
    let schema = try ProjectSchemas.schema(path)
    let files = DocumentExamples(schema).files()
    #expect(files.count >= schema.documents.count)
    for file in files {
      let result = JSONReader.read(SourceFile(path: file.path, text: file.text))
      #expect(result.diagnostics == [])
      #expect(!file.path.contains("/"))
    }
  }

  @Test("the models read the examples, with what they include")
  func models() throws {
    let text = try #require(try examples("Schemas/starter")["ArticlePage.json"])
    let page = try JSONDecoder().decode(ArticlePage.self, from: Data(text.utf8))
    let articles = try #require(page.body.primaryResource?.values)
    #expect(articles.map(\.title) == ["Title"])
    #expect(articles.first?.status == .draft)
    let people = page.body.includes?[Person.self] ?? []
    #expect(people.map(\.id) == articles.map { $0 ~> \.author })
  }

  @Test("what an include path leads to is included")
  func includes() throws {
    let schema = try ProjectSchemas.schema("Schemas/blog")
    let texts = try examples("Schemas/blog")
    for document in schema.documents where !document.include.isEmpty {
      let text = try #require(texts["\(document.name.value).json"])
      let root = try #require(JSONReader.read(SourceFile(path: "a.json", text: text)).root)
      let objects =
        (root["included"]?.array ?? []) + (root["data"]?.array ?? [root["data"]].compactMap(\.self))
      let known = Set(objects.map { "\($0["type"]?.string ?? "") \($0["id"]?.string ?? "")" })
      for path in document.include {
        let name = try #require(path.relationships.first?.value)
        for object in root["data"]?.array ?? [root["data"]].compactMap(\.self) {
          let data = object["relationships"]?[name]?["data"]
          for identifier in data?.array ?? [data].compactMap(\.self) where !identifier.isNull {
            #expect(
              known.contains(
                "\(identifier["type"]?.string ?? "") \(identifier["id"]?.string ?? "")"))
          }
        }
      }
    }
  }
}
