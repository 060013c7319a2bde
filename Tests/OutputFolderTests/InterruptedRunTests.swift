import Foundation
import TestWorkspace
import Testing

@testable import OutputFolder

/// Runs that are killed or fail on the way.
struct InterruptedRunTests {
  @Test("a full device ends the run")
  func aDeviceThatTakesNoMoreBytesEndsTheRun() {
    var taken: [Int] = []
    let isWritten = FileSystem.writeAll([1, 2, 3]) { rest in
      taken.append(rest.count)
      return rest.count > 2 ? 1 : 0
    }
    let error = errno
    #expect(!isWritten)
    #expect(error == ENOSPC)
    #expect(taken == [3, 2])
  }

  private static let before = [
    "Changed.swift": "old", "Kept.swift": "same", "Gone.swift": "old", "a/Gone.swift": "old",
  ]
  private static let after = [
    "Changed.swift": "new", "Kept.swift": "same", "b/Added.swift": "new",
  ]

  private func killedRun(after count: Int, of plan: OutputPlan, in folder: OutputFolder) throws {
    for step in plan.steps.prefix(count) { _ = try step.perform() }
  }

  private func stepCount() throws -> Int {
    let workspace = try Workspace()
    try workspace.generate(Self.before)
    return try workspace.output.plan(Self.after).steps.count
  }

  private func expectedContents(_ files: [String: String]) throws -> [String: String?] {
    let workspace = try Workspace()
    try workspace.generate(files)
    return try workspace.contents()
  }

  @Test("the next run completes one that was killed")
  func theNextRunCompletesWhatAKilledOneBegan() throws {
    let expected = try expectedContents(Self.after)
    for count in 0...(try stepCount()) {
      let workspace = try Workspace()
      try workspace.generate(Self.before)
      try killedRun(
        after: count, of: try workspace.output.plan(Self.after), in: workspace.output)

      let texts = try workspace.contents()
      #expect(["old", "new"].contains(texts["Models/Changed.swift"]), "after \(count) steps")
      #expect([nil, "new"].contains(texts["Models/b/Added.swift"]), "after \(count) steps")

      let plan = try workspace.generate(Self.after)
      #expect(plan.conflicts.isEmpty, "after \(count) steps")
      #expect(try workspace.contents() == expected, "after \(count) steps")
    }
  }

  /// The schema may change before the next run, so that files of the killed run are not wanted.
  @Test("every file of a killed run is known to be generated")
  func everyFileOfAKilledRunIsKnownAsTheGeneratorsOwn() throws {
    let expected = try expectedContents(["Other.swift": "1"])
    for count in 0...(try stepCount()) {
      let workspace = try Workspace()
      try workspace.generate(Self.before)
      try killedRun(
        after: count, of: try workspace.output.plan(Self.after), in: workspace.output)

      // Killed once more on the way to something else.
      let detour = try workspace.output.plan(["Changed.swift": "third"])
      try killedRun(
        after: count, of: detour, in: workspace.output)

      try workspace.generate(["Other.swift": "1"])
      #expect(try workspace.contents() == expected, "after \(count) steps")
    }
  }

  @Test("the output of a killed run is not up to date")
  func aKilledRunIsNotUpToDate() throws {
    for count in 1..<(try stepCount()) {
      let workspace = try Workspace()
      try workspace.generate(Self.before)
      try killedRun(after: count, of: try workspace.output.plan(Self.after), in: workspace.output)
      #expect(try !workspace.output.plan(Self.before).isUpToDate, "after \(count) steps")
      #expect(try !workspace.output.plan(Self.after).isUpToDate, "after \(count) steps")
    }
  }

  @Test(
    "the staging folder of a killed run is recognized however little is in it",
    arguments: [[:], ["README": ""], ["README": "jsonapi-gen keeps"]])
  func earlyLeftovers(files: [String: String]) throws {
    let workspace = try Workspace()
    try workspace.generate(Self.before)
    let expected = try workspace.contents()
    #expect(mkdir(workspace.path("Models/.jsonapi-gen-1.tmp"), 0o700) == 0)
    for (name, text) in files { try workspace.write(text, to: "Models/.jsonapi-gen-1.tmp/\(name)") }

    #expect(try workspace.output.plan(Self.before).leftoverPaths.count == 1)
    try workspace.generate(Self.before)
    #expect(try workspace.contents() == expected)
  }

  @Test(
    "files and folders of the user's that are called like a staging folder are kept",
    arguments: [
      [".jsonapi-gen-1.tmp": "mine"], [".jsonapi-gen-1.tmp/1": "mine"],
      [".jsonapi-gen-1.tmp/README": "mine"],
      [".jsonapi-gen-1.tmp/a": "mine", ".jsonapi-gen-2.tmp": "mine"],
    ])
  func namesakes(files: [String: String]) throws {
    let workspace = try Workspace()
    for (name, text) in files { try workspace.write(text, to: "Models/\(name)") }
    try workspace.makeFolder("Models/.jsonapi-gen-3.tmp")
    try workspace.generate(Self.before)
    #expect(try workspace.output.plan(Self.before).isUpToDate)
    try workspace.generate(Self.after)
    for (name, text) in files { #expect(try workspace.text(of: "Models/\(name)") == text) }
    #expect(try workspace.contents().keys.contains("Models/.jsonapi-gen-3.tmp"))
  }

  @Test("a run that fails leaves the folder as it was")
  func aRunThatFailsLeavesTheFolderAsItWas() throws {
    for position in 0..<(try stepCount()) {
      let workspace = try Workspace()
      try workspace.generate(Self.before)
      let before = try workspace.contents()

      var steps = try workspace.output.plan(Self.after).steps
      steps.insert(.remove(workspace.path("Models/nothing")), at: position)
      #expect(throws: OutputError.self) { try OutputStep.perform(steps) }
      #expect(try workspace.contents() == before, "failing at step \(position)")
    }
  }

  @Test("folders that a failed run created are deleted")
  func foldersThatAFailedRunMadeAreGone() throws {
    let workspace = try Workspace()
    let folder = OutputFolder(path: workspace.path("not/yet/Models"))
    // That one path is a file and a folder is found out when the file is to be put in its place.
    let files = ["Article.swift": "1", "Values": "1", "Values/Color.swift": "1"]
    #expect(throws: OutputError.self) {
      try folder.update(to: GeneratedFile.list(files), of: "Test")
    }
    #expect(try workspace.contents().isEmpty)
  }

  @Test("an output folder that is a file, or is inside one, is refused")
  func anOutputFolderThatIsAFileOrLiesBelowOneIsRefused() throws {
    let workspace = try Workspace()
    try workspace.write("mine", to: "Models")
    for path in ["Models", "Models/a", "Models/a/b"] {
      let folder = OutputFolder(path: workspace.path(path))
      #expect(throws: OutputError.notAFolder(workspace.path("Models"))) {
        try folder.plan(["Article.swift": "1"])
      }
    }
  }

  @Test(
    "a folder that cannot be written is an error that names the file",
    .enabled(if: getuid() != 0, "root may write everywhere"))
  func aFolderThatCannotBeWrittenIsAnErrorThatNamesTheFile() async throws {
    let workspace = try Workspace()
    try workspace.generate(["Article.swift": "1"])
    let error = OutputError.system(
      action: "written", path: workspace.path("Models/Article.swift"), reason: "Permission denied")
    try await workspace.withReadOnly("Models") {
      #expect(throws: error) { try workspace.generate(["Article.swift": "2"]) }
    }
    #expect(try workspace.text(of: "Models/Article.swift") == "1")
  }
}
