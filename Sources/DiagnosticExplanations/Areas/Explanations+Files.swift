import ResourceSchema

extension Explanations {
  static let files = [
    Explanation(
      DiagnosticIdentifier.emptyFile, "the file says nothing",
      """
      The file is empty, or has nothing but comments. Perhaps it was not saved, or another file
      was meant. A schema says at least which version of the language it is written in, and what
      the API is called.
      """,
      wrong: """
        # Here will be the schema of the blog.
        """,
      right: """
        # Here will be the schema of the blog.
        schema: 1
        name: Blog
        """),
    Explanation(
      DiagnosticIdentifier.unsupportedVersion, "`schema` names a version that there is not",
      """
      `schema: 1` says in which version of the language a file is written, so that a later version
      can change the language without changing the meaning of your file. This generator reads
      version 1. If the file is written for a later one, use a later generator; the version of your
      API does not belong here.
      """,
      wrong: """
        schema: 2.3
        name: Blog
        """,
      right: """
        schema: 1
        name: Blog
        """),
    Explanation(
      DiagnosticIdentifier.nameDisagrees, "the files of one schema have different names",
      """
      The files of one run, with all that they import, are one schema and describe one API, whose
      name stands in `name`. Two files say two names: one may be a slip, or a file of another API may
      have been named by mistake. An imported file may leave `name` out, so that several APIs can
      share it.
      """,
      wrong: .files([
        "blog.yaml": """
        schema: 1
        name: Blog
        imports: [common.yaml]
        """,
        "common.yaml": """
        schema: 1
        name: Common
        """,
      ]),
      right: .files([
        "blog.yaml": """
        schema: 1
        name: Blog
        imports: [common.yaml]
        """,
        "common.yaml": """
        schema: 1
        """,
      ])),
    Explanation(
      DiagnosticIdentifier.invalidImport, "an import is not written as a path to a schema",
      """
      An import is the path of a `.yaml` or `.yml` file, relative to the file that imports it and
      with `/` between its parts. It is never absolute and no address on the network, so that a schema
      means the same on every machine. It may lead out of the folder with `..`.
      """,
      wrong: """
        schema: 1
        name: Blog
        imports: [/schemas/common.yaml]
        """,
      right: .files([
        "blog.yaml": """
        schema: 1
        name: Blog
        imports: [schemas/common.yaml]
        """,
        "schemas/common.yaml": """
        schema: 1
        """,
      ])),
    Explanation(
      DiagnosticIdentifier.missingImport, "an imported file cannot be read",
      """
      There is no file at the path of the import, or it cannot be read. The path is relative to
      the file that imports, not to the folder in which you run the command; the message says where
      it leads. Until the file is found, names that it may declare are not reported as unknown.
      """,
      wrong: .files([
        "blog.yaml": """
        schema: 1
        name: Blog
        imports: [comon.yaml]
        """,
        "common.yaml": """
        schema: 1
        """,
      ]),
      right: .files([
        "blog.yaml": """
        schema: 1
        name: Blog
        imports: [common.yaml]
        """,
        "common.yaml": """
        schema: 1
        """,
      ])),
    Explanation(
      DiagnosticIdentifier.importCycle, "a file imports itself, perhaps through others",
      """
      What a file imports governs it: its defaults and mixins hold there. If two files import each
      other, each would govern the other, and nobody could say which comes first. Move what both
      need into a third file, which imports neither.
      """,
      wrong: .files([
        "blog.yaml": """
        schema: 1
        name: Blog
        imports: [people.yaml]
        """,
        "people.yaml": """
        schema: 1
        imports: [blog.yaml]
        """,
      ]),
      right: .files([
        "blog.yaml": """
        schema: 1
        name: Blog
        imports: [people.yaml, common.yaml]
        """,
        "people.yaml": """
        schema: 1
        imports: [common.yaml]
        """,
        "common.yaml": """
        schema: 1
        """,
      ])),
    Explanation(
      DiagnosticIdentifier.conflictingDefaults, "two imports have a default for the same key",
      """
      A file takes the defaults of the files that it imports by name. Two of them say different
      things under the same key, and the order of imports should not decide. Say in this file which
      one holds: its own `defaults` win.
      """,
      wrong: .files([
        "blog.yaml": """
        schema: 1
        name: Blog
        imports: [ids.yaml, common.yaml]
        resources:
          articles:
        """,
        "ids.yaml": """
        schema: 1
        defaults: { id: UUID }
        """,
        "common.yaml": """
        schema: 1
        defaults: { id: Int }
        """,
      ]),
      right: .files([
        "blog.yaml": """
        schema: 1
        name: Blog
        imports: [ids.yaml, common.yaml]
        defaults: { id: UUID }
        resources:
          articles:
        """,
        "ids.yaml": """
        schema: 1
        defaults: { id: UUID }
        """,
        "common.yaml": """
        schema: 1
        defaults: { id: Int }
        """,
      ])),
    Explanation(
      DiagnosticIdentifier.unknownWarning, "`allow` lists what is no warning",
      """
      `allow` silences kinds of warnings in its file, each by the identifier that stands in brackets
      behind its message. This is the identifier of no warning: it is misspelt, or it belongs to an
      error. Errors cannot be silenced, since there would be nothing right to generate.
      """,
      wrong: """
        schema: 1
        name: Blog
        allow: [digit-first-names]
        """,
      right: """
        schema: 1
        name: Blog
        allow: [digit-first-name]
        """),
  ]
}
