/// The types of included resource objects, in order of use.
enum ResourceKind: String, CaseIterable {
  case people, comments, tags, organizations, images, videos, reviews, places, events, sponsors

  /// Returns the first `count` types.
  static func first(_ count: Int) -> ArraySlice<ResourceKind> { allCases.prefix(count) }

  /// Returns a resource object of this type.
  func resource(_ number: Int) -> String {
    """
    {"type":"\(rawValue)","id":"\(number)","attributes":{"name":"\(rawValue) no. \(number)",\
    "summary":"What there is to say of this one in a short sentence.",\
    "rank":\(number % 17),"active":\(number.isMultiple(of: 3))},\
    "relationships":{"article":{"data":{"type":"articles","id":"\(number % 200)"}}}}
    """
  }
}
