import Diagnostics

/// The names that the target of a relationship can have.
struct TargetNames {
  private let assembly: AssembledSchema
  let names: [String]
  /// The resource types by the names of their models, in lower case.
  let byModelName: [String: String]

  init(_ assembly: AssembledSchema) {
    self.assembly = assembly
    names = assembly.schema.resources.map(\.type.value)
    byModelName = Dictionary(
      assembly.schema.resources.map { resource in
        let type = resource.type.value
        let model =
          resource.swiftName?.value ?? EnglishNoun.singular(of: type.filter { !"-_".contains($0) })
        return (model.lowercased(), type)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Advice on a name that means a resource type: its model, its singular, a path that ends in it.
  func meant(by name: Located<String>) -> Advice? {
    let plural = EnglishNoun.plural(of: name.value.lowercased())
    let type =
      byModelName[name.value.lowercased()] ?? (assembly.resources[plural] == nil ? nil : plural)
    return type.map { .didYouMean($0, at: name.range) } ?? target(atEndOf: name)
  }

  /// The resource type at the end of a path: `#/resources/people`, `resources.people`, `./people.yaml`.
  private func target(atEndOf name: Located<String>) -> Advice? {
    let words = Self.words(of: name.value)
    guard words.count > 1 || name.value != words.first, let last = words.last else { return nil }
    let types = words.compactMap(target(calledBy:))
    if types.count > 1, types.count == words.count, name.value.split(separator: "/").count > 1 {
      let union = types.joined(separator: " | ")
      return .write(union, at: name.range, "bars join several types: `\(union)`")
    }
    if words.count == 2, let index = assembly.resources[words[0]],
      assembly.schema.resources[index].relationships.contains(where: { $0.name.value == last })
    {
      return .write(
        words[0], or: "`{ one: \(words[0]), inverse: \(last) }` if `\(last)` leads back")
    }
    return target(calledBy: last).map { .write($0, at: name.range) }
  }

  private func target(calledBy word: String) -> String? {
    assembly.resources[word] == nil ? byModelName[word.lowercased()] : word
  }

  /// The words of a path, without the ending of a file.
  private static func words(of path: String) -> [String] {
    let words = path.filter { $0 != " " }.split { "/.#:\\".contains($0) }.map(String.init)
    let hasEnding = [".yaml", ".yml", ".json"].contains(where: path.hasSuffix)
    return hasEnding ? words.dropLast() : words
  }

  /// Returns advice on a name that does not refer to any resource type.
  func declarationAdvice(_ name: Located<String>) -> Advice {
    if name.value.hasPrefix("New"), let type = byModelName[name.value.dropFirst(3).lowercased()] {
      return "`\(name.value)`, the body of a create request, is generated from `\(type)`: it needs"
        + " no document"
    }
    let list = names.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
    return Advice(
      "declare it below `resources:`, `\(Self.words(of: name.value).last ?? name.value): {"
        + " attributes: { … } }`"
        + (1...5 ~= names.count
          ? ", import its file, or name one of \(list)" : ", or import its file"))
  }
}
