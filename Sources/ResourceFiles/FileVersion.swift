package import Foundation

/// What a file is recognised by as long as nobody changes it.
package struct FileVersion: Hashable, Sendable {
    package var path: String
    package var size: Int
    package var date: Date?
    package var isFile: Bool

    package init(_ path: String) {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        self.path = path
        size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
        date = attributes?[.modificationDate] as? Date
        isFile = attributes?[.type] as? FileAttributeType == .typeRegular
    }
}
