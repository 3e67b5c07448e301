import Foundation

/// What is kept beside objects whose classes have no room for it, because hardly any object has it.
enum Aside: UInt {
    case badge, backIndicatorImage, backIndicatorMaskImage, titleShift, popGesture, contentPopGesture,
        cornerConfiguration
    case topEdgeEffect, bottomEdgeEffect, leftEdgeEffect, rightEdgeEffect, minimizeBehavior, bottomAccessory, largeTitle
    case largeSubtitle, subtitleView, layoutManager, backgroundImages, dividerImages, fieldImages, fieldShifts,
        titleShifts
    case scopeActivation, fieldBackgrounds, tokens, layoutSize, defaultAttributes, typingAttributes, minimumFontSize
    case background, disabledBackground, passwordRules, inputAssistant, editingAttributes, selectedRange, pinnedGroup
    case largeSubtitleView, attributedTitle, attributedSubtitle, largeAttributedTitle, largeAttributedSubtitle
    case shortcutItems, pointerStyle
    case overflowItems, documentProperties, orthogonalProperties, drawsAsynchronously, compositingFilter, exclusionPaths

    func value<Value>(of owner: AnyObject, default standard: @autoclosure () -> Value) -> Value {
        AssociatedObjects.shared.value(of: owner, for: rawValue) as? Value ?? standard()
    }
    func optional<Value>(of owner: AnyObject) -> Value? {
        AssociatedObjects.shared.value(of: owner, for: rawValue) as? Value
    }
    func set<Value>(_ value: Value?, of owner: AnyObject) {
        AssociatedObjects.shared.set(value, of: owner, for: rawValue)
    }
    /// Makes it where there is none yet.
    func made<Value: AnyObject>(of owner: AnyObject, _ make: () -> Value) -> Value {
        if let value = AssociatedObjects.shared.value(of: owner, for: rawValue) as? Value { return value }
        let value = make()
        set(value, of: owner)
        return value
    }
}
