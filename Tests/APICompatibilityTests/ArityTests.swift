import JSONAPI
import Poly
import Testing

// Sections 6 and 7: includes and polys of every arity.

@Suite struct ArityTests {
  @Test("supports Include1 and Poly1")
  func include1() throws {
    typealias Union = Include1<Named<A>>
    let last = named(A.self)
    let union = Union(last)
    let poly: Poly1<Named<A>> = .a(last)
    #expect(union == poly && union.a == last && union[Named<A>.self] == last)
    #expect(Union.allTypes.count == 1)
    let includes = Includes<Union>(values: [union])
    #expect(includes[Named<A>.self] == [last])
    #expect([union][Named<A>.self] == [last])
    func last1<P: _Poly1>(_ poly: P) -> P.A? { poly.a }
    #expect(last1(union) == last)
    #expect(try decode(Union.self, #"{"type": "a", "id": "1"}"#) == union)
  }

  @Test("supports Include2 and Poly2")
  func include2() throws {
    typealias Union = Include2<Named<A>, Named<B>>
    let last = named(B.self)
    let union = Union(last)
    let poly: Poly2<Named<A>, Named<B>> = .b(last)
    #expect(union == poly && union.b == last && union[Named<B>.self] == last)
    #expect(Union.allTypes.count == 2)
    let includes = Includes<Union>(values: [union])
    #expect(includes[Named<B>.self] == [last])
    #expect([union][Named<B>.self] == [last])
    func last2<P: _Poly2>(_ poly: P) -> P.B? { poly.b }
    #expect(last2(union) == last)
    #expect(try decode(Union.self, #"{"type": "b", "id": "1"}"#) == union)
  }

  @Test("supports Include3 and Poly3")
  func include3() throws {
    typealias Union = Include3<Named<A>, Named<B>, Named<C>>
    let last = named(C.self)
    let union = Union(last)
    let poly: Poly3<Named<A>, Named<B>, Named<C>> = .c(last)
    #expect(union == poly && union.c == last && union[Named<C>.self] == last)
    #expect(Union.allTypes.count == 3)
    let includes = Includes<Union>(values: [union])
    #expect(includes[Named<C>.self] == [last])
    #expect([union][Named<C>.self] == [last])
    func last3<P: _Poly3>(_ poly: P) -> P.C? { poly.c }
    #expect(last3(union) == last)
    #expect(try decode(Union.self, #"{"type": "c", "id": "1"}"#) == union)
  }

  @Test("supports Include4 and Poly4")
  func include4() throws {
    typealias Union = Include4<Named<A>, Named<B>, Named<C>, Named<D>>
    let last = named(D.self)
    let union = Union(last)
    let poly: Poly4<Named<A>, Named<B>, Named<C>, Named<D>> = .d(last)
    #expect(union == poly && union.d == last && union[Named<D>.self] == last)
    #expect(Union.allTypes.count == 4)
    let includes = Includes<Union>(values: [union])
    #expect(includes[Named<D>.self] == [last])
    #expect([union][Named<D>.self] == [last])
    func last4<P: _Poly4>(_ poly: P) -> P.D? { poly.d }
    #expect(last4(union) == last)
    #expect(try decode(Union.self, #"{"type": "d", "id": "1"}"#) == union)
  }

  @Test("supports Include5 and Poly5")
  func include5() throws {
    typealias Union = Include5<Named<A>, Named<B>, Named<C>, Named<D>, Named<E>>
    let last = named(E.self)
    let union = Union(last)
    let poly: Poly5<Named<A>, Named<B>, Named<C>, Named<D>, Named<E>> = .e(last)
    #expect(union == poly && union.e == last && union[Named<E>.self] == last)
    #expect(Union.allTypes.count == 5)
    let includes = Includes<Union>(values: [union])
    #expect(includes[Named<E>.self] == [last])
    #expect([union][Named<E>.self] == [last])
    func last5<P: _Poly5>(_ poly: P) -> P.E? { poly.e }
    #expect(last5(union) == last)
    #expect(try decode(Union.self, #"{"type": "e", "id": "1"}"#) == union)
  }

  @Test("supports Include6 and Poly6")
  func include6() throws {
    typealias Union = Include6<Named<A>, Named<B>, Named<C>, Named<D>, Named<E>, Named<F>>
    let last = named(F.self)
    let union = Union(last)
    let poly: Poly6<Named<A>, Named<B>, Named<C>, Named<D>, Named<E>, Named<F>> = .f(last)
    #expect(union == poly && union.f == last && union[Named<F>.self] == last)
    #expect(Union.allTypes.count == 6)
    let includes = Includes<Union>(values: [union])
    #expect(includes[Named<F>.self] == [last])
    #expect([union][Named<F>.self] == [last])
    func last6<P: _Poly6>(_ poly: P) -> P.F? { poly.f }
    #expect(last6(union) == last)
    #expect(try decode(Union.self, #"{"type": "f", "id": "1"}"#) == union)
  }

