#include "spec/enclosure/solve/search.h"

// Lengths with this many bits more than the places have.
enum { GUARD = 16 };

// ---- the support along a direction ----

static void polytope_support(og_enclosure_solver *s, og_inner_body *b, const og_ivec *m) {
  b->levels = 1;
  og_int_set_si(&b->square[0], 0);
  for (size_t k = 0; k < b->points->count; k++) {
    og_ivec_dot(&s->t0, m, &b->points->at[k]);
    if (k == 0 || og_int_compare(&s->t0, &b->level[0]) > 0) og_int_swap(&s->t0, &b->level[0]);
  }
}

static void curved_support(og_enclosure_solver *s, og_inner_body *b, const og_ivec *m) {
  og_ivec_dot(&s->t0, m, &b->axes.u);
  og_int_mul(&b->square[0], &s->t0, &s->t0);
  og_ivec_dot(&s->t0, m, &b->axes.v);
  og_int_addmul(&b->square[0], &s->t0, &s->t0);
  og_int_set_si(&b->square[1], 0);
  og_ivec_dot(&s->t0, m, &b->points->at[0]);
  og_ivec_dot(&s->t1, m, &b->axes.a);
  const bool is_cone = b->curve == OG_CURVE_CONE;
  b->levels = is_cone ? 2 : 1;
  og_int_add(&b->level[1], &s->t0, &s->t1);
  og_int_sub(&b->level[0], &s->t0, &s->t1);
  if (!is_cone && og_int_sign(&s->t1) > 0) og_int_swap(&b->level[0], &b->level[1]);
}

static void ellipsoid_support(og_enclosure_solver *s, og_inner_body *b, const og_ivec *m) {
  const og_ivec *const arms[] = {&b->axes.u, &b->axes.v, &b->axes.a};
  b->levels = 1;
  og_ivec_dot(&b->level[0], m, &b->points->at[0]);
  og_int_set_si(&b->square[0], 0);
  for (int k = 0; k < 3; k++) {
    og_ivec_dot(&s->t0, m, arms[k]);
    og_int_addmul(&b->square[0], &s->t0, &s->t0);
  }
}

static void set_support(og_enclosure_solver *s, int body, const og_ivec *m) {
  og_inner_body *b = &s->body[body];
  if (b->curve == OG_CURVE_NONE) polytope_support(s, b, m);
  else if (b->curve == OG_CURVE_ELLIPSOID) ellipsoid_support(s, b, m);
  else curved_support(s, b, m);
}

// ---- roots and grids ----

// r = sqrt(square) 2^scale, rounded up.
static void raise_root(og_int *r, const og_int *square, mp_bitcnt_t scale, og_int *rest) {
  mpz_mul_2exp(r->z, square->z, 2 * scale);
  mpz_sqrtrem(r->z, rest->z, r->z);
  if (og_int_sign(rest) > 0) mpz_add_ui(r->z, r->z, 1);
}

// The same, rounded down.
static void lower_root(og_int *r, const og_int *square, mp_bitcnt_t scale, og_int *rest) {
  mpz_mul_2exp(r->z, square->z, 2 * scale);
  mpz_sqrtrem(r->z, rest->z, r->z);
}

// num / den, steps of the lattice, in the input's unit, rounded down or up to bits + GUARD significant bits or to the
// finest that matters beside the size, whichever is finer. num >= 0, den > 0.
void og_enclosure_bound(og_enclosure_solver *s, og_rational *r, bool up) {
  const og_problem *pair = &s->problem->pair;
  mpz_mul(s->den.z, s->den.z, pair->unit_den.z);
  const long of_num = (long)mpz_sizeinbase(s->num.z, 2), of_den = (long)mpz_sizeinbase(s->den.z, 2),
             of_size = pair->approx_exp - (long)mpz_sizeinbase(pair->unit_den.z, 2) - (long)s->bits,
             of_value = of_num - of_den - GUARD, grid = of_size < of_value ? of_size : of_value;
  // value = floor(num / den / 2^grid) 2^(grid + unit_exp)
  if (grid < 0) mpz_mul_2exp(s->num.z, s->num.z, (mp_bitcnt_t)-grid);
  else mpz_mul_2exp(s->den.z, s->den.z, (mp_bitcnt_t)grid);
  if (up) mpz_cdiv_q(s->num.z, s->num.z, s->den.z);
  else mpz_fdiv_q(s->num.z, s->num.z, s->den.z);
  const long exponent = grid + pair->unit_exp;
  og_int_set_si(&s->den, 1);
  if (exponent < 0) mpz_mul_2exp(s->den.z, s->den.z, (mp_bitcnt_t)-exponent);
  else mpz_mul_2exp(s->num.z, s->num.z, (mp_bitcnt_t)exponent);
  og_rational_set_quotient(r, &s->num, &s->den);
}

// ---- the gap along a direction ----

