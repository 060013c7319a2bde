import JSONAPI
import JSONAPITesting
import Testing

/// What a comparison says is printed, and kept in the logs of every test: no secret may be in it.
@Suite struct SecretComparisonTests {
  @Test func secretsThatDifferAreNotTold() {
    let comparison = account("hunter2").compare(to: account("sesame"))
    #expect(comparison.differences == ["attributes.password": "a secret ≠ another secret"])
    #expect(account("hunter2").compare(to: account("hunter2")).isSame)
  }

  @Test func aSecretThatIsMissingIsToldApart() {
    let comparison = account("hunter2", token: "t0ken").compare(to: account("hunter2"))
    #expect(comparison.differences == ["attributes.token": "a secret ≠ absent"])
  }

  @Test func whatStandsBesideASecretIsTold() {
    let comparison = account("hunter2", name: "Jo").compare(to: account("sesame"))
    #expect(
      comparison.differences == [
        "attributes.name": #""Jo" ≠ "Jane""#, "attributes.password": "a secret ≠ another secret",
      ])
  }

  @Test func aResourceWithoutCounterpartKeepsItsSecret() {
    let one = Accounts(body: .init(resourceObject: account("hunter2")))
    let none = Accounts(body: .init(resourceObject: nil))
    for text in ["\(one.compare(to: none))", "\(none.compare(to: one))"] {
      #expect(text.contains("Jane"))
      #expect(text.contains("null"))
      #expect(!text.contains("hunter2"))
    }
  }

  private func account(
    _ password: String, token: String? = nil, name: String = "Jane"
  ) -> Account {
    Account(
      id: "1",
      attributes: .init(
        name: .init(value: name), password: .init(value: password),
        token: token.map { .init(value: $0) }),
      relationships: .none, meta: .none, links: .none)
  }
}

private enum AccountDescription: ResourceObjectDescription {
  static let jsonType = "accounts"

  struct Attributes: JSONAPI.Attributes {
    var name: Attribute<String>
    var password: TransformedAttribute<String, SensitiveFormat<IdentityTransformer<String>>>
    var token:
      TransformedAttribute<String?, SensitiveFormat<NullableFormat<IdentityTransformer<String>>>>?
  }

  typealias Relationships = NoRelationships
}

private typealias Account = ResourceObject<AccountDescription, NoMetadata, NoLinks, String>

private typealias Accounts = Document<
  SingleResourceBody<Account?>, NoMetadata, NoLinks, NoIncludes, NoAPIDescription,
  BasicJSONAPIError<String>
>
