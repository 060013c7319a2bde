import Diagnostics
import ResourceSchema
import YAMLSource

final class TargetReader: MappingReader {
  /// The resource types that a scalar or a list in brackets names; `nil` if there is an error.
  func target(_ node: YAMLNode, _ what: String) -> TargetForm? {
    guard var form = form(node, what) else { return nil }
    guard let word = form.types.first(where: { $0.value == TargetForm.any }) else { return form }
    guard form.types.count == 1 else {
      report(
        .malformedTarget, "`any` stands for every resource type", at: word.range,
        suggestion: "write `any`, or `any?` if there may be none, or name the resource types")
      return nil
    }
    (form.types, form.isAny) = ([], true)
    return form
  }

  private func form(_ node: YAMLNode, _ what: String) -> TargetForm? {
    switch node.content {
    case .scalar(let scalar):
      if node.isEmpty {
        return report(
          .malformedTarget, "\(what) does not name a resource type", at: node.range,
          suggestion: forms)
      }
      return target(scalar.text, of: node, what)
    case .sequence(let elements):
      guard elements.count == 1, let element = elements.first, let text = element.scalar?.text
      else {
        reportList(elements, at: node, what)
        return nil
      }
      guard var form = target(text, of: element, what, inBrackets: true) else { return nil }
      guard !form.isMany else {
        return report(
          .malformedTarget, "one pair of brackets is enough", at: node.range,
          suggestion: .write("[\(form.union)]", at: node.range))
      }
      if form.isNullable { reportNullableMany(form, what) }
      form.isMany = true
      form.isNullable = false
      return form
    case .mapping:
      return report(
        .malformedTarget, "\(what) names resource types, with no keys", at: node.range,
        suggestion: RelationshipFixIt(self).target(meantBy: node).map { right in
          .write(right, at: node.range, what == "`data`" ? .write("data: \(right)") : nil)
        } ?? forms)
    }
  }

  /// The forms of a target, with names of the schema.
  private var forms: Advice {
    let names = known.resources.prefix(2)
    let (one, other) = (names.first ?? "people", names.dropFirst().first ?? "teams")
    return "write `\(one)`, `\(one)?`, `\(one) | \(other)` or `[\(one)]`"
  }

  private func reportList(_ elements: [YAMLNode], at node: YAMLNode, _ what: String) {
    let names = elements.compactMap { $0.scalar?.text }
    if elements.isEmpty {
      report(
        .emptyList, "the brackets do not name a resource type", at: node.range,
        suggestion: "a to-many relationship is written `[\(known.resources.first ?? "comments")]`")
    } else if names.count == elements.count {
      let union = names.joined(separator: " | ")
      let isWithKey = what == "`one`" || what == "`many`"
      let name = known.entries(leadingTo: node.range).last?.key.withoutMark.text ?? ""
      let isMany = EnglishNoun.plural(of: name) == name
      let (first, other) = isMany ? ("[\(union)]", union) : (union, "[\(union)]")
      var advice = Advice.write(
        first, at: node.range,
        isMany
          ? "write `\(first)` for any number of them, or `\(other)` for one"
          : "write `\(first)` for one of them, or `\(other)` for any number")
      advice.otherFixIt = Advice.write(other, at: node.range).fixIt
      report(
        .malformedTarget, "the types that \(what) leads to are joined with bars", at: node.range,
        suggestion: isWithKey
          ? .write(union, at: node.range, of: what.filter { $0 != "`" }) : advice
      )
    } else {
      let inner = elements.compactMap { element in
        element.sequence.map { $0.compactMap { $0.scalar?.text } }
          ?? RelationshipFixIt(self).target(meantBy: element).map { [$0] }
          ?? element.scalar.map { [$0.text] }
      }.joined()
      report(
        .malformedTarget, "the brackets must contain names of resource types", at: node.range,
        suggestion: inner.isEmpty
          ? forms
          : .write(
            "[\(inner.map { $0.filter { !"[]".contains($0) } }.joined(separator: " | "))]",
            at: node.range))
    }
  }

  private func target(
    _ text: String, of node: YAMLNode, _ what: String, inBrackets: Bool = false
  ) -> TargetForm? {
    guard isReadable(text, at: node.range), !isSelf(text, at: node.range) else { return nil }
    if let form = TargetForm(name: text, at: node.range) { return form }
    let place = ScalarPlace(node, in: file)
    let bytes = Array(text.utf8)
    var inner = trimmed(0..<bytes.count, of: bytes)
    var mark: Int?
    if let last = inner.last, bytes[last] == UInt8(ascii: "?") {
      mark = last
      inner = trimmed(inner.dropLast(), of: bytes)
    }
    var isMany = false
    if let first = inner.first, bytes[first] == UInt8(ascii: "[") {
      guard let last = inner.last, bytes[last] == UInt8(ascii: "]") else {
        return report(
          .malformedTarget, "a `]` is missing", at: place.range(inner),
          suggestion: ForeignTarget(text).map { advice($0, at: place.range(inner), what) }
            ?? forms)
      }
      isMany = true
      inner = trimmed(inner.dropFirst().dropLast(), of: bytes)
    }
    guard !TargetForm.isForeign(String(decoding: bytes[inner], as: UTF8.self)) else {
      reportForeign(text, at: place.range(0..<bytes.count), what, inBrackets: inBrackets)
      return nil
    }
    guard let types = union(inner, of: bytes, at: place, isMany: isMany) else { return nil }
    let form = TargetForm(
      isMany: isMany, types: types, isNullable: mark != nil && !isMany,
      questionMark: mark.map { place.range($0..<$0 + 1) })
    if isMany, mark != nil { reportNullableMany(form, what) }
    return form
  }

