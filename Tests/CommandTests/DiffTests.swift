import TestWorkspace
import Testing

/// `jsonapi-gen diff`, as a user runs it.
struct DiffTests {
  private static let old = """
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          title: String
          subtitle: String
          size: Int
        filters: { title: String }
      videos:
        attributes: { url: URL }

    """

  private static let new = """
    schema: 1
    name: Blog
    resources:
      articles:
        attributes:
          title: String
          size: Double
          sub-title?: String

    """

  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(Self.old, to: "old.yaml")
    try workspace.write(Self.new, to: "new.yaml")
    return workspace
  }

  @Test("lists the changes by resource type, with what each breaks")
  func text() async throws {
    let outcome = try await Command.run("diff", "old.yaml", "new.yaml", in: workspace())
    #expect(outcome.status == 1)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        ┌ reads: models of the old schema read what a server of the new one sends
        │ ┌ writes: a server of the new schema accepts what clients of the old one send
        │ │ ┌ server: a server that follows the old schema can stay as it is
        │ │ │ ┌ source: Swift that uses the old models compiles with the new ones
        │ │ │ │ ✗ breaks, ~ may break, · does not break

        articles
        ~ · ~ ✗ `size` is now `Double`, was `Int` [changed-type]
                new.yaml:7:7, before at old.yaml:8:7
        · · ~ · optional attribute `sub-title` was added [added-attribute]
                new.yaml:8:7
                note: renamed? `subtitle` was removed, with the same type
        ✗ ~ · ✗ attribute `subtitle` was removed [removed-attribute]
                old.yaml:7:7
                note: renamed? `sub-title` was added, with the same type
        · ✗ · ✗ filter `title` was removed [removed-filter]
                old.yaml:9:16

        videos
        ~ ✗ · ✗ resource type `videos` was removed [removed-resource]
                old.yaml:10:3

        5 changes: 1 breaks reads, 2 break writes, 4 break source.

        """)
  }

  @Test("--markdown puts breaking changes first")
  func markdown() async throws {
    let outcome = try await Command.run(
      "diff", "old.yaml", "new.yaml", "--markdown", in: workspace())
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        ## Breaking changes

        | | reads | writes | server | source |
        |---|:-:|:-:|:-:|:-:|
        | **articles**: attribute `subtitle` was removed (renamed? `sub-title` was added, with the same type) | ✗ | ~ | · | ✗ |
        | **articles**: filter `title` was removed | · | ✗ | · | ✗ |
        | **videos**: resource type `videos` was removed | ~ | ✗ | · | ✗ |

        ## Changes of Swift code

        | | reads | writes | server | source |
        |---|:-:|:-:|:-:|:-:|
        | **articles**: `size` is now `Double`, was `Int` | ~ | · | ~ | ✗ |

        ## Other changes

        | | reads | writes | server | source |
        |---|:-:|:-:|:-:|:-:|
        | **articles**: optional attribute `sub-title` was added (renamed? `subtitle` was removed, with the same type) | · | · | ~ | · |

        5 changes: 1 breaks reads, 2 break writes, 4 break source. (✗ breaks, ~ may break, · does not break.)

        """)
  }

  @Test("--diagnostics json has the answers to the four questions")
  func json() async throws {
    let outcome = try await Command.run(
      "diff", "old.yaml", "new.yaml", "--diagnostics", "json", in: workspace())
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(
      lines[0] == """
        {"severity":"warning","identifier":"changed-type",\
        "message":"articles: `size` is now `Double`, was `Int`","file":"new.yaml",\
        "range":{"start":{"line":7,"column":7,"offset":86},"end":{"line":7,"column":11,"offset":90}},\
        "labels":[{"message":"before","file":"old.yaml",\
        "range":{"start":{"line":8,"column":7,"offset":109},"end":{"line":8,"column":11,"offset":113}}}],\
        "note":null,"suggestion":null,"fixIts":[],"group":"articles","reads":"may-break",\
        "writes":"none","server":"may-break","source":"breaks"}
        """)
    #expect(lines[1].hasPrefix(#"{"severity":"warning","identifier":"added-attribute""#))
    #expect(lines[2].hasPrefix(#"{"severity":"error","identifier":"removed-attribute""#))
  }

  @Test("annotations are all in the new files")
  func github() async throws {
    let outcome = try await Command.run(
      "diff", "old.yaml", "new.yaml", "--diagnostics", "github", in: workspace())
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n")
    #expect(
      lines[2] == """
        ::error file=new.yaml,line=4,endLine=4,col=3,endColumn=11,title=removed-attribute::\
        articles: attribute `subtitle` was removed (breaks reads, may break writes, breaks source)\
        %0Abefore: old.yaml:7:7%0Anote: renamed? `sub-title` was added, with the same type
        """)
    #expect(lines[1].hasPrefix("::warning file=new.yaml,line=8"))
  }

  @Test("--fail-on and --allow decide about the exit code")
  func exitCode() async throws {
    let workspace = try workspace()
    for (options, status) in [
      (["--fail-on", "servers"], 0), (["--fail-on", "clients"], 1), (["--fail-on", "source"], 1),
      (["--allow", "removed-attribute"], 1),
      (["--allow", "removed-attribute,removed-filter", "--allow", "removed-resource"], 0),
      (["--allow", "removed-attribute:articles.subtitle,removed-filter,removed-resource"], 0),
      (
        ["--allow", "removed-attribute:articles,removed-filter:articles,removed-resource:videos"], 0
      ),
      (["--allow", "removed-attribute,removed-filter:articles.title"], 1),
    ] as [([String], Int32)] {
      let outcome = try await Command.run(
        ["diff", "old.yaml", "new.yaml"] + options, in: workspace)
      #expect(outcome.status == status, "\(options)")
    }
    let allowed = try await Command.run(
      "diff", "old.yaml", "new.yaml", "--allow", "removed-filter", in: workspace)
    #expect(allowed.output.hasSuffix("4 break source, 1 allowed.\n"))
  }

  @Test("what the configuration does not generate breaks no Swift")
  func configuration() async throws {
    let workspace = try workspace()
    try workspace.write("swift: { access: public }\n", to: "jsonapi-gen.yaml")
    let models = try await Command.run("diff", "old.yaml", "new.yaml", in: workspace)
    #expect(models.output.contains("· ✗ · · filter `title` was removed"))
    try workspace.write("emit: [models, queries]\n", to: "jsonapi-gen.yaml")
    let queries = try await Command.run("diff", "old.yaml", "new.yaml", in: workspace)
    #expect(queries.output.contains("· ✗ · ✗ filter `title` was removed"))
  }

  @Test("schemas that say the same have no changes")
  func noChanges() async throws {
    let workspace = try workspace()
    let text = try await Command.run("diff", "old.yaml", "old.yaml", in: workspace)
    #expect(text.status == 0)
    #expect(text.output == "No changes.\n")
    let json = try await Command.run(
      "diff", "old.yaml", "old.yaml", "--diagnostics", "json", in: workspace)
    #expect(json.status == 0)
    #expect(json.output == "")
  }

  @Test("a schema with errors is not compared")
  func errors() async throws {
    let workspace = try workspace()
    try workspace.write(Self.new.replacing("Double", with: "Doubl"), to: "new.yaml")
    let outcome = try await Command.run("diff", "old.yaml", "new.yaml", in: workspace)
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("new.yaml:7:13: error: unknown type `Doubl` [unknown-type]\n"))
    #expect(outcome.errors.contains("1 error in 1 file: nothing was compared."))
  }

  @Test(
    "64 if the arguments are wrong",
    arguments: [
      (["old.yaml"], "Name the old and the new schema, or a revision of git with --against."),
      (["old.yaml", "new.yaml", "--fail-on", "all"], "`all` cannot break; write clients, servers"),
      (["old.yaml", "new.yaml", "--allow", "removed-filtr"], "did you mean `removed-filter`?"),
      (
        ["old.yaml", "new.yaml", "--allow", "removed-filtr:articles"],
        "did you mean `removed-filter`?"
      ),
      (["old.yaml", "new.yaml", "--allow", "removed-filter:"], "The name after `removed-filter:`"),
      (
        ["old.yaml", "new.yaml", "--allow", "removed-filter:articles.titel"],
        "There is no change `removed-filter` in `articles.titel`; did you mean `articles.title`?"
      ),
      (
        ["old.yaml", "new.yaml", "--allow", "added-sort:articles"],
        "There is no change `added-sort` in `articles`; remove it from --allow."
      ),
      (["old.yaml", "new.yaml", "--markdown", "--diagnostics", "json"], "cannot be combined"),
      (["--against", "HEAD", "-"], "Standard input has no revisions"),
    ])
  func usage(arguments: [String], message: String) async throws {
    let outcome = try await Command.run(["diff"] + arguments, in: workspace())
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(message))
  }

  @Test("66 if a schema is absent")
  func absentSchema() async throws {
    let outcome = try await Command.run("diff", "ol.yaml", "new.yaml", in: workspace())
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("ol.yaml: there is no such file: did you mean old.yaml?"))
  }

  @Test("a change is explained like a diagnostic")
  func explanation() async throws {
    let outcome = try await Command.run("explain", "removed-attribute", in: Workspace())
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        removed-attribute (change): an attribute, or a member of an object, was removed

        Models of the old schema expect a required attribute in each response and cannot be decoded
        without it. Make it optional and `deprecated` first; remove it when no client uses a model
        that requires it. Requests that still contain it may be rejected.

                        reads  writes  server  accepts
          was required    ✗      ~       ·        ·
          was optional    ·      ~       ·        ·

          ✗ breaks, ~ may break, · does not break
          accepts: the effect on the server if clients can now send what changed

        """)
    let list = try await Command.run("explain", in: Workspace())
    #expect(list.output.contains("\nChanges between two versions of a schema\n  removed-resource"))
  }
}
