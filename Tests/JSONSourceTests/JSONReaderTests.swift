import Diagnostics
import JSONSource
import TestSupport
import Testing

/// Values of JSON texts, and their places.
struct JSONReaderTests {
  @Test("reads every kind of value")
  func values() throws {
    let root = try #require(
      value(#" {"a": [1, -0.5e+3, true, false, null, "x", {}, []], "b": {"c": "d"}} "#))
    let array = try #require(root["a"]?.array)
    #expect(array.count == 8)
    #expect(array[0].int == 1)
    #expect(array[1].number == "-0.5e+3")
    #expect(array[1].int == -500)
    #expect(array[2].bool == true)
    #expect(array[3].bool == false)
    #expect(array[4].isNull)
    #expect(array[5].string == "x")
    #expect(array[6].object?.members.isEmpty == true)
    #expect(array[7].array?.isEmpty == true)
    #expect(root["b"]?["c"]?.string == "d")
    #expect(root["c"] == nil)
  }

  @Test("reads a value that is not in an object or array", arguments: ["1", "\"a\"", "null"])
  func scalarRoot(text: String) {
    #expect(value(text) != nil)
  }

  @Test("keeps the order of members, and finds each of many")
  func order() throws {
    let names = (0..<100).map { "m\(($0 * 37) % 100)" }
    let text = "{" + names.map { "\"\($0)\": \"\($0)\"" }.joined(separator: ",") + "}"
    let object = try #require(value(text)?.object)
    #expect(object.members.map(\.name) == names)
    #expect(names.allSatisfy { object[$0]?.string == $0 })
  }

  @Test(
    "reads escapes",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u20AC""#, "é€"),
      (#""\ud83d\ude00!""#, "😀!"), ("\"é😀\u{7F}\"", "é😀\u{7F}"),
      (#""\ud83d""#, "\u{FFFD}"), (#""\ude00x""#, "\u{FFFD}x"), (#""\ud83d\u0041""#, "\u{FFFD}A"),
      (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"), (#""\u0000""#, "\0"),
    ])
  func escapes(text: String, expected: String) {
    #expect(value(text)?.string == expected)
  }

  @Test("reads names of any length")
  func longNames() {
    let name = String(repeating: "n", count: 5_000)
    #expect(value("{\"\(name)\": 1}")?[name]?.int == 1)
  }

  @Test("gives equal long texts back, and different ones apart")
  func pooledTexts() throws {
    let texts = (0..<20_000).map { "a text of some length \($0 % 7_000)" }
    let text = "[" + texts.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    #expect(value(text)?.array?.map(\.string) == texts)
  }

  @Test("knows the place of a value and of a name")
  func places() throws {
    let text = MarkedText("{\n  \"é\": 1,\n  1️⃣\"title\"2️⃣: 3️⃣\"Bikesheds\"4️⃣\r\n}")
    let root = try #require(JSONReader.read(text.file).root)
    let member = try #require(root.object?.member("title"))
    let places = text.file.ranges(of: [member.value.mark, root.mark, member.nameOffsets])
    #expect(places[2] == text.range("1️⃣", "2️⃣"))
    #expect(places[0] == text.range("3️⃣", "4️⃣"))
    #expect(places[1].end == SourcePosition(line: 1, column: 2, offset: 1))
  }

  @Test("reads UTF-16 with a byte order mark")
  func utf16() {
    let bytes: [UInt8] = [0xFF, 0xFE] + "{\"a\": 1}".utf8.flatMap { [$0, 0] }
    #expect(JSONReader.read(SourceFile(path: "a.json", bytes: bytes)).root?["a"]?.int == 1)
  }

  @Test("reports a name that an object has twice, and reads the first")
  func duplicates() {
    let text = MarkedText(#"{3️⃣"a"4️⃣: 1, "b": 2, 1️⃣"a"2️⃣: 3}"#)
    let result = JSONReader.read(text.file)
    #expect(result.root?["a"]?.int == 1)
    #expect(result.root?.object?.members.map(\.name) == ["a", "b"])
    #expect(result.diagnostics.map(\.message) == ["duplicate name `a`"])
    #expect(result.diagnostics.first?.severity == .warning)
    #expect(result.diagnostics.first?.range == text.range("1️⃣", "2️⃣"))
    #expect(result.diagnostics.first?.labels.first?.range == text.range("3️⃣", "4️⃣"))
  }

  @Test("reports names that a large object has twice")
  func manyDuplicates() {
    let text = "{" + (0..<5_000).map { "\"m\($0 % 100)\": \($0)" }.joined(separator: ",") + "}"
    let result = JSONReader.read(SourceFile(path: "a.json", text: text))
    #expect(result.root?.object?.members.count == 100)
    #expect(result.diagnostics.count == 1_000)
  }

  @Test("gives the elements of a list away one by one")
  func streaming() throws {
    let file = SourceFile(
      path: "a.har",
      text: #"{"entries": [0], "log": {"v": 1, "entries": [[1], {"entries": [2]}, 3], "w": [4]}}"#)
    var elements: [JSONNode] = []
    let result = JSONReader.read(file, elementsAt: ["log", "entries"]) { element in
      elements.append(element)
    }
    #expect(elements.count == 3)
    #expect(elements[1]["entries"]?.array?.count == 1)
    #expect(result.root?["log"]?["entries"]?.array?.isEmpty == true)
    #expect(result.root?["entries"]?.array?.count == 1)
    #expect(result.root?["log"]?["w"]?.array?.count == 1)

    var count = 0
    _ = JSONReader.read(SourceFile(path: "a", text: "[1, 2]"), elementsAt: []) { _ in
      count += 1
    }
    #expect(count == 2)
  }

  @Test(
    "knows JSON by name or first character",
    arguments: [
      ("a.json", "", true), ("a.HAR", "x", true), ("a.yaml", "{}", true), ("-", " \n[", true),
      ("a.yaml", "openapi: 3.0.0", false),
    ])
  func detection(path: String, text: String, isJSON: Bool) {
    #expect(JSONReader.isJSON(SourceFile(path: path, text: text)) == isJSON)
  }

  private func value(_ text: String) -> JSONNode? {
    let result = JSONReader.read(SourceFile(path: "test.json", text: text))
    #expect(result.diagnostics == [])
    return result.root
  }
}
