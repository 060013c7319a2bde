import BlogModels
import BlogTypes
import Foundation
import JSONAPI
import Testing

@Suite struct AttributeTests {
  @Test("provides attributes as plain values")
  func providesAttributesAsPlainValues() throws {
    let article = try Examples.article()

    #expect(article.title == "JSON:API paints my bikeshed!")
    #expect(article.featured)
    #expect(article.wordCount == 4)
    #expect(article.views == 5_000_000_000)
    #expect(article.rating == 4.5)
    #expect(article.royalty == Decimal(string: "0.15"))
    #expect(article.revisionID == UUID(uuidString: "0b5c8e1e-58a2-4b0c-9c57-6b2e4f1b7a10"))
    #expect(article.createdAt == Date(timeIntervalSince1970: 1_432_306_589))
    #expect(article.updatedAt == Date(timeIntervalSince1970: 1_432_306_588.25))
    #expect(article.publishOn == Day("2015-05-23"))
    #expect(article.publishTime == Time("08:30:00"))
    #expect(article.fingerprint == Data("JSON:API".utf8))
    #expect(article.tags == ["json", "api"])
    #expect(article.footnotes == ["See below.", nil])
    #expect(article.translations == ["nl": "De kleur van het fietsenhok"])
    #expect(article.editions["first"]?.map(\.description) == ["2015-05-23", "2015-06-01"])
    #expect(article.extra == ["mood": ["cheerful", 1, nil]])
  }

  @Test("decodes dates in the pattern of the schema")
  func decodesDatesInPatternOfSchema() throws {
    let article = try Examples.article()

    #expect(article.printedAt == Date(timeIntervalSince1970: 1_432_306_560))
    #expect(article.indexedAt == Date(timeIntervalSince1970: 1_432_306_800))
    #expect(article.openedOn == Day("2015-05-25"))
  }

  @Test("decodes a number in a string")
  func decodesNumberInString() throws {
    let article = try Examples.article()

    #expect(article.tip == Decimal(string: "2.5"))
    #expect(try json(of: article)["attributes"]?["tip"] == "2.50")
  }

  @Test("decodes a value of several types as an enum")
  func decodesValueOfSeveralTypesAsEnum() throws {
    let article = try Examples.article()

    #expect(article.readingTime?.string == "an evening")
    switch article.cover {
    case .image(let picture): #expect(picture.altText == "A shed")
    case .color, nil: Issue.record("expected an image")
    }
    let quick = article.tappingAttributes {
      $0.readingTime = Attribute(value: .int(5))
      $0.cover = Attribute(value: .color(.red))
    }
    #expect(try json(of: quick)["attributes"]?["reading-time"] == 5)
    #expect(try json(of: quick)["attributes"]?["cover"] == "red")
  }

  @Test("encodes an object as it was decoded")
  func encodesObjectAsItWasDecoded() throws {
    let text = """
      {
        "street": "S", "city": "C", "country": "NL", "verifiedAt": "2015-05-22T16:56:29.000+02:00"
      }
      """
    let address: Address = try decode(from: text)

    #expect(address.verifiedAt == Date(timeIntervalSince1970: 1_432_306_589))
    #expect(try json(of: address) == json(text))
  }

  @Test("nests the types of inline objects")
  func nestsTypesOfInlineObjects() throws {
    let dimensions = try #require(try Examples.article().dimensions)

    #expect(dimensions == ArticleDescription.Dimensions(width: 210, height: 297, unit: .mm))
  }

  @Test("distinguishes absent, null and a value")
  func distinguishesAbsentNullAndValue() throws {
    func subtitle(_ attributes: String) throws -> Attribute<String?>? {
      try decode(Article.self, from: Examples.smallestArticleText(attributes: attributes))
        .attributes.subtitle
    }

    #expect(try subtitle("") == nil)
    #expect(try subtitle(#""subtitle": null"#) == .some(Attribute(value: nil)))
    #expect(try subtitle(#""subtitle": "S""#) == .some(Attribute(value: "S")))
  }

  @Test(
    "encodes absent, null and a value as they were decoded",
    arguments: ["", #""subtitle": null"#, #""subtitle": "S""#, #""publish-on": null"#])
  func encodesAbsentNullAndValueAsTheyWereDecoded(attributes: String) throws {
    let text = Examples.smallestArticleText(attributes: attributes)

    #expect(try json(of: decode(Article.self, from: text)) == json(text))
  }

  @Test("distinguishes absent and null in objects")
  func distinguishesAbsentAndNullInObjects() throws {
    func address(_ zip: String) throws -> Address {
      let text = #"{ "street": "S", "city": "C", "country": "NL"\#(zip) }"#
      let address: Address = try decode(from: text)
      #expect(try json(of: address) == json(text))
      return address
    }

    #expect(try address("").zip == nil)
    #expect(try address(#", "zip": null"#).zip == .some(nil))
    #expect(try address(#", "zip": "1011""#).zip == "1011")
  }

  @Test("encodes a changed attribute in its format")
  func encodesChangedAttributeInItsFormat() throws {
    let closingTime = try #require(Time("17:00:05"))
    let article = try Examples.article().tappingAttributes {
      $0.createdAt = TransformedAttribute(value: Date(timeIntervalSince1970: 0.5))
      $0.publishTime = TransformedAttribute(value: closingTime)
    }
    let attributes = try json(of: article)["attributes"]

    #expect(attributes?["created-at"] == "1970-01-01T00:00:00.500Z")
    #expect(attributes?["publish-time"] == "17:00:05")
  }

  @Test("renames attributes that begin with a digit")
  func renamesAttributesThatBeginWithDigit() throws {
    let images = try Examples.includes()[Image.self]

    #expect(images.map(\.thumbnail) == [URL(string: "https://blog.example/shed-62x62.jpg")])
  }

  @Test("resolves a relative URL against its base, and encodes it as it was")
  func resolvesRelativeURL() throws {
    typealias Avatar = TransformedAttribute<String, PersonDescription.AvatarBase>
    let avatars = try decode([Avatar].self, from: #"["ada.png"]"#)

    #expect(avatars[0].value.absoluteString == "https://blog.example.com/media/ada.png")
    #expect(try json(of: avatars) == ["ada.png"])
  }
}
