import Appearance
import Foundation
import Synchronization
package import Typesetting

/// What the process draws with: faces and symbols. Views ask for it; a program sets it once before it makes views.
@MainActor
package enum UIKitEnvironment {
    private static var fontFolders: [String] = []
    private static var loaded: Typesetter?
    private static var failure: TypesettingError?
    /// Fonts are made on any thread.
    private nonisolated static let library = Mutex<FontLibrary?>(nil)
    /// The faces that texts are set with; `nil` before any was needed.
    nonisolated static var fontLibrary: FontLibrary? { library.withLock { $0 } }

    /// Prefers the faces of `fontFolders` over the installed ones. Drops what was loaded with other folders.
    package static func configure(fontFolders: [String]) {
        guard fontFolders != self.fontFolders else { return }
        self.fontFolders = fontFolders
        loaded = nil
        failure = nil
        library.withLock { $0 = nil }
    }

    /// Loads the faces, so that a missing one is told as an error before anything is drawn.
    package static func prepare() throws(TypesettingError) {
        guard loaded == nil else { return }
        if let failure { throw failure }
        do throws(TypesettingError) {
            let fonts = try FontLibrary(extraFolders: fontFolders)
            loaded = try Typesetter(fonts: fonts)
            library.withLock { $0 = fonts }
        } catch {
            failure = error
            throw error
        }
    }

    /// `nil` when the faces cannot be loaded: text then has no size, and whoever renders reports `prepare`'s error.
    package static var typesetter: Typesetter? {
        if loaded == nil { try? prepare() }
        return loaded
    }
}
