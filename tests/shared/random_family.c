// Every family states in its comment what is degenerate about it.

#include "tests/shared/random_family.h"

#include <math.h>
#include <string.h>

#include "tests/shared/random_points.h"

// General position.
static void uniform(or_pair *p, or_random *r) {
  p->na = or_vertex_count(r);
  p->nb = or_vertex_count(r);
  or_uniform_points(p->a, p->na, 1.0, r);
  or_uniform_points(p->b, p->nb, 1.0, r);
  or_move_by_uniform(p->b, p->nb, (double[3]){2, 2, 1}, r);
}

// General position, mostly overlapping.
static void uniform_deep(or_pair *p, or_random *r) {
  p->na = or_vertex_count(r);
  p->nb = or_vertex_count(r);
  or_uniform_points(p->a, p->na, 1.0, r);
  or_uniform_points(p->b, p->nb, 1.0, r);
}

// Small integers: coplanar and collinear points, ties, contact of every sort.
static void lattice(or_pair *p, or_random *r) {
  p->na = or_vertex_count(r);
  p->nb = or_vertex_count(r);
  or_lattice_points(p->a, p->na, 3, r);
  or_lattice_points(p->b, p->nb, 3, r);
  or_move_by_lattice(p->b, p->nb, (int[3]){0, -2, 0}, (int[3]){5, 2, 0}, r);
}

// Still smaller integers: nearly every case is degenerate, many flat.
static void unit_lattice(or_pair *p, or_random *r) {
  p->na = (size_t)or_random_int(r, 1, 6);
  p->nb = (size_t)or_random_int(r, 1, 6);
  or_lattice_points(p->a, p->na, 1, r);
  or_lattice_points(p->b, p->nb, 1, r);
  or_move_by_lattice(p->b, p->nb, (int[3]){0, 0, 0}, (int[3]){2, 1, 0}, r);
}

// Axis-aligned boxes: faces, edges and vertices in contact, equal depths along several axes.
static void boxes(or_pair *p, or_random *r) {
  p->na = p->nb = 8;
  or_random_box(p->a, 2, 3, r);
  or_random_box(p->b, 2, 3, r);
}

// A box and one turned by the angle of the 3-4-5 triangle.
static void turned_boxes(or_pair *p, or_random *r) {
  boxes(p, r);
  const int axis = or_random_int(r, 0, 2), u = (axis + 1) % 3, v = (axis + 2) % 3;
  for (size_t k = 0; k < 8; k++) {
    const double x = p->b[3 * k + (size_t)u], y = p->b[3 * k + (size_t)v];
    p->b[3 * k + (size_t)u] = 3 * x - 4 * y;
    p->b[3 * k + (size_t)v] = 4 * x + 3 * y;
    p->b[3 * k + (size_t)axis] *= 5;
  }
  for (size_t k = 0; k < 24; k++) p->a[k] *= 5;
}

// Both have a face in the plane z = 0, one on each side (now and then the same side).
static void coplanar_faces(or_pair *p, or_random *r) {
  p->na = (size_t)or_random_int(r, 4, 6);
  p->nb = (size_t)or_random_int(r, 4, 6);
  or_lattice_points(p->a, p->na, 3, r);
  or_lattice_points(p->b, p->nb, 3, r);
  const double side = or_random_int(r, 0, 5) == 0 ? 1 : -1;
  for (size_t k = 0; k < p->na; k++) p->a[3 * k + 2] = k < 3 ? 0 : fabs(p->a[3 * k + 2]);
  for (size_t k = 0; k < p->nb; k++) p->b[3 * k + 2] = k < 3 ? 0 : side * fabs(p->b[3 * k + 2]);
}

// They share `shared` vertices.
static void sharing(or_pair *p, or_random *r, size_t shared) {
  p->na = or_vertex_count(r);
  p->nb = or_vertex_count(r);
  if (or_random_int(r, 0, 1) == 0) {
    or_uniform_points(p->a, p->na, 1.0, r);
    or_uniform_points(p->b, p->nb, 1.0, r);
  } else {
    or_lattice_points(p->a, p->na, 3, r);
    or_lattice_points(p->b, p->nb, 3, r);
  }
  // A on one side of x = 0, B on the other, the shared vertices between.
  for (size_t k = 0; k < p->na; k++) p->a[3 * k] = fabs(p->a[3 * k]);
  for (size_t k = 0; k < p->nb; k++) p->b[3 * k] = -fabs(p->b[3 * k]);
  for (size_t k = 0; k < shared; k++) p->a[3 * k] = 0.0;
  memcpy(p->b, p->a, 3 * shared * sizeof *p->a);
}
static void shared_vertex(or_pair *p, or_random *r) { sharing(p, r, 1); }
static void shared_edge(or_pair *p, or_random *r) { sharing(p, r, 2); }

