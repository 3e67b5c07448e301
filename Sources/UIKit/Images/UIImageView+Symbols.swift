/// Symbols stand still in a picture.
extension UIImageView {
    /// A movement of a symbol. No effect on a picture.
    public struct SymbolMovement: Hashable, Sendable {
        let name: String
        public static let bounce = SymbolMovement(name: "bounce")
        public static let pulse = SymbolMovement(name: "pulse")
        public static let variableColor = SymbolMovement(name: "variableColor")
        public static let scale = SymbolMovement(name: "scale")
        public static let appear = SymbolMovement(name: "appear")
        public static let disappear = SymbolMovement(name: "disappear")
        public static let replace = SymbolMovement(name: "replace")
        public static let automatic = SymbolMovement(name: "automatic")
        public static let wiggle = SymbolMovement(name: "wiggle")
        public static let rotate = SymbolMovement(name: "rotate")
        public static let breathe = SymbolMovement(name: "breathe")
        public static let drawOn = SymbolMovement(name: "drawOn")
        public static let drawOff = SymbolMovement(name: "drawOff")
        // Variants, which all look alike at rest.
        public var up: SymbolMovement { self }
        public var down: SymbolMovement { self }
        public var byLayer: SymbolMovement { self }
        public var wholeSymbol: SymbolMovement { self }
        public var iterative: SymbolMovement { self }
        public var cumulative: SymbolMovement { self }
        public var reversing: SymbolMovement { self }
        public var nonReversing: SymbolMovement { self }
        public var upUp: SymbolMovement { self }
        public var downUp: SymbolMovement { self }
        public var offUp: SymbolMovement { self }
        public var clockwise: SymbolMovement { self }
        public var counterClockwise: SymbolMovement { self }
    }

    /// How often and how fast. No effect on a picture.
    public struct SymbolMovementOptions: Hashable, Sendable {
        public static let `default` = SymbolMovementOptions()
        public static let repeating = SymbolMovementOptions()
        public static let nonRepeating = SymbolMovementOptions()
        public static func speed(_ speed: Double) -> SymbolMovementOptions { SymbolMovementOptions() }
        public static func `repeat`(_ count: Int) -> SymbolMovementOptions { SymbolMovementOptions() }
        public func speed(_ speed: Double) -> SymbolMovementOptions { self }
        public func `repeat`(_ count: Int) -> SymbolMovementOptions { self }
    }

    /// No effect on a picture.
    public func addSymbolEffect(
        _ effect: SymbolMovement, options: SymbolMovementOptions = .default, animated: Bool = true
    ) {}
    /// No effect on a picture.
    public func removeSymbolEffect(
        ofType effect: SymbolMovement, options: SymbolMovementOptions = .default, animated: Bool = true
    ) {}
    /// No effect on a picture.
    public func removeAllSymbolEffects(options: SymbolMovementOptions = .default, animated: Bool = true) {}
    /// Shows another picture.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: SymbolMovement, options: SymbolMovementOptions = .default
    ) { self.image = image }
}
