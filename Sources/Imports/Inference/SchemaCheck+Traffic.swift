import Diagnostics
import Evidence
import ResourceSchema

// Contradictions in requests and responses, apart from their resource objects.

extension SchemaCheck {
  mutating func checkLinkage(of resource: Resource, _ linkages: LinkageRule) {
    let type = resource.type.value
    for relationship in resource.relationships {
      guard let seen = linkages.linkage(of: relationship.name.value, in: type) else { continue }
      let before = contradictions.count
      let subject = Subject(relationship.name, of: nil, type: type)
      checkLinkage(of: relationship, seen, subject)
      // Contradictions of resource objects are not reported again.
      let known = Set(contradictions[..<before].filter { $0.range == subject.range }.map(\.advice))
      removeContradictions(from: before) { known.contains($0.advice) }
    }
  }

  /// Compares the members of requests that the server accepted.
  mutating func checkRequests(of resource: Resource, _ seen: Evidence.TypeEvidence) {
    let type = resource.type.value
    checkIds(of: resource, seen.creates)
    for attribute in resource.attributes {
      let name = attribute.name.value
      let subject = Subject(attribute.name, of: nil, type: type)
      let created = seen.creates.attributes[name]
      let updated = seen.updates.attributes[name]
      func share(_ member: ObjectEvidence.Member, _ all: ResourceEvidence, _ kind: String) -> String
      {
        "\(member.count) of \(counted(all.count, "\(kind) request"))"
      }
      if let created, attribute.access == .readOnly || attribute.creation == .forbidden {
        report(
          subject, "is in \(share(created, seen.creates, "create")), which the server accepted",
          created.value.first,
          advice: attribute.access == .readOnly
            ? "remove `readOnly: true`" : "remove `create: forbidden`")
      } else if let updated, attribute.access == .readOnly || attribute.access == .createOnly {
        report(
          subject, "is in \(share(updated, seen.updates, "update")), which the server accepted",
          updated.value.first,
          advice: "remove `\(attribute.access == .readOnly ? "readOnly" : "createOnly"): true`")
      }
      if attribute.creation == .required {
        report(
          subject, "is missing", seen.creates.attributes.absences(of: name), of: "create request",
          advice: "remove `create: required`")
      }
      if attribute.access == .writeOnly, let answered = seen.responses.attributes[name] {
        report(
          subject,
          "is in \(answered.count) of \(counted(seen.responses.count, "object")) of responses",
          answered.value.first, advice: "remove `writeOnly: true`")
      }
      let before = contradictions.count
      for sent in [created, updated] {
        if let sent, contradictions.count == before,
          !contradictions.contains(where: {
            $0.range == subject.range
          })
        {
          check(attribute.type, sent.value, subject, format: attribute.format != nil)
        }
      }
    }
  }

  private mutating func checkIds(of resource: Resource, _ creates: ResourceEvidence) {
    let subject = Subject(name: "`\(resource.type.value)`", range: resource.type.range)
    let requests = counted(creates.count, "create request")
    if resource.api.clientIds == .forbidden, creates.ids.count > 0 {
      report(
        subject, "has an id in \(creates.ids.count) of \(requests), which the server accepted",
        creates.ids.first, advice: "write `clientIds: allowed`")
    }
    if resource.api.clientIds == .required, creates.ids.count < creates.count {
      report(
        subject, "has no id in \(creates.count - creates.ids.count) of \(requests)",
        creates.firstWhole, advice: "write `clientIds: allowed`")
    }
  }

  mutating func checkQueries(of resource: Resource, _ rule: OperationRule) {
    let type = resource.type.value
    guard let seen = rule.result(for: type) else { return }
    let api = resource.api
    let subject = Subject(name: "`\(type)`", range: resource.type.range)
    let endpoints = rule.endpoints(of: type)
    guard let place = endpoints.first?.first else { return }
    if let path = api.path?.value.split(separator: "/").map(String.init),
      !path.contains(where: { $0.contains("{") }), Array(seen.path.suffix(path.count)) != path
    {
      report(
        subject, "is requested at `\(seen.path.joined(separator: "/"))`", place,
        advice: "write `path: \(seen.name ?? type)`")
    }
    if let declared = api.operations {
      for operation in seen.operations where !declared.contains(operation) {
        report(
          subject,
          "has no `\(operation.rawValue)` in its operations, but the server responded to it",
          place, advice: "add `\(operation.rawValue)`")
      }
    }
    let asked = QueryRule(canName: false).api(of: resource, endpoints, in: schema)
    checkFilters(api.filters, asked.filters, subject, place)
    let sorts = Set(api.sorts.map(\.name.value))
    for sort in asked.sorts where !sorts.isEmpty && !sorts.contains(sort.name.value) {
      report(
        subject.at(api.sorts[0].name), "was sorted by `\(sort.name.value)`", place,
        advice: "add `\(sort.name.value)` to its sorts")
    }
    if let page = api.page, let other = asked.page, page.style != .links, page.names.isEmpty,
      page.style != other.style
    {
      report(
        subject, "was paged by `\(other.style.rawValue)`", place,
        advice: "write `page: { style: \(other.style.rawValue) }`")
    }
    checkIncludes(api.includes, asked.includes, subject, place)
  }

  private mutating func checkFilters(
    _ declared: [ResourceAPI.Filter], _ asked: [ResourceAPI.Filter], _ subject: Subject,
    _ place: PayloadPlace
  ) {
    guard let first = declared.first else { return }
    for filter in asked {
      let name = filter.name.value
      guard
        let known = declared.first(where: {
          $0.name.value == name || $0.parameter == "filter[\(name)]"
        })
      else {
        report(
          subject.at(first.name), "was filtered by `\(name)`", place,
          advice: "add `\(name)` to its filters")
        continue
      }
      let operators = Set(known.operators.map(\.value))
      for new in filter.operators where !operators.contains(new.value) && known.parameter == nil {
        report(
          subject.at(known.name), "was filtered by `\(name)` with the operator `\(new.value)`",
          place, advice: "add `\(new.value)` to its operators")
      }
    }
  }

  private mutating func checkIncludes(
    _ declared: ResourceAPI.Includes?, _ asked: ResourceAPI.Includes?, _ subject: Subject,
    _ place: PayloadPlace
  ) {
    guard case .paths(let asked)? = asked, let declared else { return }
    for path in asked {
      let isAllowed =
        switch declared {
        case .depth(let depth): path.relationships.count <= depth
        case .paths(let paths):
          paths.contains { $0.relationships.starts(with: path.relationships) }
        }
      guard !isAllowed else { continue }
      var subject = subject
      if case .paths(let paths) = declared, let first = paths.first?.relationships.first {
        subject = subject.at(first)
      }
      report(
        subject, "was requested with `include=\(path.text)`", place,
        advice: "add `\(path.text)` to its includes")
    }
  }

  mutating func checkErrors(_ errors: ObjectEvidence) {
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

  mutating func checkDocuments(_ evidence: Evidence) {
    let byName = Dictionary(grouping: evidence.documents.values) { seen in
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

extension ValueEvidence {
  fileprivate var first: PayloadPlace? { forms.values.map(\.first).min() }
}
