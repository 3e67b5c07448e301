import Appearance
import DisplayLists
import Foundation
import PNG
import Painting
import Typesetting
import UIKit

/// What pictures are drawn with.
package enum DrawingEnvironment {
    /// The libraries whose version can change a picture, one a line, sorted.
    package static var versions: String {
        (PaintingLibraries.versions + TypesettingLibraries.versions).sorted().map { "\($0)\n" }.joined()
    }

    /// Of all that pictures are drawn with: libraries, and the files of the user's folders.
    @MainActor static var digest: UInt64 {
        var digest = Digest()
        digest.combine(versions)
        for folder in fontFolders + SymbolLibrary.current.userFolders {
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
            for name in names.sorted() {
                digest.combine(name)
                let bytes = FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()
                digest.combine(Array(bytes))
            }
        }
        return digest.value
    }

    @MainActor private static var fontFolders: [String] = []

    /// Prefers the faces and symbols of these folders over the installed and built-in ones.
    @MainActor package static func configure(fontFolders: [String], symbolFolders: [String]) {
        self.fontFolders = fontFolders
        UIKitEnvironment.configure(fontFolders: fontFolders)
        if SymbolLibrary.current.userFolders != symbolFolders {
            SymbolLibrary.current = SymbolLibrary(userFolders: symbolFolders)
        }
    }

    /// Loads the faces, so that a missing one is an error and not a picture without text.
    @MainActor static func prepare() throws(RenderError) {
        installImageWriter()
        do {
            try UIKitEnvironment.prepare()
        } catch {
            throw RenderError(.fonts, ["\(error)"], isRequestFault: false)
        }
    }

    /// Lets images be written as files.
    package static func installImageWriter() {
        ImageWriter.install { list, scale in
            var buffer = PixelBuffer(width: 1, height: 1)
            var encoder = PNGEncoder()
            guard (try? Painter().paint(list, scale: scale, into: &buffer)) != nil else { return nil }
            return Data(encoder.encode(buffer, scale: scale))
        }
    }
}
