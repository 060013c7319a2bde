import Diagnostics
import ResourceSchema
import YAMLSource

/// Reports texts that are not types of the language.
final class ForeignTypeText: RecoveringReader {
  func report(
    _ error: TypeExpressionParser.Failure, _ text: String, of node: YAMLNode, at place: TypePlace
  ) -> ParsedType? {
    if hasTag(node) { return nil }
    if [.attribute, .object].contains(place), let meant = ForeignType(text), meant.isAbsent {
      return report(
        .malformedType, "`\(text)` is not a type", at: node.range,
        advice: { $0.absentAdvice(meant.spelling, node) })
    }
    if ExampleValue.type(of: text) != nil {
      return report(
        .malformedType, "`\(text)` is not a type", at: node.range,
        advice: { _ in ExampleValue.advice(on: text, at: node.range) })
    }
    return report(
      error.identifier, error.message, at: ScalarPlace(node, in: file).range(error.part),
      general: generalForm,
      advice: { [isRepairing] in
        $0.advice(on: error, text, node, isRepairing: isRepairing)
      })
  }

  /// True if there is a tag before a value, which is already reported.
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

  /// Reports a union that contains `null`, or values in place of types.
  func isForeignUnion(
    _ form: ParsedType, _ text: String, at node: YAMLNode
  ) -> Bool {
    let names = form.references.map(\.name.value)
    let parts = text.split(separator: "|").count
    if names.contains(where: TypeReader.isNull), let meant = ForeignType(text) {
      report(
        .malformedType,
        meant.isAbsent
          ? "`undefined` is not a type" : "a value that may be null has a question mark",
        at: node.range,
        general: "a type in `types` is never null: the `?` follows its name where it is used",
        advice: {
          meant.isAbsent
            ? $0.absentAdvice(meant.spelling, node)
            : .write(Advisor.quotedForYAML(meant.spelling), at: node.range)
        })
      return true
    }
    guard names.count == parts, names.count > 1, !known.hasImports,
      names.allSatisfy({
        $0.first?.isLowercase == true && !known.hasType($0)
          && !known.hasResource($0) && TypeSynonyms.spelling(of: $0) == $0
          && TypeSynonyms.advice[$0.lowercased()] == nil
      })
    else { return false }
    report(
      .malformedType, "bars join types, and these are not types", at: node.range,
      advice: { _ in
        let right = "{ enum: \(ListedWords.list(names)) }"
        return .write(right, at: node.range, "if these are values, write `\(right)`")
      })
    return true
  }

  /// Reports a dictionary of Swift: `[String: Int]`.
  func isDictionary(_ mapping: YAMLNode.Mapping, in list: YAMLNode) -> Bool {
    guard let entry = mapping.entries.first, let value = entry.value.scalar?.text, !value.isEmpty,
      TypeSynonyms.spelling(of: entry.key) != entry.key
        || PrimitiveType(rawValue: entry.key) != nil || entry.key.first?.isUppercase == true
    else { return false }
    report(
      .malformedType, "not an array", at: list.range,
      advice: { _ in
        let right = "{ map: \(TypeSynonyms.spelling(of: value)) }"
        return .write(right, at: list.range, "an object with arbitrary names is written `\(right)`")
      })
    return true
  }
}
