import Foundation
import InterfaceFiles

/// What `init(coder:)` gets for an object from a nib: the element that describes it. Read as an archive it is empty.
final class NibCoder: NSCoder {
    let builder: NibBuilder
    let element: InterfaceElement

    init(builder: NibBuilder, element: InterfaceElement) {
        self.builder = builder
        self.element = element
    }

    /// The value of an attribute that a class needs before the rest; `nil` where the element does not have it.
    @MainActor func choice<Value>(_ attribute: String, _ choices: [String: Value]) -> Value? {
        NibValue(attribute: attribute, of: element, builder: builder)?.choice(choices)
    }

    private var isUsed = false

    /// Gives the view what the element says; a second one stays empty.
    @MainActor func fill(_ view: UIView) {
        guard !isUsed else { return }
        isUsed = true
        builder.fill(view, element)
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject() -> Any? { nil }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}
