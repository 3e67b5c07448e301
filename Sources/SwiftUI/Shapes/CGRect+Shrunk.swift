import DisplayLists
import Foundation

extension CGRect {
    /// Smaller from all sides; never less than nothing.
    func shrunk(by amount: CGFloat) -> CGRect {
        let (across, down) = (min(amount, width / 2), min(amount, height / 2))
        return CGRect(x: minX + across, y: minY + down, width: width - across * 2, height: height - down * 2)
    }
}
