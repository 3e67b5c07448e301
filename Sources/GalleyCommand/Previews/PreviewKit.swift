import Foundation
import Galley

/// What programs that draw previews are made of: Galley's compiled modules, and one library with all of its code, which
/// is linked here from what the package's build leaves. It lies in a folder of its own beside the running executable.
struct PreviewKit {
    let toolchain: Toolchain
    /// The folder with what this process was built to.
    let build: String
    let folder: String

    /// What tells this kit from an older one.
    let stamp: String

    /// Names the object files of all of Galley's code. The archive that the package's build makes of them is only good for
    /// its age: it keeps what files that are gone have left in it.
    private var objects: String { "\(build)/GalleyPreviews.product/Objects.LinkFileList" }
    private var library: String { "\(folder)/libGalleyPreviews.so" }
    /// The program's `main`, as an object file.
    var entry: String { "\(folder)/entry.o" }

    /// Finds everything, and makes what is missing or older than the package's build.
    init(environment: [String: String], console: Console) throws(PreviewError) {
        let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        build = (executable as NSString).deletingLastPathComponent
        folder = "\(build)/previews"
        let compiler = try Toolchain.findCompiler(environment)
        let parts = ["libGalleyPreviews.a", "GalleyPreviews.product", "PreviewMacros-tool", "Modules"]
        for part in parts where !FileManager.default.fileExists(atPath: "\(build)/\(part)") {
            throw PreviewError(
                [
                    "\(part) is not beside this executable — start it as tools/galley, or build it: "
                        + "swift build -c release --static-swift-stdlib --product GalleyPreviews"
                ], .failed)
        }
        let ages = [executable, "\(build)/libGalleyPreviews.a", compiler].map { Self.modified($0) }
        stamp = "\(compiler) \(ages)\n"
        let known = FileManager.default.contents(atPath: "\(folder)/stamp").map { String(decoding: $0, as: UTF8.self) }
        if let known, known.hasPrefix(stamp), FileManager.default.fileExists(atPath: "\(folder)/libGalleyPreviews.so") {
            toolchain = Toolchain(compiler: compiler, resources: String(known.dropFirst(stamp.count)))
            return
        }
        console.detail("linking the library of previews")
        toolchain = Toolchain(compiler: compiler, resources: try Toolchain.resources(of: compiler))
        try makeModuleMaps()
        try makeEntry()
        try makeLibrary()
        try write(stamp + toolchain.resources, to: "\(folder)/stamp")
    }

    /// Seconds; none for a file that is not there.
    private static func modified(_ path: String) -> Double {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    }

    // MARK: Compiling and linking

    /// The compiler's plugin that expands `#Preview`.
    private var macros: String { "\(build)/PreviewMacros-tool" }

    /// The C libraries under Galley's modules. Nothing of them shows in what source can name, so that modules without
    /// content do in their place.
    private static let libraries = ["CCairo", "CDeflate", "CPango", "CRSVG", "CTurboJPEG"]

    /// What the compiler has to be told to find Galley's modules and macros.
    var compilerOptions: [String] {
        ["-I", "\(build)/Modules", "-load-plugin-executable", "\(macros)#PreviewMacros"]
            + Self.libraries.flatMap { ["-Xcc", "-fmodule-map-file=\(folder)/\($0).modulemap"] }
    }

    /// What the linker has to be told besides the program's own objects.
    var linkerOptions: [String] {
        ["-fuse-ld=lld", toolchain.runtimeStart, entry, "-L\(folder)", "-lGalleyPreviews", "-Wl,-rpath,\(folder)"]
            + toolchain.libraryOptions
    }

    private func makeModuleMaps() throws(PreviewError) {
        for library in Self.libraries { try write("module \(library) {}\n", to: "\(folder)/\(library).modulemap") }
    }

    /// The program hands its records of types to the library: only the program's own linker knows where they are.
    private static let entrySource = """
        extern const char __start_swift5_type_metadata[] __attribute__((weak, visibility("hidden")));
        extern const char __stop_swift5_type_metadata[] __attribute__((weak, visibility("hidden")));
        int galley_previews_main(const void *records, const void *end);
        int main(void) {
            return galley_previews_main(__start_swift5_type_metadata, __stop_swift5_type_metadata);
        }
        """

    private func makeEntry() throws(PreviewError) {
        try write(Self.entrySource, to: "\(folder)/entry.c")
        _ = try Tool.demand(
            toolchain.clang, ["-c", "-fPIC", "\(folder)/entry.c", "-o", entry], for: "compile the start of previews")
    }

    private func makeLibrary() throws(PreviewError) {
        let search = try Tool.demand(
            "/usr/bin/env",
            ["pkg-config", "--libs", "cairo-ft", "pango", "librsvg-2.0", "libdeflate", "libturbojpeg"],
            for: "find the libraries that Galley draws with")
        let partial = "\(library).\(ProcessInfo.processInfo.processIdentifier)"
        let options =
            ["-shared", "-fuse-ld=lld", "-Wl,--strip-debug", "-o", partial, toolchain.runtimeStart]
            + ["@\(objects)"]
            + search.split { $0.isWhitespace }.map(String.init) + toolchain.libraryOptions
        _ = try Tool.demand(toolchain.clang, options, for: "link the library of previews")
        guard unsafe rename(partial, library) == 0 else {
            throw PreviewError(["cannot write \(library.inQuotes): \(SystemError(code: errno).explanation)"], .failed)
        }
    }

    private func write(_ text: String, to path: String) throws(PreviewError) {
        do throws(OutputError) {
            try OutputFile.write(Array(text.utf8), to: path)
        } catch {
            throw PreviewError([error.message], .failed)
        }
    }
}
