import TestWorkspace
import Testing

private let canCompile = SwiftTools.path(of: "swiftc") != nil && SwiftTools.modules != nil

@Suite(
  "Two modules with an alias of the same name",
  .enabled(if: canCompile, "There is no swiftc, or no module that was built."))
struct SameNamesTests {
  static let core = """
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

  @Test(
    "compile where the file says which is meant",
    arguments: [
      ("", "NewResourceObject", false),
      ("import typealias Core.NewResourceObject", "NewResourceObject", true),
      ("", "Core.NewResourceObject", true),
    ])
  func meaning(importing: String, name: String, compiles: Bool) throws {
    let workspace = try Workspace()
    try workspace.write(Self.core, to: "Core.swift")
    try workspace.write(
      """
      import Core
      import JSONAPI
      \(importing)

      typealias NewDog = \(name)<DogDescription, NoMetadata, NoLinks>
      """, to: "Dogs.swift")
    let modules = ["-I", SwiftTools.modules ?? ""]
    let core = try swiftc(
      modules + [
        "-emit-module", "-module-name", "Core", "-o", workspace.path("Core.swiftmodule"),
        workspace.path("Core.swift"),
      ])
    #expect(core == "")
    let errors = try swiftc(
      modules + ["-typecheck", "-I", workspace.path(""), workspace.path("Dogs.swift")])
    #expect(errors.isEmpty == compiles, "\(errors)")
    #expect(compiles || errors.contains("specialized with too many type parameters"), "\(errors)")
  }

  private func swiftc(_ arguments: [String]) throws -> String {
    let result = try ChildProcess(SwiftTools.path(of: "swiftc") ?? "", arguments).runAndWait()
    return result.status == 0 ? "" : result.errors
  }
}
