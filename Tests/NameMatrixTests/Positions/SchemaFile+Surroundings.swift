import Diagnostics

extension SchemaFile {
  /// What positions refer to.
  static let base = SourceFile(
    path: "base.yaml",
    bytes: Array(
      """
      schema: 1
      name: Matrix
      resources:
        spares: { attributes: { a: String }, relationships: { b?: parts } }
        parts: { attributes: { a: String }, relationships: { c?: { one: spares, inverse: b } } }

      """.utf8))

  /// All that models need of Swift and of the runtime, which no name of a schema must take away.
  static let everything = SourceFile(
    path: "everything.yaml",
    bytes: Array(
      """
      schema: 1
      name: Matrix
      types:
        Gallery: { enum: [oil, ink] }
        Ladder: { enum: { low: 1, high: 2 }, open: false }
        Easel:
          object: { brush: String, canvas?: DateTime?, chalk: { object: { dust: Int } }, frame: [Gallery] }
        Palette: { oneOf: [String, Double, [Int], { map: String }, Bool] }
        Varnish: { alias: DateTime, format: yyyy-MM-dd }
        Thinner: { map: Decimal }
      resources:
        murals:
          id: UUID
          attributes:
            acrylic: String
            batik?: Bool?
            crayon: Int
            drawing: { type: Int64, format: text }
            etching: Double
            fresco: { type: Decimal, format: text }
            gouache: URL
            hatching: UUID
            inking?: { type: DateTime?, readOnly: true, sensitive: true }
            jotting: Timestamp
            lithograph: Day
            mosaic: Time
            nib: Data
            outline: JSON
            pastel: [String]
            quill: { map: [Int?] }
            relief: { enum: [high, low] }
            sketch: { object: { hue: Int, tone?: { enum: [warm, cold] } } }
            tempera: { oneOf: [String, Int] }
            ultramarine: Varnish
            vellum: { type: Easel, create: optional }
            watercolor: { type: Palette, deprecated: Use acrylic. }
            xylograph: Ladder
            yellow: Thinner
            zinc: { type: String, writeOnly: true }
          relationships:
            restorer: spares
            curator?: spares?
            visitors: [spares]
            sponsor: { one: spares | parts, links: [self], meta: { since: Day } }
            donors?: { many: spares | parts, idMeta: { rank: Int } }
            lender: { one: spares, linkage: included }
            archive: { links: [related], meta: { shelf: String } }
          links: { self: {}, press: { optional: true, meta: { seen: DateTime } } }
          meta: { catalogued: Bool }
        frescoes: { attributes: { wall: Int }, links: [self], meta: JSON }
      documents:
        Exhibition:
          data: [murals | parts]
          include: [restorer]
          links: pagination
          meta: { closing: Day }
          jsonapi: { meta: { build: String } }
          errors: unknown
        Catalogue: { linkage: murals.visitors, links: [self, related] }

      """.utf8))
}
