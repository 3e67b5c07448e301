import ResourceFiles

/// Puts parameters' values in a scene's tree.
struct SceneParameterEditor {
    private let parameter: SceneParameter
    /// Where what the parameter says stands: in no line of the scene.
    private let place: SourcePlace
    /// Leaves rows alone that lack the key: the path names none of them.
    private var isForRowsThatHaveIt = false
    private var count = 0

    /// Faults name the parameter; the tree is changed as far as it goes.
    static func apply(_ parameters: [SceneParameter], to root: inout JSON5Node) -> [SceneFault] {
        var faults: [SceneFault] = []
        for (index, parameter) in parameters.enumerated() {
            var editor = SceneParameterEditor(
                parameter: parameter, place: SourcePlace(line: -1 - index, column: 0))
            do throws(SceneFault) {
                try editor.apply(to: &root)
            } catch {
                faults.append(
                    SceneFault(at: nil, "\(quoted(parameter.path)): \(error.problem)", error.remedy))
            }
        }
        return faults
    }

    /// Faults in what a parameter said name it rather than a place of the scene.
    static func named(_ fault: SceneFault, _ parameters: [SceneParameter]) -> SceneFault {
        guard let line = fault.place?.line, line < 0, parameters.indices.contains(-1 - Int(line)) else { return fault }
        return SceneFault(
            at: nil, "\(quoted(parameters[-1 - Int(line)].path)): \(fault.problem)", fault.remedy)
    }

    private init(parameter: SceneParameter, place: SourcePlace) {
        self.parameter = parameter
        self.place = place
    }

    private mutating func apply(to root: inout JSON5Node) throws(SceneFault) {
        guard var steps = SceneParameterStep.steps(of: parameter.path) else {
            throw SceneFault(at: nil, "this is no path", "write it as \"section 0/item 2/text\"")
        }
        let roots = SceneDocument.format.schema.keys.map(\.name) + ["section"]
        if let first = steps.first, first.index == nil, !roots.contains(first.key) {
            isForRowsThatHaveIt = true
            steps = [.init(key: "section", index: .every), .init(key: "item", index: .every)] + steps
        }
        try edit(&root, steps[...])
        guard count > 0 else {
            let key = steps.last?.key ?? ""
            throw SceneFault(at: nil, "nothing in the scene has it", "name a key of a row, or where \(quoted(key)) is")
        }
    }

    private mutating func edit(_ node: inout JSON5Node, _ steps: ArraySlice<SceneParameterStep>) throws(SceneFault) {
        guard let step = steps.first else { return }
        guard step.index == nil else {
            try editElements(of: &node, step, steps.dropFirst())
            return
        }
        // A header or footer may be written as its text alone.
        if case .string = node.value {
            if step.key == "text", steps.count == 1 {
                node = try .parameter(parameter.value, for: step.key, over: node, at: place)
                count += 1
                return
            }
            var object = JSON5Object()
            object.members = [.init(key: "text", keyPlace: node.start, node: node)]
            node.value = .object(object)
        }
        guard case .object(var object) = node.value else {
            throw SceneFault(at: nil, "there is no \(quoted(step.key))", "only objects have keys")
        }
        node.value = .invalid
        defer { node.value = .object(object) }
        let index = object.members.firstIndex { $0.key == step.key }
        if index == nil, isForRowsThatHaveIt { return }
        if steps.count == 1 {
            let value = try JSON5Node.parameter(
                parameter.value, for: step.key, over: index.map { object.members[$0].node }, at: place)
            if let index {
                object.members[index].node = value
            } else {
                object.members.append(.init(key: step.key, keyPlace: place, node: value))
            }
            count += 1
        } else {
            if index == nil {
                let empty = JSON5Node(.object(JSON5Object()), from: place, to: place)
                object.members.append(.init(key: step.key, keyPlace: place, node: empty))
            }
            try edit(&object.members[index ?? object.members.count - 1].node, steps.dropFirst())
        }
    }

    private mutating func editElements(
        of node: inout JSON5Node, _ step: SceneParameterStep, _ rest: ArraySlice<SceneParameterStep>
    ) throws(SceneFault) {
        guard case .object(var object) = node.value,
            let index = object.members.firstIndex(where: { $0.key == step.key + "s" || $0.key == step.key }),
            case .array(var elements) = object.members[index].node.value
        else {
            if step.index == .every { return }
            throw SceneFault(at: nil, "there are no \(step.key)s", "check the path against the scene")
        }
        guard !rest.isEmpty || step.index != .every else {
            throw SceneFault(at: nil, "this is no path", "end it with a key")
        }
        node.value = .invalid
        object.members[index].node.value = .invalid
        defer {
            object.members[index].node.value = .array(elements)
            node.value = .object(object)
        }
        var next = 0
        let isRow = step.key == "item"
        try edit(&elements, step.index, isOutline: isRow, &next, rest)
        if case .number(let number)? = step.index, number >= next {
            throw SceneFault(
                at: nil, "there is no \(step.key) \(number)",
                next == 0 ? "there are none" : "the last one is \(step.key) \(next - 1)")
        }
    }

    /// Rows count as the layout report counts them: an expanded row's children come after it.
    private mutating func edit(
        _ elements: inout [JSON5Node], _ wanted: SceneParameterStep.Index?, isOutline: Bool, _ next: inout Int,
        _ rest: ArraySlice<SceneParameterStep>
    ) throws(SceneFault) {
        for index in elements.indices {
            if wanted == .every || wanted == .number(next) {
                if rest.isEmpty {
                    elements[index] = try .parameter(parameter.value, for: "", over: elements[index], at: place)
                    count += 1
                } else {
                    try edit(&elements[index], rest)
                }
            }
            next += 1
            guard isOutline, case .object(var row) = elements[index].value, row.isExpanded,
                let place = row.members.firstIndex(where: { $0.key == "children" }),
                case .array(var children) = row.members[place].node.value
            else { continue }
            try edit(&children, wanted, isOutline: true, &next, rest)
            row.members[place].node.value = .array(children)
            elements[index].value = .object(row)
        }
    }
}

extension JSON5Object {
    fileprivate var isExpanded: Bool {
        guard case .array(let states)? = self["state"]?.value else { return false }
        return states.contains { if case .string("expanded") = $0.value { true } else { false } }
    }
}
