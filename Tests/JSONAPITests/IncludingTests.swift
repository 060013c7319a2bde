import JSONAPI
import Poly
import TestSupport
import Testing

@Suite("Adding included resources")
struct IncludingTests {
  private typealias Page = Document<
    NoResourceBody, NoMetadata, NoLinks, Include1<UnrecognizedResource>, NoAPIDescription,
    UnknownJSONAPIError
  >

  private static func resource(_ id: Int) throws -> Include1<UnrecognizedResource> {
    .init(try #require(UnrecognizedResource(json: ["type": "a", "id": .string("\(id)")])))
  }

  @Test("keeps the order, however many are added at once", arguments: [0, 1, 7, 100])
  func keepsOrder(first: Int) throws {
    var page = Page(
      apiDescription: .none, body: .none,
      includes: .init(values: try (0..<first).map(Self.resource)), meta: .none, links: .none)
    let before = page
    var count = first
    for added in [1, 1, 1, 5, 0, 2, 1, 40, 1, 1] {
      let resources = try (count..<count + added).map(Self.resource)
      page = page.including(.init(values: resources))
      count += added
    }
    #expect(page.body.includes?.count == count)
    #expect(page.body.includes?.values == (try (0..<count).map(Self.resource)))
    #expect(page.body.includes.map(Array.init) == page.body.includes?.values)
    #expect(before.body.includes?.count == first)
  }

  @Test("takes no more than in proportion to their number")
  func takesTimeInProportion() throws {
    func time(_ count: Int) throws -> Duration {
      let resource = Includes(values: [try Self.resource(0)])
      return cpuTime {
        var page = Page(
          apiDescription: .none, body: .none, includes: .none, meta: .none, links: .none)
        for _ in 0..<count { page = page.including(resource) }
      }
    }
    // In quadratic time, it would be 64 times as long.
    #expect(try time(8_000) < time(1_000) * 32)
  }
}
