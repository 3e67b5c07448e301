public import Foundation

/// Items that move, clip, fade and cast a shadow together.
public struct Group: Hashable, Sendable {
    /// Where the items come from, as a path from the root; empty for a group that only exists to clip or move.
    public var label: String
    /// Where the group's own (0, 0) lies in its parent, in points.
    public var origin: CGPoint
    /// Applied about the group's own (0, 0), before `origin`; `nil` is the identity.
    public var transform: Transform?
    /// In the group's own space; `nil` does not clip.
    public var clip: Shape?
    /// 0…1, applied to the group as a whole.
    public var opacity: Double
    public var shadow: Shadow?
    /// Of the items themselves; `nil` casts none.
    public var contentShadow: ContentShadow?
    /// Of the items as a whole; `nil` has none.
    public var effect: LayerEffect?
    public var items: [DisplayItem]

    public init(
        label: String = "", origin: CGPoint = .zero, transform: Transform? = nil, clip: Shape? = nil,
        opacity: Double = 1, shadow: Shadow? = nil, contentShadow: ContentShadow? = nil, effect: LayerEffect? = nil,
        items: [DisplayItem] = []
    ) {
        self.label = label
        self.origin = origin
        self.transform = transform
        self.clip = clip
        self.opacity = opacity
        self.shadow = shadow
        self.contentShadow = contentShadow
        self.effect = effect
        self.items = items
    }
}
