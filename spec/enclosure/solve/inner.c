#include "spec/enclosure/solve/search.h"

// Places of the start: the corners of two octagons, or of one and the apex; of an ellipsoid six ends and eight corners.
enum { OCTAGON = 8, BALL = 14 };
// Hulls of which only what is near counts are kept below this.
enum { FEW_POINTS = 92 };

void og_inner_init(og_inner_body *b) {
  b->count = 0;
  og_curved_axes_init(&b->axes);
  for (int k = 0; k < OG_INNER_POINTS; k++) og_ivec_init(&b->place[k]);
  for (int k = 0; k < 2; k++) {
    og_int_init(&b->level[k]);
    og_int_init(&b->square[k]);
  }
}

void og_inner_clear(og_inner_body *b) {
  og_curved_axes_clear(&b->axes);
  for (int k = 0; k < OG_INNER_POINTS; k++) og_ivec_clear(&b->place[k]);
  for (int k = 0; k < 2; k++) {
    og_int_clear(&b->level[k]);
    og_int_clear(&b->square[k]);
  }
}

static og_points *inner_points(og_enclosure_solver *s, int body) { return body == 0 ? &s->inner.a : &s->inner.b; }

static void set_power(og_int *r, mp_bitcnt_t bits) {
  og_int_set_si(r, 1);
  mpz_mul_2exp(r->z, r->z, bits);
}

// at = c 2^bits + x U + y V + z A
static void set_point(og_ivec *at, const og_inner_body *b, const og_ivec *place, mp_bitcnt_t bits) {
  const og_ivec *c = &b->points->at[0];
  mpz_mul_2exp(at->x.z, c->x.z, bits);
  mpz_mul_2exp(at->y.z, c->y.z, bits);
  mpz_mul_2exp(at->z.z, c->z.z, bits);
  og_ivec_addmul(at, &place->x, &b->axes.u);
  og_ivec_addmul(at, &place->y, &b->axes.v);
  og_ivec_addmul(at, &place->z, &b->axes.a);
}

static bool is_same(const og_ivec *a, const og_ivec *b) {
  return og_int_compare(&a->x, &b->x) == 0 && og_int_compare(&a->y, &b->y) == 0 && og_int_compare(&a->z, &b->z) == 0;
}

// The place that stands behind the last one. False where it is there already, or there is no room.
static bool keep_place(og_enclosure_solver *s, int body) {
  og_inner_body *b = &s->body[body];
  for (size_t k = 0; k < b->count; k++)
    if (is_same(&b->place[k], &b->place[b->count])) return false;
  if (b->count + 1 >= OG_INNER_POINTS) return false;
  og_points_resize(inner_points(s, body), b->count + 1);
  set_point(&inner_points(s, body)->at[b->count], b, &b->place[b->count], s->bits);
  b->count++;
  return true;
}

// (x, y) becomes the point of the circle of radius 2^bits in its direction, rounded to within it. It is not zero.
static void move_to_circle(og_enclosure_solver *s, og_int *x, og_int *y) {
  const size_t of_x = mpz_sizeinbase(x->z, 2), of_y = mpz_sizeinbase(y->z, 2), longest = of_x > of_y ? of_x : of_y,
               wanted = s->bits + 8;
  if (longest > wanted) {
    mpz_tdiv_q_2exp(x->z, x->z, longest - wanted);
    mpz_tdiv_q_2exp(y->z, y->z, longest - wanted);
  } else {
    mpz_mul_2exp(x->z, x->z, wanted - longest);
    mpz_mul_2exp(y->z, y->z, wanted - longest);
  }
  og_int_mul(&s->t0, x, x);
  og_int_addmul(&s->t0, y, y);
  mpz_sqrtrem(s->t0.z, s->t1.z, s->t0.z);
  if (og_int_sign(&s->t1) > 0) mpz_add_ui(s->t0.z, s->t0.z, 1);
  mpz_mul_2exp(x->z, x->z, s->bits);
  mpz_mul_2exp(y->z, y->z, s->bits);
  mpz_tdiv_q(x->z, x->z, s->t0.z);
  mpz_tdiv_q(y->z, y->z, s->t0.z);
}

