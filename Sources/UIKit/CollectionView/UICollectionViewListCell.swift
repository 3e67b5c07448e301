import Appearance
public import Foundation

/// A row of a list: content between accessories, above a background.
open class UICollectionViewListCell: UICollectionViewCell {
    // MARK: Accessories

    /// Two of one system kind are a programming error.
    open var accessories: [UICellAccessory] {
        get { strip.accessories }
        set {
            strip.accessories = newValue
            contentFrameMayHaveChanged()
        }
    }
    private lazy var strip = AccessoryStrip(of: self)

    // MARK: Indentation

    /// How deep the row is; the content moves in by `indentationWidth` for each level.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { contentFrameMayHaveChanged() } } }
    /// Points a level: 10, in sidebars 20.
    open var indentationWidth: CGFloat {
        get { storedIndentationWidth ?? (listContext?.appearance == .sidebar ? 20 : 10) }
        set {
            storedIndentationWidth = newValue
            contentFrameMayHaveChanged()
        }
    }
    private var storedIndentationWidth: CGFloat?
    /// Whether leading accessories move in with the content.
    open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { contentFrameMayHaveChanged() } } }

    /// Less room for the content may make it taller.
    private func contentFrameMayHaveChanged() {
        setNeedsLayout()
        contentSizeMayHaveChanged()
    }

    // MARK: Configurations

    /// The content that a row, header or footer of this list has before anything is set.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration.cell()
        let hasPopUpMenu = accessories.contains { $0.kind == .popUpMenu }
        traitCollection.performAsCurrent {
            configuration = listContext?.defaultContent(hasPopUpMenu: hasPopUpMenu) ?? .cell()
        }
        return configuration
    }

    override func listContextDidChange() {
        super.listContextDidChange()
        guard let context = listContext else { return }
        storedMargins = NSDirectionalEdgeInsets(
            top: 0, leading: context.margin + context.safeArea.leading, bottom: 0,
            trailing: context.margin + context.safeArea.trailing)
        insetsLayoutMarginsFromSafeArea = false
        contentView.setNeedsLayout()
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        indentationLevel = 0
    }

    // MARK: Layout

    private var isShowingEditing: Bool { configurationState.isEditing }

    override var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }
    private var accessoryIndentation: AccessoryLayout.Indentation {
        AccessoryLayout.Indentation(
            level: indentationLevel, width: indentationWidth, movesAccessories: indentsAccessories)
    }

    override func contentFrame() -> CGRect {
        let layout = strip.layout(isEditing: isShowingEditing, indentation: accessoryIndentation).layout
        return directed(layout.solve().content)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        strip.place(for: configurationState, indentation: accessoryIndentation)
    }

    // MARK: Separators

    /// Pinned to something by its leading or trailing anchor, moves that end of the row's separators there.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        separatorGuide = guide
        return guide
    }()
    /// The guide, when somebody has asked for it.
    private var separatorGuide: UILayoutGuide?

    /// Whether a constraint says where one end of the guide is.
    private func isPinned(_ attributes: Set<NSLayoutConstraint.Attribute>) -> Bool {
        guard let guide = separatorGuide else { return false }
        return guide.constraintsAffectingLayout(for: .horizontal).contains { constraint in
            (constraint.firstItem === guide && attributes.contains(constraint.firstAttribute))
                || (constraint.secondItem === guide && attributes.contains(constraint.secondAttribute))
        }
    }

    override var separatorTrailing: Double? {
        guard let guide = separatorGuide, isPinned([.trailing, isRightToLeft ? .left : .right]) else {
            guard let hosted = contentView as? any HostedContentView, let trailing = hosted.separatorTrailing else {
                return nil
            }
            return bounds.width - directed(hosted.frame).minX - trailing
        }
        return bounds.width - directed(guide.layoutFrame).maxX
    }

    override var separatorLeading: Double {
        if let guide = separatorGuide, isPinned([.leading, isRightToLeft ? .right : .left]) {
            return directed(guide.layoutFrame).minX
        }
        return automaticSeparatorLeading
    }

    private var automaticSeparatorLeading: Double {
        guard let content = contentView as? UIListContentView else {
            if let hosted = contentView as? any HostedContentView, let leading = hosted.separatorLeading {
                return directed(hosted.frame).minX + leading
            }
            guard listContext != nil else { return super.separatorLeading }
            return directionalLayoutMargins.leading + indentation
        }
        guard traitCollection.generation == .iOS18, isShowingEditing else {
            return directed(content.frame).minX + content.textLeading
        }
        // Before iOS 26 the controls of editing push the content aside and leave its separator where it was
        // (ios-references/measurements §3, editing).
        let (layout, _) = strip.layout(isEditing: true, indentation: accessoryIndentation) { $0.kind.side != .leading }
        return content.textLeading(startingAt: layout.solve().content.minX)
    }
}
