public import Foundation
import UIKit

/// What is shown above a screen.
extension View {
    // MARK: Sheets

    /// No effect on a picture.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// No effect on a picture.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    /// No effect on a picture.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// No effect on a picture.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    /// No effect on a picture.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// No effect on a picture.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    /// No effect on a picture.
    public func inspector<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
    ) -> some View { self }

    // MARK: How they stand

    /// No effect on a picture.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    /// No effect on a picture.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { self }
    /// No effect on a picture.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    /// - Parameter cornerRadius: Points. No effect on a picture.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
    /// No effect on a picture.
    public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View { self }
    /// No effect on a picture.
    public func presentationBackground<Background: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Background
    ) -> some View { self }
    /// No effect on a picture.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        self
    }
    /// No effect on a picture.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
    /// No effect on a picture.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
    /// No effect on a picture.
    public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
    /// No effect on a picture.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// A height that a sheet rests at. No effect on a picture.
public struct PresentationDetent: Hashable, Sendable {
    private let share: CGFloat?
    private let length: CGFloat?
    public static let medium = PresentationDetent(share: 0.5, length: nil)
    public static let large = PresentationDetent(share: 1, length: nil)
    /// - Parameter fraction: 0…1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init(share: fraction, length: nil) }
    /// - Parameter height: Points.
    public static func height(_ height: CGFloat) -> PresentationDetent { .init(share: nil, length: height) }
}

/// What can be done with what is beneath a sheet. No effect on a picture.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    private let name: String
    public static let automatic = PresentationBackgroundInteraction(name: "automatic")
    public static let enabled = PresentationBackgroundInteraction(name: "enabled")
    public static let disabled = PresentationBackgroundInteraction(name: "disabled")
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// What a drag in a sheet does first. No effect on a picture.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String
    public static let automatic = PresentationContentInteraction(name: "automatic")
    public static let resizes = PresentationContentInteraction(name: "resizes")
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// What becomes of a popover where there is little room. No effect on a picture.
public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String
    public static let automatic = PresentationAdaptation(name: "automatic")
    public static let none = PresentationAdaptation(name: "none")
    public static let popover = PresentationAdaptation(name: "popover")
    public static let sheet = PresentationAdaptation(name: "sheet")
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// How large a sheet is where there is much room. No effect on a picture.
public struct PresentationSizing: Hashable, Sendable {
    private let name: String
    public static let automatic = PresentationSizing(name: "automatic")
    public static let fitted = PresentationSizing(name: "fitted")
    public static let form = PresentationSizing(name: "form")
    public static let page = PresentationSizing(name: "page")
}

/// What a popover points at. No effect on a picture.
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
