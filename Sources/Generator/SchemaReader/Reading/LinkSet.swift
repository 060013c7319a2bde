import ResourceSchema

/// The links of a links object.
struct LinkSet {
  var members: [LinkMember]
  /// True if unlisted links are allowed.
  var isOpen: Bool

  /// The notations for unlisted links.
  static let ellipses: Set = ["…", "..."]
}
