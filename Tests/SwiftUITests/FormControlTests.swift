import Appearance
import DisplayLists
import Foundation
import SwiftUI
import Testing
import UIKit

/// Controls at the end of a form's rows.
@MainActor struct FormControlTests {
    private static let moment = Date(timeIntervalSince1970: 1_750_000_000)

    private func frame(_ text: String, _ report: LayoutReport) -> CGRect {
        report.nodes.first { $0.text?.text == text }?.frame ?? .zero
    }

    // MARK: Steppers

    @Test func steppersStandAtTheRowsEnd() {
        let report = Hosted.screen(.iOS18) {
            Form {
                Stepper("Cups", value: .constant(3), in: 1...9)
                Stepper {
                    Label("Sugar", systemImage: "cube")
                } onIncrement: {
                } onDecrement: {
                }
                Text("Plain")
            }
        }
        #expect(report.texts == ["Cups", "Sugar", "Plain"])
        // No higher than a row of text.
        #expect(report.frames("cell").allSatisfy { $0.hasSuffix(" 44") })
        #expect(report.frame("item 0/view 0").hasPrefix("256 "))
        #expect(report.frame("item 0/view 0").hasSuffix(" 94 32"))
    }

    @Test func labelsMayBeHiddenAndShownAgain() {
        let toggle = Toggle("Tea", isOn: .constant(true))
        #expect(Hosted.report { toggle.labelsVisibility(.hidden) }.text("Tea") == "none")
        #expect(Hosted.report { toggle.labelsVisibility(.automatic) }.text("Tea") != "none")
        #expect(Hosted.report { toggle.labelsVisibility(.visible).labelsHidden() }.text("Tea") != "none")
        #expect(Hosted.report { RenameButton() }.text("Rename") != "none")
        // Nobody drags in a picture.
        #expect(Hosted.report { Text("Tea").onDrag { NSItemProvider() } }.text("Tea") != "none")
    }

    /// The sign that leads nowhere is faint.
    @Test func steppersKnowTheirEnds() {
        func list(_ stepper: some View) -> String {
            Hosted.snapshot { stepper.labelsHidden() }.displayList.description
        }
        let between = list(Stepper("", value: .constant(3), in: 1...9))
        let least = list(Stepper("", value: .constant(1), in: 1...9))
        let most = list(Stepper("", value: .constant(9), in: 1...9))
        #expect(Set([between, least, most]).count == 3)
        #expect(list(Stepper("", value: .constant(20), in: 1...9)) == most)
        #expect(list(Stepper("", value: .constant(-20), in: 1...9)) == least)
        #expect(list(Stepper("", value: .constant(9))) == between)
        #expect(list(Stepper("", value: .constant(0.5), in: 0.5...2, step: 0.5)) == least)
        #expect(list(Stepper("", onIncrement: {}, onDecrement: nil)) == least)
        #expect(list(Stepper("", onIncrement: nil, onDecrement: {})) == most)
        // Between all integers, and at no number.
        #expect(list(Stepper("", value: .constant(5), in: Int.min...Int.max)) == between)
        #expect(list(Stepper("", value: .constant(Int.max), in: Int.min...Int.max)) == most)
        #expect(list(Stepper("", value: .constant(Double.nan), in: 0...1)).contains("group"))
    }

    // MARK: Dates

    @Test func datePickersShowWhatCanBeChosen() {
        func texts(_ components: DatePickerComponents) -> [String] {
            Hosted.screen {
                Form { DatePicker("When", selection: .constant(Self.moment), displayedComponents: components) }
            }.texts
        }
        #expect(texts(.date) == ["When", "Jun 15, 2025"])
        #expect(texts(.hourAndMinute) == ["When", "3:06\u{202F}PM"])
        #expect(texts([.date, .hourAndMinute]) == ["When", "Jun 15, 2025", "3:06\u{202F}PM"])
    }

