import Foundation
import UIKit

/// One thing that is laid out and drawn. A tree of these is made from views once; the parent proposes a size, the node
/// chooses one, and the parent places it. x grows from the leading edge until it is drawn.
@MainActor
class ViewNode {
    /// Whether the leading edge is the right one.
    let isRightToLeft: Bool

    init(isRightToLeft: Bool = false) {
        self.isRightToLeft = isRightToLeft
    }

    convenience init(_ environment: EnvironmentValues) {
        self.init(isRightToLeft: environment.layoutDirection == .rightToLeft)
    }

    /// The node that this one only changes; `nil` where it stands for itself.
    var changedNode: ViewNode? { nil }

    // MARK: Measuring

    private var sizes = ProposalTable<CGSize>()

    /// The size that the node chooses.
    final func size(for proposal: ProposedViewSize) -> CGSize {
        if let known = sizes[proposal] { return known }
        let size = measure(proposal)
        return sizes.keep(size, for: proposal)
    }

    /// Works the size out; called once for a proposal.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Nodes of higher priority get their room first.
    var priority: Double { 0 }
    var spacing: ViewSpacing { ViewSpacing() }
    /// Of nodes that overlap, deeper ones are further in front.
    var depth: Double { 0 }
    /// What the node hands to the layout around it; `nil` is nothing.
    func layoutValue(_ key: ObjectIdentifier) -> (any Sendable)? { nil }
    /// Told which way the stack around it runs.
    func enterStack(_ axis: Axis) {}

    /// Where a guide is, points; `nil` leaves it to the alignment's default.
    func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }

    final func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat {
        ViewDimensions(self, proposal).value(key)
    }

    // MARK: Placing

    /// The size that the node was last placed with.
    private(set) final var placedSize = CGSize.zero

    /// Places everything inside for a proposal.
    final func layOut(_ proposal: ProposedViewSize) {
        placedSize = size(for: proposal)
        placeChildren(proposal)
    }

    func placeChildren(_ proposal: ProposedViewSize) {}

    // MARK: Drawing

    /// Adds what the node shows.
    /// - Parameter origin: The left top corner, in the space at hand.
    func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {}

    /// Draws the node unless its place or size is beyond what a picture can have.
    final func show(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        let lengths = [origin.x, origin.y, placedSize.width, placedSize.height]
        guard lengths.allSatisfy({ abs($0) < Self.farthest }) else { return }
        draw(at: origin, into: &listing, pass)
    }

    /// Points; a number that is none compares as farther.
    private static let farthest: CGFloat = 1_000_000

    /// What the row around it takes from the content, such as swipe actions.
    func visit(_ visitor: (ViewNode) -> Void) { visitor(self) }
}

/// What nodes share while they draw.
@MainActor
final class DrawPass {
    /// The view that is drawn into.
    let view: UIView
    let scale: Double
    /// Whether nothing is drawn yet: screens inside get their places and are laid out.
    let isPlacing: Bool
    /// What of the space at hand bars and the screen's corners leave free, and all of it.
    var safeArea: (inside: CGRect, whole: CGRect)?
    /// The first content that scrolls up and down.
    var scrolled: ScrolledContent?
    /// How many anchors' views were found to be somewhere else.
    var anchors = 0
    private var counts: [String: Int] = [:]

    init(view: UIView, scale: Double, isPlacing: Bool = false) {
        self.isPlacing = isPlacing
        self.view = view
        self.scale = scale
    }

    /// Tells things of one role apart in the layout report.
    func component(_ role: String) -> String {
        let count = counts[role, default: 0]
        counts[role] = count + 1
        return "\(role) \(count)"
    }
}

/// Content that scrolls up and down, as the bars around it have to know it. Points.
struct ScrolledContent: Equatable {
    /// Of the scroll view, in the view that is drawn into.
    let top: CGFloat
    /// How far it is from its beginning.
    let distance: CGFloat
    let length: CGFloat
}
