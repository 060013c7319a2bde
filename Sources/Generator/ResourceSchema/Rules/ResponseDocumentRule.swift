import Diagnostics

/// Responses are documents with the requested resources, and a total is a number in such a
/// document.
extension SchemaRules {
  mutating func checkResponseDocuments() {
    for resource in assembly.schema.resources {
      check(resource.api.answers[.list], "list", isMany: true, of: resource)
      check(resource.api.answers[.get], "get", isMany: false, of: resource)
      checkTotal(of: resource)
    }
  }

  private mutating func check(
    _ name: Located<String>?, _ operation: String, isMany: Bool, of resource: Resource
  ) {
    guard let name else { return }
    let type = resource.type.value
    let data = isMany ? "[\(type)]" : type
    func isRight(_ document: Document) -> Bool {
      document.data == .resources(of: resource.type, isMany: isMany)
    }
    guard let document = documents[name.value] else {
      guard assembly.hidesNames.isEmpty else { return }
      diagnostics.report(
        .invalidAnswer, "unknown document `\(name.value)`", at: name.range,
        note: "a response is a document from `documents`; without one, it is the default document",
        suggestion: diagnostics.suggestion(
          for: name, among: assembly.schema.documents.map(\.name.value))
          ?? "name a declared document, or declare it below `documents:`,"
          + " `\(name.value): { data: \(data) }`")
      return
    }
    guard !assembly.hidingData.contains(document.name.range), !isRight(document) else { return }
    diagnostics.report(
      .invalidAnswer, "`\(name.value)` is not a document of `\(data)`",
      at: name.range, labels: [.init("the document is here", at: document.name.range)],
      suggestion: "name a document with `data: \(data)` for `\(operation)`")
  }

  private mutating func checkTotal(of resource: Resource) {
    guard let total = resource.api.page?.total else { return }
    // A document may replace the default document with the same name.
    var document = lists[resource.type.value]
    if let name = resource.api.answers[.list] {
      guard let named = documents[name.value] else { return }
      document = named
    }
    let parts = total.value.split(separator: ".").dropFirst().map(String.init)
    var owner: String {
      document.map { "`\($0.name.value)`" } ?? "the document of a list of `\(resource.type.value)`"
    }
    var right: String { parts.reversed().reduce("Int") { "{ \($1): \($0) }" } }
    guard let meta = document.map(\.meta) ?? resource.collectionDocument.meta else {
      diagnostics.report(
        .invalidTotal, "\(owner) has no meta", at: total.range,
        suggestion: document == nil
          ? "declare the document, `{ data: [\(resource.type.value)], meta: \(right) }`, and name it"
            + " with `answers: { list: … }`"
          : "write `meta: \(right)` at \(owner)")
      return
    }
    guard case .object(let object) = assembly.resolved(meta.type) else {
      return diagnostics.report(
        .invalidTotal, "the schema does not say what the meta of \(owner) has", at: total.range,
        suggestion: "list its members: `meta: \(right)`")
    }
    var members = object.members
    for (index, part) in parts.enumerated() {
      guard let member = members.first(where: { $0.name.value == part }) else {
        let number = members.first { assembly.resolved($0.type) == .primitive(.int) }
        return diagnostics.report(
          .invalidTotal, "the meta of \(owner) has no member `\(part)`", at: total.range,
          suggestion: number.map {
            let path = (["meta"] + parts[..<index] + [$0.name.value]).joined(separator: ".")
            return "declare `\(part): Int` there, or name a member that it has, such as `\(path)`"
          } ?? "declare it: `meta: \(right)`")
      }
      let type = assembly.resolved(member.type)
      if index == parts.count - 1 {
        if type != .primitive(.int) { reportNotNumber(total, member) }
      } else if case .object(let object) = type {
        members = object.members
      } else {
        return reportNotNumber(total, member)
      }
    }
  }

  private mutating func reportNotNumber(_ total: Located<String>, _ member: Member) {
    switch assembly.resolved(member.type) {
    // Undeclared names, and members with errors, are reported elsewhere.
    case .named: return
    case .primitive(.json): if !assembly.hidesNames.isEmpty { return }
    default: break
    }
    diagnostics.report(
      .invalidTotal, "`\(total.value)` is not an Int", at: total.range,
      labels: [.init("the member is here", at: member.name.range)],
      suggestion: "declare it as `\(member.name.value): Int`, or name another member")
  }
}

extension AssembledSchema {
  /// Returns the definition of a named type; an undeclared name is returned unchanged.
  func resolved(_ type: ValueType) -> ValueType {
    guard case .named(let name) = type, let definition = definition(of: name) else { return type }
    return if case .value(let type) = definition { type } else { .primitive(.json) }
  }
}
