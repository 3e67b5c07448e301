extension SymbolSketch {
    /// Rings, squares and other fields, alone and in patterns.
    static let fields = """
        square | rim box 5 5 90 90 21
        square.fill | fill box 5 5 90 90 21
        app | rim box 3 3 94 94 26
        app.fill | fill box 3 3 94 94 26
        rectangle | rim box -7 9 114 82 17
        rectangle.fill | fill box -7 9 114 82 17
        rectangle.portrait | rim box 12 -5 76 110 15
        rectangle.portrait.fill | fill box 12 -5 76 110 15
        capsule | rim box -8 20 116 60 30
        capsule.fill | fill box -8 20 116 60 30
        seal | line M88.8 33.9A18 18 0 0 1 88.8 66.1A18 18 0 0 1 66.1 88.8A18 18 0 0 1 33.9 88.8A18 18 0 0 1 11.2
            66.1A18 18 0 0 1 11.2 33.9A18 18 0 0 1 33.9 11.2A18 18 0 0 1 66.1 11.2A18 18 0 0 1 88.8 33.9z
        seal.fill | fill M92 32A20 20 0 0 1 92 68A20 20 0 0 1 68 92A20 20 0 0 1 32 92A20 20 0 0 1 8 68A20 20 0 0 1 8
            32A20 20 0 0 1 32 8A20 20 0 0 1 68 8A20 20 0 0 1 92 32z
        circle.dashed | dash 8 0.62 disc 50 50 46
        circle.dotted | dash 16 0 disc 50 50 46
        circle.bottomhalf.filled | rim disc 50 50 50 | fill M2 50A48 48 0 0 0 98 50z
        circle.tophalf.filled | rim disc 50 50 50 | fill M2 50A48 48 0 0 1 98 50z
        circle.righthalf.filled | rim disc 50 50 50 | fill M50 2A48 48 0 0 1 50 98z
        circle.inset.filled | rim disc 50 50 50 | fill disc 50 50 31
        largecircle.fill.circle | rim disc 50 50 50 | fill disc 50 50 31
        smallcircle.filled.circle | rim disc 50 50 50 | fill disc 50 50 20
        smallcircle.filled.circle.fill | fill disc 50 50 50 | hole disc 50 50 20
        dot.circle | rim disc 50 50 50 | fill disc 50 50 13
        dot.circle.fill | fill disc 50 50 50 | hole disc 50 50 13
        dot.square | rim box 5 5 90 90 21 | fill disc 50 50 13
        dot.square.fill | fill box 5 5 90 90 21 | hole disc 50 50 13
        record.circle | rim disc 50 50 50 | fill disc 50 50 28
        record.circle.fill | fill disc 50 50 50 | hole disc 50 50 28
        circle.circle | rim disc 50 50 50 | line disc 50 50 27
        circle.circle.fill | fill disc 50 50 50 | cut disc 50 50 27
        circle.grid.2x2 | line disc 25 25 17 | line disc 75 25 17 | line disc 25 75 17 | line disc 75 75 17
        circle.grid.2x2.fill | fill disc 25 25 21 | fill disc 75 25 21 | fill disc 25 75 21 | fill disc 75 75 21
        circle.grid.3x3 | line *0.8 disc 14 14 10 | line *0.8 disc 50 14 10 | line *0.8 disc 86 14 10 | line *0.8
            disc 14 50 10 | line *0.8 disc 50 50 10 | line *0.8 disc 86 50 10 | line *0.8 disc 14 86 10 | line *0.8
            disc 50 86 10 | line *0.8 disc 86 86 10
        circle.grid.3x3.fill | fill disc 14 14 13 | fill disc 50 14 13 | fill disc 86 14 13 | fill disc 14 50 13 |
            fill disc 50 50 13 | fill disc 86 50 13 | fill disc 14 86 13 | fill disc 50 86 13 | fill disc 86 86 13
        circle.hexagongrid | line *0.8 disc 50 50 13 | line *0.8 disc 50 14 13 | line *0.8 disc 81 32 13 | line *0.8
            disc 81 68 13 | line *0.8 disc 50 86 13 | line *0.8 disc 19 68 13 | line *0.8 disc 19 32 13
        circle.hexagongrid.fill | fill disc 50 50 15 | fill disc 50 13 15 | fill disc 82 31 15 | fill disc 82 69 15
            | fill disc 50 87 15 | fill disc 18 69 15 | fill disc 18 31 15
        square.dashed | dash 12 0.55 box 8 8 84 84 20
        rectangle.dashed | dash 14 0.55 box -4 12 108 76 16
        square.on.square | line M30 8A14 14 0 0 1 42 4H82A14 14 0 0 1 96 18V58A14 14 0 0 1 92 70 | line box 4 30 66
            66 15
        square.on.square.fill | fill box 28 2 70 70 16 | hole box -6 20 86 86 22 | fill box 2 28 70 70 16
        plus.square.on.square | line M30 8A14 14 0 0 1 42 4H82A14 14 0 0 1 96 18V58A14 14 0 0 1 92 70 | line box 4
            30 66 66 15 | line M37 46V80M20 63H54
        plus.square.on.square.fill | fill box 28 2 70 70 16 | hole box -6 20 86 86 22 | fill box 2 28 70 70 16 | cut
            M37 46V80M20 63H54
        rectangle.on.rectangle | line M22 14A12 12 0 0 1 33 8H92A12 12 0 0 1 104 20V58A12 12 0 0 1 98 69 | line box
            -4 30 86 62 13
        rectangle.on.rectangle.fill | fill box 20 6 86 64 14 | hole box -14 20 106 80 20 | fill box -6 28 90 66 14
        square.stack | rim box 7 28 86 72 18 | line M20 15H80 | line M30 2H70
        square.stack.fill | fill box 7 28 86 72 18 | line M20 15H80 | line M30 2H70
        rectangle.3.group | rim box -6 8 52 84 12 | rim box 56 8 50 36 10 | rim box 56 56 50 36 10
        rectangle.3.group.fill | fill box -6 8 52 84 12 | fill box 56 8 50 36 10 | fill box 56 56 50 36 10
        rectangle.inset.filled | rim box -7 9 114 82 17 | fill box 7 23 86 54 7
        """
}
