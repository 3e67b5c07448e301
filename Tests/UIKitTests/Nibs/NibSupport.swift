import Foundation
import UIKit

/// A document as Interface Builder writes it, around what a test is about.
func xib(_ objects: String, resources: String = "") -> Data {
    Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
        useSafeAreas="YES" colorMatched="YES">
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)
        </objects>
        <resources>\(resources)</resources>
        </document>
        """.utf8)
}

/// A view with a frame, around what a test is about.
func xib(view inside: String, attributes: String = "", resources: String = "") -> Data {
    xib(
        """
        <view contentMode="scaleToFill" id="root" \(attributes)>
        <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        \(inside)
        </view>
        """, resources: resources)
}

@MainActor
func objects(_ data: Data, owner: Any? = nil, options: [UINib.OptionsKey: Any]? = nil) throws -> [Any] {
    try UINib(data: data, bundle: nil).load(withOwner: owner, options: options)
}

/// The first object of the data's nib, a view of the type.
@MainActor
func first<View: UIView>(_ data: Data, owner: Any? = nil, as type: View.Type = View.self) throws -> View? {
    try objects(data, owner: owner).first as? View
}

/// The faults that a nib is refused for, without their file.
@MainActor
func faults(_ data: Data, owner: Any? = nil) -> [String] {
    do throws(NibError) {
        _ = try UINib(data: data, bundle: nil).load(withOwner: owner)
        return []
    } catch {
        return error.faults.map(\.message)
    }
}

/// What is warned of while a nib is loaded.
@MainActor
func warnings(_ body: () throws -> Void) rethrows -> [String] {
    let diagnostics = RenderDiagnostics()
    try RenderDiagnostics.$current.withValue(diagnostics, operation: body)
    return diagnostics.take().map(\.message)
}
