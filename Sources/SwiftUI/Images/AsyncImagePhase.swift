import Foundation
import UIKit

/// How far a picture from elsewhere has come.
public enum AsyncImagePhase: Sendable {
    /// It has not come yet.
    case empty
    case success(Image)
    /// It cannot be shown.
    case failure(any Error)

    init(_ url: URL?) {
        guard let url, url.isFileURL else {
            self = .empty
            return
        }
        self =
            UIImage(contentsOfFile: url.path(percentEncoded: false)).map { .success(Image(uiImage: $0)) }
            ?? .failure(CocoaError(.fileReadUnknown))
    }

    /// `nil` where there is none.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// `nil` where nothing has failed.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
