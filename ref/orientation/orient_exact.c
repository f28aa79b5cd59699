#include "ref/orientation/orient_exact.h"

#include "ref/closest/range.h"
#include "ref/orientation/expansion.h"
#include "ref/orientation/orient2d.h"
#include "ref/orientation/orient3d.h"

int og_orient2d_exact(og_vec3 a, og_vec3 b, og_vec3 c) {
  a.z = b.z = c.z = 0;
  const og_orientation plain = og_orient2d(a, b, c);
  if (plain.sign != 0) return plain.sign;
  const int rise = og_expansion_rise(og_max(og_largest(a), og_max(og_largest(b), og_largest(c))));
  og_expansion_vec u, v;
  og_expansion_vec_difference(&u, a, c, rise);
  og_expansion_vec_difference(&v, b, c, rise);
  og_expansion determinant;
  og_expansion_minor(&determinant, &u.x, &u.y, &v.x, &v.y);
  return og_expansion_sign(&determinant);
}

int og_orient3d_exact(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) {
  const og_orientation plain = og_orient3d(a, b, c, d);
  if (plain.sign != 0) return plain.sign;
  const og_scalar size = og_max(og_max(og_largest(a), og_largest(b)), og_max(og_largest(c), og_largest(d)));
  const int rise = og_expansion_rise(size);
  og_expansion_vec u, v, w;
  og_expansion_vec_difference(&u, a, d, rise);
  og_expansion_vec_difference(&v, b, d, rise);
  og_expansion_vec_difference(&w, c, d, rise);
  og_expansion determinant;
  og_expansion_determinant(&determinant, &u, &v, &w);
  return og_expansion_sign(&determinant);
}
