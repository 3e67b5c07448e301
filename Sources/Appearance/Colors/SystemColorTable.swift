import DisplayLists

extension SystemColor {
    func row(_ generation: SystemGeneration) -> SystemColorRow {
        if generation == .iOS26, let row = Self.rows26[self] { return row }
        return Self.rows[self] ?? Self.missing
    }

    /// Never used: a test holds that every colour has a row.
    private static let missing = SystemColorRow(rgb(255, 0, 255))

    private static let (ink, paper) = (rgb(60, 60, 67), rgb(235, 235, 245))

    /// Both generations, where `rows26` has no row. Columns: light, dark, light and dark at increased contrast, dark
    /// elevated, the same at increased contrast. Source: uikit-metrics §2.1–2.3, uikit-rules §12.2 (iOS 18.0).
    private static let rows: [SystemColor: SystemColorRow] = [
        // Labels
        .label: SystemColorRow(rgb(0, 0, 0), rgb(255, 255, 255)),
        .secondaryLabel: .alphas(ink, paper, (153 / 255, 153 / 255, 204 / 255, 178 / 255)),
        .tertiaryLabel: .alphas(ink, paper, (76 / 255, 76 / 255, 178 / 255, 140 / 255)),
        .quaternaryLabel: .alphas(ink, paper, (45 / 255, 40 / 255, 140 / 255, 102 / 255)),
        // Not read at increased contrast on iOS 18; taken as unchanged.
        .placeholderText: .alphas(ink, paper, (0.3, 0.3, 0.3, 0.3)),
        .link: SystemColorRow(rgb(0, 122, 255), rgb(9, 132, 255)),

        // Lines
        .separator: .alphas(ink, rgb(84, 84, 88), (0.29, 0.6, 0.37, 0.68)),
        .opaqueSeparator: SystemColorRow(rgb(198, 198, 200), rgb(56, 56, 58)),

        // Backgrounds
        .systemBackground: SystemColorRow(
            rgb(255, 255, 255), rgb(0, 0, 0), elevated: rgb(28, 28, 30), highElevated: rgb(36, 36, 38)),
        .secondarySystemBackground: SystemColorRow(
            rgb(242, 242, 247), rgb(28, 28, 30), lightHigh: rgb(235, 235, 240), darkHigh: rgb(36, 36, 38),
            elevated: rgb(44, 44, 46), highElevated: rgb(54, 54, 56)),
        .tertiarySystemBackground: SystemColorRow(
            rgb(255, 255, 255), rgb(44, 44, 46), darkHigh: rgb(54, 54, 56),
            elevated: rgb(58, 58, 60), highElevated: rgb(68, 68, 70)),
        .systemGroupedBackground: SystemColorRow(
            rgb(242, 242, 247), rgb(0, 0, 0), lightHigh: rgb(235, 235, 240),
            elevated: rgb(28, 28, 30), highElevated: rgb(36, 36, 38)),
        .secondarySystemGroupedBackground: SystemColorRow(
            rgb(255, 255, 255), rgb(28, 28, 30), darkHigh: rgb(36, 36, 38),
            elevated: rgb(44, 44, 46), highElevated: rgb(54, 54, 56)),
        .tertiarySystemGroupedBackground: SystemColorRow(
            rgb(242, 242, 247), rgb(44, 44, 46), lightHigh: rgb(235, 235, 240), darkHigh: rgb(54, 54, 56),
            elevated: rgb(58, 58, 60), highElevated: rgb(68, 68, 70)),

        // Fills
        .systemFill: .alphas(rgb(120, 120, 128), rgb(120, 120, 128), (0.2, 0.36, 0.28, 0.44)),
        .secondarySystemFill: .alphas(rgb(120, 120, 128), rgb(120, 120, 128), (0.16, 0.32, 0.24, 0.4)),
        .tertiarySystemFill: .alphas(rgb(118, 118, 128), rgb(118, 118, 128), (0.12, 0.24, 0.2, 0.32)),
        .quaternarySystemFill: .alphas(rgb(116, 116, 128), rgb(118, 118, 128), (0.08, 0.18, 0.16, 0.26)),

        // Greys
        .systemGray: SystemColorRow(
            rgb(142, 142, 147), rgb(142, 142, 147), lightHigh: rgb(108, 108, 112), darkHigh: rgb(174, 174, 178)),
        .systemGray2: SystemColorRow(
            rgb(174, 174, 178), rgb(99, 99, 102), lightHigh: rgb(142, 142, 147), darkHigh: rgb(124, 124, 128)),
        .systemGray3: SystemColorRow(
            rgb(199, 199, 204), rgb(72, 72, 74), lightHigh: rgb(174, 174, 178), darkHigh: rgb(84, 84, 86)),
        .systemGray4: SystemColorRow(
            rgb(209, 209, 214), rgb(58, 58, 60), lightHigh: rgb(188, 188, 192), darkHigh: rgb(68, 68, 70)),
        .systemGray5: SystemColorRow(
            rgb(229, 229, 234), rgb(44, 44, 46), lightHigh: rgb(216, 216, 220), darkHigh: rgb(54, 54, 56)),
        .systemGray6: SystemColorRow(
            rgb(242, 242, 247), rgb(28, 28, 30), lightHigh: rgb(235, 235, 240), darkHigh: rgb(36, 36, 38)),

        // Hues
        .systemRed: SystemColorRow(
            rgb(255, 59, 48), rgb(255, 69, 58), lightHigh: rgb(215, 0, 21), darkHigh: rgb(255, 105, 97)),
        .systemOrange: SystemColorRow(
            rgb(255, 149, 0), rgb(255, 159, 10), lightHigh: rgb(201, 52, 0), darkHigh: rgb(255, 179, 64)),
        .systemYellow: SystemColorRow(
            rgb(255, 204, 0), rgb(255, 214, 10), lightHigh: rgb(178, 80, 0), darkHigh: rgb(255, 212, 38)),
        .systemGreen: SystemColorRow(
            rgb(52, 199, 89), rgb(48, 209, 88), lightHigh: rgb(36, 138, 61), darkHigh: rgb(48, 219, 91)),
        .systemMint: SystemColorRow(
            rgb(0, 199, 190), rgb(99, 230, 226), lightHigh: rgb(12, 129, 123), darkHigh: rgb(99, 230, 226)),
        .systemTeal: SystemColorRow(
            rgb(48, 176, 199), rgb(64, 200, 224), lightHigh: rgb(0, 130, 153), darkHigh: rgb(93, 230, 255)),
        .systemCyan: SystemColorRow(
            rgb(50, 173, 230), rgb(100, 210, 255), lightHigh: rgb(0, 113, 164), darkHigh: rgb(112, 215, 255)),
        .systemBlue: SystemColorRow(
            rgb(0, 122, 255), rgb(10, 132, 255), lightHigh: rgb(0, 64, 221), darkHigh: rgb(64, 156, 255)),
        .systemIndigo: SystemColorRow(
            rgb(88, 86, 214), rgb(94, 92, 230), lightHigh: rgb(54, 52, 163), darkHigh: rgb(125, 122, 255)),
        .systemPurple: SystemColorRow(
            rgb(175, 82, 222), rgb(191, 90, 242), lightHigh: rgb(137, 68, 171), darkHigh: rgb(218, 143, 255)),
        .systemPink: SystemColorRow(
            rgb(255, 45, 85), rgb(255, 55, 95), lightHigh: rgb(211, 15, 69), darkHigh: rgb(255, 100, 130)),
        .systemBrown: SystemColorRow(
            rgb(162, 132, 94), rgb(172, 142, 104), lightHigh: rgb(127, 101, 69), darkHigh: rgb(181, 148, 105)),
        .tintColor: SystemColorRow(
            rgb(0, 122, 255), rgb(10, 132, 255), lightHigh: rgb(0, 64, 221), darkHigh: rgb(64, 156, 255)),

        // The fixed colours of UIColor, by its documentation
        .darkText: SystemColorRow(rgb(0, 0, 0)),
        .lightText: SystemColorRow(rgb(255, 255, 255, 0.6)),
        .black: SystemColorRow(.black),
        .darkGray: SystemColorRow(ResolvedColor(red: 1 / 3, green: 1 / 3, blue: 1 / 3)),
        .lightGray: SystemColorRow(ResolvedColor(red: 2 / 3, green: 2 / 3, blue: 2 / 3)),
        .white: SystemColorRow(.white),
        .gray: SystemColorRow(ResolvedColor(red: 0.5, green: 0.5, blue: 0.5)),
        .red: SystemColorRow(ResolvedColor(red: 1, green: 0, blue: 0)),
        .green: SystemColorRow(ResolvedColor(red: 0, green: 1, blue: 0)),
        .blue: SystemColorRow(ResolvedColor(red: 0, green: 0, blue: 1)),
        .cyan: SystemColorRow(ResolvedColor(red: 0, green: 1, blue: 1)),
        .yellow: SystemColorRow(ResolvedColor(red: 1, green: 1, blue: 0)),
        .magenta: SystemColorRow(ResolvedColor(red: 1, green: 0, blue: 1)),
        .orange: SystemColorRow(ResolvedColor(red: 1, green: 0.5, blue: 0)),
        .purple: SystemColorRow(ResolvedColor(red: 0.5, green: 0, blue: 0.5)),
        .brown: SystemColorRow(ResolvedColor(red: 0.6, green: 0.4, blue: 0.2)),
        .clear: SystemColorRow(.clear),
    ]

