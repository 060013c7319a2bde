import BlogFixtures
import BlogModels
import Foundation
import JSONAPI
import Testing

/// The fixtures of the blog, as its tests would use them.
struct FixtureTests {
  @Test("a resource object has the values that a test names, and the same others in each run")
  func resourceObject() {
    let article = Article.fixture(title: "Bikesheds", status: .published)
    #expect(article.title == "Bikesheds")
    #expect(article.status == .published)
    #expect(article.body == "Body")
    #expect(article.createdAt == Date(timeIntervalSince1970: 1_767_225_600))
    #expect(article.subtitle == nil)
    #expect(article == Article.fixture(title: "Bikesheds", status: .published))
    #expect(article != Article.fixture())
  }

  @Test("optional members have values if everything is asked for, and null if a test says so")
  func optionalMembers() {
    let person = Person.fixture(everything: true)
    #expect(person.twitter == "Twitter")
    #expect(person.avatar != nil)
    #expect(
      Person.fixture(twitter: .some(nil), everything: true).attributes.twitter?.value == .some(nil))
    #expect(Person.fixture().attributes.twitter == nil)
  }

  @Test("relationships and ids are what a test says")
  func relationships() {
    let person = Person.fixture(id: "7", firstName: "Ada")
    let comment = Comment.fixture(id: Comment.Id(rawValue: 3), author: person.id)
    #expect(comment.id.rawValue == 3)
    #expect((comment ~> \.author) == person.id)
    let topic = Topic.fixture(name: "Bicycles")
    #expect((Article.fixture(topics: [topic.id]) ~> \.topics) == [topic.id])
  }

  @Test("a list has as many resource objects as asked for, with different ids and what is included")
  func documents() throws {
    let articles = try #require(ArticleList.fixture(count: 3).body.primaryResource?.values)
    #expect(Set(articles.map(\.id)).count == 3)
    let document = ArticleList.fixture(count: 1)
    let people = document.body.includes?[Person.self] ?? []
    #expect(people.map(\.id) == document.body.primaryResource?.values.map { $0 ~> \.author })
    #expect(ArticleList.fixture(count: 0).body.primaryResource?.values.isEmpty == true)
  }

  @Test("there are fixtures of all resource types and documents, and all can be decoded")
  func all() {
    for everything in [false, true] {
      _ = Article.fixture(everything: everything)
      _ = Comment.fixture(everything: everything)
      _ = Image.fixture(everything: everything)
      _ = Organization.fixture(everything: everything)
      _ = Person.fixture(everything: everything)
      _ = Review.fixture(everything: everything)
      _ = Topic.fixture(everything: everything)
      _ = Video.fixture(everything: everything)
      _ = ArticleDocument.fixture(everything: everything)
      _ = ArticleList.fixture(everything: everything)
      _ = MaybeArticle.fixture(everything: everything)
      _ = Feed.fixture(everything: everything)
      _ = SearchHit.fixture(everything: everything)
      _ = SearchResults.fixture(everything: everything)
      _ = ArticleTitles.fixture(everything: everything)
      _ = ArticleAuthorLinkage.fixture(everything: everything)
      _ = ArticleCommentsLinkage.fixture(everything: everything)
      _ = StatusDocument.fixture(everything: everything)
    }
  }
}