    @Test func datePickersStayInTheirRange() {
        let late = Self.moment.addingTimeInterval(86_400 * 30)
        let report = Hosted.screen {
            Form {
                DatePicker("A", selection: .constant(Self.moment), in: late..., displayedComponents: .date)
                DatePicker("B", selection: .constant(late), in: ...Self.moment, displayedComponents: .date)
            }
        }
        #expect(report.texts == ["A", "Jul 15, 2025", "B", "Jun 15, 2025"])
    }

    /// Dates are written for the environment, and rows are no higher for them.
    @Test func datePickersFollowTheEnvironment() throws {
        let zone = try #require(TimeZone(secondsFromGMT: 7200))
        let report = Hosted.screen(.iOS18) {
            Form { DatePicker("Zeit", selection: .constant(Self.moment)) }
                .environment(\.locale, Locale(identifier: "de_DE")).environment(\.timeZone, zone)
        }
        #expect(report.texts == ["Zeit", "15.06.2025", "17:06"])
        #expect(report.frames("cell").allSatisfy { $0.hasSuffix(" 44") })
    }

    @Test func graphicalDatePickersShowTheMonth() {
        let report = Hosted.screen {
            Form {
                DatePicker("When", selection: .constant(Self.moment), displayedComponents: .date)
                    .datePickerStyle(.graphical)
            }
        }
        #expect(report.texts.first == "June 2025")
        #expect(report.texts.contains("SUN"))
        let days = report.texts.compactMap { Int($0) }
        #expect(days == Array(1...30))
        // The first of June 2025 is a Sunday, the seventh a Saturday.
        #expect(frame("1", report).midX < frame("7", report).midX)
        #expect(abs(frame("1", report).midX - frame("8", report).midX) < 1)
        #expect(report.textColor("15") == "#0088FFFF")
        #expect(report.textColor("16") == "#000000FF")
    }

    // MARK: Colours

    @Test func coloursStandInARing() {
        let snapshot = Hosted.snapshot { ColorPicker("Ink", selection: .constant(Color(red: 1, green: 0, blue: 0))) }
        #expect(snapshot.report.texts == ["Ink"])
        let circles = snapshot.report.nodes.filter { $0.type == "Circle" }
        #expect(circles.map(\.frame.size.width) == [28, 18])
        #expect(circles.last?.color?.hexadecimal == "#FF0000FF")
        #expect(circles.last?.frame.maxX == 315)
    }

    // MARK: Text

    @Test func editorsShowAllOfTheirText() {
        let text = "A rather long text that certainly takes more than one line of a form's row, and then some."
        let report = Hosted.screen {
            Form {
                TextEditor(text: .constant(text)).frame(minHeight: 120)
                TextField("Vertical", text: .constant(text), axis: .vertical)
                TextField("Horizontal", text: .constant(text))
                TextField("Reserved", text: .constant(""), axis: .vertical).lineLimit(3...5)
            }
        }
        let heights = report.nodes.filter { $0.role == "cell" }.map(\.frame.height)
        #expect(heights[0] == 150)
        #expect(heights[1] > 60 && heights[2] == 51 && heights[3] > 80)
        let written = report.nodes.filter { $0.text?.text == text }
        #expect(written.map { ($0.text?.lines ?? 0) > 1 } == [true, true, false])
    }

    // MARK: Labels

    @Test func labelsExplainThemselves() {
        let report = Hosted.screen {
            Form {
                Toggle(isOn: .constant(true)) {
                    Text("Title")
                    Text("What it does")
                }
                LabeledContent {
                    Text("Value")
                } label: {
                    Text("Other")
                    Text("What it is")
                }
            }
        }
        #expect(frame("Title", report).minX == frame("What it does", report).minX)
        #expect(frame("Title", report).maxY <= frame("What it does", report).minY)
        #expect(report.textColor("What it does") == report.textColor("What it is"))
        #expect(report.textColor("What it does") != report.textColor("Title"))
        #expect(frame("What it is", report).height < frame("Other", report).height)
    }
}
