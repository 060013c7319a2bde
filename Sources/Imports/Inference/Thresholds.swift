/// The thresholds of the rules, in one table. Each was determined with published payloads.
public struct Thresholds: Sendable {
  /// The number of whole objects below which a member is optional.
  public var objectsForRequired = 3
  /// The number of distinct UUIDs, absolute URLs or numbers in strings from which the type is
  /// certain.
  public var differentUUIDs = 2
  /// The number of distinct UUIDs from which ids cannot have another form.
  public var differentIds = 5
  public var differentURLs = 3
  public var differentDecimals = 2
  /// The number of other dates with the same name suffix from which a member that is always null is
  /// a date.
  public var datesForNullDate = 3
  public var enumValues = 2
  /// The number of strings for each distinct value, for names in ``EnumRule/names``.
  public var stringsForEachNamedValue = 1.5
  /// The number of strings, of strings for each distinct value, and the maximum number of values,
  /// for other names.
  public var stringsForEnum = 10
  public var stringsForEachValue = 4.0
  public var maxEnumValues = 12
  /// The number of objects from which distinct names are a map, and the ratio of all distinct names
  /// to the names in the largest object.
  public var objectsForMap = 4
  public var namesForMap = 3
  /// The number of relationships in an include path from which a document gets a name.
  public var stepsForDocument = 2

  public init() {}
}
