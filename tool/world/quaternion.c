#include "tool/world/quaternion.h"

#include <string.h>

void og_quaternion_of(double q[4], const og_mat3 *m) {
  const double xx = (double)m->row[0].x, yy = (double)m->row[1].y, zz = (double)m->row[2].z;
  const double yx = (double)m->row[1].x, xy = (double)m->row[0].y, zx = (double)m->row[2].x, xz = (double)m->row[0].z,
               zy = (double)m->row[2].y, yz = (double)m->row[1].z;
  const double of_w[4] = {zy - yz, xz - zx, yx - xy, 1 + xx + yy + zz};
  const double of_x[4] = {1 + xx - yy - zz, yx + xy, xz + zx, zy - yz};
  const double of_y[4] = {yx + xy, 1 - xx + yy - zz, zy + yz, xz - zx};
  const double of_z[4] = {xz + zx, zy + yz, 1 - xx - yy + zz, yx - xy};
  const double *best = of_w;
  double most = of_w[3];
  if (of_x[0] > most) most = (best = of_x)[0];
  if (of_y[1] > most) most = (best = of_y)[1];
  if (of_z[2] > most) best = of_z;
  memcpy(q, best, 4 * sizeof *q);
}
