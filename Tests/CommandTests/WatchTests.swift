import Foundation
import TestWorkspace
import Testing

/// `--watch`, which runs a command again whenever a file has changed.
struct WatchTests {
  /// Waits until something holds, for twenty seconds at most.
  private func eventually(_ condition: () throws -> Bool) async throws -> Bool {
    for _ in 1...400 {
      if (try? condition()) == true { return true }
      try await Task.sleep(for: .milliseconds(50))
    }
    return false
  }

  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(
      "schema: 1\nname: Library\nimports: [common/types.yaml]\n"
        + "resources: { books: { attributes: { isbn: ISBN } } }\n", to: "Schemas/library.yaml")
    try workspace.write("schema: 1\ntypes: { ISBN: String }\n", to: "Schemas/common/types.yaml")
    try workspace.write("schemas: [Schemas]\noutput: Models\n", to: "jsonapi-gen.yaml")
    return workspace
  }

  @Test("generates again after a change in a schema, an import, the configuration or the folder")
  func generatesAfterEachChange() async throws {
    let workspace = try workspace()
    let watching = try await Command.start("generate", "--watch", in: workspace)
    #expect(watching.line == "Library: 1 resource type in 2 schema files")
    #expect(try await eventually { try workspace.text(of: "Models/Book.swift").contains("isbn") })

    try workspace.write("schema: 1\ntypes: { ISBN: Int64 }\n", to: "Schemas/common/types.yaml")
    #expect(
      try await eventually { try workspace.text(of: "Models/ValueTypes.swift").contains("Int64") })

    try workspace.write(
      "schema: 1\nname: Library\nresources: { pens: { attributes: { ink: String } } }\n",
      to: "Schemas/pens.yaml")
    #expect(try await eventually { try workspace.modelFiles().contains("Models/Pen.swift") })

    try workspace.write("schemas: [Schemas]\noutput: Code\n", to: "jsonapi-gen.yaml")
    #expect(try await eventually { try workspace.contents().keys.contains("Code/Book.swift") })
  }

  @Test("survives mistakes in a schema, and generates once they are fixed")
  func survivesMistakes() async throws {
    let workspace = try workspace()
    let script = """
      $gen generate --watch > out 2> errors & watch=$!
      await() { for i in $(seq 400); do grep -q "$1" "$2" 2>/dev/null && return; sleep 0.05; done; exit 9; }
      await Watching errors
      echo 'schema: 1' > Schemas/library.yaml; echo 'nonsense' >> Schemas/library.yaml
      await 'nothing was written' errors
      rm -r Schemas/common
      printf 'schema: 1\\nname: Library\\nimports: [common/types.yaml]\\n' > Schemas/library.yaml
      await 'no such file' errors
      mkdir Schemas/common; printf 'schema: 1\\n' > Schemas/common/types.yaml
      printf 'resources: { pens: { attributes: { ink: String } } }\\n' >> Schemas/library.yaml
      await ink Models/Pen.swift
      kill -INT $watch; wait $watch; exit $?
      """
    let outcome = try await Command.shell("set -m\n" + script, in: workspace)
    #expect(outcome.status == 130)
  }

  @Test("checks a schema again after a change")
  func validatesAfterChanges() async throws {
    let workspace = try workspace()
    let watching = try await Command.start("validate", "--watch", in: workspace)
    #expect(watching.line == "Library: 1 resource type in 2 schema files, no diagnostics")
    #expect(try workspace.modelFiles() == [])
  }

  @Test("ends at once if the arguments are wrong")
  func endsIfArgumentsAreWrong() async throws {
    let outcome = try await Command.run("generate", "--watch", in: try Workspace())
    #expect(outcome.status == 64)
  }
}
