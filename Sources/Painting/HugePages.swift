import DisplayLists
import Foundation

extension PixelBuffer {
    /// Asks the kernel for large pages before a bigger storage is touched for the first time: a picture of twelve
    /// megabytes costs three thousand page faults otherwise, more time than painting it.
    mutating func prepareForPainting(count: Int) {
        guard words.capacity < count else { return }
        // Before the new one: both together might be too much.
        words = []
        words = [UInt32](unsafeUninitializedCapacity: count) { storage, initializedCount in
            Self.askForLargePages(storage)
            storage.initialize(repeating: 0)
            initializedCount = count
        }
    }

    private static func askForLargePages(_ storage: UnsafeMutableBufferPointer<UInt32>) {
        guard let base = storage.baseAddress else { return }
        let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
        let start = (UInt(bitPattern: base) + page - 1) / page * page
        let end = (UInt(bitPattern: base) + UInt(storage.count * 4)) / page * page
        guard end > start, let address = UnsafeMutableRawPointer(bitPattern: start) else { return }
        // Only a wish: nothing depends on whether the kernel grants it.
        madvise(address, Int(end - start), MADV_HUGEPAGE)
    }
}
