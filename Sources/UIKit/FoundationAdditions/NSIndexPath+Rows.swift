public import Foundation

extension NSIndexPath {
    public convenience init(row: Int, section: Int) {
        self.init(indexPath: [section, row])
    }
    public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

    private convenience init(indexPath: [Int]) {
        unsafe self.init(indexes: indexPath, length: indexPath.count)
    }

    /// The first of the two numbers; `NSNotFound` where there is none.
    public var section: Int { index(atPosition: 0) }
    /// The second of the two numbers; `NSNotFound` where there is none.
    public var row: Int { index(atPosition: 1) }
    /// The second of the two numbers; `NSNotFound` where there is none.
    public var item: Int { index(atPosition: 1) }
}
