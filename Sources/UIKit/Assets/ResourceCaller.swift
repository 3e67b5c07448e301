import Foundation

/// Who asks for a nib, an image or a colour: says whose resources are meant where no bundle is given.
struct ResourceCaller: Hashable {
    /// The module of the code; empty is unknown.
    var module: String
    /// Where the code's source file is; `nil` is unknown.
    var folder: String?

    init(module: String, folder: String? = nil) {
        self.module = module
        self.folder = folder
    }

    /// From `#fileID` and `#filePath`.
    init(fileID: String, filePath: String) {
        module = fileID.split(separator: "/").first.map(String.init) ?? ""
        folder = (filePath as NSString).deletingLastPathComponent
    }

    /// Of the module that has a class.
    init(_ type: AnyClass) {
        // What `String(reflecting:)` gives, but that first looks through all conformances of the program for the type's.
        module = _typeName(type).split(separator: ".").first.map(String.init) ?? ""
        folder = nil
    }
}
