#include "tests/oracle/curved_shared.h"

#include <stdlib.h>

#include "tests/oracle/bodies.h"
#include "tests/oracle/half_spaces.h"

enum { BESIDE = 80 };

typedef struct scene {
  const or_curved_claim *claim;
  bool is_cone, is_flat; // flat: a disc
  int side;              // 1: the curved body is A, where the plane's normal leads; -1: it is B
  or_vec c, u, v, a, n;  // the frame, and u x v
  mpq_t uu, aa;          // squares of the lengths of u and a
  or_bodies *bodies;
  size_t count;
  or_vec *point; // of the polytope
  or_half_spaces spaces;
  or_vec p, q, w; // scratch
  mpq_t x, y, z, t;
} scene;

void or_curved_claim_init(or_curved_claim *claim) {
  claim->kind = OR_CURVED_POINTS;
  claim->count = 0;
  claim->point = NULL;
  or_vec_init(&claim->centre);
  or_vec_init(&claim->normal);
  mpq_inits(claim->square, claim->offset, NULL);
}

void or_curved_claim_clear(or_curved_claim *claim) {
  or_curved_claim_resize(claim, 0);
  or_vec_clear(&claim->centre);
  or_vec_clear(&claim->normal);
  mpq_clears(claim->square, claim->offset, NULL);
}

void or_curved_claim_resize(or_curved_claim *claim, size_t count) {
  for (size_t k = 0; k < claim->count; k++) or_vec_clear(&claim->point[k]);
  free(claim->point);
  claim->point = count == 0 ? NULL : malloc(count * sizeof *claim->point);
  claim->count = count;
  if (count > 0 && claim->point == NULL) abort();
  for (size_t k = 0; k < count; k++) or_vec_init(&claim->point[k]);
}

// ---- the bodies ----

static void scale(or_vec *points, size_t count, const mpq_t unit) {
  for (size_t k = 0; k < count; k++)
    for (int axis = 0; axis < 3; axis++) mpq_mul(points[k].c[axis], points[k].c[axis], unit);
}

// Repeated points are dropped: a disc's fourth, which is its first.
static void set_frame(scene *s, const or_vec *frame, size_t count) {
  s->is_flat = count == 3;
  or_vec_set(&s->c, &frame[0]);
  or_vec_sub(&s->u, &frame[1], &frame[0]);
  or_vec_sub(&s->v, &frame[2], &frame[0]);
  or_vec_sub(&s->a, &frame[s->is_flat ? 0 : 3], &frame[0]);
  or_cross(&s->n, &s->u, &s->v, s->t);
  or_dot(s->uu, &s->u, &s->u, s->t);
  or_dot(s->aa, &s->a, &s->a, s->t);
}

static void open_scene(scene *s, const og_problem *problem, bool is_b, bool is_cone) {
  or_vec *const vectors[] = {&s->c, &s->u, &s->v, &s->a, &s->n, &s->p, &s->q, &s->w};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) or_vec_init(vectors[k]);
  mpq_inits(s->uu, s->aa, s->x, s->y, s->z, s->t, NULL);
  s->bodies = or_bodies_new(problem);
  scale(s->bodies->a, s->bodies->na, s->bodies->unit);
  scale(s->bodies->b, s->bodies->nb, s->bodies->unit);
  set_frame(s, is_b ? s->bodies->b : s->bodies->a, is_b ? s->bodies->nb : s->bodies->na);
  s->is_cone = is_cone && !s->is_flat;
  s->side = is_b ? -1 : 1;
  s->count = is_b ? s->bodies->na : s->bodies->nb;
  s->point = is_b ? s->bodies->a : s->bodies->b;
  or_half_spaces_init(&s->spaces);
  or_half_spaces_add(&s->spaces, s->point, s->count);
}

static void close_scene(scene *s) {
  or_vec *const vectors[] = {&s->c, &s->u, &s->v, &s->a, &s->n, &s->p, &s->q, &s->w};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) or_vec_clear(vectors[k]);
  mpq_clears(s->uu, s->aa, s->x, s->y, s->z, s->t, NULL);
  or_half_spaces_clear(&s->spaces);
  or_bodies_free(s->bodies);
}

// s->x = (p - c) . axis / square
static void see_along(scene *s, mpq_t to, const or_vec *p, const or_vec *axis, const mpq_t square) {
  or_vec_sub(&s->w, p, &s->c);
  or_dot(to, &s->w, axis, s->t);
  if (mpq_sgn(square) != 0) mpq_div(to, to, square);
}

