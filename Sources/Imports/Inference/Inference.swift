import Diagnostics
import Profiling
import ResourceSchema
import SchemaWriter

public enum Inference {
  /// Returns a schema that is valid and whose models compile.
  public static func schema(
    from profile: PayloadProfile, _ options: InferenceOptions
  ) -> InferredSchema {
    var builder = SchemaBuilder(profile, options)
    builder.build()
    var correction = SchemaCorrection()
    if let schema = correction.corrected(builder.inferred.schema).schema {
      builder.inferred.schema = schema
      builder.inferred.report(correction.omissions[...])
    }
    return builder.inferred
  }

  /// Returns what the tool may have guessed from less evidence, as far as a schema has it.
  static func guess(
    from profile: PayloadProfile, _ options: InferenceOptions, in known: Schema
  ) -> AnnotatedSchema {
    var options = options
    options.objectsForRequired = .max
    var schema = schema(from: profile, options).schema
    for index in schema.resources.indices {
      let old = known.resource(ofType: schema.resources[index].type.value)?.attributes ?? []
      schema.resources[index].attributes = schema.resources[index].attributes.narrowed(to: old)
    }
    return AnnotatedSchema(schema)
  }

  /// Returns the errors of a schema without imports, and of its names in Swift.
  public static func errors(in file: SourceFile) -> [Diagnostic] {
    SchemaCorrection.errors(of: SchemaCorrection.read(file))
  }

  /// Completes a schema from another source, such as an API description, with the evidence of
  /// payloads: unspecified types of attributes, and absent fields. Each addition is a guess.
  ///
  /// - Parameter isOpen: returns true for an attribute of a resource type if only its name is known.
  public static func completed(
    _ schema: Schema, with profile: PayloadProfile, isOpen: (_ type: String, _ name: String) -> Bool
  ) -> InferredSchema {
    var result = InferredSchema(schema: schema)
    guard profile.objectCount > 0 else { return result }
    let inferred = self.schema(from: profile, InferenceOptions(name: schema.name.value))
    for index in schema.resources.indices {
      let type = schema.resources[index].type.value
      guard let seen = inferred.schema.resource(ofType: type) else { continue }
      var resource = schema.resources[index]
      func comment(_ reason: String, _ section: String, _ name: String) {
        let path = ["resources", type, section, name]
        for reason in [reason] + (inferred.comments.reasons[path] ?? []) {
          result.comments.add(reason, at: path)
        }
      }
      for (index, attribute) in resource.attributes.enumerated()
      where attribute.type == .primitive(.json) {
        let name = attribute.name.value
        guard let example = seen.attributes.first(where: { $0.name.value == name }),
          example.type != .primitive(.json), isOpen(type, name)
        else { continue }
        resource.attributes[index].type = example.type
        resource.attributes[index].format = example.format
        resource.attributes[index].isNullable = example.isNullable
        comment("type from an example", "attributes", name)
      }
      var known = Set(
        (resource.attributes.map(\.name) + resource.relationships.map(\.name)).map(\.value))
      for var attribute in seen.attributes where known.insert(attribute.name.value).inserted {
        attribute.isOptional = true
        resource.attributes.append(attribute)
        comment("in an example alone", "attributes", attribute.name.value)
      }
      for var relationship in seen.relationships
      where relationship.targets.allSatisfy({ schema.resource(ofType: $0.value) != nil })
        && known.insert(relationship.name.value).inserted
      {
        relationship.isOptional = true
        resource.relationships.append(relationship)
        comment("in an example alone", "relationships", relationship.name.value)
      }
      result.schema.resources[index] = resource
    }
    return result
  }
}

extension [Member] {
  /// The members that a schema has, with its types if the first values may have suggested them.
  fileprivate func narrowed(to known: [Member]) -> [Member] {
    known.compactMap { old in
      guard var member = first(where: { $0.name == old.name }) else { return nil }
      member.isNullable = member.isNullable && old.isNullable
      switch (member.type, old.type) {
      case (.enumeration, .primitive(.string)): (member.type, member.swiftName) = (old.type, nil)
      case (.primitive(.double), .primitive(.int)): member.type = old.type
      case (.object(let all), .object(let known)):
        member.type = .object(ObjectType(members: all.members.narrowed(to: known.members)))
      default: break
      }
      return member
    }
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
      comments.add(result.comments, at: ["documents", result.document.name.value])
    }
  }

  /// Decides the responses of operations, and marks lines about requests as guesses, because more
  /// recordings may show more.
  ///
  /// - Parameter known: the documents of the existing schema.
  mutating func setAnswers(_ rule: ResponseDocumentRule, known: [Document] = []) {
    for index in schema.resources.indices {
      rule.apply(to: &schema.resources[index], known: known)
      let resource = schema.resources[index]
      let path = ["resources", resource.type.value]
      comments.remove(at: path + ["operations"])
      comments.remove(at: path + ["page"])
      if let operations = resource.api.operations,
        operations.count < ResourceAPI.Operation.allCases.count
      {
        comments.add("as recorded", at: path + ["operations"])
      }
      if resource.api.page?.total != nil {
        comments.add("total by its name", at: path + ["page"])
      }
    }
  }

  var annotated: AnnotatedSchema {
    AnnotatedSchema(schema, comments: comments.texts, remarks: remarks)
  }
}

