public import Foundation
import UIKit

/// How a screen stands above another one. Said by what the screen shows.
extension View {
    /// The heights that a sheet can have; the lowest is drawn.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        changingSheet { sheet, _ in sheet.take(detents, nil) }
    }
    /// The heights that a sheet can have.
    /// - Parameter selection: The one that is drawn.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        changingSheet { sheet, _ in sheet.take(detents, selection.wrappedValue) }
    }
    /// Whether a sheet has a grabber. One of several heights has one unless this says otherwise.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        changingSheet { sheet, _ in
            guard visibility != .automatic else { return }
            sheet.prefersGrabberVisible = visibility == .visible
        }
    }
    /// - Parameter cornerRadius: Points; `nil` is the system's.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        changingSheet { sheet, _ in sheet.preferredCornerRadius = cornerRadius }
    }
    /// What is behind everything that the screen shows. Gradients and materials are drawn as one colour.
    public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
        changingScreen { screen, environment in
            screen.viewIfLoaded?.backgroundColor = UIColor(style.ink(environment).color(environment))
        }
    }
    /// What is behind everything that the screen shows.
    public func presentationBackground<Background: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Background
    ) -> some View {
        background(alignment: alignment) { content().ignoresSafeArea() }
    }
    /// Whether nothing darkens what is beneath a sheet.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        changingSheet { sheet, _ in
            let identifiers = sheet.detents.map(\.identifier)
            sheet.largestUndimmedDetentIdentifier =
                interaction.largest.map { $0.detent.identifier } ?? (interaction.isEnabled ? identifiers.last : nil)
        }
    }
    /// No effect on a picture.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
    /// What becomes of a popover on a phone: a sheet unless this keeps it a popover.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        changingScreen { screen, _ in (screen as? PresentedScreen)?.adaptation = adaptation }
    }
    /// What becomes of a popover on a phone: a sheet unless this keeps it a popover.
    /// - Parameters:
    ///   - horizontal: Where there is little room from side to side.
    ///   - vertical: No effect on a picture.
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { presentationCompactAdaptation(horizontal) }
    /// How large a sheet is on a pad. Drawn for `form` and `page`.
    public func presentationSizing(_ sizing: PresentationSizing) -> some View {
        changingScreen { screen, _ in
            if screen.modalPresentationStyle == .automatic, let style = sizing.style {
                screen.modalPresentationStyle = style
            }
        }
    }
    /// No effect on a picture.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

    /// Says something to the screen that the view is on, if it is above another one.
    private func changingScreen(
        _ change: @escaping @MainActor (UIViewController, EnvironmentValues) -> Void
    ) -> some View {
        inEnvironment { environment in
            if let screen = environment[storage: \.live].presented { change(screen, environment) }
        }
    }

    private func changingSheet(
        _ change: @escaping @MainActor (UISheetPresentationController, EnvironmentValues) -> Void
    ) -> some View {
        changingScreen { screen, environment in
            if let sheet = screen.sheetPresentationController { change(sheet, environment) }
        }
    }
}

extension UISheetPresentationController {
    /// - Parameter selected: `nil` is the lowest.
    fileprivate func take(_ wanted: Set<PresentationDetent>, _ selected: PresentationDetent?) {
        guard !wanted.isEmpty else { return }
        let ordered = wanted.sorted { $0.order < $1.order }
        detents = ordered.map(\.detent)
        selectedDetentIdentifier = selected.map { $0.detent.identifier }
        prefersGrabberVisible = wanted.count > 1
    }
}

/// What a drag in a sheet does first. No effect on a picture.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String
    public static let automatic = PresentationContentInteraction(name: "automatic")
    public static let resizes = PresentationContentInteraction(name: "resizes")
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How large a sheet is where there is much room.
public struct PresentationSizing: Hashable, Sendable {
    private let name: String
    /// `nil` is the system's.
    fileprivate let style: UIModalPresentationStyle?
    public static let automatic = PresentationSizing(name: "automatic", style: nil)
    /// Drawn as `form`.
    public static let fitted = PresentationSizing(name: "fitted", style: .formSheet)
    public static let form = PresentationSizing(name: "form", style: .formSheet)
    public static let page = PresentationSizing(name: "page", style: .pageSheet)
}
