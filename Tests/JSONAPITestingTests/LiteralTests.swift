import JSONAPI
import JSONAPITesting
import Testing

/// Literals for attributes, ids and relationships.
@Suite struct LiteralTests {
  @Test("creates attributes from literals")
  func createsAttributesFromLiterals() {
    let attributes = Article.Attributes(
      title: "Rails is Omakase", tags: ["rails", "food"], counts: ["likes": 3], rating: 4.5,
      draft: false)
    #expect(attributes.title == Attribute(value: "Rails is Omakase"))
    #expect(attributes.tags.value == ["rails", "food"])
    #expect(attributes.counts?.value == ["likes": 3])
    #expect(attributes.rating.value == 4.5)
    #expect(attributes.draft.value == false)
  }

  @Test("uses nil for an absent attribute and for null")
  func usesNilForAbsentAttributeAndForNull() {
    let absent: Attribute<String?>? = nil
    let null: Attribute<String?> = nil
    #expect(absent == nil)
    #expect(null == Attribute(value: nil))
  }

  @Test("creates optional attributes from literals")
  func createsOptionalAttributesFromLiterals() {
    let nickname: Attribute<String?>? = "Jo"
    let age: Attribute<Int>? = 3
    let ratio: Attribute<Double?> = 0.5
    let flag: Attribute<Bool>? = true
    #expect(nickname == Attribute(value: "Jo"))
    #expect(age == Attribute(value: 3))
    #expect(ratio == Attribute(value: 0.5))
    #expect(flag == Attribute(value: true))
  }

  @Test("creates attributes from collection literals")
  func createsAttributesFromCollectionLiterals() {
    let tags: Attribute<[String]?> = ["a", "b"]
    let extra: Attribute<JSONValue> = ["a": 1, "b": [nil, "x"]]
    let list: Attribute<JSONValue> = [1, "two"]
    #expect(tags.value == ["a", "b"])
    #expect(extra.value == .object(["a": 1, "b": .array([.null, "x"])]))
    #expect(list.value == .array([1, "two"]))
  }

  @Test("uses the last of several equal keys")
  func usesLastOfSeveralEqualKeys() {
    let counts: Attribute<[String: Int]> = ["a": 1, "a": 2]
    #expect(counts.value == ["a": 2])
  }

  @Test("creates ids from literals")
  func createsIdsFromLiterals() {
    let person: Person.Id = "1"
    let dog: Dog.Id = 7
    #expect(person == Person.Id(rawValue: "1"))
    #expect(dog == Dog.Id(rawValue: 7))
  }

  @Test("creates relationships from literals")
  func createsRelationshipsFromLiterals() {
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
