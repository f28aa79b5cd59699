// 13. The nearest point of a segment
//
// Learn: geometry over the real numbers. The provers take the numbers of the machine for real ones here, so what you
//        prove is that the formula is right; that the rounded result is near it is another matter (Gappa, tests).
//        The squared distance to a + t (b - a) is a parabola c - 2 t e + t t f; its least value on [0, 1] is what
//        you need. Provers know nothing of parabolas: lemmas do.
// Task:  the body of `lowest` (three cases), with its lemmas; an assertion or two in `nearest`.
// Hint:  on each way through `lowest` assert lowest_at. A lemma: f >= 0 and t f = e ==> parabola(c, e, f, t) <=
//        parabola(c, e, f, s), for every s; the ends 0 and 1 get lemmas of their own. Hide the division in a function
//        that promises \result * f == e. More lemmas: squares are not negative; distance2 is the parabola of `along`.

/*@ logic real parabola(real c, real e, real f, real t) = c - 2 * t * e + t * t * f;
    predicate lowest_at(real e, real f, real t) =
      \forall real c, s; 0 <= s <= 1 ==> parabola(c, e, f, t) <= parabola(c, e, f, s);
    logic real square(real x) = x * x;
    logic real distance2(real px, real py, real ax, real ay, real bx, real by, real t) =
      square(px - ax - t * (bx - ax)) + square(py - ay - t * (by - ay));
    logic real along(real px, real py, real ax, real ay, real bx, real by) =
      (px - ax) * (bx - ax) + (py - ay) * (by - ay);
*/

/*@ requires convex: f >= 0;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures inside: 0 <= \result <= 1;
    ensures least:  lowest_at(e, f, \result);
*/
double lowest(double e, double f);

/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures inside:  0 <= \result <= 1;
    ensures nearest: \forall real s; 0 <= s <= 1 ==>
      distance2(px, py, ax, ay, bx, by, \result) <= distance2(px, py, ax, ay, bx, by, s);
*/
double nearest(double px, double py, double ax, double ay, double bx, double by);

// ---- yours ----

double lowest(double e, double f) { return 0; }

double nearest(double px, double py, double ax, double ay, double bx, double by) {
  const double x = bx - ax, y = by - ay;
  return lowest((px - ax) * x + (py - ay) * y, x * x + y * y);
}
