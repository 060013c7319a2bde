import Foundation
import OutputFolder
import TestWorkspace
import Testing

/// The list of the generator's own files.
struct OutputManifestTests {
  private let manifest = "Models/\(OutputFolder.manifestName)"

  @Test func itIsAnOrderedListThatReadsWell() throws {
    let workspace = try Workspace()
    try workspace.generate(["b/Color.swift": "a", "Person.swift": "", "Article.swift": "foobar"])
    // The hashes are the published ones of FNV-1a for these three texts.
    #expect(
      try workspace.text(of: manifest) == """
        {
          "about": "The files that jsonapi-gen made in this folder, with hashes of their bytes.",
          "format": 1,
          "files": {
            "Article.swift": "85944171f73967e8",
            "Person.swift": "cbf29ce484222325",
            "b/Color.swift": "af63dc4c8601ec8c"
          }
        }

        """)
  }

  @Test(arguments: [
    "../Victim.swift", "/Victim.swift", "a/../../Victim.swift", "a//Victim.swift", "./Victim.swift",
    "", ".jsonapi-gen.json", ".jsonapi-gen-1.tmp", "a\\nb",
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

  @Test func aGeneratedFileNeverLeadsOutOfTheFolder() throws {
    let workspace = try Workspace()
    #expect(throws: OutputError.invalidPath("../Article.swift")) {
      try workspace.generate(["../Article.swift": "1"])
    }
    #expect(try workspace.contents().isEmpty)
  }

  @Test(arguments: [
    ("", "it is damaged"),
    ("[]", "it is damaged"),
    (#"{ "format": 1 }"#, "it is damaged"),
    ("{\n<<<<<<< HEAD\n}", "it has conflict markers from a merge"),
    (#"{ "format": 2, "files": {} }"#, "its format is 2"),
    (#"{ "format": 1, "files": { "A.swift": "x" } }"#, "it has something else in the place"),
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

  @Test func aFolderInThePlaceOfTheManifestIsRefused() throws {
    let workspace = try Workspace()
    try workspace.write("mine", to: "\(manifest)/Mine.swift")
    #expect(throws: OutputError.self) { try workspace.generate(["A.swift": "1"]) }
  }
}
