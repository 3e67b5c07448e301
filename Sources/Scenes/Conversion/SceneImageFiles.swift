import Foundation
import ImageFiles
import ResourceFiles
import Synchronization

/// Pictures of files that have not changed since they were read: the scenes of a batch show the same icons.
enum SceneImageFiles {
    /// In bytes. Icons are kept, photographs are not.
    private static let largestFile = 32 << 10
    private static let mostFiles = 512

    private static let kept = Mutex<[FileVersion: DecodedImage]>([:])

    /// - Returns: `nil` when the file cannot be read.
    static func image(_ version: FileVersion) -> Result<DecodedImage, ImageFileError>? {
        if let image = kept.withLock({ $0[version] }) { return .success(image) }
        guard let data = FileManager.default.contents(atPath: version.path) else { return nil }
        do throws(ImageFileError) {
            let image = try ImageFile.decode([UInt8](data))
            if version.size <= largestFile, version.isSettled { keep(image, version) }
            return .success(image)
        } catch {
            return .failure(error)
        }
    }

    private static func keep(_ image: DecodedImage, _ version: FileVersion) {
        kept.withLock { kept in
            if kept.count >= mostFiles { kept.removeAll(keepingCapacity: true) }
            kept[version] = image
        }
    }
}
