import OutputFolder
import TestWorkspace
import Testing

/// New files are written over nothing, and all of them or none.
@Suite struct NewFilesTests {
  @Test("files and their folders are created")
  func filesAndTheirFoldersAreMade() throws {
    let workspace = try Workspace()
    let files = NewFiles([
      GeneratedFile(path: workspace.path("a.txt"), text: "A"),
      GeneratedFile(path: workspace.path("b/c/d.txt"), text: "D"),
    ])
    #expect(try files.taken() == [])
    #expect(try files.write() == [workspace.path("a.txt"), workspace.path("b/c/d.txt")])
    #expect(try workspace.text(of: "a.txt") == "A")
    #expect(try workspace.text(of: "b/c/d.txt") == "D")
  }

  @Test("files that exist are named")
  func whatIsThereIsNamed() throws {
    let workspace = try Workspace()
    try workspace.write("mine", to: "a.txt")
    try workspace.makeFolder("b.txt")
    try workspace.link("c.txt", to: "nowhere")
    try workspace.write("D", to: "d.txt")
    let names = ["a.txt", "b.txt", "c.txt", "d.txt", "e.txt"]
    let files = NewFiles(
      names.map { GeneratedFile(path: workspace.path($0), text: $0.prefix(1).uppercased()) })

    #expect(try files.taken() == ["a.txt", "b.txt", "c.txt"].map { workspace.path($0) })
  }

  @Test("a file with the same content is not in the way")
  func theVerySameFileIsNoObstacle() throws {
    let workspace = try Workspace()
    try workspace.write("A", to: "a.txt")
    try workspace.age("a.txt")
    let files = NewFiles([
      GeneratedFile(path: workspace.path("a.txt"), text: "A"),
      GeneratedFile(path: workspace.path("b.txt"), text: "B"),
    ])
    #expect(try files.taken() == [])
    #expect(try files.write() == [workspace.path("b.txt")])
    #expect(try workspace.isAged("a.txt"))
  }

  @Test("either all files are written or none")
  func nothingIsLeftOfWhatCannotBeWrittenAsAWhole() throws {
    let workspace = try Workspace()
    try workspace.write("mine", to: "z.txt")
    let files = NewFiles([
      GeneratedFile(path: workspace.path("a/b.txt"), text: "B"),
      GeneratedFile(path: workspace.path("z.txt"), text: "Z"),
    ])
    let before = try workspace.contents()

    #expect(throws: OutputError.self) { try files.write() }
    #expect(try workspace.contents() == before)
  }

  @Test("a file in the place of a folder is left alone")
  func aFileInThePlaceOfAFolderIsLeftAlone() throws {
    let workspace = try Workspace()
    try workspace.write("mine", to: "a")
    let files = NewFiles([GeneratedFile(path: workspace.path("a/b.txt"), text: "B")])

    #expect(throws: OutputError.self) { try files.write() }
    #expect(try workspace.contents() == ["a": "mine"])
  }
}
