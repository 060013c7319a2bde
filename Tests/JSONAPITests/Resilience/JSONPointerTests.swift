import JSONAPI
import Testing

@Suite("JSON pointers")
struct JSONPointerTests {
  @Test func pointersAreEscaped() {
    #expect("\(JSONPointer(components: ["a/b", "c~d", "0"]))" == "/a~1b/c~0d/0")
  }
}
