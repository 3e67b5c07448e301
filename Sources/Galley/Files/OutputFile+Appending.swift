import Foundation

extension OutputFile {
    /// Adds bytes to the end of a file, which is made where it is missing.
    package static func append(_ bytes: [UInt8], to path: String) throws(OutputError) {
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw OutputError(place: path.inQuotes, cause: SystemError(code: errno)) }
        defer { close(descriptor) }
        do throws(SystemError) {
            try Descriptor.write(bytes, to: descriptor)
        } catch {
            throw OutputError(place: path.inQuotes, cause: error)
        }
    }
}
