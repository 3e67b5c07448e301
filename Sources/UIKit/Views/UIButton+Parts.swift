import Foundation

/// The labels and the images, kept up to date with what the button shows.
extension UIButton {
    func refresh() {
        guard isStale, !isRefreshing else { return }
        isRefreshing = true
        defer { (isStale, isRefreshing) = (false, false) }
        observing({ ($0 as? UIButton)?.setNeedsUpdateConfiguration() }) { updateConfiguration() }
        if var configuration {
            if let entry = chosenEntry {
                configuration.title = entry.title
                configuration.image = entry.image ?? configuration.image
            }
            show(configuration)
        } else {
            showStateContent()
        }
    }

    /// The entry of the menu that the button shows: the first one that is on, else the first one; `nil` is none.
    private var chosenEntry: UIAction? {
        guard changesSelectionAsPrimaryAction, let menu else { return nil }
        let entries = menu.actions
        return entries.first { $0.state == .on } ?? entries.first
    }

    private func show(_ configuration: Configuration) {
        let metrics = ButtonMetrics.of(configuration.buttonSize)
        let font = UIFont.preferredFont(forTextStyle: metrics.textStyle, compatibleWith: traitCollection)
        let title = titlePart
        title.font = font
        title.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
        title.lineBreakMode = configuration.titleLineBreakMode
        Self.set(
            title, configuration.title,
            configuration.shown(
                configuration.title, configuration.attributedTitle, configuration.titleTextAttributesTransformer, font))
        if configuration.subtitle != nil || secondLabel != nil {
            let label = secondLabel ?? UILabel()
            if secondLabel == nil {
                secondLabel = label
                addSubview(label)
            }
            label.font = .preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection)
            label.numberOfLines = configuration.subtitleLineBreakMode == .byWordWrapping ? 0 : 1
            label.lineBreakMode = configuration.subtitleLineBreakMode
            Self.set(
                label, configuration.subtitle,
                configuration.shown(
                    configuration.subtitle, configuration.attributedSubtitle,
                    configuration.subtitleTextAttributesTransformer,
                    .preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection)))
        }
        let symbols = configuration.preferredSymbolConfigurationForImage ?? UIImage.SymbolConfiguration(font: font)
        setPicture(configuration.showsActivityIndicator ? nil : configuration.image, symbols)
        setIndicator(isShown: configuration.showsActivityIndicator)
        setMenuMark(isShown: showsMenuMark(configuration), font)
    }

    /// Of a button without a say in it, a pop-up's alone is marked.
    private func showsMenuMark(_ configuration: Configuration) -> Bool {
        switch configuration.indicator {
        case .none: false
        case .popup: true
        case .automatic: changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
        }
    }

    /// Weight and scale of the mark are guesses.
    private func setMenuMark(isShown: Bool, _ font: UIFont) {
        guard isShown || menuMark != nil else { return }
        let view = menuMark ?? UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
        if menuMark == nil {
            view.listingName = ListingName("indicator", role: "image")
            menuMark = view
            addSubview(view)
        }
        let weight = UIImage.SymbolConfiguration(weight: .medium)
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: font, scale: .small).applying(weight)
        view.isHidden = !isShown
    }

    private func showStateContent() {
        let attributed = attributedTitle(for: state) ?? attributedTitle(for: .normal)
        Self.set(titlePart, chosenEntry?.title ?? currentTitle, chosenEntry == nil ? attributed : nil)
        secondLabel?.text = nil
        setPicture(currentImage, contents[state.rawValue]?.symbols ?? contents[0]?.symbols)
        setIndicator(isShown: false)
        menuMark?.isHidden = true
    }

    private static func set(_ label: UILabel, _ text: String?, _ attributed: NSAttributedString?) {
        if let attributed { label.attributedText = attributed } else { label.text = text }
    }

    private func setIndicator(isShown: Bool) {
        guard isShown || indicator != nil else { return }
        let view = indicator ?? UIActivityIndicatorView(style: .medium)
        if indicator == nil {
            indicator = view
            addSubview(view)
        }
        if isShown { view.startAnimating() } else { view.stopAnimating() }
    }

    private func setPicture(_ image: UIImage?, _ symbols: UIImage.SymbolConfiguration?) {
        guard image != nil || picture != nil else { return }
        let view = picture ?? UIImageView()
        if picture == nil {
            picture = view
            addSubview(view)
        }
        view.preferredSymbolConfiguration = symbols
        view.image = image
        view.isHidden = image == nil
    }
}
