import CodingRoutes
import Foundation
import JSONAPI
import RuntimeModels
import Testing

@Suite("Tables of members")
struct MemberTableTests {
  /// A document with all forms of attributes and relationships.
  private static let document = NothingThrownTests.document

  @Test(
    "reads what is wrong in any place as a JSONDecoder does",
    arguments: ["null", "5", #""x""#, "true", "[]", "{}", #"{"type":"people","id":"9"}"#])
  func readsWrongValuesInAnyPlace(value: String) throws {
    let wrong = try JSONDecoder().decode(JSONValue.self, from: Data(value.utf8))
    let whole = try JSONDecoder().decode(JSONValue.self, from: Data(Self.document.utf8))
    let variants = whole.replacements(by: wrong)
    #expect(variants.count > 60)
    for variant in variants { try agree(variant) }
  }

  @Test("reads a document from which anything is left out as a JSONDecoder does")
  func readsDocumentsWithoutAMember() throws {
    let whole = try JSONDecoder().decode(JSONValue.self, from: Data(Self.document.utf8))
    for variant in whole.omissions { try agree(variant) }
  }

  @Test("reads members in the opposite order")
  func readsMembersInOppositeOrder() throws {
    let whole = try JSONDecoder().decode(JSONValue.self, from: Data(Self.document.utf8))
    let usual = try JSONAPIDecoder().decode(
      ArticleDocument.self, from: Data(whole.text(reversed: false).utf8))
    let opposite = try JSONAPIDecoder().decode(
      ArticleDocument.self, from: Data(whole.text(reversed: true).utf8))
    #expect(usual == opposite)
    #expect(usual.body.primaryResource?.value.title == "Omakase")
  }

  @Test("sets parts that may be absent and have no members to nil")
  func readsOptionalPartsWithoutMembers() throws {
    typealias Resource = ResourceObject<OnlyId, NoMetadata?, NoLinks?, String>
    for text in [#"{"type":"x","id":"1"}"#, #"{"type":"x","id":"1","meta":{"a":1},"links":{}}"#] {
      // Twice, as memory is used again.
      for _ in 1...2 {
        let resource = try CodingRoutes.decode(Resource.self, from: Data(text.utf8))
        #expect(resource.meta == nil && resource.links == nil)
      }
    }
  }

  @Test("sets meta of a document with errors to nil if it is null or cannot be read")
  func readsErrorsWithoutMeta() throws {
    typealias Errors = Document<
      NoResourceBody, WithFirst?, NoLinks, NoIncludes, NoAPIDescription, UnknownJSONAPIError
    >
    for meta in ["null", "5", "{}"] {
      let text = #"{"errors":[{"title":"x"}],"meta":\#(meta)}"#
      let document = try CodingRoutes.decode(Errors.self, from: Data(text.utf8))
      #expect(document.body.meta == nil)
      #expect(document.body.errors?.count == 1)
    }
  }

  /// Decodes on both routes, which throws a `Disagreement` if these differ. An error on both is no issue.
  private func agree(_ variant: JSONValue) throws {
    do {
      _ = try CodingRoutes.decode(
        ArticleDocument.self, from: Data(variant.text(reversed: false).utf8))
    } catch let error as Disagreement {
      throw error
    } catch {}
  }

  // More members than a word has bits.
  @Test("reads, compares and writes an object of seventy members, and fails at any of them")
  func readsManyMembers() throws {
    let names = (0..<70).map { "m\($0)" }
    let text =
      "{" + names.map { "\"\($0)\":\"\($0) is longer than a small string\"" }.joined(separator: ",")
      + "}"
    let many = try JSONAPIDecoder().decode(Many.self, from: Data(text.utf8))
    #expect(many.first == "m0 is longer than a small string")
    #expect(many.last?.hasPrefix("m69") == true)
    #expect(try JSONAPIEncoder().encode(many) == Data(text.utf8))
    #expect(try JSONDecoder().decode(Many.self, from: Data(text.utf8)) == many)
    for name in names {
      let wrong = text.replacing(
        "\"\(name)\":\"\(name) is longer than a small string\"", with: "\"\(name)\":5")
      #expect(throws: DecodingError.self) {
        try JSONAPIDecoder().decode(Many.self, from: Data(wrong.utf8))
      }
    }
    let twice = text.dropLast() + #","m69":"again"}"#
    #expect(try JSONAPIDecoder().decode(Many.self, from: Data(twice.utf8)) == many)
    var other = many
    other.last = nil
    #expect(other != many)
  }

  @Test("ends the program where a stored property has no row")
  func refusesTablesWithoutAProperty() async {
    await #expect(processExitsWith: .failure) {
      _ = try JSONAPIEncoder().encode(WithoutRow(first: "", second: ""))
    }
    await #expect(processExitsWith: .failure) {
      _ = try JSONAPIEncoder().encode(WithoutLastRow(first: "", second: ""))
    }
    await #expect(processExitsWith: .failure) {
      _ = try JSONAPIEncoder().encode(Computed(first: ""))
    }
    await #expect(processExitsWith: .failure) {
      _ = try JSONAPIEncoder().encode(WithoutSmallRow(first: nil, second: true, third: ""))
    }
  }

  @Test("ends the program where two rows have the same name")
  func refusesTablesWithTwoRowsOfOneName() async {
    await #expect(processExitsWith: .failure) {
      _ = try JSONAPIEncoder().encode(SameNames(first: "", second: ""))
    }
  }
}

