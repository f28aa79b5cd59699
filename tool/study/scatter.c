#include "tool/study/scatter.h"

#include <math.h>

og_scatter_point og_scatter_cube(og_random *random) {
  og_scatter_point p;
  for (int i = 0; i < 3; i++) p.x[i] = og_random_between(random, -1, 1);
  return p;
}

// A point of the ball is found in 6 / pi = 1.9 tries on average; 200 misses in a row have the probability 1e-64.
og_scatter_point og_scatter_direction(og_random *random) {
  for (int tries = 0; tries < 200; tries++) {
    og_scatter_point p = og_scatter_cube(random);
    const double square = p.x[0] * p.x[0] + p.x[1] * p.x[1] + p.x[2] * p.x[2];
    if (square > 1 || square < 0.01) continue;
    for (int i = 0; i < 3; i++) p.x[i] /= sqrt(square);
    return p;
  }
  return (og_scatter_point){{1, 0, 0}};
}

og_scatter_point og_scatter_circle(double part) {
  const int quarter = (int)(4 * part);
  const double t = 4 * part - quarter, c = (1 - t * t) / (1 + t * t), s = 2 * t / (1 + t * t);
  switch (quarter) {
  case 0: return (og_scatter_point){{c, s, 0}};
  case 1: return (og_scatter_point){{-s, c, 0}};
  case 2: return (og_scatter_point){{-c, -s, 0}};
  default: return (og_scatter_point){{s, -c, 0}};
  }
}

// Cosine and sine times 1 + t^2 are 1 - t^2 and 2 t.
static og_scatter_turn turn_of(og_scatter_point axis, double c, double s) {
  og_scatter_turn turn;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) turn.m[i][j] = (1 - c) * axis.x[i] * axis.x[j] + (i == j ? c : 0);
  for (int i = 0; i < 3; i++) {
    const int j = (i + 1) % 3, k = (i + 2) % 3;
    turn.m[j][k] -= s * axis.x[i];
    turn.m[k][j] += s * axis.x[i];
  }
  return turn;
}

og_scatter_turn og_scatter_turn_about(og_scatter_point axis, double tangent) {
  const double square = tangent * tangent;
  return turn_of(axis, (1 - square) / (1 + square), 2 * tangent / (1 + square));
}

// By a quaternion uniform on its sphere: of the cube the ball fills 31 %, so that 200 misses in a row have the
// probability 1e-32.
og_mat3 og_scatter_rotation(og_random *random) {
  double q[4] = {0, 0, 0, 1}, square = 1;
  for (int tries = 0; tries < 200; tries++) {
    square = 0;
    for (int k = 0; k < 4; k++) {
      q[k] = og_random_between(random, -1, 1);
      square += q[k] * q[k];
    }
    if (square <= 1 && square >= 0.01) break;
  }
  const double length = sqrt(square), x = q[0] / length, y = q[1] / length, z = q[2] / length, w = q[3] / length;
  return (og_mat3){
      {og_scatter_rounded((og_scatter_point){{1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)}}),
       og_scatter_rounded((og_scatter_point){{2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)}}),
       og_scatter_rounded((og_scatter_point){{2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)}})}};
}

og_scatter_point og_scatter_turned(const og_scatter_turn *turn, og_scatter_point p) {
  og_scatter_point r;
  for (int i = 0; i < 3; i++) r.x[i] = turn->m[i][0] * p.x[0] + turn->m[i][1] * p.x[1] + turn->m[i][2] * p.x[2];
  return r;
}

og_scatter_point og_scatter_moved(og_scatter_point p, double k, og_scatter_point d) {
  for (int i = 0; i < 3; i++) p.x[i] += k * d.x[i];
  return p;
}

og_vec3 og_scatter_rounded(og_scatter_point p) {
  return (og_vec3){(og_scalar)p.x[0], (og_scalar)p.x[1], (og_scalar)p.x[2]};
}
