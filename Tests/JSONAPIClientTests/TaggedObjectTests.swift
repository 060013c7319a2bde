import ClientModels
import Foundation
import JSONAPI
import Testing

/// Values of several types that a member tells apart, in models that the generator writes for
/// `Tests/Models/ClientModels/schema.yaml`.
struct TaggedObjectTests {
  private typealias Lock = RoomDescription.Lock

  private func room(_ attributes: String) throws -> Room {
    let bytes = Data(document(attributes).utf8)
    return try #require(
      try JSONAPIDecoder().decode(RoomDocument.self, from: bytes).body.primaryResource
    ).value
  }

  private func document(_ attributes: String) -> String {
    #"{"data":{"type":"rooms","id":"1","attributes":{"label":"A",\#(attributes)},"#
      + #""relationships":{"library":{"data":{"type":"libraries","id":"1"}},"books":{"data":[]}}}}"#
  }

  @Test(
    "are read by their tag and written with it, with either decoder and encoder",
    arguments: [
      (#"{"kind":"key","number":7}"#, Lock.key(.init(number: 7))),
      (#"{"number":7,"kind":"key"}"#, .key(.init(number: 7))),
      (#"{"kind":"key-pad","digits":"12"}"#, .keyPad(.init(digits: "12"))),
      (#"{"kind":"face","eyes":2}"#, .unrecognized(["kind": "face", "eyes": 2])),
      (#"{"number":7}"#, .unrecognized(["number": 7])),
      (#"{"kind":1}"#, .unrecognized(["kind": 1])),
      (#""key""#, .unrecognized("key")),
    ])
  private func coding(json: String, lock: Lock) throws {
    let attribute = #""lock":\#(json)"#
    let room = try room(attribute)
    #expect(room.lock == lock)
    let bytes = Data(document(attribute).utf8)
    #expect(
      try JSONDecoder().decode(RoomDocument.self, from: bytes).body.primaryResource?.value == room)

    let object = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
    for text in [try JSONAPIEncoder().encode(lock), try JSONEncoder().encode(lock)] {
      #expect(try JSONDecoder().decode(JSONValue.self, from: text) == object)
    }
  }

  @Test("say where an object of a known tag is wrong")
  func wrongMember() throws {
    let error = #expect(throws: (any Error).self) { try room(#""lock":{"kind":"key"}"#) }
    #expect("\(try #require(error))".contains("/data/attributes/lock"))
    #expect("\(try #require(error))".contains("number"))
  }

  @Test("have an error for other tags where the schema says that there are none")
  func closed() throws {
    let room = try room(#""doors":[{"material":"glass","width":2},{"material":"wood"}]"#)
    #expect(room.doors == [.glass(Panel(width: 2)), .wood(Panel(width: nil))])
    let error = #expect(throws: (any Error).self) {
      try self.room(#""doors":[{"material":"wood"},{"material":"steel"}]"#)
    }
    let text = "\(try #require(error))"
    #expect(text.contains("/data/attributes/doors/1"))
    #expect(text.contains("an object whose “material” is “glass” or “wood”"))
  }
}
