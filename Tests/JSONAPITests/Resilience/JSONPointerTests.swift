import JSONAPI
import Testing

@Suite("JSON Pointers")
struct JSONPointerTests {
  @Test("escapes special characters")
  func escapesSpecialCharacters() {
    #expect("\(JSONPointer(components: ["a/b", "c~d", "0"]))" == "/a~1b/c~0d/0")
    #expect(JSONPointer("/a~1b/c~0d/0").components == ["a/b", "c~d", "0"])
    #expect(JSONPointer("a/b") == JSONPointer("/a/b"))
  }

  @Test(
    "name the attribute or relationship that they refer to",
    arguments: [
      ("/data/attributes/title", "title", nil),
      ("/data/3/attributes/address/zip", "address", nil),
      ("attributes/title", "title", nil),
      ("/atomic:operations/0/data/relationships/author/data/id", nil, "author"),
      ("/included/1/relationships/tags", nil, "tags"),
      ("/data", nil, nil), ("", nil, nil), ("/data/attributes", nil, nil),
      ("/meta/attributes/title", nil, nil),
    ] as [(String, String?, String?)])
  func nameMember(text: String, attribute: String?, relationship: String?) {
    let source = BasicJSONAPIErrorPayload<String>.Source(pointer: text)
    #expect(source.attributeName == attribute)
    #expect(source.relationshipName == relationship)
  }
}
