import Foundation
import Rendering
import TestWorkspace
import Testing

/// Holds fitted lines against the toolchain's formatter.
///
/// `FITTED_LINES=100000 FITTING_SEED=7 swift test --filter FormatterAgreementTests` is the large run.
@Suite struct FormatterAgreementTests {
  @Test(
    "the formatter accepts fitted lines",
    .enabled(if: Formatter.isThere, "the toolchain has no formatter"))
  func agreement() async throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["FITTING_SEED"].flatMap { UInt64($0) } ?? 1
    let count = environment["FITTED_LINES"].flatMap { Int($0) } ?? 1_000
    let folder = FileManager.default.temporaryDirectory.appending(path: "fitting-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Names of random lines are of all alphabets.
    try Data(
      """
      {
        "version": 1, "lineLength": 100, "indentation": { "spaces": 2 },
        "rules": { "IdentifiersMustBeASCII": false }
      }
      """.utf8
    ).write(to: folder.appending(path: ".swift-format"))

    var lines = NastyLines(seed: seed)
    // Files are small, since the formatter's time grows faster than they do.
    for index in 0..<max(1, count / 500) {
      let source = Array(lines.source(lines: min(count, 500)).utf8)
      let fitted = LineFitter.fit(source)
      #expect(LineFitter.fit(fitted) == fitted)
      // The formatter, too, has no break between a type and the `=` after it.
      let long = String(decoding: fitted, as: UTF8.self).split(separator: "\n").filter {
        $0.count > 100 && !$0.contains("\"") && !$0.hasSuffix(" =")
      }
      #expect(long == [])
      #expect(tokens(of: fitted) == tokens(of: source))
      try Data(fitted).write(to: folder.appending(path: "Lines\(index).swift"))
    }
    let findings = try await Formatter.lint(folder)
    #expect(findings.split(separator: "\n").prefix(20) == [])
  }

  /// The source without spaces, line breaks and commas before `]`.
  private func tokens(of source: [UInt8]) -> [UInt8] {
    var tokens: [UInt8] = []
    tokens.reserveCapacity(source.count)
    for byte in source where byte != 0x20 && byte != 0x0A {
      if byte == UInt8(ascii: "]"), tokens.last == UInt8(ascii: ",") { tokens.removeLast() }
      tokens.append(byte)
    }
    return tokens
  }
}

private enum Formatter {
  static let isThere = SwiftTools.path(of: "swift-format") != nil

  /// Returns what the formatter reports about the files in a folder.
  static func lint(_ folder: URL) async throws -> String {
    let formatter = ChildProcess(
      try #require(SwiftTools.path(of: "swift-format")),
      ["lint", "--strict", "--recursive", "--parallel", "."], folder: folder)
    let outcome = try await formatter.run()
    try #require(outcome.status == 0 || !outcome.errors.isEmpty)
    return outcome.errors
  }
}
