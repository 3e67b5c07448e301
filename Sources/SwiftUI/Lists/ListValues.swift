import Appearance
public import Foundation
import UIKit

/// What a list and its modifiers hand down to sections and rows.
struct ListValues {
    /// Whether the views at hand are in a list at all.
    var isAround = false
    /// Whether the views at hand are a list's sections and rows rather than what is inside of them.
    var isContent = false
    /// `nil` is the system's.
    var style: (any ListStyle)?
    /// Between rows, points; `nil` is the style's.
    var rowSpacing: CGFloat?
    var sectionSpacing = ListSectionSpacing.default
    var headerProminence = Prominence.standard
    /// Of rows, points; `nil` is the system's.
    var leastRowHeight: CGFloat?
    /// Of headers, points; `nil` is the system's.
    var leastHeaderHeight: CGFloat?
    var scrollBackground = Visibility.automatic
    /// Between the list's edges and its sections.
    var contentMargins = HostedMargins()
    var scrolling = ScrollValues()
    /// Of rows that lead elsewhere.
    var chevrons = Visibility.automatic
    /// Of icons in rows; `nil` is the tint.
    var itemTint: Ink?
    var editMode: Binding<EditMode>?
    /// Whether somebody asks for the sections of views that are in no list.
    var collectsSections = false
}

/// How strongly something stands out.
public enum Prominence: Hashable, Sendable {
    case standard, increased
}

/// Whether what a list shows can be changed.
public enum EditMode: Hashable, Sendable {
    case inactive
    /// As `inactive`.
    case transient
    case active

    public var isEditing: Bool { self == .active }
}

extension EnvironmentValues {
    /// The least height of a list's rows, points.
    public var defaultMinListRowHeight: CGFloat {
        get {
            self[storage: \.list].leastRowHeight
                ?? CGFloat(
                    traits.generation == .iOS26 ? HostedMetrics.rowHeight : HostedMetrics.classicRowHeight)
        }
        set { self[storage: \.list].leastRowHeight = newValue }
    }
    /// The least height of a list's headers, points; `nil` is the system's.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[storage: \.list].leastHeaderHeight }
        set { self[storage: \.list].leastHeaderHeight = newValue }
    }
    /// How strongly headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[storage: \.list].headerProminence }
        set { self[storage: \.list].headerProminence = newValue }
    }
    /// Whether lists show what it takes to delete and move rows; `nil` where nobody has set it.
    public var editMode: Binding<EditMode>? {
        get { self[storage: \.list].editMode }
        set { self[storage: \.list].editMode = newValue }
    }

    /// For what is inside of a row: nothing there is a row of its own.
    var insideRow: EnvironmentValues {
        guard self[storage: \.list].isContent else { return self }
        var inner = self
        inner[storage: \.list].isContent = false
        inner[storage: \.control].collectsTags = false
        return inner
    }

    /// With the font, colour and case that a header or footer has before anything is set.
    mutating func take(_ text: UIListContentConfiguration.TextProperties) {
        let own = text.font.resolved(with: traits)
        // Rows are as views are anyway; headers and footers have a look of their own.
        guard own != UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits) else { return }
        font = Font(own)
        foreground = ForegroundStyles([Ink(Color(uiColor: text.resolvedColor()))])
        self[storage: \.style.hasOwnForeground] = false
        guard !self[storage: \.text].hasOwnCase else { return }
        self[storage: \.text].textCase = text.transform == .uppercase ? .uppercase : nil
    }
}
