extension SymbolSketch {
    /// Figures, heads and hands.
    static let people = """
        person.crop.circle.fill | fill disc 50 50 50 | hole disc 50 38 17.5 | hole M50 62C68 62 82 70 86 78A45.5
            45.5 0 0 1 14 78C18 70 32 62 50 62z
        person.crop.square | rim box 5 5 90 90 21 | fill disc 50 40 16 | fill M50 60C68 60 80 70 82 84V92H18V84C20
            70 32 60 50 60z
        person.crop.square.fill | fill box 5 5 90 90 21 | hole disc 50 38 16 | hole M50 60C68 60 80 69 84 80A16 16 0
            0 1 74 90H26A16 16 0 0 1 16 80C20 69 32 60 50 60z
        person.crop.rectangle | rim box -7 9 114 82 17 | fill disc 50 42 14 | fill M50 60C66 60 76 68 78
            80V88H22V80C24 68 34 60 50 60z
        person.crop.rectangle.fill | fill box -7 9 114 82 17 | hole disc 50 40 14 | hole M50 59C66 59 77 68 79 84A2
            2 0 0 1 77 86H23A2 2 0 0 1 21 84C23 68 34 59 50 59z
        person.3 | use person 58 4 54 | use person 58 96 54 | knock person.fill 80 50 50 | use person 80 50 50
        person.3.fill | use person.fill 58 4 54 | use person.fill 58 96 54 | knock person.fill 80 50 50 | use
            person.fill 80 50 50
        person.wave.2 | use person 84 26 52 | line M66 30A26 26 0 0 1 66 62 | line M82 16A48 48 0 0 1 82 76
        person.wave.2.fill | use person.fill 84 26 52 | line M66 30A26 26 0 0 1 66 62 | line M82 16A48 48 0 0 1 82
            76
        person.fill.questionmark | use person.fill 84 34 52 | use questionmark 50 88 36
        figure.stand | fill disc 50 9 9.5 | line *1.25 M33 58V37A9 9 0 0 1 42 28H58A9 9 0 0 1 67 37V58 | line *1.5
            M42.5 34V98M57.5 34V98 | fill box 38 26 24 40 6
        figure | use figure.stand 100 50 50
        figure.walk | fill disc 55 9 9.5 | line *1.6 M52 32L47 58L61 74L66 98 | line *1.6 M47 58L40 76L26 96 | line
            *1.3 M50 31L35 40L29 56 | line *1.3 M55 33L64 46L80 52
        figure.run | fill disc 64 9 9.5 | line *1.7 M57 31L44 56L64 68L58 96 | line *1.6 M44 58L34 74L8 76 | line
            *1.3 M56 29L34 27L22 44 | line *1.3 M59 32L70 45L88 40
        figure.wave | fill disc 44 10 9.5 | line *1.25 M26 60V39A9 9 0 0 1 35 30H54L72 8 | line *1.5 M36.5
            36V98M51.5 36V98 | fill box 32 27 24 40 6
        accessibility | rim disc 50 50 50 | fill disc 50 24 7.5 | line *0.95 M25 38L42 42V56L35 80M75 38L58 42V56L65
            80 | fill M40 39H60V58L50 62L40 58z
        accessibility.fill | fill disc 50 50 50 | hole disc 50 24 8 | cut *0.95 M25 38L42 42V56L35 80M75 38L58
            42V56L65 80 | hole M40 39H60V58L50 62L40 58z
        hand.raised | line M23 60V26a7 7 0 0 1 14 0V48M37 26V12a7 7 0 0 1 14 0V46M51 14a7 7 0 0 1 14 0V48M65 24a7 7
            0 0 1 14 0V66C79 87 67 97 51 97C38 97 30 92 24 82L6 57a7 7 0 0 1 11 -8L23 57
        hand.raised.fill | fill box 20 16 12.5 50 6.25 | fill box 35 3 12.5 60 6.25 | fill box 50 4 12.5 60 6.25 |
            fill box 65 14 12.5 60 6.25 | fill M20 52H77.5V66C77.5 89 67 101 51 101C38 101 28 96 22 86L2 58a9 9 0 0
            1 14 -10L20 53z | cut *0.5 M33.75 18V50M48.75 16V50M63.75 18V50
        hand.point.up | use _handPoint 100 50 50
        hand.point.right | use _handPoint 100 50 50 90
        faceid | line M4 28V18A14 14 0 0 1 18 4H28M72 4H82A14 14 0 0 1 96 18V28M96 72V82A14 14 0 0 1 82 96H72M28
            96H18A14 14 0 0 1 4 82V72 | line *0.9 M33 36V45M67 36V45M52 36V53a5 5 0 0 1 -6 5M34 69C42 77 58 77 66 69
        figure.and.child.holdinghands | use figure.stand 100 30 50 | use figure.stand 62 76 69 | line *1.2 M44 58L62
            66
        figure.2.and.child.holdinghands | use figure.stand 92 16 50 | use figure.stand 92 84 50 | use figure.stand
            54 50 72
        figure.child | fill disc 50 24 12 | line *1.4 M24 48L42 52H58L76 48 | line *1.6 M43 52V92M57 52V92 | fill
            box 36 46 28 30 5
        person.line.dotted.person | use person 62 8 50 | use person 62 92 50 | fill disc 42 50 4 | fill disc 50 50 4
            | fill disc 58 50 4
        person.line.dotted.person.fill | use person.fill 62 8 50 | use person.fill 62 92 50 | fill disc 42 50 4 |
            fill disc 50 50 4 | fill disc 58 50 4
        hand.wave | use hand.raised 84 52 52 -24 | line *0.9 M4 66C8 80 16 88 28 92M78 4C88 8 94 14 97 24
        hand.wave.fill | use hand.raised.fill 84 52 52 -24 | line *0.9 M2 66C6 82 14 90 26 95M80 2C90 6 96 14 99 24
        face.dashed | dash 10 0.55 disc 50 50 46 | line *0.9 M34 38V45M66 38V45M34 64C42 73 58 73 66 64
        """

