import SchemaDiff

extension ChangePair {
  /// Query parameters and endpoints.
  static let queries: [ChangePair] = [
    ChangePair(
      "includes: [author, owner], relationships: { author: people, owner: people }",
      "includes: [author], relationships: { author: people, owner: people }",
      (.removedInclude, "·✗·✗", "include path `owner` was removed"),
      (.addedInclude, "··✗·", "include path `owner` was added"), in: Place.resource),
    ChangePair(
      "includes: 3",
      "includes: 2",
      (
        .removedInclude, "·✗·✗",
        "include paths are limited to the depth 2 now, were limited to the depth 3"
      ),
      (
        .addedInclude, "··✗·",
        "include paths are limited to the depth 3 now, were limited to the depth 2"
      ), in: Place.resource),
    ChangePair(
      "filters: { state: String }",
      "",
      (.removedFilter, "·✗·✗", "filter `state` was removed"),
      (.addedFilter, "··✗·", "filter `state` was added"), in: Place.resource),
    ChangePair(
      "filters: { size: { type: Int, operators: [eq, gt] } }",
      "filters: { size: { type: Int, operators: [eq] } }",
      (.removedOperator, "·✗·✗", "operator `gt` of filter `size` was removed"),
      (.addedOperator, "··✗·", "operator `gt` of filter `size` was added"), in: Place.resource),
    ChangePair(
      "filters: { size: Int }",
      "filters: { size: String }",
      (.otherType, "·✗✗✗", "`filter[size]` is `String` now, was `Int`"),
      (.otherType, "·✗✗✗", "`filter[size]` is `Int` now, was `String`"), in: Place.resource),
    ChangePair(
      "attributes: { title: String }, sorts: [title]",
      "attributes: { title: String }",
      (.removedSort, "·✗·✗", "sort field `title` was removed"),
      (.addedSort, "··✗·", "sort field `title` was added"), in: Place.resource),
    ChangePair(
      "operations: [list, get, delete]",
      "operations: [list, get]",
      (.removedOperation, "·✗·✗", "operation `delete` was removed"),
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
        "the path of `get` is `articles/{id}/details` now, was `articles/{id}`"
      ),
      (
        .changedPath, "·✗✗·",
        "the path of `get` is `articles/{id}` now, was `articles/{id}/details`"
      ), in: Place.resource),
    ChangePair(
      "page: { style: number }",
      "page: { style: offset }",
      (.changedPageStyle, "·✗✗✗", "the style of pages is `offset` now, was `number`"),
      (.changedPageStyle, "·✗✗✗", "the style of pages is `number` now, was `offset`"),
      in: Place.resource),
    ChangePair(
      "page: { style: number }",
      "page: { style: number, followLinks: false }",
      (.pageLinksRemoved, "~···", "links no longer lead from page to page"),
      (.pageLinksAdded, "··✗·", "links lead from page to page"), in: Place.resource),
    ChangePair(
      "filters: { author: people }",
      "filters: { author: '[people]' }",
      (
        .addedIdsToFilter, "··✗✗",
        "filter `author` takes ids of `people` now, took an id of `people`"
      ),
      (
        .removedIdsFromFilter, "·✗·✗",
        "filter `author` takes an id of `people` now, took ids of `people`"
      ), in: Place.resource),
    ChangePair(
      "filters: { author: people }",
      "filters: { author: things }",
      (
        .changedFilterTarget, "·✗✗✗",
        "filter `author` takes an id of `things` now, took an id of `people`"
      ),
      (
        .changedFilterTarget, "·✗✗✗",
        "filter `author` takes an id of `people` now, took an id of `things`"
      ), in: Place.resource),
    ChangePair(
      "filters: { id: '[articles]' }",
      "",
      (.removedFilter, "·✗·✗", "filter `id` was removed"),
      (.addedFilter, "··✗·", "filter `id` was added"), in: Place.resource),
    ChangePair(
      "filters: { state: '[String]' }",
      "filters: { state: String }",
      (.otherType, "·✗✗✗", "`filter[state]` is `String` now, was `[String]`"),
      (.otherType, "·✗✗✗", "`filter[state]` is `[String]` now, was `String`"), in: Place.resource),
    ChangePair(
      "path: { related: 'articles/{id}/see/{relationship}' }, relationships: { parent?: articles }",
      "relationships: { parent?: articles }",
      (
        .changedPath, "·✗✗·",
        "the path of related resources is `articles/{id}/{relationship}` now, was `articles/{id}/see/{relationship}`"
      ),
      (
        .changedPath, "·✗✗·",
        "the path of related resources is `articles/{id}/see/{relationship}` now, was `articles/{id}/{relationship}`"
      ), in: Place.resource),
    ChangePair(
      "path: { relationship: 'articles/{id}/r/{relationship}' }, relationships: { parent?: articles }",
      "relationships: { parent?: articles }",
      (
        .changedPath, "·✗✗·",
        "the path of relationships is `articles/{id}/relationships/{relationship}` now, was `articles/{id}/r/{relationship}`"
      ),
      (
        .changedPath, "·✗✗·",
        "the path of relationships is `articles/{id}/r/{relationship}` now, was `articles/{id}/relationships/{relationship}`"
      ), in: Place.resource),
    ChangePair(
      "relationships: { person: people }",
      "path: 'people/{person}/articles', relationships: { person: people }",
      (.changedPath, "·✗✗✗", "the path is `people/{person}/articles` now, was `articles`"),
      (.changedPath, "·✗✗✗", "the path is `articles` now, was `people/{person}/articles`"),
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
      (
        .changedSwiftName, "···✗", "`ArticleDescription.Attributes.title` is `heading` in Swift now"
      ),
      (
        .changedSwiftName, "···✗", "`ArticleDescription.Attributes.heading` is `title` in Swift now"
      ),
      in: Place.attribute),
    ChangePair(
      "size: Int",
      "size: Int64",
      (
        .changedSwiftType, "···✗",
        "`ArticleDescription.Attributes.size` is `Int64` in Swift now, was `Int`"
      ),
      (
        .changedSwiftType, "···✗",
        "`ArticleDescription.Attributes.size` is `Int` in Swift now, was `Int64`"
      ), in: Place.attribute),
    ChangePair(
      "resources: { articles: { attributes: { state: { enum: [new, old] } } } }",
      """
      types: { State: { enum: [new, old] } }
      resources: { articles: { attributes: { state: State } } }
      """,
      (
        .changedSwiftType, "···✗",
        "`ArticleDescription.Attributes.state` is `State` in Swift now, was `ArticleDescription.State`"
      ),
      (
        .changedSwiftType, "···✗",
        "`ArticleDescription.Attributes.state` is `ArticleDescription.State` in Swift now, was `State`"
      )),
    ChangePair(
      "title: String, text: String",
      "text: String, title: String",
      (
        .changedArgumentOrder, "···✗",
        "the initializer of `ArticleDescription.Attributes` takes its arguments in another order"
      ),
      (
        .changedArgumentOrder, "···✗",
        "the initializer of `ArticleDescription.Attributes` takes its arguments in another order"
      ), in: Place.attribute),
    ChangePair(
      "types: { Shade: { enum: [a, b] } }\nresources: { articles: {} }",
      "types: { Weight: { enum: [c, d] } }\nresources: { articles: {} }",
      (.removedSwiftDeclaration, "···✗", "`Shade` is no longer in Swift"),
      (.removedSwiftDeclaration, "···✗", "`Weight` is no longer in Swift")),
    ChangePair(
      "alias: String", "validate: Rules, of: String",
      (
        .changedSwiftType, "···✗",
        "`ArticleDescription.Attributes.init(title:)` is `TransformedAttribute<String, Rules>` in Swift now, was `Title`"
      ),
      (
        .changedSwiftType, "···✗",
        "`ArticleDescription.Attributes.init(title:)` is `Title` in Swift now, was `TransformedAttribute<String, Rules>`"
      )
    ) { "types: { Title: { \($0) } }\nresources: { articles: { attributes: { title: Title } } }" },
    ChangePair(
      "title?: String",
      "title?: { type: String, deprecated: Use name. }",
      (.deprecated, "···~", "attribute `title` is deprecated now"),
      (.undeprecated, "····", "attribute `title` is no longer deprecated"), in: Place.attribute),
  ]
}