// Seen from the frame: |z| <= 1, or on the disc's plane; x^2 + y^2 <= 1, of a cone <= ((1 - z) / 2)^2.
static bool is_in_curve(scene *s, const or_vec *p) {
  see_along(s, s->x, p, &s->u, s->uu);
  see_along(s, s->y, p, &s->v, s->uu);
  mpq_mul(s->x, s->x, s->x);
  mpq_mul(s->y, s->y, s->y);
  mpq_add(s->x, s->x, s->y);
  if (s->is_flat) {
    see_along(s, s->z, p, &s->n, s->aa);
    return mpq_sgn(s->z) == 0 && mpq_cmp_si(s->x, 1, 1) <= 0;
  }
  see_along(s, s->z, p, &s->a, s->aa);
  if (mpq_cmp_si(s->z, 1, 1) > 0 || mpq_cmp_si(s->z, -1, 1) < 0) return false;
  if (!s->is_cone) return mpq_cmp_si(s->x, 1, 1) <= 0;
  mpq_set_si(s->y, 1, 1);
  mpq_sub(s->y, s->y, s->z);
  mpq_mul(s->y, s->y, s->y);
  mpq_div_2exp(s->y, s->y, 2);
  return mpq_cmp(s->x, s->y) <= 0;
}

static bool is_in_both(scene *s, const or_vec *p) { return is_in_curve(s, p) && or_half_spaces_hold(&s->spaces, p); }

// ---- the plane ----

// s->x = normal . p - offset
static int side_of_plane(scene *s, const or_vec *p) {
  or_dot(s->x, &s->claim->normal, p, s->t);
  mpq_sub(s->x, s->x, s->claim->offset);
  return mpq_sgn(s->x);
}

// Does a circle around p with the frame's u and v, `portion` times as large, lie on the curved body's side? s->p is p.
static bool is_circle_beyond(scene *s) {
  if (side_of_plane(s, &s->p) * s->side < 0) return false;
  mpq_mul(s->z, s->x, s->x);
  or_dot(s->x, &s->claim->normal, &s->u, s->t);
  or_dot(s->y, &s->claim->normal, &s->v, s->t);
  mpq_mul(s->x, s->x, s->x);
  mpq_mul(s->y, s->y, s->y);
  mpq_add(s->x, s->x, s->y);
  return mpq_cmp(s->z, s->x) >= 0;
}

// s->p = c + factor a
static void set_on_axis(scene *s, long factor) {
  mpq_t by;
  mpq_init(by);
  mpq_set_si(by, factor, 1);
  or_vec_set(&s->p, &s->c);
  or_vec_add_scaled(&s->p, by, &s->a, s->t);
  mpq_clear(by);
}

// Is the plane between both bodies?
static bool is_between(scene *s) {
  if (or_vec_is_zero(&s->claim->normal)) return false;
  for (size_t k = 0; k < s->count; k++)
    if (side_of_plane(s, &s->point[k]) * s->side > 0) return false;
  set_on_axis(s, -1);
  if (!is_circle_beyond(s)) return false;
  set_on_axis(s, 1);
  return s->is_cone ? side_of_plane(s, &s->p) * s->side >= 0 : is_circle_beyond(s);
}

// ---- corners, and what is just beside them ----

// Is a point just beside `from`, along `way`, in both bodies, or `in_polytope` in that alone?
static bool goes_on(scene *s, const or_vec *from, const or_vec *way, bool in_polytope) {
  mpq_t little;
  if (or_vec_is_zero(way)) return false;
  mpq_init(little);
  mpq_set_si(little, 1, 1);
  mpq_div_2exp(little, little, BESIDE);
  or_vec_set(&s->p, from);
  or_vec_add_scaled(&s->p, little, way, s->t);
  mpq_clear(little);
  return in_polytope ? or_half_spaces_hold(&s->spaces, &s->p) : is_in_both(s, &s->p);
}

static bool goes_on_both_ways(scene *s, const or_vec *from, or_vec *way, bool in_polytope) {
  if (goes_on(s, from, way, in_polytope)) return true;
  for (int axis = 0; axis < 3; axis++) mpq_neg(way->c[axis], way->c[axis]);
  return goes_on(s, from, way, in_polytope);
}

// The axis, seen on the plane: a generator in the plane runs along it. n.n a - (a.n) n
static void set_generator(scene *s, or_vec *way) {
  const or_vec *n = &s->claim->normal;
  for (int axis = 0; axis < 3; axis++) mpq_set_si(way->c[axis], 0, 1);
  or_dot(s->x, n, n, s->t);
  or_vec_add_scaled(way, s->x, &s->a, s->t);
  or_dot(s->x, n, &s->a, s->t);
  mpq_neg(s->x, s->x);
  or_vec_add_scaled(way, s->x, n, s->t);
}

static bool is_more_than_point(scene *s, or_vec *way, bool in_polytope) {
  const or_vec *at = &s->claim->point[0];
  for (size_t k = 0; k < s->count; k++) {
    or_vec_sub(way, &s->point[k], at);
    if (side_of_plane(s, &s->point[k]) == 0 && goes_on(s, at, way, in_polytope)) return true;
  }
  set_generator(s, way);
  return goes_on_both_ways(s, at, way, in_polytope);
}

static void set_middle(or_vec *r, const or_vec *p, const or_vec *q) {
  for (int axis = 0; axis < 3; axis++) {
    mpq_add(r->c[axis], p->c[axis], q->c[axis]);
    mpq_div_2exp(r->c[axis], r->c[axis], 1);
  }
}

