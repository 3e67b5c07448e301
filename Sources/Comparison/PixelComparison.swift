package import DisplayLists

/// What two pictures have and have not in common, pixel by pixel.
package enum PixelComparison: Hashable, Sendable {
    /// No pixel differs by more than the perceptual precision.
    case equal
    /// The sizes differ, so no pixel was compared.
    case differentSizes(expected: PixelSize, actual: PixelSize)
    case different(PixelDifference)

    package init(
        expected: PixelBuffer, actual: PixelBuffer, tolerance: Tolerance = .exact, ignoring: [PixelRectangle] = []
    ) {
        guard expected.width == actual.width, expected.height == actual.height else {
            self = .differentSizes(expected: PixelSize(expected), actual: PixelSize(actual))
            return
        }
        guard expected.words != actual.words else {
            self = .equal
            return
        }
        let difference = PixelDifference(
            expected: expected, actual: actual, tolerance: tolerance, ignoring: ignoring)
        self = difference.map(PixelComparison.different) ?? .equal
    }
}

package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
    package var width: Int
    package var height: Int

    fileprivate init(_ buffer: PixelBuffer) {
        width = buffer.width
        height = buffer.height
    }

    package var description: String { "\(width)×\(height)" }

    /// Whether one is the other at another of the scales that screens have. Points need not fall on whole pixels.
    fileprivate func isRescaled(_ other: PixelSize) -> Bool {
        let ratios: [Double] = [1 / 3, 1 / 2, 2 / 3, 3 / 2, 2, 3]
        return ratios.contains { ratio in
            let wanted = (width: Double(other.width) * ratio, height: Double(other.height) * ratio)
            return abs(wanted.width - Double(width)) < 1.5 && abs(wanted.height - Double(height)) < 1.5
        }
    }
}

extension PixelComparison: CustomStringConvertible {
    /// One line for a report.
    package var description: String {
        switch self {
        case .equal: "equal"
        case .differentSizes(let expected, let actual):
            "expected \(expected) pixels, got \(actual)\(actual.isRescaled(expected) ? ": the same at another scale?" : "")"
        case .different(let difference): difference.description
        }
    }
}

extension PixelDifference: CustomStringConvertible {
    package var description: String {
        let window = densest.rectangle
        return "\(count) pixel\(count == 1 ? " differs" : "s differ") by up to \(largest) of 255, "
            + "within x \(columns.lowerBound)–\(columns.upperBound - 1), y \(rows.lowerBound)–\(rows.upperBound - 1); "
            + "\(Self.percent(share)) of the picture, \(Self.percent(densest.share)) of the densest "
            + "\(window.width)×\(window.height) pixels at (\(window.columns.lowerBound), \(window.rows.lowerBound)); "
            + "ΔE up to \(largestDelta < 0.05 ? "0.1" : ((largestDelta * 10).rounded() / 10).shortText)"
    }

    /// Never 0 % for something.
    private static func percent(_ share: Double) -> String {
        let percent = share * 100
        return percent > 0 && percent < 0.001 ? "less than 0.001 %" : "\(percent.shortText) %"
    }
}
