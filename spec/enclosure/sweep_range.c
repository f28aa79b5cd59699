#include "spec/enclosure/sweep_range.h"

typedef struct sweep_check {
  const og_enclosure_problem *problem;
  const og_sweep_range *range;
  og_enclosure_problem moved;
  og_int zero, one, left, right;
} sweep_check;

static void check_init(sweep_check *c, const og_enclosure_problem *problem, const og_sweep_range *range) {
  c->problem = problem;
  c->range = range;
  og_enclosure_problem_init(&c->moved);
  og_int *const numbers[] = {&c->zero, &c->one, &c->left, &c->right};
  for (int k = 0; k < 4; k++) og_int_init(numbers[k]);
  og_int_set_si(&c->one, 1);
}

static void check_clear(sweep_check *c) {
  og_int *const numbers[] = {&c->zero, &c->one, &c->left, &c->right};
  for (int k = 0; k < 4; k++) og_int_clear(numbers[k]);
  og_enclosure_problem_clear(&c->moved);
}

// ---- the bodies at a time ----

static void scale_points(og_points *to, const og_points *from, const og_int *den) {
  og_points_resize(to, from->count);
  for (size_t k = 0; k < from->count; k++) og_ivec_scale(&to->at[k], den, &from->at[k]);
}

void og_enclosure_problem_at(og_enclosure_problem *moved, const og_enclosure_problem *problem, const og_int *num,
                             const og_int *den) {
  const og_problem *from = &problem->pair;
  og_problem *to = &moved->pair;
  for (int body = 0; body < 2; body++) moved->curve[body] = problem->curve[body];
  scale_points(&to->a, &from->a, den);
  scale_points(&to->b, &from->b, den);
  for (size_t k = 0; k < to->b.count; k++) og_ivec_addmul(&to->b.at[k], num, &from->velocity);
  og_int_mul(&to->radius, &from->radius, den);
  og_int_mul(&to->radius_b, &from->radius_b, den);
  og_ivec_set_zero(&to->velocity);
  to->has_until = false;
  og_int_set_si(&to->until_num, 0);
  og_int_set_si(&to->until_den, 1);
  og_int_mul(&to->unit_den, &from->unit_den, den);
  to->unit_exp = from->unit_exp;
}

// ---- apart at a time ----

// At the time num / den, by the length `bound`; null is no length.
static bool is_apart(sweep_check *c, const og_int *num, const og_int *den, const og_rational *bound) {
  og_enclosure_problem_at(&c->moved, c->problem, num, den);
  return og_check_apart(&c->moved, &c->range->direction, bound);
}

// > 0 where the bodies come nearer along the direction, < 0 where they recede.
/*@ requires check: \valid(c) && \valid_read(c->range) && \valid_read(c->problem) &&
      \separated(c, c->range, c->problem);
    terminates \true; exits \false; assigns val(&c->left);
    ensures sign: \result == sgn(\old(dot(&c->range->direction, &c->problem->pair.velocity))); */
static int closing_sign(sweep_check *c) {
  og_ivec_dot(&c->left, &c->range->direction, &c->problem->pair.velocity);
  return og_int_sign(&c->left);
}

// ---- the three kinds ----

/*@ predicate check_readable{L}(sweep_check *c) =
      \valid(c) && \valid_read(c->problem) && \separated(c, c->problem);
    // Both denominators are positive.
    predicate at_most(real num, real den, real other_num, real other_den) = num * other_den <= other_num * den; */

/*@ requires check:   \valid(c);
    requires numbers: \valid_read(num) && \valid_read(den) && \valid_read(other_num) && \valid_read(other_den);
    requires apart:   \separated(c, num) && \separated(c, den) && \separated(c, other_num) && \separated(c, other_den);
    terminates \true; exits \false; assigns val(&c->left), val(&c->right);
    ensures is: \result != 0 <==>
      at_most(\old(val(num)), \old(val(den)), \old(val(other_num)), \old(val(other_den))); */
static bool is_at_most(sweep_check *c, const og_int *num, const og_int *den, const og_int *other_num,
                       const og_int *other_den) {
  og_int_mul(&c->left, num, other_den);
  og_int_mul(&c->right, other_num, den);
  return og_int_compare(&c->left, &c->right) <= 0;
}

