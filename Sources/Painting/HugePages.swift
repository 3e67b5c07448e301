import DisplayLists
import Foundation

extension PixelBuffer {
    /// Asks the kernel for large pages before a bigger storage is touched for the first time: a picture of twelve
    /// megabytes costs three thousand page faults otherwise, more time than painting it.
    mutating func prepareForPainting(count: Int) {
        guard words.capacity < count else { return }
        words.removeAll()
        words.reserveCapacity(count)
        words.withUnsafeMutableBufferPointer { storage in
            guard let base = storage.baseAddress else { return }
            let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
            let start = (UInt(bitPattern: base) + page - 1) / page * page
            let end = (UInt(bitPattern: base) + UInt(count * 4)) / page * page
            guard end > start, let address = UnsafeMutableRawPointer(bitPattern: start) else { return }
            // Only a wish: nothing depends on whether the kernel grants it.
            madvise(address, Int(end - start), MADV_HUGEPAGE)
        }
    }
}
