import Hummingbird
import JSONAPI
import JSONAPIQuery
import JSONAPIServer

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

    router.jsonAPI(.get, "notes") { request, _ in
      let query = try Query<NoteDescription>(parsing: request.queryString)
      let notes = await store.notes(for: query)
      return try await Responder(query, at: request.url)
        .list(notes.page(query.pageRange), total: notes.count)
    }
    router.jsonAPI(.post, "notes") { request, _ in
      let query = try Query<NoteDescription>(parsing: request.queryString, for: .resource)
      let (new, _) = try RequestDocument(request.body).create(NewNote.self, as: Note.self)
      return try await Responder(query, at: request.url).created(store.insert(new))
    }
    router.jsonAPI(.get, "notes/:id") { request, context in
      let query = try Query<NoteDescription>(parsing: request.queryString, for: .resource)
      let note = try await store.note(id: context.parameters.require("id"))
      return try await Responder(query, at: request.url).one(note)
    }
    router.jsonAPI(.patch, "notes/:id") { request, context in
      let query = try Query<NoteDescription>(parsing: request.queryString, for: .resource)
      let note = try await store.note(id: context.parameters.require("id"))
      let edited = try RequestDocument(request.body).update(Note.self, id: note.id).applied(
        to: note)
      await store.replace(edited)
      return try await Responder(query, at: request.url).one(edited)
    }
    router.jsonAPI(.delete, "notes/:id") { request, context in
      _ = try Query<NoteDescription>(parsing: request.queryString, for: .nothing)
      try await store.delete(id: context.parameters.require("id"))
      return .noContent
    }
    try await Application(router: router).runService()
  }
}

// MARK: Notes

actor NoteStore {
  private var lastId = 2
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
    for order in query.sorts.reversed() {
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
    lastId += 1
    let note = Note(id: "\(lastId)", text: new.text, pinned: new.pinned)
    notes.append(note)
    return note
  }

  func replace(_ note: Note) {
    if let index = notes.firstIndex(where: { $0.id == note.id }) { notes[index] = note }
  }

  func delete(id: String) throws {
    let note = try note(id: id)
    notes.removeAll { $0.id == note.id }
  }
}

extension Note {
  init(id: String, text: String, pinned: Bool) {
    self.init(
      id: .init(rawValue: id), attributes: .init(text: text, pinned: pinned),
      relationships: .none, meta: .none, links: .none)
  }
}
