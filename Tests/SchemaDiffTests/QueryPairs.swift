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
        "include paths are now limited to the depth 2, were limited to the depth 3"
      ),
      (
        .addedInclude, "··✗·",
        "include paths are now limited to the depth 3, were limited to the depth 2"
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
      (.otherType, "·✗✗✗", "`filter[size]` is now `String`, was `Int`"),
      (.otherType, "·✗✗✗", "`filter[size]` is now `Int`, was `String`"), in: Place.resource),
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
      (.loweredPageMax, "·✗··", "pages now have at most 50 resources, had 100 resources"),
      (.raisedPageMax, "··✗·", "pages now have at most 100 resources, had 50 resources"),
      in: Place.resource),
    ChangePair(
      "path: texts",
      "",
      (.changedPath, "·✗✗·", "the path is now `articles`, was `texts`"),
      (.changedPath, "·✗✗·", "the path is now `texts`, was `articles`"), in: Place.resource),
    ChangePair(
      "",
      "path: { get: 'articles/{id}/details' }",
      (
        .changedPath, "·✗✗·",
        "the path of `get` is now `articles/{id}/details`, was `articles/{id}`"
      ),
      (
        .changedPath, "·✗✗·",
        "the path of `get` is now `articles/{id}`, was `articles/{id}/details`"
      ), in: Place.resource),
    ChangePair(
      "page: { style: number }",
      "page: { style: offset }",
      (.changedPageStyle, "·✗✗✗", "the style of pages is now `offset`, was `number`"),
      (.changedPageStyle, "·✗✗✗", "the style of pages is now `number`, was `offset`"),
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
        "filter `author` now takes ids of `people`, took an id of `people`"
      ),
      (
        .removedIdsFromFilter, "·✗·✗",
        "filter `author` now takes an id of `people`, took ids of `people`"
      ), in: Place.resource),
    ChangePair(
      "filters: { author: people }",
      "filters: { author: things }",
      (
        .changedFilterTarget, "·✗✗✗",
        "filter `author` now takes an id of `things`, took an id of `people`"
      ),
      (
        .changedFilterTarget, "·✗✗✗",
        "filter `author` now takes an id of `people`, took an id of `things`"
      ), in: Place.resource),
    ChangePair(
      "filters: { id: '[articles]' }",
      "",
      (.removedFilter, "·✗·✗", "filter `id` was removed"),
      (.addedFilter, "··✗·", "filter `id` was added"), in: Place.resource),
    ChangePair(
      "filters: { state: '[String]' }",
      "filters: { state: String }",
      (.otherType, "·✗✗✗", "`filter[state]` is now `String`, was `[String]`"),
      (.otherType, "·✗✗✗", "`filter[state]` is now `[String]`, was `String`"), in: Place.resource),
    ChangePair(
      "path: { related: 'articles/{id}/see/{relationship}' }, relationships: { parent?: articles }",
      "relationships: { parent?: articles }",
      (
        .changedPath, "·✗✗·",
        "the path of related resources is now `articles/{id}/{relationship}`, was `articles/{id}/see/{relationship}`"
      ),
      (
        .changedPath, "·✗✗·",
        "the path of related resources is now `articles/{id}/see/{relationship}`, was `articles/{id}/{relationship}`"
      ), in: Place.resource),
    ChangePair(
      "path: { relationship: 'articles/{id}/r/{relationship}' }, relationships: { parent?: articles }",
      "relationships: { parent?: articles }",
      (
        .changedPath, "·✗✗·",
        "the path of relationships is now `articles/{id}/relationships/{relationship}`, was `articles/{id}/r/{relationship}`"
      ),
      (
        .changedPath, "·✗✗·",
        "the path of relationships is now `articles/{id}/r/{relationship}`, was `articles/{id}/relationships/{relationship}`"
      ), in: Place.resource),
    ChangePair(
      "relationships: { person: people }",
      "path: 'people/{person}/articles', relationships: { person: people }",
      (.changedPath, "·✗✗✗", "the path is now `people/{person}/articles`, was `articles`"),
      (.changedPath, "·✗✗✗", "the path is now `articles`, was `people/{person}/articles`"),
      in: Place.resource),
    ChangePair(
      "page: { style: number }",
      "page: { style: number, names: { size: per_page } }",
      (
        .changedQueryName, "·✗✗·",
        "the parameter of the page's size is now `per_page`, was the usual one"
      ),
      (
        .changedQueryName, "·✗✗·",
        "the parameter of the page's size is now the usual one, was `per_page`"
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
        "filters now have the form `filter[{name}][{operator}]` with repeated parameters, had `filter[{name}][{operator}]`"
      ),
      (
        .changedQueryName, "·✗✗·",
        "filters now have the form `filter[{name}][{operator}]`, had `filter[{name}][{operator}]` with repeated parameters"
      )),
  ]

  /// What Swift alone notices.
  static let swift: [ChangePair] = [
    ChangePair(
      "title: String",
      "title: { type: String, swift: heading }",
      (
        .changedSwiftName, "···✗", "`ArticleDescription.Attributes.title` is now `heading` in Swift"
      ),
      (
        .changedSwiftName, "···✗", "`ArticleDescription.Attributes.heading` is now `title` in Swift"
      ),
      in: Place.attribute),
    ChangePair(
      "size: Int",
      "size: Int64",
      (
        .changedSwiftType, "···✗",
        "`ArticleDescription.Attributes.size` is now `Int64` in Swift, was `Int`"
      ),
      (
        .changedSwiftType, "···✗",
        "`ArticleDescription.Attributes.size` is now `Int` in Swift, was `Int64`"
      ), in: Place.attribute),
    ChangePair(
      "resources: { articles: { attributes: { state: { enum: [new, old] } } } }",
      """
      types: { State: { enum: [new, old] } }
      resources: { articles: { attributes: { state: State } } }
      """,
      (
        .changedSwiftType, "···✗",
        "`ArticleDescription.Attributes.state` is now `State` in Swift, was `ArticleDescription.State`"
      ),
      (
        .changedSwiftType, "···✗",
        "`ArticleDescription.Attributes.state` is now `ArticleDescription.State` in Swift, was `State`"
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
        "`ArticleDescription.Attributes.init(title:)` is now `TransformedAttribute<String, Rules>` in Swift, was `Title`"
      ),
      (
        .changedSwiftType, "···✗",
        "`ArticleDescription.Attributes.init(title:)` is now `Title` in Swift, was `TransformedAttribute<String, Rules>`"
      )
    ) { "types: { Title: { \($0) } }\nresources: { articles: { attributes: { title: Title } } }" },
    ChangePair(
      "title?: String",
      "title?: { type: String, deprecated: Use name. }",
      (.deprecated, "···~", "attribute `title` is now deprecated"),
      (.undeprecated, "····", "attribute `title` is no longer deprecated"), in: Place.attribute),
  ]
}
