import Diagnostics
import Profiling
import ResourceSchema

// Contradictions in requests and responses, apart from their resource objects.

extension SchemaCheck {
  mutating func checkLinkage(of resource: Resource, _ targets: RelationshipTargets) {
    let type = resource.type.value
    for relationship in resource.relationships {
      guard let seen = targets.linkage(of: relationship.name.value, in: type) else { continue }
      let subject = Subject(relationship.name, of: nil, type: type)
      // Contradictions of resource objects are not reported again.
      let known = contradictions.filter { $0.range == subject.range }.map(\.advice)
      var check = SchemaCheck(schema: schema)
      check.checkLinkage(of: relationship, seen, subject)
      contradictions += check.contradictions.filter { !known.contains($0.advice) }
    }
  }

  /// Compares the members of requests that the server accepted.
  mutating func checkRequests(of resource: Resource, _ seen: PayloadProfile.TypeProfile) {
    let type = resource.type.value
    checkIds(of: resource, seen.creates)
    for attribute in resource.attributes {
      let name = attribute.name.value
      let subject = Subject(attribute.name, of: nil, type: type)
      let created = seen.creates.attributes[name]
      let updated = seen.updates.attributes[name]
      let isReadOnly = attribute.access == .readOnly
      func reportAccepted(
        _ sent: ObjectProfile.Member, _ all: ResourceProfile, _ kind: String, _ rule: String
      ) {
        report(
          subject,
          "is in \(share(sent.count, of: all.count, "\(kind) request")), which the server accepted",
          sent.value.first, advice: "remove `\(isReadOnly ? "readOnly: true" : rule)`")
      }
      if let created, isReadOnly || attribute.creation == .forbidden {
        reportAccepted(created, seen.creates, "create", "create: forbidden")
      } else if let updated, isReadOnly || attribute.access == .createOnly {
        reportAccepted(updated, seen.updates, "update", "createOnly: true")
      }
      if attribute.creation == .required {
        report(
          subject, "is missing", in: seen.creates.attributes.absences(of: name),
          of: seen.creates.attributes.wholeCount, "create request",
          advice: "remove `create: required`")
      }
      if attribute.access == .writeOnly, let answered = seen.responses.attributes[name] {
        report(
          subject,
          "is in \(share(answered.count, of: seen.responses.count, "object")) of responses",
          answered.value.first, advice: "remove `writeOnly: true`")
      }
      let before = contradictions.count
      for sent in [created, updated].compactMap(\.self)
      where contradictions.count == before
        && !contradictions.contains(where: { $0.range == subject.range })
      {
        // No type is certain, because responses may have another one.
        check(attribute.type, sent.value, subject, format: attribute.format != nil, depth: 1)
      }
    }
  }

  private mutating func checkIds(of resource: Resource, _ creates: ResourceProfile) {
    let subject = Subject(name: "`\(resource.type.value)`", range: resource.type.range)
    func requests(_ count: Int) -> String { share(count, of: creates.count, "create request") }
    if resource.api.clientIds == .forbidden, creates.ids.count > 0 {
      report(
        subject, "has an id in \(requests(creates.ids.count)), which the server accepted",
        creates.ids.first, advice: "write `clientIds: allowed`")
    }
    if resource.api.clientIds == .required, creates.ids.count < creates.count {
      report(
        subject, "has no id in \(requests(creates.count - creates.ids.count))",
        creates.firstWhole, advice: "write `clientIds: allowed`")
    }
  }

  mutating func checkQueries(of resource: Resource, _ rule: OperationRule) {
    let type = resource.type.value
    guard let seen = rule.result(for: type), let place = seen.endpoints.first?.first else { return }
    let subject = Subject(name: "`\(type)`", range: resource.type.range)
    if let path = resource.api.path?.value.split(separator: "/").map(String.init),
      !path.contains(where: { $0.contains("{") }), Array(seen.path.suffix(path.count)) != path
    {
      report(
        subject, "is requested at `\(seen.path.joined(separator: "/"))`", place,
        advice: "write `path: \(seen.name ?? type)`")
    }
    let declared = resource.api.operations ?? ResourceAPI.Operation.allCases
    for operation in seen.operations where !declared.contains(operation) {
      report(
        subject, "has no `\(operation.rawValue)` in its operations, but the server responded to it",
        place, advice: "add `\(operation.rawValue)`")
    }
    let asked = QueryRule(canName: false).api(of: resource, seen.endpoints, in: schema)
    checkParameters(of: resource.api, asked, subject, place)
  }

