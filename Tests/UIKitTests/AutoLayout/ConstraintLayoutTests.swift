import Testing
import UIKit

@MainActor
struct ConstraintLayoutTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func box(_ width: CGFloat = 40, _ height: CGFloat = 20, in parent: UIView? = nil) -> Box {
        let box = Box(width, height)
        (parent ?? root).addSubview(box)
        return box
    }

    private func activate(_ constraints: NSLayoutConstraint...) {
        NSLayoutConstraint.activate(constraints)
    }

    // MARK: Places

    @Test func edgesHoldAViewInItsSuperview() {
        let inner = box()
        activate(
            inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            root.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 20),
            inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
            root.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: 40))
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 30, y: 10, width: 250, height: 450))
        root.frame.size = CGSize(width: 100, height: 100)
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 30, y: 10, width: 30, height: 70))
    }

    @Test func aViewWithoutASizeTakesItsContents() {
        let inner = box(50, 30)
        activate(
            inner.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            inner.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 5))
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 135, y: 230, width: 50, height: 30))
        inner.size = CGSize(width: 70, height: UIView.noIntrinsicMetric)
        root.layoutIfNeeded()
        #expect(inner.frame.width == 70 && inner.frame.midX == 160)
    }

    @Test func framesAreInTheSuperviewsSpace() {
        let outer = box()
        let inner = box(10, 10, in: outer)
        activate(
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
            outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 7),
            inner.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -30))
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 7, y: 390, width: 10, height: 10))
    }

    @Test func bothInitialisersSayTheSame() {
        let (one, other) = (box(), box())
        activate(
            NSLayoutConstraint(
                item: one, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 0.5,
                constant: -10),
            NSLayoutConstraint(
                item: one, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 0.25,
                constant: 0),
            other.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -10))
        root.layoutIfNeeded()
        #expect(one.frame.width == 150 && other.frame.width == 150)
        #expect(one.frame.midX == 80)
    }

    @Test func aHeightMayFollowAWidth() {
        let one = box()
        activate(
            one.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            one.heightAnchor.constraint(equalTo: one.widthAnchor, multiplier: 0.25))
        root.layoutIfNeeded()
        #expect(one.frame.size == CGSize(width: 160, height: 40))
    }

    @Test func whatUIKitRefusesHasAReason() {
        func problem(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?) -> String? {
            NSLayoutConstraint.problem(
                first: (root, first), second: (second == nil ? nil : root, second ?? .notAnAttribute))
        }
        #expect(problem(.top, .bottom) == nil && problem(.width, .height) == nil && problem(.width, nil) == nil)
        #expect(problem(.top, .left)?.contains("top and left cannot be related") == true)
        #expect(problem(.top, .height)?.contains("a location and a size cannot be related") == true)
        #expect(problem(.leading, .left)?.contains("leading and trailing cannot be related to left") == true)
        #expect(problem(.leading, nil)?.contains("cannot be set to a constant") == true)
        #expect(problem(.notAnAttribute, .top) != nil)
    }

    @Test func aMultipleOfAPlaceCountsFromTheContainersEdge() {
        let outer = box()
        let inner = box(10, 10, in: outer)
        activate(
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
            outer.widthAnchor.constraint(equalToConstant: 80),
            NSLayoutConstraint(
                item: inner, attribute: .centerX, relatedBy: .equal, toItem: outer, attribute: .right, multiplier: 0.5,
                constant: 0))
        root.layoutIfNeeded()
        #expect(inner.frame.midX == 40)
    }

    @Test func distancesBetweenAnchorsAreLengths() {
        let (one, other, third) = (box(), box(), box())
        activate(
            one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            other.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 110),
            one.widthAnchor.constraint(equalToConstant: 40),
            third.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            third.widthAnchor.constraint(
                equalTo: one.trailingAnchor.anchorWithOffset(to: other.leadingAnchor), multiplier: 2))
        root.layoutIfNeeded()
        #expect(third.frame.width == 100)
    }

    @Test func systemSpacingIsEightPoints() {
        let (one, other) = (box(), box())
        activate(
            one.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
            other.leadingAnchor.constraint(equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 1),
            other.topAnchor.constraint(equalToSystemSpacingBelow: one.bottomAnchor, multiplier: 3),
            one.topAnchor.constraint(equalTo: root.topAnchor))
        root.layoutIfNeeded()
        #expect(one.frame.minX == 16 && other.frame.minX == 64)
        #expect(other.frame.minY == 44)
    }

    // MARK: Direction

    @Test func leadingIsTheRightSideFromRightToLeft() {
        root.semanticContentAttribute = .forceRightToLeft
        let (one, other) = (box(), box())
        activate(
            one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
            other.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
            other.widthAnchor.constraint(equalToConstant: 100))
        root.layoutIfNeeded()
        #expect(one.frame.minX == 320 - 16 - 40 && one.frame.width == 40)
        #expect(other.frame.maxX == one.frame.minX - 8 && other.frame.width == 100)
    }

    @Test func leftStaysLeftFromRightToLeft() {
        root.semanticContentAttribute = .forceRightToLeft
        let one = box()
        activate(one.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16))
        root.layoutIfNeeded()
        #expect(one.frame.minX == 16)
    }

    // MARK: Priorities

    @Test func contentPrioritiesDecideWhoGivesWay() {
        let (title, button) = (box(400), box(80))
        title.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        button.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        activate(
            title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            button.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
            button.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16))
        root.layoutIfNeeded()
        #expect(button.frame.minX == 224 && button.frame.width == 80)
        #expect(title.frame.width == 200)
        title.size.width = 100
        title.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
        root.layoutIfNeeded()
        #expect(button.frame.width == 80 && title.frame.width == 200)
    }

    @Test func aWeakerConstraintYields() {
        let one = box()
        let wide = one.widthAnchor.constraint(equalToConstant: 200)
        wide.priority = .defaultHigh
        activate(wide, one.widthAnchor.constraint(lessThanOrEqualToConstant: 90))
        root.layoutIfNeeded()
        #expect(one.frame.width == 90)
        wide.priority = UILayoutPriority(1)
        root.layoutIfNeeded()
        #expect(one.frame.width == 40)
    }

    // MARK: Changes

    @Test func constraintsCanBeChangedAndTakenBack() {
        let one = box()
        let top = one.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
        top.isActive = true
        root.layoutIfNeeded()
        #expect(root.constraints == [top] && top.isActive)
        top.constant = 25
        root.layoutIfNeeded()
        #expect(one.frame.minY == 25)
        NSLayoutConstraint.deactivate([top])
        activate(one.bottomAnchor.constraint(equalTo: root.bottomAnchor))
        root.layoutIfNeeded()
        #expect(one.frame.maxY == 480 && !top.isActive)
    }

    @Test func aViewThatLeavesTakesItsConstraintsAlong() {
        let outer = box()
        let inner = box(10, 10, in: outer)
        let across = inner.topAnchor.constraint(equalTo: root.topAnchor)
        let within = inner.leftAnchor.constraint(equalTo: outer.leftAnchor)
        activate(across, within)
        outer.removeFromSuperview()
        #expect(!across.isActive && within.isActive)
        root.layoutIfNeeded()
        root.addSubview(outer)
        root.layoutIfNeeded()
        #expect(outer.frame.size == CGSize(width: 40, height: 20))
    }

    @Test func constraintsMayReachIntoAViewWithAFrame() {
        let framed = UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 100))
        framed.autoresizingMask = [.flexibleWidth]
        root.addSubview(framed)
        let inner = box(10, 10, in: framed)
        activate(
            inner.leftAnchor.constraint(equalTo: framed.leftAnchor, constant: 5),
            inner.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -100))
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 5 && inner.frame.maxX == 170)
        let outer = box()
        activate(outer.topAnchor.constraint(equalTo: framed.bottomAnchor, constant: 3))
        root.layoutIfNeeded()
        #expect(outer.frame.minY == 163)
        #expect(framed.frame == CGRect(x: 50, y: 60, width: 200, height: 100))
    }

    @Test func updateConstraintsRunsBeforeLayout() {
        final class Own: UIView {
            var runs = 0
            override func updateConstraints() {
                if runs == 0 { heightAnchor.constraint(equalToConstant: 33).isActive = true }
                runs += 1
                super.updateConstraints()
            }
        }
        let own = Own()
        own.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(own)
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect(own.frame.height == 33 && own.runs == 1)
        own.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(own.runs == 2)
    }

    // MARK: Guides

    @Test func aLayoutGuideIsPlacedLikeAView() {
        let (one, guide) = (box(), UILayoutGuide())
        root.addLayoutGuide(guide)
        activate(
            guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 12),
            guide.heightAnchor.constraint(equalToConstant: 30), guide.widthAnchor.constraint(equalToConstant: 7),
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            one.topAnchor.constraint(equalTo: guide.bottomAnchor),
            one.leadingAnchor.constraint(equalTo: guide.trailingAnchor))
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 12, width: 7, height: 30))
        #expect(one.frame.origin == CGPoint(x: 7, y: 42))
        root.removeLayoutGuide(guide)
        #expect(root.constraints.isEmpty && guide.owningView == nil)
    }

    @Test func marginGuidesFollowTheMargins() {
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40)
        let (one, other) = (box(), box())
        activate(
            one.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            one.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            NSLayoutConstraint(
                item: other, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottomMargin,
                multiplier: 1, constant: 0))
        root.layoutIfNeeded()
        #expect(one.frame.minX == 20 && one.frame.maxX == 280 && other.frame.maxY == 477)
        root.directionalLayoutMargins.leading = 50
        root.layoutIfNeeded()
        #expect(one.frame.minX == 50)
    }

    @Test func scrollViewEdgesAreItsContents() {
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(scroll)
        let content = box(100, 1000, in: scroll)
        activate(
            scroll.topAnchor.constraint(equalTo: root.topAnchor),
            scroll.leftAnchor.constraint(equalTo: root.leftAnchor),
            scroll.widthAnchor.constraint(equalToConstant: 200), scroll.heightAnchor.constraint(equalToConstant: 300),
            content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
            content.leftAnchor.constraint(equalTo: scroll.leftAnchor),
            content.rightAnchor.constraint(equalTo: scroll.rightAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor))
        root.layoutIfNeeded()
        #expect(scroll.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
        #expect(scroll.contentSize == CGSize(width: 200, height: 1020))
        #expect(content.frame == CGRect(x: 0, y: 10, width: 200, height: 1000))
    }

    // MARK: Conflicts

    @Test func oneOfContradictingConstraintsIsGivenUpWithAWarning() {
        let one = box()
        let narrow = one.widthAnchor.constraint(equalToConstant: 100)
        let wide = one.widthAnchor.constraint(equalToConstant: 200)
        wide.identifier = "wide"
        activate(one.topAnchor.constraint(equalTo: root.topAnchor, constant: 5), narrow, wide)
        let diagnostics = RenderDiagnostics()
        RenderDiagnostics.$current.withValue(diagnostics) { root.layoutIfNeeded() }
        #expect(one.frame.width == 100 && one.frame.minY == 5)
        #expect(
            diagnostics.take().contains(
                .unsatisfiableConstraints(
                    ["Box.width == 100", "'wide' Box.width == 200"], broken: "'wide' Box.width == 200")))
        narrow.isActive = false
        root.layoutIfNeeded()
        #expect(one.frame.width == 200)
    }

    @Test func whatWasGivenUpComesBackWhenItCan() {
        let one = box()
        let least = one.widthAnchor.constraint(greaterThanOrEqualToConstant: 400)
        activate(
            one.leftAnchor.constraint(equalTo: root.leftAnchor), one.rightAnchor.constraint(equalTo: root.rightAnchor),
            least)
        root.layoutIfNeeded()
        #expect(one.frame.width == 320)
        root.frame.size.width = 500
        root.layoutIfNeeded()
        #expect(one.frame.width == 500)
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(one.frame.width == 300)
    }

    @Test func ambiguityIsTold() {
        let one = box()
        root.layoutIfNeeded()
        #expect(one.hasAmbiguousLayout)
        activate(
            one.topAnchor.constraint(equalTo: root.topAnchor), one.leftAnchor.constraint(equalTo: root.leftAnchor))
        root.layoutIfNeeded()
        #expect(!one.hasAmbiguousLayout)
    }
}

/// A view with a content size of its own, placed by constraints.
final class Box: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}
