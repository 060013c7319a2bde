import Foundation
import SchemaReader
import Testing

/// What paths on a command line name.
struct SchemaFilesTests {
  /// Makes files in a folder of its own, and removes it afterwards.
  private func inFolder(
    _ files: [String: String], _ body: (_ folder: String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let url = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try body(folder.path)
  }

  @Test("a folder means the files directly in it")
  func aFolderIsTheFilesDirectlyInIt() throws {
    try inFolder([
      "b.yaml": "b", "a.yml": "a", "c.txt": "c", "deep/d.yaml": "d", "e.yaml/f.yaml": "f",
      ".hidden.yaml": "h",
    ]) { folder in
      let files = try SchemaFiles.named([folder])
      #expect(files.map(\.path) == ["\(folder)/a.yml", "\(folder)/b.yaml"])
      #expect(files.map(\.text) == ["a", "b"])
      let same = try SchemaFiles.named([folder + "/"])
      #expect(same.map(\.path) == files.map(\.path))
    }
  }

  @Test("a file that is named twice is read once")
  func aFileThatIsNamedTwiceIsReadOnce() throws {
    try inFolder(["a.yaml": "a", "b/b.yaml": "b"]) { folder in
      let files = try SchemaFiles.named([
        "\(folder)/a.yaml", folder, "\(folder)/./a.yaml", "\(folder)/b/../a.yaml",
      ])
      #expect(files.map(\.path) == ["\(folder)/a.yaml"])
    }
  }

  @Test("the error names the path that is wrong")
  func theErrorSaysWhichPathIsWrong() throws {
    try inFolder(["empty/note.txt": ""]) { folder in
      let missing = "\(folder)/missing.yaml"
      #expect(throws: SchemaFileError.unreadable(.init(path: missing, reason: .missing))) {
        _ = try SchemaFiles.named([missing])
      }
      #expect(throws: SchemaFileError.emptyFolder(path: "\(folder)/empty")) {
        _ = try SchemaFiles.named(["\(folder)/empty"])
      }
      #expect(
        SchemaFileError.emptyFolder(path: "empty").description
          == "empty: the folder has no .yaml or .yml file directly in it")
      #expect(throws: SchemaFileError.unreadable(.init(path: "/dev/null", reason: .notRegular))) {
        _ = try SchemaFiles.named(["/dev/null"])
      }
    }
  }

  @Test("imports are read from the disk")
  func importsAreReadFromTheDisk() throws {
    try inFolder([
      "blog/blog.yaml":
        "schema: 1\nname: Blog\nimports: [../common.yaml, gone.yaml, folder.yaml]\n",
      "common.yaml": "schema: 1\nimports: [blog/again.yaml]\n",
      "blog/folder.yaml/x": "",
    ]) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/blog/again.yaml", withDestinationPath: "\(folder)/common.yaml")
      let inputs = try SchemaFiles.named(["\(folder)/blog/blog.yaml"])
      let result = SchemaReader.read(inputs, importing: SchemaFiles.importer(beside: inputs))
      #expect(result.files.map(\.path) == ["\(folder)/blog/blog.yaml", "\(folder)/common.yaml"])
      #expect(
        result.diagnostics.map(\.message) == [
          "`gone.yaml` cannot be imported: there is no such file",
          "`folder.yaml` cannot be imported: this is a folder, not a file",
          "the file imports itself: \(folder)/common.yaml → \(folder)/common.yaml",
        ])
    }
  }

  @Test("an absent import suggests a file that exists")
  func anAbsentImportSuggestsAFileThatExists() throws {
    try inFolder([
      "blog.yaml": "schema: 1\nname: Blog\nimports: [shared/comon.yaml, blogs.yaml]\n",
      "shared/common.yaml": "schema: 1\n",
    ]) { folder in
      let inputs = try SchemaFiles.named(["\(folder)/blog.yaml"])
      let result = SchemaReader.read(inputs, importing: SchemaFiles.importer(beside: inputs))
      // The file that imports is not what it meant to import.
      #expect(
        result.diagnostics.map(\.suggestion) == ["did you mean `shared/common.yaml`?", nil])
      #expect(
        result.diagnostics.first?.fixIts.first?.edits.map(\.replacement) == ["shared/common.yaml"])
    }
  }

  @Test(
    "an absent import suggests a file of its name in a folder near by",
    arguments: [
      ("common.yaml", "Shared/common.yaml"),
      ("Schemas/Shared/common.yaml", "Shared/common.yaml"),
      ("Shared/Parts/common.yaml", "Shared/common.yaml"),
      ("twice.yaml", nil), ("gone.yaml", nil), ("deep.yaml", nil), ("hidden.yaml", nil),
    ])
  func anAbsentImportSuggestsAFileNearBy(path: String, right: String?) throws {
    try inFolder([
      "Schemas/blog.yaml": "schema: 1\nname: Blog\nimports: [\(path)]\n",
      "Schemas/Shared/common.yaml": "schema: 1\n",
      "Schemas/a/twice.yaml": "schema: 1\n", "Schemas/b/twice.yaml": "schema: 1\n",
      "Schemas/1/2/3/4/deep.yaml": "schema: 1\n", "Schemas/.a/hidden.yaml": "schema: 1\n",
    ]) { folder in
      let inputs = try SchemaFiles.named(["\(folder)/Schemas/blog.yaml"])
      let result = SchemaReader.read(inputs, importing: SchemaFiles.importer(beside: inputs))
      #expect(result.diagnostics.first?.suggestion == right.map { "did you mean `\($0)`?" })
    }
  }
}
