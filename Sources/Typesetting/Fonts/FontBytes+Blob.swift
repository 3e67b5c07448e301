import CPango
import DisplayLists

extension FontBytes {
    /// An `hb_blob_t` that keeps the bytes; to be destroyed by the caller. `nil` when there is no memory for it.
    var blob: OpaquePointer? {
        let start = bytes.assumingMemoryBound(to: CChar.self)
        return hb_blob_create_or_fail(
            start.baseAddress, UInt32(clamping: start.count), HB_MEMORY_MODE_READONLY,
            Unmanaged.passRetained(self).toOpaque(),
            { owner in
                if let owner { Unmanaged<FontBytes>.fromOpaque(owner).release() }
            })
    }
}
