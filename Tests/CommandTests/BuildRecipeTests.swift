import Foundation
import TestWorkspace
import Testing

/// The recipes of Documentation/Builds.md, as a user would copy them: a second build runs nothing, and
/// one after a change in an import runs once.
struct BuildRecipeTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../..").standardizedFileURL
  /// Tools that Scripts/set-up-python installs.
  private static let tools = repository.appendingPathComponent(".build/builds/bin")

  private static func has(_ tool: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: tools.appendingPathComponent(tool).path)
  }

  private static let advice: Comment =
    "The tools are missing: Scripts/set-up-python builds installs them."

  /// The n-th code block of the page in a language.
  private func recipe(_ language: String, _ number: Int = 0) throws -> String {
    let page = try String(
      contentsOf: Self.repository.appendingPathComponent("Documentation/Builds.md"),
      encoding: .utf8)
    let blocks = page.components(separatedBy: "\n```\(language)\n").dropFirst()
    let block = try #require(blocks.dropFirst(number).first)
    return block.components(separatedBy: "\n```")[0] + "\n"
  }

  /// A project with a schema that imports another file, and a `jsonapi-gen` in `bin` that counts
  /// its runs.
  private func project() async throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(
      """
      schema: 1
      name: Library
      imports: [../Common/common.yaml]
      resources:
        books:
          attributes: { isbn: ISBN }

      """, to: "Schemas/library.yaml")
    try workspace.write("schema: 1\ntypes:\n  ISBN: String\n", to: "Common/common.yaml")
    try workspace.write(try recipe("yaml"), to: "jsonapi-gen.yaml")
    // Written by a shell: a process that another test starts could inherit the open file from this one,
    // and a file that is open for writing cannot be run.
    let outcome = try await Command.shell(
      """
      mkdir bin; cat > bin/jsonapi-gen <<'END'
      #!/bin/sh
      case "$*" in *--list-*) ;; *) echo "$*" >> "\(workspace.path("runs"))" ;; esac
      exec "\(Command.path)" "$@"
      END
      chmod +x bin/jsonapi-gen
      """, in: workspace)
    #expect(outcome.status == 0, "\(outcome.errors)")
    try workspace.write("", to: "runs")
    return workspace
  }

  /// Runs commands, and returns the number of runs of `jsonapi-gen` in each of them.
  private func runs(_ commands: [String], in workspace: Workspace) async throws -> [Int] {
    var counts: [Int] = []
    for command in commands {
      try workspace.write("", to: "runs")
      let outcome = try await Command.shell(
        "PATH=$PWD/bin:\(Self.tools.path):$PATH\n\(command)", in: workspace)
      #expect(outcome.status == 0, "\(command): \(outcome.output) \(outcome.errors)")
      counts.append(try workspace.text(of: "runs").split(separator: "\n").count)
    }
    return counts
  }

  /// Builds twice, and after changes of all kinds.
  private func expectFewRuns(of build: String, in workspace: Workspace) async throws {
    // Times have the precision of the file system, so that a change may be too soon after a build.
    let pause = "sleep 0.02; "
    let counts = try await runs(
      [
        build, build, pause + "touch Common/common.yaml; \(build)", build,
        pause
          + "printf 'schema: 1\\nname: Library\\nresources: { pens: {} }\\n' > Schemas/pens.yaml; \(build)",
        build,
        pause + "rm Schemas/pens.yaml; \(build)", build,
      ], in: workspace)
    #expect(counts == [1, 0, 1, 0, 1, 0, 1, 0])
    #expect(try workspace.modelFiles().contains("Models/Book.swift"))
    #expect(try !workspace.modelFiles().contains("Models/Pen.swift"))
  }

  @Test(
    "Make runs the generator only after a change", .enabled(if: SwiftTools.path(of: "make") != nil))
  func make() async throws {
    let workspace = try await project()
    try workspace.write(try recipe("make"), to: "Makefile")
    try await expectFewRuns(of: "make models", in: workspace)
  }

  @Test(
    "CMake with Ninja runs the generator only after a change",
    .enabled(if: has("cmake") && has("ninja"), advice))
  func cmake() async throws {
    let workspace = try await project()
    try workspace.write(try recipe("cmake"), to: "CMakeLists.txt")
    #expect(try await runs(["cmake -G Ninja -B build"], in: workspace) == [0])
    try await expectFewRuns(of: "cmake --build build", in: workspace)
  }

  @Test(
    "pre-commit checks the models when a schema is in the commit, and its form",
    .enabled(if: has("pre-commit"), advice))
  func preCommit() async throws {
    let workspace = try await project()
    try FileManager.default.copyItem(
      atPath: Self.repository.appendingPathComponent(".pre-commit-hooks.yaml").path,
      toPath: workspace.path("hooks.yaml"))
    try workspace.write(
      try recipe("yaml", 1).replacing(
        "https://example.com/swift-jsonapi-generator", with: "file://" + workspace.path("hooks")),
      to: ".pre-commit-config.yaml")
    let git = "git -c user.name=A -c user.email=a@example.com -c init.defaultBranch=main"
    let counts = try await runs(
      [
        """
        set -e; export PRE_COMMIT_HOME=$PWD/cache
        mkdir hooks; mv hooks.yaml hooks/.pre-commit-hooks.yaml
        (cd hooks; \(git) init -q; git add .; \(git) commit -qm Hooks; git tag 0.1.0)
        printf '/hooks\\n/cache\\n/runs\\n/bin\\n' > .gitignore
        \(git) init -q; jsonapi-gen generate; : > runs; git add .; pre-commit run
        \(git) commit -qm Models
        """,
        """
        export PRE_COMMIT_HOME=$PWD/cache
        echo text > README.md; git add .; pre-commit run
        """,
        """
        export PRE_COMMIT_HOME=$PWD/cache
        sed -i.bak 's/isbn: ISBN/isbn?: ISBN/' Schemas/library.yaml; git add Schemas/library.yaml
        ! pre-commit run > log; grep -q 'changed  Book.swift' log
        """,
      ], in: workspace)
    #expect(counts == [2, 0, 2])
  }
}