  private mutating func checkParameters(
    of api: ResourceAPI, _ asked: ResourceAPI, _ subject: Subject, _ place: PayloadPlace
  ) {
    func report(_ what: String, at name: Located<String>? = nil, _ advice: String) {
      self.report(name.map(subject.at) ?? subject, what, place, advice: advice)
    }
    for filter in asked.filters where !api.filters.isEmpty {
      let name = filter.name.value
      let known = api.filters.first {
        $0.name.value == name || $0.parameter == "filter[\(name)]"
      }
      guard let known else {
        report("was filtered by `\(name)`", at: api.filters[0].name, "add `\(name)` to its filters")
        continue
      }
      for new in filter.operators where !known.operators.contains(new) && known.parameter == nil {
        report(
          "was filtered by `\(name)` with the operator `\(new.value)`", at: known.name,
          "add `\(new.value)` to its operators")
      }
    }
    let sorts = Set(api.sorts.map(\.name.value))
    for name in asked.sorts.map(\.name.value) where !sorts.isEmpty && !sorts.contains(name) {
      report("was sorted by `\(name)`", at: api.sorts[0].name, "add `\(name)` to its sorts")
    }
    if let page = api.page, let other = asked.page?.style, page.style != .links,
      page.names.isEmpty, page.style != other
    {
      report("was paged by `\(other.rawValue)`", "write `page: { style: \(other.rawValue) }`")
    }
    guard case .paths(let paths)? = asked.includes, let declared = api.includes else { return }
    for path in paths where !declared.allows(path) {
      report(
        "was requested with `include=\(path.text)`", at: declared.first,
        "add `\(path.text)` to its includes")
    }
  }

  mutating func checkErrors(_ errors: ObjectProfile) {
    guard errors.count > 0 else { return }
    let used =
      schema.resources.flatMap { [$0.document.errors, $0.collectionDocument.errors] }
      + schema.documents.map(\.errors)
    for type in schema.types {
      guard case .value(.object(let object)) = type.definition,
        used.contains(.named(type.name))
      else { continue }
      for member in object.members {
        check(member, in: errors, of: nil, type: type.name.value)
      }
    }
  }

  mutating func checkDocuments(_ profile: PayloadProfile) {
    let byName = Dictionary(grouping: profile.documents.values) { seen in
      DocumentRule.name(of: seen, seen.types.sorted())
    }
    for document in schema.documents {
      guard let found = byName[document.name.value], found.count == 1, let seen = found.first,
        document.data.isMany == seen.key.isMany,
        Set(document.data.types.map(\.value)) == seen.types
      else { continue }
      check(
        document.links, document.meta, in: seen.surroundings,
        Subject(name: "`\(document.name.value)`", range: document.name.range))
    }
  }
}

extension SchemaCheck.Subject {
  init(_ member: Located<String>, of owner: Self?, type: String) {
    name = owner.map { "`\(member.value)` in \($0.name)" } ?? "`\(member.value)` of `\(type)`"
    range = member.range.isKnown ? member.range : owner?.range ?? .unknown
  }

  fileprivate func at(_ name: Located<String>) -> Self {
    Self(name: self.name, range: name.range.isKnown ? name.range : range)
  }
}

extension ValueProfile {
  fileprivate var first: PayloadPlace? { forms.values.map(\.first).min() }
}

extension ResourceAPI.Includes {
  fileprivate func allows(_ path: IncludePath) -> Bool {
    switch self {
    case .depth(let depth): path.relationships.count <= depth
    case .paths(let paths): paths.contains { $0.relationships.starts(with: path.relationships) }
    }
  }

  fileprivate var first: Located<String>? {
    if case .paths(let paths) = self { paths.first?.relationships.first } else { nil }
  }
}
