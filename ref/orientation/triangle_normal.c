#include "ref/orientation/triangle_normal.h"

#include "ref/closest/range.h"
#include "ref/orientation/expansion.h"
#include "ref/support/direction.h"

og_vec3 og_edges_normal(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) {
  const int rise =
      og_expansion_rise(og_max(og_max(og_largest(a), og_largest(b)), og_max(og_largest(c), og_largest(d))));
  og_expansion_vec u, v;
  og_expansion_vec_difference(&u, b, a, rise);
  og_expansion_vec_difference(&v, d, c, rise);
  og_expansion x, y, z;
  og_expansion_minor(&x, &u.y, &u.z, &v.y, &v.z);
  og_expansion_minor(&y, &u.z, &u.x, &v.z, &v.x);
  og_expansion_minor(&z, &u.x, &u.y, &v.x, &v.y);
  return og_direction_unit((og_vec3){og_expansion_value(&x), og_expansion_value(&y), og_expansion_value(&z)});
}

og_vec3 og_triangle_normal(og_vec3 a, og_vec3 b, og_vec3 c) { return og_edges_normal(a, b, a, c); }
