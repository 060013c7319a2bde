import Hummingbird
import JSONAPI
import JSONAPIQuery
import JSONAPIServer

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A server of notes.
///
///     swift run --package-path Examples/HummingbirdServer
///     curl 'http://127.0.0.1:8080/notes?sort=text&page[size]=2' --globoff
@main
struct Notes {
  static func main() async throws {
    let store = NoteStore()
    let router = Router()
    router.add(middleware: JSONAPIErrors())

    router.get("notes") { request, _ in
      let query = try Query<NoteDescription>(parsing: request.uri.query)
      let notes = await store.notes(for: query)
      return Response(
        try await Responder(query, at: request.address)
          .list(notes.page(query.pageRange), total: notes.count))
    }
    router.get("notes/:id") { request, context in
      let note = try await store.note(id: context.parameters.require("id"))
      return Response(
        try await Responder<NoteDescription>(at: request.address).one(note))
    }
    router.post("notes") { request, _ in
      let (new, _) = try await request.document().create(NewNote.self, as: Note.self)
      let note = await store.insert(new)
      return Response(
        try await Responder<NoteDescription>(at: request.address).created(note))
    }
    router.patch("notes/:id") { request, context in
      let note = try await store.note(id: context.parameters.require("id"))
      let edited = try await request.document().update(Note.self, id: note.id).applied(to: note)
      await store.replace(edited)
      return Response(
        try await Responder<NoteDescription>(at: request.address).one(edited))
    }
    try await Application(router: router).runService()
  }
}

// MARK: Between Hummingbird and JSONAPIServer

extension Response {
  init(_ response: ServerResponse) {
    self.init(
      status: response.head.status, headers: response.head.headerFields,
      body: .init(byteBuffer: .init(bytes: response.body)))
  }
}

/// Checks media types, and answers errors with error documents.
struct JSONAPIErrors<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      let hasBody = request.headers[.contentLength].map { $0 != "0" } ?? false
      try Negotiation().check(request.head, hasBody: hasBody)
      return try await next(request, context)
    } catch let error as any HTTPResponseError {
      let problem = Problem(status: error.status)
      return Response(ServerResponse(error: problem))
    } catch {
      return Response(ServerResponse(error: error))
    }
  }
}

extension Request {
  /// The URL of the request.
  var address: URL {
    URL(string: "http://\(head.authority ?? "localhost")\(uri.path)") ?? URL(filePath: "/")
  }

  /// The document of the request.
  func document() async throws -> RequestDocument {
    try RequestDocument(Array(buffer: await body.collect(upTo: 1 << 20)))
  }
}

// MARK: Notes

actor NoteStore {
  private var notes = [
    Note(id: "1", text: "Buy tea", pinned: true), Note(id: "2", text: "Answer mail", pinned: false),
  ]

  func notes(for query: Query<NoteDescription>) -> [Note] {
    var found = notes.filter { note in
      query.conditions.allSatisfy { condition in
        switch condition {
        case .pinned(let isPinned): note.pinned == isPinned
        }
      }
    }
    for order in query.sorts {
      switch order.field {
      case .text: found.sort { order.isDescending ? $0.text > $1.text : $0.text < $1.text }
      }
    }
    return found
  }

  func note(id: String) throws -> Note {
    guard let note = notes.first(where: { $0.id.rawValue == id }) else {
      throw Problem(status: .notFound)
    }
    return note
  }

  func insert(_ new: NewNote) -> Note {
    let note = Note(id: "\(notes.count + 1)", text: new.text, pinned: new.pinned)
    notes.append(note)
    return note
  }

  func replace(_ note: Note) {
    if let index = notes.firstIndex(where: { $0.id == note.id }) { notes[index] = note }
  }
}

extension Note {
  init(id: String, text: String, pinned: Bool) {
    self.init(
      id: .init(rawValue: id), attributes: .init(text: text, pinned: pinned),
      relationships: .none, meta: .none, links: .none)
  }
}
