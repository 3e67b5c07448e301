// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// What every target is held to. `ExistentialAny` and `InternalImportsByDefault` keep a C type or a lower
/// target's type from leaking through a signature without anyone having said so.
let shared: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// For every target that does not talk to C.
let safe: [SwiftSetting] = shared + [.strictMemorySafety()]

let package = Package(
    name: "galley",
    // Of the texts that the tests look up.
    defaultLocalization: "en",
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "Galley", targets: ["Galley"]),
        // The overlay stands here alone: an app that linked it would load the testing library.
        .library(name: "SnapshotTesting", targets: ["SnapshotTesting", "_Testing_UIKit"]),
        .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting", "_Testing_UIKit"]),
        .executable(name: "galley", targets: ["GalleyExecutable"]),
        // For targets of an app's own sources, as they are written for iOS.
        .plugin(name: "AppSources", targets: ["AppSources"]),
        // What `galley preview` links the programs to that it makes.
        .library(name: "GalleyPreviews", type: .static, targets: ["Previews"]),
    ],
    targets: [
        // MARK: System libraries
        .systemLibrary(name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pango", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CRSVG", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
        .systemLibrary(name: "CMalloc"),

        // MARK: The pipeline, in its order
        .target(name: "DisplayLists", swiftSettings: safe),
        .target(name: "Typesetting", dependencies: ["DisplayLists", "CPango"], swiftSettings: shared),
        .target(name: "Cassowary", swiftSettings: safe),
        .target(name: "CollectionLayout", swiftSettings: safe),
        .target(name: "Appearance", dependencies: ["DisplayLists", "Typesetting"], swiftSettings: safe),
        .target(name: "PNG", dependencies: ["DisplayLists", "CDeflate"], swiftSettings: shared),
        .target(
            name: "ImageFiles", dependencies: ["DisplayLists", "PNG", "CTurboJPEG", "CRSVG"], swiftSettings: shared),
        .target(name: "InterfaceFiles", swiftSettings: safe),
        .target(name: "ResourceFiles", swiftSettings: safe),
        .target(name: "SwiftSources", swiftSettings: safe),
        .executableTarget(name: "PortableSourceTool", dependencies: ["SwiftSources"], swiftSettings: safe),
        .plugin(name: "AppSources", capability: .buildTool(), dependencies: ["PortableSourceTool"]),
        // A program that speaks the compiler's own language of macros, so that no library of syntax trees is needed.
        .macro(name: "PreviewMacros", dependencies: ["SwiftSources"], swiftSettings: safe),
        .target(
            name: "UIKit",
            dependencies: [
                "DisplayLists", "Typesetting", "Cassowary", "CollectionLayout", "Appearance", "ImageFiles",
                "InterfaceFiles", "ResourceFiles", "PreviewMacros",
            ],
            swiftSettings: safe),
        .target(name: "_Testing_UIKit", swiftSettings: shared),
        .target(name: "Combine", swiftSettings: safe),
        .target(
            name: "SwiftUI", dependencies: ["DisplayLists", "Typesetting", "Appearance", "UIKit", "Combine"],
            swiftSettings: safe),
        .target(
            name: "Scenes", dependencies: ["UIKit", "Appearance", "ImageFiles", "ResourceFiles"], swiftSettings: safe),
        .target(name: "Painting", dependencies: ["DisplayLists", "CCairo", "CRSVG"], swiftSettings: shared),
        .target(
            name: "Comparison", dependencies: ["DisplayLists", "PNG"],
            // As code, so that the executable is one file.
            resources: [.embedInCode("Report/report.html")], swiftSettings: safe),
        .target(
            name: "Galley",
            dependencies: [
                "DisplayLists", "Typesetting", "Appearance", "UIKit", "Scenes", "Painting", "PNG", "Comparison",
                "ResourceFiles",
            ],
            swiftSettings: safe),
        .target(
            name: "SnapshotTesting",
            dependencies: ["Galley", "UIKit", "SwiftUI", "Comparison", "DisplayLists", "PNG", "_Testing_UIKit"],
            swiftSettings: safe),
        .target(
            name: "InlineSnapshotTesting", dependencies: ["SnapshotTesting", "SwiftSources"], swiftSettings: safe),
        .target(
            name: "Previews", dependencies: ["Galley", "UIKit", "SwiftUI"], swiftSettings: safe),
        .target(name: "GalleyCommand", dependencies: ["Galley", "SwiftSources", "CMalloc"], swiftSettings: safe),
        .executableTarget(name: "GalleyExecutable", dependencies: ["GalleyCommand"], swiftSettings: safe),

        .executableTarget(
            name: "bench-frame",
            dependencies: [
                "Cassowary", "CollectionLayout", "DisplayLists", "Galley", "Painting", "PNG", "UIKit", "CCairo",
            ],
            path: "tools/bench-frame", swiftSettings: shared),

        .executableTarget(
            name: "support-table-maker", path: "tools/support-table-maker", swiftSettings: safe),

        // MARK: Tests
        .testTarget(name: "DisplayListsTests", dependencies: ["DisplayLists"], swiftSettings: safe),
        .testTarget(
            name: "PaintingTests", dependencies: ["Painting", "PNG", "DisplayLists", "CCairo"], swiftSettings: shared),
        .testTarget(name: "TypesettingTests", dependencies: ["Typesetting", "DisplayLists"], swiftSettings: shared),
        .testTarget(name: "PNGTests", dependencies: ["PNG", "DisplayLists"], swiftSettings: safe),
        .testTarget(name: "ImageFilesTests", dependencies: ["ImageFiles", "PNG", "DisplayLists"], swiftSettings: safe),
        .testTarget(name: "ResourceFilesTests", dependencies: ["ResourceFiles"], swiftSettings: safe),
        .testTarget(name: "InterfaceFilesTests", dependencies: ["InterfaceFiles"], swiftSettings: safe),
        .testTarget(name: "SwiftSourcesTests", dependencies: ["SwiftSources"], swiftSettings: safe),
        .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: safe),
        .testTarget(name: "AppearanceTests", dependencies: ["Appearance"], swiftSettings: safe),
        .testTarget(name: "ComparisonTests", dependencies: ["Comparison", "DisplayLists"], swiftSettings: safe),
        .testTarget(
            name: "UIKitTests",
            dependencies: ["UIKit", "Appearance", "DisplayLists", "ResourceFiles", "_Testing_UIKit"],
            swiftSettings: safe),
        .testTarget(
            name: "SwiftUITests",
            dependencies: ["SwiftUI", "Combine", "UIKit", "Appearance", "DisplayLists", "_Testing_UIKit"],
            swiftSettings: safe),
        .testTarget(
            name: "CassowaryTests", dependencies: ["Cassowary"], exclude: ["Recorded"], swiftSettings: safe),
        .testTarget(
            name: "CollectionLayoutTests", dependencies: ["CollectionLayout"], exclude: ["Cases", "README.md"],
            swiftSettings: safe),
        .testTarget(
            name: "GalleyCommandTests", dependencies: ["GalleyCommand", "GalleyExecutable"], swiftSettings: safe),
        .testTarget(
            name: "GalleyTests",
            dependencies: [
                "Galley", "UIKit", "SwiftUI", "Scenes", "DisplayLists", "Comparison", "PNG", "_Testing_UIKit",
            ],
            swiftSettings: safe),
        .testTarget(
            name: "SnapshotTests",
            dependencies: [
                "Galley", "Comparison", "DisplayLists", "PNG", "UIKit", "SwiftUI", "PracticeCells", "_Testing_UIKit",
            ],
            exclude: ["Scenes"], swiftSettings: safe),
        .testTarget(name: "ArchitectureTests", swiftSettings: safe),
        .testTarget(
            name: "ScenesTests", dependencies: ["Scenes", "UIKit", "Appearance", "DisplayLists", "ResourceFiles"],
            swiftSettings: safe),
        // Code as it is written for iOS: the older language mode, and no rules of ours.
        .testTarget(
            name: "SourceCompatibilityTests",
            dependencies: ["UIKit", "SwiftUI", "Combine", "DisplayLists", "PracticeCells"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "PracticeCells", dependencies: ["UIKit", "SwiftUI"], path: "Tests/PracticeCells",
            resources: [.process("Nibs"), .process("Media")], swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "SnapshotTestingTests", dependencies: ["SnapshotTesting", "UIKit", "SwiftUI", "_Testing_UIKit"],
            swiftSettings: safe),
        .testTarget(
            name: "InlineSnapshotTestingTests", dependencies: ["InlineSnapshotTesting", "_Testing_UIKit"],
            swiftSettings: safe),
        .testTarget(
            name: "SnapshotCompatibilityTests",
            dependencies: ["SnapshotTesting", "InlineSnapshotTesting", "UIKit", "SwiftUI", "_Testing_UIKit"],
            exclude: ["__Snapshots__"], swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
