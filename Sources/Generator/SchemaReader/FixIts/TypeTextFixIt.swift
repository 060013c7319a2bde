import Diagnostics
import ResourceSchema
import YAMLSource

extension Advisor {
  /// Returns advice on a text that is not a type of the language.
  func advice(
    on error: TypeExpressionParser.Failure, _ text: String, _ node: YAMLNode, isRepairing: Bool
  ) -> Advice {
    let foreign = error.mayBeForeign && isRepairing ? ForeignType(text) : nil
    guard let advice = foreign?.advice ?? error.suggestion else { return typeAdvice(text) }
    guard let right = foreign?.spelling ?? error.right else { return advice }
    // The edit replaces the quotes around the text as well: a mapping in quotes is not one.
    let written = Self.quotedForYAML(right)
    return .write(
      written, at: node.range,
      advice.filled {
        $0 == right ? written : $0.replacing("`\(right)`", with: "`\(written)`")
      })
  }

  /// Returns a type as YAML: `[String]?` needs quotes.
  static func quotedForYAML(_ type: String) -> String {
    let needsQuotes = type.hasSuffix("?") && (type.hasPrefix("[") || type.hasPrefix("{"))
    return needsQuotes ? "'\(type)'" : type
  }

  func absentAdvice(_ spelling: String, _ node: YAMLNode) -> Advice {
    guard let member = known.entries(leadingTo: node.range).last, !member.key.hasSuffix("?"),
      member.value.range == node.range, !["type", "map"].contains(member.key)
    else {
      return .write(spelling, otherwise: "a value that may be absent has a `?` after its name")
    }
    return .edit(
      [(member.keyRange.atEnd, "?"), (node.range, spelling)],
      "a value that may be absent has a `?` after its name: write `\(member.key)?: \(spelling)`",
      title: "Make it optional")
  }

  /// Returns advice on a text that is not a type in any language: the types that it mentions.
  private func typeAdvice(_ text: String) -> Advice {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    let types = words.map(TypeSynonyms.spelling).filter(known.namesType)
    guard let first = types.first else {
      return
        "write a type such as `String`, or the name of one from `types`; `[String]` is an array"
    }
    if types.count == 1 {
      return .write(first, or: "`{ type: \(first), … }` with keys for what else there is to say")
    }
    return Set(types).count == 1
      ? "write `[\(first)]` for an array, or `{ object: … }` for a value with several members"
      : .write(first, or: "`\(types.joined(separator: " | "))` for one of several types")
  }

  /// Returns advice on a list with several elements or none: it may be an enum, or a nullable type.
  func listAdvice(_ elements: [YAMLNode], at range: SourceRange) -> Advice {
    let path = known.entries(leadingTo: range)
    if let entry = path.last, path.dropLast().last?.key == "attributes",
      MappingDefinition.resource.key(entry.key)?.value.fits(entry.value) == true
    {
      return Advice(
        filled(
          "`%k` is a key of the resource type: write `%k: %v` beside `attributes`", for: entry))
    }
    if let entry = path.last, entry.key == "required",
      let members = path.dropLast().last?.value.mapping,
      entry.value.words.allSatisfy({ members[$0] != nil || members[$0 + "?"] != nil })
    {
      return "remove it: every member is required unless a `?` follows its name"
    }
    let texts = elements.compactMap { $0.scalar?.text }.filter { !$0.isEmpty }
    let types = texts.filter { $0 != "null" }
    if types.count == 1, texts.count == elements.count, texts.count > 1 {
      let right = TypeSynonyms.spelling(of: types[0]) + "?"
      return .write(right, at: range, "a value that may be null is written `\(right)`")
    }
    let isEnum =
      texts.count == elements.count && !texts.isEmpty
      && texts.allSatisfy {
        TypeSynonyms.spelling(of: $0) == $0 && PrimitiveType(rawValue: $0) == nil
          && ($0.first?.isUppercase == false || texts.count > 1 && !known.hasType($0))
      }
    if isEnum {
      return .write("{ enum: [\(texts.joined(separator: ", "))] }", at: range)
    }
    let spellings = types.map(TypeSynonyms.spelling).uniqued()
    return spellings.isEmpty
      ? "an array is written `[String]`, an enum `{ enum: [first, second] }`"
      : .write(
        spellings.count > 1 ? spellings.joined(separator: " | ") : "[\(spellings[0])]",
        or: "`[JSON]` for an array of values of any type")
  }
}
