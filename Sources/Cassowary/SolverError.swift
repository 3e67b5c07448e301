/// Why a solver refuses; it is then as it was before.
package enum SolverError: Error, Hashable, CustomStringConvertible {
    /// These required constraints, in the order of their names, cannot all hold. Without any one of them the rest of them can, unless
    /// a variable's being never negative is enough to contradict fewer of them.
    case unsatisfiable([ConstraintID])
    case duplicateConstraint(ConstraintID)
    case unknownConstraint(ConstraintID)
    case duplicateEditVariable(Variable)
    case unknownEditVariable(Variable)
    /// An edit variable that has to hold could not give way.
    case requiredEditVariable(Variable)
    /// A coefficient, constant or value is infinite or not a number.
    case notFinite
    /// The number of steps that a system of this size may take was not enough.
    case tooManySteps

    package var description: String {
        switch self {
        case .unsatisfiable(let constraints):
            "constraints \(constraints.map(\.value)) cannot all hold: remove one or make it weaker"
        case .duplicateConstraint(let constraint): "constraint \(constraint.value) is in the solver already"
        case .unknownConstraint(let constraint): "constraint \(constraint.value) is not in the solver"
        case .duplicateEditVariable(let variable): "variable \(variable.symbol) is being edited already"
        case .unknownEditVariable(let variable): "variable \(variable.symbol) is not being edited"
        case .requiredEditVariable(let variable): "variable \(variable.symbol) cannot be edited with required strength"
        case .notFinite: "a number of a constraint is infinite or not a number"
        case .tooManySteps: "the constraints took more steps than a system of their size should"
        }
    }
}
