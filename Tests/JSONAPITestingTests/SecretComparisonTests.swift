import JSONAPI
import JSONAPITesting
import Testing

/// Comparisons are printed in test logs, so they must not contain secrets.
@Suite struct SecretComparisonTests {
  @Test("does not show secrets that differ")
  func doesNotShowSecretsThatDiffer() {
    let comparison = account("hunter2").compare(to: account("sesame"))
    #expect(comparison.differences == ["attributes.password": "a secret ≠ another secret"])
    #expect(account("hunter2").compare(to: account("hunter2")).isSame)
  }

  @Test("reports an absent secret")
  func reportsAbsentSecret() {
    let comparison = account("hunter2", token: "t0ken").compare(to: account("hunter2"))
    #expect(comparison.differences == ["attributes.token": "a secret ≠ absent"])
  }

  @Test("reports differences in other attributes")
  func reportsDifferencesInOtherAttributes() {
    let comparison = account("hunter2", name: "Jo").compare(to: account("sesame"))
    #expect(
      comparison.differences == [
        "attributes.name": #""Jo" ≠ "Jane""#, "attributes.password": "a secret ≠ another secret",
      ])
  }

  @Test("does not show the secret of a resource without a counterpart")
  func doesNotShowSecretOfResourceWithoutCounterpart() {
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
    var password: TransformedAttribute<String, Format.Secret<String>>
    var token: TransformedAttribute<String?, Format.Secret<String?>>?
  }

  typealias Relationships = NoRelationships
}

private typealias Account = ResourceObject<AccountDescription, NoMetadata, NoLinks, String>

private typealias Accounts = Document<
  SingleResourceBody<Account?>, NoMetadata, NoLinks, NoIncludes, NoAPIDescription,
  BasicJSONAPIError<String>
>
