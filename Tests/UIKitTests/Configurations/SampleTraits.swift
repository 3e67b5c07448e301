import Appearance
import Foundation
import UIKit

extension UITraitCollection {
    /// A phone's traits for one look.
    static func sample(
        _ generation: SystemGeneration, _ category: UIContentSizeCategory = .large, in list: UIListEnvironment = .none,
        idiom: UIUserInterfaceIdiom = .phone, scale: CGFloat = 3
    ) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            .standard, UITraitCollection(generation: generation),
            UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(listEnvironment: list),
            UITraitCollection(userInterfaceIdiom: idiom), UITraitCollection(displayScale: scale),
        ])
    }

    /// What `body` makes while these traits are the current ones.
    func making<Value>(_ body: () -> Value) -> Value {
        var value: Value?
        performAsCurrent { value = body() }
        guard let value else { preconditionFailure("performAsCurrent runs what it is given") }
        return value
    }
}

/// A text of evenly wide letters, which may be broken anywhere.
func sampleLabel(width: Double, lineHeight: Double, pitch: Double? = nil, isNatural: Bool = true)
    -> ListContentLayout.Label
{
    ListContentLayout.Label(isNaturallyAligned: isNatural, lineHeight: { lineHeight }) { limit in
        let lines = limit.map { max(1, (width / max($0, 1)).rounded(.up)) } ?? 1
        return CGSize(
            width: min(width, limit ?? width), height: lineHeight + (lines - 1) * (pitch ?? lineHeight))
    }
}