// One inside the other, from deep inside to touching its boundary from within.
static void nested(or_pair *p, or_random *r) {
  p->na = or_vertex_count(r);
  p->nb = 8;
  const int size = or_random_int(r, 1, 4);
  or_box_points(p->b, (int[3]){-size, -size, -size}, (int[3]){size, size, size});
  or_lattice_points(p->a, p->na, or_random_int(r, 1, size), r);
}

// The same body twice, in another order or mirrored.
static void identical(or_pair *p, or_random *r) {
  p->na = p->nb = or_vertex_count(r);
  if (or_random_int(r, 0, 1) == 0) or_uniform_points(p->a, p->na, 1.0, r);
  else or_lattice_points(p->a, p->na, 2, r);
  const double sign = or_random_int(r, 0, 3) == 0 ? -1.0 : 1.0;
  for (size_t k = 0; k < p->na; k++)
    for (size_t axis = 0; axis < 3; axis++) p->b[3 * k + axis] = sign * p->a[3 * (p->na - 1 - k) + axis];
}

// A flat body in a slanted lattice plane and a solid one.
static void flat_and_solid(or_pair *p, or_random *r) {
  p->na = (size_t)or_random_int(r, 3, 6);
  p->nb = or_vertex_count(r);
  or_lattice_points(p->a, p->na, 3, r);
  or_lattice_points(p->b, p->nb, 2, r);
  for (size_t k = 0; k < p->na; k++) p->a[3 * k + 2] = p->a[3 * k] - p->a[3 * k + 1];
  or_move_points(p->b, p->nb, 0, 0, or_random_int(r, -3, 3));
}

// Two flat bodies in one plane, or in parallel planes.
static void flat_and_flat(or_pair *p, or_random *r) {
  p->na = (size_t)or_random_int(r, 2, 6);
  p->nb = (size_t)or_random_int(r, 2, 6);
  or_lattice_points(p->a, p->na, 3, r);
  or_lattice_points(p->b, p->nb, 3, r);
  const double slope = or_random_int(r, -1, 1);
  const double lift = or_random_int(r, 0, 2) == 0 ? 1 : 0;
  for (size_t k = 0; k < p->na; k++) p->a[3 * k + 2] = slope * p->a[3 * k];
  for (size_t k = 0; k < p->nb; k++) p->b[3 * k + 2] = slope * p->b[3 * k] + lift;
  or_move_points(p->b, p->nb, 0, or_random_int(r, 0, 4), 0);
}

// A segment or a point and anything.
static void segments_and_points(or_pair *p, or_random *r) {
  p->na = (size_t)or_random_int(r, 1, 2);
  p->nb = (size_t)or_random_int(r, 1, 5);
  or_lattice_points(p->a, p->na, 2, r);
  or_lattice_points(p->b, p->nb, 2, r);
  if (or_random_int(r, 0, 2) == 0) // collinear
    for (size_t k = 0; k < p->nb; k++) memcpy(p->b + 3 * k, p->b, 3 * sizeof *p->b), p->b[3 * k] += (double)k;
}

// Repeated points, interior points, points on edges.
static void repeated(or_pair *p, or_random *r) {
  lattice(p, r);
  p->na = p->nb = 4;
  for (size_t k = 4; k < 8; k++) {
    const size_t from = (size_t)or_random_int(r, 0, 3), other = (size_t)or_random_int(r, 0, 3);
    for (size_t axis = 0; axis < 3; axis++) {
      p->a[3 * k + axis] = p->a[3 * from + axis];
      p->b[3 * k + axis] = 0.5 * (p->b[3 * from + axis] + p->b[3 * other + axis]);
    }
  }
  p->na += (size_t)or_random_int(r, 1, 4);
  p->nb += (size_t)or_random_int(r, 1, 4);
}

