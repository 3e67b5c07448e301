import SwiftUI
import Testing
import UIKit

/// Frames that are shares of what scrolls around them.
@MainActor struct ContainerFrameTests {
    @Test func partsOfWhatScrolls() {
        let report = Hosted.report {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<4) { index in
                        Text("card \(index)").containerRelativeFrame(
                            .horizontal, count: 4, span: index == 0 ? 2 : 1, spacing: 10, alignment: .leading)
                    }
                }
            }
            .frame(width: 210)
        }
        // Four parts of 45 with 10 between them; the first takes two.
        let place = { (text: String) in Double(report.text(text).split(separator: " ").first ?? "") ?? .nan }
        #expect(place("card 1") - place("card 0") == 110)
        #expect(place("card 2") - place("card 1") == 55)
    }

    @Test func partsOfTheScreen() {
        #expect(
            Hosted.size(width: 300, height: 400) {
                Text("wide").padding(.horizontal, 20).containerRelativeFrame(.horizontal) { length, _ in length / 2 }
            }.width == 150)
        // Whatever the stack leaves.
        #expect(
            Hosted.size(width: 300, height: 400) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 100)
                    Color.blue.containerRelativeFrame([.horizontal, .vertical])
                }
            } == CGSize(width: 400, height: 400))
    }

    @Test func theInnermostCounts() {
        let size = Hosted.size(width: 300, height: 400) {
            ScrollView(.horizontal) {
                ScrollView { Text("tea").containerRelativeFrame(.vertical, count: 2, spacing: 0) }
                    .frame(width: 120, height: 100)
            }
        }
        #expect(size.height == 100)
    }

    @Test func anyLengthIsFine() {
        for length in [-5, .infinity, .nan] as [CGFloat] {
            let size = Hosted.size(width: 300, height: 400) {
                Text("tea").containerRelativeFrame(.horizontal) { _, _ in length }
            }
            #expect(size.width.isFinite && size.width >= 0)
        }
        #expect(
            Hosted.size(width: 300) {
                Text("tea").containerRelativeFrame(.horizontal, count: 0, span: -1, spacing: 0)
            }.width == 0)
    }
}
