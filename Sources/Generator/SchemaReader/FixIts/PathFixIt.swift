import Diagnostics
import ResourceSchema
import YAMLSource

/// Corrects texts that are not paths of relationships: `author/address`, `author.`,
/// `author->address`.
final class PathFixIt: Advisor {
  /// Advice to write the names in a text with dots between them.
  func advice(on text: Located<String>) -> Advice {
    let names = words(text.value)
    let isWhole = text.value.hasSuffix("*")
    guard !names.isEmpty else { return "dots join the names of relationships" }
    let separators = text.value.contains { ", ;".contains($0) }
    if separators, !text.value.contains("."), names.count > 1, areFirst(names) {
      let list = names.joined(separator: ", ")
      return .write(list, at: text.range, "separate the paths with commas: `\(list)`")
    }
    let right = names.joined(separator: ".")
    let siblings = known.entries(leadingTo: text.range).last?.value.sequence ?? []
    if isWhole, siblings.contains(where: { $0.scalar?.text == right }) {
      return "there is no wildcard: remove it, or name a relationship, `\(right).…`"
    }
    return .write(
      right, at: text.range,
      isWhole
        ? "name the relationships: `\(right)`, or one behind it, `\(right).…`"
        : "dots join the names of relationships: `\(right)`")
  }

  /// Advice on a text that does not name a relationship of a resource type.
  func linkage(_ text: Located<String>) -> Advice {
    let names = words(text.value).filter { !["relationships", "resources"].contains($0) }
    let resources = names.compactMap { known.resource(meantBy: $0) }.prefix(1)
    let named = names.last { name in
      known.resources.contains { known.relationships(of: $0).contains(name) }
    }
    let owner = (named == nil ? resources : resources + known.resources).first { type in
      named.map(known.relationships(of: type).contains) ?? true
    }
    guard let owner, let relationship = named ?? known.relationships(of: owner).first else {
      return "write the resource type, a dot and the relationship"
    }
    let right = "\(owner).\(relationship)"
    let advice = Advice.write("linkage: \(right)")
    return named == nil ? advice : .write(right, at: text.range, advice)
  }

  /// Returns true if all names are relationships of the same resource type.
  private func areFirst(_ names: [String]) -> Bool {
    known.resources.contains { type in
      let relationships = known.relationships(of: type)
      return names.allSatisfy(relationships.contains)
    }
  }

  private func words(_ text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || "_-".contains($0)) }.map { word in
      String(word.reversed().drop { $0 == "-" }.reversed())
    }.filter { !$0.isEmpty }
  }
}