  @Test("supports Include7 and Poly7")
  func include7() throws {
    typealias Union = Include7<Named<A>, Named<B>, Named<C>, Named<D>, Named<E>, Named<F>, Named<G>>
    let last = named(G.self)
    let union = Union(last)
    let poly: Poly7<Named<A>, Named<B>, Named<C>, Named<D>, Named<E>, Named<F>, Named<G>> = .g(last)
    #expect(union == poly && union.g == last && union[Named<G>.self] == last)
    #expect(Union.allTypes.count == 7)
    let includes = Includes<Union>(values: [union])
    #expect(includes[Named<G>.self] == [last])
    #expect([union][Named<G>.self] == [last])
    func last7<P: _Poly7>(_ poly: P) -> P.G? { poly.g }
    #expect(last7(union) == last)
    #expect(try decode(Union.self, #"{"type": "g", "id": "1"}"#) == union)
  }

  @Test("supports Include8 and Poly8")
  func include8() throws {
    typealias Union = Include8<
      Named<A>, Named<B>, Named<C>, Named<D>, Named<E>, Named<F>, Named<G>, Named<H>
    >
    let last = named(H.self)
    let union = Union(last)
    let poly:
      Poly8<Named<A>, Named<B>, Named<C>, Named<D>, Named<E>, Named<F>, Named<G>, Named<H>> = .h(
        last)
    #expect(union == poly && union.h == last && union[Named<H>.self] == last)
    #expect(Union.allTypes.count == 8)
    let includes = Includes<Union>(values: [union])
    #expect(includes[Named<H>.self] == [last])
    #expect([union][Named<H>.self] == [last])
    func last8<P: _Poly8>(_ poly: P) -> P.H? { poly.h }
    #expect(last8(union) == last)
    #expect(try decode(Union.self, #"{"type": "h", "id": "1"}"#) == union)
  }

  @Test("supports Include9 and Poly9")
  func include9() throws {
    typealias Union = Include9<
      Named<A>, Named<B>, Named<C>, Named<D>, Named<E>, Named<F>, Named<G>, Named<H>, Named<I>
    >
    let last = named(I.self)
    let union = Union(last)
    let poly:
      Poly9<
        Named<A>, Named<B>, Named<C>, Named<D>, Named<E>, Named<F>, Named<G>, Named<H>, Named<I>
      > = .i(last)
    #expect(union == poly && union.i == last && union[Named<I>.self] == last)
    #expect(Union.allTypes.count == 9)
    let includes = Includes<Union>(values: [union])
    #expect(includes[Named<I>.self] == [last])
    #expect([union][Named<I>.self] == [last])
    func last9<P: _Poly9>(_ poly: P) -> P.I? { poly.i }
    #expect(last9(union) == last)
    #expect(try decode(Union.self, #"{"type": "i", "id": "1"}"#) == union)
  }

  @Test("supports Include10 and Poly10")
  func include10() throws {
    typealias Union = Include10<
      Named<A>, Named<B>, Named<C>, Named<D>, Named<E>, Named<F>, Named<G>, Named<H>, Named<I>,
      Named<J>
    >
    let last = named(J.self)
    let union = Union(last)
    let poly:
      Poly10<
        Named<A>, Named<B>, Named<C>, Named<D>, Named<E>, Named<F>, Named<G>, Named<H>, Named<I>,
        Named<J>
      > = .j(last)
    #expect(union == poly && union.j == last && union[Named<J>.self] == last)
    #expect(Union.allTypes.count == 10)
    let includes = Includes<Union>(values: [union])
    #expect(includes[Named<J>.self] == [last])
    #expect([union][Named<J>.self] == [last])
    func last10<P: _Poly10>(_ poly: P) -> P.J? { poly.j }
    #expect(last10(union) == last)
    #expect(try decode(Union.self, #"{"type": "j", "id": "1"}"#) == union)
  }

  @Test("supports Include11 and Poly11")
  func include11() throws {
    typealias Union = Include11<
      Named<A>, Named<B>, Named<C>, Named<D>, Named<E>, Named<F>, Named<G>, Named<H>, Named<I>,
      Named<J>, Named<K>
    >
    let last = named(K.self)
    let union = Union(last)
    let poly:
      Poly11<
        Named<A>, Named<B>, Named<C>, Named<D>, Named<E>, Named<F>, Named<G>, Named<H>, Named<I>,
        Named<J>, Named<K>
      > = .k(last)
    #expect(union == poly && union.k == last && union[Named<K>.self] == last)
    #expect(Union.allTypes.count == 11)
    let includes = Includes<Union>(values: [union])
    #expect(includes[Named<K>.self] == [last])
    #expect([union][Named<K>.self] == [last])
    func last11<P: _Poly11>(_ poly: P) -> P.K? { poly.k }
    #expect(last11(union) == last)
    #expect(try decode(Union.self, #"{"type": "k", "id": "1"}"#) == union)
  }