  /// Reports a word for the resource type that the relationship is in.
  private func isSelf(_ text: String, at range: SourceRange) -> Bool {
    guard text.utf8.count < 8, Self.wordsForSelf.contains(text.withoutMark.text.lowercased())
    else { return false }
    guard let owner = known.owner(of: range), !known.hasResource(text.withoutMark.text) else {
      return false
    }
    report(
      .unknownTarget, "the resource type itself must be named", at: range,
      suggestion: .write(text.withoutMark.isMarked ? "\(owner)?" : owner, at: range))
    return true
  }

  private static let wordsForSelf: Set = ["self", "this", "itself", "same", "own"]

  /// The parts of a union; `nil` if one of them is not a name.
  private func union(
    _ range: Range<Int>, of bytes: [UInt8], at place: ScalarPlace, isMany: Bool
  ) -> [Located<String>]? {
    var types: [Located<String>] = []
    var isGood = true
    var start = range.lowerBound
    for offset in range.lowerBound...range.upperBound {
      guard offset == range.upperBound || bytes[offset] == UInt8(ascii: "|") else { continue }
      let part = trimmed(start..<offset, of: bytes)
      start = offset + 1
      let name = Located(
        String(decoding: bytes[part], as: UTF8.self),
        at: part.isEmpty ? place.range(range) : place.range(part))
      guard checkPart(name, of: bytes[range], at: place.range(range), isMany) else {
        isGood = false
        continue
      }
      types.append(name)
    }
    return isGood ? unique(types) : nil
  }

  private func checkPart(
    _ name: Located<String>, of union: ArraySlice<UInt8>, at whole: SourceRange, _ isMany: Bool
  ) -> Bool {
    if name.value.isEmpty {
      report(
        .malformedTarget, "the name of a resource type is missing", at: name.range,
        suggestion: forms)
      return false
    }
    if name.value.utf8.contains(UInt8(ascii: "?")) {
      let right = String(decoding: union, as: UTF8.self).split(separator: "|").map { part in
        String(part.filter { $0 != "?" && $0 != " " })
      }.joined(separator: " | ")
      report(
        .misplacedQuestionMark,
        union.contains(UInt8(ascii: "|"))
          ? "the question mark applies to the whole union"
          : isMany
            ? "a list of resources cannot contain `null`" : "the question mark follows the name",
        at: name.range,
        suggestion: isMany
          ? .write(right, at: whole, .write("[\(right)]")) : .write(right + "?", at: whole))
      return false
    }
    return true
  }

  /// Reports a target in the notation of another language, with its correction.
  private func reportForeign(
    _ text: String, at range: SourceRange, _ what: String, inBrackets: Bool
  ) {
    let words = text.split { !($0.isLetter || $0.isNumber || "_-".contains($0)) }
    let resources = words.compactMap { known.resource(meantBy: String($0)) }
    if resources.count == 1, words.count > 1, !text.contains("|"), !text.contains(",") {
      let isMany =
        text.contains("[") || text.lowercased().contains("many")
        || text.lowercased().contains("list") || text.lowercased().contains("array")
      let right = isMany && !inBrackets && what != "`many`" ? "[\(resources[0])]" : resources[0]
      report(
        .malformedTarget, "`\(text)` is not the name of a resource type", at: range,
        suggestion: .write(right, at: range))
      return
    }
    let flags = words.filter { ["required", "optional", "nullable"].contains($0.lowercased()) }
    if resources.count == 1, !flags.isEmpty, flags.count + 1 == words.count, !inBrackets,
      what == "the relationship", !text.contains("[")
    {
      let mark = flags.contains { $0.lowercased() != "required" } ? "?" : ""
      return report(
        .malformedTarget, "only a question mark can follow the name of a resource type",
        at: range, suggestion: .write(resources[0] + mark, at: range))
    }
    var meant = ForeignTarget(text)
    if let types = meant?.types { meant?.types = types.map { known.resource(meantBy: $0) ?? $0 } }
    let message =
      switch meant {
      case let meant? where meant.saysNull && !meant.isMany:
        "a relationship that may be empty has a question mark"
      case let meant? where meant.types.count > 1:
        "the types that \(what) leads to are joined with bars"
      default: "`\(text)` is not the name of a resource type"
      }
    report(
      .malformedTarget, message, at: range,
      suggestion: meant.map { advice($0, at: range, what, inBrackets: inBrackets) })
  }

  private func advice(
    _ meant: ForeignTarget, at range: SourceRange, _ what: String, inBrackets: Bool = false
  ) -> Advice {
    if inBrackets { return .write(meant.union, at: range, .write("[\(meant.union)]")) }
    switch what {
    case "`many`": return .write(meant.union, at: range, of: "many")
    case "`one`" where meant.hasOnlyCommas:
      return .write(meant.union, at: range, of: "one")
    case "`one`" where meant.isMany: return .write("many: \(meant.union)")
    default: return .write(meant.spelling, at: range, meant.advice(for: what))
    }
  }

  private func reportNullableMany(_ form: TargetForm, _ what: String) {
    guard let questionMark = form.questionMark else { return }
    let right = "[\(form.union)]"
    let name = known.entries(leadingTo: questionMark).last?.key.withoutMark.text
    report(
      .nullableToMany, "a list of resources can be empty, but is never null", at: questionMark,
      suggestion: .write(
        "", at: questionMark,
        .write(
          right,
          or: what == "the relationship"
            ? "`\(name ?? "…")?: \(right)` if the whole relationship may be absent" : nil)))
  }

  private func trimmed(_ range: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
    var range = range
    while let first = range.first, Byte.isWhitespace(bytes[first]) { range = range.dropFirst() }
    while let last = range.last, Byte.isWhitespace(bytes[last]) { range = range.dropLast() }
    return range
  }
}
