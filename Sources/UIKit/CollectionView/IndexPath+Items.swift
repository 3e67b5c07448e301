public import Foundation

extension IndexPath {
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The first index; 0 for an empty path.
    public var section: Int {
        get { isEmpty ? 0 : self[0] }
        set { self = IndexPath(item: item, section: newValue) }
    }
    /// The second index; 0 for a path without one.
    public var item: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = IndexPath(item: newValue, section: section) }
    }
    /// The same as `item`, under the name that tables use.
    public var row: Int {
        get { item }
        set { item = newValue }
    }
}
