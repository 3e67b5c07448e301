import Appearance
import DisplayLists
import Testing
import UIKit

struct ColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func hex(_ color: UIColor, _ traits: UITraitCollection) -> String {
        color.resolved(with: traits).hexadecimal
    }

    @Test func followsTraits() {
        #expect(hex(.label, light) == "#000000FF")
        #expect(hex(.label, dark) == "#FFFFFFFF")
        #expect(hex(.systemRed, light) == "#FF383CFF")
        #expect(hex(.systemRed, UITraitCollection(generation: .iOS18)) == "#FF3B30FF")
        #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
    }

    @Test func asksAProviderEachTime() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemBlue }
        #expect(hex(color, dark) == "#FFFFFFFF")
        #expect(hex(color, light) == "#0088FFFF")
        #expect(color.resolvedColor(with: light) == UIColor(ResolvedColor(red: 0, green: 136 / 255, blue: 1)))
    }

    @Test func takesWhatIsNoNumberAsZero() {
        #expect(hex(UIColor(red: .nan, green: .infinity, blue: -.infinity, alpha: 1), light) == "#00FF00FF")
        #expect(hex(UIColor(white: 1, alpha: .nan), light) == "#FFFFFF00")
        #expect(hex(UIColor(hue: .nan, saturation: .nan, brightness: .nan, alpha: 1), light) == "#000000FF")
        #expect(hex(UIColor.label.withAlphaComponent(.nan), light) == "#00000000")
        #expect(CGColor(red: .nan, green: 1, blue: .nan, alpha: .nan).description == "#00FF0000")
        #expect(CGColor(gray: 1, alpha: 1).copy(alpha: .nan)?.description == "#FFFFFF00")
    }

    @Test func endsAProviderThatReturnsItself() {
        final class Holder: @unchecked Sendable { var color: UIColor = .black }
        let holder = Holder()
        holder.color = UIColor { _ in holder.color }
        #expect(hex(holder.color, light) == "#00000000")
    }

    @Test func staysDynamicWithAnotherAlpha() {
        let faint = UIColor.label.withAlphaComponent(0.5)
        #expect(hex(faint, light) == "#00000080")
        #expect(hex(faint, dark) == "#FFFFFF80")
        #expect(hex(faint.withAlphaComponent(1), dark) == "#FFFFFFFF")
        #expect(faint == UIColor.label.withAlphaComponent(0.5) && faint != UIColor.label)
    }

    @Test func readsEveryModel() {
        #expect(hex(UIColor(white: 0.5, alpha: 1), light) == "#808080FF")
        #expect(hex(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1), light) == "#00FF00FF")
        #expect(hex(UIColor(hue: 0.75, saturation: 0.5, brightness: 0.8, alpha: 0.5), light) == "#9966CC80")
        // Display P3's red lies outside sRGB; a grey is the same in both.
        #expect(hex(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1), light) == "#FF0000FF")
        #expect(hex(UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1), light) == "#808080FF")
        #expect(hex(UIColor(cgColor: UIColor.brown.cgColor), light) == "#996633FF")
    }

    @Test func givesItsComponents() {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        unsafe UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        // The arithmetic of thirds.
        #expect(abs(hue - 7 / 12) < 1e-12 && abs(saturation - 2 / 3) < 1e-12 && brightness == 0.6 && alpha == 0.5)
        var white: CGFloat = 0
        #expect(unsafe UIColor.darkGray.getWhite(&white, alpha: nil) && white == 1 / 3)
        #expect(unsafe !UIColor.red.getWhite(&white, alpha: nil))
    }

    @Test func transforms() {
        #expect(hex(UIConfigurationColorTransformer.grayscale(.green.withAlphaComponent(0.5)), light) == "#96969680")
        #expect(hex(UIConfigurationColorTransformer.preferredTint(.systemRed), light) == "#FF383CFF")
        let wash = UIConfigurationColorTransformer.dynamicLightAlpha(.black)
        #expect(wash.resolved(with: light).alpha == 0.12 && wash.resolved(with: dark).alpha == 0.4)
        #expect(UIConfigurationColorTransformer { _ in .red }(.blue) == .red)
    }

    @Test func warnsOfCatalogues() {
        let diagnostics = RenderDiagnostics()
        RenderDiagnostics.$current.withValue(diagnostics) { #expect(UIColor(named: "Brand") == nil) }
        #expect(
            diagnostics.take().map(\.message) == [
                "there is no colour \"Brand\" — add it to Practice.xcassets"
            ])
    }
}
