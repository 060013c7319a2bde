import JSONAPI
import Testing

@Suite("JSON Pointers")
struct JSONPointerTests {
  @Test("escapes special characters")
  func escapesSpecialCharacters() {
    #expect("\(JSONPointer(components: ["a/b", "c~d", "0"]))" == "/a~1b/c~0d/0")
  }
}
