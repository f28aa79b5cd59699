#include "ref/orientation/higher_exact.h"

#include "ref/orientation/expansion.h"
#include "ref/orientation/orient3d.h"

static og_scalar largest(og_vec3 a) { return og_max(og_abs(a.x), og_max(og_abs(a.y), og_abs(a.z))); }

int og_higher_exact(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 p, og_vec3 q) {
  const og_vec3 none = {0, 0, 0};
  const og_orientation plain = og_orient3d(og_sub(p, q), og_sub(b, a), og_sub(c, a), none);
  if (plain.sign != 0) return plain.sign;
  const og_scalar size = og_max(og_max(largest(a), largest(b)), og_max(largest(c), og_max(largest(p), largest(q))));
  const int rise = og_expansion_rise(size);
  og_expansion_vec u, v, w;
  og_expansion_vec_difference(&u, b, a, rise);
  og_expansion_vec_difference(&v, c, a, rise);
  og_expansion_vec_difference(&w, p, q, rise);
  og_expansion determinant;
  og_expansion_determinant(&determinant, &w, &u, &v);
  return og_expansion_sign(&determinant);
}
