import Foundation

/// A file that grows beside the one it will be, and takes its place in one step when it is whole. One that is not
/// finished leaves nothing behind.
package final class PartialFile {
    private let path: String
    private let temporary: String
    private var descriptor: Int32

    /// Folders on the way are made.
    package convenience init(at path: String) throws(OutputError) {
        do throws(SystemError) {
            try self.init(beside: OutputFile.target(of: path))
        } catch {
            throw OutputError(place: path.inQuotes, cause: error)
        }
    }

    init(beside path: String) throws(SystemError) {
        let (folder, name) = OutputFile.split(path)
        self.path = path
        temporary = "\(folder)/.\(name.prefix(100)).\(getpid()).part"
        descriptor = -1
        try OutputFile.makeFolders(folder)
        descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw SystemError(code: errno) }
    }

    func append(_ bytes: [UInt8]) throws(SystemError) { try Descriptor.write(bytes, to: descriptor) }

    package func append(_ text: String) throws(OutputError) {
        do throws(SystemError) {
            try append(Array(text.utf8))
        } catch {
            throw OutputError(place: path.inQuotes, cause: error)
        }
    }

    func finish() throws(SystemError) {
        // Some file systems tell only here that the disk is full.
        let isClosed = close(descriptor) == 0
        descriptor = -1
        guard isClosed, unsafe rename(temporary, path) == 0 else {
            let code = errno
            _ = unsafe unlink(temporary)
            throw SystemError(code: code)
        }
    }

    package func finishWhole() throws(OutputError) {
        do throws(SystemError) {
            try finish()
        } catch {
            throw OutputError(place: path.inQuotes, cause: error)
        }
    }

    deinit {
        guard descriptor >= 0 else { return }
        close(descriptor)
        _ = unsafe unlink(temporary)
    }

    /// Removes what processes that are gone left unfinished in a folder.
    package static func removeAbandoned(in folder: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            guard name.hasPrefix("."), name.hasSuffix(".part"),
                let process = name.split(separator: ".").dropLast().last.flatMap({ Int32($0) }),
                process > 0, process == getpid() || kill(process, 0) != 0 && errno == ESRCH
            else { continue }
            _ = unsafe unlink("\(folder)/\(name)")
        }
    }
}
