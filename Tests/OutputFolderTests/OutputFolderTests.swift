import Foundation
import OutputFolder
import TestWorkspace
import Testing

/// What a run writes, leaves as it is, and deletes.
struct OutputFolderTests {
  @Test("a first run creates the folders that it needs")
  func aFirstRunMakesTheFoldersItNeeds() throws {
    let workspace = try Workspace()
    let folder = OutputFolder(path: workspace.path("not/yet/Models/"))
    let files = ["Article.swift": "1", "Values/Color.swift": "2"]
    let plan = try folder.update(to: GeneratedFile.list(files), of: "Test")
    #expect(plan.writes.map(\.file.path) == ["Article.swift", "Values/Color.swift"])
    #expect(plan.writes.map(\.reason) == [.missing, .missing])
    #expect(try workspace.text(of: "not/yet/Models/Article.swift") == "1")
    #expect(try workspace.text(of: "not/yet/Models/Values/Color.swift") == "2")
  }

  @Test("a plan changes nothing until it is carried out")
  func aPlanAloneChangesNothing() throws {
    let workspace = try Workspace()
    try workspace.generate(["Article.swift": "1", "Person.swift": "1"])
    let before = try workspace.contents()
    let plan = try workspace.output.plan(["Article.swift": "2"])
    #expect(!plan.isUpToDate)
    #expect(try workspace.contents() == before)
  }

  @Test("only files whose bytes change are written")
  func onlyFilesWhoseBytesChangeAreWritten() throws {
    let workspace = try Workspace()
    try workspace.generate(["Article.swift": "1", "Person.swift": "1"])
    for name in ["Article.swift", "Person.swift"] { try workspace.age("Models/\(name)") }

    let plan = try workspace.generate(["Article.swift": "2", "Person.swift": "1"])
    #expect(plan.writes.map(\.reason) == [.outdated])
    #expect(plan.unchanged == ["Person.swift"])
    #expect(try workspace.text(of: "Models/Article.swift") == "2")
    #expect(try !workspace.isAged("Models/Article.swift"))
    #expect(try workspace.isAged("Models/Person.swift"))
  }

  @Test("a second run has nothing to do")
  func aSecondRunFindsNothingToDo() throws {
    let workspace = try Workspace()
    try workspace.generate(["Article.swift": "1"])
    let manifest = "Models/\(OutputFolder.manifestName)"
    try workspace.age(manifest)

    let plan = try workspace.generate(["Article.swift": "1"])
    #expect(plan.isUpToDate)
    #expect(try workspace.isAged(manifest))
  }

  @Test("files that are no longer generated are deleted, with folders that become empty")
  func filesThatAreNoLongerWantedAreDeletedWithTheirEmptyFolders() throws {
    let workspace = try Workspace()
    try workspace.generate(["Article.swift": "1", "a/b/Color.swift": "1", "c/Size.swift": "1"])
    try workspace.write("mine", to: "Models/c/Mine.swift")

    let plan = try workspace.generate(["Article.swift": "1"])
    #expect(plan.removals == ["a/b/Color.swift", "c/Size.swift"])
    #expect(
      try Set(workspace.contents().keys) == [
        "Models", "Models/.jsonapi-gen.json", "Models/Article.swift", "Models/c",
        "Models/c/Mine.swift",
      ])
  }

  @Test("users' files stay as they are")
  func filesOfTheUserStayAsTheyAre() throws {
    let workspace = try Workspace()
    try workspace.write("mine", to: "Models/Article+Title.swift")
    try workspace.generate(["Article.swift": "1"])
    try workspace.generate([:])
    #expect(try workspace.text(of: "Models/Article+Title.swift") == "mine")
  }

  @Test("a file that was deleted by hand is written again, or forgotten")
  func aFileThatWasDeletedByHandIsWrittenAgainOrForgotten() throws {
    let workspace = try Workspace()
    try workspace.generate(["Article.swift": "1", "Person.swift": "1"])
    try workspace.remove("Models/Article.swift")
    try workspace.remove("Models/Person.swift")

    let plan = try workspace.generate(["Article.swift": "1"])
    #expect(plan.writes.map(\.reason) == [.missing])
    #expect(plan.removals == [])
    #expect(try workspace.output.plan(["Article.swift": "1"]).isUpToDate)
  }

  @Test("edited files are overwritten and deleted where that is wanted")
  func replacedEdits() throws {
    let workspace = try Workspace()
    try workspace.generate(["Article.swift": "1", "Person.swift": "1"])
    try workspace.write("edited", to: "Models/Article.swift")
    try workspace.write("edited", to: "Models/Person.swift")

    let plan = try workspace.generate(["Article.swift": "1"], replacing: .edits)
    #expect(plan.edited == ["Article.swift", "Person.swift"])
    #expect(try workspace.text(of: "Models/Article.swift") == "1")
    #expect(try workspace.modelNames() == [".jsonapi-gen.json", "Article.swift"])
  }

  @Test("a file that already has the right content becomes a generated one")
  func aFileThatIsAlreadyRightBecomesTheGeneratorsOwn() throws {
    let workspace = try Workspace()
    try workspace.generate(["Article.swift": "1"])
    try workspace.remove("Models/\(OutputFolder.manifestName)")

    let plan = try workspace.generate(["Article.swift": "1"])
    #expect(plan.unchanged == ["Article.swift"])
    #expect(plan.manifestChange != nil)
    #expect(try workspace.generate([:]).removals == ["Article.swift"])
  }

  @Test("the output folder can be a link")
  func theOutputFolderMayBeALink() throws {
    let workspace = try Workspace()
    try workspace.write("mine", to: "Elsewhere/Mine.swift")
    try workspace.link("Models", to: "Elsewhere")
    try workspace.generate(["Article.swift": "1"])
    #expect(try workspace.text(of: "Elsewhere/Article.swift") == "1")
  }
}
