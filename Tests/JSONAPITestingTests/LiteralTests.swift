import JSONAPI
import JSONAPITesting
import Testing

/// In tests, attributes, ids and relationships are written as what they hold.
@Suite struct LiteralTests {
  @Test func attributesAreWrittenAsTheirValues() {
    let attributes = Article.Attributes(
      title: "Rails is Omakase", tags: ["rails", "food"], counts: ["likes": 3], rating: 4.5,
      draft: false)
    #expect(attributes.title == Attribute(value: "Rails is Omakase"))
    #expect(attributes.tags.value == ["rails", "food"])
    #expect(attributes.counts?.value == ["likes": 3])
    #expect(attributes.rating.value == 4.5)
    #expect(attributes.draft.value == false)
  }

  @Test func nilIsMissingForAMissingAttributeAndNullForANullableOne() {
    let missing: Attribute<String?>? = nil
    let null: Attribute<String?> = nil
    #expect(missing == nil)
    #expect(null == Attribute(value: nil))
  }

  @Test func optionalAttributesAreWrittenAsTheirValues() {
    let nickname: Attribute<String?>? = "Jo"
    let age: Attribute<Int>? = 3
    let ratio: Attribute<Double?> = 0.5
    let flag: Attribute<Bool>? = true
    #expect(nickname == Attribute(value: "Jo"))
    #expect(age == Attribute(value: 3))
    #expect(ratio == Attribute(value: 0.5))
    #expect(flag == Attribute(value: true))
  }

  @Test func collectionsOfOptionalAttributesAreLiteralsToo() {
    let tags: Attribute<[String]?> = ["a", "b"]
    let extra: Attribute<JSONValue> = ["a": 1, "b": [nil, "x"]]
    let list: Attribute<JSONValue> = [1, "two"]
    #expect(tags.value == ["a", "b"])
    #expect(extra.value == .object(["a": 1, "b": .array([.null, "x"])]))
    #expect(list.value == .array([1, "two"]))
  }

  @Test func ofEqualKeysTheLastOneCounts() {
    let counts: Attribute<[String: Int]> = ["a": 1, "a": 2]
    #expect(counts.value == ["a": 2])
  }

  @Test func idsAreWrittenAsTheirRawValues() {
    let person: Person.Id = "1"
    let dog: Dog.Id = 7
    #expect(person == Person.Id(rawValue: "1"))
    #expect(dog == Dog.Id(rawValue: 7))
  }

  @Test func relationshipsAreWrittenAsTheirIds() {
    let relationships = Article.Relationships(
      author: "1", editor: nil, readers: ["2", "3"], winner: nil)
    #expect(relationships.author.id == Person.Id(rawValue: "1"))
    #expect(relationships.editor.id == nil)
    #expect(relationships.readers.ids.map(\.rawValue) == ["2", "3"])

    let editor: ToOneRelationship<Person?, NoIdMetadata, NoMetadata, NoLinks> = "4"
    let reviewer: ToOneRelationship<Person, NoIdMetadata, NoMetadata, NoLinks>? = "5"
    #expect(editor.id?.rawValue == "4")
    #expect(reviewer?.id.rawValue == "5")
  }
}
