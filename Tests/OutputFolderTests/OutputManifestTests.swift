import Foundation
import OutputFolder
import TestWorkspace
import Testing

/// The list of the generator's own files.
struct OutputManifestTests {
  private let manifest = "Models/\(OutputFolder.manifestName)"

  @Test("is a sorted list of paths and hashes, one on a line")
  func isASortedList() throws {
    let workspace = try Workspace()
    try workspace.generate(["b/Color.swift": "a", "Person.swift": "", "Article.swift": "foobar"])
    // The hashes are the published ones of FNV-1a for these three texts.
    #expect(
      try workspace.text(of: manifest) == """
        {
          "about": "The files that jsonapi-gen made in this folder, with hashes of their bytes.",
          "format": 1,
          "api": "Test",
          "files": {
            "Article.swift": "85944171f73967e8",
            "Person.swift": "cbf29ce484222325",
            "b/Color.swift": "af63dc4c8601ec8c"
          }
        }

        """)
  }

  @Test(
    "a path that leads out of the folder is refused",
    arguments: [
      "../Victim.swift", "/Victim.swift", "a/../../Victim.swift", "a//Victim.swift",
      "./Victim.swift",
      "", ".jsonapi-gen.json", ".jsonapi-gen-1.tmp/1", ".git/config", "a/.b/c.swift", "a\\nb",
    ])
  func aPathThatLeadsElsewhereIsRefused(path: String) throws {
    let workspace = try Workspace()
    try workspace.write("a", to: "Victim.swift")
    try workspace.write(
      #"{ "format": 1, "files": { "\#(path)": "af63dc4c8601ec8c" } }"#, to: manifest)
    let before = try workspace.contents()
    let error = #expect(throws: OutputError.self) { try workspace.generate([:]) }
    #expect("\(try #require(error))".contains("cannot be the path of a generated file"))
    #expect(try workspace.contents() == before)
  }

  @Test("a manifest is not believed about files of kinds that are not generated")
  func otherKinds() throws {
    let workspace = try Workspace()
    for name in ["notes.txt", "Makefile", "Book.md"] {
      try workspace.write("a", to: "Models/\(name)")
    }
    let files = ["notes.txt", "Makefile", "Book.md"].map { #""\#($0)": "af63dc4c8601ec8c""# }
    try workspace.write(
      #"{ "format": 1, "files": { \#(files.joined(separator: ", ")) } }"#, to: manifest)

    let plan = try workspace.generate(["A.swift": "1"])
    #expect(plan.kept == ["Makefile", "notes.txt"])
    #expect(
      try workspace.modelNames() == [".jsonapi-gen.json", "A.swift", "Makefile", "notes.txt"])
    #expect(try workspace.output.plan(["A.swift": "1"]).isUpToDate)
  }

  @Test("a manifest without an API is of an earlier version, and is given one")
  func earlierVersion() throws {
    let workspace = try Workspace()
    try workspace.write(#"{ "format": 1, "files": {} }"#, to: manifest)
    try workspace.generate(["A.swift": "1"])
    #expect(try workspace.text(of: manifest).contains(#""api": "Test""#))
  }

  @Test("an oversized manifest is refused")
  func oversized() throws {
    let workspace = try Workspace()
    try workspace.write(Data(repeating: UInt8(ascii: " "), count: 17 << 20), to: manifest)
    let error = #expect(throws: OutputError.self) { try workspace.generate([:]) }
    #expect("\(try #require(error))".contains("it is larger than 16 MiB"))
  }

  @Test("a generated file cannot be outside the folder")
  func aGeneratedFileNeverLeadsOutOfTheFolder() throws {
    let workspace = try Workspace()
    #expect(throws: OutputError.invalidPath("../Article.swift")) {
      try workspace.generate(["../Article.swift": "1"])
    }
    #expect(try workspace.contents().isEmpty)
  }

  @Test(
    "a file that is not a manifest is reported and kept",
    arguments: [
      ("", "it is damaged"),
      ("[]", "it is damaged"),
      (#"{ "format": 1 }"#, "it is damaged"),
      ("{\n<<<<<<< HEAD\n}", "it has conflict markers from a merge"),
      (#"{ "format": 2, "files": {} }"#, "its format is 2"),
      (#"{ "format": 1, "files": { "A.swift": "x" } }"#, "a hash in it is malformed"),
    ])
  func whatIsNoManifestIsExplainedAndKept(text: String, reason: String) throws {
    let workspace = try Workspace()
    try workspace.write(text, to: manifest)
    let error = #expect(throws: OutputError.self) { try workspace.generate(["A.swift": "1"]) }
    let message = "\(try #require(error))"
    #expect(message.hasPrefix(workspace.path(manifest)))
    #expect(message.contains(reason))
    #expect(message.hasSuffix("generate them again"))
    #expect(try workspace.text(of: manifest) == text)
  }

  @Test("a folder in the place of the manifest is refused")
  func aFolderInThePlaceOfTheManifestIsRefused() throws {
    let workspace = try Workspace()
    try workspace.write("mine", to: "\(manifest)/Mine.swift")
    #expect(throws: OutputError.self) { try workspace.generate(["A.swift": "1"]) }
  }
}
