extension SymbolSketch {
    /// Goods, meals and luggage.
    static let shops = """
        giftcard | rim box -7 9 114 82 15 | line *0.9 M-4 60H104 | line *0.9 M32 58C20 56 14 48 18 42C23 36 32 46 32
            58C32 46 41 36 46 42C50 48 44 56 32 58zM32 58L20 72M32 58L44 72
        giftcard.fill | fill box -7 9 114 82 15 | cut *0.8 M-10 60H110 | cut *0.9 M32 58C20 56 14 48 18 42C23 36 32
            46 32 58C32 46 41 36 46 42C50 48 44 56 32 58zM32 58L20 72M32 58L44 72
        tshirt | line M34 9L5 26L15 47L26 43V91H74V43L85 47L95 26L66 9C62 22 38 22 34 9z
        tshirt.fill | fill M33 4L2 22C0 23 0 25 0 27L11 50C12 52 14 52 16 51L23 48V92A3 3 0 0 0 26 95H74A3 3 0 0 0
            77 92V48L84 51C86 52 88 52 89 50L100 27C100 25 100 23 98 22L67 4C66 22 34 22 33 4z
        crown | line M7 28L29 48L50 16L71 48L93 28L83 83H17z
        crown.fill | fill M3 24A4 4 0 0 1 9 24L28 42L46 13A5 5 0 0 1 54 13L72 42L91 24A4 4 0 0 1 97 28L87 84A4 4 0 0
            1 83 87H17A4 4 0 0 1 13 84L3 28z
        fork.knife | line *1.1 M12 4V28a14 14 0 0 0 28 0V4M26 4V96M76 96V6C62 12 56 34 58 56H76
        wineglass | line M29 5H71L75 34a25 25 0 0 1 -50 0zM50 60V95M31 95H69
        wineglass.fill | fill M27 2H73A3 3 0 0 1 76 4L79 34a29 29 0 0 1 -58 0L24 4A3 3 0 0 1 27 2z | cut *0.8 M24
            24H76 | line M50 60V95M31 95H69
        mug | line M8 22H68V76a14 14 0 0 1 -14 14H22a14 14 0 0 1 -14 -14zM68 34H78a16 18 0 0 1 0 38H68
        mug.fill | fill M6 18H70A2 2 0 0 1 72 20V76a18 18 0 0 1 -18 18H22a18 18 0 0 1 -18 -18V20A2 2 0 0 1 6 18z |
            line M68 34H78a16 18 0 0 1 0 38H68
        suitcase | line box 0 26 100 68 13 | line M34 26V17a9 9 0 0 1 9 -9H57a9 9 0 0 1 9 9V26 | line M26 26V94M74
            26V94
        suitcase.fill | fill box -4 22 108 76 16 | line M34 26V17a9 9 0 0 1 9 -9H57a9 9 0 0 1 9 9V26 | cut *0.8 M24
            14V104M76 14V104
        backpack | line M17 88V46a33 33 0 0 1 66 0V88a8 8 0 0 1 -8 8H25a8 8 0 0 1 -8 -8z | line M37 16V11a7 7 0 0 1
            7 -7H56a7 7 0 0 1 7 7V16 | line M36 40H64M33 96V68a7 7 0 0 1 7 -7H60a7 7 0 0 1 7 7V96
        backpack.fill | fill M13 88V46a37 37 0 0 1 74 0V88a12 12 0 0 1 -12 12H25a12 12 0 0 1 -12 -12z | line M37
            16V11a7 7 0 0 1 7 -7H56a7 7 0 0 1 7 7V16 | cut *0.9 M36 40H64M33 110V68a7 7 0 0 1 7 -7H60a7 7 0 0 1 7
            7V110
        tent | line M50 13L96 88H4zM50 50L28 88M50 50L72 88
        tent.fill | fill M45 11A6 6 0 0 1 55 11L100 86A4 4 0 0 1 97 92H3A4 4 0 0 1 0 86z | hole M50 50L70 96H30z
        party.popper | line M30 40L60 70L8 92z | line *0.8 M48 46C56 34 52 20 60 8M56 54C68 44 80 54 92 46 | fill
            disc 76 22 5 | fill disc 90 70 4.5 | fill disc 36 14 4.5
        party.popper.fill | fill M26 36A4 4 0 0 1 33 36L64 67A4 4 0 0 1 63 74L8 97A4 4 0 0 1 3 92z | line *0.8 M48
            40C56 32 52 18 60 8M62 52C72 44 80 54 92 46 | fill disc 76 22 5 | fill disc 90 70 4.5 | fill disc 36 14
            4.5
        birthday.cake | line M6 94H94M12 94V62a10 10 0 0 1 10 -10H78a10 10 0 0 1 10 10V94 | line M12 74C22 84 30 84
            38 74C46 84 54 84 62 74C70 84 78 84 88 74 | line M30 52V34M50 52V34M70 52V34 | fill oval 30 18 5 9 0 |
            fill oval 50 18 5 9 0 | fill oval 70 18 5 9 0
        birthday.cake.fill | fill M8 98a3 3 0 0 1 0 -8V62a14 14 0 0 1 14 -14H78a14 14 0 0 1 14 14V90a3 3 0 0 1 0 8z
            | cut *0.9 M4 72C16 84 28 84 38 72C46 84 54 84 62 72C72 84 84 84 96 72 | line M30 40V34M50 40V34M70
            40V34 | fill oval 30 18 5 9 0 | fill oval 50 18 5 9 0 | fill oval 70 18 5 9 0
        takeoutbag.and.cup.and.straw | line M4 22H54L50 36V94H12a6 6 0 0 1 -6 -6L4 36z | line M4 36H50M62 94H84a6 6
            0 0 0 6 -6L95 44H62M62 44H98 | line *0.9 M78 44L84 14L96 10
        takeoutbag.and.cup.and.straw.fill | fill M0 20a2 2 0 0 1 2 -2H56a2 2 0 0 1 2 2L54 36V98H12a10 10 0 0 1 -10
            -9L0 36z | cut *0.9 M-4 36H60 | fill M62 50H97L93 89a10 10 0 0 1 -10 9H62z | line M62 42H98 | line *0.9
            M78 42L84 14L96 10
        hanger | line M38 20a12 12 0 1 1 17 11C51 33 50 36 50 42L94 72C100 77 97 84 90 84H10C3 84 0 77 6 72L50 42
        sofa | line M14 46V30a14 14 0 0 1 14 -14H72a14 14 0 0 1 14 14V46 | line M18 58a9 9 0 1 0 -14 8V76a8 8 0 0 0
            8 8H88a8 8 0 0 0 8 -8V66a9 9 0 1 0 -14 -8V66H18zM14 84V92M86 84V92
        sofa.fill | fill M10 40V30a18 18 0 0 1 18 -18H72a18 18 0 0 1 18 18V40C82 40 76 46 76 54V60H24V54C24 46 18 40
            10 40z | fill M18 56a9 9 0 1 0 -16 8V76a10 10 0 0 0 8 10V93a3 3 0 0 0 6 0V88H84V93a3 3 0 0 0 6 0V86a10
            10 0 0 0 8 -10V64a9 9 0 1 0 -16 -8V68H18z
        refrigerator | line box 20 0 60 96 10 | line M20 36H80M32 18V26M32 48V64M30 96V100M70 96V100
        refrigerator.fill | fill box 16 -4 68 102 13 | cut M10 36H90M32 16V24M32 50V66
        """

