public import Foundation
public import UIKit

/// A picture: a symbol, or pixels.
public struct Image: Hashable, Sendable {
    let image: UIImage?
    private(set) var isResizable = false
    /// Insets and a mode that are not the usual ones.
    private(set) var resizing: Resizing?
    private(set) var mode: TemplateRenderingMode?
    private(set) var symbolMode: SymbolRenderingMode?

    struct Resizing: Hashable, Sendable {
        var caps: EdgeInsets
        var mode: ResizingMode
    }

    init(_ image: UIImage?) { self.image = image }

    /// A symbol by its SF Symbols name.
    public init(systemName: String) { self.init(UIImage(systemName: systemName)) }
    /// - Parameter variableValue: 0…1; drawn as 1.
    public init(systemName: String, variableValue: Double?) {
        self.init(
            variableValue.map { UIImage(systemName: systemName, variableValue: $0) } ?? UIImage(systemName: systemName))
    }
    /// A picture of an asset catalogue or a bundle, looked for as `UIImage(named:in:with:)` does; nothing where there is none, with
    /// a warning. It follows the environment.
    ///
    /// - Parameters:
    ///   - fileID: The calling file; leave it out.
    ///   - filePath: The calling file; leave it out.
    public init(_ name: String, bundle: Bundle? = nil, fileID: String = #fileID, filePath: String = #filePath) {
        self.init(UIImage(named: name, in: bundle, with: nil, fileID: fileID, filePath: filePath))
    }
    /// - Parameter label: Changes nothing in a picture.
    public init(
        _ name: String, bundle: Bundle? = nil, label: Text, fileID: String = #fileID, filePath: String = #filePath
    ) {
        self.init(name, bundle: bundle, fileID: fileID, filePath: filePath)
    }
    /// A picture that is not read out.
    public init(
        decorative name: String, bundle: Bundle? = nil, fileID: String = #fileID, filePath: String = #filePath
    ) {
        self.init(name, bundle: bundle, fileID: fileID, filePath: filePath)
    }
    /// - Parameter variableValue: 0…1: how much of a variable symbol is filled. Not drawn yet.
    public init(
        _ name: String, variableValue: Double?, bundle: Bundle? = nil, fileID: String = #fileID,
        filePath: String = #filePath
    ) {
        self.init(name, bundle: bundle, fileID: fileID, filePath: filePath)
    }
    /// A picture of an asset catalogue by what Xcode generates for it.
    public init(_ resource: ImageResource) { self.init(UIImage(resource: resource)) }
    public init(uiImage: UIImage) { self.init(uiImage) }
    /// - Parameters:
    ///   - scale: Pixels a point.
    ///   - label: Changes nothing in a picture.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiOrientation))
    }
    /// A picture that is not read out.
    /// - Parameter scale: Pixels a point.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiOrientation))
    }

    /// Which way up a picture's pixels are.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up = 1
        case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

        fileprivate var uiOrientation: UIImage.Orientation {
            switch self {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            case .left: .left
            }
        }
    }

    /// How a picture is stretched.
    public enum ResizingMode: Hashable, Sendable {
        case stretch
        /// Repeated; symbols and SVG documents are stretched.
        case tile
    }

    /// Whether colours or only the outline of a picture count.
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template, original
    }

    /// Sizes of symbols beside text.
    public enum Scale: Hashable, Sendable {
        case small, medium, large

        var uiScale: UIImage.SymbolScale {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }

    /// How carefully a picture is made larger or smaller.
    public enum Interpolation: Hashable, Sendable {
        case none, low, medium, high
    }

    private func changed(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }

    /// Lets the picture fill the room that it is given.
    ///
    /// - Parameter capInsets: What keeps its size at the sides, in points.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changed {
            $0.isResizable = true
            $0.resizing =
                (capInsets == EdgeInsets() && resizingMode == .stretch)
                ? nil : Resizing(caps: capInsets, mode: resizingMode)
        }
    }
    /// `nil` is the picture's own.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { changed { $0.mode = renderingMode } }
    /// `nil` is the environment's.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changed { $0.symbolMode = mode } }
    /// No effect on a picture.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    /// No effect on a picture.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: View, NodeSource {
    public typealias Body = Never
    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { [ImageNode(self, environment)] }
}

extension Image {
    /// How bright pictures may be. No effect on a picture.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String
        public static let standard = DynamicRange(name: "standard")
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        public static let high = DynamicRange(name: "high")
    }
}
