import TestWorkspace
import Testing

/// `jsonapi-gen diff --against`, which reads the old schemas from git.
struct DiffAgainstTests {
  private static let schema = """
    schema: 1
    name: Blog
    imports: [../Common/types.yaml]
    resources:
      articles: { attributes: { title: String, state: State } }

    """

  private static let types = """
    schema: 1
    name: Blog
    types: { State: { enum: [new, old] } }

    """

  /// A repository with a commit and a tag `v1`, and other schemas on the disk.
  private func repository() async throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(Self.schema, to: "App/Schemas/blog.yaml")
    try workspace.write(Self.types, to: "App/Common/types.yaml")
    let git = "git -c user.name=Test -c user.email=test@example.com -c commit.gpgsign=false"
    let outcome = try await Command.shell(
      """
      git init -q -b main . && \(git) add . && \(git) commit -q -m "Describe the blog" \
      && \(git) tag v1
      """, in: workspace)
    try #require(outcome.status == 0, "\(outcome.errors)")
    try workspace.write(
      Self.schema.replacing("title: String, ", with: ""), to: "App/Schemas/blog.yaml")
    try workspace.write(Self.types.replacing("old", with: "gone"), to: "App/Common/types.yaml")
    try workspace.write(
      "schema: 1\nname: Blog\nresources: { people: {} }\n", to: "App/Schemas/people.yaml")
    return workspace
  }

  private func diff(_ arguments: String, in workspace: Workspace) async throws -> Command.Outcome {
    try await Command.shell("cd App && $gen diff \(arguments)", in: workspace)
  }

  @Test("the schemas of a revision are compared with those on the disk, with their imports")
  func revision() async throws {
    let outcome = try await diff("--against v1", in: repository())
    #expect(outcome.errors == "")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        """
        articles
        ✗ ~ · ✗ attribute `title` was removed [removed-attribute]
                v1:Schemas/blog.yaml:5:29

        people
        · · ✗ ~ resource type `people` was added [added-resource]
                Schemas/people.yaml:3:14

        types
        · · ~ ~ value `gone` of enum `State` was added [added-enum-value]
                Common/types.yaml:3:31
        · ✗ ✗ ✗ value `old` of enum `State` was removed [removed-enum-value]
                v1:Common/types.yaml:3:31
        """))
  }

  @Test(
    "a schema can be named from everywhere in the repository",
    arguments: ["Schemas/blog.yaml", "./Schemas/", "../App/Schemas", "$PWD/Schemas/blog.yaml"])
  func paths(path: String) async throws {
    let outcome = try await diff("--against HEAD \(path)", in: repository())
    #expect(outcome.errors == "")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("attribute `title` was removed"))
  }

  @Test("a schema that was added later is not compared on its own")
  func addedSchema() async throws {
    let outcome = try await diff("--against v1 Schemas/people.yaml", in: repository())
    #expect(outcome.status == 66)
    #expect(
      outcome.errors == "error: `Schemas/people.yaml`: the revision `v1` has no schema there\n")
  }

  @Test("a revision that there is not is reported")
  func unknownRevision() async throws {
    let outcome = try await diff("--against mian", in: repository())
    #expect(outcome.status == 66)
    #expect(
      outcome.errors
        == "error: the repository has no revision `mian`; in a clone that only has the newest commits,"
        + " fetch it first, as with `git fetch --depth=1 origin main`, and compare with FETCH_HEAD\n"
    )
  }

  @Test("a revision is never an option of git")
  func options() async throws {
    let workspace = try await repository()
    let outcome = try await diff("--against=--output=leak", in: workspace)
    #expect(outcome.status == 66)
    #expect(try workspace.contents()["App/leak"] == nil)
  }

  @Test("66 without a repository, and without git")
  func noGit() async throws {
    let workspace = try Workspace()
    try workspace.write(Self.types, to: "types.yaml")
    let outside = try await Command.shell(
      "GIT_CEILING_DIRECTORIES=$PWD/.. $gen diff --against HEAD types.yaml", in: workspace)
    #expect(outside.status == 66)
    #expect(outside.errors.hasPrefix("error: git failed: fatal: not a git repository"))
    let absent = try await Command.shell(
      "PATH=/nowhere $gen diff --against HEAD types.yaml", in: workspace)
    #expect(absent.status == 66)
    #expect(absent.errors == "error: git is not installed, and --against needs it\n")
  }

  @Test("errors of the old schema are reported with the revision")
  func errors() async throws {
    let workspace = try await repository()
    let git = "git -c user.name=Test -c user.email=test@example.com -c commit.gpgsign=false"
    try workspace.write(Self.schema.replacing("String", with: "Strng"), to: "App/Schemas/blog.yaml")
    _ = try await Command.shell("\(git) commit -q -a -m Break", in: workspace)
    try workspace.write(Self.schema, to: "App/Schemas/blog.yaml")
    let outcome = try await diff("--against HEAD", in: workspace)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.hasPrefix(
        "HEAD:Schemas/blog.yaml:5:36: error: unknown type `Strng` [unknown-type]\n"))
  }
}
