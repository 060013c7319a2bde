import Foundation
import JSONAPI
import Testing

@Suite("Contents and forms of links")
struct LinkEqualityTests {
  typealias Plain = Link<URL, NoMetadata>

  @Test("compares links regardless of their form")
  func comparesLinksRegardlessOfTheirForm() throws {
    let text = try roundTrip(Plain.self, #""https://example.com""#)
    let object = try roundTrip(Plain.self, #"{"href": "https://example.com"}"#)
    let url = try #require(URL(string: "https://example.com"))
    #expect(text == object)
    #expect(text == Plain(url: url, meta: .none, rel: nil))
    #expect(text.hashValue == object.hashValue)
    let one = try roundTrip(Plain.self, #"{"href": "/", "hreflang": "en"}"#)
    let array = try roundTrip(Plain.self, #"{"href": "/", "hreflang": ["en"]}"#)
    #expect(one == array)
    #expect(try one != decode(Plain.self, #"{"href": "/", "hreflang": ["en", "de"]}"#))
    #expect(try one != decode(Plain.self, #"{"href": "/", "title": "x"}"#))
  }

  struct Some: Links {
    var page: Plain?
    var next: NullableLink<URL, NoMetadata>?
    var text: Link<String, NoMetadata>?
  }

  @Test("decodes an empty string as an absent or null link")
  func decodesEmptyStringAsAbsentOrNullLink() throws {
    let links = try decode(Some.self, #"{"page": "", "next": "", "text": ""}"#)
    #expect(links.page == nil)
    #expect(links.next == NullableLink(nil))
    #expect(links.text?.url == "")
    #expect(try json(links) == ["next": "", "text": ""])
    #expect(throws: DecodingError.self) { try decode(Plain.self, #""""#) }
    try roundTrip(PaginationLinks.self, #"{"self": "/", "prev": null, "next": ""}"#)
  }

  @Test("limits the nesting of “describedby” links")
  func limitsNestingOfDescribedbyLinks() throws {
    func link(_ depth: Int) -> String {
      depth == 0 ? #""/""# : #"{"href": "/", "describedby": \#(link(depth - 1))}"#
    }
    try roundTrip(Plain.self, link(8))
    let error = try #require(throws: DecodingError.self) { try decode(Plain.self, link(9)) }
    #expect("\(error)".contains("nested too deep"))
    var deep = try decode(Plain.self, link(0))
    for _ in 0..<20 { deep = Link(url: deep.url, meta: .none, describedBy: deep) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(deep) }
  }
}
