import Foundation

/// What is handed down to scroll views and lists about what they show of their content.
struct ScrollValues {
    var anchors = ScrollAnchors()
    /// What readers around were asked for.
    var requested: ScrollPlace?
    /// What the next scroll view is bound to.
    var position: ScrollPlace?
    /// Whether somebody may ask for the places of views inside.
    var marksPlaces = false
    var isClipDisabled = false

    /// For what scrolls inside of what scrolls: a reader's request goes for all of it, the rest for the outermost one.
    var inside: ScrollValues {
        var values = ScrollValues()
        (values.requested, values.marksPlaces) = (requested, marksPlaces)
        return values
    }
}

/// Shares of the lengths of content and scroll view that lie on one another; `nil` is the beginning.
struct ScrollAnchors {
    /// For content that is longer.
    var offset: UnitPoint?
    /// For content that is shorter.
    var alignment: UnitPoint?
}

/// What scrolled content is to show.
struct ScrollPlace: Equatable {
    enum Place: Equatable {
        case view(AnyHashable)
        case edge(Edge)
        /// Of the content, at the scroll view's corner.
        case point(CGPoint)
    }
    let place: Place
    /// Shares of the lengths of view and scroll view that lie on one another; `nil` scrolls as little as shows the view.
    var anchor: UnitPoint?
}
