import ArgumentParser
import Diagnostics

extension ExitCode {
  /// The input has an error, or --check found outdated or unformatted files.
  static let diagnostics = ExitCode(1)
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
      ExitCode(66)  // `EX_NOINPUT` of `sysexits.h`
    case .outdatedOutput, .unformattedSchema: .diagnostics
    case .brokenTemplate, .internalError: ExitCode(70)  // `EX_SOFTWARE`
    case .unwritableOutput: .unwritableOutput
    }
  }
}
