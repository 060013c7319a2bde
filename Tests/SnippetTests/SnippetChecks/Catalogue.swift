import Foundation

/// The manual of a module.
package struct Catalogue {
  /// The page that links to all others.
  package let root: String
  package let pages: [ManualPage]
  /// The names that the modules declare which it is about.
  private let declared: Set<String>

  /// Reads the manual of a module, which is about this one and others.
  package init(of module: String, and others: [String]) throws {
    root = module
    let folder = try Declarations.folder(of: module).appendingPathComponent("\(module).docc")
    pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }
      .sorted()
      .map { try ManualPage(folder.appendingPathComponent($0)) }
    declared = try Declarations.names(in: [module] + others)
  }

  /// Articles to which the root page does not link.
  package var unlinkedArticles: [String] {
    let linked = Set(pages.filter { $0.name == root }.flatMap(\.linkedArticles))
    return pages.map(\.name).filter { $0 != root && !linked.contains($0) }
  }

  /// Links that lead to no article, as `page: link`.
  package var brokenLinks: [String] {
    let names = Set(pages.map(\.name))
    return pages.flatMap { page in
      page.linkedArticles.filter { !names.contains($0) }.map { "\(page.name): \($0)" }
    }
  }

  /// Symbols that the modules do not declare, as `page: symbol`.
  package var unknownSymbols: [String] {
    pages.flatMap { page in
      page.symbols.filter { !declared.contains($0) }.map { "\(page.name): \($0)" }
    }
  }

  /// Pages that do not begin with a title and a sentence that says what they are for.
  package var pagesWithoutAbstract: [String] {
    pages.filter { !$0.lines[0].hasPrefix("# ") || !$0.lines[2].hasSuffix(".") }.map(\.name)
  }
}
