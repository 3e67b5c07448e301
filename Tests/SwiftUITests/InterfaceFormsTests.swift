import DisplayLists
import Foundation
import SwiftUI
import Testing
import UIKit

private struct Doubled: ViewModifier, Animatable {
    var amount: Double
    func body(content: Content) -> some View { content.opacity(amount) }
}

private struct Shift: GeometryEffect {
    var share: CGFloat
    var animatableData: CGFloat {
        get { share }
        set { share = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width * share, y: 0))
    }
}

private struct Fade: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

private struct BracketedField: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
            Text(verbatim: "[")
            configuration
        }
    }
}

private struct LoudMenu: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Text(verbatim: "loud")
            Menu(configuration)
        }
    }
}

private struct Listed: FormStyle {
    func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
}

extension ContainerValues {
    @Entry fileprivate var weight = 1
}

private struct Moved: TransactionKey {
    static let defaultValue = 1
}

/// What further forms of names show.
@MainActor struct InterfaceFormsTests {
    private func texts(@ViewBuilder _ content: () -> some View) -> [String] {
        Hosted.report(content).nodes.compactMap { $0.role == "text" ? $0.text?.text : nil }
    }

    private func list(@ViewBuilder _ content: () -> some View) -> String {
        Hosted.snapshot(width: 100, height: 40, content).displayList.description
    }

    // MARK: Text

