import ArgumentParser
import Diagnostics

extension ExitCode {
  /// The input has an error, or --check found outdated or unformatted files.
  static let diagnostics = ExitCode(1)
  /// `EX_NOINPUT` of `sysexits.h`.
  static let missingInput = ExitCode(66)
  /// `EX_SOFTWARE` of `sysexits.h`.
  static let internalError = ExitCode(70)
  /// `EX_CANTCREAT` of `sysexits.h`.
  static let unwritableOutput = ExitCode(73)
  /// `EX_IOERR` of `sysexits.h`.
  static let unwritableStream = ExitCode(74)
}

extension RunFailure.Kind {
  var exitCode: ExitCode {
    switch self {
    case .missingSchema, .missingPayload, .missingConfiguration, .missingTemplates,
      .missingRevision:
      .missingInput
    case .outdatedOutput, .unformattedSchema: .diagnostics
    case .brokenTemplate, .internalError: .internalError
    case .unwritableOutput: .unwritableOutput
    }
  }
}
