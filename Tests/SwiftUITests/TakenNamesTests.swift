import Combine
import DisplayLists
import Foundation
import SwiftUI
import Testing
import UIKit

private struct FocusKey: FocusedValueKey { typealias Value = Int }

extension FocusedValues {
    fileprivate var number: Int? {
        get { self[FocusKey.self] }
        set { self[FocusKey.self] = newValue }
    }
}

private final class Model: Observable {}

private struct Fall: CustomAnimation {
    func animate<Value: VectorArithmetic>(
        value: Value, time: TimeInterval, context: inout AnimationContext<Value>
    ) -> Value? { nil }
}

private struct Pan: UIGestureRecognizerRepresentable {
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
}

private struct Grown: AnimatableModifier {
    var share: Double
    nonisolated var animatableData: Double {
        get { 0 }
        set {}
    }
    func body(content: Content) -> some View { content.opacity(share) }
}

private struct Pair: SwiftUI.Shape {
    var share: Double
    var animatableData: AnimatablePair<Double, Double> {
        get { .init(share, share) }
        set { share = newValue.first }
    }
    func path(in rect: CGRect) -> SwiftUI.Path { SwiftUI.Path(rect) }
}

private struct Dropping: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { true }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
}

private struct Token: Identifiable { var id: String }

private struct Once: TimelineSchedule {
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

private struct Menus: Commands {
    var body: some Commands { CommandGroup(replacing: .newItem) { Button("New") {} } }
}

private struct Windows: Scene {
    var body: some Scene {
        WindowGroup("Numbers", id: "numbers", for: Int.self) { $number in Text("\(number ?? 0)") }
            .defaultSize(width: 1, height: 2).commands { CommandMenu("More") { Button("Other") {} } }
    }
}

private struct Spread: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in
            child
            Divider()
        }
    }
}

/// Names that are taken as the framework has them: that this file compiles is what is tested.
@MainActor struct TakenNamesTests {
    @Namespace private var names
    @State private var text = ""
    @State private var flag = false
    @State private var tokens: [Token] = []
    @State private var days: Set<DateComponents> = []
    @State private var chosen: String?
    @AccessibilityFocusState private var isRead: Bool
    @GestureState(reset: { _, transaction in transaction.animation = .default }) private var drag = CGSize.zero
    @FocusedValue(\.number) private var number
    @Environment(Model.self) private var model: Model?
    @Environment(\.openWindow) private var openWindow
    @Environment(\.undoManager) private var undoManager
    @Environment(\.backgroundStyle) private var backgroundStyle

