import SchemaDiff

extension ChangePair {
  /// Types of values.
  static let types: [ChangePair] = [
    ChangePair(
      "size: Int",
      "size: Double",
      (.integerToNumber, "~·~✗", "`size` is `Double` now, was `Int`"),
      (.numberToInteger, "·~✗✗", "`size` is `Int` now, was `Double`"), in: Place.attribute),
    ChangePair(
      "size: { type: Int, format: text }",
      "size: { type: Decimal, format: text }",
      (.integerToNumber, "~·~✗", "`size` is `Decimal in text` now, was `Int in text`"),
      (.numberToInteger, "·~✗✗", "`size` is `Int in text` now, was `Decimal in text`"),
      in: Place.attribute),
    ChangePair(
      "key: UUID",
      "key: String",
      (.formToString, "✗·✗✗", "`key` is `String` now, was `UUID`"),
      (.stringToForm, "·~✗✗", "`key` is `UUID` now, was `String`"), in: Place.attribute),
    ChangePair(
      "size: { type: Decimal, format: text }",
      "size: String",
      (.formToString, "✗·✗✗", "`size` is `String` now, was `Decimal in text`"),
      (.stringToForm, "·~✗✗", "`size` is `Decimal in text` now, was `String`"), in: Place.attribute),
    ChangePair(
      "state: { enum: [new, old] }",
      "state: String",
      (.openEnumToString, "··~✗", "`state` is `String` now, was `enum`"),
      (.stringToEnum, "·✗✗✗", "`state` is `enum` now, was `String`"), in: Place.attribute),
    ChangePair(
      "state: { enum: [new, old], open: false }",
      "state: String",
      (.formToString, "✗·✗✗", "`state` is `String` now, was `enum`"),
      (.stringToEnum, "·✗✗✗", "`state` is `enum` now, was `String`"), in: Place.attribute),
    ChangePair(
      "size: Int",
      "size: Int | String",
      (.toUnion, "✗·✗✗", "`size` is `Int | String` now, was `Int`"),
      (.fromUnion, "·✗✗✗", "`size` is `Int` now, was `Int | String`"), in: Place.attribute),
    ChangePair(
      "size: Int | String",
      "size: Int | String | Bool",
      (.addedCaseToOpenUnion, "··~~", "`size` may be `Bool` now"),
      (.removedCase, "·✗✗✗", "`size` is never `Bool` now"), in: Place.attribute),
    ChangePair(
      "size: { oneOf: [Int, String], open: false }",
      "size: { oneOf: [Int, String, Bool], open: false }",
      (.addedCaseToClosedUnion, "✗·✗~", "`size` may be `Bool` now"),
      (.removedCase, "·✗✗✗", "`size` is never `Bool` now"), in: Place.attribute),
    ChangePair(
      "door: { oneOf: { key: { object: { id: Int } }, pad: { object: {} } }, tag: kind }",
      "door: { oneOf: { key: { object: { id: Int } }, pad: { object: {} } }, tag: type }",
      (.changedTag, "✗✗✗·", "`door` is told apart by its member `type` now"),
      (.changedTag, "✗✗✗·", "`door` is told apart by its member `kind` now"), in: Place.attribute),
    ChangePair(
      "door: { oneOf: { key: { object: { id: Int } }, pad: { object: {} } }, tag: kind }",
      "door: { oneOf: { key: { object: { id: Int } }, pad: { object: {} }, bolt: { object: {} } }, tag: kind }",
      (.addedCaseToOpenUnion, "··~~", "`door` may be `bolt` now"),
      (.removedCase, "·✗✗✗", "`door` is never `bolt` now"), in: Place.attribute),
    ChangePair(
      "door: { oneOf: { key: { object: { id: Int } }, pad: { object: {} } }, tag: kind, open: false }",
      "door: { oneOf: { key: { object: { id: Int } }, pad: { object: {} }, bolt: { object: {} } }, tag: kind, open: false }",
      (.addedCaseToClosedUnion, "✗·✗~", "`door` may be `bolt` now"),
      (.removedCase, "·✗✗✗", "`door` is never `bolt` now"), in: Place.attribute),
    ChangePair(
      "door: { oneOf: { key: { object: { id: Int } }, pad: { object: {} } }, tag: kind }",
      "door: { oneOf: { key: { object: { id: String } }, pad: { object: {} } }, tag: kind }",
      (.otherType, "✗✗✗✗", "`door.id` is `String` now, was `Int`"),
      (.otherType, "✗✗✗✗", "`door.id` is `Int` now, was `String`"), in: Place.attribute),
    ChangePair(
      "info: { map: String }",
      "info: { object: { name: String } }",
      (.mapOrObject, "~~~✗", "`info` is `object` now, was `{ map: String }`"),
      (.mapOrObject, "~~~✗", "`info` is `{ map: String }` now, was `object`"), in: Place.attribute),
    ChangePair(
      "info: String",
      "info: JSON",
      (.toJSON, "~~~✗", "`info` is `JSON` now, was `String`"),
      (.fromJSON, "·~✗✗", "`info` is `String` now, was `JSON`"), in: Place.attribute),
    ChangePair(
      """
      types: { Money: { swift: Shop.Money, import: Shop } }
      resources: { articles: { attributes: { price: Money } } }
      """,
      "resources: { articles: { attributes: { price: Int } } }",
      (.toJSON, "~~~✗", "`price` is `Int` now, was `Money`"),
      (.toJSON, "~~~✗", "`price` is `Money` now, was `Int`")),
    ChangePair(
      "size: Int",
      "size: [Int]",
      (.otherType, "✗✗✗✗", "`size` is `[Int]` now, was `Int`"),
      (.otherType, "✗✗✗✗", "`size` is `Int` now, was `[Int]`"), in: Place.attribute),
    ChangePair(
      "on: DateTime",
      "on: Day",
      (.otherType, "✗✗✗✗", "`on` is `Day` now, was `DateTime`"),
      (.otherType, "✗✗✗✗", "`on` is `DateTime` now, was `Day`"), in: Place.attribute),
    ChangePair(
      "on: { type: DateTime, format: dd.MM.yyyy HH:mm }",
      "on: DateTime",
      (.changedFormat, "✗✗✗·", "`on` has the format none now, had `dd.MM.yyyy HH:mm`"),
      (.changedFormat, "✗✗✗·", "`on` has the format `dd.MM.yyyy HH:mm` now, had none"),
      in: Place.attribute),
    ChangePair(
      "size: { type: Decimal, format: text }",
      "size: Decimal",
      (.changedFormat, "✗✗✗·", "`size` is written in another form now"),
      (.changedFormat, "✗✗✗·", "`size` is written in another form now"), in: Place.attribute),
    ChangePair(
      "code: { type: String, pattern: '[a-z]+' }",
      "code: { type: String, pattern: '[a-z]{2}' }",
      (.changedPattern, "·~~·", "`code` has the pattern `[a-z]{2}` now, had `[a-z]+`"),
      (.changedPattern, "·~~·", "`code` has the pattern `[a-z]+` now, had `[a-z]{2}`"),
      in: Place.attribute),
    ChangePair(
      "state: { enum: [new, old] }",
      "state: { enum: [new, old, lost] }",
      (.addedOpenEnumValue, "··~~", "value `lost` of enum `state` was added"),
      (.removedEnumValue, "·✗✗✗", "value `lost` of enum `state` was removed"), in: Place.attribute),
    ChangePair(
      "state: { enum: [new, old], open: false }",
      "state: { enum: [new, old, lost], open: false }",
      (.addedClosedEnumValue, "✗·✗~", "value `lost` of enum `state` was added"),
      (.removedEnumValue, "·✗✗✗", "value `lost` of enum `state` was removed"), in: Place.attribute),
    ChangePair(
      "state: { enum: [new, old] }",
      "state: { enum: [new, old], open: false }",
      (.enumClosed, "·~✗✗", "enum `state` is closed now"),
      (.enumOpened, "··✗✗", "enum `state` is open now"), in: Place.attribute),
  ]
}
