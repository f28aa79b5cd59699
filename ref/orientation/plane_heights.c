#include "ref/orientation/plane_heights.h"

#include "ref/closest/range.h"
#include "ref/orientation/expansion.h"

/*@ requires corners: \valid_read(p + (0 .. 2));
    terminates \true; exits \false; assigns \nothing; */
static og_scalar size_of(const og_vec3 *p) {
  return og_max(og_largest(p[0]), og_max(og_largest(p[1]), og_largest(p[2])));
}

og_heights og_plane_heights(const og_vec3 *p, const og_vec3 *q) {
  const int rise = og_expansion_rise(og_max(size_of(p), size_of(q)));
  og_expansion_vec edge_1, edge_2, way;
  og_expansion determinant;
  og_heights r;
  og_expansion_vec_difference(&edge_1, q[1], q[0], rise);
  og_expansion_vec_difference(&edge_2, q[2], q[0], rise);
  /*@ loop invariant counter: 0 <= k <= 3;
      loop assigns k, way, determinant, r;
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++) {
    og_expansion_vec_difference(&way, p[k], q[0], rise);
    og_expansion_determinant(&determinant, &way, &edge_1, &edge_2);
    r.at[k] = og_expansion_value(&determinant);
  }
  return r;
}
