import DisplayLists
import Foundation

/// One run of `ListContentLayout`: the steps in their order, and what they found so far.
struct ListContentPass {
    private let layout: ListContentLayout
    private let width: Double
    private let height: Double?
    private var solution = ListContentLayout.Solution()

    private var imageSize = CGSize.zero
    private var slot = CGSize.zero
    private var textSize = CGSize.zero
    private var secondarySize = CGSize.zero
    /// Where the texts' frames start.
    private var textStart = 0.0
    private var secondaryStart = 0.0
    /// Whether the texts stand around the image rather than in a column after it.
    private var isFlowing = false

    init(layout: ListContentLayout, width: Double, height: Double?) {
        self.layout = layout
        self.width = width
        self.height = height
    }

    private var grid: PixelGrid { layout.grid }
    private var hasText: Bool { layout.text != nil || layout.secondaryText != nil }
    private var isStacked: Bool {
        layout.text != nil && layout.secondaryText != nil && !solution.isSideBySide
    }

    mutating func run() -> ListContentLayout.Solution {
        sizeImage()
        let slotWidth = layout.image == nil ? 0 : slot.width
        let padding = layout.image != nil && hasText ? layout.imageToTextPadding : 0
        textStart = layout.margins.leading + slotWidth + padding
        secondaryStart = textStart
        solution.textLeading = flows ? layout.margins.leading : textStart
        let isBeside = sizeSideBySide(available: max(0, width - textStart - layout.margins.trailing))
        if flows, !isBeside {
            sizeFlowingTexts(beside: slotWidth + padding)
        } else if !isBeside {
            sizeTexts(available: max(0, width - textStart - layout.margins.trailing))
        }
        solution.fittingSize = fittingSize
        place()
        return solution
    }

    // MARK: Sizes

    private mutating func sizeImage() {
        guard let image = layout.image else { return }
        var size = image.size.shrunk(
            toWidth: image.maximumSize.width > 0 ? image.maximumSize.width : .infinity,
            height: image.maximumSize.height > 0 ? image.maximumSize.height : .infinity)
        if let height { size = size.shrunk(toWidth: .infinity, height: room(height, for: image, size)) }
        imageSize = size
        slot = CGSize(
            width: image.reservedSize.width > 0 ? image.reservedSize.width : size.width,
            height: image.reservedSize.height > 0 ? image.reservedSize.height : size.height)
    }

    /// How tall an image may be in a row of a given height: an image that sticks out of its slot, or that had to be scaled
    /// down to its maximum, may fill the row, any other stays between the margins.
    private func room(_ height: Double, for image: ListContentLayout.Image, _ size: CGSize) -> Double {
        let region = max(0, height - layout.margins.top - layout.margins.bottom)
        let reserved = image.reservedSize.height
        if reserved > 0 { return size.height > reserved ? height : region }
        let wasCapped = image.maximumSize.height > 0 && image.size.height > image.maximumSize.height
        return wasCapped ? height : region
    }

    /// Whether the texts flow around the image.
    private var flows: Bool {
        guard layout.alignsImageWithFirstLine, layout.image != nil, hasText else { return false }
        return [layout.text, layout.secondaryText].allSatisfy { $0 == nil || $0?.measureAround != nil }
    }

    /// Sets both texts on one line where that is wished for and there is room.
    /// - Returns: Whether it was done.
    private mutating func sizeSideBySide(available: Double) -> Bool {
        guard layout.prefersSideBySide, let text = layout.text, let secondary = layout.secondaryText else {
            return false
        }
        let natural = text.measure(nil)
        let secondaryNatural = secondary.measure(nil)
        let needed = grid.ceil(natural.width) + layout.horizontalPadding + grid.ceil(secondaryNatural.width)
        // A sum that is a rounding error over still fits.
        guard needed <= available + 1e-6 else { return false }
        solution.isSideBySide = true
        solution.dropsTextAlignment = true
        textSize = CGSize(width: grid.ceil(natural.width), height: grid.ceil(natural.height))
        secondarySize = CGSize(width: grid.ceil(secondaryNatural.width), height: grid.ceil(secondaryNatural.height))
        return true
    }

    /// Sets the texts around the image: the lines beside it are shorter, those below it start at the leading margin.
    /// - Parameter beside: The image's width with the gap after it.
    private mutating func sizeFlowingTexts(beside: Double) {
        isFlowing = true
        /// The image reaches down so far from the top of the text at hand.
        var depth = imageSize.height
        if let text = layout.text {
            (textStart, textSize, solution.textNotch) = flowing(text, beside: beside, depth: depth, isFirst: true)
            depth -= textSize.height + layout.verticalPadding
            solution.dropsTextAlignment = layout.prefersSideBySide && textSize.height < 1.5 * text.lineHeight()
        }
        if let secondary = layout.secondaryText {
            (secondaryStart, secondarySize, solution.secondaryTextNotch) = flowing(
                secondary, beside: beside, depth: depth, isFirst: layout.text == nil)
        }
    }

