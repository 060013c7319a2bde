import Evidence
import ResourceSchema

/// Decides who sets members, from the successful requests.
struct RequestRule {
  let values: ValueRules

  /// Changes the attributes of a resource type, and adds those that only requests have. Returns the
  /// reasons for guesses by the names of attributes.
  func apply(to resource: inout Resource, _ evidence: Evidence.TypeEvidence) -> LineComments {
    var comments: LineComments = []
    let creates = evidence.creates.attributes
    guard creates.wholeCount > 0 else { return comments }
    let enough = creates.wholeCount >= values.options.thresholds.createRequests
    for index in resource.attributes.indices {
      let attribute = resource.attributes[index]
      let name = attribute.name.value
      guard let sent = creates[name] else {
        if enough, NameWords(name).last == "at" {
          resource.attributes[index].access = .readOnly
          comments.add("in none of \(creates.wholeCount) create requests", at: [name])
        }
        continue
      }
      if enough, attribute.isOptional, creates.absences(of: sent) == 0 {
        resource.attributes[index].creation = .required
        comments.add("in all of \(creates.wholeCount) create requests", at: [name])
      }
    }
    let hasResponses = evidence.responses.count > 0
    for sent in creates.members
    where evidence.responses.attributes[sent.name] == nil && NameRule.isUsable(sent.name) {
      var (member, inner) = values.member(sent, in: creates, isInGuess: true, hasLines: false)
      if hasResponses {
        member.access = .writeOnly
        comments.add("in requests alone", at: [sent.name])
      }
      comments.add(inner, at: [sent.name])
      member.example = nil
      resource.attributes.append(member)
    }
    return comments
  }
}
