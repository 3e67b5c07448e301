import Typesetting

extension ParagraphBlock {
    /// `nil` for a style that changes nothing of a single hard line.
    init?(_ style: NSParagraphStyle) {
        let alignment: Paragraph.Alignment? =
            switch style.alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            default: nil
            }
        self.init(
            firstLineIndent: style.firstLineHeadIndent, indent: style.headIndent, tailIndent: style.tailIndent,
            spacingBefore: style.paragraphSpacingBefore, spacingAfter: style.paragraphSpacing,
            lineSpacing: style.lineSpacing, minimumLineHeight: style.minimumLineHeight,
            maximumLineHeight: style.maximumLineHeight, lineHeightMultiple: style.lineHeightMultiple,
            alignment: alignment, tabs: TabStops(style))
        if self == ParagraphBlock() { return nil }
    }
}

extension TabStops {
    init(_ style: NSParagraphStyle) {
        self.init(
            stops: (style.tabStops ?? []).map { tab in
                Stop(
                    location: tab.location,
                    alignment: tab.alignment == .center ? .center : tab.alignment == .right ? .trailing : .leading)
            }.sorted { $0.location < $1.location })
        if style.defaultTabInterval > 0 { interval = style.defaultTabInterval }
    }
}
