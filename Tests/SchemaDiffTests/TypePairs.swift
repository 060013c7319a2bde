import SchemaDiff

extension ChangePair {
  /// Types of values.
  static let types: [ChangePair] = [
    ChangePair(
      "size: Int",
      "size: Double",
      (.integerToNumber, "~·~✗", "`size` is now `Double`, was `Int`"),
      (.numberToInteger, "·~✗✗", "`size` is now `Int`, was `Double`"), in: Place.attribute),
    ChangePair(
      "size: { type: Int, format: text }",
      "size: { type: Decimal, format: text }",
      (.integerToNumber, "~·~✗", "`size` is now `Decimal in text`, was `Int in text`"),
      (.numberToInteger, "·~✗✗", "`size` is now `Int in text`, was `Decimal in text`"),
      in: Place.attribute),
    ChangePair(
      "key: UUID",
      "key: String",
      (.formToString, "✗·✗✗", "`key` is now `String`, was `UUID`"),
      (.stringToForm, "·~✗✗", "`key` is now `UUID`, was `String`"), in: Place.attribute),
    ChangePair(
      "size: { type: Decimal, format: text }",
      "size: String",
      (.formToString, "✗·✗✗", "`size` is now `String`, was `Decimal in text`"),
      (.stringToForm, "·~✗✗", "`size` is now `Decimal in text`, was `String`"), in: Place.attribute),
    ChangePair(
      "state: { enum: [new, old] }",
      "state: String",
      (.openEnumToString, "··~✗", "`state` is now `String`, was `enum`"),
      (.stringToEnum, "·✗✗✗", "`state` is now `enum`, was `String`"), in: Place.attribute),
    ChangePair(
      "state: { enum: [new, old], open: false }",
      "state: String",
      (.formToString, "✗·✗✗", "`state` is now `String`, was `enum`"),
      (.stringToEnum, "·✗✗✗", "`state` is now `enum`, was `String`"), in: Place.attribute),
    ChangePair(
      "size: Int",
      "size: Int | String",
      (.toUnion, "✗·✗✗", "`size` is now `Int | String`, was `Int`"),
      (.fromUnion, "·✗✗✗", "`size` is now `Int`, was `Int | String`"), in: Place.attribute),
    ChangePair(
      "size: Int | String",
      "size: Int | String | Bool",
      (.addedCaseToOpenUnion, "··~~", "`size` may now be `Bool`"),
      (.removedCase, "·✗✗✗", "`size` can no longer be `Bool`"), in: Place.attribute),
    ChangePair(
      "size: { oneOf: [Int, String], open: false }",
      "size: { oneOf: [Int, String, Bool], open: false }",
      (.addedCaseToClosedUnion, "✗·✗~", "`size` may now be `Bool`"),
      (.removedCase, "·✗✗✗", "`size` can no longer be `Bool`"), in: Place.attribute),
    ChangePair(
      "door: { oneOf: { key: { object: { id: Int } }, pad: { object: {} } }, tag: kind }",
      "door: { oneOf: { key: { object: { id: Int } }, pad: { object: {} } }, tag: type }",
      (.changedTag, "✗✗✗·", "`door` is now distinguished by its member `type`"),
      (.changedTag, "✗✗✗·", "`door` is now distinguished by its member `kind`"), in: Place.attribute
    ),
    ChangePair(
      "door: { oneOf: { key: { object: { id: Int } }, pad: { object: {} } }, tag: kind }",
      "door: { oneOf: { key: { object: { id: Int } }, pad: { object: {} }, bolt: { object: {} } }, tag: kind }",
      (.addedCaseToOpenUnion, "··~~", "`door` may now be `bolt`"),
      (.removedCase, "·✗✗✗", "`door` can no longer be `bolt`"), in: Place.attribute),
    ChangePair(
      "door: { oneOf: { key: { object: { id: Int } }, pad: { object: {} } }, tag: kind, open: false }",
      "door: { oneOf: { key: { object: { id: Int } }, pad: { object: {} }, bolt: { object: {} } }, tag: kind, open: false }",
      (.addedCaseToClosedUnion, "✗·✗~", "`door` may now be `bolt`"),
      (.removedCase, "·✗✗✗", "`door` can no longer be `bolt`"), in: Place.attribute),
    ChangePair(
      "door: { oneOf: { key: { object: { id: Int } }, pad: { object: {} } }, tag: kind }",
      "door: { oneOf: { key: { object: { id: String } }, pad: { object: {} } }, tag: kind }",
      (.otherType, "✗✗✗✗", "`door.id` is now `String`, was `Int`"),
      (.otherType, "✗✗✗✗", "`door.id` is now `Int`, was `String`"), in: Place.attribute),
    ChangePair(
      "info: { map: String }",
      "info: { object: { name: String } }",
      (.mapOrObject, "~~~✗", "`info` is now `object`, was `{ map: String }`"),
      (.mapOrObject, "~~~✗", "`info` is now `{ map: String }`, was `object`"), in: Place.attribute),
    ChangePair(
      "info: String",
      "info: JSON",
      (.toJSON, "~~~✗", "`info` is now `JSON`, was `String`"),
      (.fromJSON, "·~✗✗", "`info` is now `String`, was `JSON`"), in: Place.attribute),
    ChangePair(
      """
      types: { Money: { swift: Shop.Money, import: Shop } }
      resources: { articles: { attributes: { price: Money } } }
      """,
      "resources: { articles: { attributes: { price: Int } } }",
      (.toJSON, "~~~✗", "`price` is now `Int`, was `Money`"),
      (.toJSON, "~~~✗", "`price` is now `Money`, was `Int`")),
    ChangePair(
      "size: Int",
      "size: [Int]",
      (.otherType, "✗✗✗✗", "`size` is now `[Int]`, was `Int`"),
      (.otherType, "✗✗✗✗", "`size` is now `Int`, was `[Int]`"), in: Place.attribute),
    ChangePair(
      "on: DateTime",
      "on: Day",
      (.otherType, "✗✗✗✗", "`on` is now `Day`, was `DateTime`"),
      (.otherType, "✗✗✗✗", "`on` is now `DateTime`, was `Day`"), in: Place.attribute),
    ChangePair(
      "on: { type: DateTime, format: dd.MM.yyyy HH:mm }",
      "on: DateTime",
      (.changedFormat, "✗✗✗·", "`on` now has the format none, had `dd.MM.yyyy HH:mm`"),
      (.changedFormat, "✗✗✗·", "`on` now has the format `dd.MM.yyyy HH:mm`, had none"),
      in: Place.attribute),
    ChangePair(
      "size: { type: Decimal, format: text }",
      "size: Decimal",
      (.changedFormat, "✗✗✗·", "`size` now has a different format"),
      (.changedFormat, "✗✗✗·", "`size` now has a different format"), in: Place.attribute),
    ChangePair(
      "code: { type: String, pattern: '[a-z]+' }",
      "code: { type: String, pattern: '[a-z]{2}' }",
      (.changedPattern, "·~~·", "`code` now has the pattern `[a-z]{2}`, had `[a-z]+`"),
      (.changedPattern, "·~~·", "`code` now has the pattern `[a-z]+`, had `[a-z]{2}`"),
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
      (.enumClosed, "·~✗✗", "enum `state` is now closed"),
      (.enumOpened, "··✗✗", "enum `state` is now open"), in: Place.attribute),
  ]
}
