package import Appearance
package import DisplayLists
package import Foundation

/// Where the buttons of opened swipe actions stand beside a row. Pure. Lengths are points; x is counted from the edge of
/// the list that the actions come from, inwards, so that both sides and both directions are the same sum.
package struct SwipeLayout {
    /// A button to be placed, in the order the app gave: the first one stands at the edge.
    package struct Action {
        package var imageSize: CGSize?
        /// The size of the title set at a point size in at most so wide a column; `nil` without a title.
        package var titleSize: ((_ pointSize: Double, _ maximumWidth: Double) -> CGSize)?

        package init(
            imageSize: CGSize? = nil, titleSize: ((_ pointSize: Double, _ maximumWidth: Double) -> CGSize)? = nil
        ) {
            self.imageSize = imageSize
            self.titleSize = titleSize
        }
    }

    /// A placed button.
    package struct Button: Hashable, Sendable {
        /// In the row's coordinates, but for x, which counts from the edge.
        package var frame: CGRect
        /// Relative to the button's top left corner; `nil` where it is not shown.
        package var image: CGRect?
        package var title: CGRect?
        package var titlePointSize: Double
        /// Radius of the corners towards the list's edge, and of those towards the row.
        package var outerRadius: Double
        package var innerRadius: Double
    }

    package struct Solution: Hashable, Sendable {
        package var buttons: [Button] = []
        /// How far the row has moved.
        package var pullWidth = 0.0
    }

    package var actions: [Action]
    package var rowHeight: Double
    package var metrics: SwipeMetrics
    package var category: ContentSizeCategory
    package var grid: PixelGrid

    package init(
        actions: [Action], rowHeight: Double, metrics: SwipeMetrics, category: ContentSizeCategory = .large,
        grid: PixelGrid
    ) {
        self.actions = actions
        self.rowHeight = rowHeight
        self.metrics = metrics
        self.category = category
        self.grid = grid
    }

    package func solve() -> Solution {
        guard !actions.isEmpty else { return Solution() }
        let contents = actions.map(content)
        var widths = contents.map(\.width).map(buttonWidth)
        // The titles-only buttons of a floating set are all as wide as the widest.
        if metrics.arrangement == .floating, actions.allSatisfy({ $0.imageSize == nil }) {
            widths = widths.map { _ in widths.max() ?? 0 }
        }
        var x = metrics.edgeGap
        let height = max(0, rowHeight - 2 * metrics.verticalInset)
        var solution = Solution()
        for (index, content) in contents.enumerated() {
            if index > 0 { x += metrics.buttonGap }
            let size = CGSize(width: widths[index], height: height)
            let isOutermost = index == 0
            let isInnermost = index == contents.count - 1
            solution.buttons.append(
                Button(
                    frame: CGRect(origin: CGPoint(x: x, y: metrics.verticalInset), size: size),
                    image: content.image.map { centred($0, in: size) },
                    title: content.title.map { centred($0, in: size) },
                    titlePointSize: content.pointSize,
                    outerRadius: isOutermost ? metrics.outerRadius : metrics.innerRadius,
                    innerRadius: isInnermost && metrics.arrangement == .floating
                        ? metrics.outerRadius : metrics.innerRadius))
            x += size.width
        }
        solution.pullWidth = x + metrics.rowGap
        return solution
    }

    // MARK: One button

    /// Image and title relative to the middle of the button.
    private struct Content {
        var image: CGRect?
        var title: CGRect?
        var width: Double
        var pointSize: Double
    }

    private func content(_ action: Action) -> Content {
        let image = action.imageSize.map { size in
            let scale = rowHeight < metrics.shrinkingHeight ? metrics.shrunkImageScale : 1
            return CGSize(width: size.width * scale, height: size.height * scale)
        }
        let isStacked = metrics.stackingHeight.map { rowHeight > $0 } ?? false
        let hidesTitle = image != nil && metrics.stackingHeight != nil && !isStacked
        var pointSize = metrics.titleSize(category)
        var title: CGSize?
        if let measure = action.titleSize, !hidesTitle {
            (title, pointSize) = fittedTitle(measure, from: pointSize)
        }
        return isStacked ? stacked(image, title, pointSize) : beside(image, title, pointSize)
    }

    /// Shrinks the title a point at a time until the widest word fits, as far as the look allows.
    private func fittedTitle(
        _ measure: (Double, Double) -> CGSize, from start: Double
    ) -> (size: CGSize, pointSize: Double) {
        let room = metrics.maximumWidth - 2 * metrics.padding
        var pointSize = start
        var size = measure(pointSize, room)
        let smallest = min(start, metrics.minimumTitleSize)
        while size.width > room, pointSize - 1 >= smallest {
            pointSize -= 1
            size = measure(pointSize, room)
        }
        return (CGSize(width: min(grid.ceil(size.width), room), height: grid.ceil(size.height)), pointSize)
    }

    private func stacked(_ image: CGSize?, _ title: CGSize?, _ pointSize: Double) -> Content {
        let gap = image != nil && title != nil ? metrics.imageToTitle : 0
        let total = (image?.height ?? 0) + gap + (title?.height ?? 0)
        let imageFrame = image.map { CGRect(x: -$0.width / 2, y: -total / 2, width: $0.width, height: $0.height) }
        let titleFrame = title.map {
            CGRect(x: -$0.width / 2, y: total / 2 - $0.height, width: $0.width, height: $0.height)
        }
        return Content(
            image: imageFrame, title: titleFrame, width: max(image?.width ?? 0, title?.width ?? 0), pointSize: pointSize
        )
    }

    private func beside(_ image: CGSize?, _ title: CGSize?, _ pointSize: Double) -> Content {
        let gap = image != nil && title != nil ? metrics.imageToTitle : 0
        let total = (image?.width ?? 0) + gap + (title?.width ?? 0)
        let imageFrame = image.map { CGRect(x: -total / 2, y: -$0.height / 2, width: $0.width, height: $0.height) }
        let titleFrame = title.map {
            CGRect(x: total / 2 - $0.width, y: -$0.height / 2, width: $0.width, height: $0.height)
        }
        return Content(image: imageFrame, title: titleFrame, width: total, pointSize: pointSize)
    }

    private func buttonWidth(_ content: Double) -> Double {
        grid.ceil(min(max(content + 2 * metrics.padding, metrics.minimumWidth), metrics.maximumWidth))
    }

    private func centred(_ frame: CGRect, in size: CGSize) -> CGRect {
        CGRect(
            origin: CGPoint(
                x: grid.round(size.width / 2 + frame.minX), y: grid.round(size.height / 2 + frame.minY)),
            size: frame.size)
    }
}
