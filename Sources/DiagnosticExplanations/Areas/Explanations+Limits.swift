import ResourceSchema
import YAMLSource

extension Explanations {
  static let limits = [
    Explanation(
      YAMLProblem.Kind.fileTooLarge, "the file is larger than 16 MiB",
      """
      Schemas are written by people, and the largest we know has some 10,000 lines. A file of
      more than 16 MiB is most likely another file, given by mistake, so it is refused before it
      fills your memory. If it is a schema indeed, split it and import the parts.
      """,
      wrong: .words("A file of 17 MiB."),
      right: .files([
        "blog.yaml": """
        schema: 1
        name: Blog
        imports: [people.yaml]
        """,
        "people.yaml": """
        schema: 1
        resources:
          people:
        """,
      ])),
    Explanation(
      YAMLProblem.Kind.nestedTooDeeply, "lists and mappings are nested more than 128 levels deep",
      """
      No form of the schema language needs more than a dozen levels. What goes deeper is most
      often a file that a program made, or aliases inside aliases, which count with all that they
      stand for. Give the inner parts names in `types`, and use those names.
      """,
      wrong: .words("A type in 129 pairs of brackets: `[[[ … String … ]]]`."),
      right: """
        schema: 1
        name: Blog
        types:
          Row: [Int]
          Table: [Row]
        """),
    Explanation(
      YAMLProblem.Kind.tooManyNodes, "the file holds more than 10 million values",
      """
      An alias counts with all that it stands for, so a few lines of aliases of aliases can stand
      for billions of values: a known way to bring programs down. Merge keys are counted too, up to
      half a million copied entries. Use fewer aliases; what many places share belongs into `types`
      or a mixin, and is then read once.
      """,
      wrong: .words(
        "Thirty lines of which each has two aliases of the line before: a billion values in all."),
      right: """
        schema: 1
        name: Blog
        mixins:
          timestamps: { attributes: { created-at: DateTime } }
        resources:
          articles: { with: [timestamps] }
          people: { with: [timestamps] }
        """),
    Explanation(
      DiagnosticIdentifier.tooManyMembers, "the file describes more than 200,000 members",
      """
      Each attribute and each member of an object counts, and what an alias repeats counts at
      each alias. The Swift code for so many would take hours to compile. Declare objects that
      many places share in `types`, where they are one type, and use their name.
      """,
      wrong: .words(
        "An object of a thousand members that 201 attributes repeat by an alias, `object: *big`."),
      right: """
        schema: 1
        name: Blog
        types:
          Address: { object: { street: String, zip?: String } }
        resources:
          people: { attributes: { home: Address, office: Address } }
        """),
    Explanation(
      YAMLProblem.Kind.tooManyProblems, "the file has more than a thousand mistakes",
      """
      After a thousand mistakes in the YAML of one file, reading it ends: more would help nobody.
      Mend those above first and run again. If the file is not a schema at all, name another.
      """,
      wrong: .words("A file in which the same key stands 1,002 times."),
      right: """
        schema: 1
        name: Blog
        """),
  ]
}
