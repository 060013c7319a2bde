import Foundation
import JSONAPI
import Testing

/// A secret is coded like any value but never printed.
struct SensitiveFormatTests {
  private enum AccountDescription: ResourceObjectDescription {
    static let jsonType = "accounts"

    struct Attributes: JSONAPI.Attributes {
      let name: Attribute<String>
      let password: TransformedAttribute<String, SensitiveFormat<IdentityTransformer<String>>>
      let token:
        TransformedAttribute<String?, SensitiveFormat<NullableFormat<IdentityTransformer<String>>>>?
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
    var dumped = ""
    dump(account, to: &dumped)
    for text in ["\(account)", String(reflecting: account), dumped] {
      #expect(text.contains("Jane"))
      #expect(!text.contains("hunter2"))
    }
  }
}
