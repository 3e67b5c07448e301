import ResourceFiles

/// The colours of a catalogue's set, one of which is chosen whenever the colour is resolved.
final class AssetColorChoice: Sendable {
    private let set: AssetColors
    private let colors: [UIColor]

    init(_ set: AssetColors, _ colors: [UIColor]) {
        self.set = set
        self.colors = colors
    }

    /// The choice as a colour; equal to any other one of the same set.
    var color: UIColor { colors.count == 1 ? colors[0] : UIColor(source: .asset(self)) }

    func color(for traits: UITraitCollection) -> UIColor {
        set.member(for: AssetTraits(traits)).map { colors[$0] } ?? .clear
    }
}
