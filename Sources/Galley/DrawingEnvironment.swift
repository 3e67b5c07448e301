import Painting
import Typesetting

/// What pictures are drawn with.
package enum DrawingEnvironment {
    /// The libraries whose version can change a picture, one a line, sorted.
    package static var versions: String {
        (PaintingLibraries.versions + TypesettingLibraries.versions).sorted().map { "\($0)\n" }.joined()
    }
}
