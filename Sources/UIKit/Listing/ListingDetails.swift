package import DisplayLists
import Foundation

/// What a view tells the layout report of itself beyond its frame.
package struct ListingDetails {
    package var text: LayoutNode.TextDetails?
    /// What an image shows.
    package var image: String?
    /// The colour of text or template content; `nil` falls back to the background's.
    package var color: ResolvedColor?

    package init(text: LayoutNode.TextDetails? = nil, image: String? = nil, color: ResolvedColor? = nil) {
        self.text = text
        self.image = image
        self.color = color
    }
}
