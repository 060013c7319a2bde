import Foundation

/// The names that the runtime's own sources declare: generated models live among them.
enum RuntimeNames {
  static let all: [String] = {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources")
    let files = ["Runtime/JSONAPI", "Runtime/JSONAPIQuery", "Client/JSONAPIClient"].flatMap {
      module in
      FileManager.default.enumerator(
        at: sources.appendingPathComponent(module), includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL } ?? []
    }
    var names: Set<String> = []
    for file in files where file.pathExtension == "swift" {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      for line in text.split(separator: "\n") {
        if let name = declaredName(in: line) { names.insert(name) }
      }
    }
    return names.sorted()
  }()

  /// The name behind the first of the words that declare one, on a line that others can see:
  /// one of a public declaration, or of what a protocol demands.
  private static func declaredName(in line: Substring) -> String? {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let index = words.firstIndex(where: introducers.contains),
      words.prefix(index).allSatisfy(modifiers.contains), index + 1 < words.count
    else { return nil }
    return words.prefix(index).contains("public") || words[index] == "associatedtype"
      ? String(words[index + 1]) : nil
  }

  private static let introducers: Set<Substring> = [
    "actor", "associatedtype", "case", "class", "enum", "func", "let", "protocol", "struct",
    "typealias", "var",
  ]

  private static let modifiers: Set<Substring> = [
    "public", "static", "final", "indirect", "mutating", "nonisolated",
  ]
}