    @Test func wordsGoWithTheirNumber() {
        #expect(texts { Text("^[\(3) item](inflect: true) left") } == ["3 items left"])
        #expect(texts { Text("^[\(1) item](inflect: true) left") } == ["1 item left"])
        #expect(
            texts { Text("^[\(0) story](inflect: true), ^[\(2) child](inflect: true)") } == ["0 stories, 2 children"])
        #expect(
            texts { Text("^[\(3) Ding](inflect: true)").environment(\.locale, Locale(identifier: "de_DE")) }
                == ["3 Ding"])
    }

    @Test func formatsFollowTheLocaleUnlessTheyHaveOne() {
        let german = Locale(identifier: "de_DE")
        let shown = texts {
            VStack {
                Text(1234.5, format: .number)
                Text("\(1234.5, format: .number) m")
                Text(1234.5, format: .number.locale(Locale(identifier: "fr_FR")))
                TextField("Name", value: .constant(1234.5), format: .number)
            }.environment(\.locale, german)
        }
        let french = 1234.5.formatted(.number.locale(Locale(identifier: "fr_FR")))
        #expect(shown == ["1.234,5", "1.234,5 m", french, "1.234,5"])
    }

    @Test func imagesStandInText() {
        let narrow = Hosted.size { Text("a b") }
        let wide = Hosted.size { Text("a \(Image(systemName: "star")) b") }
        #expect(wide.width > narrow.width + 10)
        #expect(texts { Text("a\(Image(systemName: "star"))b") } == ["ab"])
        #expect(Hosted.size { Text(Image(systemName: "star")) }.width > 10)
    }

    @Test func datesStandInText() {
        let date = Date(timeIntervalSince1970: 0)
        #expect(texts { Text("on \(date, style: .date)") } == ["on January 1, 1970"])
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.minimumFractionDigits = 2
        #expect(texts { Text("\(NSNumber(value: 3), formatter: formatter)") } == ["3.00"])
        #expect(texts { Text(date...date.addingTimeInterval(3600)) }.first?.contains("1:00") == true)
    }

    // MARK: Looks

    @Test func shapesAreChanged() {
        #expect(list { Rectangle().size(width: 10, height: 6).fill(.red) }.contains("(10, 6)"))
        #expect(list { Rectangle().offset(x: 7, y: 3).fill(.red) }.contains("(107, 43)"))
        #expect(list { Rectangle().scale(0.5).fill(.red) }.contains("(25, 10)"))
        let both = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
            .intersection(Path(CGRect(x: 5, y: 5, width: 10, height: 10)))
        #expect(both.boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(both.contains(CGPoint(x: 6, y: 6)))
        #expect(!both.contains(CGPoint(x: 4, y: 6)))
        #expect(list { AnyShape(Circle()).fill(.red) }.contains("fill"))
    }

    @Test func containersGiveTheirShape() {
        let shown = list {
            ContainerRelativeShape().fill(.red).containerShape(RoundedRectangle(cornerRadius: 9))
        }
        #expect(shown.contains("radius 9"))
    }

    @Test func arcsTouchBothLines() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
        #expect(abs((path.currentPoint?.x ?? 0) - 20) < 0.001)
        #expect(abs((path.currentPoint?.y ?? 0) - 5) < 0.001)
        #expect(path.boundingRect.maxX < 20.001)
    }

    @Test func linesHaveOutlines() {
        let line = Path { path in
            path.addLines([.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
        }
        let miter = line.strokedPath(StrokeStyle(lineWidth: 4))
        #expect(miter.contains(CGPoint(x: 21.5, y: -1.5)))
        #expect(!miter.contains(CGPoint(x: -1, y: 0)))
        #expect(!miter.contains(CGPoint(x: 10, y: 3)))
        let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
        #expect(!round.contains(CGPoint(x: 21.8, y: -1.8)))
        #expect(round.contains(CGPoint(x: -1, y: 0)))
    }

    @Test func effectsMoveBySize() {
        let plain = list { Color.red.frame(width: 20, height: 20) }
        let moved = list { Color.red.frame(width: 20, height: 20).modifier(Shift(share: 0.5)) }
        #expect(plain != moved)
        #expect(moved.contains("50"))
    }

    @Test func weakerLevelsAreOfTheirKind() {
        func color<Style: ShapeStyle>(_ style: Style) -> String {
            list { Rectangle().fill(style) }
        }
        #expect(color(.background.secondary) == color(Color(uiColor: .secondarySystemBackground)))
        #expect(color(.fill.tertiary) == color(Color(uiColor: .tertiarySystemFill)))
        #expect(color(Color.red.secondary) == color(Color.red.opacity(0.5)))
    }

    @Test func goneSymbolsAreNotDrawn() {
        let there = list { Image(systemName: "star.fill").symbolEffect(.bounce, value: 1) }
        let gone = list { Image(systemName: "star.fill").symbolEffect(.disappear) }
        #expect(there != gone)
        #expect(there == list { Image(systemName: "star.fill").symbolEffect(.disappear, isActive: false) })
    }

    @Test func transitionsAreAtRest() {
        #expect(list { Color.red.transition(Fade()) } == list { Color.red.opacity(1) })
    }

    // MARK: Controls

    @Test func stylesOfAnAppsOwnAreAsked() {
        #expect(
            texts { TextField("Name", text: .constant("Ann")).textFieldStyle(BracketedField()) } == ["[", "Ann"])
        #expect(texts { Menu("More") {}.menuStyle(LoudMenu()) } == ["loud", "More"])
        #expect(texts { Form { Text(verbatim: "in") }.formStyle(Listed()) } == ["in"])
        #expect(texts { Button(role: .cancel) {} } == ["Cancel"])
    }

    @Test func viewsAreTakenApart() {
        let shown = texts {
            Group(
                subviews: Group {
                    Text(verbatim: "a").containerValue(\.weight, 3)
                    Text(verbatim: "b")
                }
            ) { views in
                VStack {
                    Text(verbatim: "\(views.count)")
                    ForEach(views) { view in Text(verbatim: "\(view.containerValues.weight)") }
                    ForEach(subviews: views) { $0 }
                }
            }
        }
        #expect(shown == ["2", "3", "1", "a", "b"])
        let sections = texts {
            Group(
                sections: Group {
                    Section("head") { Text(verbatim: "row") }
                    Text(verbatim: "loose")
                }
            ) { sections in
                VStack {
                    ForEach(sections) { section in
                        Text(verbatim: "\(section.header.count) \(section.content.count)")
                    }
                }
            }
        }
        #expect(sections == ["1 1", "0 1"])
    }

    @Test func whatFollowsAChangeIsDone() {
        var steps: [Int] = []
        withAnimation(.easeIn) {
            steps.append(1)
        } completion: {
            steps.append(2)
        }
        #expect(steps == [1, 2])
        func again() {
            withAnimation {
                steps.append(0)
            } completion: {
                again()
            }
        }
        again()
        #expect(steps.count < 100)
        var transaction = Transaction()
        transaction[Moved.self] = 4
        #expect(transaction[Moved.self] == 4)
        withTransaction(\.disablesAnimations, true) { steps = [] }
        #expect(steps.isEmpty)
    }

    @Test func addressesAreHandled() {
        struct Opening: View {
            @Environment(\.openURL) private var openURL
            var body: some View {
                Text(verbatim: "x").onAppear { if let url = URL(string: "https://example.org") { openURL(url) } }
            }
        }
        var opened: [URL] = []
        _ = Hosted.report {
            Opening().environment(
                \.openURL,
                OpenURLAction {
                    opened.append($0)
                    return .handled
                })
        }
        #expect(opened.map(\.absoluteString) == ["https://example.org"])
    }
}
