import Foundation
import Galley

/// The Swift toolchain that source is compiled with.
struct Toolchain {
    let compiler: String
    /// The folder `lib/swift` of the toolchain.
    let resources: String

    /// The folder of the libraries that programs load.
    var libraries: String { "\(resources)/linux" }
    var clang: String { "\(resources)/../../bin/clang" }
    /// What tells the language's runtime about a program's types.
    var runtimeStart: String { "\(libraries)/\(Self.architecture)/swiftrt.o" }

    private static var architecture: String {
        #if arch(arm64)
        "aarch64"
        #else
        "x86_64"
        #endif
    }

    /// The folders where toolchains are put that are not on the path.
    private static let usualFolders = ["/opt/swift/usr/bin", "/usr/local/swift/usr/bin"]

    static func findCompiler(_ environment: [String: String]) throws(PreviewError) -> String {
        let folders = environment["PATH", default: ""].split(separator: ":").map(String.init) + usualFolders
        for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/swiftc") {
            return "\(folder)/swiftc"
        }
        throw PreviewError(
            ["previews need a Swift toolchain — install Swift 6.3 from swift.org and put its bin folder on PATH"],
            .failed)
    }

    /// Where the compiler's own files are, which it alone knows.
    static func resources(of compiler: String) throws(PreviewError) -> String {
        struct Information: Decodable {
            struct Paths: Decodable { var runtimeResourcePath: String }
            var paths: Paths
        }
        let run = try Tool.run(compiler, ["-print-target-info"])
        guard let information = try? JSONDecoder().decode(Information.self, from: Data(run.output.utf8)) else {
            throw PreviewError(["\(compiler) does not tell where its files are — is it Swift 6.3?"], .failed)
        }
        return information.paths.runtimeResourcePath
    }

    /// Options of the linker for the libraries of the language that source may import, and for C's functions of numbers,
    /// which rounding is compiled to; those that a program does not use are not loaded.
    var libraryOptions: [String] {
        let names = [
            "swiftCore", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser", "swiftRegexBuilder",
            "swiftObservation", "swiftSynchronization", "swiftDistributed", "swift_Differentiation", "swiftGlibc",
            "swiftSwiftOnoneSupport", "swiftDispatch", "dispatch", "BlocksRuntime", "Foundation",
            "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
        ]
        let present = names.filter { FileManager.default.fileExists(atPath: "\(libraries)/lib\($0).so") }
        return ["-L\(libraries)", "-Wl,--as-needed"] + present.map { "-l\($0)" } + ["-lm", "-Wl,-rpath,\(libraries)"]
    }
}

/// Why there are no previews at all.
struct PreviewError: Error, Hashable {
    var messages: [String]
    var code: ExitCode

    init(_ messages: [String], _ code: ExitCode) {
        self.messages = messages
        self.code = code
    }
}
