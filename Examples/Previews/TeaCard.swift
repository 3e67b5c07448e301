import SwiftUI

/// One tea, with what is needed to brew it.
struct TeaCard: View {
    var tea: Tea
    @State private var isTimerOn = false

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Text(tea.name).font(.headline)
                Spacer()
                if tea.isFavourite {
                    Image(systemName: "star.fill").foregroundStyle(.orange)
                }
            }
            Text(tea.origin)
                .font(.subheadline)
                .foregroundStyle(.secondary)
            Divider()
            Toggle(isOn: $isTimerOn) {
                Label("\(tea.minutes) minutes", systemImage: "timer")
            }
        }
        .padding()
        .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 16))
    }
}

#Preview("Card", traits: .sizeThatFitsLayout) {
    TeaCard(tea: Tea(name: "Sencha", origin: "Shizuoka", minutes: 2, isFavourite: true))
        .padding()
        .background(Color(.systemGroupedBackground))
}

struct TeaCard_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(["Keemun", "A name that is rather long for a tea"], id: \.self) { name in
            TeaCard(tea: Tea(name: name, origin: "Anhui", minutes: 4))
                .padding()
                .previewDisplayName(name == "Keemun" ? "Dark" : "Long name")
        }
        .previewLayout(.fixed(width: 320, height: 180))
        .preferredColorScheme(.dark)
    }
}
