
/*@ ghost
  /@ requires d != 0 && x * d == y * d;
     terminates \true; exits \false; assigns \nothing;
     ensures equal: x == y; @/
  void cancel(double d, double x, double y) {}
*/
/*@ ghost
  /@ requires x == y; terminates \true; exits \false; assigns \nothing; ensures product: x * k == y * k; @/
  void times(double k, double x, double y) {}
*/
/*@ ghost
  // One coordinate: b, c, p in it; bo, co, po in the other one.
  /@ requires area: d == b * co - bo * c && d != 0;
     requires v: v * d == p * co - po * c;
     requires w: w * d == b * po - bo * p;
     terminates \true; exits \false; assigns \nothing;
     ensures here: v * b + w * c == p; @/
  void coordinate(double d, double v, double w, double b, double bo, double c, double co, double p, double po) {
    /@ assert out: (v * b + w * c) * d == (v * d) * b + (w * d) * c; @/
    times(b, v * d, p * co - po * c);
    times(c, w * d, b * po - bo * p);
    /@ assert through: (v * d) * b + (w * d) * c == (p * co - po * c) * b + (b * po - bo * p) * c; @/
    /@ assert in: (p * co - po * c) * b + (b * po - bo * p) * c == p * (b * co - bo * c); @/
    /@ assert whole: p * (b * co - bo * c) == p * d; @/
    /@ assert both: (v * b + w * c) * d == p * d; @/
    cancel(d, v * b + w * c, p);
  }
*/

weights barycentric(double bx, double by, double cx, double cy, double px, double py) {
  const double area = bx * cy - by * cx;
  const double v = quotient(px * cy - py * cx, area);
  const double w = quotient(bx * py - by * px, area);
  //@ ghost coordinate(area, v, w, bx, by, cx, cy, px, py);
  //@ ghost coordinate(-area, v, w, by, bx, cy, cx, py, px);
  return (weights){1 - v - w, v, w};
}
