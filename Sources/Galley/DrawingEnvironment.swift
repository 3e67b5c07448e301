import Appearance
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
        UIKitEnvironment.configure(fontFolders: fontFolders)
        if SymbolLibrary.current.userFolders != symbolFolders {
            SymbolLibrary.current = SymbolLibrary(userFolders: symbolFolders)
        }
    }

    /// Loads the faces, so that a missing one is an error and not a picture without text.
    @MainActor static func prepare() throws(RenderError) {
        do {
            try UIKitEnvironment.prepare()
        } catch {
            throw RenderError(.fonts, ["\(error)"], isRequestFault: false)
        }
    }
}
