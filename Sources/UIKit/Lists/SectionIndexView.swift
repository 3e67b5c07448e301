import Appearance
import DisplayLists
import Foundation

/// The column of titles at a list's trailing edge that leads to its sections.
final class SectionIndexView: UIView {
    /// From top to bottom.
    let titles: [String]
    /// `nil` is the tint.
    var color: UIColor?
    private var parts: [UIView] = []
    /// What the parts stand for; `nil` is the ellipsis.
    private var shown: [Int?] = []

    init(titles: [String]) {
        self.titles = titles
        super.init(frame: .zero)
        listingName = ListingName("index", role: "view")
    }

    required init?(coder: NSCoder) { nil }

    private var pitch: Double {
        pixelGrid.ceil(UIFont.boldSystemFont(ofSize: SectionIndexMetrics.textSize).lineHeight)
            + SectionIndexMetrics.spacing
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let pitch = pitch
        let shown = SectionIndexMetrics.shown(of: titles.count, capacity: Int(clamping: Double(bounds.height) / pitch))
        show(shown)
        let top = (Double(bounds.height) - pitch * Double(shown.count)) / 2
        for (place, part) in parts.enumerated() {
            part.frame = CGRect(
                x: 0, y: pixelGrid.round(top + Double(place) * pitch), width: bounds.width,
                height: pitch - SectionIndexMetrics.spacing)
        }
    }

    /// Makes the parts anew where others show than before: whatever is added asks for another layout.
    private func show(_ shown: [Int?]) {
        guard shown != self.shown else { return }
        self.shown = shown
        for part in parts { part.removeFromSuperview() }
        parts = shown.map { title in
            let part = self.part(title.map { titles[$0] } ?? SectionIndexMetrics.ellipsis)
            part.listingName = ListingName(title.map { "title \($0)" } ?? "", role: part is UILabel ? "text" : "image")
            addSubview(part)
            return part
        }
    }

    private func part(_ title: String) -> UIView {
        if title == UITableView.indexSearch {
            let view = UIImageView(image: UIImage(systemName: "magnifyingglass"))
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
                pointSize: SectionIndexMetrics.textSize, weight: .semibold)
            view.contentMode = .center
            return view
        }
        let label = UILabel()
        label.text = title
        label.font = .boldSystemFont(ofSize: SectionIndexMetrics.textSize)
        label.textAlignment = .center
        label.lineBreakMode = .byClipping
        return label
    }

    override func listContent(into listing: inout Listing) {
        let color = color ?? tintColor ?? .tintColor
        for part in parts {
            (part as? UILabel)?.textColor = color
            (part as? UIImageView)?.tintColor = color
        }
    }
}

extension UIScrollView {
    /// What the column takes of the sides.
    func insets(of index: SectionIndexView?) -> UIEdgeInsets {
        guard index != nil else { return .zero }
        return physical(NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: SectionIndexMetrics.width))
    }

    /// The column for the titles: the one that there is when they are the same, `nil` for none.
    func sectionIndex(_ titles: [String], instead old: SectionIndexView?) -> SectionIndexView? {
        if let old, old.titles == titles { return old }
        old?.removeFromSuperview()
        guard !titles.isEmpty else { return nil }
        let index = SectionIndexView(titles: titles)
        addSubview(index)
        return index
    }

    /// Keeps the column where the content is clear of bars, whatever has scrolled.
    func place(_ index: SectionIndexView?, safeArea: UIEdgeInsets) {
        guard let index else { return }
        let inset = adjustedContentInset
        let end = Double(bounds.width - directional(safeArea).trailing)
        let column = CGRect(
            x: end - SectionIndexMetrics.width, y: inset.top, width: SectionIndexMetrics.width,
            height: max(0, bounds.height - inset.top - inset.bottom))
        index.frame = directed(column).offsetBy(dx: bounds.minX, dy: bounds.minY)
        bringSubviewToFront(index)
    }
}
