import BlogModels
import BlogService
import JSONAPI
import JSONAPIQuery
import JSONAPIServer

extension BlogServer {
  @Sendable func listPeople(_ request: ServerRequest) async throws -> ServerResponse {
    let query = try Query<PersonDescription>(parsing: request.queryString)
    var people = await store.people.filter { person in
      query.conditions.allSatisfy { condition in
        switch condition {
        case .email(let email): person.email == email
        case .favoriteColor(let color): person.favoriteColor == color
        }
      }
    }
    for order in query.sorts.reversed() {
      switch order.field {
      case .firstName: people.sort(by: order) { $0.firstName }
      case .lastName: people.sort(by: order) { $0.lastName }
      }
    }
    return try await responder(query, at: request.url).list(
      people.page(query.pageRange), total: people.count)
  }

  @Sendable func getPerson(_ request: ServerRequest) async throws -> ServerResponse {
    let query = try Query<PersonDescription>(parsing: request.queryString, for: .resource)
    let person = try await store.person(.init(rawValue: request.path[1]))
    return try await responder(query, at: request.url).one(person)
  }
}
