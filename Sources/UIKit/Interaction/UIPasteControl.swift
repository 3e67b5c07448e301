public import Foundation

/// A button that pastes what is on the pasteboard. That it looks like a filled button is a guess.
open class UIPasteControl: UIControl {
    /// What such a button looks like.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        public override init() {}
        open var displayMode = DisplayMode.iconAndLabel
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// Points, with `fixed` corners.
        open var cornerRadius: CGFloat = -1
        /// Of picture and text; `nil` is white.
        open var baseForegroundColor: UIColor?
        /// `nil` is the tint colour.
        open var baseBackgroundColor: UIColor?
        /// On which side of the text the picture is.
        open var imagePlacement = NSDirectionalRectEdge.leading
    }

    /// What such a button shows.
    public enum DisplayMode: UInt, Sendable { case iconAndLabel, iconOnly, labelOnly, arrowAndLabel, arrowOnly }

    public final let configuration: Configuration
    /// What takes what is pasted: nothing ever is.
    open weak var target: UIResponder?
    private let button = UIButton(configuration: .filled())

    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
        show()
    }

    public override convenience init(frame: CGRect) {
        self.init(configuration: Configuration())
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        show()
    }

    private func show() {
        var look = UIButton.Configuration.filled()
        let symbol: String? =
            switch configuration.displayMode {
            case .iconAndLabel, .iconOnly: "doc.on.clipboard"
            case .arrowAndLabel, .arrowOnly: "arrow.down.doc"
            case .labelOnly: nil
            }
        look.image = symbol.flatMap { UIImage(systemName: $0) }
        let hasLabel = [.iconAndLabel, .labelOnly, .arrowAndLabel].contains(configuration.displayMode)
        look.title = hasLabel ? "Paste" : nil
        look.imagePadding = hasLabel ? 6 : 0
        look.imagePlacement = configuration.imagePlacement
        look.cornerStyle = configuration.cornerStyle
        if configuration.cornerRadius >= 0 { look.background.cornerRadius = configuration.cornerRadius }
        look.baseForegroundColor = configuration.baseForegroundColor
        look.baseBackgroundColor = configuration.baseBackgroundColor
        button.configuration = look
        addSubview(button)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
}
