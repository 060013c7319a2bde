import Testing

@testable import Rendering

struct BuiltInTemplateTests {
  @Test("each built-in template is in the list, with what it writes")
  func list() {
    let listed = BuiltInTemplate.all + BuiltInTemplate.extra
    #expect(listed.map(\.name).sorted() == EmbeddedTemplates.all.map(\.name).sorted())
    #expect(listed.allSatisfy { !$0.summary.isEmpty && !$0.text.isEmpty })
  }
}
