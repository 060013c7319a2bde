import Foundation
import GoldenAttributes
import GoldenRequests
import JSONAPI
import Testing

/// What create requests hold where that is not what responses hold, and what objects keep.
struct GeneratedRequestTests {
  private func json(_ value: some Encodable) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
  }

  @Test("a new resource contains what a request must")
  func aNewResourceHoldsWhatARequestMust() throws {
    let upload = NewUpload(
      attributes: .init(
        fileName: "a.png", note: nil, token: "t", price: try #require(Decimal(string: "19.5")),
        rating: 4.5),
      relationships: .init(app: App.Id(rawValue: "com.example")), meta: .none, links: .none)

    let attributes = try json(upload)["attributes"]
    #expect(attributes?["note"] == .null)
    #expect(attributes?["price"] == "19.5")
    #expect(attributes?["rating"] == "4.5")
    #expect(attributes?["checksum"] == nil && attributes?["state"] == nil)
    #expect(
      try json(upload)["relationships"]
        == ["app": ["data": ["type": "apps", "id": "com.example"]]])
  }

  @Test("a response may lack what a request must have")
  func aResponseMayLackWhatARequestMustHave() throws {
    let text = """
      {
        "type": "uploads", "id": "1",
        "attributes": { "state": "done", "region": "eu", "price": "19.90", "size": "7" },
        "relationships": { "owner": { "data": { "type": "apps", "id": "a" } } }
      }
      """
    let upload = try JSONDecoder().decode(Upload.self, from: Data(text.utf8))
    #expect(upload.fileName == nil)
    #expect(upload.size == 7)
    #expect(upload.price == Decimal(string: "19.9"))
    #expect(try json(upload)["attributes"]?["price"] == "19.90")
  }

  @Test("objects keep the text of numbers")
  func objectsKeepNumbersInTheirTexts() throws {
    let text = #"{"net":"19.90","tax":null,"parts":["010","020"]}"#
    var total = try JSONDecoder().decode(Total.self, from: Data(text.utf8))
    #expect(total.parts == [10, 20])
    #expect(total.tax == .some(nil))
    #expect(try json(total) == json(JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))))
    total.net = 2
    #expect(try json(total)["net"] == "2")
    #expect(Total(net: 1, parts: []).tax == nil)
  }

  @Test("objects keep dates as they were written")
  func objectsKeepDatesAsTheyWereWritten() throws {
    let text = """
      {
        "street": "S", "floor": null, "history": ["2026-11-21"], "kind": "home",
        "movedIn": "2026-11-21T09:30:00.000+01:00", "website": null
      }
      """
    var address = try JSONDecoder().decode(Address.self, from: Data(text.utf8))
    let read = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    #expect(address.movedIn == Date(timeIntervalSince1970: 1_795_249_800))
    #expect(address.website == .some(nil))
    #expect(try json(address) == read)

    var other = address
    other.movedIn = Date(timeIntervalSince1970: 1_795_249_800)
    #expect(other == address, "the same moment, written otherwise")
    #expect(try json(other)["movedIn"] == "2026-11-21T08:30:00Z")

    address.website = nil
    #expect(try json(address)["website"] == nil)
  }
}