    /// Trays, notes, calendars and clocks.
    static let files = """
        xmark.bin | line box 0 8 100 24 6 | line M9 32V82a11 11 0 0 0 11 11H80a11 11 0 0 0 11 -11V32 | line M39
            50L61 72M61 50L39 72
        xmark.bin.fill | fill box -3 5 106 26 7 | fill M5 38H95V82a15 15 0 0 1 -15 15H20a15 15 0 0 1 -15 -15z | cut
            M39 55L61 77M61 55L39 77
        tray.full | use tray 100 50 56 | line *0.9 M33 36H67M27 47H73
        tray.full.fill | use tray.fill 100 50 56 | cut *0.9 M33 36H67M27 47H73
        tray.and.arrow.down | line M3 58V84a11 11 0 0 0 11 11H86a11 11 0 0 0 11 -11V58H70a20 16 0 0 1 -40 0z | line
            M50 2V40M35 26L50 41L65 26
        tray.and.arrow.down.fill | fill M-1 56A2 2 0 0 1 1 54H32A18 15 0 0 0 68 54H99A2 2 0 0 1 101 56V84a15 15 0 0
            1 -15 15H14a15 15 0 0 1 -15 -15z | line M50 2V46M35 32L50 47L65 32
        tray.and.arrow.up | line M3 58V84a11 11 0 0 0 11 11H86a11 11 0 0 0 11 -11V58H70a20 16 0 0 1 -40 0z | line
            M50 44V4M35 18L50 3L65 18
        tray.and.arrow.up.fill | fill M-1 56A2 2 0 0 1 1 54H32A18 15 0 0 0 68 54H99A2 2 0 0 1 101 56V84a15 15 0 0 1
            -15 15H14a15 15 0 0 1 -15 -15z | line M50 46V4M35 18L50 3L65 18
        calendar | line box 2 6 96 90 17 | line *1.2 M4 31H96 | fill disc 50 48 5 | fill disc 73 48 5 | fill disc 27
            63 5 | fill disc 50 63 5 | fill disc 73 63 5 | fill disc 27 78 5 | fill disc 50 78 5
        calendar.fill | fill box -2 2 104 98 20 | cut *0.9 M-8 30H108 | hole disc 50 48 6 | hole disc 73 48 6 | hole
            disc 27 64 6 | hole disc 50 64 6 | hole disc 73 64 6 | hole disc 27 80 6 | hole disc 50 80 6
        timer | line M50 19V4A46 46 0 1 1 16 19 | line M50 50L28 27 | fill disc 50 50 6.5
        deskclock | line disc 50 46 43 | line M50 20V47L66 56 | line M22 82L14 95M78 82L86 95
        deskclock.fill | fill disc 50 46 47 | cut M50 20V47L66 56 | line M22 84L15 95M78 84L85 95
        note | line M17 7H83a12 12 0 0 1 12 12V62L62 94H17a12 12 0 0 1 -12 -12V19a12 12 0 0 1 12 -12zM95 62H74a12 12
            0 0 0 -12 12V94
        note.text | use note 100 50 50 | line *0.9 M25 30H75M25 49H75M25 68H46
        list.clipboard | use clipboard 100 50 50 | fill disc 31 44 4 | fill disc 31 61 4 | fill disc 31 78 4 | line
            *0.8 M44 44H70M44 61H70M44 78H70
        list.clipboard.fill | use clipboard.fill 100 50 50 | hole disc 31 44 4 | hole disc 31 61 4 | hole disc 31 78
            4 | cut *0.8 M44 44H70M44 61H70M44 78H70
        list.bullet.clipboard | use list.clipboard 100 50 50
        list.bullet.clipboard.fill | use list.clipboard.fill 100 50 50
        _text | line M2 18H98M2 40H98M2 62H98M2 84H60
        list.dash | line M32 18H98M32 50H98M32 82H98 | line M3 18H11M3 50H11M3 82H11
        doc.text.magnifyingglass | use doc.text 100 46 50 | knock magnifyingglass 56 78 76 | use magnifyingglass 56
            78 76
        square.and.arrow.up.fill | fill box 12 34 76 66 14 | cut *2.8 M50 30V62 | line M50 62V2M32 19L50 1L68 19
        square.and.arrow.down.fill | fill box 12 34 76 66 14 | cut *2.8 M50 30V62M32 46L50 64L68 46 | line M50
            2V64M32 46L50 64L68 46
        xmark.square.on.square | use square.on.square 100 50 50
        doc.on.clipboard | use clipboard 90 40 46 | hole box 38 34 64 70 12 | line box 50 44 46 54 9
        flag.checkered | line M8 4V98 | line box 8 8 88 50 4 | fill M8 8H37V25H8zM67 8H96V25H67zM37 25H67V41H37zM8
            41H37V58H8zM67 41H96V58H67z
        highlighter | line M62 8L92 38L54 66L34 46zM34 46L28 62L38 72L54 66M27 66L16 78H30L35 73 | line M4 96H96
        externaldrive.connected.to.line.below | use externaldrive 88 50 34 | line M4 94H96M50 64V94
        mail.stack | line box 2 30 96 66 12 | line M6 40L45 69A8 8 0 0 0 55 69L94 40 | line M14 15H86M26 2H74
        person.crop.rectangle.stack | rim box -7 28 114 72 15 | fill disc 50 54 11 | fill M50 69C64 69 73 76 74
            86V97H26V86C27 76 36 69 50 69z | line M10 15H90M24 2H76
        arrow.up.bin | line box 0 8 100 24 6 | line M9 32V82a11 11 0 0 0 11 11H80a11 11 0 0 0 11 -11V32 | line M50
            78V48M37 60L50 47L63 60
        arrow.up.bin.fill | fill box -3 5 106 26 7 | fill M5 38H95V82a15 15 0 0 1 -15 15H20a15 15 0 0 1 -15 -15z |
            cut M50 84V54M37 66L50 53L63 66
        rectangle.and.pencil.and.ellipsis | rim box -7 22 114 66 15 | fill disc 18 55 6 | fill disc 40 55 6 | fill
            disc 62 55 6 | knock pencil 62 88 34 | use pencil 62 88 34
        text.magnifyingglass | line M2 14H96M2 40H44M2 66H40M2 92H50 | use magnifyingglass 66 72 62
        heart.text.clipboard | use clipboard 100 50 50 | use heart.fill 34 50 46 | line *0.8 M32 76H68
        calendar.day.timeline.left | line box 2 6 96 88 16 | line *1.2 M4 30H96 | line *0.9 M22 48H26M22 63H26M22
            78H26M42 56H78M42 72H66
        delete.right | use delete.left 100 50 50 180
        delete.right.fill | use delete.left.fill 100 50 50 180
        """
}
