// 14. The weights of a point in a triangle
//
// Learn: two tricks for formulas with a division. Hide it behind a function that promises quotient * d == n, so that
//        the provers meet products only. And prove the algebra in a ghost function on plain numbers: there, terms are
//        names, and the prover is not distracted by the program.
// Task:  the body, from Cramer's rule: with D = cross(b - a, c - a), v = cross(p - a, c - a) / D,
//        w = cross(b - a, p - a) / D, u = 1 - v - w.
// Hint:  multiply out by D: from v D = ..., w D = ... follows (v bx + w cx) D = px D; and D is not zero, so it cancels:
//          /*@ ghost
//            /@ requires d != 0 && x * d == y * d; terminates \true; exits \false; assigns \nothing;
//               ensures equal: x == y; @/
//            void cancel(double d, double x, double y) {} */

typedef struct weights {
  double u, v, w;
} weights;

/*@ logic real cross(real ax, real ay, real bx, real by) = ax * by - ay * bx; */

/*@ requires not_zero: d != 0;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures product: \result * d == n;
*/
static double quotient(double n, double d) { return n / d; }

// Triangle with corner a at the origin; b, c and p are seen from there.
/*@ requires area: cross(bx, by, cx, cy) != 0;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures sum: \result.u + \result.v + \result.w == 1;
    ensures x:   \result.v * bx + \result.w * cx == px;
    ensures y:   \result.v * by + \result.w * cy == py;
*/
weights barycentric(double bx, double by, double cx, double cy, double px, double py);

// ---- yours ----

weights barycentric(double bx, double by, double cx, double cy, double px, double py) {
  const double area = bx * cy - by * cx;
  const double v = quotient(1, area);
  const double w = quotient(1, area);
  return (weights){1 - v - w, v, w};
}
