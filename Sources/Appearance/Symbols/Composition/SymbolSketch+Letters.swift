extension SymbolSketch {
    /// Capitals, digits and what is written with them.
    static let letters = """
        _a | line M0 100L36 0L72 100M13 66H59
        _b | line M30 48H0V0H30a24 24 0 0 1 0 48h6a26 26 0 0 1 0 52H0V48
        _c | line M70 22A42 50 0 1 0 70 78
        _d | line M0 0V100H26a46 50 0 0 0 0 -100z
        _e | line M60 0H0V100H60M0 49H52
        _f | line M58 0H0V100M0 50H50
        _g | line M72 20A44 50 0 1 0 80 60V54H48
        _h | line M0 0V100M68 0V100M0 49H68
        _i | line M0 0V100
        _j | line M44 0V72a22 26 0 0 1 -44 4
        _k | line M0 0V100M62 0L0 64M22 44L66 100
        _l | line M0 0V100H54
        _m | line M0 100V0L42 72L84 0V100
        _n | line M0 100V0L68 100V0
        _o | line oval 44 50 44 50 0
        _p | line M0 100V0H34a27 27 0 0 1 0 54H0
        _q | line oval 44 50 44 50 0 | line M54 74L86 106
        _r | line M0 100V0H34a26 26 0 0 1 0 52H0M36 52L62 100
        _s | line M60 22C58 8 46 0 31 0C14 0 2 10 2 25C2 56 62 40 62 74C62 90 48 100 31 100C14 100 1 91 0 76
        _t | line M0 0H68M34 0V100
        _u | line M0 0V66a33 34 0 0 0 66 0V0
        _v | line M0 0L36 100L72 0
        _w | line M0 0L26 100L52 6L78 100L104 0
        _x | line M0 0L66 100M66 0L0 100
        _y | line M0 0L34 50L68 0M34 50V100
        _z | line M0 0H62L0 100H62
        _0 | line oval 31 50 31 50 0
        _1 | line M0 20L24 0V100
        _2 | line M2 26C4 10 15 0 30 0C46 0 58 11 58 27C58 50 20 66 0 100H60
        _3 | line M2 20C6 8 16 0 29 0C45 0 56 10 56 25C56 40 45 48 26 48C46 48 59 57 59 74C59 90 46 100 29 100C13
            100 3 91 0 78
        _4 | line M48 100V0L0 72H64
        _5 | line M56 0H10L5 46C12 38 20 36 29 36C47 36 58 49 58 67C58 87 46 100 28 100C13 100 3 91 0 78
        _6 | line M54 14C48 4 40 0 31 0C11 0 0 22 0 56C0 84 12 100 31 100C48 100 60 87 60 68C60 50 48 38 31 38C14 38
            2 50 0 66
        _7 | line M0 0H58L20 100
        _8 | line oval 30 24 26 24 0 | line oval 30 74 31 26 0
        _9 | line M6 86C12 96 20 100 29 100C49 100 60 78 60 44C60 16 48 0 29 0C12 0 0 13 0 32C0 50 12 62 29 62C46 62
            58 50 60 34
        abc | line disc 12 60 13 | line M27 46V74 | line M42 24V74 | line disc 56 60 13 | line M98 51A13 13 0 1 0 98
            69
        character | use _a 86 50 50
        parkingsign | use _p 90 50 50
        textformat.size | use _a 46 16 74 | use _a 88 68 50
        textformat.size.smaller | use _a 46 16 74
        """

    /// Signs of arithmetic and doubled marks.
    static let signs = """
        equal | line M10 34H90M10 66H90
        divide | line M10 50H90 | fill disc 50 20 8 | fill disc 50 80 8
        plusminus | line M50 4V64M20 34H80M20 92H80
        multiply | use xmark 90 50 50
        line.diagonal | line M6 94L94 6
        sum | line M84 18V7H14L56 50L14 93H84V82
        exclamationmark.2 | use exclamationmark 100 34 50 | use exclamationmark 100 66 50
        exclamationmark.3 | use exclamationmark 100 18 50 | use exclamationmark 100 50 50 | use exclamationmark 100
            82 50
        exclamationmark.questionmark | use exclamationmark 100 32 50 | use questionmark 100 66 50
        chart.dots.scatter | line M4 4V90a6 6 0 0 0 6 6H96 | fill disc 32 66 7 | fill disc 48 40 7 | fill disc 64 60
            7 | fill disc 78 26 7
        textformat.abc | use abc 100 50 50
        info | fill disc 48 11 8.5 | line M36 38H51V89M33 89H69
        control | line M22 62L50 36L78 62
        """
}
