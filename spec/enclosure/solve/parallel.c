// An exact witness of bodies of parallel axes that touch, whatever the denominators. A rational frame has a rational
// radius and axis, so both figures in the half-plane (revolved.h) are polygons with integer corners if the axes'
// distance is rational. They touch where an edge of one lies on an edge or a corner of the other, or as far from it as
// the balls reach.

#include "spec/enclosure/solve/touch.h"

// Working numbers: what a place is made of, in units of 1 / (2 |N|).
typedef struct parallel_touch {
  og_enclosure_solver *s;
  og_int length[4], one;
  og_int f, g;           // 1 / (|out| 2 |N|) = f / g
  og_int x, z, square;   // the side's direction, and x^2 + z^2
  og_int level, from, to; // of the faces: the level of A's, and what both share of the way across
  og_int px, pz, den;    // the point
  og_int t, u;
  og_ivec out;
} parallel_touch;

static void touch_init(parallel_touch *p, og_enclosure_solver *s) {
  og_int *const numbers[] = {&p->one, &p->f, &p->g, &p->x, &p->z, &p->square, &p->level, &p->from, &p->to,
                             &p->px,  &p->pz, &p->den, &p->t, &p->u};
  p->s = s;
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_init(numbers[k]);
  for (int k = 0; k < 4; k++) og_int_init(&p->length[k]);
  og_ivec_init(&p->out);
  og_int_set_si(&p->one, 1);
}

static void touch_clear(parallel_touch *p) {
  og_int *const numbers[] = {&p->one, &p->f, &p->g, &p->x, &p->z, &p->square, &p->level, &p->from, &p->to,
                             &p->px,  &p->pz, &p->den, &p->t, &p->u};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_clear(numbers[k]);
  for (int k = 0; k < 4; k++) og_int_clear(&p->length[k]);
  og_ivec_clear(&p->out);
}

// The lengths, which have to be integers; and the way across the axes.
static bool set_plane(parallel_touch *p) {
  const og_revolved *f = &p->s->figures;
  for (int k = 0; k < 4; k++) {
    mpz_sqrtrem(p->length[k].z, p->t.z, f->square[k].z);
    if (og_int_sign(&p->t) != 0) return false;
  }
  og_revolved_outward(p->s, &p->out);
  const bool is_apart = og_int_sign(&p->length[2]) > 0;
  og_int_set_si(&p->f, is_apart ? 2 : 1);
  if (!is_apart) og_int_set(&p->g, &p->length[f->curve[0] == OG_CURVE_NONE ? 1 : 0]);
  else {
    og_int_mul(&p->g, &p->length[3], &p->length[3]);
    og_int_mul(&p->g, &p->g, &p->length[2]);
  }
  return true;
}

// ---- faces ----

// Corner k of a body, around: of a cone the apex is both of the first two. B is where it is.
static void set_corner(parallel_touch *p, int body, int k) {
  const og_revolved *f = &p->s->figures;
  const bool is_high = k < 2, is_apex = is_high && f->curve[body] == OG_CURVE_CONE;
  og_int_set_si(&p->px, 0);
  if (!is_apex) og_int_set(&p->px, &p->length[body]);
  if (k % 2 == 1) og_int_neg(&p->px, &p->px);
  og_int_set(&p->pz, &f->height[body]);
  if (!is_high) og_int_neg(&p->pz, &p->pz);
  if (body == 0) return;
  og_int_add(&p->px, &p->px, &p->length[2]);
  og_int_add(&p->pz, &p->pz, &f->along);
}

// The corners of the body that are farthest along the direction, or, of B, against it: their level, and from where to
// where they are along (-z, x).
static void set_face(parallel_touch *p, int body, og_int *level, og_int *from, og_int *to) {
  for (int k = 0; k < 4; k++) {
    set_corner(p, body, k);
    og_int_mul(&p->t, &p->px, &p->x);
    og_int_addmul(&p->t, &p->pz, &p->z);
    og_int_mul(&p->u, &p->pz, &p->x);
    og_int_submul(&p->u, &p->px, &p->z);
    const int order = k == 0 ? 1 : (body == 0 ? 1 : -1) * og_int_compare(&p->t, level);
    if (order < 0) continue;
    if (order > 0) og_int_set(level, &p->t);
    if (order > 0 || og_int_compare(&p->u, from) < 0) og_int_set(from, &p->u);
    if (order > 0 || og_int_compare(&p->u, to) > 0) og_int_set(to, &p->u);
  }
}

// What both faces share of the way across. False where that is nothing.
static bool set_common(parallel_touch *p) {
  og_int level, from, to;
  og_int *const numbers[] = {&level, &from, &to};
  for (int k = 0; k < 3; k++) og_int_init(numbers[k]);
  set_face(p, 1, &level, &from, &to);
  set_face(p, 0, &p->level, &p->from, &p->to);
  if (og_int_compare(&from, &p->from) > 0) og_int_set(&p->from, &from);
  if (og_int_compare(&to, &p->to) < 0) og_int_set(&p->to, &to);
  for (int k = 0; k < 3; k++) og_int_clear(numbers[k]);
  return og_int_compare(&p->from, &p->to) <= 0;
}