bool og_inner_add(og_enclosure_solver *s, int body, og_int *x, og_int *y, bool top) {
  og_inner_body *b = &s->body[body];
  og_ivec *place = &b->place[b->count];
  if (og_int_sign(x) == 0 && og_int_sign(y) == 0) return false;
  og_int_swap(&place->x, x);
  og_int_swap(&place->y, y);
  move_to_circle(s, &place->x, &place->y);
  set_power(&place->z, s->bits);
  if (!top) og_int_neg(&place->z, &place->z);
  return keep_place(s, body);
}

// The place behind the last one becomes the point of the sphere of radius 2^bits in its direction, rounded to within.
// It is not zero.
static void move_to_sphere(og_enclosure_solver *s, og_ivec *place) {
  og_int *const parts[3] = {&place->x, &place->y, &place->z};
  const size_t wanted = s->bits + 8;
  size_t longest = 0;
  for (int k = 0; k < 3; k++)
    if (mpz_sizeinbase(parts[k]->z, 2) > longest) longest = mpz_sizeinbase(parts[k]->z, 2);
  for (int k = 0; k < 3; k++) {
    if (longest > wanted) mpz_tdiv_q_2exp(parts[k]->z, parts[k]->z, longest - wanted);
    else mpz_mul_2exp(parts[k]->z, parts[k]->z, wanted - longest);
  }
  og_ivec_dot(&s->t0, place, place);
  mpz_sqrtrem(s->t0.z, s->t1.z, s->t0.z);
  if (og_int_sign(&s->t1) > 0) mpz_add_ui(s->t0.z, s->t0.z, 1);
  for (int k = 0; k < 3; k++) {
    mpz_mul_2exp(parts[k]->z, parts[k]->z, s->bits);
    mpz_tdiv_q(parts[k]->z, parts[k]->z, s->t0.z);
  }
}

bool og_inner_add_far(og_enclosure_solver *s, int body, const og_ivec *way) {
  og_inner_body *b = &s->body[body];
  og_ivec *place = &b->place[b->count];
  og_ivec_set(place, way);
  move_to_sphere(s, place);
  return keep_place(s, body);
}

// (m . U, m . V, m . A) leads to the point of the ball that becomes the farthest one.
static bool add_farthest(og_enclosure_solver *s, int body, const og_ivec *m) {
  og_inner_body *b = &s->body[body];
  og_ivec *place = &b->place[b->count];
  og_ivec_dot(&place->x, m, &b->axes.u);
  og_ivec_dot(&place->y, m, &b->axes.v);
  og_ivec_dot(&place->z, m, &b->axes.a);
  if (og_ivec_is_zero(place)) return false;
  move_to_sphere(s, place);
  return keep_place(s, body);
}

static bool add_on_rim(og_enclosure_solver *s, int body, const og_ivec *m, bool top) {
  og_ivec_dot(&s->t2, m, &s->body[body].axes.u);
  og_ivec_dot(&s->t3, m, &s->body[body].axes.v);
  return og_inner_add(s, body, &s->t2, &s->t3, top);
}

bool og_inner_extend(og_enclosure_solver *s, int body, const og_ivec *m) {
  const og_curve curve = s->body[body].curve;
  if (curve == OG_CURVE_NONE) return false;
  if (curve == OG_CURVE_ELLIPSOID) return add_farthest(s, body, m);
  const bool below = add_on_rim(s, body, m, false);
  return (curve == OG_CURVE_CYLINDER && add_on_rim(s, body, m, true)) || below;
}

