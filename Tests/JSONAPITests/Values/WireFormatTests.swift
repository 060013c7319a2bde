import Foundation
import JSONAPI
import Testing

private enum DayFirst: Format.DatePattern { static let pattern = "dd.MM.yyyy HH:mm:ss" }
private enum Short: Format.DatePattern { static let pattern = "yy-M-d" }
private enum Names: Format.DatePattern { static let pattern = "EEEE, d MMMM yyyy 'at' h:mm a" }
private enum ShortNames: Format.DatePattern { static let pattern = "EEE, dd MMM yyyy HH:mm:ss z" }
private enum Zoned: Format.DatePattern { static let pattern = "yyyy-MM-dd'T'HH:mm:ss.SSSZ" }
private enum ZonedX: Format.DatePattern { static let pattern = "yyyy-MM-dd''HH:mmXXX" }
private enum Endless: Format.DatePattern { static let pattern = "dddddddddddddddddddddddd" }
private enum Compact: Format.DatePattern { static let pattern = "yyyyMMddHHmmss" }

@Suite("Wire formats")
struct WireFormatTests {
  @Test(
    "decode dates and times",
    arguments: [
      ("1970-01-01T00:00:00Z", 0),
      ("1970-01-01t00:00:00z", 0),
      ("1970-01-01 00:00:00Z", 0),
      ("1970-01-01T00:00:00+00:00", 0),
      ("1970-01-01T02:00:00+02:00", 0),
      ("1970-01-01T02:00:00+0200", 0),
      ("1969-12-31T19:00:00-05", 0),
      ("1970-01-01T00:00:00.5Z", 0.5),
      ("1970-01-01T00:00:00,25Z", 0.25),
      ("1970-01-01T00:00:00.123456789123Z", 0.123456789),
      ("2000-02-29T12:00:00Z", 951_825_600),
      ("2016-12-31T23:59:60Z", 1_483_228_800),
      ("0000-01-01T00:00:00Z", -62_167_219_200),
      ("9999-12-31T23:59:59Z", 253_402_300_799),
    ] as [(String, Double)])
  func decodeDatesAndTimes(text: String, seconds: Double) throws {
    #expect(try Format.DateTime.transform(text) == Date(timeIntervalSince1970: seconds))
  }

  @Test(
    "reject strings that are not dates",
    arguments: [
      "", "2026", "2026-11-21", "2026-11-21T08:30:00", "2026-11-21T08:30Z", "2026-02-29T00:00:00Z",
      "2026-13-01T00:00:00Z", "2026-11-31T00:00:00Z", "2026-11-21T24:00:00Z",
      "2026-11-21T00:60:00Z", "2026-11-21T00:00:61Z", "2026-11-21T00:00:00.Z",
      "2026-11-21T00:00:00Z ", "2026-11-21T00:00:00+24:00", "2026-11-21T00:00:00+02:60",
      "٢٠٢٦-11-21T00:00:00Z", "+2026-11-21T00:00:00Z",
    ])
  func rejectStringsThatAreNotDates(text: String) {
    #expect(throws: WireFormatError.self) { try Format.DateTime.transform(text) }
  }

  @Test(
    "encode dates and times in UTC",
    arguments: [
      (0, "1970-01-01T00:00:00Z"),
      (0.5, "1970-01-01T00:00:00.500Z"),
      (-0.001, "1969-12-31T23:59:59.999Z"),
      (1_795_249_800, "2026-11-21T08:30:00Z"),
      (1_795_249_800.1, "2026-11-21T08:30:00.100Z"),
      (1_795_249_800.123, "2026-11-21T08:30:00.123Z"),
      (1_795_249_800.123456, "2026-11-21T08:30:00.123456Z"),
      (1_795_249_800.9999999, "2026-11-21T08:30:01Z"),
      (200_000_000_000.1, "8307-10-01T19:33:20.100Z"),
      (.nan, "1970-01-01T00:00:00Z"),
      (.infinity, "9999-12-31T23:59:59.999Z"),
      (-.infinity, "0000-01-01T00:00:00Z"),
    ] as [(Double, String)])
  func encodeDatesAndTimesInUTC(seconds: Double, text: String) {
    #expect(Format.DateTime.reverse(Date(timeIntervalSince1970: seconds)) == text)
  }

