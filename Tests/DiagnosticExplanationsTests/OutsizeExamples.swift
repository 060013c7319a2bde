import Diagnostics
import JSONSource
import ResourceSchema
import YAMLSource

/// The wrong examples that explanations only describe in words, because they are too large to be
/// shown or hold what no page can show.
enum OutsizeExamples {
  static func file(for identifier: String) -> SourceFile? {
    bytes(for: identifier).map {
      let isJSON = JSONDiagnostic(rawValue: identifier) != nil
      return SourceFile(path: isJSON ? "articles.json" : "blog.yaml", bytes: $0)
    }
  }

  /// What an example cannot help reporting besides: too many mistakes are mistakes first.
  static let companions: [String: Set<String>] = [
    YAMLDiagnostic.tooManyDiagnostics.rawValue: [YAMLDiagnostic.duplicateKey.rawValue]
  ]

  private static func bytes(for identifier: String) -> [UInt8]? {
    switch identifier {
    case YAMLDiagnostic.illegalCharacter.rawValue:
      Array("\(header)description: Articles\0\n".utf8)
    case YAMLDiagnostic.invalidEncoding.rawValue:
      Array("schema: 1\nname: Caf".utf8) + [0xE9]
    case YAMLDiagnostic.fileTooLarge.rawValue:
      Array(repeating: UInt8(ascii: "#"), count: 17 << 20)
    case JSONDiagnostic.limit.rawValue:
      Array((String(repeating: "[", count: 513) + String(repeating: "]", count: 513)).utf8)
    case YAMLDiagnostic.nestedTooDeeply.rawValue:
      Array(
        (header + "types:\n  Deep: " + String(repeating: "[", count: 129) + "String"
          + String(repeating: "]", count: 129) + "\n").utf8)
    case YAMLDiagnostic.tooManyNodes.rawValue:
      Array(
        ("a0: &a0 x\n" + (1...30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined())
          .utf8)
    case YAMLDiagnostic.tooManyDiagnostics.rawValue:
      Array(String(repeating: "name: Blog\n", count: 1_002).utf8)
    case DiagnosticIdentifier.tooManyMembers.identifier:
      Array(repeatedObject.utf8)
    case DiagnosticIdentifier.deepType.identifier:
      Array(
        (header + "types:\n" + (1...65).map { "  T\($0): T\($0 + 1)\n" }.joined()
          + "  T66: String\n")
          .utf8)
    default: nil
    }
  }

  private static let header = "schema: 1\nname: Blog\n"

  /// The members are in a mixin that no resource has, so that they are read and not generated.
  private static var repeatedObject: String {
    let members = (1...1_000).map { "m\($0): Int" }.joined(separator: ", ")
    let repetitions = (1...200).map { "      b\($0): { object: *big }\n" }.joined()
    return header + "mixins:\n  large:\n    attributes:\n"
      + "      b0: { object: &big { \(members) } }\n" + repetitions
  }
}
