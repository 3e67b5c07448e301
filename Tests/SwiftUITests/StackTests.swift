import DisplayLists
import Foundation
import SwiftUI
import Testing
import UIKit

/// How stacks and frames share room.
@MainActor struct StackTests {
    private func box(_ width: CGFloat, _ height: CGFloat = 10) -> some View {
        Color.red.frame(width: width, height: height)
    }

    @Test func neighboursKeepEightPointsUnlessTheStackSaysOtherwise() {
        #expect(
            Hosted.size {
                HStack {
                    box(10); box(20)
                }
            }.width == 38)
        #expect(
            Hosted.size {
                HStack(spacing: 3) {
                    box(10); box(20)
                }
            }.width == 33)
        #expect(
            Hosted.size {
                VStack {
                    box(10); box(20)
                }
            }.height == 28)
    }

    @Test func textsStandRightBelowOneAnother() {
        let line = Hosted.size { Text("A") }.height
        #expect(
            (Hosted.size {
                VStack {
                    Text("A"); Text("A")
                }
            }.height * 3).rounded() == (line * 2 * 3).rounded())
    }

    @Test func whatIsFlexibleSharesWhatIsLeft() {
        let report = Hosted.report(width: 320, height: 40) {
            HStack(spacing: 10) {
                Color.red
                Color.green.frame(width: 100)
                Color.blue
            }
        }
        #expect(report.frame("view 0") == "0 0 100 40")
        #expect(report.frame("view 1") == "110 0 100 40")
        #expect(report.frame("view 2") == "220 0 100 40")
    }

    @Test func higherPriorityIsServedFirst() {
        let report = Hosted.report(width: 100, height: 40) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20)
                Color.blue.layoutPriority(1)
            }
        }
        #expect(report.frame("view 0") == "0 0 20 40")
        #expect(report.frame("view 1") == "20 0 80 40")
    }

    @Test func aSpacerGivesWayToText() {
        let report = Hosted.report(width: 120, height: 60) {
            HStack {
                Text("A long text")
                Spacer()
            }
        }
        #expect(report.nodes.first { $0.role == "text" }?.text?.lines == 1)
    }

    @Test func baselinesMeet() {
        let report = Hosted.report(width: 300, height: 100) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("Big").font(.system(size: 40))
                Text("small").font(.system(size: 10))
            }
        }
        let frames = report.nodes.filter { $0.role == "text" }.map(\.frame)
        // The ascender is 0.952 of the size, to whole pixels.
        #expect(((frames[1].minY - frames[0].minY) * 3).rounded() == ((38 - 9.667) * 3).rounded())
    }

    @Test func fromRightToLeftEverythingIsMirrored() {
        let report = Hosted.report(
            width: 100, height: 10, traits: Hosted.traits { $0.layoutDirection = .rightToLeft }
        ) {
            HStack(spacing: 10) {
                box(30)
                Spacer()
            }
            .padding(.leading, 5)
        }
        #expect(report.frame("view 0") == "65 0 30 10")
    }

    @Test func framesPlaceTheirContent() {
        let report = Hosted.report(width: 100, height: 100) {
            box(20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        }
        #expect(report.frame("view 0") == "80 90 20 10")
        #expect(Hosted.size(width: 100) { box(20).frame(minWidth: 50) }.width == 50)
        #expect(Hosted.size(width: 100) { box(20).frame(maxWidth: 50) }.width == 50)
        #expect(Hosted.size(width: 30) { box(20).frame(maxWidth: 50) }.width == 30)
        #expect(Hosted.size { Color.red.frame(idealWidth: 70) }.width == 70)
    }

    @Test func ratiosAreKept() {
        #expect(
            Hosted.size(width: 100, height: 30) { Color.red.aspectRatio(2, contentMode: .fit) }
                == CGSize(width: 60, height: 30))
        #expect(
            Hosted.size(width: 100, height: 30) { Color.red.aspectRatio(2, contentMode: .fill) }
                == CGSize(width: 100, height: 50))
    }

    @Test func layersAreAsLargeAsWhatTheyBelongTo() {
        let report = Hosted.report(width: 100, height: 100) {
            box(40, 40).overlay(alignment: .topTrailing) { Color.blue.frame(width: 8, height: 8) }
                .background(Color.green)
        }
        #expect(report.frame("view 0") == "30 30 40 40")
        #expect(report.frame("view 2") == "62 30 8 8")
    }

    @Test func aGuideMovesAView() {
        let report = Hosted.report(width: 100, height: 40) {
            VStack(alignment: .leading, spacing: 0) {
                box(20)
                box(20).alignmentGuide(.leading) { _ in -10 }
            }
        }
        #expect(report.frame("view 0") == "35 10 20 10")
        #expect(report.frame("view 1") == "45 20 20 10")
    }

    @Test func aFixedSizeIsNotSqueezed() {
        let report = Hosted.report(width: 50, height: 40) { Text("A long text").fixedSize() }
        let text = report.nodes.first { $0.role == "text" }
        #expect(text?.text?.lines == 1)
        #expect((text?.frame.width ?? 0) > 50)
    }
}