    /// What iOS 26 changed. Source: uikit-metrics §2.3 (the public colour table of June 2025); the separator's alphas
    /// are printed by iOS 26.1 (light) and measured in its pictures (dark), its increased contrast is not known and
    /// stays that of iOS 18.
    private static let rows26: [SystemColor: SystemColorRow] = [
        .separator: .alphas(ink, rgb(84, 84, 88), (0.12, 0.5, 0.37, 0.68)),
        .systemRed: SystemColorRow(
            rgb(255, 56, 60), rgb(255, 66, 69), lightHigh: rgb(233, 21, 45), darkHigh: rgb(255, 97, 101)),
        .systemOrange: SystemColorRow(
            rgb(255, 141, 40), rgb(255, 146, 48), lightHigh: rgb(197, 83, 0), darkHigh: rgb(255, 160, 86)),
        .systemYellow: SystemColorRow(
            rgb(255, 204, 0), rgb(255, 214, 0), lightHigh: rgb(161, 106, 0), darkHigh: rgb(254, 223, 67)),
        .systemGreen: SystemColorRow(
            rgb(52, 199, 89), rgb(48, 209, 88), lightHigh: rgb(0, 137, 50), darkHigh: rgb(74, 217, 104)),
        .systemMint: SystemColorRow(
            rgb(0, 200, 179), rgb(0, 218, 195), lightHigh: rgb(0, 133, 117), darkHigh: rgb(84, 223, 203)),
        .systemTeal: SystemColorRow(
            rgb(0, 195, 208), rgb(0, 210, 224), lightHigh: rgb(0, 129, 152), darkHigh: rgb(59, 221, 236)),
        .systemCyan: SystemColorRow(
            rgb(0, 192, 232), rgb(60, 211, 254), lightHigh: rgb(0, 126, 174), darkHigh: rgb(109, 217, 255)),
        .systemBlue: SystemColorRow(
            rgb(0, 136, 255), rgb(0, 145, 255), lightHigh: rgb(30, 110, 244), darkHigh: rgb(92, 184, 255)),
        .systemIndigo: SystemColorRow(
            rgb(97, 85, 245), rgb(109, 124, 255), lightHigh: rgb(86, 74, 222), darkHigh: rgb(167, 170, 255)),
        .systemPurple: SystemColorRow(
            rgb(203, 48, 224), rgb(219, 52, 242), lightHigh: rgb(176, 47, 194), darkHigh: rgb(234, 141, 255)),
        .systemPink: SystemColorRow(
            rgb(255, 45, 85), rgb(255, 55, 95), lightHigh: rgb(231, 18, 77), darkHigh: rgb(255, 138, 196)),
        .systemBrown: SystemColorRow(
            rgb(172, 127, 94), rgb(183, 138, 102), lightHigh: rgb(149, 109, 81), darkHigh: rgb(219, 166, 121)),
        .tintColor: SystemColorRow(
            rgb(0, 136, 255), rgb(0, 145, 255), lightHigh: rgb(30, 110, 244), darkHigh: rgb(92, 184, 255)),
    ]
}
