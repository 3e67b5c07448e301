import Appearance
import DisplayLists
import Foundation

/// What a navigation item says in a bar, as it stands there.
@MainActor
struct NavigationTitles {
    /// In the middle of the bar; `nil` is nothing.
    var title: NSAttributedString?
    /// Under it: small print or a view of the app's.
    var subtitle: NSAttributedString?
    var subtitleView: UIView?
    /// Below the bar's buttons, where titles are large.
    var large: NSAttributedString?
    var largeSubtitle: NSAttributedString?
    var largeSubtitleView: UIView?

    init(_ item: UINavigationItem?, hasSubtitles: Bool) {
        func text(_ attributed: AttributedString?, _ plain: String?) -> NSAttributedString? {
            if let attributed, !attributed.characters.isEmpty { return attributed.labelString }
            guard let plain, !plain.isEmpty else { return nil }
            return NSAttributedString(string: plain)
        }
        guard let item else { return }
        title = text(item.attributedTitle, item.title)
        large = (hasSubtitles ? text(item.largeAttributedTitle, item.largeTitle) : nil) ?? title
        guard hasSubtitles else { return }
        subtitleView = item.subtitleView
        subtitle = subtitleView == nil ? text(item.attributedSubtitle, item.subtitle) : nil
        let ownLarge = text(item.largeAttributedSubtitle, item.largeSubtitle)
        largeSubtitleView = item.largeSubtitleView ?? (ownLarge == nil ? item.subtitleView : nil)
        largeSubtitle = largeSubtitleView == nil ? ownLarge ?? subtitle : nil
    }

    /// Of the small print under a large title: a guess.
    static let largeSubtitleStyle = UIFont.TextStyle.subheadline
}

extension UINavigationBar {
    var titles: NavigationTitles { NavigationTitles(topItem, hasSubtitles: traitCollection.generation == .iOS26) }

    /// What the small print under a large title adds to the bar: its own height.
    var largeSubtitleHeight: Double {
        let titles = titles
        if let view = titles.largeSubtitleView { return Double(view.barSize.height) }
        guard let text = titles.largeSubtitle else { return 0 }
        return Double(NavigationBarParts.largeSubtitle(text, self).sizeThatFits(.zero).height)
    }
}
