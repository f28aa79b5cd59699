
/*@ lemma start:    \forall point v, w; length2(v, w, 0.0) == dot(v, v);
    lemma expanded: \forall point v, w, real s;
                      length2(v, w, s) == dot(v, v) + 2 * (s * (dot(v, w) - dot(v, v))) + s * s * apart2(v, w);
    lemma whole:    \forall real e, f; e < 0 && f <= -e ==> 2 * (1.0 * e) + 1.0 * 1.0 * f < 0;
    lemma part:     \forall real e, f, s; e < 0 && s > 0 && s * f == -e ==> 2 * (s * e) + s * s * f < 0;
*/

/*@ requires between: 0 < e < f;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures product: \result * f == e;
    ensures inside:  0 < \result <= 1;
*/
static double ratio(double e, double f) { return e / f; }

// A place where the length is less, if there is any.
/*@ requires length: f >= 0;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures inside: 0 <= \result <= 1;
    ensures less:   e < 0 ==> 2 * (\result * e) + \result * \result * f < 0;
*/
static double witness(double e, double f) {
  if (e >= 0) return 0;
  if (f <= -e) return 1;
  return ratio(-e, f);
}

point step(point v, point w) {
  const double t = nearest(v, w);
  const double s = witness(v.x * w.x + v.y * w.y + v.z * w.z - (v.x * v.x + v.y * v.y + v.z * v.z),
                           (w.x - v.x) * (w.x - v.x) + (w.y - v.y) * (w.y - v.y) + (w.z - v.z) * (w.z - v.z));
  //@ assert start: length2(v, w, t) <= length2(v, w, 0.0);
  //@ assert named: length2(v, w, t) <= length2(v, w, s);
  //@ assert less: dot(v, w) < dot(v, v) ==> length2(v, w, s) < dot(v, v);
  const point r = {v.x + t * (w.x - v.x), v.y + t * (w.y - v.y), v.z + t * (w.z - v.z)};
  //@ assert x: r.x == v.x + t * (w.x - v.x);
  //@ assert y: r.y == v.y + t * (w.y - v.y);
  //@ assert z: r.z == v.z + t * (w.z - v.z);
  //@ assert squares: dot(r, r) == square(r.x) + square(r.y) + square(r.z);
  //@ assert length: dot(r, r) == length2(v, w, t);
  return r;
}
