import Foundation

extension DrawnSymbol {
    /// From the middle of a sideways chevron's box to that of its ink: one point at 17 points and the small scale, towards
    /// where it points (ios-references/measurements §3, against the slots of uikit-metrics §6.1).
    private static let chevronShift = 0.97 / 17 / 0.795

    /// Half the height of a chevron's middle line: its ink is 6.92 by 11.87 at 17 points, semibold and small, which a
    /// right angle of 4.95 with a stroke of 1.97 is (ios-references/measurements §3).
    private static let chevronArm = 4.95 / 17 / 0.795

    private static func chevron(turns: Int) -> DrawnSymbol {
        let isUpright = turns % 2 == 1
        let shift = turns == 0 ? chevronShift : turns == 2 ? -chevronShift : 0
        return DrawnSymbol(
            .chevron(arm: chevronArm, turns: turns), frame: isUpright ? .flatChevron : .chevron, shift: shift)
    }

    /// The ink of `checkmark` is 14.27 by 14.16 at 17 points regular and 14.89 by 14.49 semibold (as above).
    private static let check = SymbolFigure.check(width: 0.748, height: 0.734)

    /// Two flat angles, one above the other.
    private static let doubleChevron = SymbolFigure.lines([
        SymbolFigure.chevron(halfWidth: 0.125, halfHeight: 0.26, turns: 3, at: CGPoint(x: 0, y: -0.26)),
        SymbolFigure.chevron(halfWidth: 0.125, halfHeight: 0.26, turns: 1, at: CGPoint(x: 0, y: 0.26)),
    ])

    /// Bars 22 wide and 4.75 apart at 17 points and the large scale (uikit-rules §5.6).
    private static let grip = SymbolFigure.lines(
        [-1.0, 0, 1].map { line in
            let y = line * 4.75 / 17 / 1.286
            return [CGPoint(x: -0.469, y: y), CGPoint(x: 0.469, y: y)]
        })

    private static func dots(pitch: Double, radius: Double) -> SymbolFigure {
        .dots([-pitch, 0, pitch].map { CGPoint(x: $0, y: 0) }, radius: radius)
    }

    /// What stands in rings and discs; the bar's ink is 10.5 wide in a disc of 22 (uikit-rules §5.6), the tick's 0.462 by 0.453
    /// of the disc and its middle 0.009 to the left and 0.0125 below the disc's (measured in ios-references 10).
    private static let enclosed: [(name: String, figure: SymbolFigure)] = [
        ("checkmark", .check(width: 0.388, height: 0.379, at: CGPoint(x: -0.009, y: 0.0125))),
        ("minus", .bar(half: 0.2045)),
        ("plus", .cross(half: 0.2045, isDiagonal: false)),
        ("xmark", .cross(half: 0.145, isDiagonal: true)),
        ("info", .letterI(height: 0.52)),
        ("ellipsis", dots(pitch: 0.21, radius: 0.055)),
        ("chevron.right", .chevron(arm: 0.16)),
        ("chevron.down", .chevron(arm: 0.16, turns: 1)),
        ("chevron.left", .chevron(arm: 0.16, turns: 2)),
        ("chevron.up", .chevron(arm: 0.16, turns: 3)),
        ("chevron.forward", .chevron(arm: 0.16)),
        ("chevron.backward", .chevron(arm: 0.16, turns: 2)),
    ]

    private static let bare: [String: DrawnSymbol] = [
        "chevron.right": chevron(turns: 0),
        "chevron.down": chevron(turns: 1),
        "chevron.left": chevron(turns: 2),
        "chevron.up": chevron(turns: 3),
        "chevron.forward": chevron(turns: 0),
        "chevron.backward": chevron(turns: 2),
        "chevron.up.chevron.down": DrawnSymbol(doubleChevron, frame: .doubleChevron),
        "checkmark": DrawnSymbol(check, frame: .checkmark),
        "plus": DrawnSymbol(.cross(half: 0.376, isDiagonal: false), frame: .plus),
        "minus": DrawnSymbol(.bar(half: 0.376), frame: .minus),
        "xmark": DrawnSymbol(.cross(half: 0.32, isDiagonal: true), frame: .xmark),
        "ellipsis": DrawnSymbol(dots(pitch: 0.353, radius: 0.085), frame: .ellipsis),
        "line.horizontal.3": DrawnSymbol(grip, frame: .grip),
        "line.3.horizontal": DrawnSymbol(grip, frame: .grip),
        "circle": DrawnSymbol(nil, field: .ring),
        "circle.fill": DrawnSymbol(nil, field: .disc),
    ]

    static let table: [String: DrawnSymbol] = {
        var table = bare
        for (name, figure) in enclosed {
            table[name + ".circle"] = DrawnSymbol(figure, field: .ring)
            table[name + ".circle.fill"] = DrawnSymbol(figure, field: .disc)
        }
        return table
    }()
}
