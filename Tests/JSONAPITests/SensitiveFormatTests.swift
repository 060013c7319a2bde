import Foundation
import JSONAPI
import Testing

/// A secret is coded like anything else, and shows nowhere that a value is printed.
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

  @Test
  func `a secret is read and written as it is`() throws {
    let account = try JSONDecoder().decode(Account.self, from: json)
    #expect(account.password == "hunter2")
    #expect(account.attributes.token?.value == .some(nil))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(try encoder.encode(account) == json)
  }

  @Test
  func `printing leaves a secret out`() throws {
    let account = try JSONDecoder().decode(Account.self, from: json)
    var dumped = ""
    dump(account, to: &dumped)
    for text in ["\(account)", String(reflecting: account), dumped] {
      #expect(text.contains("Jane"))
      #expect(!text.contains("hunter2"))
    }
  }
}