    @ViewBuilder private var effects: some View {
        Text("x").mask(Rectangle()).fontWidth(.condensed).font(.body.smallCaps().width(.expanded))
        Text("x").symbolEffect(.variableColor.iterative.reversing).symbolEffect(.bounce.up.byLayer, value: text)
            .symbolEffect(.pulse, options: .repeat(.continuous), isActive: true).symbolEffectsRemoved()
        Text("x").contentTransition(.symbolEffect(.replace.magic(fallback: .replace))).transition(.blurReplace)
            .transition(.modifier(active: EmptyModifier(), identity: EmptyModifier()))
            .transition(.move(edge: .top).combined(with: .scale(scale: 0.5, anchor: .top)))
            .transition(.opacity.animation(.easeIn(duration: 1)))
        Text("x").animation(.easeInOut) { $0.opacity(0.5) }.animation(Animation(Fall()), value: flag)
            .modifier(Grown(share: 1)).background(Pair(share: 1))
        Text("x").clipShape(.rect(topLeadingRadius: 10, topTrailingRadius: 10))
            .clipShape(.rect(corners: .concentric, isUniform: true)).background(.red, in: ContainerRelativeShape())
        Text("x").foregroundStyle(.tint.secondary).background(.background.shadow(.drop(radius: 3)))
            .background(.fill.tertiary).foregroundStyle(.selection).background(
                ImagePaint(image: Image(systemName: "star")))
        Circle().fill(.red.opacity(0.3).shadow(.inner(radius: 3)))
        MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow])
    }

    @ViewBuilder private var gestures: some View {
        Text("x").gesture(MagnificationGesture().onChanged { _ in }).gesture(MagnifyGesture().onEnded { _ in })
        Text("x").gesture(RotateGesture().onChanged { _ = $0.rotation }).gesture(Pan())
        Text("x").gesture(
            LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture()).onEnded { value in
                if case .second(true, let drag) = value { _ = drag?.velocity }
            })
        Text("x").gesture(TapGesture().exclusively(before: SpatialTapGesture()))
            .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
        Text("x").onDrop(of: [.text], isTargeted: nil) { _ in true }.onDrop(of: [.text], delegate: Dropping())
            .onKeyPress { _ in .ignored }
    }

    @ViewBuilder private var spoken: some View {
        Text("x").accessibility(label: Text("x")).accessibility(hidden: true).accessibility(addTraits: .isButton)
        Text("x").accessibilityAction(.default) {}.accessibilityAction(.escape) {}
            .accessibilityAction(named: Text("x")) {}.accessibilityAction {
            } label: {
                Text("x")
            }
            .accessibilityFocused($isRead).accessibilityHidden(true, isEnabled: false)
            .accessibilityLabel("x", isEnabled: true).accessibilityIdentifier("x", isEnabled: true)
        Text("x").sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: text)
            .sensoryFeedback(.success, trigger: text) { $0 != $1 }.sensoryFeedback(trigger: text) { _, _ in .selection }
    }

    @ViewBuilder private var controls: some View {
        TextField("x", text: $text, onEditingChanged: { _ in }, onCommit: {})
        TextField("x", text: $text, onCommit: {})
        NavigationLink("x", destination: Text("y"), isActive: $flag)
        NavigationLink("x", destination: Text("y"), tag: "a", selection: $chosen)
        NavigationLink("t", value: "x" as String?).isDetailLink(false)
        Button("x") {}.buttonStyle(.glass(.clear)).buttonSizing(.flexible)
        Menu("x") {
            Button("a") {}
        } primaryAction: {
        }
        ControlGroup("x") { Button("a") {} }.controlGroupStyle(.menu)
        Text("x").colorEffect(ShaderLibrary.ripple(.float(1), .color(.red), .boundingRect))
            .distortionEffect(ShaderLibrary.default.wave(), maxSampleOffset: .zero)
        Text("x").searchable(text: $text, tokens: $tokens, isPresented: $flag, prompt: "x") { Text($0.id) }
            .searchable(text: $text, editableTokens: $tokens) { $token in Text(token.id) }
        Text("x").toolbar {
            DefaultToolbarItem(kind: .search, placement: .bottomBar)
            ToolbarItem(placement: .largeTitle) { Text("s") }.sharedBackgroundVisibility(.hidden)
            ToolbarTitleMenu { Button("a") {} }
        }
        .toolbar(removing: .title).tabViewBottomAccessory { Text("x") }
    }

    @ViewBuilder private var views: some View {
        let _ = Self.Names._printChanges()
        MultiDatePicker("x", selection: $days)
        PasteButton(payloadType: String.self) { _ in }
        ProgressView(timerInterval: Date()...Date().addingTimeInterval(10), countsDown: true)
        ProgressView(Progress(totalUnitCount: 10))
        ShareLink(items: ["x"]) { SharePreview($0) }
        ContentUnavailableView("x", systemImage: "y")
        TimelineView(.explicit([Date()])) { _ in Text("x") }
        TimelineView(Once()) { _ in Text("x") }
        _VariadicView.Tree(Spread()) {
            Text("a")
            Text("b")
        }
        TabView {
            Tab("a", systemImage: "star") { Text("x") }.hidden(false).customizationID("x").tabPlacement(.pinned)
        }
        Text("x").focusedValue(\.number, 1).userActivity("a") { $0.title = "x" }.scenePadding().geometryGroup()
            .containerBackground(.blue, for: .navigation).findNavigator(isPresented: $flag)
    }

    private struct Names: View {
        var body: some View { Text("x") }
    }

    @Test func allAreTaken() {
        let report = Hosted.report(height: 2000) {
            effects
            gestures
            spoken
        }
        #expect(report.nodes.contains { $0.role == "text" })
        #expect(ImageRenderer(content: Text("x")).uiImage != nil)
    }
}