  @Test("decode and encode the days of four centuries")
  func decodeAndEncodeDaysOfFourCenturies() throws {
    var day = -150_000.0
    while day < 20_000 {
      let date = Date(timeIntervalSince1970: day * 86_400)
      #expect(try Format.DateTime.transform(Format.DateTime.reverse(date)) == date)
      day += 17
    }
  }

  @Test("decode and encode days")
  func decodeAndEncodeDays() throws {
    let day = try Format.Text<Day>.transform("2026-11-21")
    #expect(day == Day(year: 2026, month: 11, day: 21))
    #expect(Format.Text<Day>.reverse(day) == "2026-11-21")
    #expect("\(day)" == "2026-11-21")
    #expect(try Format.Text<Day>.transform("2026-11-20") < day)
    for text in ["2026-2-1", "2026-02-30", "2026-11-21Z", "1900-02-29"] {
      #expect(throws: WireFormatError.self) { try Format.Text<Day>.transform(text) }
    }
    #expect(try decode([Day].self, #"["2026-11-21"]"#) == [day])
    #expect(try json([day]) == ["2026-11-21"])
  }

  @Test("decode and encode times")
  func decodeAndEncodeTimes() throws {
    let time = try Format.Text<Time>.transform("08:30:00")
    #expect(time == Time(hour: 8, minute: 30))
    #expect(Format.Text<Time>.reverse(time) == "08:30:00")
    #expect(try Format.Text<Time>.transform("08:30") == time)
    let exact = try Format.Text<Time>.transform("08:30:00.000250")
    #expect(exact.nanosecond == 250_000)
    #expect(Format.Text<Time>.reverse(exact) == "08:30:00.000250")
    #expect(time < exact)
    for text in ["8:30", "24:00:00", "08:60", "08:30:00Z", "08:30:"] {
      #expect(throws: WireFormatError.self) { try Format.Text<Time>.transform(text) }
    }
  }

  @Test("decode and encode dates in a pattern")
  func decodeAndEncodeDatesInPattern() throws {
    try expectBothWays(DayFirst.self, "21.11.2026 08:30:00")
    try expectBothWays(
      Names.self, "Saturday, 21 November 2026 at 8:30 AM")
    try expectBothWays(ShortNames.self, "Sat, 21 Nov 2026 08:30:00 UTC")
    try expectBothWays(Zoned.self, "2026-11-21T08:30:00.000+0000")
    try expectBothWays(ZonedX.self, "2026-11-21'08:30Z")
    try expectBothWays(Compact.self, "20261121083000")
  }

  private func expectBothWays<Pattern: Format.DatePattern>(
    _ format: Pattern.Type, _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let date = Date(timeIntervalSince1970: 1_795_249_800)
    #expect(try format.transform(text) == date, sourceLocation: sourceLocation)
    #expect(format.reverse(date) == text, sourceLocation: sourceLocation)
  }

