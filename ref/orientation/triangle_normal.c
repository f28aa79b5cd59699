#include "ref/orientation/triangle_normal.h"

#include "ref/closest/range.h"
#include "ref/orientation/expansion.h"
#include "ref/support/direction.h"

/// a d - b c, rounded once.
/*@ requires differences: difference(a) && difference(b) && difference(c) && difference(d);
    terminates \true; exits \false; assigns \nothing; */
static og_scalar minor(const og_expansion *a, const og_expansion *b, const og_expansion *c, const og_expansion *d) {
  og_expansion exact;
  og_expansion_minor(&exact, a, b, c, d);
  return og_expansion_value(&exact);
}

og_vec3 og_edges_normal(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) {
  const int rise =
      og_expansion_rise(og_max(og_max(og_largest(a), og_largest(b)), og_max(og_largest(c), og_largest(d))));
  og_expansion_vec u, v;
  og_expansion_vec_difference(&u, b, a, rise);
  og_expansion_vec_difference(&v, d, c, rise);
  return og_direction_unit(
      (og_vec3){minor(&u.y, &u.z, &v.y, &v.z), minor(&u.z, &u.x, &v.z, &v.x), minor(&u.x, &u.y, &v.x, &v.y)});
}

og_vec3 og_triangle_normal(og_vec3 a, og_vec3 b, og_vec3 c) { return og_edges_normal(a, b, a, c); }
