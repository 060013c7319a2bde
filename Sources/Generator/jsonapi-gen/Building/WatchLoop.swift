import ArgumentParser
import Diagnostics
import Foundation

/// Runs a command again after every change to its inputs, until the user stops it.
enum WatchLoop {
  /// The interval between two checks of the files, in seconds.
  private static let interval = 0.25
  /// The time for which files must be unchanged: many programs save in several steps.
  private static let settlingTime = 0.01
  private static let maxSettlingRounds = 50

  /// Runs a command, and repeats it after each change if the user wants that. A failed run is then
  /// reported and does not end the loop.
  ///
  /// - Throws: An error in the arguments, in the first run.
  static func run(
    repeats: Bool, _ reporter: @autoclosure () -> Reporter, _ body: (Reporter) throws -> Void
  ) throws {
    guard repeats else { return try body(reporter()) }
    var isFirst = true
    var known: Versions = [:]
    while true {
      let reporter = reporter()
      do {
        try body(reporter)
      } catch let error as ValidationError {
        if isFirst { throw error }
        reporter.printError("error: \(error.message)")
      } catch is ExitCode {
        // The error is already reported.
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

  /// The attributes that distinguish versions of files, by their paths.
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
