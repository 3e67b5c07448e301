public import Foundation
import UIKit

extension View {
    /// Names the picture of a preview.
    public func previewDisplayName(_ value: String?) -> some View {
        asked { if let value { $0.name = value } }
    }
    /// The size of a preview's picture.
    public func previewLayout(_ value: PreviewLayout) -> some View {
        asked { preview in
            preview.layout =
                switch value {
                case .device: .device
                case .sizeThatFits: .sizeThatFits
                case .fixed(let width, let height): .fixed(CGSize(width: width, height: height))
                }
        }
    }
    /// The device of a preview; `nil` leaves it.
    public func previewDevice(_ value: PreviewDevice?) -> some View {
        asked { if let value { $0.device = value.rawValue } }
    }
    /// How the device of a preview is held.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        asked { $0.isLandscape = value.isLandscape }
    }

    fileprivate func asked(_ ask: @escaping @MainActor (inout PreviewedView) -> Void) -> some View {
        AskedPreview(content: self, ask: ask)
    }

    /// Light or dark for the whole screen; `nil` leaves it.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        inEnvironment { environment in
            guard let colorScheme else { return }
            environment.colorScheme = colorScheme
            environment[storage: \.live].store?.prefer(colorScheme)
        }
        .asked { if let colorScheme { $0.colorScheme = colorScheme } }
    }
}

/// A view that says something to the preview it is in.
private struct AskedPreview<Content: View>: View, NodeSource, PreviewSource {
    typealias Body = Never
    let content: Content
    let ask: @MainActor (inout PreviewedView) -> Void

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }

    var previewedViews: [PreviewedView] {
        PreviewedView.all(in: content).map { preview in
            var preview = preview
            ask(&preview)
            return preview
        }
    }
}

/// The size of a preview's picture.
public enum PreviewLayout: Hashable, Sendable {
    /// The device's screen.
    case device
    /// As large as the content is when it is offered the device's screen.
    case sizeThatFits
    /// Points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device, by the name that `galley devices` prints.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}
