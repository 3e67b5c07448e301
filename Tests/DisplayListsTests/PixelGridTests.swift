import DisplayLists
import Foundation
import Testing

struct PixelGridTests {
    @Test func halvesGoUp() {
        #expect(PixelGrid(scale: 2).round(15.75) == 16)
        #expect(PixelGrid(scale: 3).round(35.5 / 3) == 12)
    }

    @Test func sumsThatEndOnAPixelDoNotJumpToTheNext() {
        let grid = PixelGrid(scale: 3)
        let sum = 116.0 / 3 + 44 + 53.0 / 3
        #expect(grid.ceil(sum) == grid.round(sum))
        #expect(grid.floor(sum) == grid.round(sum))
    }

    @Test func neighboursThatTouchStillTouch() {
        let grid = PixelGrid(scale: 2)
        let upper = grid.round(CGRect(x: 0, y: 0, width: 10, height: 20.3))
        let lower = grid.round(CGRect(x: 0, y: 20.3, width: 10, height: 20.3))
        #expect(upper.maxY == lower.minY)
    }
}
