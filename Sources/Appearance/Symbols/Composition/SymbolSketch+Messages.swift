extension SymbolSketch {
    /// Bubbles, waves and sound.
    static let messages = """
        bubble.left.and.bubble.right | line M34 58L20 70V57A15 15 0 0 1 3 42V21A15 15 0 0 1 18 6H56A15 15 0 0 1 71
            20 | line M46 32H83A14 14 0 0 1 97 46V65A14 14 0 0 1 84 79V93L68 79H46A14 14 0 0 1 32 65V46A14 14 0 0 1
            46 32z
        bubble.left.and.bubble.right.fill | fill M20 76C17 77 15 75 15 72V60A18 18 0 0 1 -1 42V21A18 18 0 0 1 17
            3H57A18 18 0 0 1 75 21V44H40V60z | hole box 23 22 90 64 23 | fill M46 29H83A18 18 0 0 1 101 47V64A18 18
            0 0 1 88 81V94C88 98 84 99 81 97L66 82H46A18 18 0 0 1 28 64V47A18 18 0 0 1 46 29z
        phone.down | use phone 100 50 50 135
        phone.down.fill | use phone.fill 100 50 50 135
        wave.3.right | line M16 34A22 22 0 0 1 16 66 | line M40 18A46 46 0 0 1 40 82 | line M64 3A68 68 0 0 1 64 97
        wave.3.left | line M84 34A22 22 0 0 0 84 66 | line M60 18A46 46 0 0 0 60 82 | line M36 3A68 68 0 0 0 36 97
        dot.radiowaves.right | fill disc 10 50 9 | line M30 34A23 23 0 0 1 30 66 | line M50 20A44 44 0 0 1 50 80 |
            line M70 6A66 66 0 0 1 70 94
        airplayaudio | fill M50 58A3 3 0 0 1 53 59L79 92A2 2 0 0 1 77 95H23A2 2 0 0 1 21 92L47 59A3 3 0 0 1 50 58z |
            line M20 74A42 42 0 1 1 80 74 | line M34 60A23 23 0 1 1 66 60
        airplayvideo | line M24 78H15A12 12 0 0 1 3 66V22A12 12 0 0 1 15 10H85A12 12 0 0 1 97 22V66A12 12 0 0 1 85
            78H76 | fill M50 58A3 3 0 0 1 53 59L79 92A2 2 0 0 1 77 95H23A2 2 0 0 1 21 92L47 59A3 3 0 0 1 50 58z
        wifi.exclamationmark | use wifi 100 46 50 | hole box 68 34 42 80 8 | line *1.1 M86 46V68 | fill disc 86 84 6
        speaker | line M6 37H20L44 16A1 1 0 0 1 46 17V83A1 1 0 0 1 44 84L20 63H6z
        speaker.fill | fill M6 33H18L42 12A5 5 0 0 1 50 16V84A5 5 0 0 1 42 88L18 67H6A4 4 0 0 1 2 63V37A4 4 0 0 1 6
            33z
        speaker.wave.1 | use speaker 100 26 50 | line M63 36A24 24 0 0 1 63 64
        speaker.wave.1.fill | use speaker.fill 100 26 50 | line M63 36A24 24 0 0 1 63 64
        speaker.wave.2 | use speaker 100 26 50 | line M63 36A24 24 0 0 1 63 64 | line M77 24A45 45 0 0 1 77 76
        speaker.wave.2.fill | use speaker.fill 100 26 50 | line M63 36A24 24 0 0 1 63 64 | line M77 24A45 45 0 0 1
            77 76
        speaker.wave.3 | use speaker 100 26 50 | line M63 36A24 24 0 0 1 63 64 | line M77 24A45 45 0 0 1 77 76 |
            line M91 11A66 66 0 0 1 91 89
        speaker.wave.3.fill | use speaker.fill 100 26 50 | line M63 36A24 24 0 0 1 63 64 | line M77 24A45 45 0 0 1
            77 76 | line M91 11A66 66 0 0 1 91 89
        signature | line M4 86H96 | line *0.9 M8 66L22 52M8 52L22 66 | line *0.9 M32 66C44 50 58 12 50 10C41 10 43
            64 52 66C59 66 61 52 67 52C72 52 70 64 76 64C83 64 84 56 92 58
        shareplay | use person.fill 72 50 60 | line M30 20A44 44 0 0 0 14 82 | line M70 20A44 44 0 0 1 86 82
        bell.and.waves.left.and.right | use bell 84 50 50 | line M8 26A40 40 0 0 0 8 70M92 26A40 40 0 0 1 92 70
        bell.and.waves.left.and.right.fill | use bell.fill 84 50 50 | line M8 26A40 40 0 0 0 8 70M92 26A40 40 0 0 1
            92 70
        alarm.waves.left.and.right | use alarm 80 50 50 | line M2 26A46 46 0 0 0 2 74M98 26A46 46 0 0 1 98 74
        bubble.middle.bottom | line M18 8H82a14 14 0 0 1 14 14V62a14 14 0 0 1 -14 14H62L50 92L38 76H18a14 14 0 0 1
            -14 -14V22a14 14 0 0 1 14 -14z
        bubble.middle.bottom.fill | fill M18 4H82a18 18 0 0 1 18 18V62a18 18 0 0 1 -18 18H64L53 95a4 4 0 0 1 -6 0L36
            80H18a18 18 0 0 1 -18 -18V22a18 18 0 0 1 18 -18z
        wifi.router | line box 2 62 96 32 9 | line M24 62V46 | fill disc 76 78 5 | fill disc 60 78 5 | line *0.9 M12
            34A17 17 0 0 1 36 34M2 22A31 31 0 0 1 46 22
        wifi.router.fill | fill box -2 58 104 40 12 | line M24 60V46 | hole disc 76 78 6 | hole disc 58 78 6 | line
            *0.9 M12 34A17 17 0 0 1 36 34M2 22A31 31 0 0 1 46 22
        """

    /// Playing and recording.
    static let media = """
        playpause | line M6 20L48 50L6 80z | line box 60 20 10 60 4 | line box 86 20 10 60 4
        playpause.fill | fill M3 20A5 5 0 0 1 11 16L51 46A5 5 0 0 1 51 54L11 84A5 5 0 0 1 3 80z | fill box 60 14 14
            72 5 | fill box 86 14 14 72 5
        livephoto | line disc 50 50 11 | line disc 50 50 28 | dash 26 0 disc 50 50 46
        music.mic | line disc 71 27 22 | line M50 34L6 88L13 95L66 50
        circle.lefthalf.striped.horizontal | rim disc 50 50 50 | fill M50 2A48 48 0 0 0 50 98z
        theatermasks | line M4 10C20 16 42 16 58 10V42C58 62 44 73 31 77C18 73 4 62 4 42z | fill disc 21 36 4.5 |
            fill disc 41 36 4.5 | line *0.9 M20 52C26 60 36 60 42 52 | line M72 26C80 27 88 25 96 22V56C96 76 82 88
            69 92C62 90 55 86 50 82 | fill disc 80 50 4.5 | line *0.9 M62 74C66 67 76 65 81 70
        camera.filters | line disc 50 32 28 | line disc 32 64 28 | line disc 68 64 28
        slowmo | dash 20 0.35 disc 50 50 44
        timelapse | dash 32 0.3 disc 50 50 46 | fill disc 50 50 8
        scope | line disc 50 50 37 | line M50 1V27M50 73V99M1 50H27M73 50H99
        rays | dash 8 0.02 disc 50 50 44 | line M50 4V20M50 80V96M4 50H20M80 50H96M17 17L29 29M71 71L83 83M83 17L71
            29M17 83L29 71
        dial.low | line disc 50 56 34 | line M50 56L32 70 | fill disc 50 6 5 | fill disc 9 20 5 | fill disc 91 20 5
            | fill disc 4 78 5 | fill disc 96 78 5
        dial.medium | line disc 50 56 34 | line M50 56V34 | fill disc 50 6 5 | fill disc 9 20 5 | fill disc 91 20 5
            | fill disc 4 78 5 | fill disc 96 78 5
        dial.high | line disc 50 56 34 | line M50 56L68 70 | fill disc 50 6 5 | fill disc 9 20 5 | fill disc 91 20 5
            | fill disc 4 78 5 | fill disc 96 78 5
        music.note.house | use house 100 50 50 | use music.note 46 50 60
        music.note.house.fill | use house.fill 100 50 50 | take music.note 46 50 60
        sportscourt | line box -5 14 110 72 10 | line M50 14V86 | line disc 50 50 13 | line M-5 36H10V64H-5M105
            36H90V64H105
        sportscourt.fill | fill box -9 10 118 80 13 | cut *0.9 M50 4V96 | cut *0.9 disc 50 50 13 | cut *0.9 M-12
            36H10V64H-12M112 36H90V64H112
        """

    /// Vehicles, roads and places.
    static let travel = """
        airplane | use _airplane 100 50 50 90
        airplane.departure | use _airplane 84 54 40 66 | line M6 94H94
        airplane.arrival | use _airplane 84 48 40 116 | line M6 94H94
        road.lanes | line M28 5L6 95M72 5L94 95 | line M50 7V22M50 42V58M50 78V93
        steeringwheel | line disc 50 50 46 | line disc 50 50 11 | line M5 48H39M61 48H95M50 61V95
        mappin | fill disc 50 22 21 | line M50 40V98
        location.north | use location 100 50 50 -45
        location.north.fill | use location.fill 100 50 50 -45
        bolt.horizontal | use bolt 100 50 50 90
        bolt.horizontal.fill | use bolt.fill 100 50 50 90
        quote.opening | use _quote 100 50 50 180
        quote.closing | use _quote 100 50 50
        sailboat | line M46 4V70H8zM58 22L88 70H58M4 80H96L86 94H16z
        sailboat.fill | fill M42 4A4 4 0 0 1 50 5V70A2 2 0 0 1 48 72H6A3 3 0 0 1 3 68zM58 20A2 2 0 0 1 62 19L92 68A3
            3 0 0 1 90 72H60A2 2 0 0 1 58 70z | fill M2 78H98A3 3 0 0 1 100 82L90 96A5 5 0 0 1 86 98H14A5 5 0 0 1 10
            96L0 82A3 3 0 0 1 2 78z
        ferry | line M14 52V34a6 6 0 0 1 6 -6H80a6 6 0 0 1 6 6V52M36 28V14H64V28 | line M6 52L50 40L94 52L84 78 |
            line M6 52L16 78 | line M2 88C12 96 22 96 32 88C42 96 58 96 68 88C78 96 88 96 98 88
        ferry.fill | fill M10 44V34a10 10 0 0 1 10 -10H32V14a4 4 0 0 1 4 -4H64a4 4 0 0 1 4 4V24H80a10 10 0 0 1 10
            10V44L50 34z | fill M50 42L97 54L86 80C78 84 76 80 68 78C58 86 42 86 32 78C26 82 22 84 14 80L3 54z |
            line M2 90C12 97 22 97 32 90C42 97 58 97 68 90C78 97 88 97 98 90
        location.north.line | use location.north 74 50 38 | line M14 92H86
        location.north.line.fill | use location.north.fill 74 50 38 | line M14 92H86
        """
}
