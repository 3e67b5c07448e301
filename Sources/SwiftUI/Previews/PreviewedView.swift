import UIKit

/// A view of a preview, with what it asks of its picture.
@MainActor
struct PreviewedView {
    var view: any View
    var name: String?
    var layout = PreviewSubject.Layout.device
    var isLandscape = false
    var device: String?
    var colorScheme: ColorScheme?

    init(_ view: any View) { self.view = view }

    /// The views that are several to a preview: those of groups and lists of views, each with its modifiers.
    static func all(in view: any View) -> [PreviewedView] {
        (view as? any PreviewSource)?.previewedViews ?? [PreviewedView(view)]
    }

    /// All of a view as one.
    static func subject(of view: any View) -> PreviewSubject {
        let views = all(in: view)
        guard views.count == 1 else { return PreviewedView(view).subject }
        return views[0].subject
    }

    var subject: PreviewSubject {
        var subject = PreviewSubject(.controller(Self.controller(view)))
        subject.name = name
        subject.layout = layout
        subject.isLandscape = isLandscape
        subject.device = device
        subject.style = colorScheme.map { $0 == .dark ? .dark : .light }
        return subject
    }

    private static func controller(_ view: some View) -> UIViewController { UIHostingController(rootView: view) }
}

/// A view that is several to a preview, or that says something to it.
@MainActor
protocol PreviewSource {
    var previewedViews: [PreviewedView] { get }
}

extension Group: PreviewSource {
    var previewedViews: [PreviewedView] { PreviewedView.all(in: content) }
}

extension TupleView: PreviewSource {
    var previewedViews: [PreviewedView] { children.flatMap { PreviewedView.all(in: $0) } }
}

extension ForEach: PreviewSource {
    var previewedViews: [PreviewedView] { data.flatMap { PreviewedView.all(in: content($0)) } }
}

extension _ConditionalContent: PreviewSource {
    var previewedViews: [PreviewedView] {
        switch storage {
        case .first(let view): PreviewedView.all(in: view)
        case .second(let view): PreviewedView.all(in: view)
        }
    }
}

extension Optional: PreviewSource where Wrapped: View {
    var previewedViews: [PreviewedView] { map { PreviewedView.all(in: $0) } ?? [] }
}

extension EmptyView: PreviewSource {
    var previewedViews: [PreviewedView] { [] }
}

extension AnyView: PreviewSource {
    var previewedViews: [PreviewedView] { PreviewedView.all(in: content) }
}

extension Wrapped: PreviewSource {
    var previewedViews: [PreviewedView] {
        PreviewedView.all(in: content).map { $0.changed { AnyView($0).wrapped(wrap) } }
    }
}

extension InEnvironment: PreviewSource {
    var previewedViews: [PreviewedView] {
        PreviewedView.all(in: content).map { $0.changed { AnyView($0).inEnvironment(change) } }
    }
}

extension ModifiedContent: PreviewSource where Content: View, Modifier: ViewModifier {
    var previewedViews: [PreviewedView] {
        PreviewedView.all(in: content).map { $0.changed { AnyView($0).modifier(modifier) } }
    }
}

extension PreviewedView {
    fileprivate func changed(_ change: (any View) -> any View) -> PreviewedView {
        var copy = self
        copy.view = change(view)
        return copy
    }
}
