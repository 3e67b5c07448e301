import Foundation

/// A choice of a picker.
@MainActor
final class TagNode: WrapperNode {
    let tag: AnyHashable

    init(_ content: ViewNode, _ tag: some Hashable) {
        self.tag = AnyHashable(tag)
        super.init(content)
    }
}
