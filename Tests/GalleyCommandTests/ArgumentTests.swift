import GalleyCommand
import Testing

/// What the command line accepts and how it answers what it does not.
@MainActor struct ArgumentTests {
    @Test(arguments: [
        (["rendr", "x"], #"unknown command "rendr" — did you mean "render"?"#),
        (["a.swift"], #"unknown command "a.swift" — to draw its previews, say: galley preview a.swift"#),
        (["a.json5"], #"unknown command "a.json5" — to draw a scene, say: galley render a.json5"#),
        (["render", "a", "--contnet-size", "x"], #"unknown option "--contnet-size" — did you mean "--content-size"?"#),
        (["render", "a", "-z"], #"unknown option "-z" — see galley render --help"#),
        (["render", "a", "-o"], "-o needs a value: -o PATH"),
        (["render", "a", "--device", "--style", "dark"], "--device needs a value: --device NAME"),
        (["render", "a", "--strict=3"], #"--strict takes no value, but "3" was given"#),
        (["render"], "nothing to render — say: galley render INPUT… [-o PATH]"),
        (["inspect", "a", "b"], "inspect takes one input, but 2 were given"),
        (["devices", "a"], #"devices takes no input, but "a" was given"#),
        (["schema", "--scale", "2"], "--scale is not an option of schema — see galley schema --help"),
        ([], "nothing to do — say: galley render SCENE.json5, or galley --help"),
        (["help", "rendr"], #"unknown command "rendr" — did you mean "render"?"#),
        (["re\nnder"], #"unknown command "re\nnder" — did you mean "render"?"#),
    ])
    func wrongLinesGetOneLineAndCode2(words: [String], message: String) async {
        let run = await CommandRun(words: words)
        #expect(run.code == .wrongRequest)
        #expect(run.errors == "galley: error: \(message)\n")
        #expect(run.output.isEmpty)
    }

    @Test func everyFaultOfALineIsTold() async {
        let run = await CommandRun("render", "a", "--sise", "1x1", "--stile", "dark")
        #expect(
            run.errors == """
                galley: error: unknown option "--sise" — did you mean "--size"?
                galley: error: unknown option "--stile" — did you mean "--style"?

                """)
    }

    @Test(arguments: [["--version"], ["render", "--version"], ["--quiet", "--version"]])
    func versionAnswersAnywhere(words: [String]) async {
        let run = await CommandRun(words: words)
        #expect(run.text == "galley \(GalleyCommand.version)\n")
        #expect(run.code == .done)
    }

    @Test func helpListsEveryOptionOfACommand() async {
        let run = await CommandRun("inspect", "--help")
        #expect(run.text.contains("Usage: galley inspect INPUT [--format text|json]"))
        #expect(run.text.contains("--content-size CATEGORY"))
        let same = await CommandRun("help", "inspect")
        #expect(same.text == run.text)
    }

    @Test func colourIsAskedForOrLeftOut() async {
        let plain = await CommandRun("preview", "a")
        #expect(plain.errors == "galley: error: a: not a Swift file — to draw a scene, say: galley render a\n")
        let colored = await CommandRun("preview", "a", "--color", "always")
        #expect(
            colored.errors
                == "galley: \u{1B}[1;31merror:\u{1B}[0m a: not a Swift file — to draw a scene, say: galley render a\n")
    }
}
