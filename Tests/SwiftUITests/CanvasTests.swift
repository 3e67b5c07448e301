import Appearance
import DisplayLists
import Foundation
import SwiftUI
import Testing
import UIKit

/// A canvas draws what its closure says, and copies of its context leave the others alone.
@MainActor struct CanvasTests {
    private func text(of controller: UIViewController) -> String {
        let traits = UITraitCollection(traitsFrom: [.standard, UITraitCollection(generation: .iOS18)])
        let request = WindowSnapshot.Request(width: 390, height: 844, scale: 1, traits: traits)
        return WindowSnapshot.take(of: controller, request).displayList.description
    }

    private func list(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> String {
        let controller = UIHostingController(rootView: Canvas(renderer: renderer).frame(width: 60, height: 40))
        return text(of: controller)
    }

    @Test func pathsAreFilledInTheCanvas() {
        var offered = CGSize.zero
        let text = list { context, size in
            offered = size
            context.fill(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), with: .color(red: 1, green: 0, blue: 0))
        }
        #expect(offered == CGSize(width: 60, height: 40))
        #expect(text.contains("#FF0000") || text.contains("#ff0000"), "\(text)")
    }

    @Test func aCopyMovesAlone() {
        let text = list { context, _ in
            var copy = context
            copy.translateBy(x: 7, y: 0)
            copy.opacity = 0.5
            copy.fill(Path(CGRect(x: 0, y: 0, width: 3, height: 4)), with: .color(.red))
            context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 4)), with: .color(.red))
        }
        let plain = list { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 4)), with: .color(.red))
        }
        #expect(text.contains("0.5") && !plain.contains("0.5"), "\(text)")
    }

    @Test func textsAndSymbolsAreDrawn() {
        let controller = UIHostingController(
            rootView: Canvas { context, size in
                context.draw(Text("Seven"), at: CGPoint(x: size.width / 2, y: 20))
                if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero, anchor: .topLeading) }
            } symbols: {
                Text("Leaf").tag(1)
            })
        let text = text(of: controller)
        #expect(text.contains("Seven") && text.contains("Leaf"), "\(text)")
    }

    @Test func tabsKnowTheirValuesFromTheSelection() {
        enum Place { case home, search }
        let view = TabView(selection: .constant(Place.search)) {
            Tab("Home", systemImage: "house", value: .home) { Text("At home") }
            Tab(value: .search, role: .search) { Text("Looking") }
        }
        let controller = UIHostingController(rootView: view)
        let text = text(of: controller)
        #expect(text.contains("Looking") && !text.contains("At home"))
    }
}
