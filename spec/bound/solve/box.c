#include "spec/bound/solve/box.h"

#include <math.h>
#include <stdlib.h>

#include "spec/bound/solve/box_search.h"
#include "spec/hull/solve/hull.h"
#include "spec/number/allocation.h"

typedef struct box_solver {
  const og_volume_problem *problem;
  const og_ivec *point;
  og_hull_answer hull;
  og_ivec axis[3], edge, product, best[3];
  og_int lo, hi, here, there, volume, square; // volume / square: the least box so far
} box_solver;

static void solver_init(box_solver *s, const og_volume_problem *problem) {
  s->problem = problem;
  s->point = problem->points.point;
  og_hull_answer_init(&s->hull);
  for (int k = 0; k < 3; k++) {
    og_ivec_init(&s->axis[k]);
    og_ivec_init(&s->best[k]);
  }
  og_ivec_init(&s->edge);
  og_ivec_init(&s->product);
  og_int *const numbers[] = {&s->lo, &s->hi, &s->here, &s->there, &s->volume, &s->square};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_init(numbers[k]);
}

static void solver_clear(box_solver *s) {
  og_hull_answer_clear(&s->hull);
  for (int k = 0; k < 3; k++) {
    og_ivec_clear(&s->axis[k]);
    og_ivec_clear(&s->best[k]);
  }
  og_ivec_clear(&s->edge);
  og_ivec_clear(&s->product);
  og_int *const numbers[] = {&s->lo, &s->hi, &s->here, &s->there, &s->volume, &s->square};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_clear(numbers[k]);
}

// By the greatest common divisor of its components. Not zero.
static void shorten(og_ivec *v) {
  mpz_t divisor;
  mpz_init(divisor);
  mpz_gcd(divisor, v->x.z, v->y.z);
  mpz_gcd(divisor, divisor, v->z.z);
  mpz_divexact(v->x.z, v->x.z, divisor);
  mpz_divexact(v->y.z, v->y.z, divisor);
  mpz_divexact(v->z.z, v->z.z, divisor);
  mpz_clear(divisor);
}

// ---- axes ----

// axis[1] = the part of `edge` across axis[0], times a number; axis[2] across both. False where one would be zero.
static bool complete_axes(box_solver *s) {
  if (og_ivec_is_zero(&s->axis[0])) return false;
  shorten(&s->axis[0]);
  og_ivec_cross(&s->product, &s->axis[0], &s->edge);
  if (og_ivec_is_zero(&s->product)) return false;
  og_ivec_cross(&s->axis[1], &s->product, &s->axis[0]);
  og_ivec_set(&s->axis[2], &s->product);
  shorten(&s->axis[1]);
  shorten(&s->axis[2]);
  return true;
}

static bool set_flush_axes(box_solver *s, const uint32_t c[6]) {
  og_ivec_sub(&s->product, &s->point[c[1]], &s->point[c[0]]);
  og_ivec_sub(&s->edge, &s->point[c[3]], &s->point[c[2]]);
  og_ivec_cross(&s->axis[0], &s->product, &s->edge);
  og_ivec_sub(&s->edge, &s->point[c[5]], &s->point[c[4]]);
  return complete_axes(s);
}

static void set_rounded(og_ivec *r, const double x[3]) {
  og_int *const parts[3] = {&r->x, &r->y, &r->z};
  for (int k = 0; k < 3; k++) mpz_set_d(parts[k]->z, round(ldexp(x[k], 40)));
}

static void set_unit(og_ivec *r, int k) {
  og_int *const parts[3] = {&r->x, &r->y, &r->z};
  og_ivec_set_zero(r);
  og_int_set_si(parts[k], 1);
}

// The points are on a line, or in one place.
static void set_line_axes(box_solver *s) {
  const uint32_t *simplex = s->hull.certificate.simplex;
  set_unit(&s->axis[0], 0);
  if (s->hull.finding.dimension == 1) og_ivec_sub(&s->axis[0], &s->point[simplex[1]], &s->point[simplex[0]]);
  for (int k = 0; k < 3; k++) {
    set_unit(&s->edge, k);
    if (complete_axes(s)) return;
  }
}

// ---- how large the box along the axes is ----

