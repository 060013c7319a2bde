extension Facts {
  static let terraformCloud = Facts(
    api: "terraform-cloud",
    exceptions: [
      "notification-configurations.attributes.token: writeOnly":
        "Answers carry it as well, with null.",
      "state-versions.attributes.permissions.can-restore-backing-data: readOnly":
        "The attribute that it is in is read-only as a whole.",
    ])

  static let drfExample = Facts(
    api: "drf-example",
    exceptions: [
      "entry.attributes.*: optional":
        "A client that asks for some fields of an entry gets no others.",
      "entry.relationships.comments: included_by_default":
        "What a document includes is said by the document: EntryDocument.",
    ])
}
