import DisplayLists
public import Foundation

/// An effect over what lies behind, with views in front of it. The effect is drawn as its flat colour: nothing is blurred.
open class UIVisualEffectView: UIView {
    /// `nil` is no effect.
    open var effect: UIVisualEffect?
    /// Where views in front of the effect go; it fills the view.
    public final let contentView = UIView()

    /// A view of no size yet.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
    }

    package override func listContent(into listing: inout Listing) {
        if let effect { listing.fill(outline(), resolved(effect.flatColor)) }
    }
}
