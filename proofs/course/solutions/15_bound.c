
/*@ lemma mean:  \forall real a, b, h, t; h <= a && h <= b && 0 <= t <= 1 ==> h <= a + t * (b - a);
    lemma mixed: \forall point v, a, b, real t; along(v, a, b, t) == dot(v, a) + t * (dot(v, b) - dot(v, a));
*/

/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures dot: \result == dot(v, p);
*/
static double height(point v, point p) { return v.x * p.x + v.y * p.y + v.z * p.z; }

int lowest(point v, const point *p, int n) {
  int best = 0;
  double least = height(v, p[0]);
  /*@ loop invariant counter: 1 <= k <= n;
      loop invariant index:   0 <= best < k;
      loop invariant tie:     least == dot(v, p[best]);
      loop invariant least:   \forall integer i; 0 <= i < k ==> least <= dot(v, p[i]);
      loop assigns k, best, least;
      loop variant n - k; */
  for (int k = 1; k < n; k++) {
    const double here = height(v, p[k]);
    if (here < least) {
      least = here;
      best = k;
    }
  }
  return best;
}
