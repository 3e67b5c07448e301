import Foundation

extension SymbolForm {
    /// Bases and the forms that iOS has of them. Fields and slashes bring their filled forms with them; badges those of
    /// bases that have one.
    private static let bases = """
        a circle square | airplane circle | arrow.up square | arrow.down square | arrow.left square
        arrow.right square | arrow.forward square | arrow.backward square | arrow.up.right square | arrow.up.forward square
        arrow.up.left square | arrow.down.left square | arrow.down.right square | arrow.clockwise square | app badge | archivebox circle
        arrow.clockwise circle icloud | arrow.counterclockwise circle | arrow.down circle.dotted | arrow.down.left circle
        arrow.left.arrow.right circle square | arrow.triangle.2.circlepath circle icloud
        arrow.triangle.turn.up.right circle | arrow.turn.up.right circle | arrow.up.arrow.down circle square
        arrow.uturn.backward circle square | arrow.uturn.forward circle | arrow.uturn.left circle square
        arrow.uturn.right circle square | arrowshape.turn.up.left circle | arrowshape.turn.up.right circle
        arrowtriangle.down circle square | arrowtriangle.left circle square | arrowtriangle.right circle square
        arrowtriangle.up circle square | at circle badge.plus badge.minus
        b circle square | bag circle badge.minus badge.plus | battery.100 circle | bed.double circle
        bell circle square slash slash.circle badge | bicycle circle | bitcoinsign circle square
        bolt circle square slash slash.circle shield icloud | book circle badge.plus | book.closed circle
        bookmark circle square slash slash.circle | briefcase circle | building.2 circle
        c circle square | calendar circle badge.plus badge.minus badge.clock badge.exclamationmark badge.checkmark
        camera circle viewfinder badge.ellipsis | car circle | cart circle badge.plus badge.minus badge.questionmark
        character bubble | checkmark square app rectangle icloud bubble message seal
        checkmark.circle badge.xmark badge.questionmark | chevron.down square | chevron.left square
        chevron.right square | chevron.up square | circle slash badge.plus | clock circle badge badge.checkmark
        clock badge.exclamationmark badge.xmark badge.questionmark | cloud circle | creditcard circle | cross circle
        d circle square | divide circle square | doc circle badge.plus badge.gearshape badge.ellipsis badge.clock
        document circle badge.plus badge.gearshape badge.ellipsis badge.clock
        dollarsign circle square | drop circle | e circle square | ear badge.checkmark | ellipsis rectangle
        envelope circle badge | equal circle square | eurosign circle square | exclamationmark bubble icloud message
        exclamationmark square arrow.triangle.2.circlepath | externaldrive badge.plus badge.icloud badge.checkmark
        externaldrive badge.xmark badge.minus | eye circle square | f circle square | figure.walk circle
        figure.wave circle | figure circle | flag circle square slash | flame circle
        folder circle badge.plus badge.minus badge.gearshape badge.person.crop badge.questionmark
        fork.knife circle | fuelpump circle | g circle square | gauge badge.plus badge.minus | gear circle
        gear badge.checkmark badge.xmark badge.questionmark | gearshape circle | gift circle | globe circle
        h circle square | hammer circle | hand.raised circle square slash | hand.thumbsup circle | hand.thumbsdown circle
        headphones circle | heart circle square slash slash.circle | hourglass circle badge.plus | house circle
        i circle square | icloud circle slash | indianrupeesign circle square | info square bubble
        iphone slash circle badge.plus | j circle square | k circle square | key icloud | l circle square
        leaf circle | lightbulb circle slash | line.3.horizontal circle | link circle icloud badge.plus
        list.bullet circle | location circle square slash | lock circle square slash shield icloud
        m circle square | magnifyingglass circle | map circle | mappin circle square slash
        message circle badge | mic circle square slash badge.plus | minus square rectangle
        moon circle | multiply circle square | music.note square | n circle square | network slash badge.shield.half.filled
        newspaper circle | note.text badge.plus | number circle square | o circle square | p circle square
        paperclip circle | paperplane circle | parkingsign circle square | pause rectangle square | pawprint circle
        pencil circle slash | person circle slash icloud badge.clock badge.key badge.minus badge.plus
        person badge.shield.checkmark | person.2 circle slash badge.plus badge.gearshape badge.minus
        person.crop.circle badge.plus badge.minus badge.checkmark badge.xmark badge.exclamationmark badge.questionmark
        person.crop.circle badge.clock | person.crop.square badge.plus | personalhotspot circle
        phone circle badge.plus badge.checkmark | photo circle badge.plus | pin circle square slash
        play slash square | plus square app rectangle bubble message diamond square.on.square viewfinder
        plusminus circle | power circle | printer slash | q circle square
        questionmark square app bubble folder diamond | r circle square | rectangle slash badge.plus badge.minus
        rectangle badge.checkmark badge.xmark | rectangle.on.rectangle slash badge.plus
        rectangle.stack badge.plus badge.minus badge.play | s circle square | scribble circle | shield slash
        shippingbox circle | speaker slash slash.circle badge.exclamationmark | speaker.wave.1 circle
        speaker.wave.2 circle | speaker.wave.3 circle | square slash | square.and.arrow.up circle trianglebadge
        square.and.arrow.down circle badge.checkmark | square.and.pencil circle
        square.stack badge.plus | star circle square slash | staroflife circle | sterlingsign circle square
        suitcase circle | sun.max circle | t circle square | tablecells badge.ellipsis
        globe badge.chevron.backward | tag circle square slash
        text badge.plus badge.minus badge.checkmark badge.xmark badge.star | timer circle square | trash circle square slash
        tray circle | tshirt circle | tv circle slash badge.wifi | u circle square | v circle square
        video circle square slash badge.plus badge.checkmark | viewfinder circle | w circle square
        waveform circle slash badge.plus badge.minus badge.mic | wifi circle square slash
        x circle square | xmark square app rectangle icloud bubble seal | y circle square | yensign circle square
        z circle square | tortoise circle | fish circle | person.fill badge.plus badge.minus
        """

