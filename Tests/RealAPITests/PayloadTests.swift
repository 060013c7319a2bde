import JSONAPI
import Testing

@Suite("Reading and writing a payload loses nothing")
struct PayloadTests {
  @Test(
    "of Terraform Cloud",
    .enabled(if: Payloads.terraformCloud.arePresent, Payloads.absence),
    arguments: Payloads.terraformCloud.documents.keys.sorted()
  )
  func terraformCloud(name: String) throws {
    let differences = try Payloads.terraformCloud.differencesAfterRoundTrip(of: name)
    #expect(differences == [])
  }

  @Test(
    "of the Django example",
    .enabled(if: Payloads.drfExample.arePresent, Payloads.absence),
    arguments: Payloads.drfExample.documents.keys.sorted()
  )
  func drfExample(name: String) throws {
    let differences = try Payloads.drfExample.differencesAfterRoundTrip(of: name)
    #expect(differences == [])
  }

  @Test(
    "and every payload that is there has a document type or a reason to have none",
    .enabled(if: !Payloads.all.isEmpty, Payloads.absence),
    arguments: Payloads.all
  )
  func completeness(payloads: Payloads) {
    let known = Set(payloads.documents.keys).union(payloads.others.keys)
    #expect(known == Set(payloads.present))
  }
}
