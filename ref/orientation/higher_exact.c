#include "ref/orientation/higher_exact.h"

#include "ref/closest/range.h"
#include "ref/orientation/expansion.h"
#include "ref/orientation/orient3d.h"

//@ terminates \true; exits \false; assigns \nothing;
static og_scalar larger(og_scalar size, og_vec3 a) { return og_max(size, og_largest(a)); }

int og_higher_exact(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d, og_vec3 p, og_vec3 q) {
  const og_orientation plain = og_orient3d(og_sub(p, q), og_sub(b, a), og_sub(d, c), (og_vec3){0, 0, 0});
  if (plain.sign != 0) return plain.sign;
  const int rise = og_expansion_rise(larger(larger(larger(larger(larger(larger(0, a), b), c), d), p), q));
  og_expansion_vec u, v, w;
  og_expansion_vec_difference(&u, b, a, rise);
  og_expansion_vec_difference(&v, d, c, rise);
  og_expansion_vec_difference(&w, p, q, rise);
  og_expansion determinant;
  og_expansion_determinant(&determinant, &w, &u, &v);
  return og_expansion_sign(&determinant);
}
