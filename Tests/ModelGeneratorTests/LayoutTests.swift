import Testing

@testable import ModelGenerator

struct LayoutTests {
  @Test
  func `what fits stays on one line`() {
    let layout = Layout.property("public var", "title", "JSONAPI.Attribute<Swift.String>")
    #expect(layout.lines(indentedBy: 4) == ["public var title: JSONAPI.Attribute<Swift.String>"])
  }

  @Test
  func `a property is broken behind the colon first`() {
    let type = String(repeating: "T", count: 80)
    let layout = Layout.property("public var", "aRatherLongName", .named(type))
    #expect(layout.lines(indentedBy: 4) == ["public var aRatherLongName:", "  " + type])
  }

  @Test
  func `a generic type fills the lines between its brackets`() {
    let names = ["Person", "ArticleSponsorIdMeta", "ArticleSponsorMeta", "ArticleSponsorLinks"]
    let type = SwiftType.optional(
      .generic("JSONAPI.ToOneRelationship", names.map(SwiftType.named)))
    let layout = Layout.property("public var", "sponsor", type)
    #expect(
      layout.lines(indentedBy: 4) == [
        "public var sponsor:",
        "  JSONAPI.ToOneRelationship<",
        "    Person, ArticleSponsorIdMeta, ArticleSponsorMeta, ArticleSponsorLinks",
        "  >?",
      ])
  }

  @Test
  func `parameters that do not fit stand each on a line`() {
    let parameters = (1...4).map { index in
      Layout.parameter("parameterNumber\(index)", .string, isNilByDefault: false)
    }
    let lines = Layout.listed("public init(", parameters, ") {").lines(indentedBy: 4)
    #expect(lines.count == 6)
    #expect(lines.first == "public init(")
    #expect(lines[1] == "  parameterNumber1: Swift.String,")
    #expect(lines.last == ") {")
  }

  @Test
  func `what follows a group counts for whether it fits`() {
    let list = Layout.enclosed("name<", filling: [.text(String(repeating: "x", count: 93))], ">")
    #expect(list.lines(indentedBy: 0).count == 1)
    #expect((list + "??").lines(indentedBy: 0).count == 3)
  }
}
