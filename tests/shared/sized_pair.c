#include "tests/shared/sized_pair.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

#define PI 3.14159265358979323846

static void set_point(double *body, size_t k, double x, double y, double z) {
  body[3 * k] = x;
  body[3 * k + 1] = y;
  body[3 * k + 2] = z;
}

static void copy(double *b, const double *a, size_t count) { memcpy(b, a, 3 * count * sizeof *a); }

static void move_along_x(double *body, size_t count, double by) {
  for (size_t k = 0; k < count; k++) body[3 * k] += by;
}

// Uniform in [-1, 1): a linear congruential generator's upper bits (Knuth's MMIX).
static double uniform(uint64_t *state) {
  *state = *state * 6364136223846793005u + 1442695040888963407u;
  return (double)(*state >> 11) * 0x1p-52 - 1;
}

static void make_uniform(double *body, size_t count, uint64_t seed) {
  for (size_t k = 0; k < 3 * count; k++) body[k] = uniform(&seed);
}

// Two rings of half the vertices each, at z = -height and z = height.
static void make_ring_pair(double *body, size_t count, double height) {
  const size_t half = count / 2;
  for (size_t k = 0; k < count; k++) {
    const double angle = 2 * PI * (double)(k % half) / (double)half;
    set_point(body, k, cos(angle), sin(angle), k < half ? -height : height);
  }
}

static void make_rings(double *a, double *b, size_t count) {
  make_ring_pair(a, count, 1);
  copy(b, a, count);
}

// One on top of the other.
static void make_stacked_rings(double *a, double *b, size_t count) {
  make_rings(a, b, count);
  for (size_t k = 0; k < count; k++) b[3 * k + 2] += 2;
}

// Side by side: with an even number of vertices a ring, in one edge.
static void make_rings_in_row(double *a, double *b, size_t count) {
  make_rings(a, b, count);
  move_along_x(b, count, 2);
}

static void make_flat_rings(double *a, double *b, size_t count) {
  make_ring_pair(a, count, 0);
  copy(b, a, count);
  move_along_x(b, count, 0.5);
}

static void make_sphere(double *body, size_t count, uint64_t seed) {
  make_uniform(body, count, seed);
  for (size_t k = 0; k < count; k++) {
    const double *p = &body[3 * k];
    const double length = sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2]);
    set_point(body, k, p[0] / length, p[1] / length, p[2] / length);
  }
}

static void make_concentric(double *a, double *b, size_t count) {
  make_sphere(a, count, 1);
  make_sphere(b, count, 2);
}

static void make_offset(double *a, double *b, size_t count) {
  make_concentric(a, b, count);
  move_along_x(b, count, 1.5);
}

static void make_apart(double *a, double *b, size_t count) {
  make_concentric(a, b, count);
  move_along_x(b, count, 2.01);
}

static void make_clouds(double *a, double *b, size_t count) {
  make_uniform(a, count, 3);
  make_uniform(b, count, 4);
  move_along_x(b, count, 0.25);
}

// A sphere's vertices in spirals: hardly two faces of one size, none far larger than its neighbours.
static void make_spirals(double *a, double *b, size_t count) {
  for (size_t k = 0; k < count; k++) {
    const double z = 1 - (2 * (double)k + 1) / (double)count, r = sqrt(1 - z * z);
    const double angle = PI * (3 - sqrt(5)) * (double)k;
    set_point(a, k, r * cos(angle), r * sin(angle), z);
  }
  copy(b, a, count);
}

// As many points of a cubic grid as asked for: most are inside or in the middle of a side.
static void make_grids(double *a, double *b, size_t count) {
  size_t side = 2;
  while (side * side * side < count) side++;
  for (size_t k = 0; k < count; k++)
    set_point(a, k, (double)(k % side), (double)(k / side % side), (double)(k / side / side));
  copy(b, a, count);
  move_along_x(b, count, (double)side / 3);
}

// The grid's cube with vertices on its six sides only, turned so that no side is along an axis. Its corners are
// fractions of 2^20, so the sides stay flat.
static void make_turned_sides(double *a, double *b, size_t count) {
  size_t side = 2;
  while (6 * side * side < count) side++;
  for (size_t k = 0; k < count; k++) {
    const double u = (double)(k / 6 % side) / (double)(1 << 20), v = (double)(k / 6 / side % side) / (double)(1 << 20);
    const double w = k % 2 ? (double)(side - 1) / (double)(1 << 20) : 0.0;
    const double p[3] = {k % 6 / 2 == 0 ? w : u, k % 6 / 2 == 1 ? w : k % 6 / 2 == 0 ? u : v, k % 6 / 2 == 2 ? w : v};
    // The rows are orthogonal and of length 3.
    set_point(a, k, p[0] + 2 * p[1] + 2 * p[2], 2 * p[0] + p[1] - 2 * p[2], 2 * p[0] - 2 * p[1] + p[2]);
  }
  copy(b, a, count);
  move_along_x(b, count, (double)side / (double)(1 << 20));
}

const sized_family sized_families[] = {
    {"rings", "two rings at z = -1 and 1, against themselves", make_rings},
    {"stacked-rings", "the same, one on top of the other", make_stacked_rings},
    {"rings-in-a-row", "the same, side by side: they touch in an edge", make_rings_in_row},
    {"flat-rings", "all in one plane, half a radius apart", make_flat_rings},
    {"concentric-spheres", "random vertices on two unit spheres", make_concentric},
    {"equal-spheres", "spirals on a unit sphere, against themselves", make_spirals},
    {"offset-spheres", "random vertices, centres 1.5 apart", make_offset},
    {"spheres-apart", "random vertices, centres 2.01 apart", make_apart},
    {"clouds", "random points in two cubes, most of them no vertices", make_clouds},
    {"grids", "all points of a cubic grid, against a third of it further", make_grids},
    {"turned-sides", "grids on a cube's six sides, turned", make_turned_sides},
    {NULL, NULL, NULL},
};
