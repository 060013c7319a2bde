import Foundation
import JSONAPI
import Testing

/// A secret is coded like any value but never printed.
struct SensitiveFormatTests {
  private enum AccountDescription: ResourceObjectDescription {
    static let jsonType = "accounts"

    struct Attributes: JSONAPI.Attributes {
      let name: Attribute<String>
      let password: TransformedAttribute<String, Format.Secret<String>>
      let token: TransformedAttribute<String?, Format.Secret<String?>>?
    }

    typealias Relationships = NoRelationships
  }

  private typealias Account = ResourceObject<AccountDescription, NoMetadata, NoLinks, String>

  private let json = Data(
    #"{"attributes":{"name":"Jane","password":"hunter2","token":null},"id":"1","type":"accounts"}"#
      .utf8)

  @Test("decodes and encodes a secret unchanged")
  func decodesAndEncodesSecretUnchanged() throws {
    let account = try JSONDecoder().decode(Account.self, from: json)
    #expect(account.password == "hunter2")
    #expect(account.attributes.token?.value == .some(nil))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(try encoder.encode(account) == json)
  }

  @Test("does not print a secret")
  func doesNotPrintSecret() throws {
    let account = try JSONDecoder().decode(Account.self, from: json)
    #expect("\(account)" == "accounts 1\n  name: \"Jane\"\n  password: …\n  token: …")
    var dumped = ""
    dump(account, to: &dumped)
    for text in ["\(account)", String(reflecting: account), dumped] {
      #expect(text.contains("Jane"))
      #expect(!text.contains("hunter2"))
    }
  }

  @Test("does not print a secret in a nested object")
  func doesNotPrintNestedSecret() {
    struct Card: Codable {
      @Formatted<Format.Secret<String>> var number: String
      @OptionalFormatted<Format.Secret<String>> var code: String?
      @Formatted<Format.Secret<String>> var pin: String
      @OptionalFormatted<Format.Secret<String>> var name: String?
    }
    enum WalletDescription: ResourceObjectDescription {
      static let jsonType = "wallets"
      struct Attributes: JSONAPI.Attributes {
        let card: Attribute<Card>
        static func == (left: Self, right: Self) -> Bool {
          left.card.value.pin == right.card.value.pin
        }
      }
      typealias Relationships = NoRelationships
    }
    let card = Card(number: "hunter2", code: "hunter2", pin: "hunter2", name: "hunter2")
    let wallet = NewResourceObject<WalletDescription>(
      attributes: .init(card: .init(value: card)), relationships: .none)
    #expect("\(wallet)" == "wallets\n  card: {number: …, code: …, pin: …, name: …}")
    var dumped = ""
    dump(card, to: &dumped)
    #expect(!dumped.contains("hunter2"))
  }
}
