import CodingRoutes
import Foundation
import Poly
import RuntimeModels
import Testing

@testable import JSONAPI

/// Texts to the letter of RFC 8259, and texts that break it.
@Suite struct JSONAPIDecoderTests {
  @Test(
    "reads every notation of a number",
    arguments: [
      "0", "-0", "1", "-1", "1.0", "1e2", "-0.5e1", "9223372036854775807", "9223372036854775808",
      "18446744073709551615", "18446744073709551616", "-9223372036854775808", "1E+2", "1e-2",
      "0.1", "123456789012345678901234567890", "1e400", "1e-400", "4.9e-324",
      "9007199254740993", "0.30000000000000004", "1.7976931348623157e308", "1.5",
    ])
  func readsNumbers(text: String) {
    func agree<Value: Codable & Equatable>(_ type: Value.Type) {
      expectAgreement(type, "[\(text)]")
    }
    agree([Int].self)
    agree([Int8].self)
    agree([UInt64].self)
    agree([Double].self)
    agree([Float].self)
    agree([Decimal].self)
    agree([JSONValue].self)
  }

  @Test(
    "reads every escape and every kind of character",
    arguments: [
      #""""#, #""a""#, #""\"\\\/\b\f\n\r\t""#, #""\u0041\u00e9\u20AC""#, #""\ud83d\ude00""#,
      "\"é€😀\"", "\"\u{7F}\u{2028}\"", #""eight by""#, #""more than eight bytes \n of text""#,
      #""\u0000""#,
    ])
  func readsStrings(text: String) throws {
    expectAgreement([String].self, "[\(text)]")
    expectAgreement([String: Int].self, "{\(text): 1}")
    let value = try JSONAPIDecoder().decode([String].self, from: Data("[\(text)]".utf8))
    #expect(try CodingRoutes.encode(value) == .array(value.map { .string($0) }))
  }

