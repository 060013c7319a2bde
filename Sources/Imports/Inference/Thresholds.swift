/// The numbers that rules depend on, in one table. Each was measured on published payloads.
public struct Thresholds: Sendable {
  /// What was seen in fewer whole objects is optional.
  public var objectsForRequired = 3
  /// Different UUIDs, absolute URLs and numbers in strings from which a type is certain.
  public var differentUUIDs = 2
  /// Different UUIDs from which ids are no strings of another form.
  public var differentIds = 5
  public var differentURLs = 3
  public var differentDecimals = 2
  /// Other dates with the same ending that make a date of one that was always null.
  public var datesForNullDate = 3
  /// Different values from which strings can be an enum.
  public var enumValues = 2
  /// The strings for each different value, where the name is one of ``EnumRule/names``.
  public var stringsForEachNamedValue = 1.5
  /// The strings, the strings for each different value, and the values at most, for other names.
  public var stringsForEnum = 10
  public var stringsForEachValue = 4.0
  public var maxEnumValues = 12
  /// Objects from which different names make a map, and how many times more names they have
  /// together than the largest of them.
  public var objectsForMap = 4
  public var namesForMap = 3
  /// Create requests from which a member that they always or never have says something.
  public var createRequests = 3
  /// Relationships in a path from which a document is worth a name.
  public var stepsForDocument = 2
  /// Links of pages from which links are those of pages.
  public var linksForPagination = 2

  public init() {}
}