// Contact of lattice bodies, off by one unit in the last place of one coordinate.
static void one_ulp(or_pair *p, or_random *r) {
  if (or_random_int(r, 0, 1) == 0) coplanar_faces(p, r);
  else sharing(p, r, (size_t)or_random_int(r, 1, 3));
  const size_t k = (size_t)or_random_int(r, 0, 2), axis = (size_t)or_random_int(r, 0, 2);
  const double towards = or_random_int(r, 0, 1) == 0 ? -100 : 100;
  p->a[3 * k + axis] = nextafter(p->a[3 * k + axis] + or_random_int(r, 0, 1), towards);
}

// Far from the origin: only the last bits of the coordinates tell the points apart.
static void far_away(or_pair *p, or_random *r) {
  if (or_random_int(r, 0, 1) == 0) lattice(p, r);
  else uniform(p, r);
  const double mantissa = 1 + or_random_uniform(r) / 2;
  const double x = ldexp(mantissa, or_random_int(r, 20, 52));
  const double y = ldexp(1, or_random_int(r, 20, 52));
  or_move_points(p->a, p->na, x, y, -x);
  or_move_points(p->b, p->nb, x, y, -x);
}

// 1e-313 and 1e301 side by side.
static void extreme_exponents(or_pair *p, or_random *r) {
  p->na = (size_t)or_random_int(r, 1, 4);
  p->nb = (size_t)or_random_int(r, 1, 4);
  or_lattice_points(p->a, p->na, 2, r);
  or_lattice_points(p->b, p->nb, 2, r);
  double *const bodies[2] = {p->a, p->b};
  for (int body = 0; body < 2; body++)
    for (size_t k = 0; k < 12; k++) {
      const int choice = or_random_int(r, 0, 3);
      bodies[body][k] = ldexp(bodies[body][k], choice == 0 ? -1040 : choice == 1 ? 1000 : 0);
    }
  if (or_random_int(r, 0, 5) == 0) p->ra = ldexp(1.0, or_random_int(r, -1040, 1000));
}

// Subnormal coordinates.
static void tiny(or_pair *p, or_random *r) {
  lattice(p, r);
  for (size_t k = 0; k < 3 * p->na; k++) p->a[k] = ldexp(p->a[k], -1074);
  for (size_t k = 0; k < 3 * p->nb; k++) p->b[k] = ldexp(p->b[k], -1074);
}

// Long and thin along one axis.
static void needles(or_pair *p, or_random *r) {
  uniform_deep(p, r);
  const size_t along_a = (size_t)or_random_int(r, 0, 2), along_b = (size_t)or_random_int(r, 0, 2);
  for (size_t k = 0; k < p->na; k++) p->a[3 * k + along_a] = ldexp(p->a[3 * k + along_a], 20);
  for (size_t k = 0; k < p->nb; k++) p->b[3 * k + along_b] = ldexp(p->b[3 * k + along_b], 20);
}

// Almost flat: tetrahedra one ulp thick.
static void slivers(or_pair *p, or_random *r) {
  coplanar_faces(p, r);
  for (size_t k = 0; k < p->na; k++) p->a[3 * k + 2] = ldexp(p->a[3 * k + 2], -or_random_int(r, 30, 60));
  for (size_t k = 0; k < p->nb; k++) p->b[3 * k + 2] = ldexp(p->b[3 * k + 2], -or_random_int(r, 30, 60));
}

// Edges that cross at a tiny angle, near or at contact.
static void near_parallel_edges(or_pair *p, or_random *r) {
  p->na = p->nb = 4;
  or_lattice_points(p->a, p->na, 3, r);
  or_lattice_points(p->b, p->nb, 3, r);
  const double lift = or_random_int(r, -1, 1) * 0x1p-52;
  const double edge_a[6] = {-1, 0, 0, 1, 0, 0};
  const double left = ldexp(1, -or_random_int(r, 20, 60));
  const double right = ldexp(1, -or_random_int(r, 20, 60));
  const double edge_b[6] = {-1, -left, lift, 1, right, lift};
  memcpy(p->a, edge_a, sizeof edge_a);
  memcpy(p->b, edge_b, sizeof edge_b);
  for (size_t k = 2; k < 4; k++) p->a[3 * k + 2] = -1 - fabs(p->a[3 * k + 2]);
  for (size_t k = 2; k < 4; k++) p->b[3 * k + 2] = 1 + fabs(p->b[3 * k + 2]);
}

