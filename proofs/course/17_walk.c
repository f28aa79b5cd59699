// 17. A walk with the contract of GJK
//
// Learn: everything together. The walk keeps v, a point of the convex hull, and asks for the lowest point along v. It
//        ends when v is about as low as that one, or when its rounds are used up; whichever comes first, what it
//        promises is true. The same clauses stand in the contract of og_gjk: `rounds`, `inside`, `lower`.
//        The hull is given by two rules: corners belong to it, and so does what lies between two of its points.
// Task:  the loop with its annotation. `lowest` (exercise 15) and `step` (exercise 16) are promised above.
// Hint:  invariants: v is of the hull; it is no farther than p[0]; the rounds so far. That `lower` holds you know only
//        where you ask: set r.lower, r.v and r.near in one place, after the loop or when you leave it.

typedef struct point {
  double x, y, z;
} point;

/*@ logic real dot(point a, point b) = a.x * b.x + a.y * b.y + a.z * b.z;
    predicate between(point r, point v, point w, real t) =
      0 <= t <= 1 && r.x == v.x + t * (w.x - v.x) && r.y == v.y + t * (w.y - v.y) && r.z == v.z + t * (w.z - v.z);
    inductive in_hull{L}(point *p, integer n, point v) {
      case corner{L}:  \forall point *p, integer n, i; 0 <= i < n ==> in_hull(p, n, p[i]);
      case segment{L}: \forall point *p, integer n, point r, v, w, real t;
                         in_hull(p, n, v) && in_hull(p, n, w) && between(r, v, w, t) ==> in_hull(p, n, r);
    }
*/

/*@ requires some:   n > 0;
    requires memory: \valid_read(p + (0 .. n - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures index:   0 <= \result < n;
    ensures corners: \forall integer i; 0 <= i < n ==> dot(v, p[\result]) <= dot(v, p[i]);
*/
extern int lowest(point v, const point *p, int n);

/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures between:  \exists real t; between(\result, v, w, t);
    ensures shorter:  dot(\result, \result) <= dot(v, v);
*/
extern point step(point v, point w);

typedef struct result {
  point v;      // a point of the hull
  double lower; // every corner is at least so high along v
  int near;     // 1: v is at most `tolerance` above that height
  int rounds;
} result;

/*@ requires some:   n > 0;
    requires memory: \valid_read(p + (0 .. n - 1));
    requires bound:  0 <= bound < 1000;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures rounds:  0 <= \result.rounds <= bound;
    ensures inside:  in_hull(p, n, \result.v);
    ensures shorter: dot(\result.v, \result.v) <= dot(p[0], p[0]);
    ensures lower:   \forall integer i; 0 <= i < n ==> \result.lower <= dot(\result.v, p[i]);
    ensures near:    \result.near == 1 ==> dot(\result.v, \result.v) - \result.lower <= tolerance;
    ensures decided: \result.near == 1 || \result.rounds == bound;
*/
result walk(const point *p, int n, double tolerance, int bound);

// ---- yours ----

result walk(const point *p, int n, double tolerance, int bound) {
  const result r = {p[0], 0, 1, 0};
  return r;
}
