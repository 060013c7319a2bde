import SchemaDiff

extension ChangePair {
  /// Query parameters and endpoints.
  static let queries: [ChangePair] = [
    ChangePair(
      "includes: [author, owner], relationships: { author: people, owner: people }",
      "includes: [author], relationships: { author: people, owner: people }",
      (.removedInclude, "·✗··", "include path `owner` was removed"),
      (.addedInclude, "··✗~", "include path `owner` was added"), in: Place.resource),
    ChangePair(
      "includes: 3",
      "includes: 2",
      (
        .removedInclude, "·✗··",
        "include paths are limited to the depth 2 now, were limited to the depth 3"
      ),
      (
        .addedInclude, "··✗~",
        "include paths are limited to the depth 3 now, were limited to the depth 2"
      ), in: Place.resource),
    ChangePair(
      "filters: { state: String }",
      "",
      (.removedFilter, "·✗··", "filter `state` was removed"),
      (.addedFilter, "··✗·", "filter `state` was added"), in: Place.resource),
    ChangePair(
      "filters: { size: { type: Int, operators: [eq, gt] } }",
      "filters: { size: { type: Int, operators: [eq] } }",
      (.removedOperator, "·✗··", "operator `gt` of filter `size` was removed"),
      (.addedOperator, "··✗·", "operator `gt` of filter `size` was added"), in: Place.resource),
    ChangePair(
      "filters: { size: Int }",
      "filters: { size: String }",
      (.otherType, "·✗✗✗", "`filter[size]` is `String` now, was `Int`"),
      (.otherType, "·✗✗✗", "`filter[size]` is `Int` now, was `String`"), in: Place.resource),
    ChangePair(
      "attributes: { title: String }, sorts: [title]",
      "attributes: { title: String }",
      (.removedSort, "·✗··", "sort field `title` was removed"),
      (.addedSort, "··✗·", "sort field `title` was added"), in: Place.resource),
    ChangePair(
      "operations: [list, get, delete]",
      "operations: [list, get]",
      (.removedOperation, "·✗··", "operation `delete` was removed"),
      (.addedOperation, "··✗·", "operation `delete` was added"), in: Place.resource),
    ChangePair(
      "page: { style: number, max: 100 }",
      "page: { style: number, max: 50 }",
      (.loweredPageMax, "·✗··", "pages have at most 50 resources now, had 100 resources"),
      (.raisedPageMax, "··✗·", "pages have at most 100 resources now, had 50 resources"),
      in: Place.resource),
    ChangePair(
      "path: texts",
      "",
      (.changedPath, "·✗✗·", "the path is `articles` now, was `texts`"),
      (.changedPath, "·✗✗·", "the path is `texts` now, was `articles`"), in: Place.resource),
    ChangePair(
      "",
      "path: { get: 'articles/{id}/details' }",
      (
        .changedPath, "·✗✗·",
        "the path of `get` is `articles/{id}/details` now, was the usual one"
      ),
      (
        .changedPath, "·✗✗·",
        "the path of `get` is the usual one now, was `articles/{id}/details`"
      ), in: Place.resource),
    ChangePair(
      "page: { style: number }",
      "page: { style: offset }",
      (.changedPageStyle, "·✗✗·", "the style of pages is `offset` now, was `number`"),
      (.changedPageStyle, "·✗✗·", "the style of pages is `number` now, was `offset`"),
      in: Place.resource),
    ChangePair(
      "page: { style: number }",
      "page: { style: number, names: { size: per_page } }",
      (
        .changedQueryName, "·✗✗·",
        "the parameter of the page's size is `per_page` now, was the usual one"
      ),
      (
        .changedQueryName, "·✗✗·",
        "the parameter of the page's size is the usual one now, was `per_page`"
      ), in: Place.resource),
    ChangePair(
      "title: String",
      "title: { type: String, query: heading }",
      (.changedQueryName, "·✗✗·", "attribute `title` is `heading` in queries, was `title`"),
      (.changedQueryName, "·✗✗·", "attribute `title` is `title` in queries, was `heading`"),
      in: Place.attribute),
    ChangePair(
      """
      client: { lists: comma }
      resources: { articles: {} }
      """,
      """
      client: { lists: repeated }
      resources: { articles: {} }
      """,
      (
        .changedQueryName, "·✗✗·",
        "filters have the form `filter[{name}][{operator}]` with repeated parameters now, had `filter[{name}][{operator}]`"
      ),
      (
        .changedQueryName, "·✗✗·",
        "filters have the form `filter[{name}][{operator}]` now, had `filter[{name}][{operator}]` with repeated parameters"
      )),
  ]

  /// What Swift alone notices.
  static let swift: [ChangePair] = [
    ChangePair(
      "title: String",
      "title: { type: String, swift: heading }",
      (.changedSwiftName, "···✗", "`swift` of attribute `title` is `heading`, was not set"),
      (.changedSwiftName, "···✗", "`swift` of attribute `title` is not set, was `heading`"),
      in: Place.attribute),
    ChangePair(
      "size: Int",
      "size: Int64",
      (.changedSwiftType, "···✗", "`size` is `Int64` now, was `Int`"),
      (.changedSwiftType, "···✗", "`size` is `Int` now, was `Int64`"), in: Place.attribute),
    ChangePair(
      "resources: { articles: { attributes: { state: { enum: [new, old] } } } }",
      """
      types: { State: { enum: [new, old] } }
      resources: { articles: { attributes: { state: State } } }
      """,
      (.changedSwiftType, "···✗", "`state` is the type `State` now, declared in `types`"),
      (.changedSwiftType, "···✗", "`state` is a type of its own now, was `State` from `types`")),
    ChangePair(
      "title?: String",
      "title?: { type: String, deprecated: Use name. }",
      (.deprecated, "···~", "attribute `title` is deprecated now"),
      (.undeprecated, "····", "attribute `title` is no longer deprecated"), in: Place.attribute),
  ]
}
