import Foundation
import OutputFolder
import TestWorkspace
import Testing

/// What a run refuses, because it would overwrite or delete something that is the user's.
struct OutputConflictTests {
  /// Expects that generating is refused for some reasons, and that nothing changes.
  private func expect(
    _ conflicts: [OutputConflict], generating files: [String: String], in workspace: Workspace
  ) throws {
    let before = try workspace.contents()
    #expect(try workspace.output.plan(files).conflicts == conflicts)
    #expect(try workspace.generate(files).conflicts == conflicts)
    #expect(try workspace.contents() == before)
  }

  @Test("a file that no run wrote is not overwritten")
  func aFileThatNoRunWroteIsNotOverwritten() throws {
    let workspace = try Workspace()
    try workspace.write("mine", to: "Models/Article.swift")
    let place = workspace.path("Models/Article.swift")
    try expect(
      [.foreignFile(place)], generating: ["Article.swift": "1", "Person.swift": "1"], in: workspace)
    #expect(
      OutputConflict.foreignFile(place).description
        == "\(place) would be overwritten, but jsonapi-gen did not make it: move it away, "
        + "or choose another output folder")
  }

  @Test("an edited file is not deleted when it is no longer generated")
  func anEditedFileIsNotDeleted() throws {
    let workspace = try Workspace()
    try workspace.generate(["Article.swift": "1", "Person.swift": "1"])
    try workspace.write("edited", to: "Models/Person.swift")
    let place = workspace.path("Models/Person.swift")
    try expect([.editedLeftover(place)], generating: ["Article.swift": "1"], in: workspace)
  }

  @Test("an edited file is not overwritten")
  func editedFile() throws {
    let workspace = try Workspace()
    try workspace.generate(["Article.swift": "1", "Person.swift": "1"])
    try workspace.write("edited", to: "Models/Person.swift")
    let place = workspace.path("Models/Person.swift")
    try expect(
      [.editedFile(place)], generating: ["Article.swift": "2", "Person.swift": "1"], in: workspace)
  }

  @Test("a folder holds the files of one API, unless its name changed")
  func otherAPI() throws {
    let workspace = try Workspace()
    try workspace.generate(["Article.swift": "1"], of: "Blog")
    let folder = workspace.output.path
    try expect(
      [.otherAPI(folder: folder, api: "Blog", new: "Test")], generating: ["Book.swift": "1"],
      in: workspace)
    try workspace.generate(["Book.swift": "1"], replacing: .editsAndOtherAPI)
    #expect(try workspace.modelNames() == [".jsonapi-gen.json", "Book.swift"])
  }

  @Test("a folder in the place of a file is refused")
  func aFolderInThePlaceOfAFileIsRefused() throws {
    let workspace = try Workspace()
    try workspace.write("mine", to: "Models/Article.swift/Mine.swift")
    let place = workspace.path("Models/Article.swift")
    try expect([.notAFile(place)], generating: ["Article.swift": "1"], in: workspace)
  }

  @Test("a link in the place of a file is refused")
  func aLinkInThePlaceOfAFileIsRefused() throws {
    let workspace = try Workspace()
    try workspace.generate(["Article.swift": "1"])
    try workspace.write("mine", to: "Mine.swift")
    try workspace.remove("Models/Article.swift")
    try workspace.link("Models/Article.swift", to: "Mine.swift")
    let place = workspace.path("Models/Article.swift")
    try expect([.notAFile(place)], generating: ["Article.swift": "2"], in: workspace)
  }

  @Test("nothing is written or deleted through a link to another folder")
  func nothingIsWrittenThroughALinkToAnotherFolder() throws {
    let workspace = try Workspace()
    try workspace.generate(["Values/Color.swift": "1", "Values/Size.swift": "1"])
    try workspace.remove("Models/Values")
    try workspace.write("1", to: "Elsewhere/Size.swift")
    try workspace.link("Models/Values", to: "Elsewhere")
    let place = workspace.path("Models/Values")
    try expect([.notAFolder(place)], generating: ["Values/Color.swift": "1"], in: workspace)

    try workspace.generate([:])
    #expect(try workspace.text(of: "Elsewhere/Size.swift") == "1")
  }

  @Test("all conflicts are reported in one run")
  func allConflictsAreFoundInOneRun() throws {
    let workspace = try Workspace()
    try workspace.generate(["Person.swift": "1"])
    try workspace.write("edited", to: "Models/Person.swift")
    try workspace.write("mine", to: "Models/Article.swift")
    try workspace.write("mine", to: "Models/Values")
    try expect(
      [
        .notAFolder(workspace.path("Models/Values")),
        .editedLeftover(workspace.path("Models/Person.swift")),
        .foreignFile(workspace.path("Models/Article.swift")),
      ],
      generating: ["Article.swift": "1", "Values/Color.swift": "1"], in: workspace)
  }

  @Test("names that differ only in case are refused")
  func namesThatDifferInLetterCaseAloneAreRefused() throws {
    let workspace = try Workspace()
    try expect(
      [.sameFile(workspace.path("Models/URL.swift"), workspace.path("Models/Url.swift"))],
      generating: ["URL.swift": "1", "Url.swift": "2"], in: workspace)
  }

  /// On a disk where letter case does not count, the old file's name finds the new file.
  @Test("a file whose name changes only in case is replaced")
  func aFileWhoseNameChangesInLetterCaseAloneIsReplaced() throws {
    let workspace = try Workspace()
    try workspace.generate(["Url.swift": "1"])
    try? FileManager.default.linkItem(
      atPath: workspace.path("Models/Url.swift"), toPath: workspace.path("Models/URL.swift"))

    let plan = try workspace.generate(["URL.swift": "1"])
    #expect(plan.removals == ["Url.swift"])
    #expect(try workspace.text(of: "Models/URL.swift") == "1")
  }
}