    /// The numbers that iOS has in rings and squares.
    private static let numbers = 0...50

    static let table: [String: SymbolForm] = {
        var table: [String: SymbolForm] = [:]
        for entry in bases.split(whereSeparator: { $0 == "|" || $0.isNewline }) {
            let words = entry.split(separator: " ").map(String.init)
            guard let base = words.first else { continue }
            for form in words.dropFirst() { add(form, of: base, to: &table) }
        }
        for number in numbers {
            for field in ["circle", "square"] { add(field, of: "\(number)", to: &table) }
        }
        for seconds in ["5", "10", "15", "30", "45", "60", "75", "90"] {
            for field in ["goforward", "gobackward"] {
                table[field + "." + seconds] = .enclosed(figure: seconds, field: field, isFilled: false)
            }
        }
        return table
    }()

    private static func add(_ form: String, of base: String, to table: inout [String: SymbolForm]) {
        let name = base + "." + form
        if form == "slash" {
            table[name] = .slashed(base)
            if hasFill(base) { table[name + ".fill"] = .slashed(base + ".fill") }
        } else if form.hasPrefix("slash.") {
            add(String(form.dropFirst(6)), of: base + ".slash", to: &table)
        } else if form == "badge" {
            table[name] = .badged(base, badge: nil)
            if hasFill(base) { table[name + ".fill"] = .badged(base + ".fill", badge: nil) }
        } else if form.hasPrefix("badge.") {
            let badge = String(form.dropFirst(6))
            table[name] = .badged(base, badge: badge)
            guard hasFill(base) else { return }
            table[base + ".fill." + form] = .badged(base + ".fill", badge: badge)
            table[name + ".fill"] = .badged(base + ".fill", badge: badge)
        } else if fields[form] != nil {
            table[name] = .enclosed(figure: base, field: form, isFilled: false)
            if hasFill(fieldSymbol(form)) {
                table[name + ".fill"] = .enclosed(figure: base, field: form, isFilled: true)
            }
        }
    }

    static func hasFill(_ name: String) -> Bool {
        DrawnSymbol.table[name + ".fill"] != nil || SymbolSketch.table[name + ".fill"] != nil
            || SymbolNames.hasFilledIcon(name)
    }
}
