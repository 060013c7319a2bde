import Foundation
import Testing

/// Links between the pages of the project lead somewhere.
@Suite struct LinkTests {
  static let pages: [Page] = {
    let folders =
      ["", "Documentation/", "Benchmarks/", "Sources/Runtime/JSONAPI/JSONAPI.docc/"]
      + ["Sources/Client/JSONAPIClient/JSONAPIClient.docc/"]
    return folders.flatMap { folder in
      let files = try? FileManager.default.contentsOfDirectory(atPath: Page(folder + ".").file.path)
      return (files ?? []).filter { $0.hasSuffix(".md") }.sorted().map { Page(folder + $0) }
    }
  }()

  @Test("links lead to files and headings that exist", arguments: pages)
  func linksLeadSomewhere(page: Page) throws {
    var anchorsOfPages: [String: Set<String>] = [:]
    for link in try prose(of: page).matches(of: /\]\(([^)\s]+)\)/).map(\.output.1)
    where !link.contains(":") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let folder = page.path.split(separator: "/").dropLast().joined(separator: "/")
      let target = parts[0].isEmpty ? page : Page("\(folder)/\(parts[0])")
      guard FileManager.default.fileExists(atPath: target.file.path) else {
        Issue.record("\(page.path) links to \(link), which does not exist")
        continue
      }
      if parts.count == 2, target.path.hasSuffix(".md") {
        let known = try anchorsOfPages[target.path] ?? anchors(of: target)
        anchorsOfPages[target.path] = known
        #expect(known.contains(String(parts[1])), "\(page.path): \(link)")
      }
    }
  }

  /// The text without its code blocks.
  private func prose(of page: Page) throws -> String {
    try page.text().components(separatedBy: "\n```").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "\n")
  }

  /// The anchors that GitHub gives to headings, and those that the page has itself.
  private func anchors(of page: Page) throws -> Set<String> {
    let text = try prose(of: page)
    let headings = text.matches(of: /(?m)^#+ (.*)$/).map { match in
      String(
        match.output.1.lowercased().replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.output.1 }
          .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.map { $0 == " " ? "-" : $0 })
    }
    return Set(headings + text.matches(of: /<a (?:id|name)="([^"]+)"/).map { String($0.output.1) })
  }
}
