#include "ref/bound/principal_axes.h"

enum { ROUNDS = 8 }; // the error is squared at each: fewer suffice

// Turns rows p and q of the axes so that the two do not vary together. m is symmetric.
static void turn(og_scalar m[3][3], og_mat3 *axes, int p, int q) {
  if (m[p][q] == 0) return;
  const og_scalar ratio = (m[q][q] - m[p][p]) / (2 * m[p][q]);
  const og_scalar t = (ratio < 0 ? -1 : (og_scalar)1) / (og_abs(ratio) + og_sqrt(ratio * ratio + 1));
  const og_scalar c = 1 / og_sqrt(t * t + 1), s = t * c;
  const int r = 3 - p - q;
  const og_scalar both = m[p][q], rp = m[r][p], rq = m[r][q];
  m[p][p] -= t * both;
  m[q][q] += t * both;
  m[p][q] = m[q][p] = 0;
  m[r][p] = m[p][r] = c * rp - s * rq;
  m[r][q] = m[q][r] = s * rp + c * rq;
  const og_vec3 u = axes->row[p], v = axes->row[q];
  axes->row[p] = og_sub(og_scale(c, u), og_scale(s, v));
  axes->row[q] = og_add(og_scale(s, u), og_scale(c, v));
}

static void exchange(og_scalar m[3][3], og_mat3 *axes, int i, int j) {
  if (m[i][i] >= m[j][j]) return;
  const og_scalar variance = m[i][i];
  m[i][i] = m[j][j];
  m[j][j] = variance;
  const og_vec3 axis = axes->row[i];
  axes->row[i] = axes->row[j];
  axes->row[j] = axis;
}

static og_vec3 unit(og_vec3 a) { return og_scale(1 / og_norm(a), a); }

og_mat3 og_principal_axes(const og_covariance *sum) {
  og_scalar m[3][3] = {{sum->xx, sum->xy, sum->xz}, {sum->xy, sum->yy, sum->yz}, {sum->xz, sum->yz, sum->zz}};
  og_mat3 axes = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  for (int round = 0; round < ROUNDS; round++) {
    turn(m, &axes, 0, 1);
    turn(m, &axes, 0, 2);
    turn(m, &axes, 1, 2);
  }
  exchange(m, &axes, 0, 1);
  exchange(m, &axes, 0, 2);
  exchange(m, &axes, 1, 2);
  axes.row[0] = unit(axes.row[0]);
  axes.row[1] = unit(og_add_scaled(axes.row[1], -og_dot(axes.row[0], axes.row[1]), axes.row[0]));
  axes.row[2] = og_cross(axes.row[0], axes.row[1]);
  return axes;
}
