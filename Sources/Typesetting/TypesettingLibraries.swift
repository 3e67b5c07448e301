import CPango

/// The libraries that set text, as they are at run time.
package enum TypesettingLibraries {
    /// Name and version, such as `pango 1.50.12`.
    package static var versions: [String] {
        let fontconfig = Int(FcGetVersion())
        return [
            "fontconfig \(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)",
            "freetype \(freeType)",
            "harfbuzz \(String(cString: hb_version_string()))",
            "pango \(String(cString: pango_version_string()))",
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
