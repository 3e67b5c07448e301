import Synchronization

/// What went wrong while a picture was described or listed without stopping it. A render takes the list when it is done.
package final class RenderDiagnostics: Sendable {
    package enum Warning: Hashable, Sendable {
        /// No outline for a symbol of this name; the nearest known name, when there is one.
        case unknownSymbol(String, nearest: String?)
        /// A symbol's file is missing because of what is installed: what to install.
        case missingSymbolFile(String, remedy: String)
        /// A picture that could not be read: which, and why.
        case unreadableImage(String, reason: String)
        /// Something of UIKit's that changes the picture on a phone and does not here yet.
        case unsupported(String)

        /// One line: what, and what would be right.
        package var message: String {
            switch self {
            case .unknownSymbol(let name, let nearest?):
                "unknown symbol \"\(name)\" — did you mean \"\(nearest)\"?"
            case .unknownSymbol(let name, nil):
                "unknown symbol \"\(name)\" — put \(name).svg into a folder given by --symbol-path"
            case .missingSymbolFile(let name, let remedy): "symbol \"\(name)\" cannot be drawn — \(remedy)"
            case .unreadableImage(let name, let reason): "image \"\(name)\" cannot be read — \(reason)"
            case .unsupported(let what): "unsupported: \(what)"
            }
        }
    }

    package static let shared = RenderDiagnostics()

    private let warnings = Mutex<[Warning]>([])

    package init() {}

    /// Adds a warning unless it is in the list already.
    package func report(_ warning: Warning) {
        warnings.withLock { if !$0.contains(warning) { $0.append(warning) } }
    }

    /// The warnings in the order in which they came up; the list is empty afterwards.
    package func take() -> [Warning] {
        warnings.withLock { list in
            defer { list = [] }
            return list
        }
    }
}
