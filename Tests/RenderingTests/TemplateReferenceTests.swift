import Rendering
import Testing

@Suite("Reference of templates")
struct TemplateReferenceTests {
  @Test("lists all records that can be reached, with their fields")
  func reference() throws {
    let reference = TemplateReference(of: [Resource.self])
    #expect(reference.records.map(\.name) == ["resource", "property", "nestedType", "storage"])
    let resource = try #require(reference.records.first)
    #expect(resource.fields.map(\.name) == ["name", "fileName", "access", "properties", "types"])
    #expect(resource.fields[2].isGlobal)
    #expect(resource.fields[3].kind == .records("property"))
    #expect(resource.fields[3].words == "The properties.")
    #expect(!resource.fields[3].isGlobal)
    #expect(
      reference.records[1].fields.prefix(6).map(\.kind) == [
        .text, .text, .optionalText, .flag, .texts, .record("storage"),
      ])
    #expect(reference.records[2].fields[1].kind == .records("nestedType"))
  }
}
