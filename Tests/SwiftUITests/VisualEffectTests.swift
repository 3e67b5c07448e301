import DisplayLists
import SwiftUI
import Testing
import UIKit

/// Looks that depend on a view's size, or on where an animation stands.
@MainActor struct VisualEffectTests {
    private func groups(_ content: () -> some View) -> [DisplayLists.Group] {
        func inside(_ items: [DisplayItem]) -> [DisplayLists.Group] {
            items.flatMap { item -> [DisplayLists.Group] in
                guard case .group(let group) = item else { return [] }
                return [group] + inside(group.items)
            }
        }
        return inside(Hosted.snapshot(content).displayList.items)
    }

    @Test func theSizeIsKnown() {
        let report = Hosted.report {
            VStack(spacing: 0) {
                Text("moved").frame(width: 120, height: 40)
                    .visualEffect { content, proxy in
                        content.offset(x: proxy.size.width / 4, y: proxy.size.height)
                    }
                Text("next").frame(width: 120, height: 40)
            }
        }
        let plain = Hosted.report {
            VStack(spacing: 0) {
                Text("moved").frame(width: 120, height: 40).offset(x: 30, y: 40)
                Text("next").frame(width: 120, height: 40)
            }
        }
        #expect(report.text("moved") == plain.text("moved"))
        // What is beside it stays where it is.
        #expect(report.text("next") == plain.text("next"))
    }

    @Test func effectsAddUp() {
        let found = groups {
            Color.red.frame(width: 20, height: 20)
                .visualEffect { content, _ in content.opacity(0.5).scaleEffect(2).rotationEffect(.degrees(90)) }
        }
        #expect(found.contains { $0.opacity == 0.5 })
        #expect(found.contains { $0.transform?.a == 2 && $0.transform?.d == 2 })
        #expect(found.contains { abs(($0.transform?.b ?? 0) - 1) < 1e-9 })
    }

    @Test func whatScrollsIsThere() {
        let found = groups {
            ScrollView {
                Color.red.frame(width: 20, height: 20)
                    .scrollTransition { content, phase in
                        content.opacity(phase.isIdentity ? 0.75 : 0).offset(x: phase.value * 100)
                    }
            }
        }
        #expect(found.contains { $0.opacity == 0.75 })
        #expect(!found.contains { $0.opacity == 0 })
    }

    @Test func theFirstPhaseIsShown() {
        let report = Hosted.report {
            VStack {
                Text("tea").phaseAnimator([0.0, 1.0], trigger: 3) { content, phase in
                    content
                    Text("phase \(Int(phase))")
                }
                PhaseAnimator([4, 5]) { Text("alone \($0)") }
                PhaseAnimator([Int]()) { Text("none \($0)") }
            }
        }
        #expect(report.text("tea") != "none")
        #expect(report.text("phase 0") != "none")
        #expect(report.text("alone 4") != "none")
        #expect(report.nodes.allSatisfy { $0.text?.text.hasPrefix("none") != true })
    }
}
