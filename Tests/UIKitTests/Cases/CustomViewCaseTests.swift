import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Rows whose content is laid out by constraints.
@MainActor
struct CustomViewCaseTests {
    /// A content made by a closure.
    private struct Content: UIContentConfiguration {
        let build: @MainActor (UIView) -> Void
        func makeContentView() -> any UIView & UIContentView { ContentView(self) }
        func updated(for state: any UIConfigurationState) -> Content { self }
    }

    private final class ContentView: UIView, UIContentView {
        var configuration: any UIContentConfiguration

        init(_ content: Content) {
            configuration = content
            super.init(frame: .zero)
            content.build(self)
        }

        required init?(coder: NSCoder) { nil }
    }

    private func solved(
        width: Double = 375, _ mutate: (inout any UIMutableTraits) -> Void = { _ in },
        build: @escaping @MainActor (UIView) -> Void
    ) -> TestList.Solved {
        makeList([{ $0.contentConfiguration = Content(build: build) }, row("Next")]).snapshot(width: width, mutate)
    }

    private func place(_ view: UIView, in content: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(view)
    }

    private func fill(_ content: UIView, with view: UIView) {
        place(view, in: content)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: content.topAnchor),
            view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    /// The estimate a list measures from leaves no trace, and nothing is reported as broken.
    @Test(arguments: [1000, 999] as [Float])
    func contentWinsOverTheEstimate(priority: Float) {
        let said = warnings {
            let solved = solved { content in
                let stack = UIStackView()
                fill(content, with: stack)
                let height = stack.heightAnchor.constraint(equalToConstant: 215)
                height.priority = UILayoutPriority(priority)
                height.isActive = true
            }
            #expect(solved.height("section 0/item 0") == 215)
            #expect(solved.minY("section 0/item 1") == 215)
        }
        #expect(said == [])
    }

    private func label(_ text: String, lines: Int = 0) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = lines
        label.text = text
        return label
    }
    private let value = "Every Monday and Thursday between nine and eleven in the morning"

    @Test func columnWithoutConstraintsAboveAndBelowDoesNotCount() throws {
        let solved = solved({ $0.preferredContentSizeCategory = .extraExtraLarge }) { content in
            let (title, value) = (label("Opening"), label(value))
            place(title, in: content)
            place(value, in: content)
            NSLayoutConstraint.activate([
                title.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
                title.topAnchor.constraint(equalTo: content.topAnchor, constant: 11),
                content.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 11),
                value.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 110),
                content.trailingAnchor.constraint(equalTo: value.trailingAnchor, constant: 16),
                value.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
            ])
        }
        let row = try #require(solved.node("section 0/item 0")).frame
        let labels = solved.report.nodes.filter { $0.type == "UILabel" && $0.path.contains("item 0") }
        #expect(labels.map { $0.text?.lines } == [1, 3])
        #expect(isNearly(row.height, labels[0].frame.height + 22, within: 0.5))
        #expect(labels[1].frame.maxY > row.maxY)
    }

    @Test func columnsInAStackAllCount() throws {
        let solved = solved({ $0.preferredContentSizeCategory = .extraExtraLarge }) { content in
            let (title, value) = (label("Opening"), label(value))
            title.setContentCompressionResistancePriority(.required, for: .horizontal)
            let stack = UIStackView(arrangedSubviews: [title, value])
            stack.alignment = .firstBaseline
            stack.spacing = 8
            place(stack, in: content)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
                stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 11),
                content.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 16),
                content.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 11),
            ])
        }
        let row = try #require(solved.node("section 0/item 0")).frame
        let labels = solved.report.nodes.filter { $0.type == "UILabel" && $0.path.contains("item 0") }
        #expect(labels.map { $0.text?.lines } == [1, 3])
        #expect(isNearly(row.height, labels[1].frame.height + 22, within: 0.5))
    }

    /// A long title beside a button: title and button from the left, in the row's space.
    private func followRow(title: (Float, Float), button: (Float, Float)) throws -> [CGRect] {
        let solved = solved(width: 320) { content in
            let text = label("A walnut that somebody planted beside the gate long before", lines: 1)
            let follow = UIButton(type: .system)
            follow.setTitle("Follow", for: .normal)
            for (view, priorities) in [(text, title), (follow, button)] as [(UIView, (Float, Float))] {
                place(view, in: content)
                view.setContentHuggingPriority(UILayoutPriority(priorities.0), for: .horizontal)
                view.setContentCompressionResistancePriority(UILayoutPriority(priorities.1), for: .horizontal)
            }
            NSLayoutConstraint.activate([
                text.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
                text.topAnchor.constraint(equalTo: content.topAnchor, constant: 11),
                content.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 11),
                follow.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: 8),
                follow.centerYAnchor.constraint(equalTo: text.centerYAnchor),
                content.trailingAnchor.constraint(equalTo: follow.trailingAnchor, constant: 16),
            ])
        }
        let nodes = solved.report.nodes.filter { $0.path.contains("item 0") }
        let text = try #require(nodes.first { $0.type == "UILabel" && $0.text?.text != "Follow" })
        let button = try #require(nodes.first { $0.type == "UIButton" })
        return [text.frame, button.frame]
    }

    @Test func prioritiesDecideWhoGivesWay() throws {
        let natural = UIButton(type: .system)
        natural.setTitle("Follow", for: .normal)
        let frames = try followRow(title: (250, 749), button: (751, 751))
        #expect(isNearly(frames[1].width, natural.intrinsicContentSize.width, within: 0.5))
        #expect(isNearly(frames[1].maxX, 320 - 16))
        #expect(isNearly(frames[0].minX, 16) && isNearly(frames[0].maxX, frames[1].minX - 8))
    }

    @Test func aTieStaysInsideTheRow() throws {
        let frames = try followRow(title: (250, 750), button: (250, 750))
        #expect(frames[0].minX >= 16 && frames[1].maxX <= 320 - 15.999)
        #expect(!frames[0].overlaps(frames[1]))
        #expect(frames.allSatisfy { $0.width > 0 })
    }

    // MARK: Margins

    /// The leading edge of a view pinned to the margins of a view that starts at `x` in one with margins of 20.
    private func pinnedStart(at x: Double, preserving: Bool, isMirrored: Bool) -> Double {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
        if isMirrored { window.traitOverrides.layoutDirection = .rightToLeft }
        let outer = UIView(frame: window.bounds)
        outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        window.addSubview(outer)
        let inner = UIView(frame: CGRect(x: isMirrored ? 0 : x, y: 0, width: 375 - x, height: 44))
        inner.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 8)
        inner.preservesSuperviewLayoutMargins = preserving
        outer.addSubview(inner)
        let pinned = UIView()
        place(pinned, in: inner)
        let margins = inner.layoutMarginsGuide
        NSLayoutConstraint.activate([
            pinned.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            pinned.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            pinned.topAnchor.constraint(equalTo: margins.topAnchor),
            pinned.heightAnchor.constraint(equalToConstant: 10),
        ])
        window.layoutIfNeeded()
        return rounded(isMirrored ? inner.bounds.width - pinned.frame.maxX : pinned.frame.minX)
    }

    @Test(arguments: [false, true])
    func constraintsToMarginsKnowThoseAround(isMirrored: Bool) {
        #expect(pinnedStart(at: 0, preserving: true, isMirrored: isMirrored) == 20)
        #expect(pinnedStart(at: 40, preserving: true, isMirrored: isMirrored) == 16)
        #expect(pinnedStart(at: 0, preserving: false, isMirrored: isMirrored) == 16)
    }
}
