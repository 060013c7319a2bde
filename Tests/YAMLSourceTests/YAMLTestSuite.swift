import Foundation

/// The cases of the YAML test suite, where `Scripts/fetch-yaml-test-suite` has put them.
enum YAMLTestSuite {
  struct Case: Sendable {
    /// The name of the case, such as `229Q` or `3RLN/01`.
    var name: String
    var bytes: [UInt8]
  }

  static let cases: [Case] = {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().appending(path: "../../.build/yaml-test-suite").standardized
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    // `name` and `tags` say what else the cases are called.
    let inputs = (paths ?? []).filter {
      $0.hasSuffix("/in.yaml") && !$0.hasPrefix("name/") && !$0.hasPrefix("tags/")
    }
    return inputs.sorted().compactMap { path in
      guard let data = FileManager.default.contents(atPath: root.appending(path: path).path)
      else { return nil }
      return Case(name: String(path.dropLast("/in.yaml".count)), bytes: Array(data))
    }
  }()
}
