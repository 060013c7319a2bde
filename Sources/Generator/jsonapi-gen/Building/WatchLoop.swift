import ArgumentParser
import Diagnostics
import Foundation

/// Runs a command again after every change to its inputs, until the user stops it.
struct WatchLoop {
  let reporter: Reporter

  /// The interval between two checks of the files, in seconds.
  private static let interval = 0.25
  /// The time for which files must be unchanged: many programs save in several steps.
  private static let settlingTime = 0.01
  private static let maxSettlingRounds = 50

  /// Runs a command, and repeats it after each change. A failed run is reported and does not end
  /// the loop.
  ///
  /// - Throws: An error in the arguments, in the first run.
  func run(_ body: (RunInputs) throws -> Void) throws {
    var isFirst = true
    var versions: Versions = [:]
    while true {
      let inputs = RunInputs()
      do {
        try body(inputs)
      } catch let error as ValidationError {
        if isFirst { throw error }
        reporter.printError("error: \(error.message)")
      } catch is ExitCode {
        // The error is already reported.
      }
      isFirst = false
      reporter.printError("Watching \(counted(inputs.files.count, "file")). Ctrl-C stops.")
      // For files that were known before the run, the earlier versions apply: a file may have been
      // saved during the run.
      let watched = Self.versions(of: inputs.watched)
      versions = watched.merging(versions.filter { watched[$0.key] != nil }) { $1 }
      versions = Self.versionsAfterChange(of: versions)
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
