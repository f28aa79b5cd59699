
/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures dot: \result == dot(a, b);
*/
static double height(point a, point b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

result walk(const point *p, int n, double tolerance, int bound) {
  point v = p[0];
  int k = 0;
  /*@ loop invariant rounds:  0 <= k <= bound;
      loop invariant inside:  in_hull(p, n, v);
      loop invariant shorter: dot(v, v) <= dot(p[0], p[0]);
      loop assigns k, v;
      loop variant bound - k; */
  for (;; k++) {
    const int w = lowest(v, p, n);
    const double lower = height(v, p[w]);
    const int near = height(v, v) - lower <= tolerance ? 1 : 0;
    if (near == 1 || k == bound) {
      const result r = {v, lower, near, k};
      return r;
    }
    //@ assert corner: in_hull(p, n, p[w]);
    v = step(v, p[w]);
  }
}
