/// A plan of pictures as the first line of a journal tells it.
package struct PlanDescription: Codable, Hashable, Sendable {
    package struct Axis: Codable, Hashable, Sendable {
        package var name: String
        package var values: [String]
        package var isParameter: Bool
    }

    package var inputs: [String]
    /// What names each input's pictures; `nil` is its file's name.
    package var names: [String]?
    package var axes: [Axis]
    package var exclude: [[String: [String]]]
    package var include: [[String: [String]]]
    package var pairwise: Bool

    package init(inputs: [String], names: [String]? = nil, _ matrix: VariantMatrix) {
        self.inputs = inputs
        self.names = names
        axes = matrix.axes.map { axis in
            Axis(name: axis.name, values: axis.values, isParameter: VariantTrait(axis: axis.name) == nil)
        }
        func named(_ selection: VariantMatrix.Selection) -> [String: [String]] {
            Dictionary(uniqueKeysWithValues: selection.map { (matrix.axes[$0.key].name, $0.value) })
        }
        exclude = matrix.exclusions.map(named)
        include = matrix.inclusions.map(named)
        pairwise = matrix.isPairwise
    }

    /// The matrix it tells of; what does not fit is left out.
    package var matrix: VariantMatrix {
        var matrix = VariantMatrix()
        for axis in axes {
            let trait = axis.isParameter ? nil : VariantTrait(axis: axis.name)
            matrix.add(axis.values, to: trait.map { .trait($0) } ?? .parameter(axis.name))
        }
        func places(_ selection: [String: [String]]) -> VariantMatrix.Selection {
            selection.reduce(into: [:]) { places, part in
                if let place = matrix.place(ofAxis: part.key) { places[place] = part.value }
            }
        }
        matrix.exclusions = exclude.map(places)
        matrix.inclusions = include.map(places)
        matrix.isPairwise = pairwise
        return matrix
    }

    package func plan() throws(VariantPlan.Failure) -> VariantPlan {
        try VariantPlan(inputs: inputs, names: names, matrix)
    }
}
