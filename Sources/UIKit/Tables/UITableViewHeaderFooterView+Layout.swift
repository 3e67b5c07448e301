import Appearance
import DisplayLists
import Foundation

extension UITableViewHeaderFooterView: ConfiguredView {
    var placedBackground: UIBackgroundConfiguration? { listContext?.defaultBackground() }
}

extension UITableViewHeaderFooterView {
    func prepareContentView() {
        guard !(contentView is any UIContentView) else { return }
        contentView.preservesSuperviewLayoutMargins = true
        contentView.insetsLayoutMarginsFromSafeArea = false
    }

    func applyMargins() {
        guard let listContext else { return }
        storedMargins = NSDirectionalEdgeInsets(
            top: 0, leading: listContext.margin + listContext.safeArea.leading, bottom: 0,
            trailing: listContext.margin + listContext.safeArea.trailing)
        layoutInputChanged()
        contentView.setNeedsLayout()
    }

    /// Gives the title the font and colour of its place.
    func styleTitle() {
        guard let title else { return }
        let properties = defaultContentConfiguration().textProperties
        title.font = properties.font
        title.adjustsFontForContentSizeCategory = true
        title.textColor = properties.color
    }

    func updateIfNeeded() {
        contents.update(for: configurationState) { state in
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
    }

    // MARK: Title

    private var hasTitle: Bool { contentConfiguration == nil && title?.text?.isEmpty == false }

    private func padding() -> TableMetrics.TitlePadding {
        let metrics = TableMetrics(
            list: ListMetrics(context: traitCollection.styleContext, displayScale: pixelGrid.scale))
        return listContext?.role == .footer ? metrics.footerPadding : metrics.headerPadding(headerPlace)
    }

    private func titleHeight(width: Double) -> Double {
        let margins = contentView.directionalLayoutMargins
        let room = CGSize(width: max(1, width - margins.leading - margins.trailing), height: 0)
        return title.map { $0.sizeThatFits(room).height } ?? 0
    }

    /// Headers hold their title at a distance from the rows below, footers from those above; where there is a least height
    /// it stands in the middle.
    func placeTitle() {
        guard hasTitle, let title else { return }
        let margins = contentView.directionalLayoutMargins
        let padding = padding()
        let height = titleHeight(width: bounds.width)
        var y = listContext?.role == .footer ? padding.top : bounds.height - padding.bottom - height
        if padding.minimumHeight > 0 { y = ((bounds.height - height) / 2).rounded(.up) }
        title.frame = contentView.directed(
            CGRect(
                x: margins.leading, y: y, width: max(0, bounds.width - margins.leading - margins.trailing),
                height: height))
    }

    // MARK: Measuring

    func contentSize(fitting size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 100_000 ? size.width : bounds.width
        if bounds.width != width { frame.size.width = width }
        return fittingSize(CGSize(width: width, height: 0), horizontal: .required, vertical: .fittingSizeLevel)
    }

    func fittingSize(_ targetSize: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        updateIfNeeded()
        var size = CGSize(width: targetSize.width, height: 0)
        if contentConfiguration != nil || contentView.usesConstraints {
            size = contents.fittingSize(
                targetSize, content: bounds, horizontal: horizontal, vertical: vertical, isWidthFree: false)
        } else if hasTitle {
            contentView.frame = bounds
            let padding = padding()
            size.height = max(padding.minimumHeight, padding.top + titleHeight(width: bounds.width) + padding.bottom)
        }
        guard usesConstraints else { return size }
        let own = constrainedSize(for: targetSize, horizontal: horizontal, vertical: vertical)
        return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
}
