import Galley
import SwiftUI

/// The previews of a program.
@MainActor
struct PreviewCatalog {
    struct Entry {
        var found: FoundPreview
        /// Makes what is shown, anew each time.
        var make: @MainActor () throws -> PreviewSubject
    }

    private(set) var entries: [Entry] = []
    private var controllers: [String] = []
    private var views: [String] = []
    /// The names of types that could have a preview, screens before what stands on them.
    var candidates: [String] { controllers.sorted() + views.sorted() }

    /// - Parameter opens: is told which provider's code runs next.
    init(_ types: ProgramTypes, skipping skipped: Set<String>, opens: (String) -> Void) {
        var macros: [any PreviewRegistry.Type] = []
        for type in types.all {
            switch type {
            case let registry as any PreviewRegistry.Type: macros.append(registry)
            case let provider as any PreviewProvider.Type:
                let name = Self.name(of: type)
                if skipped.contains(name) { continue }
                opens(name)
                add(provider, name)
            default: note(type)
            }
        }
        macros.sort { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
        for registry in macros { add(registry) }
    }

    private mutating func add(_ registry: any PreviewRegistry.Type) {
        let file = registry.fileID.split(separator: "/").last.map(String.init)
        // What it throws, it throws again when it is drawn, and there it is told.
        let preview = try? registry.makePreview()
        entries.append(
            Entry(found: FoundPreview(file: file, line: registry.line, name: preview?.name)) {
                try registry.makePreview().subject()
            })
    }

    private mutating func add(_ provider: any PreviewProvider.Type, _ type: String) {
        for (index, subject) in provider.previewSubjects.enumerated() {
            entries.append(
                Entry(found: FoundPreview(provider: type, name: subject.name)) { provider.previewSubjects[index] })
        }
    }

    private mutating func note(_ type: Any.Type) {
        let isShown = type is UIViewController.Type || type is UIView.Type || type is any View.Type
        guard isShown else { return }
        let name = Self.name(of: type)
        if type is UIViewController.Type { controllers.append(name) } else { views.append(name) }
    }

    /// Without its module.
    private static func name(of type: Any.Type) -> String {
        let name = String(reflecting: type)
        return name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }
}
