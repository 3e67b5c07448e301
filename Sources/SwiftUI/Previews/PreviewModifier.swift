import Foundation
public import UIKit

/// A change that several previews share.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// What the previews share.
    associatedtype Context = Void
    /// The changed view.
    associatedtype Body: View
    /// The view of a preview.
    typealias Content = PlaceholderContentView<Self>
    static func makeSharedContext() async throws -> Context
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// A change that several previews share. What they share is waited for as a view's `task` is, and made anew for each.
    @MainActor @preconcurrency
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<Preview.ViewTraits> {
        PreviewTrait { subject in
            guard case .controller(let controller) = subject.content,
                let hosting = controller as? any ViewHosting
            else { return }
            subject.content = .controller(hosting.modified(by: modifier))
        }
    }
}

/// A controller of views, whatever their type.
@MainActor
private protocol ViewHosting {
    func modified(by modifier: some PreviewModifier) -> UIViewController
}

extension UIHostingController: ViewHosting {
    fileprivate func modified(by modifier: some PreviewModifier) -> UIViewController {
        UIHostingController<ModifiedPreview>(rootView: ModifiedPreview(content: AnyView(rootView), modifier: modifier))
    }
}

/// The view of a preview with a change made to it, as soon as there is what it needs.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
    let content: AnyView
    let modifier: Modifier
    @State private var context: Modifier.Context?

    var body: some View {
        if let context {
            modifier.body(content: PlaceholderContentView(content), context: context)
        } else {
            Color.clear.task { await load() }
        }
    }

    private func load() async {
        do {
            context = try await Modifier.makeSharedContext()
        } catch {
            FileHandle.standardError.write(Data("\(Modifier.self): \(error)\n".utf8))
        }
    }
}
