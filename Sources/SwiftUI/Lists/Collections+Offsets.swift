public import Foundation

extension RangeReplaceableCollection {
    /// Takes away what is at some places, as `onDelete` names them. Places that there are not are passed over.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
        self = kept
    }
}

extension MutableCollection {
    /// Moves what is at some places before another one, as `onMove` names them. Places that there are not are passed over.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let moved = elements.indices.filter { source.contains($0) }
        let before = elements.indices.filter { $0 < destination && !source.contains($0) }
        let after = elements.indices.filter { $0 >= destination && !source.contains($0) }
        for (index, from) in zip(indices, before + moved + after) { self[index] = elements[from] }
    }
}
