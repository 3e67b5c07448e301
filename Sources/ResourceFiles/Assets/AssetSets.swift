package import Foundation

/// A colour as a catalogue writes it.
package enum AssetColor: Hashable, Sendable {
    package enum Space: Hashable, Sendable {
        case sRGB
        case displayP3
        /// sRGB's primaries without its curve.
        case linearSRGB
    }

    /// Shares of 1; extended spaces go beyond.
    case components(Space, red: Double, green: Double, blue: Double, alpha: Double)
    /// By the name of UIColor's property.
    case system(String)
}

/// The colours of a set, one for each kind of user.
package struct AssetColors: Hashable, Sendable {
    package struct Member: Hashable, Sendable {
        package var condition: AssetCondition
        package var color: AssetColor
    }

    package var members: [Member] = []

    /// The place of the member for the traits; `nil` for a set without any.
    package func member(for traits: AssetTraits) -> Int? {
        AssetCondition.best(members.map(\.condition), traits).first
    }
}

/// The pictures of an image set, or the drawings of a symbol set.
package struct AssetPictures: Hashable, Sendable {
    package struct Member: Hashable, Sendable {
        package var condition: AssetCondition
        /// Pixels a point; `nil` is any, as of a drawing.
        package var scale: Double?
        package var path: String
        package var resizing: AssetResizing?
        /// In pixels.
        package var alignmentInsets: AssetInsets?

        /// A picture for all.
        package init(path: String, scale: Double?) {
            condition = AssetCondition()
            self.scale = scale
            self.path = path
        }
    }

    package enum Intent: Hashable, Sendable {
        case template, original
    }

    package init() {}

    package var members: [Member] = []
    package var intent: Intent?
    package var isSymbol = false
    /// For one direction alone, so that the picture is turned round for the other.
    package var isMirrored = false

    /// The place of the member for the traits; `nil` for a set without any. Of those that fit best it has the screen's
    /// scale, else the next finer one, else the finest.
    package func member(for traits: AssetTraits) -> Int? {
        func distance(_ place: Int) -> Double {
            guard let scale = members[place].scale else { return 0 }
            return scale >= traits.scale ? scale - traits.scale : 1000 + traits.scale - scale
        }
        return AssetCondition.best(members.map(\.condition), traits).min { distance($0) < distance($1) }
    }
}

/// Lengths at the four sides of a picture.
package struct AssetInsets: Hashable, Sendable {
    package var top = 0.0
    package var left = 0.0
    package var bottom = 0.0
    package var right = 0.0
}

/// How a picture is enlarged: its edges stay as they are.
package struct AssetResizing: Hashable, Sendable {
    /// In pixels.
    package var capInsets = AssetInsets()
    package var isTiled = false
    /// How much of the middle is used, in pixels, from the upper left insets on; `nil` is all.
    package var center: CGSize?
}
