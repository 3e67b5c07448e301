public import Foundation
import UIKit

/// A picture that comes from elsewhere. Files are read at once; nothing is fetched over a network, so that what stands there
/// meanwhile is drawn.
@MainActor @preconcurrency
public struct AsyncImage<Content: View>: View {
    private let phase: AsyncImagePhase
    private let content: (AsyncImagePhase) -> Content

    /// - Parameters:
    ///   - url: `nil` is as one that has not come yet.
    ///   - scale: Pixels a point. No effect on a picture.
    ///   - transaction: How the picture comes into sight. No effect on a picture.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        phase = AsyncImagePhase(url)
        self.content = content
    }
    /// - Parameters:
    ///   - url: `nil` is as one that has not come yet.
    ///   - scale: Pixels a point. No effect on a picture.
    public init<Picture: View, Placeholder: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Picture,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) where Content == _ConditionalContent<Picture, Placeholder> {
        phase = AsyncImagePhase(url)
        self.content = { phase in
            if let image = phase.image {
                ViewBuilder.buildEither(first: content(image))
            } else {
                ViewBuilder.buildEither(second: placeholder())
            }
        }
    }

    public var body: some View { content(phase) }
}

extension AsyncImage where Content == _ConditionalContent<Image, Color> {
    /// The picture, and a gray rectangle until it has come.
    /// - Parameters:
    ///   - url: `nil` is as one that has not come yet.
    ///   - scale: Pixels a point. No effect on a picture.
    public init(url: URL?, scale: CGFloat = 1) {
        // The gray is a guess: no picture shows one.
        self.init(url: url, scale: scale, content: { $0 }, placeholder: { Color(uiColor: .secondarySystemFill) })
    }
}
