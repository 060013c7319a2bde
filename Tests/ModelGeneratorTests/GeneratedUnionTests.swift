import Foundation
import GoldenUnions
import JSONAPI
import Testing

/// Generated enums of several types, used as their users use them.
struct GeneratedUnionTests {
  private typealias Attributes = ShapeDescription.Attributes

  private let plain: [String: String] = [
    "value": "null", "when": "null", "label": #""L""#, "names": "[]", "lines": #""l""#, "tree": "1",
    "border": "1", "style": #"{"weight":1}"#, "nested": "1", "surface": #"{"kind":"bare"}"#,
    "layers": "[]", "finish": #"{"type":"matt","color":"red"}"#,
  ]

  private func text(_ changes: [String: String]) -> String {
    let members = plain.merging(changes) { $1 }.sorted { $0.key < $1.key }
    return "{" + members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
  }

  private func attributes(_ changes: [String: String]) throws -> Attributes {
    try JSONDecoder().decode(Attributes.self, from: Data(text(changes).utf8))
  }

  private func json(_ data: Data) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: data)
  }

  @Test("each shape is decoded as its case")
  func eachShapeIsItsCase() throws {
    #expect(try attributes(["value": #""a""#]).value.value == .string("a"))
    #expect(try attributes(["value": "5"]).value.value == .int(5))
    #expect(try attributes(["value": "true"]).value.value == .bool(true))
    #expect(try attributes([:]).value.value == nil)
    #expect(try attributes(["size": #"{"x":1,"y":2}"#]).size?.value.point == Point(x: 1, y: 2))
    #expect(try attributes(["names": #"["a",1]"#]).names.value == [.word("a"), .int(1)])
    #expect(try attributes(["lines": #"["a"]"#]).lines.value.array == ["a"])
    #expect(
      try attributes(["when": #""2026-11-21T08:30:00Z""#]).when.value?.dateTime
        == Date(timeIntervalSince1970: 1_795_249_800))
    #expect(
      try attributes(["when": "1.5"]).when.value?.timestamp == Date(timeIntervalSince1970: 1.5))
    #expect(
      try attributes(["tree": "[1,[2,3]]"]).tree.value
        == .array([.double(1), .array([.double(2), .double(3)])]))
    #expect(try attributes(["any": "12.5"]).any?.value?.number == 12.5)
    #expect(try attributes(["nested": #""red""#]).nested.value.fill == .color(.red))
    #expect(try attributes(["nested": #"["red"]"#]).nested.value.array == [.color(.red)])
    #expect(
      try attributes(["border": #"["2026-11-21",null]"#]).border.value.days
        == [Day("2026-11-21"), nil])
    #expect(try attributes([:]).surface.value.bare != nil)
    #expect(
      try attributes(["layers": #"[{"coats":2,"color":"red","kind":"paint"}]"#]).layers.value
        == [.paint(Paint(color: .red, coats: 2))])
  }

  @Test("an unrecognized shape is kept")
  func aShapeThatTheSchemaDoesNotKnowIsKept() throws {
    #expect(
      try attributes(["value": #"{"a":[1]}"#]).value.value == .unrecognized(["a": [1]]))
  }

  @Test("a closed union rejects other shapes")
  func aClosedOneRefusesOtherShapes() throws {
    let error = #expect(throws: DecodingError.self) { try attributes(["fill": "1"]) }
    guard case .dataCorrupted(let context)? = error else { return }
    #expect(context.debugDescription == "Expected a string or an object.")
  }

  @Test("a value with the shape of a type must be of that type")
  func whatHasTheShapeIsReadAsItsType() {
    #expect(throws: DecodingError.self) { try attributes(["value": "1.5"]) }
    #expect(throws: DecodingError.self) { try attributes(["size": #"{"x":1}"#]) }
  }

  @Test(
    "a decoded value is encoded unchanged",
    arguments: [
      ["value": #""a""#], ["value": #"[{"b":null}]"#], ["when": "1.5"], ["size": #"{"x":1,"y":2}"#],
      ["label": #"{"en":"L"}"#], ["fill": #""blue""#], ["names": #"["a",1,true]"#],
      ["any": "12345678901234567890.5"], ["any": #"[1,"a",null]"#], ["tree": "[[1],2]"],
      ["border": #"{"left":1,"right":2,"drawn-on":"2026-11-21"}"#],
      ["border": #"["2026-11-21",null]"#], ["style": #"{"weight":"w","since":null}"#],
      ["style": #"{"weight":1,"since":"2026-11-21"}"#], ["nested": #"[{"x":1,"y":2},"red"]"#],
      ["surface": #"{"kind":"wall-paper","pattern":"dots"}"#], ["surface": #"{"kind":"stone"}"#],
      ["layers": #"[{"color":"red","coats":2,"kind":"paint"},{"kind":"bare"}]"#],
    ])
  func whatWasReadIsWritten(changes: [String: String]) throws {
    let written = try json(JSONEncoder().encode(attributes(changes)))
    #expect(try written == json(Data(text(changes).utf8)))
  }

  @Test("the error of a resource names the place")
  func theErrorOfAResourceNamesThePlace() throws {
    let shape =
      #"{"type":"shapes","id":"1","meta":{"total":1},"attributes":"#
      + text(["fill": "true"]) + "}"
    let error = #expect(throws: JSONAPIDecodingError.self) {
      try JSONDecoder().decode(Shape.self, from: Data(shape.utf8))
    }
    #expect(
      error?.description
        == "Expected a string or an object at /attributes/fill (shapes “1”), found true.")
  }
}
