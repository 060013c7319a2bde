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
      (.becameOptionalInRequests, "✗·✗✗", "attribute `title` may be absent now"),
      (
        .becameRequiredInRequests, "·✗✗✗",
        "attribute `title` must be present now, in create requests too"
      ), in: Place.attribute),
    ChangePair(
      "title: { type: String, readOnly: true }",
      "title?: { type: String, readOnly: true }",
      (.becameOptional, "✗··✗", "attribute `title` may be absent now"),
      (.becameRequired, "··✗✗", "attribute `title` must be present now"), in: Place.attribute),
    ChangePair(
      "title: String",
      "title: String?",
      (.requiredBecameNullable, "✗·✗✗", "attribute `title` may be null now"),
      (.becameNonNull, "·✗✗✗", "attribute `title` is never null now"), in: Place.attribute),
    ChangePair(
      "title?: String",
      "title?: String?",
      (.optionalBecameNullable, "··~✗", "attribute `title` may be null now"),
      (.becameNonNull, "·✗✗✗", "attribute `title` is never null now"), in: Place.attribute),
    ChangePair(
      "title: { type: String, readOnly: true }",
      "title: { type: String?, readOnly: true }",
      (.requiredBecameNullable, "✗··✗", "attribute `title` may be null now"),
      (.becameNonNull, "··✗✗", "attribute `title` is never null now"), in: Place.attribute),
    ChangePair(
      "tags: [String]",
      "tags: ['String?']",
      (.requiredBecameNullable, "✗·✗✗", "`tags[*]` may be null now"),
      (.becameNonNull, "·✗✗✗", "`tags[*]` is never null now"), in: Place.attribute),
  ]

  /// What clients may set.
  static let access: [ChangePair] = [
    ChangePair(
      "title: String",
      "title: { type: String, readOnly: true }",
      (.becameReadOnly, "·✗·✗", "attribute `title` is read-only now"),
      (.becameWritable, "··✗✗", "attribute `title` can be set by clients now"), in: Place.attribute),
    ChangePair(
      "title: String",
      "title: { type: String, createOnly: true }",
      (.becameCreateOnly, "·~·✗", "attribute `title` can be set on creation only now"),
      (.becameWritable, "··✗·", "attribute `title` can be set by clients now"), in: Place.attribute),
    ChangePair(
      "title: String",
      "title: { type: String, writeOnly: true }",
      (.requiredBecameWriteOnly, "✗··✗", "attribute `title` is absent from responses now"),
      (.requiredBecameReadable, "··✗✗", "attribute `title` is in responses now"),
      in: Place.attribute),
    ChangePair(
      "title?: String",
      "title?: { type: String, writeOnly: true }",
      (.optionalBecameWriteOnly, "···✗", "attribute `title` is absent from responses now"),
      (.optionalBecameReadable, "····", "attribute `title` is in responses now"),
      in: Place.attribute),
    ChangePair(
      "title: String",
      "title: { type: String, create: forbidden }",
      (.createForbidden, "·✗·✗", "attribute `title` must be absent from create requests now"),
      (.becameWritable, "··✗✗", "attribute `title` can be set on creation now"), in: Place.attribute
    ),
    ChangePair(
      "title?: String",
      "title?: { type: String, create: required }",
      (.createRequired, "·✗·✗", "attribute `title` is required in create requests now"),
      (.createOptional, "··✗✗", "attribute `title` may be absent from create requests now"),
      in: Place.attribute),
  ]
}