  @Test("reject fields with too many digits")
  func rejectFieldsWithTooManyDigits() {
    #expect(throws: WireFormatError.self) {
      try Endless.transform(String(repeating: "9", count: 24))
    }
  }

  @Test("compare moments, not their spelling")
  func compareMomentsNotTheirSpelling() throws {
    typealias Moment = TransformedAttribute<String, Format.DateTime>
    let utc = try Moment(rawValue: "2026-11-21T08:30:00Z")
    let offset = try Moment(rawValue: "2026-11-21T09:30:00+01:00")
    #expect(utc == offset)
    #expect(utc.hashValue == offset.hashValue)
    #expect(try utc != Moment(rawValue: "2026-11-21T09:30:00Z"))
    #expect(try json([offset]) == ["2026-11-21T09:30:00+01:00"])
  }

  @Test("preserve microseconds")
  func preserveMicroseconds() throws {
    for text in ["2026-11-21T08:30:00.123456Z", "1970-01-01T00:00:00.000001Z"] {
      #expect(Format.DateTime.reverse(try Format.DateTime.transform(text)) == text)
    }
  }

  @Test("decode variants of a pattern")
  func decodeVariantsOfPattern() throws {
    let date = Date(timeIntervalSince1970: 1_795_249_800)
    #expect(
      try Zoned.transform("2026-11-21T10:30:00.0+02:00") == date)
    #expect(
      try Names.transform("SATURDAY, 21 november 2026 at 08:30 am") == date)
    #expect(
      try Short.transform("26-11-21")
        == Format.DateTime.transform("2026-11-21T00:00:00Z"))
    #expect(
      try Short.transform("70-1-1") == Date(timeIntervalSince1970: 0))
    for text in ["", "21.11.2026", "21.11.2026 08:30:00 ", "31.02.2026 08:30:00", "21/11/2026"] {
      #expect(throws: WireFormatError.self) {
        try DayFirst.transform(text)
      }
    }
  }

  @Test("decode and encode URLs, UUIDs, bytes and timestamps")
  func decodeAndEncodeURLsUUIDsBytesAndTimestamps() throws {
    #expect(Format.Timestamp.transform(1.5) == Date(timeIntervalSince1970: 1.5))
    #expect(Format.Timestamp.reverse(Date(timeIntervalSince1970: 1.5)) == 1.5)
    #expect(try Format.Text<URL>.transform("https://example.com").host() == "example.com")
    #expect(throws: WireFormatError.self) { try Format.Text<URL>.transform("") }
    let uuid = try Format.Text<UUID>.transform("67E55044-10B1-426F-9247-BB680E5FE0C8")
    #expect(Format.Text<UUID>.reverse(uuid) == "67e55044-10b1-426f-9247-bb680e5fe0c8")
    #expect(throws: WireFormatError.self) { try Format.Text<UUID>.transform("67E55044") }
    #expect(try Format.Base64.transform("aGVsbG8=") == Data("hello".utf8))
    #expect(Format.Base64.reverse(Data("hello".utf8)) == "aGVsbG8=")
    #expect(throws: WireFormatError.self) { try Format.Base64.transform("?") }
  }

  @Test("decode and encode arrays, maps and nullable values")
  func decodeAndEncodeArraysMapsAndNullableValues() throws {
    typealias Days = [Format.Text<Day>?]
    let days = try Days.transform(["2026-11-21", nil])
    #expect(days == [Day(year: 2026, month: 11, day: 21), nil])
    #expect(Days.reverse(days) == ["2026-11-21", nil])
    typealias Map = [String: [Format.Text<Time>]]
    let map = try Map.transform(["a": ["08:30:00"]])
    #expect(Map.reverse(map) == ["a": ["08:30:00"]])
    #expect(throws: WireFormatError.self) { try Map.transform(["a": ["x"]]) }
  }

  private enum Media: Format.RelativeURL {
    static let base = "https://example.com/media/"
  }

  @Test(
    "resolves relative URLs",
    arguments: [
      ("ada.png", "https://example.com/media/ada.png"), ("/ada.png", "https://example.com/ada.png"),
      ("../a?b=c", "https://example.com/a?b=c"), ("https://a.b/c", "https://a.b/c"),
    ])
  func resolvesRelativeURLs(text: String, absolute: String) throws {
    let url = try Media.transform(text)
    #expect(url.absoluteString == absolute)
    #expect(Media.reverse(url) == absolute)

    typealias Value = TransformedAttribute<String, Media>
    let value = try JSONDecoder().decode([Value].self, from: JSONEncoder().encode([text]))
    #expect(value[0].value == url)
    let written = try JSONDecoder().decode([String].self, from: JSONEncoder().encode(value))
    #expect(written == [text], "as it was read")
  }
}
