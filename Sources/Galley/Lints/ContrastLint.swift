import Appearance
import DisplayLists
import Foundation

/// Text that is hard to tell from what is behind it.
enum ContrastLint {
    /// The least ratio for text of a size. Source: Apple's Human Interface Guidelines, "Accessibility", which take WCAG 2's
    /// level AA and its 1.4.3 over to points: 4.5 up to 17 pt, 3 from 18 pt on and for bold text.
    static func leastRatio(size: Double, isBold: Bool) -> Double { size >= 18 || isBold ? 3 : 4.5 }

    static func findings(_ texts: [PaintedText]) -> [Finding] {
        var findings: [Finding] = []
        var told: Set<String> = []
        for text in texts {
            guard let backdrop = text.backdrop else { continue }
            let ratio = ratio(text.color.over(backdrop), backdrop)
            let least = leastRatio(size: text.size, isBold: text.isBold)
            guard ratio < least - 0.005, !isSystemChoice(text.color, on: backdrop), told.insert(text.path).inserted
            else { continue }
            findings.append(
                Finding(
                    .contrast, path: text.path,
                    "\(text.color.hexadecimal) on \(backdrop.hexadecimal) has a contrast of "
                        + "\((ratio * 10).rounded(.down) / 10):1, less than \(least.shortText):1"))
        }
        return findings
    }

    /// WCAG 2's contrast ratio of two opaque colours, 1…21.
    static func ratio(_ first: ResolvedColor, _ second: ResolvedColor) -> Double {
        let (a, b) = (luminance(first), luminance(second))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// WCAG 2's relative luminance.
    private static func luminance(_ color: ResolvedColor) -> Double {
        func linear(_ component: Double) -> Double {
            component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    private static let labels: [SystemColor] = [
        .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .tintColor, .systemBlue,
    ]
    private static let backgrounds: [SystemColor] = [
        .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
        .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
        // Behind selected and highlighted rows.
        .systemGray4, .systemGray5,
    ]

    /// The system's own text colours on its own backgrounds are no fault of the design, though some are below the ratio.
    private static func isSystemChoice(_ color: ResolvedColor, on backdrop: ResolvedColor) -> Bool {
        systemPairs.contains([color.hexadecimal, backdrop.hexadecimal])
    }

    /// What goes together under the same traits.
    private static let systemPairs: Set<[String]> = {
        var pairs: Set<[String]> = []
        for traits in everyTraits {
            for background in backgrounds.map({ $0.resolved(traits).hexadecimal }) {
                for label in labels { pairs.insert([label.resolved(traits).hexadecimal, background]) }
            }
            // Badges, and what deletes.
            pairs.insert([ResolvedColor.white.hexadecimal, SystemColor.systemRed.resolved(traits).hexadecimal])
        }
        return pairs
    }()

    private static var everyTraits: [ColorTraits] {
        var every: [ColorTraits] = []
        for style in ColorTraits.Style.allCases {
            for contrast in ColorTraits.Contrast.allCases {
                for level in ColorTraits.Level.allCases {
                    for generation in SystemGeneration.allCases {
                        every.append(
                            ColorTraits(style: style, contrast: contrast, level: level, generation: generation))
                    }
                }
            }
        }
        return every
    }
}
