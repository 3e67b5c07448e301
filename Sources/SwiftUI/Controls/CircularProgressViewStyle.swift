import UIKit

/// Turning spokes.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private var tint: Color?
    public init() {}
    public init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        SystemProgress(configuration: configuration, isBar: false)
            .inEnvironment { if let tint { $0[storage: \.style.tint] = Ink(tint) } }
    }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: Self { .init() }
}
