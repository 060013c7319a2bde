import Diagnostics
import Evidence
import Inference

/// The report of a run of `infer`, for people.
struct InferenceSummary {
  let reader: PayloadReader
  var inferred: InferredSchema?

  private static let maxOmissions = 10

  /// The payloads that were read, and those that were not used.
  var text: String {
    let evidence = reader.evidence
    let sources =
      evidence.payloadCount == reader.fileCount
      ? "" : " in \(counted(reader.fileCount, "file"))"
    let omissions = inferred?.omissions ?? []
    var lines = [
      "\(counted(inferred?.schema.resources.count ?? 0, "resource type")) from "
        + "\(counted(evidence.payloadCount, "payload"))\(sources) with "
        + "\(counted(evidence.objectCount, "resource object"))"
    ]
    lines += notUsed.map { "  not used: \($0)" }
    lines += omissions.prefix(Self.maxOmissions).map { "  left out: \($0)" }
    if omissions.count > Self.maxOmissions {
      lines.append("  … and \(omissions.count - Self.maxOmissions) more")
    }
    if evidence.isTruncated { lines.append("  there is too much to count") }
    return lines.joined(separator: "\n")
  }

  /// The payloads that were not used, by the reason, with the first of each.
  private var notUsed: [String] {
    let payloads = Evidence.Reason.allCases.compactMap { reason -> String? in
      guard let occurrence = reader.evidence.skipped[reason] else { return nil }
      return "\(counted(occurrence.count, "payload")) \(reason.description), such as "
        + "\(occurrence.first)"
    }
    let entries = reader.otherEntries.sorted { $0.key < $1.key }
      .map { "\($1) HAR \($1 == 1 ? "entry" : "entries") \($0)" }
    return payloads + entries
  }

  var failure: RunFailure {
    RunFailure(.missingPayload, "there is no JSON:API document in the payloads", details: notUsed)
  }
}

extension Evidence.Reason {
  fileprivate var description: String {
    switch self {
    case .failedRequest: "with errors"
    case .noData: "without `data`"
    case .untyped: "with data that has no `type` (see --type-of)"
    case .notJSONAPI: "that are not JSON:API documents"
    }
  }
}
