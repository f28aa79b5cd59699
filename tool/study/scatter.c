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
