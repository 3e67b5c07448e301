public import Foundation

/// An outline that can be filled, stroked or clipped to.
public enum Shape: Hashable, Sendable {
    case rectangle(CGRect)
    case roundedRectangle(RoundedRectangle)
    case ellipse(CGRect)
    case path(Path)

    /// The outline as path elements.
    public var path: Path {
        switch self {
        case .rectangle(let rect): .rectangle(rect)
        case .roundedRectangle(let rounded): rounded.path
        case .ellipse(let rect): .ellipse(rect)
        case .path(let path): path
        }
    }
}
