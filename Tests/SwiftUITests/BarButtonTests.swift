import DisplayLists
import SwiftUI
import Testing
import UIKit

/// Views that bars show as they are.
@MainActor struct BarButtonTests {
    private func report(@ViewBuilder _ item: @escaping () -> some View) -> LayoutReport {
        Hosted.screen {
            NavigationStack {
                Text("content").navigationTitle("Tea").toolbar { ToolbarItem(placement: .topBarTrailing) { item() } }
            }
        }
    }

    @Test func severalButtonsInAStackAllShow() {
        let texts = report {
            HStack {
                Button("One") {}
                Button("Two") {}
            }
        }.texts
        #expect(texts.contains("One") && texts.contains("Two"))
    }

    @Test func badgesOnIconsShow() {
        let found = report {
            Button {
            } label: {
                Image(systemName: "bell").overlay(alignment: .topTrailing) {
                    Circle().fill(.red).frame(width: 8, height: 8)
                }
            }
        }
        #expect(found.nodes.contains { $0.type == "Circle" && abs($0.frame.width - 8) < 0.01 })
        #expect(found.nodes.contains { $0.role == "image" })
    }
}
