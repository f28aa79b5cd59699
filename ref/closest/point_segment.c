#include "ref/closest/point_segment.h"

og_scalar og_point_segment(og_vec3 a, og_vec3 b, og_vec3 p) {
  const og_vec3 along = og_sub(b, a), to_p = og_sub(p, a);
  /*@ assert expanded: exact_arithmetic ==> \forall real s;
        distance2_at(a, b, p, s) ==
        along2(to_p.x, to_p.y, to_p.z, along.x, along.y, along.z, s); */
  /*@ assert parabola: exact_arithmetic ==> \forall real s;
        distance2_at(a, b, p, s) == parabola(dot(to_p, to_p), dot(to_p, along), dot(along, along), s); */
  return og_parameter_along(along, to_p);
}