static void add_apex(og_enclosure_solver *s, int body) {
  og_ivec *place = &s->body[body].place[s->body[body].count];
  og_ivec_set_zero(place);
  set_power(&place->z, s->bits);
  keep_place(s, body);
}

static void add_octagon(og_enclosure_solver *s, int body, bool top) {
  static const int corner[OCTAGON][2] = {{1, 0}, {5, 5}, {0, 1}, {-5, 5}, {-1, 0}, {-5, -5}, {0, -1}, {5, -5}};
  for (int k = 0; k < OCTAGON; k++) {
    og_int_set_si(&s->t2, corner[k][0]);
    og_int_set_si(&s->t3, corner[k][1]);
    og_inner_add(s, body, &s->t2, &s->t3, top);
  }
}

static void add_ball(og_enclosure_solver *s, int body) {
  for (int k = 0; k < BALL; k++) {
    og_ivec *place = &s->body[body].place[s->body[body].count];
    og_int *const parts[3] = {&place->x, &place->y, &place->z};
    for (int part = 0; part < 3; part++) {
      const int end = k / 2 == part ? 1 - k % 2 * 2 : 0, corner = (k - 6) >> part & 1 ? 1 : -1;
      og_int_set_si(parts[part], k < 6 ? end : corner);
    }
    move_to_sphere(s, place);
    keep_place(s, body);
  }
}

static void start_polytope(og_enclosure_solver *s, int body) {
  const og_points *from = s->body[body].points;
  og_points *to = inner_points(s, body);
  og_points_resize(to, from->count);
  for (size_t k = 0; k < from->count; k++) {
    mpz_mul_2exp(to->at[k].x.z, from->at[k].x.z, s->bits);
    mpz_mul_2exp(to->at[k].y.z, from->at[k].y.z, s->bits);
    mpz_mul_2exp(to->at[k].z.z, from->at[k].z.z, s->bits);
  }
}

bool og_inner_start(og_enclosure_solver *s, int body) {
  og_inner_body *b = &s->body[body];
  b->curve = s->problem->curve[body];
  b->points = og_enclosure_points(s->problem, body);
  b->count = 0;
  if (b->curve == OG_CURVE_NONE) start_polytope(s, body);
  if (b->curve == OG_CURVE_NONE) return b->points->count > 0;
  if (b->curve == OG_CURVE_ELLIPSOID) {
    const bool is_one = og_curved_arms_set(&b->axes, b->points);
    if (is_one) add_ball(s, body);
    return is_one;
  }
  if (!og_curved_axes_set(&b->axes, b->points)) return false;
  if (b->curve == OG_CURVE_CONE) add_apex(s, body);
  else add_octagon(s, body, true);
  add_octagon(s, body, false);
  return true;
}

// ---- fewer points ----

static bool is_named(const og_combination *named, int body, size_t point) {
  for (size_t k = 0; k < named->count; k++)
    if ((body == 0 ? named->pair[k].i : named->pair[k].j) == point) return true;
  return false;
}

void og_inner_forget(og_enclosure_solver *s, const og_combination *named) {
  for (int body = 0; body < 2; body++) {
    og_inner_body *b = &s->body[body];
    const size_t start = b->curve == OG_CURVE_ELLIPSOID ? BALL : b->curve == OG_CURVE_CONE ? OCTAGON + 1 : 2 * OCTAGON,
                 count = b->count;
    if (b->curve == OG_CURVE_NONE || count < FEW_POINTS) continue;
    b->count = start;
    for (size_t k = start; k < count; k++) {
      if (!is_named(named, body, k)) continue;
      og_ivec_swap(&b->place[b->count], &b->place[k]);
      keep_place(s, body);
    }
    og_points_resize(inner_points(s, body), b->count);
  }
}

// ---- places ----

// r = value / total, rounded towards zero, or down.
static void scale_down(og_enclosure_solver *s, og_int *r, const og_int *value, bool down) {
  if (down) mpz_fdiv_q(r->z, value->z, s->total.z);
  else mpz_tdiv_q(r->z, value->z, s->total.z);
}

