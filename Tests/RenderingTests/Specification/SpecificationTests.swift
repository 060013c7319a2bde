import Foundation
import Testing

@testable import Rendering

/// The public tests of Mustache, which lie beside the package, in `../shared/data`.
@Suite(
  "Mustache specification", .enabled(if: !SpecificationTest.all.isEmpty, SpecificationTest.absence))
struct SpecificationTests {
  @Test("renders as the specification says", arguments: SpecificationTest.all)
  func render(test: SpecificationTest) throws {
    var shapes = JSONShapes()
    let shape = shapes.declare(for: [test.data])
    let partials = (test.partials ?? [:]).map { name, text in
      source(name, text)
    }
    // The specification allows unknown names; they are errors here, and render as nothing.
    let library = ModelTemplates(
      partials + [source("", test.template)], roots: [("", shape)])
    #expect(!library.diagnostics.contains { $0.identifier == TemplateProblem.malformed.rawValue })
    let output = try library.render("", (shape, TypedRecords([test.data])))
    #expect(String(decoding: output, as: UTF8.self) == test.expectedWithoutEscaping)
  }

  @Test("is complete")
  func count() {
    #expect(SpecificationTest.all.count == 136)
  }
}

struct SpecificationTest: Sendable, Decodable, CustomTestStringConvertible {
  let name: String
  let data: JSON
  let template: String
  let partials: [String: String]?
  let expected: String

  static let all: [SpecificationTest] = files.flatMap { name -> [SpecificationTest] in
    let file = package.appending(path: "../shared/data/mustache-spec/\(name).json")
    guard let data = try? Data(contentsOf: file.standardizedFileURL) else { return [] }
    return (try? JSONDecoder().decode(File.self, from: data))?.tests ?? []
  }

  static let absence: Comment = "The Mustache specification of ../shared/data is not here."

  var testDescription: String { name }

  /// Templates make source code: nothing is escaped for HTML.
  var expectedWithoutEscaping: String {
    [("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")].reduce(expected) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }

  private struct File: Decodable {
    let tests: [SpecificationTest]
  }

  private static let files = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections",
  ]

  private static let package = URL(filePath: #filePath)  // …/Tests/RenderingTests/Specification/
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
