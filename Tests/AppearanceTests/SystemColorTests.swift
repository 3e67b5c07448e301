import Appearance
import DisplayLists
import Testing

struct SystemColorTests {
    /// Composited values that were read out of pictures of the real system (ios-references/measurements §1).
    @Test(arguments: [
        (
            SystemColor.separator, SystemGeneration.iOS18, ColorTraits.Style.light, [255.0, 255, 255],
            [198.0, 198, 200]
        ),
        (.separator, .iOS18, .dark, [28, 28, 30], [62, 62, 65]),
        (.separator, .iOS26, .light, [255, 255, 255], [232, 232, 232]),
        (.separator, .iOS26, .dark, [28, 28, 30], [56, 56, 59]),
        (.tertiaryLabel, .iOS26, .light, [255, 255, 255], [197, 197, 199]),
        (.secondaryLabel, .iOS18, .light, [255, 255, 255], [138, 138, 142]),
        (.secondaryLabel, .iOS18, .light, [242, 242, 247], [133, 133, 139]),
        (.secondaryLabel, .iOS26, .dark, [28, 28, 30], [152, 152, 159]),
    ])
    func looksAsInPictures(
        color: SystemColor, generation: SystemGeneration, style: ColorTraits.Style, page: [Double], seen: [Double]
    ) {
        let resolved = color.resolved(ColorTraits(style: style, generation: generation))
        let painted = zip([resolved.red, resolved.green, resolved.blue], page).map { component, ground in
            (component * 255 * resolved.alpha + ground * (1 - resolved.alpha)).rounded()
        }
        // One step: the pictures were composited and converted with eight bits.
        #expect(zip(painted, seen).allSatisfy { abs($0 - $1) <= 1 }, "\(painted)")
    }

    @Test func everyColorHasARow() {
        // The stand-in for a missing row is the only magenta besides the one that is meant.
        let magenta = ResolvedColor(red: 1, green: 0, blue: 1)
        for color in SystemColor.allCases where color != .magenta {
            for generation in SystemGeneration.allCases {
                #expect(color.resolved(ColorTraits(generation: generation)) != magenta, "\(color)")
            }
        }
    }

    @Test func followsStyleContrastLevelAndGeneration() {
        func hex(_ color: SystemColor, _ traits: ColorTraits) -> String { color.resolved(traits).hexadecimal }
        #expect(hex(.systemBlue, ColorTraits(generation: .iOS18)) == "#007AFFFF")
        #expect(hex(.systemBlue, ColorTraits(generation: .iOS26)) == "#0088FFFF")
        #expect(hex(.systemBlue, ColorTraits(style: .dark, contrast: .high, generation: .iOS26)) == "#5CB8FFFF")
        #expect(hex(.systemGroupedBackground, ColorTraits(style: .dark)) == "#000000FF")
        #expect(hex(.systemGroupedBackground, ColorTraits(style: .dark, level: .elevated)) == "#1C1C1EFF")
        #expect(
            hex(.systemGroupedBackground, ColorTraits(style: .dark, contrast: .high, level: .elevated)) == "#242426FF")
        #expect(hex(.systemGroupedBackground, ColorTraits(level: .elevated)) == "#F2F2F7FF")
        #expect(hex(.secondaryLabel, ColorTraits(contrast: .high)) == "#3C3C43CC")
    }

    @Test func goesByItsName() {
        #expect(SystemColor.named("secondarySystemGroupedBackground") == .secondarySystemGroupedBackground)
        #expect(SystemColor.named("SystemBlue") == nil)
    }
}
