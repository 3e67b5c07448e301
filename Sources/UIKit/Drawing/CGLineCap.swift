import DisplayLists
import Foundation

/// How lines end.
public enum CGLineCap: Int32, Sendable {
    case butt, round, square

    var cap: StrokeStyle.Cap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}
