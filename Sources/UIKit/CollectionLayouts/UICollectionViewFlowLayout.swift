import CollectionLayout
public import Foundation

/// Items in lines across the scroll direction, as many in each as there is room for.
///
/// A full line spreads its items over the room. The last line keeps the gaps of the full ones where all items have the
/// layout's `itemSize`, and the least gaps otherwise. Items stand in the middle of their line.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// As an estimate: cells choose their size themselves.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    // MARK: Metrics, points

    /// At least between lines that stand one after the other.
    open var minimumLineSpacing: CGFloat = 10 { didSet { changed(oldValue, minimumLineSpacing) } }
    /// At least between the items of a line.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(oldValue, minimumInteritemSpacing) } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(oldValue, itemSize) } }
    /// Not zero: cells choose their size, and stand at this one until they are measured.
    open var estimatedItemSize = CGSize.zero { didSet { changed(oldValue, estimatedItemSize) } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { changed(oldValue, scrollDirection) }
    }
    /// Only the length along the scroll direction counts; zero is no header.
    open var headerReferenceSize = CGSize.zero { didSet { changed(oldValue, headerReferenceSize) } }
    /// Only the length along the scroll direction counts; zero is no footer.
    open var footerReferenceSize = CGSize.zero { didSet { changed(oldValue, footerReferenceSize) } }
    /// Around a section's items, inside header and footer; left and right do not follow the layout direction.
    open var sectionInset = UIEdgeInsets.zero { didSet { changed(oldValue, sectionInset) } }
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { changed(oldValue, sectionInsetReference) }
    }
    /// Whether headers stay in sight while their section does.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { changed(oldValue, sectionHeadersPinToVisibleBounds) }
    }
    /// Whether footers stay in sight while their section does.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { changed(oldValue, sectionFootersPinToVisibleBounds) }
    }

    /// What section insets count from, at the sides.
    public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

    private func changed<Value: Equatable>(_ old: Value, _ new: Value) {
        if old != new { invalidateLayout() }
    }

    // MARK: Asking

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        estimatedItemSize != .zero && preferredAttributes.size != originalAttributes.size
    }

    // MARK: What the solver lays out

    override var isSystemLayout: Bool { type(of: self) == UICollectionViewFlowLayout.self }

    override func arrangement(in view: UICollectionView) -> SolverArrangement? {
        let isVertical = scrollDirection == .vertical
        let inset = view.adjustedContentInset
        var container = view.bounds.size
        if isVertical {
            container.width = max(0, container.width - inset.left - inset.right)
        } else {
            container.height = max(0, container.height - inset.top - inset.bottom)
        }
        let counts = (0..<view.numberOfSections).map { max(0, view.numberOfItems(inSection: $0)) }
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        return SolverArrangement(
            container: container,
            configuration: LayoutConfiguration(scrollDirection: isVertical ? .vertical : .horizontal),
            specs: counts.indices.map { .flow(spec($0, itemCount: counts[$0], in: view, delegate)) },
            sections: counts.map { SolvedSection(itemCount: $0) })
    }

    private func spec(
        _ section: Int, itemCount: Int, in view: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowSectionSpec {
        func boundary(_ kind: String, _ size: CGSize, pins: Bool) -> FlowSectionSpec.Boundary? {
            let length = scrollDirection == .vertical ? size.height : size.width
            return length > 0 ? FlowSectionSpec.Boundary(kind: kind, length: length, pins: pins) : nil
        }
        let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        let footer = delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        let insets = delegate?.collectionView(view, layout: self, insetForSectionAt: section)
        let lines = delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        let items = delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        return FlowSectionSpec(
            itemCount: itemCount, sizes: sizes(section, itemCount, in: view, delegate),
            isSelfSizing: estimatedItemSize != .zero,
            insets: cleared(insets ?? sectionInset, in: view), lineSpacing: lines ?? minimumLineSpacing,
            itemSpacing: items ?? minimumInteritemSpacing,
            header: boundary(
                UICollectionView.elementKindSectionHeader, header ?? headerReferenceSize,
                pins: sectionHeadersPinToVisibleBounds),
            footer: boundary(
                UICollectionView.elementKindSectionFooter, footer ?? footerReferenceSize,
                pins: sectionFootersPinToVisibleBounds))
    }

    /// The delegate's sizes; where they are all the layout's own, or are to be measured, one size for all.
    private func sizes(
        _ section: Int, _ itemCount: Int, in view: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowSectionSpec.Sizes {
        if estimatedItemSize != .zero {
            return .uniform(estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize)
        }
        guard let delegate else { return .uniform(itemSize) }
        let sizes = (0..<itemCount).map { item in
            delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
        }
        return sizes.allSatisfy { $0 == itemSize } ? .uniform(itemSize) : .each(sizes)
    }

    private func cleared(_ insets: UIEdgeInsets, in view: UICollectionView) -> DirectionalInsets {
        let reference: UIEdgeInsets =
            switch sectionInsetReference {
            case .fromContentInset: .zero
            case .fromSafeArea: view.safeAreaInsets
            case .fromLayoutMargins: view.layoutMargins
            }
        return DirectionalInsets(
            top: insets.top, leading: insets.left + reference.left, bottom: insets.bottom,
            trailing: insets.right + reference.right)
    }
}
