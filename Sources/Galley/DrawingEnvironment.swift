import Painting
import Typesetting
import UIKit

/// What pictures are drawn with.
package enum DrawingEnvironment {
    /// The libraries whose version can change a picture, one a line, sorted.
    package static var versions: String {
        (PaintingLibraries.versions + TypesettingLibraries.versions).sorted().map { "\($0)\n" }.joined()
    }

    /// Prefers the faces and symbols of these folders over the installed and built-in ones.
    @MainActor package static func configure(fontFolders: [String], symbolFolders: [String]) {
    }
}
