import Galley

/// A program that `galley preview` made of the user's source and this module: it finds its previews and draws those that
/// it is asked for.
@MainActor
struct PreviewProgram {
    private let types: ProgramTypes
    private let line = OrderLine()
    private var overrides = SceneOverrides()
    private var entries: [PreviewCatalog.Entry] = []

    init(types: ProgramTypes) { self.types = types }

    mutating func run() {
        while let order = line.next() {
            switch order {
            case .find(let settings): find(settings)
            case .draw(let errands): for errand in errands { draw(errand) }
            }
        }
    }

    private mutating func find(_ settings: PreviewSettings) {
        overrides.showsFullHeight = settings.showsFullHeight
        DrawingEnvironment.configure(fontFolders: settings.fontFolders, symbolFolders: settings.symbolFolders)
        let line = line
        let catalog = PreviewCatalog(types, skipping: settings.skippedProviders) { line.tell(.opens(provider: $0)) }
        entries = catalog.entries
        line.tell(.found(entries.map(\.found), candidates: catalog.candidates))
    }

    private func draw(_ errand: PreviewErrand) {
        guard entries.indices.contains(errand.preview) else { return }
        line.tell(.begins(errand.number))
        var overrides = overrides
        for (name, value) in errand.traits {
            // Checked by the command already.
            _ = VariantTrait(rawValue: name)?.set(value, in: &overrides)
        }
        do {
            let picture = try PreviewPicture.solve(overrides, make: entries[errand.preview].make)
            let png = try Solving.maker.png(of: picture)
            try OutputFile.write(png, to: errand.path)
            let (width, height) = picture.pixelSize
            line.tell(
                .drew(
                    errand.number,
                    DrawnPreview(width: width, height: height, bytes: png.count, warnings: picture.warnings)))
        } catch let error as RenderError {
            fail(errand, error.messages, isRequestFault: error.isRequestFault)
        } catch let error as OutputError {
            fail(errand, [error.message], isRequestFault: error.cause.blamesThePath)
        } catch {
            fail(errand, ["\(error)"], isRequestFault: true)
        }
    }

    private func fail(_ errand: PreviewErrand, _ messages: [String], isRequestFault: Bool) {
        line.tell(.failed(errand.number, messages: messages, isRequestFault: isRequestFault))
    }
}

/// Where the program's own `main` leads to.
/// - Parameters:
///   - records: where the program's records of types begin.
///   - end: where they end.
@_cdecl("galley_previews_main")
public func previewsMain(records: UnsafeRawPointer, end: UnsafeRawPointer) -> Int32 {
    let types = unsafe ProgramTypes(records: UnsafeRawBufferPointer(start: records, count: end - records))
    MainActor.assumeIsolated {
        var program = PreviewProgram(types: types)
        program.run()
    }
    return 0
}
