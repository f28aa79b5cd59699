#include "tests/shared/random_points.h"

size_t or_vertex_count(or_random *r) {
  static const int counts[] = {4, 4, 4, 5, 5, 6, 6, 7, 8, 8};
  return (size_t)counts[or_random_int(r, 0, 9)];
}

void or_lattice_points(double *xyz, size_t count, int size, or_random *r) {
  for (size_t k = 0; k < 3 * count; k++) xyz[k] = or_random_int(r, -size, size);
}

void or_uniform_points(double *xyz, size_t count, double size, or_random *r) {
  for (size_t k = 0; k < 3 * count; k++) xyz[k] = size * or_random_uniform(r);
}

void or_move_points(double *xyz, size_t count, double x, double y, double z) {
  for (size_t k = 0; k < count; k++) {
    xyz[3 * k] += x;
    xyz[3 * k + 1] += y;
    xyz[3 * k + 2] += z;
  }
}

void or_move_by_lattice(double *xyz, size_t count, const int low[3], const int high[3], or_random *r) {
  double v[3];
  for (int axis = 0; axis < 3; axis++) v[axis] = or_random_int(r, low[axis], high[axis]);
  or_move_points(xyz, count, v[0], v[1], v[2]);
}

void or_move_by_uniform(double *xyz, size_t count, const double size[3], or_random *r) {
  double v[3];
  for (int axis = 0; axis < 3; axis++) v[axis] = size[axis] * or_random_uniform(r);
  or_move_points(xyz, count, v[0], v[1], v[2]);
}

void or_box_points(double *xyz, const int low[3], const int high[3]) {
  for (int k = 0; k < 8; k++)
    for (int axis = 0; axis < 3; axis++) xyz[3 * k + axis] = (k >> axis & 1) ? high[axis] : low[axis];
}

void or_random_box(double *xyz, int reach, int most, or_random *r) {
  int low[3], high[3];
  for (int axis = 0; axis < 3; axis++) {
    low[axis] = or_random_int(r, -reach, reach);
    high[axis] = low[axis] + or_random_int(r, 1, most);
  }
  or_box_points(xyz, low, high);
}