/*@ requires check: check_readable(c) && \valid_read(time) && \separated(c, time);
    terminates \true; exits \false; assigns val(&c->left), val(&c->right);
    ensures is: \result != 0 <==> val(&time->den) > 0 && val(&time->num) >= 0 && (c->problem->pair.has_until == 0 ||
      at_most(val(&time->num), val(&time->den), val(&c->problem->pair.until_num), val(&c->problem->pair.until_den))); */
static bool is_time(sweep_check *c, const og_rational *time) {
  const og_problem *pair = &c->problem->pair;
  if (og_int_sign(&time->den) <= 0 || og_int_sign(&time->num) < 0) return false;
  return !pair->has_until || is_at_most(c, &time->num, &time->den, &pair->until_num, &pair->until_den);
}

// Apart at the start by that length, and ever after, or at the end too.
static og_sweep_refusal check_never(sweep_check *c) {
  const og_problem *pair = &c->problem->pair;
  const og_rational *apart = &c->range->apart;
  if (og_int_sign(&apart->den) <= 0 || og_int_sign(&apart->num) <= 0) return OG_SWEEP_REFUSED_APART;
  if (og_ivec_is_zero(&c->range->direction)) return OG_SWEEP_REFUSED_DIRECTION;
  if (!is_apart(c, &c->zero, &c->one, apart)) return OG_SWEEP_REFUSED_SIDE;
  if (closing_sign(c) <= 0) return OG_SWEEP_ACCEPTED;
  return pair->has_until && is_apart(c, &pair->until_num, &pair->until_den, apart) ? OG_SWEEP_ACCEPTED
                                                                                  : OG_SWEEP_REFUSED_SIDE;
}

// Along the direction the gap shrinks until lo, and is not below zero then: before, it is above zero.
static og_sweep_refusal check_clear_until(sweep_check *c) {
  const og_rational *lo = &c->range->lo;
  if (!is_time(c, lo)) return OG_SWEEP_REFUSED_RANGE;
  if (og_int_sign(&lo->num) == 0) return OG_SWEEP_ACCEPTED;
  if (og_ivec_is_zero(&c->range->direction)) return OG_SWEEP_REFUSED_DIRECTION;
  if (closing_sign(c) <= 0) return OG_SWEEP_REFUSED_RECEDES;
  return is_apart(c, &lo->num, &lo->den, NULL) ? OG_SWEEP_ACCEPTED : OG_SWEEP_REFUSED_SIDE;
}

static og_sweep_refusal check_first(sweep_check *c) {
  const og_rational *lo = &c->range->lo, *hi = &c->range->hi;
  const og_enclosure_certificate *contact = &c->range->contact;
  const og_sweep_refusal refusal = check_clear_until(c);
  if (refusal != OG_SWEEP_ACCEPTED) return refusal;
  if (!is_time(c, hi) || !is_at_most(c, &lo->num, &lo->den, &hi->num, &hi->den)) return OG_SWEEP_REFUSED_RANGE;
  if (contact->kind != OG_ENCLOSURE_TOUCHING && contact->kind != OG_ENCLOSURE_PENETRATING)
    return OG_SWEEP_REFUSED_CONTACT;
  og_enclosure_problem_at(&c->moved, c->problem, &hi->num, &hi->den);
  return og_check_enclosure(&c->moved, contact) == OG_ENCLOSURE_ACCEPTED ? OG_SWEEP_ACCEPTED
                                                                         : OG_SWEEP_REFUSED_CONTACT;
}

static og_sweep_refusal check(sweep_check *c) {
  const og_problem *pair = &c->problem->pair;
  if (pair->has_until && (og_int_sign(&pair->until_den) <= 0 || og_int_sign(&pair->until_num) < 0))
    return OG_SWEEP_REFUSED_PROBLEM;
  if (!og_is_enclosure_problem(c->problem)) return OG_SWEEP_REFUSED_PROBLEM;
  switch (c->range->kind) {
  case OG_SWEEP_RANGE_FIRST: return check_first(c);
  case OG_SWEEP_RANGE_NEVER: return check_never(c);
  case OG_SWEEP_RANGE_CLEAR: return check_clear_until(c);
  case OG_SWEEP_RANGE_NONE:
  case OG_SWEEP_RANGE_KIND_COUNT: break;
  }
  return OG_SWEEP_REFUSED_KIND;
}

og_sweep_refusal og_check_sweep_range(const og_enclosure_problem *problem, const og_sweep_range *range) {
  sweep_check c;
  check_init(&c, problem, range);
  const og_sweep_refusal refusal = check(&c);
  check_clear(&c);
  return refusal;
}
