import UIKit

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private var tint: Color?
    public init() {}
    public init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        SystemProgress(configuration: configuration, isBar: true)
            .inEnvironment { if let tint { $0[storage: \.style.tint] = Ink(tint) } }
    }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: Self { .init() }
}
