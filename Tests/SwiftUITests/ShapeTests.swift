import DisplayLists
import Foundation
import SwiftUI
import Testing
import UIKit

/// What shapes, effects and images put into the picture.
@MainActor struct ShapeTests {
    private func text(@ViewBuilder _ content: () -> some View) -> String {
        Hosted.snapshot(width: 100, height: 40, content).displayList.description
    }

    @Test func shapesFillTheirRoom() {
        let list = text {
            HStack(spacing: 0) {
                Rectangle().fill(.red)
                RoundedRectangle(cornerRadius: 6).fill(.green)
                Circle().fill(.blue)
                Capsule().strokeBorder(.black, lineWidth: 2)
            }
        }
        #expect(list.contains("#FF383CFF"))
        #expect(list.contains("#34C759FF"))
        #expect(list.contains("#0088FFFF"))
        #expect(list.contains("stroke"))
    }

    @Test func aGradientGoesFromPointToPoint() {
        let list = text { LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing) }
        #expect(list.contains("(0, 20)"))
        #expect(list.contains("(100, 20)"))
    }

    @Test func gradientsAreRoundToo() {
        let radial = text {
            RadialGradient(colors: [.black, .white], center: .center, startRadius: 5, endRadius: 20)
        }
        #expect(radial.contains("radial gradient around (50, 20) radii 20×20 from 0.25"))
        let elliptical = text { EllipticalGradient(colors: [.black, .white]) }
        #expect(elliptical.contains("radial gradient around (50, 20) radii 50×20 0"))
        let angular = text {
            Rectangle().fill(.angularGradient(colors: [.black, .white], startAngle: .zero, endAngle: .degrees(180)))
        }
        #expect(angular.contains("conic gradient around (50, 20) from 0 by 3.142"))
        let whole = text { AngularGradient(colors: [.black, .white], center: .leading, angle: .degrees(90)) }
        #expect(whole.contains("conic gradient around (0, 20) from 1.571 by 6.283"))
    }

    @Test func fillsAndStrokesHaveTheirStyles() {
        let list = text {
            Path { path in
                path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
                path.addRect(CGRect(x: 5, y: 5, width: 20, height: 20))
            }.fill(.red, style: FillStyle(eoFill: true))
        }
        #expect(list.contains("fill even-odd path"))
        #expect(text { Color.red.clipShape(Circle(), style: FillStyle(eoFill: true)) }.contains("clip even-odd path"))
        let style = StrokeStyle(lineWidth: 2, miterLimit: 4, dash: [3, 1], dashPhase: 2)
        #expect(text { Rectangle().stroke(.red, style: style) }.contains("limit 4 dashes 3 1 from 2"))
    }

    @Test func aTrimmedOutlineIsAPartOfIt() {
        let whole = SwiftUI.Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let half = whole.trimmedPath(from: 0, to: 0.5)
        #expect(half.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(half.currentPoint == CGPoint(x: 10, y: 10))
        #expect(whole.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(SwiftUI.Path().trimmedPath(from: 0, to: 1).isEmpty)
    }

    @Test func anOwnShapeIsMirrored() {
        struct Wedge: SwiftUI.Shape {
            func path(in rect: CGRect) -> SwiftUI.Path {
                SwiftUI.Path { path in
                    path.move(to: rect.origin)
                    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                    path.closeSubpath()
                }
            }
        }
        let left = Hosted.snapshot(width: 30, height: 30) { Wedge() }.displayList.description
        let right = Hosted.snapshot(
            width: 30, height: 30, traits: Hosted.traits { $0.layoutDirection = .rightToLeft }
        ) { Wedge() }.displayList.description
        #expect(left != right)
    }

    @Test func effectsAreGroups() {
        #expect(text { Color.red.opacity(0.5) }.contains("#FF383C80"))
        #expect(text { Color.red.clipShape(Circle()) }.contains("clip"))
        #expect(text { Color.red.shadow(radius: 2) }.contains("shadow"))
        #expect(!text { Color.red.hidden() }.contains("#FF383CFF"))
    }

    @Test func whatIsTurnedStandsWhereItIsSeen() {
        let report = Hosted.report(width: 100, height: 40) {
            Color.red.frame(width: 20, height: 10).rotationEffect(.degrees(90))
        }
        #expect(report.frame("view 0") == "45 10 10 20")
        let scaled = Hosted.report(width: 100, height: 40) {
            Color.red.frame(width: 20, height: 10).scaleEffect(2, anchor: .topLeading)
        }
        #expect(scaled.frame("view 0") == "40 15 40 20")
    }

    @Test func symbolsFollowFontScaleAndForeground() {
        func node(_ image: some View) -> LayoutNode? {
            Hosted.report { image }.nodes.first { $0.role == "image" }
        }
        let plain = node(Image(systemName: "star"))
        let large = node(Image(systemName: "star").imageScale(.large))
        let title = node(Image(systemName: "star").font(.largeTitle))
        #expect((large?.frame.width ?? 0) > (plain?.frame.width ?? 0))
        #expect((title?.frame.width ?? 0) > (large?.frame.width ?? 0))
        #expect(node(Image(systemName: "star").foregroundStyle(.orange))?.color?.hexadecimal == "#FF8D28FF")
        let resized = node(Image(systemName: "star").resizable().frame(width: 50, height: 60))
        #expect(resized?.frame.size == CGSize(width: 50, height: 60))
    }

    @Test func ownStylesComeDownToKnownOnes() {
        struct Warning: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> Color {
                environment.colorScheme == .dark ? .yellow : .orange
            }
        }
        #expect(text { Rectangle().fill(Warning()) }.contains("#FF8D28FF"))
    }
}
