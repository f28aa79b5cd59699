// 16. A step towards the origin
//
// Learn: why GJK comes nearer with every step. v is the nearest point so far, w a support point. If w lies lower along
//        v than v itself, some point between v and w is nearer to the origin than v, and so is the nearest of them. To
//        show that a best value is below a bound, name any value below it: the best one is no greater.
// Task:  the body of `step`, which calls `nearest` (exercise 13, promised above), and the assertions that it needs.
// Hint:  with s = 0 the promise of `nearest` gives `shorter`. For `strictly` name another s: 1 where |w - v| is short,
//        else -e / f with e = dot(v, w) - dot(v, v) and f = |w - v|^2. Hide the division in a function that promises a
//        product. Lemma: length2 at s is dot(v, v) + 2 s e + s s f.

typedef struct point {
  double x, y, z;
} point;

/*@ logic real dot(point a, point b) = a.x * b.x + a.y * b.y + a.z * b.z;
    logic real square(real x) = x * x;
    // The squared distance of v + s (w - v) from the origin, and that of w from v.
    logic real length2(point v, point w, real s) =
      square(v.x + s * (w.x - v.x)) + square(v.y + s * (w.y - v.y)) + square(v.z + s * (w.z - v.z));
    logic real apart2(point v, point w) = square(w.x - v.x) + square(w.y - v.y) + square(w.z - v.z);
*/

/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures inside:  0 <= \result <= 1;
    ensures nearest: \forall real s; 0 <= s <= 1 ==> length2(v, w, \result) <= length2(v, w, s);
*/
extern double nearest(point v, point w);

/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures between:  \exists real t; 0 <= t <= 1 && \result.x == v.x + t * (w.x - v.x) &&
                        \result.y == v.y + t * (w.y - v.y) && \result.z == v.z + t * (w.z - v.z);
    ensures shorter:  dot(\result, \result) <= dot(v, v);
    ensures strictly: dot(v, w) < dot(v, v) ==> dot(\result, \result) < dot(v, v);
*/
point step(point v, point w);

// ---- yours ----

point step(point v, point w) { return w; }
