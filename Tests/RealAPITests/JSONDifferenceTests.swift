import JSONAPI
import Testing

@Suite("JSON values are compared")
struct JSONDifferenceTests {
  @Test("by value, whatever the order of members and the spelling of numbers")
  func same() {
    let before: JSONValue = ["a": [1, ["b": nil]], "c": 5]
    let after: JSONValue = ["c": 5.0, "a": [1, ["b": nil]]]
    #expect(before.differences(to: after).isEmpty)
  }

  @Test("and every difference is named by its place")
  func different() {
    let before: JSONValue = ["kept": 1, "gone": nil, "a/b~": ["x", "y"], "text": "1"]
    let after: JSONValue = ["kept": 1, "new": nil, "a/b~": ["x", "z", 3], "text": 1]
    #expect(
      before.differences(to: after) == [
        JSONDifference(pointer: "/a~1b~0/1", before: "y", after: "z"),
        JSONDifference(pointer: "/a~1b~0/2", before: nil, after: 3),
        JSONDifference(pointer: "/gone", before: .null, after: nil),
        JSONDifference(pointer: "/new", before: nil, after: .null),
        JSONDifference(pointer: "/text", before: "1", after: 1),
      ]
    )
  }
}
