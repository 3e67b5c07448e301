public import Foundation
import InterfaceFiles

/// Views described by an Interface Builder document, made as often as they are asked for.
///
/// Documents are read as they are saved: XIB files of format 3.0. Classes named in the inspector are found by module and name, so that
/// they have to be top-level and not private; their outlets are properties with ``Outlet``. Where a document says something for several
/// size classes, the default counts.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// Names an option of `instantiate(withOwner:options:)`.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A dictionary from names of placeholders to the objects that stand for them.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private enum Origin {
        case named(String)
        case data(Data)
    }

    private let origin: Origin
    private let source: NibSource
    private var loaded: Result<NibDocument, NibError>?

    /// A nib by the name of its file, with or without `.xib`.
    ///
    /// - Parameters:
    ///   - bundleOrNil: Whose resources have the file. With `nil` and the main bundle it is looked for beside the program, in the
    ///     resources of the calling module's target, and last beside the calling source file.
    ///   - fileID: The calling file; leave it out.
    ///   - filePath: The calling file; leave it out.
    public convenience init(
        nibName name: String, bundle bundleOrNil: Bundle?, fileID: String = #fileID, filePath: String = #filePath
    ) {
        self.init(name: name, bundle: bundleOrNil, caller: ResourceCaller(fileID: fileID, filePath: filePath))
    }

    /// A nib from the content of a XIB file. The bundle is where its pictures are.
    public init(
        data: Data, bundle bundleOrNil: Bundle?, fileID: String = #fileID, filePath: String = #filePath
    ) {
        origin = .data(data)
        source = NibSource(bundle: bundleOrNil, caller: ResourceCaller(fileID: fileID, filePath: filePath))
        super.init()
    }

    init(name: String, bundle: Bundle?, caller: ResourceCaller) {
        origin = .named(name)
        source = NibSource(bundle: bundle, caller: caller)
        super.init()
    }

    /// For messages.
    var fileName: String {
        if case .named(let name) = origin { name.hasSuffix(".xib") ? name : "\(name).xib" } else { "nib" }
    }

    /// Whether the file is there.
    var exists: Bool {
        if case .named(let name) = origin { source.path(name, "xib") != nil } else { true }
    }

    // MARK: Making objects

    /// The nib's top-level objects, in their order; placeholders are not among them.
    ///
    /// Where iOS raises an exception (no such file, an unknown class, an outlet that is not there), the result is empty, and each fault
    /// is told on standard error and among the picture's warnings; `load(withOwner:options:)` throws it instead.
    /// - Parameter ownerOrNil: What the document calls File's Owner: gets its outlets.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        do throws(NibError) {
            return try load(withOwner: ownerOrNil, options: optionsOrNil)
        } catch {
            error.tell()
            return []
        }
    }

    /// As `instantiate(withOwner:options:)`, throwing what is wrong. UIKit has no such method.
    public final func load(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) throws(NibError) -> [Any] {
        let document = try document().get()
        return try NibBuilder(document, source: source, owner: ownerOrNil, options: optionsOrNil ?? [:]).build()
    }

    private func document() -> Result<NibDocument, NibError> {
        if let loaded { return loaded }
        let result = Result<NibDocument, NibError> { () throws(NibError) in try read() }
        loaded = result
        return result
    }

    private func read() throws(NibError) -> NibDocument {
        switch origin {
        case .data(let data): return try NibDocument(data, file: "nib")
        case .named(let name):
            guard let path = source.path(name, "xib") else {
                throw NibError(missing: fileName, in: source.folders)
            }
            return try NibDocumentCache.document(at: path)
        }
    }
}

extension NibError {
    init(file: String, at position: InterfacePosition = .start, _ message: String) {
        self.init(faults: [Fault(file: file, line: position.line, column: position.column, message: message)])
    }

    init(missing file: String, in folders: [String], kind: String = "nib") {
        let places = folders.filter { !$0.hasSuffix(".lproj") }.joined(separator: ", ")
        self.init(
            file: file,
            "there is no such \(kind) in \(places) — add it to the target's resources and give its bundle (Bundle.module)"
        )
    }

    /// Says the faults where people look: whoever asked for the views can seldom go on without them.
    @MainActor func tell() {
        for fault in faults { RenderDiagnostics.current.report(.nib(fault.description)) }
        try? FileHandle.standardError.write(contentsOf: Data("\(description)\n".utf8))
    }
}
