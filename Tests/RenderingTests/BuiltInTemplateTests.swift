import Foundation
import Testing

@testable import Rendering

struct BuiltInTemplateTests {
  @Test("each built-in template is in the list, with what it writes")
  func list() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Templates").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let listed = BuiltInTemplate.all + BuiltInTemplate.extra
    #expect(
      listed.map { $0.name + ".mustache" }.sorted()
        == files.filter { $0.hasSuffix(".mustache") }.sorted())
    #expect(listed.allSatisfy { !$0.summary.isEmpty && !$0.text.isEmpty })
  }
}
