import Appearance
import DisplayLists
import Foundation
import SwiftUI
import UIKit

/// Draws views as tests look at them.
@MainActor
enum Hosted {
    static let standard = UITraitCollection.standard
    static func traits(_ change: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        standard.modifyingTraits(change)
    }

    /// Views in a hosting controller's view.
    static func report(
        width: Double = 320, height: Double? = 200, traits: UITraitCollection = standard,
        @ViewBuilder _ content: () -> some View
    ) -> LayoutReport {
        snapshot(width: width, height: height, traits: traits, content).report
    }

    static func snapshot(
        width: Double = 320, height: Double? = 200, traits: UITraitCollection = standard,
        @ViewBuilder _ content: () -> some View
    ) -> WindowSnapshot {
        let controller = UIHostingController(rootView: content())
        return WindowSnapshot.take(
            of: controller, WindowSnapshot.Request(width: width, height: height, scale: 3, traits: traits))
    }

    /// The size that views choose of a room, points; `nil` asks for the ideal one.
    static func size(
        width: CGFloat? = nil, height: CGFloat? = nil, @ViewBuilder _ content: () -> some View
    ) -> CGSize {
        UIHostingController(rootView: content()).sizeThatFits(
            in: CGSize(width: width ?? .infinity, height: height ?? .infinity))
    }

    /// The rows of a list, each made by a closure.
    static func list(
        _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain, generation: Generation = .iOS26,
        traits: UITraitCollection = standard, width: Double = 390,
        rows: [@MainActor (UICollectionViewListCell) -> Void],
        then: (UICollectionView) -> Void = { _ in }
    ) -> LayoutReport {
        let source = Rows(rows)
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance))
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.dataSource = source
        var traits = traits
        if generation == .iOS18 { traits = traits.merging(UITraitCollection(generation: .iOS18)) }
        let request = WindowSnapshot.Request(width: width, height: 844, scale: 3, traits: traits)
        _ = WindowSnapshot.take(of: view, request)
        then(view)
        return withExtendedLifetime(source) { WindowSnapshot.take(of: view, request).report }
    }

    enum Generation { case iOS18, iOS26 }

    private final class Rows: NSObject, UICollectionViewDataSource {
        private let rows: [@MainActor (UICollectionViewListCell) -> Void]
        private let registration: UICollectionView.CellRegistration<UICollectionViewListCell, Int>

        init(_ rows: [@MainActor (UICollectionViewListCell) -> Void]) {
            self.rows = rows
            registration = .init { cell, path, _ in rows[path.item](cell) }
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            rows.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
        }
    }
}

extension LayoutReport {
    /// The first node of which a path ends so.
    func frame(_ suffix: String) -> String {
        nodes.first { $0.path.hasSuffix(suffix) }.map(\.frame.text) ?? "none"
    }

    /// Where the text that begins so stands.
    func text(_ start: String) -> String {
        nodes.first { $0.text?.text.hasPrefix(start) == true }.map(\.frame.text) ?? "none"
    }
}

extension CGRect {
    /// Origin and size, to thousandths.
    var text: String {
        func number(_ value: CGFloat) -> String {
            let rounded = (Double(value) * 1000).rounded() / 1000
            return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }
        return "\(number(minX)) \(number(minY)) \(number(width)) \(number(height))"
    }
}
