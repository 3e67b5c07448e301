import CCairo
import CRSVG

/// The libraries that paint, as they are at run time.
package enum PaintingLibraries {
    /// Name and version, such as `cairo 1.16.0`.
    package static var versions: [String] {
        [
            "cairo \(String(cString: cairo_version_string()))",
            "freetype \(freeType)",
            "librsvg \(rsvg_major_version).\(rsvg_minor_version).\(rsvg_micro_version)",
        ]
    }

    private static var freeType: String {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
        defer { FT_Done_FreeType(library) }
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        FT_Library_Version(library, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }
}
