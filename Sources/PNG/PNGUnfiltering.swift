/// Undoes the filters of rows (PNG specification, 9.2).
enum PNGUnfiltering {
    /// Undoes a row in place; `above` is the row above, undone already, or `nil` for a pass's first row.
    static func undo(
        _ filter: UInt8, _ row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>?, count: Int, step: Int
    ) throws(PNGError) {
        switch filter {
        case 0: break
        case 1: undoSub(row, count: count, step: step)
        case 2: if let above { for index in 0..<count { row[index] &+= above[index] } }
        case 3: undoAverage(row, above: above, count: count, step: step)
        case 4:
            // With nothing above, the prediction is the byte to the left.
            if let above {
                undoPaeth(row, above: above, count: count, step: step)
            } else {
                undoSub(row, count: count, step: step)
            }
        default: throw .damagedPixels(reason: "there is no filter \(filter)")
        }
    }

    private static func undoSub(_ row: UnsafeMutablePointer<UInt8>, count: Int, step: Int) {
        guard count > step else { return }
        for index in step..<count { row[index] &+= row[index &- step] }
    }

    private static func undoAverage(
        _ row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>?, count: Int, step: Int
    ) {
        for index in 0..<count {
            let left = index < step ? 0 : UInt16(row[index &- step])
            let up = above.map { UInt16($0[index]) } ?? 0
            row[index] &+= UInt8(truncatingIfNeeded: (left &+ up) >> 1)
        }
    }

    private static func undoPaeth(
        _ row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, step: Int
    ) {
        for index in 0..<min(step, count) { row[index] &+= above[index] }
        guard count > step else { return }
        for index in step..<count {
            row[index] &+= FilteredRowMatcher.paeth(row[index &- step], above[index], above[index &- step])
        }
    }
}
