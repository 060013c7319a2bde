// Made by jsonapi-gen from drf-example.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The attributes and relationships of resource objects of type `questionnaire`.
public struct QuestionnaireDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "questionnaire"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var questions: JSONAPI.Attribute<[Question]>
    public var metadata: JSONAPI.Attribute<Metadata>

    public init(name: Swift.String, questions: [Question], metadata: Metadata) {
      self.name = JSONAPI.Attribute(value: name)
      self.questions = JSONAPI.Attribute(value: questions)
      self.metadata = JSONAPI.Attribute(value: metadata)
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships

  public struct Metadata: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var author: Swift.String
    public var producer: Swift.String??

    public init(author: Swift.String, producer: Swift.String?? = nil) {
      self.author = author
      self.producer = producer
    }

    public init(from decoder: any Swift.Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.author = try container.decode(Swift.String.self, forKey: .author)
      self.producer = try container.decodeIfPresent(
        JSONAPI.Attribute<Swift.String?>.self,
        forKey: .producer
      ).map(\.value)
    }

    public func encode(to encoder: any Swift.Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(self.author, forKey: .author)
      try container.encodeIfPresent(
        self.producer.map { JSONAPI.Attribute(value: $0) },
        forKey: .producer
      )
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case author
      case producer
    }
  }
}

/// A resource object of type `questionnaire`.
public typealias Questionnaire = JSONAPI.ResourceObject<
  QuestionnaireDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, PrimaryKey
>

/// A resource object of type `questionnaire` that is yet to be created, and has no id.
public typealias NewQuestionnaire = JSONAPI.ResourceObject<
  QuestionnaireDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