static void set_ends(box_solver *s, const og_ivec *axis) {
  const og_hull_finding *hull = &s->hull.finding;
  for (size_t k = 0; k < hull->vertex_count; k++) {
    og_ivec_dot(&s->here, axis, &s->point[hull->vertex[k]]);
    if (k == 0 || og_int_compare(&s->here, &s->lo) < 0) og_int_set(&s->lo, &s->here);
    if (k == 0 || og_int_compare(&s->here, &s->hi) > 0) og_int_set(&s->hi, &s->here);
  }
}

// Keeps the axes where their box is the first, or has less volume.
static void keep_better(box_solver *s, bool first) {
  og_int volume, square;
  og_int_init(&volume);
  og_int_init(&square);
  og_int_set_si(&volume, 1);
  for (int k = 0; k < 3; k++) {
    set_ends(s, &s->axis[k]);
    og_int_sub(&s->here, &s->hi, &s->lo);
    og_int_mul(&volume, &volume, &s->here);
  }
  og_ivec_cross(&s->product, &s->axis[0], &s->axis[1]);
  og_ivec_dot(&square, &s->product, &s->axis[2]);
  mpz_abs(square.z, square.z);
  og_int_mul(&s->here, &volume, &s->square);
  og_int_mul(&s->there, &s->volume, &square);
  if (first || og_int_compare(&s->here, &s->there) < 0) {
    og_int_swap(&s->volume, &volume);
    og_int_swap(&s->square, &square);
    for (int k = 0; k < 3; k++) og_ivec_swap(&s->best[k], &s->axis[k]);
  }
  og_int_clear(&volume);
  og_int_clear(&square);
}

// ---- in space ----

static void raise_exponent(long *most, const og_int *a) {
  long e;
  mpz_get_d_2exp(&e, a->z);
  if (og_int_sign(a) != 0 && e > *most) *most = e;
}

static double scaled(const og_int *a, long exponent) {
  long e;
  const double mantissa = mpz_get_d_2exp(&e, a->z);
  return e - exponent < -1100 ? 0 : ldexp(mantissa, (int)(e - exponent));
}

// From the first point on, so that none is larger than 1. The caller frees them.
static double *near_points(box_solver *s) {
  const size_t count = s->problem->points.count;
  double *near = og_grow(NULL, 3 * count, sizeof *near);
  long exponent = -0x40000000L;
  for (int round = 0; round < 2; round++)
    for (size_t k = 0; k < count; k++) {
      og_ivec_sub(&s->product, &s->point[k], &s->point[0]);
      const og_int *const parts[3] = {&s->product.x, &s->product.y, &s->product.z};
      for (size_t axis = 0; axis < 3; axis++) {
        if (round == 0) raise_exponent(&exponent, parts[axis]);
        else near[3 * k + axis] = scaled(parts[axis], exponent);
      }
    }
  return near;
}

// The axes along the coordinates come first, so that there is always a box.
static void search_space(box_solver *s) {
  const og_hull_finding *hull = &s->hull.finding;
  double *near = near_points(s);
  const og_box_input in = {near, hull->vertex, hull->vertex_count, &hull->facets};
  og_box_frame flush, any;
  og_search_boxes(&flush, &any, &in);
  free(near);
  for (int k = 0; k < 3; k++) set_unit(&s->axis[k], k);
  keep_better(s, true);
  if (flush.volume < HUGE_VAL && set_flush_axes(s, flush.corner)) keep_better(s, false);
  set_rounded(&s->axis[0], any.axis[0]);
  set_rounded(&s->edge, any.axis[1]);
  if (complete_axes(s)) keep_better(s, false);
}

// The hull is flat, in space. The box is flat, too, and lies along the edge that has the least rectangle.
static void search_flat(box_solver *s) {
  const og_facets *facets = &s->hull.finding.facets;
  const uint32_t *c = facets->corner;
  const size_t size = og_facet_size(facets, 0);
  for (size_t k = 0; k < size; k++) {
    const uint32_t six[6] = {c[0], c[1], c[0], c[2], c[k], c[(k + 1) % size]};
    set_flush_axes(s, six);
    keep_better(s, k == 0);
  }
}

// ---- in the plane ----

static bool is_farther(box_solver *s, const og_ivec *direction, size_t a, size_t b) {
  const uint32_t *corner = s->hull.finding.facets.corner;
  og_ivec_sub(&s->product, &s->point[corner[a]], &s->point[corner[b]]);
  og_ivec_dot(&s->here, direction, &s->product);
  return og_int_sign(&s->here) > 0;
}

