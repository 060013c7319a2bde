import Evidence
import ResourceSchema

/// Decides who sets members, from the successful requests.
struct RequestRule {
  let values: ValueRules

  /// Changes the attributes of a resource type, and adds those that only requests have.
  func apply(
    to resource: inout Resource, _ evidence: Evidence.TypeEvidence,
    _ guess: (_ name: String, _ reason: String) -> Void
  ) {
    let creates = evidence.creates.attributes
    guard creates.wholeCount > 0 else { return }
    let enough = creates.wholeCount >= values.options.thresholds.createRequests
    for index in resource.attributes.indices {
      let attribute = resource.attributes[index]
      let name = attribute.name.value
      guard let sent = creates[name] else {
        if enough, NameWords(name).last == "at" {
          resource.attributes[index].access = .readOnly
          guess(name, "in none of \(creates.wholeCount) create requests")
        }
        continue
      }
      if enough, attribute.isOptional, creates.absences(of: sent) == 0 {
        resource.attributes[index].creation = .required
        guess(name, "in all of \(creates.wholeCount) create requests")
      }
    }
    let hasResponses = evidence.responses.count > 0
    for sent in creates.members
    where evidence.responses.attributes[sent.name] == nil && NameRule.isUsable(sent.name) {
      var (member, inner) = values.member(sent, in: creates, isInGuess: true, hasLines: false)
      if hasResponses {
        member.access = .writeOnly
        guess(sent.name, "in requests alone")
      }
      for (_, reason) in inner { guess(sent.name, reason) }
      member.example = nil
      resource.attributes.append(member)
    }
  }
}
