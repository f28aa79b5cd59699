
// The hardest first: an earlier lemma is one more thing that a prover tries in vain.
/*@ lemma middle:   \forall real c, e, f, t, s; f >= 0 && t * f == e ==> parabola(c, e, f, t) <= parabola(c, e, f, s);
    lemma less:     \forall real d, s; d >= 0 && s <= 1 ==> s * d <= d;
    lemma shifted:  \forall real c, e, f, s; parabola(c, e, f, s) == parabola(c, f, f, s) - 2 * (s * (e - f));
    lemma at_one:   \forall real c, e, f, s; f >= 0 && e >= f && 0 <= s <= 1 ==>
                      parabola(c, e, f, 1.0) <= parabola(c, e, f, s);
    lemma at_zero:  \forall real c, e, f, s; f >= 0 && e <= 0 && 0 <= s ==>
                      parabola(c, e, f, 0.0) <= parabola(c, e, f, s);
    lemma positive: \forall real x; square(x) >= 0;
    lemma expanded: \forall real px, py, ax, ay, bx, by, t;
                      distance2(px, py, ax, ay, bx, by, t) ==
                      parabola(square(px - ax) + square(py - ay), along(px, py, ax, ay, bx, by),
                               square(bx - ax) + square(by - ay), t);
*/

// The division apart: who calls it sees a product only.
/*@ requires between: 0 < e < f;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures product: \result * f == e;
    ensures inside:  0 <= \result <= 1;
*/
static double ratio(double e, double f) { return e / f; }

double lowest(double e, double f) {
  if (e <= 0) {
    //@ assert zero: lowest_at(e, f, 0.0);
    return 0;
  }
  if (e >= f) {
    //@ assert one: lowest_at(e, f, 1.0);
    return 1;
  }
  const double t = ratio(e, f);
  //@ assert middle: lowest_at(e, f, t);
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