private struct SchemaBuilder {
  let profile: PayloadProfile
  let values: ValueRules
  let relationships: RelationshipRule
  var inferred: InferredSchema

  init(_ profile: PayloadProfile, _ options: InferenceOptions) {
    self.profile = profile
    values = ValueRules(profile, options)
    relationships = RelationshipRule(values: values, targets: RelationshipTargets(profile))
    inferred = InferredSchema(schema: Schema(name: Located(options.name)))
  }

  mutating func build() {
    for type in profile.typeNames {
      guard let seen = profile.types[type] else { continue }
      guard NameRule.isUsableType(type) else {
        inferred.omissions.append(
          "the type `\(PrintableText.excerpt(type))`, whose name is not allowed in a schema")
        continue
      }
      inferred.schema.resources.append(resource(type, seen))
    }
    for (member, place) in profile.unknownMembers {
      let omission =
        "`\(PrintableText.excerpt(member.name))` of \(member.owner), which JSON:API does not define, as in \(place)"
      inferred.omissions.append(omission)
      if member.owner == "errors" { inferred.omittedErrorMembers.append(omission) }
    }
    addRequests()
    let documents = DocumentRule(values: values).results(of: profile, in: inferred.schema)
    inferred.setDocuments(documents)
    inferred.setAnswers(.init(operations: OperationRule(profile), results: documents))
  }

  private mutating func resource(_ type: String, _ seen: PayloadProfile.TypeProfile) -> Resource {
    let (path, responses) = (["resources", type], seen.responses)
    var resource = Resource(type: Located(type))
    let isRare = values.isRare(responses.wholeCount)
    if responses.count == 0 {
      let places = seen.creates.count + seen.updates.count > 0 ? "requests" : "identifiers"
      inferred.comments.add("seen in \(places) alone", at: path)
    } else if isRare {
      inferred.comments.add(GuessComment.seen(responses.wholeCount), at: path)
    }
    let ids = IdRule.result(of: responses.ids)
    if ids.isUUID { resource.idType = .primitive(.uuid) }
    inferred.comments.notes[path] = ids.note
    for attribute in responses.attributes.members {
      guard NameRule.isUsable(attribute.name) else {
        omit(attribute.name, of: type)
        continue
      }
      let (member, inner) = values.member(attribute, in: responses.attributes, isInGuess: isRare)
      resource.attributes.append(member)
      inferred.comments.add(inner, at: path + ["attributes", attribute.name])
    }
    for relationship in responses.relationships.members {
      guard NameRule.isUsable(relationship.name), relationship.count > 0 else {
        omit(relationship.name, of: type)
        continue
      }
      let result = relationships.result(
        of: relationship, in: responses.relationships, of: type, isInGuess: isRare)
      if let found = result.relationship {
        resource.relationships.append(found)
        inferred.comments.add(result.comments, at: path + ["relationships", relationship.name])
      } else {
        inferred.remarks[type, default: []].append(
          "# to do: name the target of `\(relationship.name)` of `\(type)`")
      }
    }
    resource.distinguishFields()
    let own = resource.attributes.map(\.name.value) + responses.relationships.members.map(\.name)
    for endpoint in relationships.targets.linkages(of: type, besides: own) {
      guard let relationship = relationships.relationship(ofEndpoint: endpoint) else { continue }
      resource.relationships.append(relationship)
      inferred.comments.add(
        "seen at its endpoint alone", at: path + ["relationships", endpoint.name])
    }
    let surroundings = values.linksAndMeta(of: responses.surroundings, isInGuess: isRare)
    (resource.links, resource.meta) = (surroundings.links, surroundings.meta)
    inferred.comments.add(surroundings.comments, at: path)
    return resource
  }

  private mutating func addRequests() {
    let operations = OperationRule(profile)
    for index in inferred.schema.resources.indices {
      var resource = inferred.schema.resources[index]
      let type = resource.type.value
      guard let seen = profile.types[type] else { continue }
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
          .apply(to: &resource, result.endpoints, in: inferred.schema)
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
  public var hasExamples: Bool
  /// The number of whole objects below which a member is optional.
  public var objectsForRequired: Int

  /// - Parameter isAsSeen: True if only members with an observed absence are optional.
  public init(name: String, isAsSeen: Bool = false, hasExamples: Bool = false) {
    self.name = name
    self.hasExamples = hasExamples
    objectsForRequired = isAsSeen ? 0 : 3
  }
}
