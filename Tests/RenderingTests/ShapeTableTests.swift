import Testing

@testable import Rendering

@Suite("Shapes of records")
struct ShapeTableTests {
  @Test("lists all records that can be reached, with their fields")
  func shapes() throws {
    let table = ShapeTable([Resource.shape])
    #expect(table.names == ["", "resource", "property", "nestedType", "storage"])
    #expect(table.fields[ShapeTable.innermostList].map(\.name) == ["first", "last"])
    let resource = table.fields[1]
    #expect(resource.map(\.name) == ["name", "fileName", "access", "properties", "types"])
    #expect(resource.map(\.isGlobal) == [false, false, true, false, false])
    #expect(resource.map { $0.shape?.name } == [nil, nil, nil, "property", "nestedType"])
    #expect(resource.map(\.words)[3] == "The properties.")
    #expect(table.fields[3].map { $0.shape?.name } == [nil, "nestedType", nil])
    let storage = try #require(table.field("storage", of: 2))
    #expect(table.shape(in: storage) == 4)
    #expect(table.field("nothing", of: 2)?.name == nil)
  }
}
