import ResourceSchema
import YAMLSource

extension Explanations {
  static let aliases = [
    Explanation(
      YAMLProblem.Kind.undefinedAlias, "an alias names an anchor that is not there",
      """
      `*name` repeats the value that `&name` marks, and the mark has to stand before it. There is
      no such mark above this place: check the spelling, or move the marked value up. If the `*`
      belongs to a text, put the text in quotes.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          people:
          articles:
            relationships:
              author: { one: people, links: *both }
              editor: { one: people, links: &both [self, related] }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          people:
          articles:
            relationships:
              author: { one: people, links: &both [self, related] }
              editor: { one: people, links: *both }
        """),
    Explanation(
      YAMLProblem.Kind.aliasCycle, "an alias stands inside the very value that it repeats",
      """
      The value that `&name` marks contains `*name`, so it would contain itself, without end. Move
      the mark to the part that you wanted to repeat, or write that part out. To describe an
      object that holds others of its kind, declare it in `types` and use its name in brackets.
      """,
      wrong: """
        schema: 1
        name: Blog
        types:
          Reply: { object: &reply { text: String, replies: [{ object: *reply }] } }
        """,
      right: """
        schema: 1
        name: Blog
        types:
          Reply: { object: { text: String, replies: [Reply] } }
        """),
    Explanation(
      YAMLProblem.Kind.illegalMerge, "`<<` merges something that is no mapping",
      """
      The merge key `<<` copies the entries of another mapping into this one. Only a mapping has
      entries: give it one, the alias of one, or a list of those. Where several resources share
      members, a mixin (`with: [timestamps]`) says so more plainly.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              <<: timestamps
              title: String
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes:
              <<: { created-at: DateTime }
              title: String
        """),
  ]
}
