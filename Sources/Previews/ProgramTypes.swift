/// The types that a program itself declares, read from the records that the compiler leaves in it for the language's
/// runtime (docs/ABI/TypeMetadata of the Swift project).
struct ProgramTypes {
    /// Every type but generic ones, in the order of the records.
    let all: [Any.Type]

    /// - Parameter records: the program's section of type records: a 32-bit offset each, from its own place.
    init(records: UnsafeRawBufferPointer) {
        var all: [Any.Type] = []
        for offset in stride(from: 0, to: records.count - 3, by: 4) {
            guard let start = records.baseAddress else { break }
            if let type = unsafe Self.type(of: start + offset) { all.append(type) }
        }
        self.all = all
    }

    /// What the low bits of a record say that it leads to.
    private static let directDescriptor: Int32 = 0
    private static let indirectDescriptor: Int32 = 1

    private static func type(of record: UnsafeRawPointer) -> Any.Type? {
        let value = unsafe record.load(as: Int32.self)
        let place = unsafe record + Int(value & ~3)
        switch value & 3 {
        case directDescriptor: return unsafe type(describedBy: place)
        case indirectDescriptor: return unsafe type(describedBy: place.load(as: UnsafeRawPointer.self))
        default: return nil
        }
    }

    /// The kinds of descriptors that are of types: class, structure and enumeration.
    private static let typeKinds: ClosedRange<UInt32> = 16...18
    private static let kindMask: UInt32 = 0x1F
    private static let genericFlag: UInt32 = 0x80
    /// Where a descriptor has the offset of the function that makes the type's metadata, after its flags, its parent and
    /// its name.
    private static let accessorPlace = 12

    private typealias Accessor = @convention(c) (_ request: UInt) -> UnsafeRawPointer

    private static func type(describedBy descriptor: UnsafeRawPointer) -> Any.Type? {
        let flags = unsafe descriptor.load(as: UInt32.self)
        guard typeKinds.contains(flags & kindMask), flags & genericFlag == 0 else { return nil }
        let field = unsafe descriptor + accessorPlace
        let offset = unsafe field.load(as: Int32.self)
        guard offset != 0 else { return nil }
        let accessor = unsafe unsafeBitCast(field + Int(offset), to: Accessor.self)
        return unsafe unsafeBitCast(accessor(0), to: Any.Type.self)
    }
}