// num = the least gap, in 2^-scale of what n . x is measured in, from below or from above.
static void set_least_gap(og_enclosure_solver *s, mp_bitcnt_t scale, bool up) {
  void (*const root)(og_int *, const og_int *, mp_bitcnt_t, og_int *) = up ? lower_root : raise_root;
  const og_inner_body *a = &s->body[0], *b = &s->body[1];
  for (int i = 0; i < a->levels; i++)
    for (int j = 0; j < b->levels; j++) {
      og_int_add(&s->t0, &a->level[i], &b->level[j]);
      og_int_neg(&s->t0, &s->t0);
      mpz_mul_2exp(s->t0.z, s->t0.z, scale);
      root(&s->t1, &a->square[i], scale, &s->t2);
      og_int_sub(&s->t0, &s->t0, &s->t1);
      root(&s->t1, &b->square[j], scale, &s->t2);
      og_int_sub(&s->t0, &s->t0, &s->t1);
      if ((i == 0 && j == 0) || og_int_compare(&s->t0, &s->num) < 0) og_int_set(&s->num, &s->t0);
    }
}

// num / den = the gap between the balls, from below or from above; below zero they overlap along n.
static void set_gap_along(og_enclosure_solver *s, const og_ivec *n, bool up) {
  const mp_bitcnt_t scale = s->bits + GUARD;
  set_support(s, 1, n);
  og_ivec_neg(&s->kept, n);
  set_support(s, 0, &s->kept);
  set_least_gap(s, scale, up);
  og_ivec_dot(&s->t1, n, n);
  // A longer n makes a gap smaller, and an overlap too.
  if ((og_int_sign(&s->num) >= 0) == up) lower_root(&s->den, &s->t1, scale, &s->t2);
  else raise_root(&s->den, &s->t1, scale, &s->t2);
  og_int_submul(&s->num, &s->problem->pair.radius, &s->den);
}

void og_enclosure_lower(og_enclosure_solver *s, const og_ivec *direction, og_rational *lo) {
  og_rational_set_si(lo, 0);
  set_gap_along(s, direction, false);
  if (og_int_sign(&s->num) > 0) og_enclosure_bound(s, lo, false);
}

void og_enclosure_overlap(og_enclosure_solver *s, const og_ivec *direction, og_rational *hi) {
  og_rational_set_si(hi, 0);
  set_gap_along(s, direction, false);
  og_int_neg(&s->num, &s->num);
  if (og_int_sign(&s->num) > 0) og_enclosure_bound(s, hi, true);
}

bool og_enclose_gap(og_enclosure_solver *s, const og_enclosure_problem *problem, const og_ivec *direction,
                    og_rational *hi) {
  s->problem = problem;
  og_enclosure_first_bits(s);
  if (og_ivec_is_zero(direction) || !og_inner_start(s, 0) || !og_inner_start(s, 1)) return false;
  set_gap_along(s, direction, true);
  const bool overlap = og_int_sign(&s->num) < 0;
  if (overlap) og_int_neg(&s->num, &s->num);
  og_enclosure_bound(s, hi, !overlap);
  if (overlap) og_int_neg(&hi->num, &hi->num);
  return true;
}

// ---- from above ----

void og_enclosure_point(og_enclosure_solver *s, int body, const og_body_place *place, og_ivec *at, og_int *den) {
  const og_inner_body *b = &s->body[body];
  if (b->curve != OG_CURVE_NONE) {
    og_int_set(den, &place->w);
    og_ivec_scale(at, den, &b->points->at[0]);
    og_ivec_addmul(at, &place->x, &b->axes.u);
    og_ivec_addmul(at, &place->y, &b->axes.v);
    og_ivec_addmul(at, &place->z, &b->axes.a);
    return;
  }
  (void)s;
  og_ivec_set_zero(at);
  og_int_set_si(den, 0);
  for (size_t k = 0; k < place->count; k++) {
    og_ivec_addmul(at, &place->weight[k], &b->points->at[place->point[k]]);
    og_int_add(den, den, &place->weight[k]);
  }
}

bool og_enclosure_upper(og_enclosure_solver *s, const og_body_place *a, const og_body_place *b, og_rational *hi) {
  const mp_bitcnt_t scale = s->bits + GUARD;
  og_ivec p, q;
  og_ivec_init(&p);
  og_ivec_init(&q);
  og_enclosure_point(s, 0, a, &p, &s->t3);
  og_enclosure_point(s, 1, b, &q, &s->t4);
  og_ivec_scale(&p, &s->t4, &p);
  og_ivec_submul(&p, &s->t3, &q);
  og_int_mul(&s->den, &s->t3, &s->t4);
  og_ivec_dot(&s->t0, &p, &p);
  // Beside the radii, whose squares are whole steps.
  og_int_mul(&s->t1, &s->den, &s->problem->pair.radius);
  og_int_mul(&s->t2, &s->t1, &s->t1);
  const bool apart = og_int_compare(&s->t0, &s->t2) >= 0;
  raise_root(&s->num, &s->t0, scale, &s->t2);
  mpz_mul_2exp(s->t1.z, s->t1.z, scale);
  og_int_sub(&s->num, &s->num, &s->t1);
  mpz_mul_2exp(s->den.z, s->den.z, scale);
  if (apart) og_enclosure_bound(s, hi, true);
  og_ivec_clear(&p);
  og_ivec_clear(&q);
  return apart;
}
