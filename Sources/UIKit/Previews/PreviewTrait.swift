public import Foundation

/// What a preview asks of its picture.
public struct PreviewTrait<T>: Sendable {
    package let apply: @MainActor @Sendable (inout PreviewSubject) -> Void

    package init(_ apply: @escaping @MainActor @Sendable (inout PreviewSubject) -> Void) { self.apply = apply }

    @MainActor func apply(to subject: inout PreviewSubject) { apply(&subject) }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The device's screen.
    public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait { $0.layout = .device } }
    /// As large as the content is when it is offered the device's screen.
    public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> {
        PreviewTrait { $0.layout = .sizeThatFits }
    }
    /// A size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Preview.ViewTraits> {
        PreviewTrait { $0.layout = .fixed(CGSize(width: width, height: height)) }
    }
    /// The device stands upright.
    public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait { $0.isLandscape = false } }
    /// The device stands on its head; drawn as upright.
    public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> {
        PreviewTrait { $0.isLandscape = false }
    }
    /// The device lies on its left side.
    public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait { $0.isLandscape = true } }
    /// The device lies on its right side.
    public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { PreviewTrait { $0.isLandscape = true } }
}
