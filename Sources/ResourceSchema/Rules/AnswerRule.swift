import Diagnostics

/// Answers are documents with the resources that were asked for, and a total is a number in one.
enum AnswerRule {
  static func diagnostics(in assembly: AssembledSchema) -> [Diagnostic] {
    var diagnostics = DiagnosticList()
    for resource in assembly.schema.resources {
      check(resource.api.answers.list, "list", isMany: true, of: resource, assembly, &diagnostics)
      check(resource.api.answers.get, "get", isMany: false, of: resource, assembly, &diagnostics)
      checkTotal(of: resource, assembly, &diagnostics)
    }
    return diagnostics.elements
  }

  private static func check(
    _ name: Located<String>?, _ operation: String, isMany: Bool, of resource: Resource,
    _ assembly: AssembledSchema, _ diagnostics: inout DiagnosticList
  ) {
    guard let name else { return }
    guard let document = assembly.document(name.value) else {
      guard assembly.hidesNames.isEmpty else { return }
      diagnostics.report(
        .invalidAnswer, "there is no document `\(name.value)`", at: name.range,
        note: "an answer is a document from `documents`; without one, it is the default document",
        suggestion: diagnostics.suggestion(
          for: name, among: assembly.schema.documents.map(\.name.value)))
      return
    }
    guard !assembly.hidingData.contains(document.name.range) else { return }
    let type = resource.type.value
    let isRight =
      switch document.data {
      case .one(let types, let isNullable): !isMany && !isNullable && types.map(\.value) == [type]
      case .many(let types): isMany && types.map(\.value) == [type]
      case .any, .none, .linkage: false
      }
    guard !isRight else { return }
    diagnostics.report(
      .invalidAnswer, "`\(name.value)` is not a document of `\(isMany ? "[\(type)]" : type)`",
      at: name.range, labels: [.init("the document is here", at: document.name.range)],
      suggestion: "name a document with `data: \(isMany ? "[\(type)]" : type)` for `\(operation)`")
  }

  // MARK: Totals

  private static func checkTotal(
    of resource: Resource, _ assembly: AssembledSchema, _ diagnostics: inout DiagnosticList
  ) {
    guard let total = resource.api.page?.total else { return }
    var owner = "the document of a list of `\(resource.type.value)`"
    var meta = resource.collectionDocument.meta
    if let name = resource.api.answers.list {
      guard let document = assembly.document(name.value) else { return }
      owner = "`\(name.value)`"
      meta = document.meta
    } else if let document = assembly.schema.documents.first(where: { document in
      // One of them may have the name of the default document, and so replace it.
      document.data.isMany == true && document.data.types.map(\.value) == [resource.type.value]
        && document.meta != nil
    }) {
      owner = "`\(document.name.value)`"
      meta = document.meta
    }
    guard let meta else {
      diagnostics.report(
        .invalidTotal, "\(owner) has no meta", at: total.range,
        suggestion: "declare the document, `meta: { total: Int }`, and name it with"
          + " `answers: { list: … }`")
      return
    }
    guard var members = members(of: meta, assembly) else { return unknown() }
    let parts = total.value.split(separator: ".").dropFirst().map(String.init)
    for (index, part) in parts.enumerated() {
      guard let member = members.first(where: { $0.name.value == part }) else {
        let near = diagnostics.nearest(to: part, among: members.lazy.map(\.name.value))
        diagnostics.report(
          .invalidTotal, "the meta of \(owner) has no member `\(part)`", at: total.range,
          suggestion: near.map { near in
            var parts = parts
            parts[index] = near
            return .didYouMean((["meta"] + parts).joined(separator: "."), at: total.range)
          })
        return
      }
      let type = assembly.resolved(member.type)
      if index == parts.count - 1 {
        if type != .primitive(.int) { notNumber(member) }
      } else if case .object(let object) = type {
        members = object.members
      } else {
        return notNumber(member)
      }
    }

    func notNumber(_ member: Member) {
      if case .named = assembly.resolved(member.type) { return }
      diagnostics.report(
        .invalidTotal, "`\(total.value)` is not an Int", at: total.range,
        labels: [.init("the member is here", at: member.name.range)])
    }

    func unknown() {
      diagnostics.report(
        .invalidTotal, "the schema does not say what the meta of \(owner) has", at: total.range,
        suggestion: "list its members: `meta: { total: Int }`")
    }
  }

  /// Returns the members of a meta object; `nil` if the schema does not list them.
  private static func members(
    of meta: MetaDeclaration, _ assembly: AssembledSchema
  ) -> [Member]? {
    switch meta.content {
    case .json: return nil
    case .object(let object): return object.members
    case .named(let name):
      guard case .object(let object) = assembly.resolved(.named(name.value)) else { return nil }
      return object.members
    }
  }
}

extension AssembledSchema {
  fileprivate func document(_ name: String) -> Document? {
    schema.documents.first { $0.name.value == name }
  }

  /// Returns a type without the names that it has; a name that leads nowhere stays.
  fileprivate func resolved(_ type: ValueType) -> ValueType {
    var type = type
    // Aliases can lead in a circle, which is reported elsewhere.
    for _ in 0..<64 {
      guard case .named(let name) = type, let definition = types[name]?.declaration?.definition
      else { return type }
      switch definition {
      case .alias(let other, _): type = other
      case .object(let object): return .object(object)
      case .enumeration(let enumeration): return .enumeration(enumeration)
      case .union(let union): return .union(union)
      case .links, .custom, .transformed, .validated: return .primitive(.json)
      }
    }
    return type
  }
}
