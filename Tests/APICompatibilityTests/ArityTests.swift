import JSONAPI
import Poly
import Testing

// Sections 6 and 7: includes and polys of every arity.

private typealias NA = Named<A>
private typealias NB = Named<B>
private typealias NC = Named<C>
private typealias ND = Named<D>
private typealias NE = Named<E>
private typealias NF = Named<F>
private typealias NG = Named<G>
private typealias NH = Named<H>
private typealias NI = Named<I>
private typealias NJ = Named<J>
private typealias NK = Named<K>
private typealias NL = Named<L>
private typealias NM = Named<M>
private typealias NN = Named<N>
private typealias NO = Named<O>

private func last1<P: _Poly1>(_ poly: P) -> P.A? { poly.a }
private func last2<P: _Poly2>(_ poly: P) -> P.B? { poly.b }
private func last3<P: _Poly3>(_ poly: P) -> P.C? { poly.c }
private func last4<P: _Poly4>(_ poly: P) -> P.D? { poly.d }
private func last5<P: _Poly5>(_ poly: P) -> P.E? { poly.e }
private func last6<P: _Poly6>(_ poly: P) -> P.F? { poly.f }
private func last7<P: _Poly7>(_ poly: P) -> P.G? { poly.g }
private func last8<P: _Poly8>(_ poly: P) -> P.H? { poly.h }
private func last9<P: _Poly9>(_ poly: P) -> P.I? { poly.i }
private func last10<P: _Poly10>(_ poly: P) -> P.J? { poly.j }
private func last11<P: _Poly11>(_ poly: P) -> P.K? { poly.k }
private func last12<P: _Poly12>(_ poly: P) -> P.L? { poly.l }
private func last13<P: _Poly13>(_ poly: P) -> P.M? { poly.m }
private func last14<P: _Poly14>(_ poly: P) -> P.N? { poly.n }
private func last15<P: _Poly15>(_ poly: P) -> P.O? { poly.o }

@Suite struct ArityTests {
  /// Expects that a union of a value is the poly with its last case, and that each way to the value finds it.
  private func expect<Union: Include & Decodable & Equatable, Last: Equatable>(
    _ union: Union, is poly: Union, of count: Int, _ last: Last, _ type: String,
    _ location: SourceLocation = #_sourceLocation, ways: (Union) -> [Last?]
  ) throws {
    #expect(union == poly, sourceLocation: location)
    #expect(Union.allTypes.count == count, sourceLocation: location)
    #expect(ways(union) == Array(repeating: last, count: 5), sourceLocation: location)
    #expect(
      try decode(Union.self, #"{"type": "\#(type)", "id": "1"}"#) == union, sourceLocation: location
    )
  }

