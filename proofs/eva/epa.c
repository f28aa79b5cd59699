#include "eva/claim.h"
#include "ref/cso/epa.h"
#include "ref/cso/epa_split.h"

static void show_unit(og_vec3 a) {
  og_vec3 unit;
  (void)og_epa_unit(a, &unit);
}

static void show_unit_band(og_scalar low, og_scalar high) {
  show_unit((og_vec3){number_between(low, high), number(high), number(high)});
  show_unit((og_vec3){number_between(-high, -low), number(high), number(high)});
  show_unit((og_vec3){number(high), number_between(low, high), number(high)});
  show_unit((og_vec3){number(high), number_between(-high, -low), number(high)});
  show_unit((og_vec3){number(high), number(high), number_between(low, high)});
  show_unit((og_vec3){number(high), number(high), number_between(-high, -low)});
}

// In bands of 14 powers of two of the largest component, as in the driver `bounds`.
// B: |x| <= 2^300
// Options: -eva-subdivide-non-linear 8 -eva-precision 1 -eva-partition-history 1
// -eva-interprocedural-history -eva-slevel 60
void drive_epa_unit(void) {
  show_unit(vector(0x1p-526));
  //@ loop unroll 100;
  for (int k = -526; k < 300; k += 14) show_unit_band(pow(2, k), pow(2, k + 14));
}

// A workspace with any contents of the size that EPA's have: so Eva's joins do not have to grow to that size.
static void fill(og_epa_workspace *work) {
  for (int k = 0; k < OG_EPA_VERTICES; k++) {
    work->point[k] = vector(0x1p84);
    work->normal[k] = vector(0x1p18);
    work->vertex[k] = (og_cso_vertex){vector(0x1p61), {vector(0x1p60), whole(-1, 7)}, {vector(0x1p60), whole(-1, 7)}};
  }
  for (int k = 0; k < OG_EPA_FACES; k++) {
    work->face[k].normal = vector(0x1p18);
    work->face[k].offset = number(0x1p106);
  }
}

// That of the workspace no more is read than was written is not shown.
// B: |x| <= 2^60, a coordinate of the start more than 2^-22, tolerance 0 to 1
// Options: -eva-interprocedural-splits -eva-precision 0 -eva-plevel 1000 -eva-auto-loop-unroll 6
// -eva-subdivide-non-linear 4
void drive_epa(void) {
  static og_epa_workspace work;
  fill(&work);
  const og_scalar size = 0x1p60;
  const og_convex a = any_convex(&size), b = any_convex(&size);
  og_simplex start = any_simplex(whole(1, 4), size);
  start.vertex[0].w.x = number_between(0x1.8p-22, 2 * size);
  const og_epa_result r = og_epa(&a, &b, &start, number_between(0, 1), &work);
  expect_number(r.depth);
  expect_number(r.lower);
  expect_number(r.upper);
  expect_vector(r.normal);
  if (r.outcome != OG_OUTCOME_ANSWERED && r.outcome != OG_OUTCOME_ITERATION_LIMIT) return;
  expect_vector(r.a);
  expect_vector(r.b);
}

// B: |x| <= 2^60, a coordinate of the start more than 2^-22, tolerance 0 to 1
// Options: -eva-interprocedural-splits -eva-precision 0 -eva-plevel 4000 -eva-auto-loop-unroll 6
// -eva-subdivide-non-linear 4 -eva-use-spec og_orient3d_exact
void drive_epa_split(void) {
  static og_epa_workspace work;
  fill(&work);
  const og_scalar size = 0x1p60;
  const og_convex a = any_convex(&size), b = any_convex(&size);
  og_simplex start = any_simplex(whole(1, 4), size);
  start.vertex[0].w.x = number_between(0x1.8p-22, 2 * size);
  const og_epa_result r = og_epa_split(&a, &b, &start, number_between(0, 1), &work);
  expect_number(r.depth);
  expect_number(r.lower);
  expect_number(r.upper);
  expect_vector(r.normal);
  if (r.outcome != OG_OUTCOME_ANSWERED && r.outcome != OG_OUTCOME_ITERATION_LIMIT) return;
  expect_vector(r.a);
  expect_vector(r.b);
}

// A body at x >= 1, and one at x <= 0.
static og_support ahead(const void *shape, og_vec3 direction) {
  og_support support = any_support(shape, direction);
  support.point.x = number_between(1, 0x1p60);
  return support;
}
static og_support behind(const void *shape, og_vec3 direction) {
  og_support support = any_support(shape, direction);
  support.point.x = number_between(-0x1p60, 0);
  return support;
}

// B alone: |x| <= 2^60, those of A at x >= 1, those of B at x <= 0
// Options: -eva-interprocedural-splits -eva-min-loop-unroll 5 -eva-precision 0
void drive_run_epa(void) {
  const og_scalar size = 0x1p60;
  og_body a, b;
  a.core = (og_convex){ahead, &size, {1, number(size), number(size)}};
  b.core = (og_convex){behind, &size, {0, number(size), number(size)}};
  a.radius = number_between(0, size);
  b.radius = number_between(0, size);
  expect_claim(og_run_epa(&a, &b));
}

// B alone: |x| <= 2^60, those of A at x >= 1, those of B at x <= 0
// Options: -eva-interprocedural-splits -eva-min-loop-unroll 5 -eva-precision 0 -eva-use-spec og_orient3d_exact
void drive_run_epa_split(void) {
  const og_scalar size = 0x1p60;
  og_body a, b;
  a.core = (og_convex){ahead, &size, {1, number(size), number(size)}};
  b.core = (og_convex){behind, &size, {0, number(size), number(size)}};
  a.radius = number_between(0, size);
  b.radius = number_between(0, size);
  expect_claim(og_run_epa_split(&a, &b));
}