    /// Hearts, crosses and what doctors use.
    static let health = """
        heart.text.square | rim box 5 5 90 90 21 | use heart.fill 34 34 35 | line *0.9 M58 36H76M24 58H76M24 75H62
        heart.text.square.fill | fill box 5 5 90 90 21 | take heart.fill 35 34 34 | cut *0.9 M58 36H76M24 58H76M24
            75H62
        bolt.heart | use heart 100 50 50 | use bolt.fill 46 50 46
        bolt.heart.fill | use heart.fill 100 50 50 | take bolt.fill 46 50 46
        stethoscope | line M24 4H14V34a25 25 0 0 0 50 0V4H54 | line M39 60V72a23 23 0 0 0 46 0V58 | line disc 85 47
            10
        syringe | line M4 96L22 78 | line M20 58L58 20L80 42L42 80L20 58z | line M69 31L84 16M72 4L96 28 | line *0.9
            M34 44L44 54M46 32L56 42
        syringe.fill | line M4 96L22 78 | fill M17 60A4 4 0 0 1 17 55L55 17A4 4 0 0 1 60 17L83 40A4 4 0 0 1 83 45L45
            83A4 4 0 0 1 40 83z | line M69 31L84 16M72 4L96 28 | cut *0.9 M30 40L44 54M42 28L56 42
        cross | line M38 5H62A3 3 0 0 1 65 8V35H92A3 3 0 0 1 95 38V62A3 3 0 0 1 92 65H65V92A3 3 0 0 1 62 95H38A3 3 0
            0 1 35 92V65H8A3 3 0 0 1 5 62V38A3 3 0 0 1 8 35H35V8A3 3 0 0 1 38 5z
        cross.fill | fill box 31 1 38 98 7 | fill box 1 31 98 38 7
        cross.case | line box 0 26 100 68 13 | line M32 26V18a10 10 0 0 1 10 -10H58a10 10 0 0 1 10 10V26 | line *1.1
            M50 44V76M34 60H66
        cross.case.fill | fill box -4 22 108 76 16 | line M32 26V18a10 10 0 0 1 10 -10H58a10 10 0 0 1 10 10V26 | cut
            *1.1 M50 42V78M32 60H68
        bed.double | line M3 88V62a11 11 0 0 1 11 -11H86a11 11 0 0 1 11 11V88M3 75H97 | line M12 51V26a10 10 0 0 1
            10 -10H78a10 10 0 0 1 10 10V51 | line *0.9 M24 50V41a5 5 0 0 1 5 -5H41a5 5 0 0 1 5 5V50M54 50V41a5 5 0 0
            1 5 -5H71a5 5 0 0 1 5 5V50
        bed.double.fill | line M3 90V82M97 90V82 | fill M-1 80V62a14 14 0 0 1 14 -14H87a14 14 0 0 1 14 14V80z | line
            M12 50V26a10 10 0 0 1 10 -10H78a10 10 0 0 1 10 10V50 | fill M22 44V39a6 6 0 0 1 6 -6H40a6 6 0 0 1 6
            6V44zM54 44V39a6 6 0 0 1 6 -6H72a6 6 0 0 1 6 6V44z
        dumbbell | line M34 50H66 | line box 20 24 14 52 5 | line box 66 24 14 52 5 | line M10 36V64M90 36V64
        dumbbell.fill | line M34 50H66 | fill box 17 20 20 60 7 | fill box 63 20 20 60 7 | line *1.2 M9 36V64M91
            36V64
        scalemass | line M24 30H76a6 6 0 0 1 6 5L93 84a9 9 0 0 1 -9 11H16a9 9 0 0 1 -9 -11L18 35a6 6 0 0 1 6 -5z |
            line disc 50 16 12
        scalemass.fill | fill M24 27H76a9 9 0 0 1 9 7L96 83a12 12 0 0 1 -12 15H16a12 12 0 0 1 -12 -15L15 34a9 9 0 0
            1 9 -7z | line disc 50 16 12
        """
}
