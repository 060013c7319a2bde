import Diagnostics
import Evidence
import ResourceSchema
import SchemaWriter

public enum Inference {
  /// Returns a schema that is valid and whose models compile.
  public static func schema(
    from evidence: Evidence, _ options: InferenceOptions
  ) -> InferredSchema {
    var builder = SchemaBuilder(evidence, options)
    builder.build()
    return builder.inferred.corrected
  }

  /// Returns the errors of a schema without imports, and of its names in Swift.
  public static func errors(in file: SourceFile) -> [Diagnostic] {
    SchemaCorrection.errors(of: SchemaCorrection.read(file))
  }
}

/// A schema with comments that mark guesses.
public struct InferredSchema: Sendable {
  public package(set) var schema: Schema
  var comments: LineComments = []
  /// Comments in lines of their own, by the resource type they are about.
  var remarks: [String: [String]] = [:]
  /// Sentences about evidence that a schema cannot express.
  public internal(set) var omissions: [String] = []
  /// Those about members of errors, which a type for errors can declare.
  var omittedErrorMembers: [String] = []

  public var text: String { annotated.text }
  public var hasComments: Bool { !comments.texts.isEmpty }

  mutating func setDocuments(_ results: [DocumentRule.Result]) {
    schema.documents = results.map(\.document)
    comments.remove(at: ["documents"])
    for result in results {
      let path = ["documents", result.document.name.value]
      comments.add(result.comments, at: path)
    }
  }

  /// Marks lines about requests as guesses, because more recordings may show more.
  mutating func commentUses() {
    for resource in schema.resources {
      let path = ["resources", resource.type.value]
      comments.remove(at: path + ["operations"])
      comments.remove(at: path + ["page"])
      if let operations = resource.api.operations,
        operations.count < ResourceAPI.Operation.allCases.count
      {
        comments.add("as recorded", at: path + ["operations"])
      }
      if resource.api.page?.total != nil {
        comments.add(ResponseDocumentRule.totalReason, at: path + ["page"])
      }
    }
  }

  var annotated: AnnotatedSchema {
    AnnotatedSchema(schema, comments: comments.texts, remarks: remarks)
  }
}

private struct SchemaBuilder {
  let evidence: Evidence
  let values: ValueRules
  let relationships: RelationshipRule
  var inferred: InferredSchema

  init(_ evidence: Evidence, _ options: InferenceOptions) {
    self.evidence = evidence
    values = ValueRules(evidence, options)
    relationships = RelationshipRule(
      values: values, targets: TargetRule(evidence), linkages: LinkageRule(evidence))
    inferred = InferredSchema(schema: Schema(name: Located(options.name)))
  }

  mutating func build() {
    for type in evidence.typeNames {
      guard let seen = evidence.types[type] else { continue }
      guard NameRule.isUsableType(type) else {
        inferred.omissions.append(
          "the type `\(PrintableText.excerpt(type))`, whose name is not allowed in a schema")
        continue
      }
      inferred.schema.resources.append(resource(type, seen))
    }
    for (member, place) in evidence.unknownMembers {
      let omission =
        "`\(PrintableText.excerpt(member.name))` of \(member.owner), which JSON:API does not define, as in \(place)"
      inferred.omissions.append(omission)
      if member.owner == "errors" { inferred.omittedErrorMembers.append(omission) }
    }
    addRequests()
    let documents = DocumentRule(values: values).results(of: evidence, in: inferred.schema)
    inferred.setDocuments(documents)
    let answers = ResponseDocumentRule(operations: OperationRule(evidence), results: documents)
    for index in inferred.schema.resources.indices {
      answers.apply(to: &inferred.schema.resources[index])
    }
    inferred.commentUses()
  }