static bool is_more_than_segment(scene *s, or_vec *way, bool in_polytope) {
  const or_vec *p = &s->claim->point[0], *q = &s->claim->point[1];
  or_vec_sub(way, q, p);
  if (goes_on(s, q, way, in_polytope)) return true;
  or_vec_sub(way, p, q);
  if (goes_on(s, p, way, in_polytope)) return true;
  or_vec_sub(&s->w, q, p);
  or_cross(way, &s->w, &s->claim->normal, s->t);
  set_middle(&s->q, p, q);
  return goes_on_both_ways(s, &s->q, way, in_polytope);
}

// Beyond each side; corners that do not turn to the left all around have their inside beyond one, or two in one line.
static bool is_more_than_polygon(scene *s, or_vec *way, bool in_polytope) {
  const or_curved_claim *claim = s->claim;
  for (size_t k = 0; k < claim->count; k++) {
    const or_vec *p = &claim->point[k], *q = &claim->point[(k + 1) % claim->count],
                 *r = &claim->point[(k + 2) % claim->count];
    or_vec_sub(&s->w, q, p);
    or_cross(way, &s->w, &claim->normal, s->t);
    or_vec_sub(&s->w, r, q);
    or_dot(s->x, way, &s->w, s->t);
    if (mpq_sgn(s->x) >= 0) return true;
    set_middle(&s->q, p, q);
    if (goes_on(s, &s->q, way, in_polytope)) return true;
  }
  return false;
}

static const char *fault_of_points(scene *s, bool in_polytope) {
  const or_curved_claim *claim = s->claim;
  if (claim->count == 0) return "no points";
  for (size_t k = 0; k < claim->count; k++) {
    const or_vec *p = &claim->point[k];
    if (side_of_plane(s, p) != 0) return "a point off the plane";
    if (in_polytope ? !or_half_spaces_hold(&s->spaces, p) : !is_in_both(s, p)) return "a point that is not shared";
  }
  or_vec way;
  or_vec_init(&way);
  const bool more = claim->count == 1   ? is_more_than_point(s, &way, in_polytope)
                    : claim->count == 2 ? is_more_than_segment(s, &way, in_polytope)
                                        : is_more_than_polygon(s, &way, in_polytope);
  or_vec_clear(&way);
  return more ? "a point beside them is shared" : NULL;
}

// ---- the disc ----

static const char *fault_of_disc(scene *s) {
  const or_curved_claim *claim = s->claim;
  if (!mpq_equal(claim->square, s->uu)) return "another radius";
  if (side_of_plane(s, &claim->centre) != 0) return "the disc's centre is off the plane";
  or_cross(&s->p, &claim->normal, &s->n, s->t);
  if (!or_vec_is_zero(&s->p)) return "the plane is not the disc's";
  set_on_axis(s, -1);
  if (or_vec_equal(&s->p, &claim->centre)) return NULL;
  set_on_axis(s, 1);
  return !s->is_cone && or_vec_equal(&s->p, &claim->centre) ? NULL : "the disc is no end of the body";
}

// Does each half-space hold the disc? (most - h.c)^2 >= (h.u)^2 + (h.v)^2
static bool holds_disc(scene *s) {
  for (size_t k = 0; k < s->spaces.count; k++) {
    const or_half_space *h = &s->spaces.at[k];
    or_dot(s->z, &h->n, &s->claim->centre, s->t);
    mpq_sub(s->z, h->most, s->z);
    or_dot(s->x, &h->n, &s->u, s->t);
    or_dot(s->y, &h->n, &s->v, s->t);
    mpq_mul(s->x, s->x, s->x);
    mpq_mul(s->y, s->y, s->y);
    mpq_add(s->x, s->x, s->y);
    const int sign = mpq_sgn(s->z);
    mpq_mul(s->z, s->z, s->z);
    if (sign < 0 || mpq_cmp(s->z, s->x) < 0) return false;
  }
  return true;
}

static bool has_corner_outside(scene *s) {
  for (size_t k = 0; k < s->claim->count; k++)
    if (!is_in_curve(s, &s->claim->point[k])) return true;
  return false;
}

static const char *fault(scene *s) {
  if (!is_between(s)) return "the plane is not between the bodies";
  if (s->claim->kind == OR_CURVED_POINTS) return fault_of_points(s, false);
  const char *of_disc = fault_of_disc(s);
  if (of_disc != NULL) return of_disc;
  if (s->claim->kind == OR_CURVED_DISC) return holds_disc(s) ? NULL : "not all of the disc is shared";
  if (holds_disc(s)) return "all of the disc is shared";
  if (!has_corner_outside(s)) return "all of the polytope's face is shared";
  return fault_of_points(s, true);
}

const char *or_curved_shared_fault(const og_problem *problem, bool is_b, bool is_cone, const or_curved_claim *claim) {
  scene s = {.claim = claim};
  open_scene(&s, problem, is_b, is_cone);
  const char *found = fault(&s);
  close_scene(&s);
  return found;
}
