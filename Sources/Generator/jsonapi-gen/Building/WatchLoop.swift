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
    var times = FileTimes()
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
      // For files that were known before the run, the earlier times apply: a file may have been
      // saved during the run.
      times = FileTimes(of: inputs.watched).merging(earlier: times)
      times = Self.timesAfterChange(of: times)
    }
  }

  /// Waits until a file changes and no file is being saved any more.
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

/// The properties that distinguish versions of files.
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

  /// The current versions of the same files.
  var now: FileTimes { FileTimes(of: versions.keys) }

  /// Returns the versions of the same files, with earlier versions where they are known.
  func merging(earlier: FileTimes) -> FileTimes {
    var times = self
    for (path, version) in earlier.versions where versions[path] != nil {
      times.versions[path] = version
    }
    return times
  }
}
