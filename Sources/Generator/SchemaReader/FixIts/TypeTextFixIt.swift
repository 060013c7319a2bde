import Diagnostics
import ResourceSchema
import YAMLSource

final class TypeTextFixIt: Advisor {
  func report(
    _ error: TypeExpressionParser.Failure, _ text: String, of node: YAMLNode, at place: TypePlace
  ) -> ParsedType? {
    if hasTag(node) { return nil }
    if [.attribute, .object].contains(place), let meant = ForeignType(text), meant.isAbsent {
      return report(
        .malformedType, "`\(text)` is not a type", at: node.range,
        suggestion: absentAdvice(meant.spelling, node))
    }
    if let advice = ExampleValue.advice(on: text, at: node.range) {
      return report(.malformedType, "`\(text)` is not a type", at: node.range, suggestion: advice)
    }
    return report(
      error.identifier, error.message, at: ScalarPlace(node, in: file).range(error.part),
      suggestion: advice(on: error, text, node), general: generalForm)
  }

  private func advice(
    on error: TypeExpressionParser.Failure, _ text: String, _ node: YAMLNode
  ) -> Advice {
    guard let advice = error.suggestion else { return typeAdvice(text) }
    guard let right = error.right else { return advice }
    // The edit replaces the quotes around the text as well: a mapping in quotes is not one.
    let written = Self.quotedForYAML(right)
    return .write(
      written, at: node.range,
      advice.filled {
        $0 == right ? written : $0.replacing("`\(right)`", with: "`\(written)`")
      })
  }

  /// Returns a type as YAML: `[String]?` needs quotes.
  private static func quotedForYAML(_ type: String) -> String {
    let needsQuotes = type.hasSuffix("?") && (type.hasPrefix("[") || type.hasPrefix("{"))
    return needsQuotes ? "'\(type)'" : type
  }

  private func absentAdvice(_ spelling: String, _ node: YAMLNode) -> Advice {
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

  /// Reports a tag before a value; false if there is none.
  private func hasTag(_ node: YAMLNode) -> Bool {
    let start = node.range.start.offset
    let line = file.bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let before = String(decoding: file.bytes[line..<start], as: UTF8.self)
    return hasGaps && (before.contains(#/: *!\S+ +$/#) || file.text(in: node.range).hasPrefix("!"))
  }

  private var generalForm: String {
    let named = known.types.prefix(3).map { "`\($0)`" }
    let names = named.isEmpty ? "" : " such as \(named.joined(separator: ", "))"
    return
      "a type is one of the language such as `String`, or the name of one from `types`\(names);"
      + " resource types belong under `relationships`"
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

  /// Reports a union that contains `null`, or values in place of types.
  func isForeignUnion(
    _ form: ParsedType, _ text: String, at node: YAMLNode, _ place: TypePlace
  ) -> Bool {
    let names = form.references.map(\.name.value)
    let parts = text.split(separator: "|").count
    if names.contains(where: TypeReader.isNull), let meant = ForeignType(text) {
      report(
        .malformedType,
        meant.isAbsent
          ? "`undefined` is not a type" : "a value that may be null has a question mark",
        at: node.range,
        suggestion: meant.isAbsent
          ? absentAdvice(meant.spelling, node)
          : .write(Self.quotedForYAML(meant.spelling), at: node.range),
        general: "a type in `types` is never null: the `?` follows its name where it is used")
      return true
    }
    guard names.count == parts, names.count > 1, !known.hasImports,
      names.allSatisfy({
        $0.first?.isLowercase == true && !known.hasType($0)
          && !known.hasResource($0) && TypeSynonyms.spelling(of: $0) == $0
          && TypeSynonyms.advice(for: $0) == nil
      })
    else { return false }
    let right = "{ enum: \(ListedWords.list(names)) }"
    report(
      .malformedType, "bars join types, and these are not types", at: node.range,
      suggestion: .write(right, at: node.range, "if these are values, write `\(right)`"))
    return true
  }

  /// Reports a dictionary of Swift: `[String: Int]`.
  func isDictionary(_ mapping: YAMLNode.Mapping, in list: YAMLNode) -> Bool {
    guard let entry = mapping.entries.first, let value = entry.value.scalar?.text, !value.isEmpty,
      TypeSynonyms.spelling(of: entry.key) != entry.key
        || PrimitiveType(rawValue: entry.key) != nil || entry.key.first?.isUppercase == true
    else { return false }
    let right = "{ map: \(TypeSynonyms.spelling(of: value)) }"
    report(
      .malformedType, "not an array", at: list.range,
      suggestion: .write(
        right, at: list.range, "an object with arbitrary names is written `\(right)`"))
    return true
  }

  /// Returns advice on a list with several elements or none: it may be an enum, or a nullable type.
  func listAdvice(_ elements: [YAMLNode], at range: SourceRange) -> Advice {
    let path = known.entries(leadingTo: range)
    if let entry = path.last, path.dropLast().last?.key == "attributes",
      MappingDefinition.resource.key(entry.key)?.value.fits(entry.value) == true
    {
      return Advice(
        KeyTemplate(self).filled(
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
