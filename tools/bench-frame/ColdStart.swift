import Foundation

/// Whole runs of a command, each in a process of its own.
enum ColdStart {
    /// Milliseconds of wall time of each run; `nil` when a run fails.
    static func measure(_ command: [String], runs: Int) -> [Double]? {
        var times: [Double] = []
        for _ in 0..<runs {
            let start = Clock.wall()
            guard run(command) else { return nil }
            times.append(Clock.wall() - start)
        }
        return times
    }

    private static func run(_ command: [String]) -> Bool {
        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
        defer { for argument in arguments { free(argument) } }
        arguments.append(nil)
        var process: pid_t = 0
        guard posix_spawn(&process, command[0], nil, nil, arguments, environ) == 0 else { return false }
        var status: Int32 = 0
        guard waitpid(process, &status, 0) == process else { return false }
        return status == 0
    }
}