private struct WithFirst: JSONAPI.Meta, ModelObject {
  var first: String

  static let members = Members<Self> { $0.add("first", \.first) }
}

private enum OnlyId: ResourceObjectDescription {
  static let jsonType = "x"
  typealias Attributes = NoAttributes
  typealias Relationships = NoRelationships
}

private struct WithoutRow: ModelObject {
  var first: String
  var second: String

  static let members = Members<Self> { $0.add("second", \.second) }
}

private struct WithoutLastRow: ModelObject {
  var first: String
  var second: String

  static let members = Members<Self> { $0.add("first", \.first) }
}

/// The property without a row fits in what could be padding.
private struct WithoutSmallRow: ModelObject {
  var first: Int?
  var second: Bool
  var third: String

  static let members = Members<Self> {
    $0.add("first", \.first)
    $0.add("third", \.third)
  }
}

private struct SameNames: ModelObject {
  var first: String
  var second: String

  static let members = Members<Self> {
    $0.add("name", \.first)
    $0.add("name", \.second)
  }
}

private struct Computed: ModelObject {
  var first: String
  var second: String { first }

  static let members = Members<Self> {
    $0.add("first", \.first)
    $0.add("second", \.second)
  }
}

private struct Many: ModelObject {
  var m0: String?, m1: String?, m2: String?, m3: String?, m4: String?, m5: String?
  var m6: String?, m7: String?, m8: String?, m9: String?, m10: String?, m11: String?
  var m12: String?, m13: String?, m14: String?, m15: String?, m16: String?, m17: String?
  var m18: String?, m19: String?, m20: String?, m21: String?, m22: String?, m23: String?
  var m24: String?, m25: String?, m26: String?, m27: String?, m28: String?, m29: String?
  var m30: String?, m31: String?, m32: String?, m33: String?, m34: String?, m35: String?
  var m36: String?, m37: String?, m38: String?, m39: String?, m40: String?, m41: String?
  var m42: String?, m43: String?, m44: String?, m45: String?, m46: String?, m47: String?
  var m48: String?, m49: String?, m50: String?, m51: String?, m52: String?, m53: String?
  var m54: String?, m55: String?, m56: String?, m57: String?, m58: String?, m59: String?
  var m60: String?, m61: String?, m62: String?, m63: String?, m64: String?, m65: String?
  var m66: String?, m67: String?, m68: String?, m69: String?

  var first: String? { m0 }
  var last: String? {
    get { m69 }
    set { m69 = newValue }
  }

