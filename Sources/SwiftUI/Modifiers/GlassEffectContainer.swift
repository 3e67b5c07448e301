public import Foundation

/// Views of glass that belong together. Each is drawn by itself.
@MainActor @preconcurrency
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// - Parameter spacing: How near views of glass flow together, points. Not drawn yet.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { content }
}

/// How glass comes and goes. No effect on a picture.
public struct GlassEffectTransition: Sendable {
    public static let identity = GlassEffectTransition()
    public static let matchedGeometry = GlassEffectTransition()
    public static let materialize = GlassEffectTransition()
}
