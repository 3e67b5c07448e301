import Galley
import Testing

/// Which pictures a batch has, and what they are called.
struct VariantPlanTests {
    private func plan(
        _ inputs: [String] = ["a/settings.json5"], _ change: (inout VariantMatrix) -> Void
    ) throws -> VariantPlan {
        var matrix = VariantMatrix()
        change(&matrix)
        matrix.sortAxes()
        return try VariantPlan(inputs: inputs, matrix)
    }

    private func files(_ plan: VariantPlan) -> [String] { (0..<plan.count).map { plan[$0].file } }

    @Test func namesTellWhatVariesInOneOrder() throws {
        let plan = try plan {
            $0.add(["ltr", "rtl"], to: .trait(.direction))
            $0.add(["accessibility3"], to: .trait(.contentSize))
            $0.add(["dark"], to: .trait(.style))
            $0.add(["light"], to: .trait(.style))
        }
        #expect(
            files(plan) == [
                "settings.dark.ltr.png", "settings.dark.rtl.png", "settings.light.ltr.png", "settings.light.rtl.png",
            ])
        #expect(plan.axes.map(\.name) == ["style", "contentSize", "direction"])
        #expect(plan[3].values == ["light", "accessibility3", "rtl"])
    }

    @Test func valuesBecomeWordsThatFilesCanHave() throws {
        let plan = try plan {
            $0.add(["iPhone 17 Pro", "iPad Pro 11-inch (M5)"], to: .trait(.device))
            $0.add(["a/b", "a b", "…", "Ein sehr langer Titel, der nicht passt"], to: .parameter("text"))
        }
        #expect(
            files(plan).prefix(4) == [
                "settings.iPhone-17-Pro.a-b.png", "settings.iPhone-17-Pro.a-b-2.png",
                "settings.iPhone-17-Pro.text3.png", "settings.iPhone-17-Pro.Ein-sehr-langer-Titel-d.png",
            ])
        #expect(files(plan).last == "settings.iPad-Pro-11-inch-M5.Ein-sehr-langer-Titel-d.png")
        #expect(Set(files(plan)).count == 8)
    }

    @Test func exclusionsAndInclusionsChangeTheProduct() throws {
        let plan = try plan {
            $0.add(["light", "dark"], to: .trait(.style))
            $0.add(["small", "large"], to: .trait(.contentSize))
            $0.exclusions = [[0: ["dark"], 1: ["small"]]]
            $0.inclusions = [[0: ["dark"], 1: ["accessibility5"]], [1: ["large"]]]
        }
        #expect(
            files(plan) == [
                "settings.light.small.png", "settings.light.large.png", "settings.dark.large.png",
                "settings.dark.accessibility5.png",
            ])
    }

    @Test func siblingsDifferOnOneAxisAlone() throws {
        let plan = try plan(["a.json5", "b.json5"]) {
            $0.add(["light", "dark"], to: .trait(.style))
            $0.add(["18", "26"], to: .trait(.ios))
            $0.exclusions = [[0: ["light"], 1: ["18"]]]
        }
        let names = files(plan)
        #expect(names.count == 6)
        let index = try #require(names.firstIndex(of: "b.ios26.dark.png"))
        let sibling = try #require(plan.sibling(of: index, axis: 1, value: 0))
        #expect(names[sibling] == "b.ios26.light.png")
        let other = try #require(names.firstIndex(of: "b.ios18.dark.png"))
        #expect(plan.sibling(of: other, axis: 1, value: 0) == nil)
    }

    @Test func faultsAreTold() {
        #expect(throws: VariantPlan.Failure.self) { try plan(["a/x.json5", "b/x.json5"]) { _ in } }
        #expect(throws: VariantPlan.Failure.self) { try plan { $0.add(["drak"], to: .trait(.style)) } }
        #expect(throws: VariantPlan.Failure.self) {
            try plan { matrix in
                for name in ["a", "b", "c"] { matrix.add((0..<200).map { "\($0)" }, to: .parameter(name)) }
            }
        }
    }

    @Test func theHeaderOfAJournalTellsThePlan() throws {
        var matrix = VariantMatrix()
        matrix.add(["light", "dark"], to: .trait(.style))
        matrix.add(["a", "b"], to: .parameter("section 0/item 0/text"))
        matrix.exclusions = [[0: ["dark"], 1: ["a"]]]
        matrix.inclusions = [[1: ["c"]]]
        let header = VariantJournal.Header(
            version: "1", inputs: ["x.json5"], matrix, rules: [.clipped], sheet: .automatic, shard: nil)
        #expect(header.rules == [.clipped])
        let same = try header.plan.plan()
        let plan = try VariantPlan(inputs: ["x.json5"], matrix)
        #expect(same == plan)
        #expect(plan.count == 4)
    }

    @Test func aLongRunIsToldAsOne() throws {
        var matrix = VariantMatrix()
        for path in ["text", "secondaryText"] { matrix.add((0..<80).map { "w\($0)" }, to: .parameter(path)) }
        let warning = try #require(try VariantPlan(inputs: ["x.json5"], matrix).warningOfSize(matrix))
        #expect(warning == "these are 6400 pictures — give fewer values")
        matrix.add(["light", "dark"], to: .trait(.style))
        let longer = try VariantPlan(inputs: ["x.json5"], matrix).warningOfSize(matrix)
        #expect(
            longer
                == "these are 12800 pictures — give fewer values, or let --pairwise draw 6400 in which every two values meet"
        )
        #expect(try plan { $0.add(["light", "dark"], to: .trait(.style)) }.warningOfSize(matrix) == nil)
    }

    @Test(arguments: [
        ("a,b", ["a", "b"]), (" a , b ", ["a", "b"]), ("\"a,b\",c", ["\"a,b\"", "c"]),
        ("[1,2],{a:[3,4]}", ["[1,2]", "{a:[3,4]}"]),
        ("It's, that's", ["It's", "that's"]), ("\"a\\\",b\",c", ["\"a\\\",b\"", "c"]), ("", [""]), ("a,", ["a", ""]),
        ("\"open,a", ["\"open,a"]),
    ])
    func listsAreSplitAtTheirOwnCommas(text: String, values: [String]) {
        #expect(CommaList.values(of: text) == values)
    }

    @Test(
        arguments: [
            (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"], "2/3"),
            (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "3"], "1/3"),
            (
                [
                    "SLURM_ARRAY_TASK_ID": "12", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "10",
                    "SLURM_ARRAY_TASK_STEP": "2",
                ], "2/3"
            ),
            (["JOB_COMPLETION_INDEX": "2", "JOB_COMPLETIONS": "3"], "3/3"),
            (["JOB_COMPLETION_INDEX": "2"], nil), (["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"], nil), ([:], nil),
            (["CIRCLE_NODE_INDEX": "\(Int.max)", "CIRCLE_NODE_TOTAL": "3"], nil),
        ] as [([String: String], String?)])
    func theEnvironmentTellsTheShard(environment: [String: String], part: String?) {
        #expect(Sharding.Part(environment: environment)?.text == part)
    }
}
