import ResourceSchema

extension Explanations {
  static let resources = [
    Explanation(
      DiagnosticIdentifier.unknownMixin, "there is no mixin of that name here",
      """
      `with` takes members from a mixin. A file sees its own mixins and those of the files that it
      imports by name, not those of files that happen to be read in the same run: so a file always
      means the same. Check the spelling, or import the file that has the mixin.
      """,
      wrong: """
        schema: 1
        name: Blog
        mixins:
          timestamps: { attributes: { created-at: DateTime } }
        resources:
          articles: { with: [timestamp] }
        """,
      right: """
        schema: 1
        name: Blog
        mixins:
          timestamps: { attributes: { created-at: DateTime } }
        resources:
          articles: { with: [timestamps] }
        """),
    Explanation(
      DiagnosticIdentifier.unknownSort, "a sort names nothing that lists can be sorted by",
      """
      A list is sorted by an attribute of the resource, by its `id`, or by an attribute at the end
      of relationships, `author.name`. Here there is no such attribute. A direction is not part of
      it: clients choose it with a `-`.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes: { title: String }
            sorts: [-title]
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            attributes: { title: String }
            sorts: [title]
        """),
    Explanation(
      DiagnosticIdentifier.invalidPage, "the usual page is larger than the largest",
      """
      `size` is the number of resources on a page unless a client asks for another number, and `max`
      the most that it can ask for. The first cannot be beyond the second; perhaps they are
      exchanged.
      """,
      wrong: """
        schema: 1
        name: Blog
        resources:
          articles:
            page: { style: number, size: 100, max: 20 }
        """,
      right: """
        schema: 1
        name: Blog
        resources:
          articles:
            page: { style: number, size: 20, max: 100 }
        """),
  ]
}
