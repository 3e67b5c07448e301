import CPango

/// The libraries that set text, as they are at run time.
package enum TypesettingLibraries {
    /// Name and version, such as `pango 1.50.12`.
    package static var versions: [String] {
        ["harfbuzz \(String(cString: hb_version_string()))", "pango \(String(cString: pango_version_string()))"]
    }
}
