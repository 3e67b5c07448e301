import DisplayLists
import Foundation
import Galley
import PNG
import Painting

/// Measures one frame of a scene in a warm process, lists of many rows, the constraint solver, and a cold start of the
/// command.
///
///     bench-frame SCENE GALLEY SYSTEMS MILLISECONDS
///
/// SYSTEMS is what tools/lib/kiwi-systems.py writes, MILLISECONDS what kiwisolver took to solve them.
@MainActor struct Bench {
    let scene: String
    let galley: String
    let systems: String
    let kiwiTime: Double
    let rounds = 40

    func run() throws {
        let picture = try ScenePictures.solve(file: scene, SceneOverrides())
        let (width, height) = picture.pixelSize
        let painter = Painter()
        var buffer = PixelBuffer(width: 1, height: 1)
        var encoder = PNGEncoder()
        var (solve, paint, encode): ([Double], [Double], [Double]) = ([], [], [])
        var png: [UInt8] = []
        for round in 0..<rounds + 3 {
            let start = Clock.cpu()
            let picture = try ScenePictures.solve(file: scene, SceneOverrides())
            let solved = Clock.cpu()
            var encoding = 0.0
            encoder.start(width: width, height: height, scale: picture.scale)
            let rowsAbove = PNGEncoder.rowsAbove(width: width)
            try painter.paintStrips(of: picture.displayList, scale: picture.scale, rowsAbove: rowsAbove) {
                strip, rows, marks in
                let painted = Clock.cpu()
                encoder.append(strip, rows: rows, marks: marks)
                encoding += Clock.cpu() - painted
            }
            let painted = Clock.cpu()
            png = encoder.finish()
            let encoded = Clock.cpu()
            guard round >= 3 else { continue }
            solve.append(solved - start)
            paint.append(painted - solved - encoding)
            encode.append(encoded - painted + encoding)
        }
        try painter.paint(picture.displayList, scale: picture.scale, into: &buffer)
        print("\(scene), \(width)×\(height) pixels, medians of \(rounds) frames in a warm process")
        print("  solve        \(solve.median.text()) ms CPU   reading the scene, views, layout, display list")
        print("  paint        \(paint.median.text()) ms CPU")
        print("  solve + paint\((solve.median + paint.median).text()) ms CPU   target: at most 6")
        print("  PNG          \(encode.median.text()) ms CPU   target: at most 20")
        let reference = LibPNG.size(of: buffer)
        let ratio = Int((Double(png.count) / Double(max(reference, 1)) * 100).rounded())
        print(
            "  PNG file     \(png.count) bytes, \(ratio) % of libpng's \(reference) at level 6   target: at most 100 %")
        try longList()
        try constraints()
        try estimatedItems()
        coldStart()
    }

    private func longList() throws {
        let short = try LongList(count: 100).frame(rounds: rounds)
        let long = try LongList(count: 100_000).frame(rounds: rounds)
        print(
            "  scrolling    \(long.text()) ms CPU a frame of 100,000 rows, \((long / short).text(3)) times one of 100"
                + "   target: 1")
    }

    private func constraints() throws {
        let cells = try CustomCells(count: 1000).fullHeight(rounds: 5)
        print("  own cells    \(cells.text()) ms CPU for the full height of 1,000 with 12 constraints each")
        let fifty = FiftyConstraints.solve(rounds: rounds)
        print("  50 constraints\(fifty.text(6)) ms CPU to make a view, add them and find its height   target: below 1")
        let own = try ConstraintSystems(file: systems).solve(rounds: 10)
        print(
            "  solver       \(own.text()) ms CPU for 2,000 systems, \((own / kiwiTime).text(3)) times kiwisolver's"
                + " \(kiwiTime.text(3)), Python's calls included")
    }

    private func coldStart() {
        let output = NSTemporaryDirectory() + "galley-bench-\(getpid()).png"
        defer { unlink(output) }
        let command = [galley, "render", scene, "-o", output]
        guard ColdStart.measure(command, runs: 3) != nil, let times = ColdStart.measure(command, runs: 20) else {
            print("  cold start   failed: \(command.joined(separator: " "))")
            return
        }
        print(
            "  cold start   \(times.median.text()) ms wall  target: below 90   (fastest\((times.min() ?? 0).text(5)))")
    }
}

let arguments = CommandLine.arguments
guard arguments.count == 5, let kiwiTime = Double(arguments[4]) else {
    fatalError("usage: bench-frame SCENE GALLEY SYSTEMS MILLISECONDS")
}
try Bench(scene: arguments[1], galley: arguments[2], systems: arguments[3], kiwiTime: kiwiTime).run()
