import Galley

/// What the process ends with. A difference never shares a code with a failure to draw.
package enum ExitCode: Int32, Comparable, Sendable {
    /// Done, and equal where something was compared.
    case done = 0
    case different = 1
    /// The request or an input is wrong.
    case wrongRequest = 2
    /// A picture could not be drawn, or the environment lacks something.
    case failed = 3
    case nothingMatched = 4

    package static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}

extension OutputError {
    var exitCode: ExitCode { cause.blamesThePath ? .wrongRequest : .failed }
}