  @Test("supports Include1 to Include15 and Poly1 to Poly15")
  func everyArity() throws {
    let a = named(A.self)
    try expect(
      Include1<NA>(a),
      is: Poly1<NA>.a(a), of: 1, a, "a"
    ) {
      [$0.a, last1($0), $0[NA.self], Includes(values: [$0])[NA.self].first, [$0][NA.self].first]
    }
    let b = named(B.self)
    try expect(
      Include2<NA, NB>(b),
      is: Poly2<NA, NB>.b(b), of: 2, b, "b"
    ) {
      [$0.b, last2($0), $0[NB.self], Includes(values: [$0])[NB.self].first, [$0][NB.self].first]
    }
    let c = named(C.self)
    try expect(
      Include3<NA, NB, NC>(c),
      is: Poly3<NA, NB, NC>.c(c), of: 3, c, "c"
    ) {
      [$0.c, last3($0), $0[NC.self], Includes(values: [$0])[NC.self].first, [$0][NC.self].first]
    }
    let d = named(D.self)
    try expect(
      Include4<NA, NB, NC, ND>(d),
      is: Poly4<NA, NB, NC, ND>.d(d), of: 4, d, "d"
    ) {
      [$0.d, last4($0), $0[ND.self], Includes(values: [$0])[ND.self].first, [$0][ND.self].first]
    }
    let e = named(E.self)
    try expect(
      Include5<NA, NB, NC, ND, NE>(e),
      is: Poly5<NA, NB, NC, ND, NE>.e(e), of: 5, e, "e"
    ) {
      [$0.e, last5($0), $0[NE.self], Includes(values: [$0])[NE.self].first, [$0][NE.self].first]
    }
    let f = named(F.self)
    try expect(
      Include6<NA, NB, NC, ND, NE, NF>(f),
      is: Poly6<NA, NB, NC, ND, NE, NF>.f(f), of: 6, f, "f"
    ) {
      [$0.f, last6($0), $0[NF.self], Includes(values: [$0])[NF.self].first, [$0][NF.self].first]
    }
    let g = named(G.self)
    try expect(
      Include7<NA, NB, NC, ND, NE, NF, NG>(g),
      is: Poly7<NA, NB, NC, ND, NE, NF, NG>.g(g), of: 7, g, "g"
    ) {
      [$0.g, last7($0), $0[NG.self], Includes(values: [$0])[NG.self].first, [$0][NG.self].first]
    }
    let h = named(H.self)
    try expect(
      Include8<NA, NB, NC, ND, NE, NF, NG, NH>(h),
      is: Poly8<NA, NB, NC, ND, NE, NF, NG, NH>.h(h), of: 8, h, "h"
    ) {
      [$0.h, last8($0), $0[NH.self], Includes(values: [$0])[NH.self].first, [$0][NH.self].first]
    }
    let i = named(I.self)
    try expect(
      Include9<NA, NB, NC, ND, NE, NF, NG, NH, NI>(i),
      is: Poly9<NA, NB, NC, ND, NE, NF, NG, NH, NI>.i(i), of: 9, i, "i"
    ) {
      [$0.i, last9($0), $0[NI.self], Includes(values: [$0])[NI.self].first, [$0][NI.self].first]
    }
    let j = named(J.self)
    try expect(
      Include10<NA, NB, NC, ND, NE, NF, NG, NH, NI, NJ>(j),
      is: Poly10<NA, NB, NC, ND, NE, NF, NG, NH, NI, NJ>.j(j), of: 10, j, "j"
    ) {
      [$0.j, last10($0), $0[NJ.self], Includes(values: [$0])[NJ.self].first, [$0][NJ.self].first]
    }
    let k = named(K.self)
    try expect(
      Include11<NA, NB, NC, ND, NE, NF, NG, NH, NI, NJ, NK>(k),
      is: Poly11<NA, NB, NC, ND, NE, NF, NG, NH, NI, NJ, NK>.k(k), of: 11, k, "k"
    ) {
      [$0.k, last11($0), $0[NK.self], Includes(values: [$0])[NK.self].first, [$0][NK.self].first]
    }
    let l = named(L.self)
    try expect(
      Include12<NA, NB, NC, ND, NE, NF, NG, NH, NI, NJ, NK, NL>(l),
      is: Poly12<NA, NB, NC, ND, NE, NF, NG, NH, NI, NJ, NK, NL>.l(l), of: 12, l, "l"
    ) {
      [$0.l, last12($0), $0[NL.self], Includes(values: [$0])[NL.self].first, [$0][NL.self].first]
    }
    let m = named(M.self)
    try expect(
      Include13<NA, NB, NC, ND, NE, NF, NG, NH, NI, NJ, NK, NL, NM>(m),
      is: Poly13<NA, NB, NC, ND, NE, NF, NG, NH, NI, NJ, NK, NL, NM>.m(m), of: 13, m, "m"
    ) {
      [$0.m, last13($0), $0[NM.self], Includes(values: [$0])[NM.self].first, [$0][NM.self].first]
    }
    let n = named(N.self)
    try expect(
      Include14<NA, NB, NC, ND, NE, NF, NG, NH, NI, NJ, NK, NL, NM, NN>(n),
      is: Poly14<NA, NB, NC, ND, NE, NF, NG, NH, NI, NJ, NK, NL, NM, NN>.n(n), of: 14, n, "n"
    ) {
      [$0.n, last14($0), $0[NN.self], Includes(values: [$0])[NN.self].first, [$0][NN.self].first]
    }
    let o = named(O.self)
    try expect(
      Include15<NA, NB, NC, ND, NE, NF, NG, NH, NI, NJ, NK, NL, NM, NN, NO>(o),
      is: Poly15<NA, NB, NC, ND, NE, NF, NG, NH, NI, NJ, NK, NL, NM, NN, NO>.o(o), of: 15, o, "o"
    ) {
      [$0.o, last15($0), $0[NO.self], Includes(values: [$0])[NO.self].first, [$0][NO.self].first]
    }
  }
}
