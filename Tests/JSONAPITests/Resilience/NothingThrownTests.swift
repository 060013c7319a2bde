import Foundation
import JSONAPI
import Poly
import RuntimeModels
import Testing

#if canImport(Glibc)
  import Glibc

  /// Counts thrown errors with the hook for debuggers in Swift's runtime.
  private enum Thrown {
    typealias Hook = @convention(c) (UnsafeMutableRawPointer) -> Void

    nonisolated(unsafe) static let hook = dlsym(nil, "_swift_willThrow")?
      .assumingMemoryBound(to: Hook?.self)
    private nonisolated(unsafe) static var previous: Hook?
    private nonisolated(unsafe) static var thread = pthread_self()
    private nonisolated(unsafe) static var count = 0

    /// Returns the number of errors that a function throws on this thread, caught or not.
    static func count(during function: () throws -> Void) rethrows -> Int {
      thread = pthread_self()
      count = 0
      previous = hook?.pointee
      hook?.pointee = { error in
        if pthread_equal(pthread_self(), Thrown.thread) != 0 { Thrown.count += 1 }
        Thrown.previous?(error)
      }
      defer { hook?.pointee = previous }
      try function()
      return count
    }
  }

  /// Throwing and catching errors is more expensive than decoding, so decoding a valid document must not
  /// use it.
  @Suite("Errors thrown internally", .serialized)
  struct NothingThrownTests {
    static let document = """
      {
        "jsonapi": {"version": "1.1"},
        "data": {
          "type": "articles", "id": "1",
          "attributes": {
            "title": "Omakase", "subtitle": null, "description": "Chef's choice",
            "created-at": "2026-11-21T10:30:00.5+02:00", "updated-at": null,
            "days": ["2026-11-21"]
          },
          "relationships": {
            "author": {"data": {"type": "people", "id": "9"}},
            "editor": {"data": null},
            "owner": {
              "data": {"type": "organizations", "id": "67E55044-10B1-426F-9247-BB680E5FE0C8"}
            },
            "sponsor": {"data": {"type": "robots", "id": "7", "meta": {"rank": 1}}},
            "followers": {"data": [{"type": "people", "id": "9"}, {"type": "robots", "id": "1"}]},
            "reviews": {"links": {"self": "https://example.com/a?page[size]=1"}},
            "lock": {"data": null},
            "history": {"links": {"related": "/history"}}
          },
          "links": {"self": "https://example.com/articles/1", "preview": null}
        },
        "included": [
          {"type": "people", "id": "9", "attributes": {"name": ["Jane", "Doe"]}},
          {"type": "reviews", "id": "3", "relationships": {"author": {"data": null}}}
        ]
      }
      """

    @Test(
      "throws no internal errors for a valid document",
      .enabled(if: Thrown.hook != nil, "The runtime has no hook for thrown errors."))
    func throwsNoInternalErrorsForValidDocument() throws {
      let data = Data(Self.document.utf8)
      let decoder = JSONDecoder()
      let some = Thrown.count {
        _ = try? decoder.decode(ArticleDocument.self, from: Data("{}".utf8))
      }
      #expect(some > 0)
      let generated = try Thrown.count { _ = try decoder.decode(ArticleDocument.self, from: data) }
      #expect(generated == 0)
      let manual = Data(
        #"{"data": \#(DocumentTests.dog), "included": [\#(ResourceObjectTests.jane)]}"#.utf8)
      typealias Dogs = ManualDocument<SingleResourceBody<Dog>, Include2<Cat, Friend>>
      #expect(try Thrown.count { _ = try decoder.decode(Dogs.self, from: manual) } == 0)
    }

    @Test(
      "reads each member of links and relationships from bytes, without a second pass",
      .enabled(if: Thrown.hook != nil, "The runtime has no hook for thrown errors."))
    func readsRareMembersFromBytes() throws {
      let link = #"""
        {"href": "https://example.com/articles/1", "rel": "self", "title": "Omakase", "hreflang": "en",
         "describedby": {"href": "/schema", "type": "application/json"}}
        """#
      let text = Self.document
        .replacing(#"{"self": "https://example.com/articles/1","#, with: #"{"self": \#(link),"#)
        .replacing(#""preview": null"#, with: #""preview": """#)
      for text in [Self.document, text].map({ Data($0.utf8) }) {
        let decoder = JSONAPIDecoder()
        let thrown = try Thrown.count { _ = try decoder.decode(ArticleDocument.self, from: text) }
        #expect(thrown == 0)
      }
    }

    @Test(
      "reads numbers as ids, and skips unrecognized types, without a second pass",
      .enabled(if: Thrown.hook != nil, "The runtime has no hook for thrown errors."))
    func readsWhatServersSendFromBytes() throws {
      func thrown<Value: Decodable>(
        _ type: Value.Type, _ json: String, _ policy: DecodingPolicy? = nil
      ) throws -> Int {
        var decoder = JSONAPIDecoder()
        decoder.userInfo[.unrecognizedTypes] = policy
        return try Thrown.count { _ = try decoder.decode(type, from: Data(json.utf8)) }
      }
      let review = #"{"type": "reviews", "id": 7, "relationships": {"author": {"data": null}}}"#
      #expect(try thrown(Review.self, review) == 0)
      typealias KeyedReview = ResourceObject<ReviewDescription, NoMetadata, NoLinks, Key>
      typealias NewReview = ResourceObject<ReviewDescription, NoMetadata, NoLinks, Unidentified>
      #expect(try thrown(KeyedReview.self, review) == 0)
      #expect(try thrown(NewReview.self, review) == 0)
      let local = Self.document.replacing(
        #""author": {"data": {"type": "people", "id": "9"}}"#,
        with: #""author": {"data": {"type": "people", "id": null, "lid": "new"}}"#)
      #expect(try thrown(ArticleDocument.self, local) == 0)
      let cats =
        #"[{"type": "cats", "id": "1", "attributes": {"lives": 9}}, {"type": "dogs", "id": "2"}]"#
      let document = #"{"data": \#(cats), "included": \#(cats)}"#
      #expect(try thrown(ToleranceTests.Known.self, document, .tolerate) == 0)
    }

    /// An id that is a number in Swift and in JSON.
    private struct Key: RawIdType {
      let number: Int

      init(from decoder: any Decoder) throws {
        number = try decoder.singleValueContainer().decode(Int.self)
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(number)
      }
    }
  }
#endif
