
/*@ lemma positive: \forall real x; square(x) >= 0;
    lemma quotient: \forall real e, f; f > 0 ==> (e / f) * f == e;
    lemma unit:     \forall real e, f; 0 <= e <= f && f > 0 ==> 0 <= e / f <= 1;
    lemma middle:   \forall real c, e, f, t, s; f >= 0 && t * f == e ==> parabola(c, e, f, t) <= parabola(c, e, f, s);
    lemma at_zero:  \forall real c, e, f, s; f >= 0 && e <= 0 && 0 <= s ==>
                      parabola(c, e, f, 0.0) <= parabola(c, e, f, s);
    lemma products: \forall real x, y; x >= 0 && y >= 0 ==> x * y >= 0;
    lemma from_one: \forall real c, e, f, s;
                      parabola(c, e, f, s) - parabola(c, e, f, 1.0) == 2 * ((1 - s) * (e - f)) + f * square(1 - s);
    lemma at_one:   \forall real c, e, f, s; f >= 0 && e >= f && 0 <= s <= 1 ==>
                      parabola(c, e, f, 1.0) <= parabola(c, e, f, s);
    lemma expanded: \forall real px, py, ax, ay, bx, by, t;
                      distance2(px, py, ax, ay, bx, by, t) ==
                      parabola(square(px - ax) + square(py - ay), along(px, py, ax, ay, bx, by),
                               square(bx - ax) + square(by - ay), t);
*/

double lowest(double e, double f) {
  if (e <= 0) {
    //@ assert zero: \forall real c, s; 0 <= s <= 1 ==> parabola(c, e, f, 0.0) <= parabola(c, e, f, s);
    return 0;
  }
  if (e >= f) {
    //@ assert one: \forall real c, s; 0 <= s <= 1 ==> parabola(c, e, f, 1.0) <= parabola(c, e, f, s);
    return 1;
  }
  const double t = e / f;
  //@ assert product: t * f == e;
  //@ assert inside: 0 <= t <= 1;
  //@ assert middle: \forall real c, s; parabola(c, e, f, t) <= parabola(c, e, f, s);
  return t;
}

double nearest(double px, double py, double ax, double ay, double bx, double by) {
  const double x = bx - ax, y = by - ay;
  const double e = (px - ax) * x + (py - ay) * y, f = x * x + y * y;
  //@ assert along: e == along(px, py, ax, ay, bx, by);
  //@ assert length: f == square(bx - ax) + square(by - ay);
  const double t = lowest(e, f);
  /*@ assert least: \forall real s; 0 <= s <= 1 ==>
        parabola(square(px - ax) + square(py - ay), e, f, t) <= parabola(square(px - ax) + square(py - ay), e, f, s); */
  /*@ assert expanded: \forall real s;
        distance2(px, py, ax, ay, bx, by, s) == parabola(square(px - ax) + square(py - ay), e, f, s); */
  return t;
}