  @Test("supports Include12 and Poly12")
  func include12() throws {
    typealias Union = Include12<
      Named<A>, Named<B>, Named<C>, Named<D>, Named<E>, Named<F>, Named<G>, Named<H>, Named<I>,
      Named<J>, Named<K>, Named<L>
    >
    let last = named(L.self)
    let union = Union(last)
    let poly:
      Poly12<
        Named<A>, Named<B>, Named<C>, Named<D>, Named<E>, Named<F>, Named<G>, Named<H>, Named<I>,
        Named<J>, Named<K>, Named<L>
      > = .l(last)
    #expect(union == poly && union.l == last && union[Named<L>.self] == last)
    #expect(Union.allTypes.count == 12)
    let includes = Includes<Union>(values: [union])
    #expect(includes[Named<L>.self] == [last])
    #expect([union][Named<L>.self] == [last])
    func last12<P: _Poly12>(_ poly: P) -> P.L? { poly.l }
    #expect(last12(union) == last)
    #expect(try decode(Union.self, #"{"type": "l", "id": "1"}"#) == union)
  }

  @Test("supports Include13 and Poly13")
  func include13() throws {
    typealias Union = Include13<
      Named<A>, Named<B>, Named<C>, Named<D>, Named<E>, Named<F>, Named<G>, Named<H>, Named<I>,
      Named<J>, Named<K>, Named<L>, Named<M>
    >
    let last = named(M.self)
    let union = Union(last)
    let poly:
      Poly13<
        Named<A>, Named<B>, Named<C>, Named<D>, Named<E>, Named<F>, Named<G>, Named<H>, Named<I>,
        Named<J>, Named<K>, Named<L>, Named<M>
      > = .m(last)
    #expect(union == poly && union.m == last && union[Named<M>.self] == last)
    #expect(Union.allTypes.count == 13)
    let includes = Includes<Union>(values: [union])
    #expect(includes[Named<M>.self] == [last])
    #expect([union][Named<M>.self] == [last])
    func last13<P: _Poly13>(_ poly: P) -> P.M? { poly.m }
    #expect(last13(union) == last)
    #expect(try decode(Union.self, #"{"type": "m", "id": "1"}"#) == union)
  }

  @Test("supports Include14 and Poly14")
  func include14() throws {
    typealias Union = Include14<
      Named<A>, Named<B>, Named<C>, Named<D>, Named<E>, Named<F>, Named<G>, Named<H>, Named<I>,
      Named<J>, Named<K>, Named<L>, Named<M>, Named<N>
    >
    let last = named(N.self)
    let union = Union(last)
    let poly:
      Poly14<
        Named<A>, Named<B>, Named<C>, Named<D>, Named<E>, Named<F>, Named<G>, Named<H>, Named<I>,
        Named<J>, Named<K>, Named<L>, Named<M>, Named<N>
      > = .n(last)
    #expect(union == poly && union.n == last && union[Named<N>.self] == last)
    #expect(Union.allTypes.count == 14)
    let includes = Includes<Union>(values: [union])
    #expect(includes[Named<N>.self] == [last])
    #expect([union][Named<N>.self] == [last])
    func last14<P: _Poly14>(_ poly: P) -> P.N? { poly.n }
    #expect(last14(union) == last)
    #expect(try decode(Union.self, #"{"type": "n", "id": "1"}"#) == union)
  }

  @Test("supports Include15 and Poly15")
  func include15() throws {
    typealias Union = Include15<
      Named<A>, Named<B>, Named<C>, Named<D>, Named<E>, Named<F>, Named<G>, Named<H>, Named<I>,
      Named<J>, Named<K>, Named<L>, Named<M>, Named<N>, Named<O>
    >
    let last = named(O.self)
    let union = Union(last)
    let poly:
      Poly15<
        Named<A>, Named<B>, Named<C>, Named<D>, Named<E>, Named<F>, Named<G>, Named<H>, Named<I>,
        Named<J>, Named<K>, Named<L>, Named<M>, Named<N>, Named<O>
      > = .o(last)
    #expect(union == poly && union.o == last && union[Named<O>.self] == last)
    #expect(Union.allTypes.count == 15)
    let includes = Includes<Union>(values: [union])
    #expect(includes[Named<O>.self] == [last])
    #expect([union][Named<O>.self] == [last])
    func last15<P: _Poly15>(_ poly: P) -> P.O? { poly.o }
    #expect(last15(union) == last)
    #expect(try decode(Union.self, #"{"type": "o", "id": "1"}"#) == union)
  }
}