  private mutating func resource(_ type: String, _ seen: Evidence.TypeEvidence) -> Resource {
    let path = ["resources", type]
    let responses = seen.responses
    var resource = Resource(type: Located(type))
    let isRare = values.isRare(responses.wholeCount)
    if responses.count > 0 {
      if isRare { inferred.comments.add(GuessComment.seen(responses.wholeCount), at: path) }
    } else if seen.creates.count + seen.updates.count > 0 {
      inferred.comments.add("seen in requests alone", at: path)
    } else {
      inferred.comments.add("seen in identifiers alone", at: path)
    }
    let ids = IdRule.result(of: responses.ids, values.options.thresholds)
    if ids.isUUID { resource.idType = .primitive(.uuid) }
    if let note = ids.note { inferred.comments.note(note, at: path) }
    for attribute in responses.attributes.members {
      guard NameRule.isUsable(attribute.name) else {
        omit(attribute.name, of: type)
        continue
      }
      let (member, inner) = values.member(
        attribute, in: responses.attributes, isInGuess: isRare)
      resource.attributes.append(member)
      inferred.comments.add(inner, at: path + ["attributes", attribute.name])
    }
    let attributes = Set(resource.attributes.map(\.name.value))
    for relationship in responses.relationships.members {
      guard NameRule.isUsable(relationship.name), relationship.count > 0 else {
        omit(relationship.name, of: type)
        continue
      }
      add(relationship, of: responses, isRare: isRare, to: &resource, at: path)
    }
    resource.distinguishFields()
    let fields = attributes.union(responses.relationships.members.map(\.name))
    for endpoint in relationships.linkages.linkages(of: type, besides: fields.sorted()) {
      guard let relationship = relationships.relationship(ofEndpoint: endpoint) else { continue }
      resource.relationships.append(relationship)
      inferred.comments.add(
        "seen at its endpoint alone", at: path + ["relationships", endpoint.name])
    }
    let surroundings = LinksAndMetaRule(values: values)
      .result(of: responses.surroundings, isInGuess: isRare)
    resource.links = surroundings.links
    resource.meta = surroundings.meta
    inferred.comments.add(surroundings.comments, at: path)
    return resource
  }

  private mutating func add(
    _ evidence: RelationshipEvidence, of responses: ResourceEvidence, isRare: Bool,
    to resource: inout Resource, at path: [String]
  ) {
    let result = relationships.result(of: evidence, in: responses, isInGuess: isRare)
    guard let relationship = result.relationship else {
      let remark = "# to do: name the target of `\(evidence.name)` of `\(responses.type)`"
      inferred.remarks[responses.type, default: []].append(remark)
      return
    }
    resource.relationships.append(relationship)
    inferred.comments.add(result.comments, at: path + ["relationships", evidence.name])
  }

  private mutating func addRequests() {
    let operations = OperationRule(evidence)
    for index in inferred.schema.resources.indices {
      var resource = inferred.schema.resources[index]
      let type = resource.type.value
      guard let seen = evidence.types[type] else { continue }
      let creates = seen.creates.attributes
      for sent in creates.members
      where seen.responses.attributes[sent.name] == nil && NameRule.isUsable(sent.name) {
        let path = ["resources", type, "attributes", sent.name]
        var (member, inner) = values.member(sent, in: creates, isInGuess: true, hasLines: false)
        if seen.responses.count > 0 {
          member.access = .writeOnly
          inferred.comments.add("in requests alone", at: path)
        }
        inferred.comments.add(inner, at: path)
        member.example = nil
        resource.attributes.append(member)
      }
      if seen.creates.ids.count > 0 { resource.api.clientIds = .allowed }
      if let result = operations.result(for: type) {
        resource.api.path = result.name.map { Located($0) }
        if !result.operations.isEmpty { resource.api.operations = result.operations }
        QueryRule(canName: true)
          .apply(to: &resource, operations.endpoints(of: type), in: inferred.schema)
      }
      inferred.schema.resources[index] = resource
    }
  }

  private mutating func omit(_ name: String, of type: String) {
    inferred.omissions.append("`\(PrintableText.excerpt(name))` of `\(type)`")
  }
}

public struct InferenceOptions: Sendable {
  public var name: String
  /// True if only members with an observed absence are optional: `--as-seen`.
  public var isAsSeen: Bool
  public var hasExamples: Bool
  public var thresholds = Thresholds()

  public init(name: String, isAsSeen: Bool = false, hasExamples: Bool = false) {
    self.name = name
    self.isAsSeen = isAsSeen
    self.hasExamples = hasExamples
  }
}