  @Test(
    "says what is wrong with a text, and where",
    arguments: [
      ("[1,]", "a value", 1, 4), ("[1 2]", "“,” or “]” after an element", 1, 4),
      ("{\"a\":1,}", "the name of a member, in quotation marks", 1, 8),
      ("{\"a\" 1}", "“:”", 1, 6), ("{\n  \"a\": 01\n}", "“,” or “}” after a member", 2, 9),
      (#"["\ud83d"]"#, "both halves of a surrogate pair, found one,", 1, 3),
      (#"["\ude00\ud83d"]"#, "both halves of a surrogate pair, found one,", 1, 3),
      (#"["\x"]"#, "a valid escape after “\\”", 1, 3),
      ("[\"a\nb\"]", "an escape in place of a control character", 1, 4),
      ("[\"a]", "a quotation mark at the end of the string", 1, 5),
      ("[1] 2", "the end of the text", 1, 5),
      ("[-]", "a digit", 1, 3), ("[1.]", "a digit", 1, 4), ("[1e]", "a digit", 1, 4),
      ("[tru]", "a value", 1, 2), ("[nul]", "a value", 1, 2), ("", "a value", 1, 1),
      ("[+1]", "a value", 1, 2), ("[", "a value", 1, 2), ("{", "a string", 1, 2),
    ])
  func saysWhatIsWrong(text: String, expected: String, line: Int, column: Int) throws {
    let error = try #require(throws: JSONAPIDecodingError.self) {
      try JSONAPIDecoder().decode([JSONValue].self, from: Data(text.utf8))
    }
    #expect(
      error.description
        == "The text is not valid JSON: expected \(expected) at line \(line), column \(column).")
  }

  @Test(
    "refuses bytes that are not UTF-8",
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
      [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xFF],
    ] as [[UInt8]])
  func refusesInvalidUTF8(bytes: [UInt8]) throws {
    let text = Data("[\"padding \"".utf8) + Data(bytes)
    let error = try #require(throws: JSONAPIDecodingError.self) {
      try JSONAPIDecoder().decode([String].self, from: text)
    }
    #expect(error.problem.kind == .invalidJSON)
    #expect(error.problem.position?.offset == 11)
  }

  @Test("reads a text however deep it is, or says that it is too deep")
  func readsDeepText() throws {
    for depth in [10, 127, 128, 129, 511, 512, 513, 100_000] {
      let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      expectAgreement(JSONValue.self, text)
    }
  }

  @Test(
    "reads errors as a JSONDecoder does, as specified or not",
    arguments: [
      #"{"errors": [{"id": "1", "status": "422", "code": "a", "title": "b", "detail": "c"}]}"#,
      #"{"errors": [{"source": {"pointer": "/data", "parameter": "p", "header": "h", "x": 1}}]}"#,
      #"{"meta": {"n": 1}, "errors": [{"title": "b", "meta": {"n": [1.5]}, "links": {"about": "/"}}]}"#,
      #"{"errors": [{"status": 404, "title": null, "id": 7}, {"status": true}, {}, 1, null]}"#,
      #"{"errors": [{"title": "b", "source": "/data"}, {"source": null, "links": null, "x": 1}]}"#,
      #"{"errors": [], "jsonapi": {"version": "1.1"}, "links": {"self": 1}}"#,
      #"{"errors": null, "meta": {}}"#, #"{"errors": {}}"#, #"{"errors": null}"#,
      #"{"errors": [{"title": "b"}], "data": null}"#, #"{"data": null, "errors": [{"title": 1}]}"#,
      #"{"errors": [{"title": null, "title": "x", "detail": "y"}]}"#,
      #"{"errors": [{"id": null, "id": "1", "status": null, "status": "4", "code": null, "code": "c", "detail": "d"}]}"#,
      #"{"errors": [{"detail": null, "detail": "y", "source": null, "source": {"pointer": ""}, "code": "c"}]}"#,
      #"{"errors": [{"source": {"pointer": null, "pointer": "/data", "header": "h", "header": null}}]}"#,
      #"{"errors": [{"links": null, "links": {"about": "/"}, "meta": null, "meta": 1, "code": "c"}]}"#,
      #"{"errors": [], "jsonapi": {"version": null, "version": "1.1", "ext": null, "ext": ["a"]}}"#,
      #"{"errors": [], "jsonapi": {"profile": null, "profile": ["a"], "meta": null, "meta": {}}}"#,
      #"{"errors": [{"source": {"pointer": "/a"}, "source": 1e999, "detail": "x"}]}"#,
    ])
  func errors(json: String) {
    typealias Failure = BasicJSONAPIError<String>
    typealias Plain = Document<
      NoResourceBody, NoMetadata, NoLinks, NoIncludes, NoAPIDescription, Failure
    >
    typealias Full = Document<
      SingleResourceBody<Dog>, JSONValue, SelfLink, NoIncludes, APIDescription<NoMetadata>, Failure
    >
    expectAgreement(Plain.self, json)
    expectAgreement(Full.self, json)
    expectAgreement(Full.ErrorDocument.self, json)
  }

  @Test("reads members in any order, and the first of two of one name")
  func readsMembersInAnyOrder() throws {
    let members = [
      #""type":"people""#, #""id":"7""#, #""attributes":{"last":"x","name":"Ann","u":[{}]}"#,
      #""relationships":{}"#, #""links":{"self":"https://example.com"}"#,
    ]
    for offset in members.indices {
      let text = (members[offset...] + members[..<offset]).joined(separator: ",")
      expectAgreement(Person.self, "{\(text)}")
      expectAgreement(Person.self, "{\(text),\"id\":\"8\"}")
      expectAgreement(Person.self, "{ \(text) , \"other\" : { \"id\" : 1 } }")
    }
    expectAgreement(JSONValue.self, #"{"a": 1, "a": 1e999}"#)
  }

  @Test("recognizes names of any length and with any beginning, however they are written")
  func recognizesNames() throws {
    let names = Names.members.table.names.map(\.stringValue)
    let members = try names.enumerated().map { index, name in
      (try String(decoding: JSONEncoder().encode(name), as: UTF8.self), index)
    }
    for separator in [":", " :", ": ", "\n:\t"] {
      for order in [members, members.reversed(), members.shuffled(), Array(members.dropFirst(3))] {
        let texts = order.map { "\($0)\(separator)\($1)" }
        expectAgreement(Names.self, "{\(texts.joined(separator: ","))}")
        expectAgreement(Names.self, "{\(texts.joined(separator: ", "))}     \n           ")
      }
    }
    let escaped = names.enumerated().map { index, name in
      let escapes = name.unicodeScalars.map {
        "\\u" + String(String($0.value + 0x10000, radix: 16).suffix(4))
      }
      return "\"\(escapes.joined())\":\(index)"
    }
    expectAgreement(Names.self, "{\(escaped.joined(separator: ","))}")
    // Names that differ from a known one only at their end, and texts that are no JSON.
    for name in names {
      expectAgreement(Names.self, "{\"\(name)x\":1,\"\(name.dropLast())\":2                    }")
      expectAgreement(Names.self, "{\"\(name)\"1                    }")
      expectAgreement(Names.self, "{\"\(name)\":                    }")
    }
  }

  private struct Names: ModelObject {
    var none, short, seven, eight, nine, createdAt, createdBy, thirteen, fourteen, sixteen: Int?
    var long, longer, foreign, quoted, broken: Int?

    static let members = Members<Self> {
      $0.add("", \.none)
      $0.add("a", \.short)
      $0.add("seven-7", \.seven)
      $0.add("eight--8", \.eight)
      $0.add("nine----9", \.nine)
      $0.add("created-at", \.createdAt)
      $0.add("created-by", \.createdBy)
      $0.add("thirteen---13", \.thirteen)
      $0.add("fourteen----14", \.fourteen)
      $0.add("sixteen-------16", \.sixteen)
      $0.add("first-published-at-noon", \.long)
      $0.add("first-published-at-night", \.longer)
      $0.add("größe", \.foreign)
      $0.add("a \"quoted\" name", \.quoted)
      $0.add("\n", \.broken)
    }
  }

  // Reading each level twice would double the time at each level.
  @Test("reads objects in objects in any order at any depth", arguments: [1, 2, 60])
  func readsNestedObjectsInAnyOrder(depth: Int) throws {
    for (start, end) in [
      (#"{"replies":["#, #"],"likes":1,"text":"x"}"#),
      (#"{"text":"x","replies":["#, #"],"likes":1}"#),
      (#"{"likes":1,"replies":["#, #"],"text":"x"}"#),
    ] {
      let text =
        String(repeating: start, count: depth) + #"{"text":"y","likes":2}"#
        + String(repeating: end, count: depth)
      var comment = try CodingRoutes.decode(Comment.self, from: Data(text.utf8))
      for _ in 0..<depth {
        #expect(comment.likes == 1 && comment.text == "x")
        comment = try #require(comment.replies?.first)
      }
      #expect(comment == Comment(likes: 2, replies: nil, text: "y"))
    }
  }

  private struct Comment: ModelObject {
    let likes: Int?
    let replies: [Comment]?
    let text: String

    static let members = Members<Self> {
      $0.add("likes", \.likes)
      $0.add("replies", \.replies)
      $0.add("text", \.text)
    }
  }

  @Test("gives errors the line, the column and the offset of the value")
  func givesErrorsAPlace() throws {
    let text = """
      {"data": [
        {"type": "people", "id": "1", "attributes": {"name": 5}}
      ]}
      """
    typealias People = Document<
      ManyResourceBody<Person>, NoMetadata, NoLinks, NoIncludes, NoAPIDescription,
      UnknownJSONAPIError
    >
    let error = try #require(throws: JSONAPIDecodingError.self) {
      try JSONAPIDecoder().decode(People.self, from: Data(text.utf8))
    }
    #expect(error.problem.position?.line == 2)
    #expect(error.problem.position?.column == 56)
    #expect(error.problem.position?.offset == 66)
  }

  @Test(
    "says where a number is that cannot be represented",
    arguments: [
      ("[1e400]", "[0]", "line 1, column 2"),
      ("{\"a\": [1,\n {\"b\": [1e400, 2]}], \"c\": 3}", "a[1].b[0]", "line 2, column 9"),
    ])
  func placesNumbers(text: String, path: String, position: String) throws {
    let error = try #require(throws: DecodingError.self) {
      try JSONAPIDecoder().decode(JSONValue.self, from: Data(text.utf8))
    }
    #expect("\(error)".contains(path) && "\(error)".contains(position))
    expectAgreement(JSONValue.self, text)
  }

  @Test(
    "reads types of the user's own as a JSONDecoder does, also where they are wrong",
    arguments: [
      #"{"date": 1.5, "data": "YQ==", "url": "/a", "decimal": 0.1, "pairs": {"1": [null, 2]}}"#,
      #"{"date": null, "data": "?", "url": "", "decimal": 123456789012345678901234567890123456789012345}"#,
      #"{"decimal": 1e400}"#, #"{"decimal": "1"}"#, #"{"pairs": {"x": []}}"#,
      #"{"pairs": [1, []]}"#,
      #"{"url": 1}"#, #"{"date": "today"}"#, #"{"list": [1, null, {"a": [2]}, [3]]}"#,
      #"{"list": []}"#, #"{"list": {}}"#, #"{"list": [1]}"#, #"{"list": [1, null, {"b": []}]}"#,
      #"{"kind": {"some": {"_0": "x"}}}"#, #"{"kind": {"some": {}}}"#, #"{"kind": {}}"#,
      #"{"kind": null}"#,
      #"{"any": [[1, "a", {"b": [null, 1.50, true]}], 1e999]}"#, #"{"super": {"date": 2}}"#, "[]",
      "null",
      #"{"date": 1, "date": "x", "float": 1e39, "small": 300, "tiny": 1e-400}"#,
      #"{"float": 0.1, "small": 1.5, "tiny": 0.0}"#, #"{"flag": 1, "text": 2}"#,
      #"{"flag": true, "text": null}"#,
    ])
  func readsOwnTypes(text: String) {
    expectAgreement(Own.self, text)
    expectAgreement([Own].self, "[\(text)]")
  }

  /// A type that uses all of a decoder.
  private final class Own: Codable, Equatable {
    enum Kind: Codable, Equatable { case some(String) }
    enum Keys: String, CodingKey {
      case date, data, url, decimal, pairs, list, kind, any, float, small, tiny, flag, text
    }
    let found: [String]

    init(from decoder: any Decoder) throws {
      var found: [String] = []
      let members = try decoder.container(keyedBy: Keys.self)
      func find<Value: Decodable>(_ type: Value.Type, _ key: Keys) throws {
        if let value = try members.decodeIfPresent(type, forKey: key) {
          found.append("\(key) \(value)")
        }
      }
      try find(Date.self, .date)
      try find(Data.self, .data)
      try find(URL.self, .url)
      try find(Decimal.self, .decimal)
      try find([Int: [Int?]].self, .pairs)
      try find(Kind.self, .kind)
      try find(JSONValue.self, .any)
      try find(Float.self, .float)
      try find(UInt8.self, .small)
      try find(Int.self, .tiny)
      try find(Bool.self, .flag)
      try find(String.self, .text)
      if members.contains(.list) {
        var list = try members.nestedUnkeyedContainer(forKey: .list)
        found.append("\(list.count ?? -1) \(try list.decode(Int.self)) \(try list.decodeNil())")
        let inner = try list.nestedContainer(keyedBy: MemberName.self)
        found.append(
          "\(try inner.decode([Int].self, forKey: MemberName("a"))) \(list.currentIndex)")
        found.append(
          "\(try [Int](from: list.superDecoder())) \(list.isAtEnd) \(list.codingPath.count)")
      }
      if let date = try? Own(from: members.superDecoder()) { found += date.found }
      self.found = found
    }

    func encode(to encoder: any Encoder) throws { try found.encode(to: encoder) }

    static func == (left: Own, right: Own) -> Bool { left.found == right.found }
  }

  private func expectAgreement<Value: Codable & Equatable>(
    _ type: Value.Type, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      _ = try CodingRoutes.decode(type, from: Data(text.utf8))
    } catch let error as Disagreement {
      Issue.record(error, sourceLocation: sourceLocation)
    } catch {
      // An error on both routes.
    }
  }
}
