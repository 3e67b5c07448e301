import Foundation
import Testing

/// What only a process of its own shows.
struct ExecutableTests {
    /// The exit status and what came out when a shell runs the line; `$galley` is the executable.
    private func shell(_ line: String) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", line]
        process.environment = ["PATH": "/usr/bin:/bin", "galley": try Executable.path()]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }

    @Test(arguments: [
        ("$galley --version", 0, "galley 0.1.0\n"),
        ("$galley rendr", 2, "galley: error: unknown command \"rendr\" — did you mean \"render\"?\n"),
        ("$galley --version >&-", 3, "galley: error: cannot write to standard output: it is closed\n"),
        (
            "$galley --version >/dev/full", 3,
            "galley: error: cannot write to standard output: no space left on the device"
                + " — free some space or choose another place\n"
        ),
        ("$galley rendr 2>&-", 2, ""),
        ("{ sleep 0.3; $galley symbols; echo $? >&2; } | true", 0, "141\n"),
        ("env LC_ALL=ja_JP.UTF-8 TZ=Asia/Tokyo $galley --version", 0, "galley 0.1.0\n"),
    ])
    func answers(line: String, status: Int32, output: String) throws {
        let answer = try shell(line)
        #expect(answer.status == status)
        #expect(answer.output == output)
    }

    @Test func aFaultOfItsOwnIsOneLine() throws {
        let answer = try shell("$galley inspect - < <(sleep 5) & sleep 1; kill -SEGV $!; wait $!")
        #expect(answer.status == 3)
        #expect(answer.output.hasPrefix("galley: error: stopped by a fault of its own"))
        #expect(answer.output.split(separator: "\n").count == 1)
    }
}
