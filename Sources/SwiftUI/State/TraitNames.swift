import UIKit

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light, dark
}

/// How strong contrasts are.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    case standard, increased
}

/// The direction that the interface reads in.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    case leftToRight, rightToLeft
}

/// Whether the user asked for bold text.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}