// Octahedra and cubes about nearly one centre: many equal depths.
static void symmetric(or_pair *p, or_random *r) {
  const int size = or_random_int(r, 1, 3);
  p->na = 6;
  for (size_t k = 0; k < 6; k++) p->a[3 * k + k / 2] = (k & 1) ? size : -size;
  if (or_random_int(r, 0, 1) == 0) {
    p->nb = 6;
    memcpy(p->b, p->a, sizeof p->a);
  } else {
    p->nb = 8;
    or_box_points(p->b, (int[3]){-1, -1, -1}, (int[3]){1, 1, 1});
  }
  or_move_by_lattice(p->b, p->nb, (int[3]){-1, 0, 0}, (int[3]){1, 1, 1}, r);
}

// Cores apart along a vector of integer length, the radii adding up to that length: exact contact.
static void rounded_contact(or_pair *p, or_random *r) {
  static const int quadruple[][4] = {{1, 2, 2, 3}, {2, 3, 6, 7}, {1, 4, 8, 9},
                                     {4, 4, 7, 9}, {3, 4, 0, 5}, {0, 0, 2, 2}};
  const int *v = quadruple[or_random_int(r, 0, 5)];
  // A below the origin, B above it, as v sees them; the origin and v are vertices.
  p->na = (size_t)or_random_int(r, 1, 5);
  p->nb = (size_t)or_random_int(r, 1, 5);
  or_lattice_points(p->a, p->na, 3, r);
  or_lattice_points(p->b, p->nb, 3, r);
  double *const bodies[2] = {p->a, p->b};
  const size_t counts[2] = {p->na, p->nb};
  for (int body = 0; body < 2; body++)
    for (size_t k = 0; k < counts[body]; k++) {
      double *x = bodies[body] + 3 * k;
      const double side = x[0] * v[0] + x[1] * v[1] + x[2] * v[2];
      const double sign = (side > 0) == (body == 0) ? -1 : 1;
      for (int axis = 0; axis < 3; axis++) x[axis] = k == 0 ? 0 : sign * x[axis];
    }
  or_move_points(p->b, p->nb, v[0], v[1], v[2]);
  p->ra = or_random_int(r, 0, v[3]);
  p->rb = v[3] - p->ra;
  if (or_random_int(r, 0, 2) == 0) p->rb = nextafter(p->rb, or_random_int(r, 0, 1) == 0 ? 0 : 100);
}

// Any radii.
static void rounded_uniform(or_pair *p, or_random *r) {
  p->na = (size_t)or_random_int(r, 1, 5);
  p->nb = (size_t)or_random_int(r, 1, 5);
  or_uniform_points(p->a, p->na, 1.0, r);
  or_uniform_points(p->b, p->nb, 1.0, r);
  or_move_by_uniform(p->b, p->nb, (double[3]){3, 2, 1}, r);
  p->ra = fabs(or_random_uniform(r));
  p->rb = or_random_int(r, 0, 1) == 0 ? 0.0 : fabs(or_random_uniform(r));
}

// Small integer cores and radii.
static void rounded_lattice(or_pair *p, or_random *r) {
  if (or_random_int(r, 0, 1) == 0) unit_lattice(p, r);
  else lattice(p, r);
  if (p->na > 5) p->na = 5;
  if (p->nb > 5) p->nb = 5;
  p->ra = 0.5 * or_random_int(r, 0, 4);
  p->rb = 0.5 * or_random_int(r, 0, 4);
}

// Points and segments with radii.
static void spheres_and_capsules(or_pair *p, or_random *r) {
  p->na = (size_t)or_random_int(r, 1, 2);
  p->nb = (size_t)or_random_int(r, 1, 2);
  or_lattice_points(p->a, p->na, 4, r);
  or_lattice_points(p->b, p->nb, 4, r);
  p->ra = or_random_int(r, 0, 3);
  p->rb = or_random_int(r, 1, 3);
}

// Boxes that slide along each other's faces and edges.
static void grazing_sweep(or_pair *p, or_random *r) {
  p->na = p->nb = 8;
  or_box_points(p->a, (int[3]){0, 0, 0}, (int[3]){2, 2, 2});
  or_random_box(p->b, 2, 2, r);
  const int along = or_random_int(r, 0, 2), aside = (along + 1) % 3;
  for (size_t k = 0; k < 8; k++) p->b[3 * k + (size_t)aside] += 2 - p->b[(size_t)aside];
  p->vb[along] = or_random_int(r, 0, 1) == 0 ? -1 : 3;
  p->va[along] = or_random_int(r, -1, 1);
}