  private static var properties: [(StaticString, KeyPath<Self, String?>)] {
    [
      ("m0", \.m0), ("m1", \.m1), ("m2", \.m2), ("m3", \.m3), ("m4", \.m4), ("m5", \.m5),
      ("m6", \.m6), ("m7", \.m7), ("m8", \.m8), ("m9", \.m9), ("m10", \.m10), ("m11", \.m11),
      ("m12", \.m12), ("m13", \.m13), ("m14", \.m14), ("m15", \.m15), ("m16", \.m16),
      ("m17", \.m17), ("m18", \.m18), ("m19", \.m19), ("m20", \.m20), ("m21", \.m21),
      ("m22", \.m22), ("m23", \.m23), ("m24", \.m24), ("m25", \.m25), ("m26", \.m26),
      ("m27", \.m27), ("m28", \.m28), ("m29", \.m29), ("m30", \.m30), ("m31", \.m31),
      ("m32", \.m32), ("m33", \.m33), ("m34", \.m34), ("m35", \.m35), ("m36", \.m36),
      ("m37", \.m37), ("m38", \.m38), ("m39", \.m39), ("m40", \.m40), ("m41", \.m41),
      ("m42", \.m42), ("m43", \.m43), ("m44", \.m44), ("m45", \.m45), ("m46", \.m46),
      ("m47", \.m47), ("m48", \.m48), ("m49", \.m49), ("m50", \.m50), ("m51", \.m51),
      ("m52", \.m52), ("m53", \.m53), ("m54", \.m54), ("m55", \.m55), ("m56", \.m56),
      ("m57", \.m57), ("m58", \.m58), ("m59", \.m59), ("m60", \.m60), ("m61", \.m61),
      ("m62", \.m62), ("m63", \.m63), ("m64", \.m64), ("m65", \.m65), ("m66", \.m66),
      ("m67", \.m67), ("m68", \.m68), ("m69", \.m69),
    ]
  }

  static let members = Members<Self> {
    for (name, property) in properties { $0.add(name, property) }
  }
}

extension JSONValue {
  /// The value with another one in place of each of those in it, in turn.
  fileprivate func replacements(by other: JSONValue) -> [JSONValue] {
    switch self {
    case .object(let members):
      members.flatMap { name, value in
        ([other] + value.replacements(by: other)).map { replaced in
          var members = members
          members[name] = .some(replaced)
          return .object(members)
        }
      }
    case .array(let elements):
      elements.indices.flatMap { index in
        ([other] + elements[index].replacements(by: other)).map { replaced in
          var elements = elements
          elements[index] = replaced
          return .array(elements)
        }
      }
    default: []
    }
  }

  /// The value without each of the members and elements in it, in turn.
  fileprivate var omissions: [JSONValue] {
    switch self {
    case .object(let members):
      members.flatMap { name, value -> [JSONValue] in
        var rest = members
        rest[name] = nil
        return [.object(rest)]
          + value.omissions.map { omitted -> JSONValue in
            var members = members
            members[name] = .some(omitted)
            return .object(members)
          }
      }
    case .array(let elements):
      elements.indices.flatMap { index -> [JSONValue] in
        var rest = elements
        rest.remove(at: index)
        return [.array(rest)]
          + elements[index].omissions.map { omitted -> JSONValue in
            var elements = elements
            elements[index] = omitted
            return .array(elements)
          }
      }
    default: []
    }
  }

  /// The value as text, with the members in the order of their names or in the opposite one.
  fileprivate func text(reversed: Bool) -> String {
    switch self {
    case .object(let members):
      let names = reversed ? members.keys.sorted(by: >) : members.keys.sorted()
      let texts = names.map { name in
        "\(JSONValue.string(name).text(reversed: reversed)):\(members[name]?.text(reversed: reversed) ?? "")"
      }
      return "{" + texts.joined(separator: ",") + "}"
    case .array(let elements):
      return "[" + elements.map { $0.text(reversed: reversed) }.joined(separator: ",") + "]"
    default:
      return (try? JSONAPIEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
  }
}
