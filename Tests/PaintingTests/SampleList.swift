import DisplayLists
import Foundation

/// A settings screen as a display list, made by hand: two cards of seven rows on a 390 × 844 screen.
struct SampleList {
    var isDark = false
    var bodySize = 17.0

    private struct Palette {
        let ground: ResolvedColor
        let card: ResolvedColor
        let separator: ResolvedColor
        let text: ResolvedColor
        let secondary: ResolvedColor
        let tertiary: ResolvedColor
    }

    private var palette: Palette {
        isDark
            ? Palette(
                ground: .hex(0x000000), card: .hex(0x1C1C1E), separator: .hex(0x38383A), text: .hex(0xFFFFFF),
                secondary: .hex(0x8D8D93), tertiary: .hex(0x464649))
            : Palette(
                ground: .hex(0xF2F2F7), card: .hex(0xFFFFFF), separator: .hex(0xC6C6C8), text: .hex(0x000000),
                secondary: .hex(0x8A8A8E), tertiary: .hex(0xC5C5C7))
    }

    private static let rows: [(title: String, detail: String, color: UInt32)] = [
        ("Airplane Mode", "Off", 0xFF9500), ("Wi-Fi", "Connected to Home-5G", 0x007AFF),
        ("Bluetooth", "3 devices nearby", 0x34C759), ("Cellular", "Uses 12.4 GB of storage", 0xFF3B30),
        ("Personal Hotspot", "Ask next time or when I share", 0x5856D6), ("Battery", "Last charged at 7:41", 0xAF52DE),
        ("Keyboard", "Automatic", 0xFF2D55), ("Notifications", "12 apps can use this", 0x5AC8FA),
        ("Sounds & Haptics", "Updated 9:30 today", 0x8E8E93), ("Focus", "On until 11:15", 0x30B0C7),
        ("Screen Time", "Daily average 3h 24m", 0xA2845E), ("General", "2 items need attention", 0xFFCC00),
        ("Wallpaper", "Shared with 4 people", 0x32ADE6), ("Accessibility", "Allowed while using the app", 0x00C7BE),
    ]

    func make(text: SampleText = SampleText()) -> DisplayList {
        let size = CGSize(width: 390, height: 844)
        var items: [DisplayItem] = [.fill(.rectangle(CGRect(origin: .zero, size: size)), .color(palette.ground))]
        let small = max(11, bodySize - 4)
        let (titleHeight, detailHeight) = (bodySize * 22 / 17, small * 18 / 13)
        let rowHeight = (max(titleHeight + detailHeight + 10, 43) * 3).rounded() / 3
        var y = 20.0
        for section in 0..<2 {
            let header = section == 0 ? "CONNECTIVITY" : "NOTIFICATIONS AND FOCUS"
            items.append(
                .glyphs(
                    text.run(
                        header, SampleText.semibold, size: small, color: palette.secondary, x: 32,
                        baseline: y + detailHeight * 0.75)))
            y += ((detailHeight + 4) * 3).rounded() / 3
            let card = CGRect(x: 16, y: y, width: 358, height: rowHeight * 7)
            items.append(.fill(.roundedRectangle(RoundedRectangle(rect: card, radius: 10)), .color(palette.card)))
            for row in 0..<7 {
                items.append(
                    .group(
                        Group(
                            label: "section \(section)/item \(row)", origin: CGPoint(x: 16, y: y),
                            items: cell(section * 7 + row, height: rowHeight, small: small, text: text))))
                y += rowHeight
            }
            y += 4
            let footer = "Network settings are shared across your devices."
            items.append(
                .glyphs(
                    text.run(
                        footer, SampleText.regular, size: small, color: palette.secondary, x: 32,
                        baseline: y + detailHeight * 0.75)))
            y += ((detailHeight + 20) * 3).rounded() / 3
        }
        return DisplayList(size: size, items: items)
    }

    private func cell(_ index: Int, height: Double, small: Double, text: SampleText) -> [DisplayItem] {
        let row = Self.rows[index]
        let icon = CGRect(x: 16, y: (height - 29) / 2, width: 29, height: 29)
        let middle = height / 2
        var items: [DisplayItem] = [
            .fill(.roundedRectangle(RoundedRectangle(rect: icon, radius: 6.5)), .color(.hex(row.color))),
            symbol(index, in: icon),
            .glyphs(
                text.run(
                    row.title, SampleText.regular, size: bodySize, color: palette.text, x: 58,
                    baseline: middle - bodySize * 0.1)),
            .glyphs(
                text.run(
                    row.detail, SampleText.regular, size: small, color: palette.secondary, x: 58,
                    baseline: middle + small * 1.15)),
            .stroke(
                .path(
                    Path([
                        .move(CGPoint(x: 335, y: middle - 5.5)), .line(CGPoint(x: 340.8, y: middle)),
                        .line(CGPoint(x: 335, y: middle + 5.5)),
                    ])), .color(palette.tertiary), StrokeStyle(width: 2, cap: .round, join: .round)),
        ]
        if index % 7 < 6 {
            let line = CGRect(x: 58, y: height - 1.0 / 3, width: 300, height: 1.0 / 3)
            items.append(.fill(.rectangle(line), .color(palette.separator)))
        }
        return items
    }

    private func symbol(_ index: Int, in icon: CGRect) -> DisplayItem {
        switch index % 3 {
        case 0:
            return .stroke(
                .ellipse(icon.insetBy(dx: 7, dy: 7)), .color(.white), StrokeStyle(width: 2.5))
        case 1:
            return .vector(
                VectorItem(image: Self.star, rect: icon.insetBy(dx: 5, dy: 5), tint: .white, name: "star"))
        default:
            return .fill(.path(.ellipse(icon.insetBy(dx: 8, dy: 6))), .color(.white))
        }
    }

    static let star = VectorImage(
        source: Array(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">\
            <path d="M8 1l2.1 4.6 5 .6-3.7 3.4 1 5L8 12.1 3.600 14.600l1-5L.9 6.200l5-.6z"/></svg>
            """.utf8), size: CGSize(width: 16, height: 16))
}

extension ResolvedColor {
    static func hex(_ value: UInt32, alpha: Double = 1) -> ResolvedColor {
        ResolvedColor(
            red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
            blue: Double(value & 0xFF) / 255, alpha: alpha)
    }
}
