import Foundation
import Testing
import UIKit

/// There is no network in a picture, under Foundation's own names.
struct URLSessionTests {
    private let url = URL(filePath: "/nowhere")

    @Test func requestsFailAlike() async {
        let code = await #expect(throws: URLError.self) { try await URLSession.shared.data(from: url) }?.code
        #expect(code == .notConnectedToInternet)
        let heard = await withCheckedContinuation { continuation in
            let task = URLSession.shared.dataTask(with: URLRequest(url: url)) { data, response, error in
                #expect(data == nil && response == nil)
                continuation.resume(returning: (error as? URLError)?.code)
            }
            #expect(task.state == .suspended)
            task.resume()
            task.resume()
        }
        #expect(heard == .notConnectedToInternet)
    }

    @Test func headersGoByNamesOfAnyCase() {
        var request = URLRequest(url: url)
        request.setValue("a", forHTTPHeaderField: "Accept")
        request.addValue("b", forHTTPHeaderField: "accept")
        #expect(request.allHTTPHeaderFields == ["Accept": "a,b"] && request.httpMethod == "GET")
        request.setValue(nil, forHTTPHeaderField: "ACCEPT")
        #expect(request.allHTTPHeaderFields == nil)
        let response = HTTPURLResponse(
            url: url, statusCode: 404, httpVersion: nil, headerFields: ["content-type": "text/html; charset=utf-8"])
        #expect(response?.statusCode == 404 && response?.mimeType == "text/html")
    }
}
