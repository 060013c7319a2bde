import ArgumentParser
import Diagnostics
import Foundation
import SchemaReader

/// Runs a command again after every change to its inputs, until the user stops it.
enum WatchLoop {
  /// The interval between two checks of the files, in seconds.
  private static let interval = 0.25
  /// The time for which files must be unchanged: many programs save in several steps.
  private static let settlingTime = 0.01
  private static let maxSettlingRounds = 50

  /// Runs a command, and repeats it after each change. A failed run is reported and does not end the
  /// loop.
  ///
  /// - Throws: An error in the arguments, in the first run.
  static func run(_ command: some ReportingCommand) throws -> Never {
    var isFirst = true
    var known: Versions = [:]
    while true {
      let reporter = command.reporter
      do {
        try command.run(reporter)
      } catch let error as ValidationError {
        if isFirst { throw error }
        reporter.printError("error: \(error.message)")
      } catch {
        guard reporter.exitCode(for: error) != nil else { throw error }
      }
      isFirst = false
      let inputs = reporter.inputs
      reporter.printError("Watching \(counted(inputs.files.count, "file")). Ctrl-C stops.")
      // For files that were known before the run, the earlier versions apply: a file may have been
      // saved during the run.
      let watched = versions(of: inputs.watched)
      known = watched.merging(known.filter { watched[$0.key] != nil }) { $1 }
      known = versionsAfterChange(of: known)
    }
  }

  /// Waits until a file changes and no file is being saved any more.
  private static func versionsAfterChange(of before: Versions) -> Versions {
    var versions = Self.versions(of: before.keys)
    while versions == before {
      Thread.sleep(forTimeInterval: interval)
      versions = Self.versions(of: before.keys)
    }
    for _ in 0..<maxSettlingRounds {
      Thread.sleep(forTimeInterval: settlingTime)
      let later = Self.versions(of: before.keys)
      if later == versions { break }
      versions = later
    }
    return versions
  }

  private typealias Versions = [String: [AnyHashable?]]

  private static func versions(of paths: some Sequence<String>) -> Versions {
    var versions: Versions = [:]
    for path in paths {
      let resolved = URL(filePath: path).resolvingSymlinksInPath().path
      let attributes = (try? FileManager.default.attributesOfItem(atPath: resolved)) ?? [:]
      versions[path] = [.modificationDate, .size, .systemFileNumber].map {
        attributes[$0] as? AnyHashable
      }
    }
    return versions
  }
}

/// The files that a run reads: schemas with their imports, templates, and the configuration.
///
/// The list is filled during the run, so that it is also known after a run that failed.
final class RunInputs {
  /// The files that were read, in the order in which they were.
  private(set) var files: [String] = []
  /// The paths that were looked up, even if there was no file.
  private var sought: [String] = []

  /// The folders whose files were read: another file in them would be read, too.
  var folders: [String] { sought.uniqued().filter(SchemaFiles.isFolder) }

  /// The paths whose changes may change the result of a run.
  var watched: Set<String> { Set(sought + files) }

  func add(_ files: [SourceFile]) {
    for file in files where !self.files.contains(file.path) { self.files.append(file.path) }
  }

  func seek(_ paths: [String]) { sought += paths }
}
