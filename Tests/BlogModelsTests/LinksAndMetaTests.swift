import BlogModels
import Foundation
import JSONAPI
import Testing

@Suite struct LinksAndMetaTests {
  @Test func aLinkIsAStringOrAnObject() throws {
    let links = try Examples.article().links

    #expect(links.selfLink.url.absoluteString.hasPrefix("https://blog.example/articles/"))
    #expect(links.canonical?.url == URL(string: "https://blog.example/2015/bikeshed"))
    #expect(links.canonical?.meta.checkedAt == Date(timeIntervalSince1970: 1_432_425_600))
  }

  @Test func aLinkMayBeNull() throws {
    #expect(try Examples.article().links.nextInSeries.url == nil)
  }

  @Test func metaHasTypedMembers() throws {
    let article = try Examples.article()

    #expect(article.meta.readers == 17)
    #expect(article.meta.cachedAt == nil)
  }

  @Test func metaThatMayBeMissingIsOptional() throws {
    let text = """
      { "type": "videos", "id": "v", "attributes": { "url": "/v.mp4", "seconds": 1 } }
      """
    let video = try decode(Video.self, from: text)

    #expect(video.meta == nil)
    #expect(try json(of: video) == json(text))
  }

  @Test func metaThatIsThereMustFitItsSchema() {
    let text = """
      {
        "type": "videos", "id": "v", "attributes": { "url": "/v.mp4", "seconds": 1 },
        "meta": { "transcoded": "yes" }
      }
      """

    #expect(throws: (any Error).self) { try decode(Video.self, from: text) }
  }
}