// (px, pz) / den: the middle of what is common, in A's face.
static void set_middle(parallel_touch *p) {
  og_int_add(&p->u, &p->from, &p->to);
  og_int_add(&p->t, &p->level, &p->level);
  og_int_mul(&p->px, &p->t, &p->x);
  og_int_submul(&p->px, &p->u, &p->z);
  og_int_mul(&p->pz, &p->t, &p->z);
  og_int_addmul(&p->pz, &p->u, &p->x);
  og_int_add(&p->den, &p->square, &p->square);
}

// From A's point to B's, which is as far away as the balls reach. False where that is not rational.
static bool move_on(parallel_touch *p) {
  const og_int *radius = &p->s->problem->pair.radius;
  if (og_int_sign(radius) == 0) return true;
  mpz_sqrtrem(p->t.z, p->u.z, p->square.z);
  if (og_int_sign(&p->u) != 0) return false;
  og_int_mul(&p->u, radius, &p->length[3]);
  og_int_mul(&p->u, &p->u, &p->den);
  og_int_mul(&p->px, &p->px, &p->t);
  og_int_mul(&p->pz, &p->pz, &p->t);
  og_int_mul(&p->den, &p->den, &p->t);
  og_int_addmul(&p->px, &p->u, &p->x);
  og_int_addmul(&p->pz, &p->u, &p->z);
  return true;
}

// ---- places ----

// A point or a segment along the axis: where between its ends the point is.
static void set_mean(parallel_touch *p, int body, og_body_place *place) {
  const og_revolved *f = &p->s->figures;
  place->count = og_enclosure_points(p->s->problem, body)->count;
  for (uint32_t k = 0; k < place->count; k++) place->point[k] = k;
  og_int_set_si(&place->weight[0], 1);
  if (place->count < 2) return;
  // height den -+ (pz - centre den): the last point is at the height
  og_int_mul(&p->t, &f->height[body], &p->den);
  og_int_set(&p->u, &p->pz);
  if (body == 1) og_int_submul(&p->u, &f->along, &p->den);
  og_int_sub(&place->weight[0], &p->t, &p->u);
  og_int_add(&place->weight[1], &p->t, &p->u);
  if (og_int_sign(&p->t) >= 0) return;
  for (int k = 0; k < 2; k++) og_int_neg(&place->weight[k], &place->weight[k]);
}

// The point (px, pz) / den of the plane as a place: centre / 2 + out px f / (den g) + N pz 2 / (den (2 |N|)^2).
static void set_place(parallel_touch *p, int body, og_body_place *place) {
  og_enclosure_solver *s = p->s;
  if (s->body[body].curve == OG_CURVE_NONE) {
    set_mean(p, body, place);
    return;
  }
  og_int_mul(&p->u, &p->length[3], &p->length[3]);
  og_int_mul(&p->t, &p->u, &p->f);
  og_int_mul(&p->t, &p->t, &p->px);
  og_int_add(&p->t, &p->t, &p->t);
  og_ivec_scale(&s->kept, &p->t, &p->out);
  og_int_mul(&p->t, &p->g, &p->pz);
  mpz_mul_2exp(p->t.z, p->t.z, 2);
  og_ivec_addmul(&s->kept, &p->t, &s->figures.axis);
  og_int_mul(&s->t0, &p->u, &p->g);
  og_int_mul(&s->t0, &s->t0, &p->den);
  og_ivec_addmul(&s->kept, &s->t0, &s->figures.centre[0]);
  og_int_add(&s->t0, &s->t0, &s->t0);
  og_enclosure_place_of(s, body, place);
}

// From B to A: -(x out (2 |N|)^2 f + 2 z g N).
static void set_direction(parallel_touch *p, og_ivec *n) {
  og_int_mul(&p->t, &p->length[3], &p->length[3]);
  og_int_mul(&p->t, &p->t, &p->f);
  og_int_mul(&p->t, &p->t, &p->x);
  og_ivec_scale(n, &p->t, &p->out);
  og_int_mul(&p->t, &p->g, &p->z);
  og_int_add(&p->t, &p->t, &p->t);
  og_ivec_addmul(n, &p->t, &p->s->figures.axis);
  og_ivec_neg(n, n);
  og_direction_shorten(n);
}

static bool try_side(parallel_touch *p, int side) {
  og_enclosure_certificate *guess = &p->s->candidate;
  if (!og_revolved_side(&p->s->figures, p->length, &p->one, side, &p->x, &p->z) || !set_common(p)) return false;
  og_int_mul(&p->square, &p->x, &p->x);
  og_int_addmul(&p->square, &p->z, &p->z);
  set_middle(p);
  set_place(p, 0, &guess->place[0][0]);
  if (!move_on(p)) return false;
  set_place(p, 1, &guess->place[0][1]);
  set_direction(p, &guess->direction);
  return og_check_enclosure(p->s->problem, guess) == OG_ENCLOSURE_ACCEPTED;
}

bool og_touch_parallel(og_enclosure_solver *s) {
  parallel_touch p;
  bool found = false;
  if (!og_revolved_set(&s->figures, s->problem)) return false;
  og_enclosure_copy(&s->candidate, &s->simple);
  touch_init(&p, s);
  if (set_plane(&p))
    for (int side = 0; side < OG_REVOLVED_SIDES && !found; side++) found = try_side(&p, side);
  touch_clear(&p);
  return found;
}
