import ResourceSchema

extension Explanations {
  /// What ends a run though no place in a schema is at fault.
  static let run = [
    Explanation(
      RunFailure.Kind.missingSchema, "a schema that was named cannot be read",
      """
      The command was given the path of a file that is not there or may not be read, or of a folder
      without a `.yaml` file directly in it. Paths are relative to the folder in which the command
      runs. The exit code is 66.
      """,
      wrong: .words(
        "`jsonapi-gen generate blog.yaml --output Models`, where the file is `Schemas/blog.yaml`."),
      right: .words("`jsonapi-gen generate Schemas/blog.yaml --output Models`")),
    Explanation(
      RunFailure.Kind.missingConfiguration, "the configuration file cannot be read",
      """
      The file that `--config` names is not there, or the command may not read it. Paths are relative
      to the folder in which the command runs; the paths *in* the file are relative to the file.
      Without `--config`, `jsonapi-gen.yaml` is read where it is in the folder in which the command
      runs, and nothing is missed where it is not. The exit code is 66.
      """,
      wrong: .words(
        "`jsonapi-gen generate --config jsonapi-gen.yml`, where it is `jsonapi-gen.yaml`."),
      right: .words("`jsonapi-gen generate`")),
    Explanation(
      RunFailure.Kind.unwritableOutput, "the models cannot be written",
      """
      The output folder cannot be made or written, the disk is full, or a file stands where a
      generated one would go and the generator did not write it: what is yours is never overwritten.
      The message names the file. Move it away, or choose another folder with `--output`. Nothing was
      written; the exit code is 73.
      """,
      wrong: .words(
        "`jsonapi-gen generate Schemas --output Sources`, where `Sources/Article.swift` is a file of"
          + " yours and `articles` a resource type."),
      right: .words("`jsonapi-gen generate Schemas --output Sources/Models`")),
    Explanation(
      RunFailure.Kind.outdatedOutput, "the models are not what the schema yields",
      """
      With `--check` nothing is written: the command says whether the models in the folder are those
      of the schema, and these are not. The schema was changed, the generator was updated, or a
      generated file was edited by hand; the message lists the files. Generate the models again and
      commit them with the schema. The exit code is 1.
      """,
      wrong: .words(
        "`jsonapi-gen generate Schemas --output Models --check` after a change of the schema."),
      right: .words(
        "`jsonapi-gen generate Schemas --output Models`, and then the same with `--check`.")),
    Explanation(
      RunFailure.Kind.brokenTemplate, "a template of the generator is broken",
      """
      A template names something that is not there for it. The templates are part of the generator
      and their tests would have found it, so your schema is not at fault: this is a defect of the
      generator. Please report it with the message, which names the template and the place. The exit
      code is 70.
      """,
      wrong: .words("A build of the generator in which somebody has edited `Templates`."),
      right: .words("The generator as it was released.")),
    Explanation(
      RunFailure.Kind.unformattedSchema, "a schema is not in its canonical form",
      """
      With `--check` nothing is written: the command says whether the schemas are written as
      `jsonapi-gen format` writes them, and these are not. The message lists the files. Format them
      and commit them; what they say stays the same. The exit code is 1.
      """,
      wrong: .words(
        "`jsonapi-gen format Schemas --check`, where a schema has its keys in another order."),
      right: .words("`jsonapi-gen format Schemas`, and then the same with `--check`.")),
    Explanation(
      RunFailure.Kind.internalError, "the tool has made a mistake of its own",
      """
      What `jsonapi-gen format` made of a schema was read again and found to differ from it: in what it
      says, in a comment, or when it is formatted once more. The file is left as it is, and it is not
      at fault: this is a defect of the formatter. Please report it with the file. The exit code is 70.
      """,
      wrong: .words("A schema that the formatter gets wrong."),
      right: .words("The same schema, formatted by hand until the defect is mended.")),
  ]
}
