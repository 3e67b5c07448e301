import Foundation
import Galley
import UIKit

/// A preview, laid out.
@MainActor
enum PreviewPicture {
    /// - Parameter make: makes what is shown, anew each time.
    static func solve(
        _ overrides: SceneOverrides, make: @MainActor () throws -> PreviewSubject
    ) throws -> SolvedPicture {
        // What is asked for is known once the subject is made, and colours and fonts are chosen while it is made.
        let first = try make()
        if let device = first.device, let fault = SceneOverrides.faultOfDevice(device), overrides.device == nil {
            throw RenderError(.layout, [fault], isRequestFault: true)
        }
        var request = overrides.request(for: first)
        if first.layout == .sizeThatFits, overrides.width == nil, overrides.height == nil {
            let subject = try request.traits.asCurrent { try make() }
            if let size = WindowSnapshot.fittingSize(of: subject.content, request) {
                request.width = size.width
                request.height = size.height
                request.safeAreaInsets = .zero
            }
        }
        request.waits = true
        let subject = try request.traits.asCurrent { try make() }
        return try Solving.solve(request) { request in
            switch subject.content {
            case .view(let view): WindowSnapshot.take(of: view, request)
            case .controller(let controller): WindowSnapshot.take(of: controller, request)
            }
        }
    }
}