static size_t walk(box_solver *s, size_t at, const og_ivec *direction) {
  const size_t count = s->hull.finding.facets.corner_count;
  while (is_farther(s, direction, (at + 1) % count, at)) at = (at + 1) % count;
  return at;
}

static void add_between(box_solver *s, og_int *r, const og_ivec *direction, size_t a, size_t b) {
  is_farther(s, direction, a, b);
  og_int_mul(r, r, &s->here);
}

static void turn_calipers(box_solver *s) {
  const size_t count = s->hull.finding.facets.corner_count;
  const uint32_t *corner = s->hull.finding.facets.corner;
  size_t right = 1, top = 1, left = 1;
  for (size_t k = 0; k < count; k++) {
    og_ivec_sub(&s->axis[0], &s->point[corner[(k + 1) % count]], &s->point[corner[k]]);
    shorten(&s->axis[0]);
    og_int_neg(&s->axis[1].x, &s->axis[0].y);
    og_int_set(&s->axis[1].y, &s->axis[0].x);
    og_ivec_neg(&s->axis[2], &s->axis[0]);
    right = walk(s, right, &s->axis[0]);
    top = walk(s, k == 0 ? right : top, &s->axis[1]);
    left = walk(s, k == 0 ? top : left, &s->axis[2]);
    og_int_set_si(&s->hi, 1);
    add_between(s, &s->hi, &s->axis[0], right, left);
    add_between(s, &s->hi, &s->axis[1], top, k);
    og_ivec_dot(&s->lo, &s->axis[0], &s->axis[0]);
    og_int_mul(&s->here, &s->hi, &s->square);
    og_int_mul(&s->there, &s->volume, &s->lo);
    if (k > 0 && og_int_compare(&s->here, &s->there) >= 0) continue;
    og_int_set(&s->volume, &s->hi);
    og_int_set(&s->square, &s->lo);
    og_ivec_set(&s->best[0], &s->axis[0]);
    og_ivec_set(&s->best[1], &s->axis[1]);
  }
}

static void search_plane(box_solver *s) {
  if (s->hull.finding.dimension == 2) {
    turn_calipers(s);
    return;
  }
  set_unit(&s->best[0], 0);
  const uint32_t *simplex = s->hull.certificate.simplex;
  if (s->hull.finding.dimension == 1) {
    og_ivec_sub(&s->best[0], &s->point[simplex[1]], &s->point[simplex[0]]);
    shorten(&s->best[0]);
  }
  og_ivec_set_zero(&s->best[1]);
  og_int_neg(&s->best[1].x, &s->best[0].y);
  og_int_set(&s->best[1].y, &s->best[0].x);
}

// ---- together ----

static void search(box_solver *s) {
  const int dimension = s->hull.finding.dimension;
  if (s->problem->axes == 2) {
    search_plane(s);
  } else if (dimension == 3) {
    search_space(s);
  } else if (dimension == 2) {
    search_flat(s);
  } else {
    set_line_axes(s);
    keep_better(s, true);
  }
}

void og_solve_volume_box(const og_volume_problem *problem, og_volume_answer *answer) {
  og_hull_problem points;
  box_solver s;
  og_hull_problem_init(&points);
  solver_init(&s, problem);
  og_volume_certificate *certificate = &answer->certificate;
  og_volume_certificate_reset(certificate, OG_PROOF_BOX);
  answer->refusal = OG_VOLUME_REFUSED_HULL;
  if (og_hull_problem_set_exact(&points, problem->axes, &problem->points) == OG_PROBLEM_OK &&
      og_solve_hull(&points, &s.hull) == OG_HULL_ACCEPTED) {
    search(&s);
    certificate->axis_count = problem->axes;
    for (size_t k = 0; k < problem->axes; k++) og_ivec_swap(&certificate->axis[k], &s.best[k]);
    const og_hull_certificate hull = certificate->hull;
    certificate->hull = s.hull.certificate;
    s.hull.certificate = hull;
    answer->refusal = og_check_volume(problem, certificate, &answer->finding);
  }
  solver_clear(&s);
  og_hull_problem_clear(&points);
}
