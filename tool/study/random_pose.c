#include "tool/study/random_pose.h"

// `count` numbers, uniform in the ball of that dimension and not near its centre: their direction is uniform. Of the cube
// the ball fills 31 % at least, so that 200 draws in vain do not happen.
static double draw_ball(og_random *random, double *x, int count) {
  double square = 0;
  for (int draw = 0; draw < 200; draw++) {
    square = 0;
    for (int k = 0; k < count; k++) {
      x[k] = og_random_between(random, -1, 1);
      square += x[k] * x[k];
    }
    if (square <= 1 && square >= 0x1p-20) break;
  }
  return sqrt(square);
}

og_vec3 og_random_direction(og_random *random) {
  double x[3];
  const double length = draw_ball(random, x, 3);
  return (og_vec3){(og_scalar)(x[0] / length), (og_scalar)(x[1] / length), (og_scalar)(x[2] / length)};
}

og_mat3 og_random_rotation(og_random *random) {
  double q[4];
  const double length = draw_ball(random, q, 4);
  const double x = q[0] / length, y = q[1] / length, z = q[2] / length, w = q[3] / length;
  const double m[9] = {1 - 2 * (y * y + z * z), 2 * (x * y - z * w),     2 * (x * z + y * w),
                       2 * (x * y + z * w),     1 - 2 * (x * x + z * z), 2 * (y * z - x * w),
                       2 * (x * z - y * w),     2 * (y * z + x * w),     1 - 2 * (x * x + y * y)};
  og_mat3 rotation;
  for (int k = 0; k < 3; k++)
    rotation.row[k] = (og_vec3){(og_scalar)m[3 * k], (og_scalar)m[3 * k + 1], (og_scalar)m[3 * k + 2]};
  return rotation;
}
