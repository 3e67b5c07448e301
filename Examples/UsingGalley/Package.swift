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
        .testTarget(
            name: "FruitTests", dependencies: [.product(name: "SnapshotTesting", package: "galley")],
            exclude: ["__Snapshots__"]),
    ]
)
