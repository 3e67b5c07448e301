// swift-tools-version: 6.2
import PackageDescription

let products: [Target.Dependency] = [
    .product(name: "UIKit", package: "galley"), .product(name: "Galley", package: "galley"),
]

/// A package that draws with Galley. It could name the repository's address instead of a path.
let package = Package(
    name: "UsingGalley",
    dependencies: [.package(name: "galley", path: "../..")],
    targets: [
        .executableTarget(name: "ListInSwift5", dependencies: products, swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(name: "ListInSwift6", dependencies: products, swiftSettings: [.swiftLanguageMode(.v6)]),
        // The plugin compiles what is excluded, as it is written for iOS, with its selectors and outlets.
        .target(
            name: "TeaScreens", dependencies: [.product(name: "UIKit", package: "galley")], exclude: ["Screens"],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "AppSources", package: "galley")]),
        .testTarget(
            name: "FruitTests", dependencies: ["TeaScreens", .product(name: "SnapshotTesting", package: "galley")],
            exclude: ["__Snapshots__"]),
    ]
)
