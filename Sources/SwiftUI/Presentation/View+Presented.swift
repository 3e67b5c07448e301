public import Foundation
import UIKit

/// What is shown above a screen while what is bound says so.
extension View {
    /// A sheet.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.sheet, isPresented, onDismiss, content) }
    /// A sheet.
    /// - Parameter item: What it is about; `nil` shows nothing.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.sheet, item, onDismiss, content) }
    /// A screen that covers this one.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.cover, isPresented, onDismiss, content) }
    /// A screen that covers this one.
    /// - Parameter item: What it is about; `nil` shows nothing.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.cover, item, onDismiss, content) }
    /// On phones a sheet, on pads a card beside the view. No arrow is drawn.
    /// - Parameters:
    ///   - attachmentAnchor: Drawn as the whole view.
    ///   - arrowEdge: No effect on a picture.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.popover, isPresented, nil, content) }
    /// On phones a sheet, on pads a card beside the view. No arrow is drawn.
    /// - Parameters:
    ///   - item: What it is about; `nil` shows nothing.
    ///   - attachmentAnchor: Drawn as the whole view.
    ///   - arrowEdge: No effect on a picture.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.popover, item, nil, content) }
    /// On phones a sheet. On pads, where it stands beside the view, it is not drawn yet.
    public func inspector<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
    ) -> some View {
        let content = isPresented.wrappedValue ? content() : nil
        return presenting { environment in
            guard let content, environment.horizontalSizeClass != .regular else { return nil }
            return PresentationRequest(
                .sheet, id: nil, environment, putAway: { isPresented.wrappedValue = false }, onDismiss: nil,
                content: { content })
        }
    }

    // MARK: What they come down to

    private func presenting(
        _ style: PresentationStyle, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
        _ content: @escaping () -> some View
    ) -> some View {
        presenting { environment in
            guard isPresented.wrappedValue else { return nil }
            return PresentationRequest(
                style, id: nil, environment, putAway: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
                content: { content() })
        }
    }

    private func presenting<Item: Identifiable>(
        _ style: PresentationStyle, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> some View
    ) -> some View {
        presenting { environment in
            guard let shown = item.wrappedValue else { return nil }
            return PresentationRequest(
                style, id: AnyHashable(shown.id), environment, putAway: { item.wrappedValue = nil },
                onDismiss: onDismiss, content: { content(shown) })
        }
    }
}

/// What a popover points at. Drawn as the whole view.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
    case point(UnitPoint)
    case rect(Source)

    /// A rectangle of a view. No effect on a picture.
    public struct Source: Hashable, Sendable {
        private let rectangle: CGRect?
        public static let bounds = Source(rectangle: nil)
        public static func rect(_ rect: CGRect) -> Source { Source(rectangle: rect) }
    }
}
