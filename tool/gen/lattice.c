#include "tool/gen/lattice.h"

og_gen_lattice_rotation og_gen_rotation_by(const int64_t q[4]) {
  const int64_t x = q[0], y = q[1], z = q[2], w = q[3];
  return (og_gen_lattice_rotation){{{w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)},
                                    {2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)},
                                    {2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z}},
                                   x * x + y * y + z * z + w * w};
}

og_gen_lattice_vector og_gen_image(const og_gen_lattice_rotation *r, og_gen_lattice_vector v) {
  og_gen_lattice_vector u;
  for (int i = 0; i < 3; ++i) u.at[i] = r->m[i][0] * v.at[0] + r->m[i][1] * v.at[1] + r->m[i][2] * v.at[2];
  return u;
}
