import Foundation
public import UIKit

/// A button that takes what was copied. What it looks like is a guess: no picture shows one.
@MainActor @preconcurrency
public struct PasteButton: View {
    /// - Parameter onPaste: Nobody presses buttons in a picture: it is not called.
    public init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {}
    /// - Parameter payloadAction: Nobody presses buttons in a picture: it is not called.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}

    public var body: some View {
        Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.borderedProminent)
    }
}
