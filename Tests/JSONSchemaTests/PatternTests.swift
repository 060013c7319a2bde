import Foundation
import TestWorkspace
import Testing

@testable import Diagnostics
@testable import ResourceSchema
@testable import SchemaReader
@testable import YAMLSource

/// The regular expressions of the JSON Schema say of names what the reader says.
@Suite struct PatternTests {
  /// Texts of up to three of these characters.
  private static let texts: [String] = {
    let characters = ["a", "Z", "0", "-", "_", " ", ".", "?", "/", "$", ":", "é", "名"]
    let pairs = characters.flatMap { first in characters.map { first + $0 } }
    return characters + pairs + pairs.flatMap { pair in characters.map { pair + $0 } }
  }()

  @Test("resource type names match the reader's rules")
  func memberNames() throws {
    let isMember = try test(LanguageName.resourceType.pattern)

    for text in Self.texts {
      #expect(isMember(text) == (MemberName.problem(in: text) == nil), "\(text)")
    }
  }

  @Test("names that servers use match the reader's rules")
  func memberNamesOfServers() throws {
    let isMember = try test(LanguageName.member.pattern)
    let isRelationship = try test(LanguageName.relationship.pattern)

    for text in Self.texts {
      let name = text.hasSuffix("?") ? String(text.dropLast()) : text
      let isGood = MemberName.problem(in: name) == nil
      #expect(isMember(text) == (isGood || MemberName.isTolerable(name)), "\(text)")
      #expect(isRelationship(text) == isGood, "\(text)")
    }
    for character in MemberName.tolerated { #expect(isMember("\(character)a"), "\(character)") }
  }

  @Test("names of types match the reader's rules")
  func identifiers() throws {
    let isIdentifier = try test(LanguageName.type.pattern)

    for text in Self.texts {
      #expect(isIdentifier(text) == SwiftName.isIdentifier(text), "\(text)")
    }
  }

  @Test("Swift types match the reader's rules")
  func swiftTypes() throws {
    let isType = try test(try #require(LanguageText.swiftType.pattern))

    for text in Self.texts {
      #expect(isType(text) == SwiftName.isTypeName(text), "\(text)")
    }
  }

  @Test("import paths match the reader's rules")
  func imports() throws {
    let isImport = try test(try #require(LanguageText.importPath.pattern))
    let names = ["a", "/a", "~a", "../a", "a/b", "c:a", "ab:c", "http://a", "a\\b", ""]

    for text in names.flatMap({ [$0, $0 + ".yaml", $0 + ".yml", $0 + ".yaml/b"] }) {
      #expect(isImport(text) == ImportPath.isValid(text), "\(text)")
    }
  }

  @Test("type expressions match the reader's rules")
  func types() throws {
    let isType = try test(try #require(LanguageText.type.pattern))
    let parts = ["a", "B-c", "[", "]", "{ map: ", "{map :", "}", "?", " ", "|"]
    let pairs = parts.flatMap { first in parts.map { first + $0 } }
    let texts =
      parts + pairs + pairs.flatMap { first in pairs.map { first + $0 } }.sample(every: 11)

    let good = texts.filter { isGood($0) }
    #expect(good.filter { !isType($0) } == [])
    #expect(good.count > 20)
  }

  /// Whether a text is a type expression to the reader.
  private func isGood(_ text: String) -> Bool {
    let file = SourceFile(path: "test.yaml", text: "'\(text)'")
    guard let node = YAMLReader.read(file).root else { return false }
    let place = ScalarPlace(node, in: file)
    return (try? TypeExpressionParser.parse(text, at: place)) != nil
  }

  private func test(_ pattern: String) throws -> (String) -> Bool {
    let expression = try NSRegularExpression(pattern: pattern)
    return { text in
      expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
  }
}
