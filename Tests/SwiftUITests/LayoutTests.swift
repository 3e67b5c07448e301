import DisplayLists
import Foundation
import SwiftUI
import Testing
import UIKit

/// Layouts beyond stacks.
@MainActor struct LayoutTests {
    /// As wide as the widest, each one below the last and a little further to the right.
    private struct Stairs: Layout {
        var step: CGFloat

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(
                width: (sizes.map(\.width).max() ?? 0) + step * CGFloat(max(0, subviews.count - 1)),
                height: sizes.reduce(0) { $0 + $1.height })
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            var place = bounds.origin
            for subview in subviews {
                subview.place(at: place, proposal: .unspecified)
                place.x += step
                place.y += subview.sizeThatFits(.unspecified).height
            }
        }
    }

    private func box(_ width: CGFloat, _ height: CGFloat = 10) -> some View {
        Color.red.frame(width: width, height: height)
    }

    @Test func anAppsOwnLayoutPlacesItsViews() {
        let report = Hosted.report(width: 100, height: 20) {
            Stairs(step: 10) {
                box(20)
                box(30)
            }
        }
        #expect(report.frame("view 0") == "30 0 20 10")
        #expect(report.frame("view 1") == "40 10 30 10")
    }

    @Test func oneLayoutTakesAnothersPlace() {
        func size(_ layout: AnyLayout) -> CGSize {
            Hosted.size {
                layout {
                    box(20)
                    box(30)
                }
            }
        }
        #expect(size(AnyLayout(HStackLayout(spacing: 4))) == CGSize(width: 54, height: 10))
        #expect(size(AnyLayout(VStackLayout(spacing: 4))) == CGSize(width: 30, height: 24))
        #expect(size(AnyLayout(ZStackLayout())) == CGSize(width: 30, height: 10))
    }

    @Test func aReaderTakesAllTheRoomAndTellsIt() {
        let report = Hosted.report(width: 200, height: 50) {
            GeometryReader { proxy in
                Color.red.frame(width: proxy.size.width / 2)
            }
        }
        #expect(report.frame("view 0") == "0 0 100 50")
    }

    @Test func theFirstViewThatFitsIsShown() {
        func width(_ room: CGFloat) -> CGFloat {
            Hosted.size(width: room) {
                ViewThatFits {
                    box(100)
                    box(50)
                    box(20)
                }
            }.width
        }
        #expect(width(120) == 100)
        #expect(width(60) == 50)
        #expect(width(10) == 20)
    }

    @Test func columnsOfAGridStandBelowOneAnother() {
        let report = Hosted.report(width: 200, height: 60) {
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    box(20)
                    box(40)
                }
                GridRow {
                    box(30)
                    box(10, 20)
                }
                Color.blue.frame(height: 5).gridCellUnsizedAxes(.horizontal)
            }
        }
        #expect(report.frame("view 0") == "60 7.667 20 10")
        #expect(report.frame("view 1") == "100 7.667 40 10")
        #expect(report.frame("view 2").hasPrefix("60 "))
        #expect(report.frame("view 3").hasPrefix("100 "))
        #expect(report.frame("view 4").hasSuffix(" 80 5"))
    }

    @Test func deeperViewsAreInFront() {
        let list = Hosted.snapshot(width: 20, height: 20) {
            ZStack {
                Color.red.zIndex(1)
                Color.blue
            }
        }.report
        #expect(
            list.nodes.filter { $0.type == "Color" }.compactMap { $0.color?.hexadecimal } == ["#0088FFFF", "#FF383CFF"])
    }

    @Test func aViewOfUIKitTakesPart() {
        struct Switch: UIViewRepresentable {
            func makeUIView(context: Context) -> UISwitch { UISwitch() }
            func updateUIView(_ view: UISwitch, context: Context) { view.isOn = true }
        }
        let report = Hosted.report(width: 200, height: 60) {
            HStack(spacing: 0) {
                Spacer(minLength: 0)
                Switch()
            }
        }
        let node = report.nodes.first { $0.type == "UISwitch" }
        #expect(node?.frame.text == "137 16 63 28")
        #expect(node?.color?.hexadecimal == "#34C759FF")
    }

    @Test func nothingTrapsOnOddNumbers() {
        let odd: [CGFloat] = [-10, 0, .infinity, .greatestFiniteMagnitude]
        for value in odd {
            _ = Hosted.report(width: 100, height: 50) {
                VStack(spacing: value) {
                    Text("Text").frame(width: value).padding(value)
                    Color.red.frame(minWidth: value, maxWidth: 5).offset(x: value)
                    Circle().strokeBorder(.red, lineWidth: value).opacity(Double(value))
                }
            }
        }
    }
}
