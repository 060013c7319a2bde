/// Any JSON value.
public enum JSONValue: Sendable, Hashable {
  case null
}
