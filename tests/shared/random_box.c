#include "tests/shared/random_box.h"

#include <math.h>

// The rotation of the quaternion (x, y, z, w), which need not have unit length.
static og_mat3 rotation_of(double x, double y, double z, double w) {
  const double s = 2 / (x * x + y * y + z * z + w * w);
  const double m[9] = {1 - s * (y * y + z * z), s * (x * y - z * w),     s * (x * z + y * w),
                       s * (x * y + z * w),     1 - s * (x * x + z * z), s * (y * z - x * w),
                       s * (x * z - y * w),     s * (y * z + x * w),     1 - s * (x * x + y * y)};
  og_mat3 r;
  for (int k = 0; k < 3; k++)
    r.row[k] = (og_vec3){(og_scalar)m[3 * k], (og_scalar)m[3 * k + 1], (og_scalar)m[3 * k + 2]};
  return r;
}

static og_mat3 reordered(or_random *random) {
  og_mat3 m = {{{0, 0, 0}, {0, 0, 0}, {0, 0, 0}}};
  const int turn = or_random_int(random, 0, 2), mirrored = or_random_int(random, 0, 1);
  for (int k = 0; k < 3; k++) {
    const int axis = mirrored ? (5 - k - turn) % 3 : (k + turn) % 3;
    const og_scalar sign = or_random_int(random, 0, 1) == 0 ? 1 : -1;
    if (axis == 0) m.row[k].x = sign;
    if (axis == 1) m.row[k].y = sign;
    if (axis == 2) m.row[k].z = sign;
  }
  return m;
}

og_mat3 or_random_rotation(or_random *random, or_turn turn) {
  if (turn == OR_TURN_NONE) return reordered(random);
  const og_vec3 drawn = or_random_point(random, 1);
  const double x = (double)drawn.x, y = (double)drawn.y, z = (double)drawn.z;
  const double w = or_random_uniform(random);
  if (turn == OR_TURN_ANY) return rotation_of(x, y, z, w == 0 ? 1 : w);
  const double angle = ldexp(1, -or_random_int(random, 0, 60));
  return rotation_of(angle * x, angle * y, angle * z, 1);
}

void or_box_corners(or_vec corner[8], const og_box *box) {
  const double half[3] = {(double)box->half.x, (double)box->half.y, (double)box->half.z};
  or_vec axis;
  mpq_t k, scratch;
  or_vec_init(&axis);
  mpq_inits(k, scratch, NULL);
  for (int j = 0; j < 8; j++) {
    or_vec_from(&corner[j], box->centre);
    for (int d = 0; d < 3; d++) {
      const og_vec3 unit = {d == 0, d == 1, d == 2};
      or_vec_from(&axis, og_apply(&box->rotation, unit));
      mpq_set_d(k, j >> d & 1 ? half[d] : -half[d]);
      or_vec_add_scaled(&corner[j], k, &axis, scratch);
    }
  }
  mpq_clears(k, scratch, NULL);
  or_vec_clear(&axis);
}