static void curved_mean(og_enclosure_solver *s, int body, const og_combination *witness, og_body_place *place) {
  const og_inner_body *b = &s->body[body];
  og_ivec_set_zero(&s->kept);
  for (size_t k = 0; k < witness->count; k++)
    og_ivec_addmul(&s->kept, &witness->weight[k], &b->place[body == 0 ? witness->pair[k].i : witness->pair[k].j]);
  scale_down(s, &place->x, &s->kept.x, false);
  scale_down(s, &place->y, &s->kept.y, false);
  scale_down(s, &place->z, &s->kept.z, b->curve == OG_CURVE_CONE);
  set_power(&place->w, s->bits);
}

static size_t index_in(og_body_place *place, uint32_t point) {
  for (size_t k = 0; k < place->count; k++)
    if (place->point[k] == point) return k;
  place->point[place->count] = point;
  og_int_set_si(&place->weight[place->count], 0);
  return place->count++;
}

// What rounding takes from the weights comes to the first.
static void polytope_mean(og_enclosure_solver *s, int body, const og_combination *witness, og_body_place *place) {
  place->count = 0;
  set_power(&s->t1, s->bits);
  for (size_t k = 0; k < witness->count && k < OG_PLACE_POINTS; k++) {
    const size_t at = index_in(place, body == 0 ? witness->pair[k].i : witness->pair[k].j);
    mpz_mul_2exp(s->t0.z, witness->weight[k].z, s->bits);
    scale_down(s, &s->t0, &s->t0, true);
    og_int_add(&place->weight[at], &place->weight[at], &s->t0);
    og_int_sub(&s->t1, &s->t1, &s->t0);
  }
  og_int_add(&place->weight[0], &place->weight[0], &s->t1);
  if (place->count == 1) og_int_set_si(&place->weight[0], 1);
}

void og_inner_mean(og_enclosure_solver *s, int body, const og_combination *witness, og_body_place *place) {
  og_int_set_si(&s->total, 0);
  for (size_t k = 0; k < witness->count; k++) og_int_add(&s->total, &s->total, &witness->weight[k]);
  if (s->body[body].curve == OG_CURVE_NONE) polytope_mean(s, body, witness, place);
  else curved_mean(s, body, witness, place);
}

void og_inner_place(const og_enclosure_solver *s, int body, uint32_t point, og_body_place *place) {
  const og_inner_body *b = &s->body[body];
  place->count = 0;
  if (b->curve == OG_CURVE_NONE) {
    og_int_set_si(&place->weight[index_in(place, point)], 1);
    return;
  }
  og_int_set(&place->x, &b->place[point].x);
  og_int_set(&place->y, &b->place[point].y);
  og_int_set(&place->z, &b->place[point].z);
  set_power(&place->w, s->bits);
}

bool og_inner_nearest(og_enclosure_solver *s, int body, const og_ivec *at, const og_int *den, og_body_place *place) {
  const og_points *from = s->body[body].points;
  og_problem *pair = &s->rough;
  og_points_resize(&pair->a, from->count);
  og_points_resize(&pair->b, 1);
  for (size_t k = 0; k < from->count; k++) og_ivec_scale(&pair->a.at[k], den, &from->at[k]);
  og_ivec_set(&pair->b.at[0], at);
  og_problem_approximate(pair);
  if (og_solve(s->solver, OG_DISTANCE, pair, NULL, &s->found) != OG_ANSWERED) return false;
  const og_combination *witness = &s->found.certificate.witness;
  if (s->found.finding.relation != OG_SEPARATED || witness->count > OG_PLACE_POINTS) return false;
  place->count = witness->count;
  for (size_t k = 0; k < witness->count; k++) {
    place->point[k] = witness->pair[k].i;
    og_int_set(&place->weight[k], &witness->weight[k]);
  }
  return true;
}
