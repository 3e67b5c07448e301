import DisplayLists
import Foundation
import PNG
import UIKit

/// Draws the contact sheets of a batch from the pictures in its folder: for each input and each combination of the axes
/// that the sheet does not spread out.
@MainActor package struct ContactSheets {
    /// One sheet: which pictures stand where, by their places in the plan.
    private struct Sheet {
        var file: String
        var title: String
        var cells: [[Int?]]
    }

    private let folder: String
    private let plan: VariantPlan
    private let layout: SheetLayout

    /// - Returns: the names of the files.
    package static func write(
        folder: String, _ plan: VariantPlan, _ layout: SheetLayout, workers: Int
    ) async throws(OutputError) -> [String] {
        let sheets = ContactSheets(folder: folder, plan: plan, layout: layout)
        var files: [String] = []
        for sheet in sheets.sheets() {
            guard let png = await sheets.draw(sheet, workers: workers) else { continue }
            try OutputFile.write(png, to: "\(folder)/\(sheet.file)")
            files.append(sheet.file)
        }
        return files
    }

    /// The values along a side; one without a name where there is no axis.
    private func values(_ axis: Int?) -> [String] { axis.map { plan.axes[$0].values } ?? [""] }

    private func sheets() -> [Sheet] {
        let width = values(layout.columns).count
        let height = values(layout.rows).count
        let rest = plan.axes.indices.filter {
            $0 != layout.rows && $0 != layout.columns && plan.axes[$0].values.count > 1
        }
        let words = rest.map { plan.axes[$0].words }
        var sheets: [Sheet] = []
        var places: [String: Int] = [:]
        for index in 0..<plan.count {
            let variant = plan[index]
            let values = rest.map { plan.place(of: index, axis: $0) }
            let stem = VariantPlan.stem(of: variant.input)
            let name = ([stem, "sheet"] + zip(words, values).map { $0[$1] } + ["png"]).joined(separator: ".")
            if places[name] == nil {
                places[name] = sheets.count
                let title = [stem] + rest.map { "\(plan.axes[$0].name) \(variant.values[$0])" }
                sheets.append(
                    Sheet(
                        file: name, title: title.joined(separator: "   "),
                        cells: [[Int?]](repeating: [Int?](repeating: nil, count: width), count: height)))
            }
            let row = layout.rows.map { plan.place(of: index, axis: $0) } ?? 0
            let column = layout.columns.map { plan.place(of: index, axis: $0) } ?? 0
            if let place = places[name] { sheets[place].cells[row][column] = index }
        }
        return sheets
    }

    // MARK: Drawing

    /// Pixels a point.
    private static let scale = 2.0
    /// The most pixels of a sheet, and the width of a picture in it, in points.
    private static let area = 40e6
    private static let widths = 24.0...140.0
    /// The height of a picture over its width that is taken to be usual.
    private static let usualShape = 2.2

    private func draw(_ sheet: Sheet, workers: Int) async -> [UInt8]? {
        let (rows, columns) = (sheet.cells.count, sheet.cells.first?.count ?? 0)
        let fitting = (Self.area / (Self.scale * Self.scale * Double(rows * columns) * Self.usualShape)).squareRoot()
        let width = min(max(fitting.rounded(.down), Self.widths.lowerBound), Self.widths.upperBound)
        let thumbnails = await thumbnails(sheet, pixels: Int(width * Self.scale), workers: workers)
        guard thumbnails.contains(where: { $0.contains { $0 != nil } }) else { return nil }
        let view = ContactSheetView(
            title: sheet.title, rowLabels: labels(layout.rows), columnLabels: labels(layout.columns), thumbnails,
            width: width, scale: Self.scale)
        let options = RenderOptions(size: view.fittingSize, scale: Self.scale)
        let traits = UITraitCollection(userInterfaceStyle: layout.isDark ? .dark : .light)
        guard let picture = try? solve(view, traits: traits, options: options) else { return nil }
        return try? Solving.maker.png(of: picture)
    }

    private func labels(_ axis: Int?) -> [String]? {
        guard let axis else { return nil }
        return plan.axes[axis].values.map { "\(plan.axes[axis].name)\n\($0)" }
    }

    /// The pictures, made small.
    private func thumbnails(_ sheet: Sheet, pixels: Int, workers: Int) async -> [[Bitmap?]] {
        let places = sheet.cells.flatMap { $0 }
        var bitmaps = [Bitmap?](repeating: nil, count: places.count)
        await WorkLine<String, Bitmap?>.run(count: places.count, workers: workers) { index in
            places[index].map { .job("\(folder)/\(plan[$0].file)") } ?? .outcome(nil)
        } work: { path, maker in
            Thumbnail.read(path, width: pixels, maker)
        } finish: { index, bitmap in
            bitmaps[index] = bitmap
        }
        let columns = sheet.cells.first?.count ?? 1
        return stride(from: 0, to: bitmaps.count, by: columns).map { Array(bitmaps[$0..<($0 + columns)]) }
    }
}

/// A small picture of a PNG file.
enum Thumbnail {
    /// The greatest height over width; what is taller is cut at the bottom.
    private static let tallest = 3.0

    /// - Parameter width: in pixels; a smaller picture stays as it is.
    /// - Returns: `nil` when there is no such picture.
    static func read(_ path: String, width: Int, _ maker: PictureMaker) -> Bitmap? {
        guard let data = FileManager.default.contents(atPath: path),
            let bitmap = try? PNGDecoder.decode(Array(data))
        else { return nil }
        let shrinking = min(1, Double(width) / Double(bitmap.width))
        let size = CGSize(
            width: max(1, (Double(bitmap.width) * shrinking).rounded()),
            height: max(1, (Double(bitmap.height) * shrinking).rounded()))
        let shown = CGSize(width: size.width, height: min(size.height, (size.width * tallest).rounded()))
        let item = DisplayItem.bitmap(BitmapItem(bitmap: bitmap, rect: CGRect(origin: .zero, size: size)))
        let list = DisplayList(size: shown, items: [item])
        let picture = SolvedPicture(
            layout: LayoutReport(size: shown, scale: 1, contentSize: shown), displayList: list, scale: 1)
        guard let pixels = try? maker.pixels(of: picture) else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pixels.words.count * 4)
        for word in pixels.words {
            bytes.append(UInt8(truncatingIfNeeded: word))
            bytes.append(UInt8(truncatingIfNeeded: word >> 8))
            bytes.append(UInt8(truncatingIfNeeded: word >> 16))
            bytes.append(255)
        }
        return Bitmap(width: pixels.width, height: pixels.height, pixels: bytes)
    }
}
