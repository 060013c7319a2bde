import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("Source files")
struct SourceFileTests {
  @Test("a file is read from disk under the name that its user gave it")
  func reading() throws {
    try withFolder { folder in
      let path = folder.appending(path: "a.yaml").path
      try Data("a: b\n".utf8).write(to: URL(fileURLWithPath: path))
      let file = try SourceFile(contentsOf: path)
      #expect(file.path == path)
      #expect(file.text == "a: b\n")
    }
  }

  @Test("an empty file is read as an empty text")
  func empty() throws {
    try withFolder { folder in
      let path = folder.appending(path: "a.yaml").path
      try Data().write(to: URL(fileURLWithPath: path))
      #expect(try SourceFile(contentsOf: path).bytes == [])
    }
  }

  @Test("a link is read as the file it leads to")
  func link() throws {
    try withFolder { folder in
      try Data("a: b\n".utf8).write(to: folder.appending(path: "a.yaml"))
      let link = folder.appending(path: "b.yaml").path
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "a.yaml")
      #expect(try SourceFile(contentsOf: link).text == "a: b\n")
    }
  }

  @Test("a file above 16 MiB is refused by its size")
  func tooLarge() throws {
    try withFolder { folder in
      let path = folder.appending(path: "large.yaml").path
      try Data().write(to: URL(fileURLWithPath: path))
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try handle.truncate(atOffset: 100 << 20)
      try handle.close()
      let error = #expect(throws: SourceFile.ReadingError.self) {
        try SourceFile(contentsOf: path)
      }
      #expect(error?.reason == .tooLarge(size: 100 << 20))
      #expect(error?.message == "the file has 104857600 bytes, more than 16 MiB: split it")
    }
  }

  @Test("folders, devices and absent files are refused, each by name")
  func unreadable() throws {
    try withFolder { folder in
      let expected: [(String, SourceFile.ReadingError.Reason)] = [
        (folder.path, .directory), ("/dev/zero", .notRegular),
        (folder.appending(path: "none.yaml").path, .missing),
        (folder.appending(path: "none/none.yaml").path, .missing), ("", .missing),
      ]
      for (path, reason) in expected {
        let error = #expect(throws: SourceFile.ReadingError.self) {
          try SourceFile(contentsOf: path)
        }
        #expect(error == .init(path: path, reason: reason))
      }
    }
  }

  @Test("lines are counted, whatever ends them")
  func lines() {
    let file = SourceFile(path: "", text: "one\ntwo\r\nthree\rfour\n")
    let lines = (0...file.bytes.count).map { file.range(of: $0..<$0).start.line }
    #expect(lines == [1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5])
  }

  @Test("returns the text in a range")
  func textInRange() {
    let text = MarkedText("é: 1️⃣👩‍🚀2️⃣\n")
    #expect(text.range("1️⃣", "2️⃣").map { text.file.text(in: $0) } == "👩‍🚀")
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
