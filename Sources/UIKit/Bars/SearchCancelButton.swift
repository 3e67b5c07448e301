import Appearance
import DisplayLists
import Foundation

/// The button that leaves a search: a word, or on iOS 26 a cross in a round of glass.
final class SearchCancelButton: UIView {
    private let label = UILabel()
    private let cross = UIImageView(image: UIImage(systemName: "xmark"))
    private let capsule = GlassCapsule()

    override init(frame: CGRect) {
        super.init(frame: frame)
        listingName = ListingName("cancel", role: "")
        label.listingName = ListingName("", role: "text")
        label.text = "Cancel"
        label.font = .systemFont(ofSize: 17)
        cross.listingName = ListingName("", role: "image")
        cross.contentMode = .center
        cross.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium, scale: .large)
        capsule.listingName = ListingName("", role: "")
        for view in [capsule, label, cross] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    var isRound = false { didSet { if oldValue != isRound { setNeedsLayout() } } }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let side = SearchBarMetrics(BarEnvironment(self)).cancelDiameter
        return isRound ? CGSize(width: side, height: side) : label.sizeThatFits(.zero)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.isHidden = isRound
        (cross.isHidden, capsule.isHidden) = (!isRound, !isRound)
        for view in [capsule, label, cross] { view.frame = bounds }
    }

    override func listContent(into listing: inout Listing) {
        label.textColor = tintColor ?? .tintColor
        cross.tintColor = BarInk.glassContent
    }
}
