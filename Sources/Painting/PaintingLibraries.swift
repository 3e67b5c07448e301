import CCairo
import CRSVG

/// The libraries that paint, as they are at run time.
package enum PaintingLibraries {
    /// Name and version, such as `cairo 1.16.0`.
    package static var versions: [String] {
        [
            "cairo \(String(cString: cairo_version_string()))",
            "librsvg \(rsvg_major_version).\(rsvg_minor_version).\(rsvg_micro_version)",
        ]
    }
}
