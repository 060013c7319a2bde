import BlogModels
import BlogTypes
import Foundation
import JSONAPI
import Testing

@Suite struct CreationTests {
  @Test func aNewResourceIsMadeOfPlainValues() throws {
    let comment = NewComment(
      attributes: .init(body: "Which colour?"),
      relationships: .init(
        author: Person.Id(rawValue: "9"), article: try Examples.article().id),
      meta: .none,
      links: .none
    )

    #expect(
      try json(of: comment)
        == json(
          """
          {
            "type": "comments",
            "attributes": { "body": "Which colour?" },
            "relationships": {
              "author": { "data": { "type": "people", "id": "9" } },
              "article": {
                "data": { "type": "articles", "id": "7f5b1a46-0b1e-4c3d-9a77-0c5a9e0f3b21" }
              }
            }
          }
          """))
  }

  @Test func aNewPersonHasWhatOnlyRequestsMayCarry() throws {
    let attributes = try json(of: ada())["attributes"]

    #expect(attributes?["password"] == "correct horse")
    #expect(attributes?["last-seen"] == nil)
  }

  @Test func aSecretIsNeverPrinted() throws {
    let person = try ada()

    #expect(!"\(person)".contains("correct horse"))
    #expect(!String(reflecting: person).contains("correct horse"))
  }

  @Test func aValidatorOfTheUserRefusesWhatAnInitialiserIsGiven() {
    #expect(throws: EmailValidator.NotAnEmailAddress.self) { try ada(email: "nowhere") }
  }

  private func ada(email: String? = nil) throws -> NewPerson {
    NewPerson(
      attributes: try .init(
        firstName: "Ada", lastName: "de Boer", email: email, password: "correct horse",
        aliases: nil, settings: [:]),
      relationships: .init(friends: []),
      meta: .none,
      links: .none
    )
  }
}
