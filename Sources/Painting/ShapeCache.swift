import DisplayLists

/// Coverage of small shapes. A list draws the same chevron, icon plate and corner in every row: each is rasterised once.
final class ShapeCache {
    /// Kept coverage beyond this is forgotten between pictures, in bytes.
    private static let capacity = 16 << 20
    /// Shapes that cover more pixels than this are not kept.
    static let largestArea = 256 * 256

    struct Key: Hashable {
        let shape: Shape
        let marking: Marking
        /// To device pixels from the mask's top left corner.
        let transform: Affine
    }

    private var masks: [Key: Mask] = [:]
    private var cost = 0

    /// The shape's coverage in a mask of at least this size that starts at (0, 0).
    func mask(_ key: Key, width: Int, height: Int) -> Mask {
        if let known = masks[key] { return known }
        let mask = Mask(rendering: key.shape, key.marking, under: key.transform, width: width, height: height)
        cost += mask.coverage.count
        masks[key] = mask
        return mask
    }

    func trim() {
        guard cost > Self.capacity else { return }
        masks.removeAll()
        cost = 0
    }
}