    /// Where a text's frame starts, how large it is and what its first lines stand beside: nothing if all of them do.
    private func flowing(
        _ label: ListContentLayout.Label, beside: Double, depth: Double, isFirst: Bool
    ) -> (start: Double, size: CGSize, notch: ListContentLayout.Notch?) {
        let start = layout.margins.leading
        let available = max(0, width - start - layout.margins.trailing)
        let narrow = max(0, available - beside)
        let (lineHeight, pitch) = (label.lineHeight(), max(label.linePitch(), 1))
        // An image no higher than the first line stands in its middle.
        let lines = isFirst && depth <= lineHeight ? 1 : Int((depth / pitch).rounded(.up))
        guard lines > 0 else {
            return (start, size(of: label, available: available, fills: !label.isNaturallyAligned), nil)
        }
        let column = size(of: label, available: narrow, fills: !label.isNaturallyAligned)
        let notch = ListContentLayout.Notch(width: beside, lines: lines)
        guard column.height > lineHeight + Double(lines - 1) * pitch + 0.5,
            let measured = label.measureAround?(available, notch)
        else { return (start + beside, column, nil) }
        let width = label.isNaturallyAligned ? min(grid.ceil(measured.width), available) : available
        return (start, CGSize(width: width, height: grid.ceil(measured.height)), notch)
    }

    private mutating func sizeTexts(available: Double) {
        guard let text = layout.text else {
            guard let secondary = layout.secondaryText else { return }
            secondarySize = size(of: secondary, available: max(0, available - layout.horizontalPadding), fills: false)
            return
        }
        guard let secondary = layout.secondaryText else {
            textSize = size(of: text, available: available, fills: !text.isNaturallyAligned)
            return
        }
        if layout.prefersSideBySide {
            solution.dropsTextAlignment = text.measure(available).height < 1.5 * text.lineHeight()
        }
        textSize = size(
            of: text, available: available, fills: !text.isNaturallyAligned && !solution.dropsTextAlignment)
        secondarySize = size(of: secondary, available: available, fills: !secondary.isNaturallyAligned)
    }

    private func size(of label: ListContentLayout.Label, available: Double, fills: Bool) -> CGSize {
        let measured = label.measure(available)
        return CGSize(
            width: fills ? available : min(grid.ceil(measured.width), available), height: grid.ceil(measured.height))
    }

    private var blockHeight: Double {
        isStacked
            ? textSize.height + layout.verticalPadding + secondarySize.height
            : max(textSize.height, secondarySize.height)
    }

    private var fittingSize: CGSize {
        let slotHeight = layout.image == nil ? 0 : slot.height
        let total = layout.margins.top + max(blockHeight, slotHeight) + layout.margins.bottom
        let imageWidth = layout.image == nil || isFlowing ? 0 : slot.width + layout.imageToTextPadding
        let textWidth =
            if isFlowing {
                max(textStart + textSize.width, secondaryStart + secondarySize.width) - layout.margins.leading
            } else if solution.isSideBySide {
                textSize.width + layout.horizontalPadding + secondarySize.width
            } else if layout.text == nil, layout.secondaryText != nil {
                secondarySize.width + layout.horizontalPadding
            } else {
                max(textSize.width, secondarySize.width)
            }
        return CGSize(
            width: min(width, layout.margins.leading + imageWidth + textWidth + layout.margins.trailing),
            height: max(total, layout.minimumHeight))
    }

    // MARK: Places

    private mutating func place() {
        let height = height ?? solution.fittingSize.height
        let top = layout.margins.top
        let region = max(0, height - top - layout.margins.bottom)
        placeTexts(top: top, region: region)
        placeImage(top: top, region: region)
    }

    private mutating func placeTexts(top: Double, region: Double) {
        if isStacked {
            textSize.height = min(textSize.height, region)
            let rest = max(0, region - textSize.height - layout.verticalPadding)
            secondarySize.height = min(secondarySize.height, rest)
        } else {
            textSize.height = min(textSize.height, region)
            secondarySize.height = min(secondarySize.height, region)
        }
        let x = textStart
        let available = max(0, width - x - layout.margins.trailing)
        if isStacked {
            let y = grid.round(top + (region - blockHeight) / 2)
            solution.text = CGRect(origin: CGPoint(x: x, y: y), size: textSize)
            let below = y + textSize.height + layout.verticalPadding
            solution.secondaryText = CGRect(origin: CGPoint(x: secondaryStart, y: below), size: secondarySize)
            return
        }
        func centred(_ size: CGSize, x: Double) -> CGRect {
            CGRect(origin: CGPoint(x: x, y: grid.round(top + (region - size.height) / 2)), size: size)
        }
        if layout.text != nil { solution.text = centred(textSize, x: x) }
        if layout.secondaryText != nil {
            let flush = solution.isSideBySide ? x + available - secondarySize.width : secondaryStart
            solution.secondaryText = centred(secondarySize, x: flush)
        }
    }

    private mutating func placeImage(top: Double, region: Double) {
        guard layout.image != nil else { return }
        let x = layout.margins.leading + (slot.width - imageSize.width) / 2
        var y = grid.round(top + (region - imageSize.height) / 2)
        if layout.alignsImageWithFirstLine, let label = layout.text ?? layout.secondaryText,
            let first = solution.text ?? solution.secondaryText
        {
            y = max(top, grid.round(first.minY + (label.lineHeight() - imageSize.height) / 2))
        }
        solution.image = CGRect(origin: CGPoint(x: x, y: y), size: imageSize)
    }
}

extension CGSize {
    /// The size in its own shape, no larger than the limits.
    fileprivate func shrunk(toWidth maximumWidth: Double, height maximumHeight: Double) -> CGSize {
        var size = self
        if size.width > maximumWidth {
            size = CGSize(width: maximumWidth, height: size.height * maximumWidth / size.width)
        }
        if size.height > maximumHeight {
            size = CGSize(width: size.width * maximumHeight / size.height, height: maximumHeight)
        }
        return size
    }
}
