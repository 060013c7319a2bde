import Foundation
import JSONAPI
import Testing

private struct PageLinks: JSONAPI.Links {
  var `self`: Link<URL, NoMetadata>?
  var next: NullableLink<URL, NoMetadata>?
}

private typealias Page = Document<
  NoResourceBody, NoMetadata, PageLinks, NoIncludes, NoAPIDescription, UnknownJSONAPIError
>

@Suite("Links with invalid URLs")
struct UnreadableLinkTests {
  static let invalid = "http://[::1"

  @Test(
    "are absent or null, and cost nothing else",
    arguments: [#""\#(invalid)""#, #"{"href": "\#(invalid)"}"#, #""""#])
  func areAbsentOrNull(link: String) throws {
    let page = try decode(Page.self, #"{"links": {"self": \#(link), "next": "/2"}}"#)
    #expect(page.body.links?.`self` == nil)
    #expect(page.body.links?.next?.url?.path == "/2")
    let last = try decode(Page.self, #"{"links": {"self": "/1", "next": \#(link)}}"#)
    #expect(last.body.links?.`self`?.url.path == "/1")
    #expect(last.body.links?.next != nil)
    #expect(last.body.links?.next?.url == nil)
  }

  @Test("keep their text if they may be null")
  func keepTheirTextIfTheyMayBeNull() throws {
    try roundTrip(Page.self, #"{"links": {"next": "\#(Self.invalid)"}}"#)
  }

  @Test("are errors if they are required")
  func areErrorsIfTheyAreRequired() throws {
    typealias Linked = Document<
      NoResourceBody, NoMetadata, SelfLink, NoIncludes, NoAPIDescription, UnknownJSONAPIError
    >
    #expect(throws: JSONAPIDecodingError.self) {
      try decode(Linked.self, #"{"links": {"self": "\#(Self.invalid)"}}"#)
    }
  }

  @Test("are errors if they are not links")
  func areErrorsIfTheyAreNotLinks() throws {
    #expect(throws: JSONAPIDecodingError.self) {
      try decode(Page.self, #"{"links": {"self": 5}}"#)
    }
  }
}
