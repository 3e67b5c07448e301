import Foundation
import Galley

/// Source files to a program that draws their previews.
struct PreviewBuild {
    let kit: PreviewKit
    let console: Console

    struct Product {
        var program: String
        /// The files that went into it.
        var files: [String]
        /// What came up on the way.
        var code: ExitCode
    }

    /// Compiles the files as one module. Files with errors are left out, and with them those that need them.
    func product(of files: [String]) throws(PreviewError) -> Product {
        var remaining = files
        var code = ExitCode.done
        while true {
            let messages = try build(remaining)
            guard let messages else {
                return Product(program: program(of: remaining), files: remaining, code: code)
            }
            let faulty = Set(messages.errors.map(\.file))
            let kept = remaining.filter { !faulty.contains($0) }
            if code == .done {
                for message in messages.errors { console.error(message.sentence) }
                if messages.errors.isEmpty { throw PreviewError(["the compiler failed without saying why"], .failed) }
            } else {
                // What these miss is most likely in the files that were left out.
                for file in remaining where faulty.contains(file) {
                    console.error("\(file): not drawn, since it needs a file that has errors")
                }
            }
            code = .wrongRequest
            guard !kept.isEmpty, kept.count < remaining.count else { throw PreviewError([], code) }
            remaining = kept
        }
    }

    /// The module that the files become.
    static let module = "PreviewedApp"

    /// `nil` when the program is there.
    private func build(_ files: [String]) throws(PreviewError) -> CompilerMessages? {
        let name = name(of: files)
        let program = programs.path(name)
        let digest = digest(of: files)
        guard !programs.has(name, digest: digest) else { return nil }
        try? FileManager.default.createDirectory(
            atPath: (program as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        let partial = "\(program).\(ProcessInfo.processInfo.processIdentifier)"
        defer {
            try? FileManager.default.removeItem(atPath: partial)
            try? FileManager.default.removeItem(atPath: "\(partial).o")
        }
        console.detail("compiling \(files.count == 1 ? files[0] : "\(files.count) files")")
        let overlay: PortableOverlay
        do {
            overlay = try PortableOverlay(of: files.map(Self.wholePath), in: "\(partial).sources")
        } catch {
            throw PreviewError(["cannot write to \(partial.inQuotes): \(error.localizedDescription)"], .failed)
        }
        defer { overlay.remove() }
        let run = try Tool.run(
            kit.toolchain.compiler, options(files, object: "\(partial).o") + overlay.compilerOptions)
        let given = Dictionary(files.map { (Self.wholePath($0), $0) }, uniquingKeysWith: { first, _ in first })
        let messages = CompilerMessages(run.output) { given[$0] ?? $0 }
        guard run.status == 0 else { return messages }
        for message in messages.warnings { console.warning(message.sentence) }
        let link = try Tool.run(kit.toolchain.clang, ["-o", partial, "\(partial).o"] + kit.linkerOptions)
        guard link.status == 0 else { throw PreviewError(Self.linkFaults(link.output), .wrongRequest) }
        guard unsafe rename(partial, program) == 0 else {
            throw PreviewError(["cannot write \(program.inQuotes): \(SystemError(code: errno).explanation)"], .failed)
        }
        programs.add(name, digest: digest)
        return nil
    }

    private func options(_ files: [String], object: String) -> [String] {
        var options = ["-c", "-o", object, "-module-name", Self.module, "-whole-module-optimization", "-Onone"]
        options += ["-swift-version", "5", "-D", "DEBUG", "-diagnostic-style", "llvm"]
        // Sources of either language mode are taken: of the newer one, defaults of isolated functions are isolated too.
        options += ["-enable-upcoming-feature", "IsolatedDefaultValues"]
        // Else a file by itself is a script.
        if !files.contains(where: { $0 == "main.swift" || $0.hasSuffix("/main.swift") }) {
            options.append("-parse-as-library")
        }
        // An app's own start is not what runs here.
        options += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "galley_unused_main"]
        if console.volume != .verbose { options.append("-suppress-warnings") }
        return options + kit.compilerOptions + files.map(Self.wholePath)
    }

    /// From the root: code looks for its catalogues and nibs beside its source, by the name that the compiler is told.
    private static func wholePath(_ file: String) -> String { URL(filePath: file).path }

    private static func linkFaults(_ output: String) -> [String] {
        let lines = output.split(separator: "\n").filter { $0.contains("undefined symbol") }
        let names = Set(lines.compactMap { $0.split(separator: ": ").last })
        guard !names.isEmpty else {
            return ["the previews cannot be linked: \(output.split(separator: "\n").first ?? "")"]
        }
        return names.sorted().map { "nothing defines \($0) — is a file of the app missing on the command line?" }
    }

    private var programs: PreviewPrograms { PreviewPrograms(folder: "\(kit.folder)/programs") }

    private func program(of files: [String]) -> String { programs.path(name(of: files)) }

    private func name(of files: [String]) -> String {
        ContentDigest.text(of: files.map { Array(Self.wholePath($0).utf8) })
    }

    /// Of all that goes into the program. What is wrong with a file that cannot be read, the compiler says.
    private func digest(of files: [String]) -> String {
        let how = "\(kit.stamp)\(console.volume == .verbose)"
        return ContentDigest.text(
            of: [Array(how.utf8)] + files.map { Array(FileManager.default.contents(atPath: $0) ?? Data()) })
    }
}
