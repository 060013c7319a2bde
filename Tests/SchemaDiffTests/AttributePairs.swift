import SchemaDiff

extension ChangePair {
  /// Attributes, and the presence of their values.
  static let attributes: [ChangePair] = [
    ChangePair(
      "title: String",
      "",
      (.removedRequiredAttribute, "✗~·✗", "attribute `title` was removed"),
      (
        .addedRequiredAttributeOfRequests, "·✗✗✗",
        "required attribute `title` was added, which create requests must contain"
      ), in: Place.attribute),
    ChangePair(
      "title?: String",
      "",
      (.removedOptionalAttribute, "·~·✗", "attribute `title` was removed"),
      (.addedOptionalAttribute, "··~·", "optional attribute `title` was added"), in: Place.attribute
    ),
    ChangePair(
      "title: { type: String, create: optional }",
      "",
      (.removedRequiredAttribute, "✗~·✗", "attribute `title` was removed"),
      (.addedRequiredAttribute, "··✗✗", "required attribute `title` was added"), in: Place.attribute
    ),
    ChangePair(
      "title: { type: String, readOnly: true }",
      "",
      (.removedRequiredAttribute, "✗··✗", "attribute `title` was removed"),
      (.addedRequiredAttribute, "··✗✗", "required attribute `title` was added"), in: Place.attribute
    ),
    ChangePair(
      "title?: { type: String, create: required }",
      "",
      (.removedOptionalAttribute, "·~·✗", "attribute `title` was removed"),
      (
        .addedRequiredAttributeOfRequests, "·✗✗✗",
        "optional attribute `title` was added, which create requests must contain"
      ), in: Place.attribute),
    ChangePair(
      "title: String",
      "title?: String",
      (.becameOptionalInRequests, "✗·✗✗", "attribute `title` may now be absent"),
      (
        .becameRequiredInRequests, "·✗✗✗",
        "attribute `title` must now be present, in create requests too"
      ), in: Place.attribute),
    ChangePair(
      "title: { type: String, readOnly: true }",
      "title?: { type: String, readOnly: true }",
      (.becameOptional, "✗··✗", "attribute `title` may now be absent"),
      (.becameRequired, "··✗✗", "attribute `title` must now be present"), in: Place.attribute),
    ChangePair(
      "title: String",
      "title: String?",
      (.requiredBecameNullable, "✗·✗✗", "attribute `title` may now be null"),
      (.becameNonNull, "·✗✗✗", "attribute `title` can no longer be null"), in: Place.attribute),
    ChangePair(
      "title?: String",
      "title?: String?",
      (.optionalBecameNullable, "··~✗", "attribute `title` may now be null"),
      (.becameNonNull, "·✗✗✗", "attribute `title` can no longer be null"), in: Place.attribute),
    ChangePair(
      "title: { type: String, readOnly: true }",
      "title: { type: String?, readOnly: true }",
      (.requiredBecameNullable, "✗··✗", "attribute `title` may now be null"),
      (.becameNonNull, "··✗✗", "attribute `title` can no longer be null"), in: Place.attribute),
    ChangePair(
      "tags: [String]",
      "tags: ['String?']",
      (.requiredBecameNullable, "✗·✗✗", "`tags[*]` may now be null"),
      (.becameNonNull, "·✗✗✗", "`tags[*]` can no longer be null"), in: Place.attribute),
  ]

  /// What clients may set.
  static let access: [ChangePair] = [
    ChangePair(
      "title: String",
      "title: { type: String, readOnly: true }",
      (.becameReadOnly, "·✗·✗", "attribute `title` is now read-only"),
      (.becameWritable, "··✗✗", "attribute `title` can now be set by clients"), in: Place.attribute),
    ChangePair(
      "title: String",
      "title: { type: String, createOnly: true }",
      (.becameCreateOnly, "·~·✗", "attribute `title` can now only be set on creation"),
      (.becameWritable, "··✗·", "attribute `title` can now be set by clients"), in: Place.attribute),
    ChangePair(
      "title: String",
      "title: { type: String, writeOnly: true }",
      (.requiredBecameWriteOnly, "✗··✗", "attribute `title` is now absent from responses"),
      (.requiredBecameReadable, "··✗✗", "attribute `title` is now in responses"),
      in: Place.attribute),
    ChangePair(
      "title?: String",
      "title?: { type: String, writeOnly: true }",
      (.optionalBecameWriteOnly, "···✗", "attribute `title` is now absent from responses"),
      (.optionalBecameReadable, "····", "attribute `title` is now in responses"),
      in: Place.attribute),
    ChangePair(
      "title: String",
      "title: { type: String, create: forbidden }",
      (.createForbidden, "·✗·✗", "attribute `title` must now be absent from create requests"),
      (.becameWritable, "··✗✗", "attribute `title` can now be set on creation"), in: Place.attribute
    ),
    ChangePair(
      "title?: String",
      "title?: { type: String, create: required }",
      (.createRequired, "·✗·✗", "attribute `title` is now required in create requests"),
      (.createOptional, "··✗✗", "attribute `title` may now be absent from create requests"),
      in: Place.attribute),
  ]
}
