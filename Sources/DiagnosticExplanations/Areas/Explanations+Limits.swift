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
      YAMLProblem.Kind.tooManyNodes, "the file holds too many values",
      """
      A file holds at most 250,000 values as it is written, which is far more than any schema has:
      split it. With aliases it stands for at most 10 million: an alias counts with all that it
      stands for, so a few lines of aliases of aliases can stand for billions of values, a known
      way to bring programs down. Merge keys are counted too, up to half a million copied entries.
      Use fewer aliases; what many places share belongs into `types` or a mixin, and is then read
      once.
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
      DiagnosticIdentifier.tooManyMembers, "the file describes too much",
      """
      One file declares at most 4,000 resources, types, mixins and documents, and has at most 50,000
      names and values; a long text counts as several, and what an alias repeats counts at each alias.
      The Swift code for so much would take hours to compile. A large API is split into files that
      import each other. Objects that many places share are declared in `types`, where they are one
      type, and used by their name. A list of types or names that is one text has at most 64 KiB.
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
      YAMLProblem.Kind.tooManyProblems, "there are more than a thousand mistakes",
      """
      After a thousand mistakes in the YAML of one file, reading it ends, and of a whole run the
      first thousand are told: more would help nobody.
      Mend those above first and run again. If the file is not a schema at all, name another.
      """,
      wrong: .words("A file in which the same key stands 1,002 times."),
      right: """
        schema: 1
        name: Blog
        """),
  ]
}
