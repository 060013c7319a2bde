import TestWorkspace
import Testing

@Suite(
  "Two modules with an alias of the same name",
  .enabled(if: SwiftTools.canTypeCheck, "There is no swiftc, or no module that was built."))
struct SameNamesTests {
  private static let source = """
    import JSONAPI

    public typealias NewResourceObject<
      Description: JSONAPI.ResourceObjectDescription, Meta: JSONAPI.Meta, Links: JSONAPI.Links
    > = JSONAPI.ResourceObject<Description, Meta, Links, Unidentified>

    public enum DogDescription: ResourceObjectDescription {
      public static var jsonType: String { "dogs" }
      public typealias Attributes = NoAttributes
      public typealias Relationships = NoRelationships
    }

    public typealias NewDog = NewResourceObject<DogDescription, NoMetadata, NoLinks>
    """

  @Test("compile where the file says which is meant")
  func meaning() throws {
    let workspace = try Workspace()
    try workspace.write(Self.source, to: "Core.swift")
    let core = try ChildProcess(
      SwiftTools.path(of: "swiftc") ?? "",
      [
        "-emit-module", "-module-name", "Core", "-I", SwiftTools.modules ?? "",
        "-o", workspace.path("Core.swiftmodule"), workspace.path("Core.swift"),
      ]
    ).runAndWait()
    #expect(core.status == 0, "\(core.errors)")
    for (importing, name, compiles) in [
      ("", "NewResourceObject", false),
      ("import typealias Core.NewResourceObject", "NewResourceObject", true),
      ("", "Core.NewResourceObject", true),
    ] {
      try workspace.write(
        """
        import Core
        import JSONAPI
        \(importing)

        typealias NewDog = \(name)<DogDescription, NoMetadata, NoLinks>
        """, to: "Dogs.swift")
      let said = try SwiftTools.typeCheck(
        [workspace.path("Dogs.swift")], ["-I", workspace.root.path])
      #expect((said.status == 0) == compiles, "\(said.errors)")
      #expect(
        compiles || said.errors.contains("specialized with too many type parameters"),
        "\(said.errors)")
    }
  }
}
