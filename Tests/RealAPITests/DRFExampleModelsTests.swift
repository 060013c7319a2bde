import DRFExampleModels
import Foundation
import JSONAPI
import Testing

@Suite(
  "Models of the Django example", .enabled(if: Payloads.drfExample.arePresent, Payloads.absence)
)
struct DRFExampleModelsTests {
  let payloads = Payloads.drfExample

  @Test("days are dates, and members absent from a sparse response are nil")
  func sparseFieldsets() throws {
    let whole = try payloads.document(
      "01-single-entry-default-include", as: EntryDocument.self)
    #expect(whole.body.primaryResource?.value.pubDate == Day(year: 2015, month: 1, day: 1))

    let sparse = try payloads.document("13-sparse-fields-entry", as: EntryDocument.self)
    let entry = try #require(sparse.body.primaryResource?.value)
    #expect(entry.headline == "Django, the framework for perfectionists with deadlines")
    #expect(entry.attributes.pubDate == nil)
    #expect(entry.relationships.blog == nil)
    #expect(entry.meta == nil)
  }

  @Test("a relationship has meta, links, both or links alone")
  func relationships() throws {
    let document = try payloads.document("10-include-self-type-featured", as: EntryDocument.self)
    let relationships = try #require(document.body.primaryResource?.value).relationships
    #expect(relationships.suggested?.meta.count == 13)
    #expect(relationships.suggested?.links.related.url.path() == "/entries/1/suggested/")
    #expect(relationships.blogHyperlinked?.links.related.url.path() == "/entries/1/blog")
    #expect(relationships.featured?.id?.rawValue == "2")
  }

  @Test("a list can hold resources of several types")
  func polymorphicList() throws {
    let list = try payloads.document("37-polymorphic-collection", as: ProjectListDocument.self)
    let projects = try #require(list.body.primaryResource?.values)
    #expect(projects.map { $0.as(ArtProject.self)?.artist } == ["Turrell", "Neri", nil])
    #expect(projects.map { $0.as(ResearchProject.self)?.supervisor } == [nil, nil, "Dr. X"])
  }

  @Test("a relationship can hold resources of several types")
  func polymorphicRelationship() throws {
    let list = try payloads.document(
      "40-polymorphic-relationships-include", as: CompaniesDocument.self)
    let companies = try #require(list.body.primaryResource?.values)
    #expect(
      companies.map { $0 ~> \.currentProject } == [
        .artProject(.init(rawValue: "1")), .researchProject(.init(rawValue: "3")),
      ])
    #expect(
      companies.map { $0 ~> \.futureProjects } == [
        [.artProject(.init(rawValue: "2")), .researchProject(.init(rawValue: "3"))], [],
      ])
  }

  @Test("a response may contain no resource")
  func nothing() throws {
    let document = try payloads.document(
      "29-related-first-entry-null", as: FirstEntryDocument.self)
    #expect(try #require(document.body.primaryResource).value == nil)
  }

  @Test("endpoints of relationships return identifiers")
  func linkage() throws {
    let many = try payloads.document("66-post-rel-to-many-add", as: EntryAuthorsLinkage.self)
    #expect(many.body.primaryResource?.values.map(\.id.rawValue) == ["1", "2"])

    let none = try payloads.document("33-relationship-to-one-null", as: AuthorTypeLinkage.self)
    #expect(try #require(none.body.primaryResource).value == nil)
  }

  @Test("attributes have members and elements of their own")
  func nestedValues() throws {
    let document = try payloads.document(
      "42-nested-attribute-objects", as: QuestionnaireDocument.self)
    let questionnaire = try #require(document.body.primaryResource?.value)
    #expect(questionnaire.questions.map(\.text) == ["Why?", "How?"])
    #expect(questionnaire.questions.map(\.required) == [true, false])
    #expect(questionnaire.metadata.producer == .some(nil))
  }

  @Test("errors point to what is wrong")
  func errors() throws {
    let document = try payloads.document(
      "50-post-nested-errors-400", as: QuestionnaireDocument.self)
    let errors = try #require(document.body.errors)
    #expect(errors.map(\.payload?.status) == ["400", "400", "400", "400"])
    #expect(errors.first?.payload?.source?.pointer == "/data/attributes/metadata/author")
  }
}
