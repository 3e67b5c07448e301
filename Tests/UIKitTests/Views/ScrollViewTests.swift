import Foundation
import Testing
import UIKit

/// Scroll views whose content constraints size, and where a scroll ends.
@MainActor struct ScrollViewTests {
    private final class Listener: NSObject, UIScrollViewDelegate {}
    private final class Rows: NSObject, UITableViewDelegate {}

    @Test func theContentGuideSizesTheContent() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -10),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 500),
        ])
        scroll.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 500))
        #expect(scroll.contentSize == CGSize(width: 300, height: 520))
    }

    @Test func aRectangleIsScrolledJustIntoView() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1000)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: false)
        #expect(scroll.contentOffset.y == 0)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 190, width: 10, height: 10), animated: false)
        #expect(scroll.contentOffset.y == 100)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: false)
        #expect(scroll.contentOffset.y == 50)
    }

    @Test func eachKindHasADelegateOfItsOwn() {
        let listener = Listener()
        let scroll = UIScrollView()
        scroll.delegate = listener
        #expect(scroll.delegate === listener)
        let rows = Rows()
        let table = UITableView()
        table.delegate = rows
        let held: (any UITableViewDelegate)? = table.delegate
        #expect(held === rows)
    }

    @Test func defaultsAreTheSystems() {
        let scroll = UIScrollView()
        #expect(scroll.decelerationRate == .normal)
        #expect(scroll.scrollsToTop && scroll.delaysContentTouches && scroll.canCancelContentTouches)
        scroll.zoomScale = 3
        #expect(scroll.zoomScale == 1)
        scroll.maximumZoomScale = 2
        scroll.zoomScale = 3
        #expect(scroll.zoomScale == 2)
    }
}
