import Diagnostics
import Foundation
import OutputFolder
import Rendering
import ResourceSchema
import TestWorkspace

/// The models of a schema that batches make together.
struct ModelProgram {
  private let workspace: Workspace
  private let batches: [Batch]
  private let files: [GeneratedFile]

  static let canCompile = SwiftTools.path(of: "swiftc") != nil && SwiftTools.modules != nil
  static let canLink = canCompile && !SwiftTools.runtimeObjects.isEmpty

  /// - Parameter others: schema files that are part of the schema.
  /// - Parameter options: What is generated; programs that run need the runtime alone.
  init(
    _ batches: [Batch], beside others: [SourceFile] = [],
    options: ModelOptions = SchemaReading.options
  ) throws {
    self.batches = batches
    workspace = try Workspace()
    let reading = SchemaReading(of: [SchemaFile.base] + others + batches.map(\.file.source))
    guard let schema = reading.schema, reading.errors.isEmpty else {
      throw Problem(description: reading.errors.map(\.line).joined(separator: "\n"))
    }
    files = try ModelGenerator.generate(schema, options: options).files
    for file in files { try workspace.write(file.text, to: file.path) }
  }

  /// What the compiler says of the models' syntax, whatever they import.
  func parse() throws -> String {
    try compile(["-parse"], [])
  }

  /// What the compiler says of the models and of the lines that use them.
  func typeCheck() throws -> String {
    try compile(["-typecheck"], batches.flatMap { $0.uses(in: files) })
  }

  /// What is wrong with the JSON that the models read and write again.
  func wrongAnswers() throws -> [String] {
    let probes = batches.flatMap(\.probes)
    var questions: [(type: String, count: Int)] = []
    for probe in probes {
      if questions.last?.type == probe.type {
        questions[questions.count - 1].count += 1
      } else {
        questions.append((probe.type, 1))
      }
    }
    let errors = try compile(
      ["-o", workspace.path("program")] + SwiftTools.runtimeObjects,
      [Self.answer] + questions.map { "answer(\($0.type).self, \($0.count))" })
    guard errors.isEmpty else { return [errors] }
    try workspace.write(probes.map(\.json).joined(separator: "\n"), to: "questions")
    let run = try ChildProcess(
      workspace.path("program"), [], input: workspace.root.appendingPathComponent("questions")
    ).runAndWait()
    let answers = run.output.split(separator: UInt8(ascii: "\n"))
    guard run.status == 0, answers.count == probes.count else {
      return ["status \(run.status), \(answers.count) of \(probes.count) answers: \(run.errors)"]
    }
    return zip(probes, answers).compactMap { probe, answer in
      let right = try? JSONTree.canonical(Data(probe.json.utf8))
      return right != nil && (try? JSONTree.canonical(answer)) == right
        ? nil : "\(String(decoding: answer, as: UTF8.self)) from \(probe.json) as \(probe.type)"
    }
  }

  private func compile(_ arguments: [String], _ main: [String]) throws -> String {
    let support = batches.flatMap { batch in
      batch.texts.enumerated().compactMap {
        batch.position.userCode?.declaration($0.element, number: $0.offset, owner: batch.owner)
      }
    }
    let lines = ["import Foundation", "import JSONAPI"] + support + main
    try workspace.write(lines.joined(separator: "\n") + "\n", to: "main.swift")
    let paths = (files.map(\.path) + ["main.swift"]).map(workspace.path)
    let compilation = try ChildProcess(
      SwiftTools.path(of: "swiftc") ?? "",
      [
        "-Onone", "-wmo", "-swift-version", "6", "-warnings-as-errors", "-module-name", "Matrix",
        "-I", SwiftTools.modules ?? "",
      ] + arguments + paths
    ).runAndWait()
    return compilation.status == 0 ? "" : compilation.errors
  }

  /// A function that reads lines of JSON as a type and writes them again. Names of Swift may mean
  /// what the schema calls so: it says which module it means.
  private static let answer = """
    func answer(_ type: any Swift.Codable.Type, _ count: Swift.Int) {
      for _ in 0..<count {
        let line = Swift.readLine() ?? ""
        do {
          let value = try Foundation.JSONDecoder().decode(type, from: Foundation.Data(line.utf8))
          let json = try Foundation.JSONEncoder().encode(value)
          Swift.print(Swift.String(decoding: json, as: Swift.UTF8.self))
        } catch {
          Swift.print("\\(error)".split { $0.isNewline }.joined(separator: " "))
        }
      }
    }
    """

  struct Problem: Error, CustomStringConvertible {
    let description: String
  }
}

extension Batch {
  /// Lines that reach each attribute as users do; of a text, that it is a text.
  fileprivate func uses(in files: [GeneratedFile]) -> [String] {
    guard let type = position.typeOfAttribute else { return [] }
    let model = "Slot" + owner.dropFirst(4) + "x0"
    let text = files.first { $0.path == model + ".swift" }?.text ?? ""
    let structure =
      text.components(separatedBy: "  public struct Attributes").dropFirst().first ?? ""
    let names =
      structure.components(separatedBy: "\n  }").first?
      .components(separatedBy: "    public var ").dropFirst()
      .filter { $0.prefix { $0 != "\n" }.hasSuffix("?") == false }
      .compactMap { $0.split(separator: ":").first } ?? []
    return ["func use(_ resource: \(model)) {"]
      + names.map { "  let _: \(type) = resource.\($0)" }
      + ["}", "func use(_ resource: ResolvedResource<\(model), \(model)Document>) {"]
      + names.map { "  let _: \(type) = resource.\($0)" } + ["}"]
  }
}
