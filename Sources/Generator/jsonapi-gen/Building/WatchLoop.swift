import ArgumentParser
import Diagnostics
import Foundation

/// Runs a command again whenever something that it reads has changed, until the user stops it.
struct WatchLoop {
  let reporter: Reporter

  /// The time between two looks at the files.
  private static let interval = 0.25
  /// The time for which files must be unchanged: many programs save in several steps.
  private static let settlingTime = 0.01
  private static let maxSettlingRounds = 50

  /// Runs a command, and runs it again after each change; a run that fails is only reported.
  ///
  /// - Throws: An error in the arguments, at the first run.
  func run(_ body: (RunInputs) throws -> Void) throws {
    var isFirst = true
    var times = FileTimes()
    while true {
      let inputs = RunInputs()
      do {
        try body(inputs)
      } catch let error as ValidationError {
        if isFirst { throw error }
        reporter.printError("error: \(error.message)")
      } catch is ExitCode {
        // The reason has been reported.
      }
      isFirst = false
      reporter.printError("Watching \(counted(inputs.files.count, "file")). Ctrl-C stops.")
      // Of what was known before the run, the times before it: it may have been saved since.
      times = FileTimes(of: inputs.watched).merging(earlier: times)
      times = Self.timesAfterChange(of: times)
    }
  }

  /// Waits until a file changes and all are at rest.
  private static func timesAfterChange(of before: FileTimes) -> FileTimes {
    var times = before.now
    while times == before {
      Thread.sleep(forTimeInterval: interval)
      times = before.now
    }
    for _ in 0..<maxSettlingRounds {
      Thread.sleep(forTimeInterval: settlingTime)
      let later = times.now
      if later == times { break }
      times = later
    }
    return times
  }
}

/// What tells versions of files apart.
private struct FileTimes: Equatable {
  private struct Version: Equatable {
    var time: Date?
    var size: UInt64?
    var number: UInt64?
  }

  private var versions: [String: Version] = [:]

  init() {}

  init(of paths: some Sequence<String>) {
    for path in paths {
      let resolved = URL(filePath: path).resolvingSymlinksInPath().path
      let attributes = (try? FileManager.default.attributesOfItem(atPath: resolved)) ?? [:]
      versions[path] = Version(
        time: attributes[.modificationDate] as? Date,
        size: (attributes[.size] as? NSNumber)?.uint64Value,
        number: (attributes[.systemFileNumber] as? NSNumber)?.uint64Value)
    }
  }

  /// The versions that the same files have now.
  var now: FileTimes { FileTimes(of: versions.keys) }

  /// Returns the versions of the same files, with those of an earlier time where it has them.
  func merging(earlier: FileTimes) -> FileTimes {
    var times = self
    for (path, version) in earlier.versions where versions[path] != nil {
      times.versions[path] = version
    }
    return times
  }
}
