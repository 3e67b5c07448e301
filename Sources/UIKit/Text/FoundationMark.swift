/// The first thing that is stored in classes whose objects are attributes of text.
///
/// The Foundation of Linux compares the attributes of neighbouring stretches with `CFEqual`, also those that are Swift objects. It
/// tells these from its own objects by the word behind an object's header, where its own have the number of their kind: with bits 8
/// to 17 all zero it takes a Swift object for one of no kind, and stops the program. Here none of them is, so that it asks
/// `isEqual(_:)`.
struct FoundationMark: Sendable {
    private let bits: UInt64 = 0x3FF00
}