// The same with radii: the cores pass at a distance of exactly R, or nearly.
static void grazing_rounded_sweep(or_pair *p, or_random *r) {
  grazing_sweep(p, r);
  const int apart = or_random_int(r, 1, 3);
  const size_t along = p->vb[0] != 0 ? 0 : p->vb[1] != 0 ? 1 : 2, aside = (along + 1) % 3;
  for (size_t k = 0; k < 8; k++) p->b[3 * k + aside] += apart;
  if (or_random_int(r, 0, 1) == 0) { // spheres and edges instead of faces
    p->na = (size_t)or_random_int(r, 1, 8);
    p->nb = (size_t)or_random_int(r, 1, 8);
  }
  p->ra = or_random_int(r, 0, 4) == 0 ? nextafter(apart, or_random_int(r, 0, 1) == 0 ? 0 : 9) : apart;
}

// Axes of different scales.
static void mixed_scales(or_pair *p, or_random *r) {
  uniform(p, r);
  for (size_t axis = 0; axis < 3; axis++) {
    const int e = or_random_int(r, -200, 200);
    for (size_t k = 0; k < p->na; k++) p->a[3 * k + axis] = ldexp(p->a[3 * k + axis], e);
    for (size_t k = 0; k < p->nb; k++) p->b[3 * k + axis] = ldexp(p->b[3 * k + axis], e);
  }
  if (or_random_int(r, 0, 3) == 0) p->rb = ldexp(1.0, or_random_int(r, -100, 100));
}

static const or_family families[] = {
    {"uniform", uniform, OR_MOTION_UNIFORM},
    {"uniform-deep", uniform_deep, OR_MOTION_UNIFORM},
    {"lattice", lattice, OR_MOTION_LATTICE},
    {"unit-lattice", unit_lattice, OR_MOTION_LATTICE},
    {"boxes", boxes, OR_MOTION_LATTICE},
    {"turned-boxes", turned_boxes, OR_MOTION_LATTICE},
    {"coplanar-faces", coplanar_faces, OR_MOTION_LATTICE},
    {"shared-vertex", shared_vertex, OR_MOTION_LATTICE},
    {"shared-edge", shared_edge, OR_MOTION_LATTICE},
    {"nested", nested, OR_MOTION_LATTICE},
    {"identical", identical, OR_MOTION_LATTICE},
    {"flat-and-solid", flat_and_solid, OR_MOTION_LATTICE},
    {"flat-and-flat", flat_and_flat, OR_MOTION_LATTICE},
    {"segments-and-points", segments_and_points, OR_MOTION_LATTICE},
    {"repeated", repeated, OR_MOTION_LATTICE},
    {"one-ulp", one_ulp, OR_MOTION_LATTICE},
    {"far-away", far_away, OR_MOTION_LATTICE},
    {"extreme-exponents", extreme_exponents, OR_MOTION_UNIFORM},
    {"tiny", tiny, OR_MOTION_UNIFORM},
    {"needles", needles, OR_MOTION_UNIFORM},
    {"slivers", slivers, OR_MOTION_LATTICE},
    {"near-parallel-edges", near_parallel_edges, OR_MOTION_LATTICE},
    {"symmetric", symmetric, OR_MOTION_LATTICE},
    {"rounded-contact", rounded_contact, OR_MOTION_LATTICE},
    {"rounded-uniform", rounded_uniform, OR_MOTION_UNIFORM},
    {"rounded-lattice", rounded_lattice, OR_MOTION_LATTICE},
    {"spheres-and-capsules", spheres_and_capsules, OR_MOTION_LATTICE},
    {"grazing-sweep", grazing_sweep, OR_MOTION_OWN},
    {"grazing-rounded-sweep", grazing_rounded_sweep, OR_MOTION_OWN},
    {"mixed-scales", mixed_scales, OR_MOTION_UNIFORM},
};

size_t or_family_count(void) { return sizeof families / sizeof *families; }

const or_family *or_family_at(size_t family) { return &families[family]; }
