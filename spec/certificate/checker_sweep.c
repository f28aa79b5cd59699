// Certificates of motion. During the sweep the CSO stands still and the point t s moves along a ray; the bodies
// meet at time t when the nearest point x of the cores' CSO is within R of t s. An end of the contact is certified
// in the numbers a + b sqrt(D): y = t s - x is the offset from x to the moving point.
//   y.y <= R^2                                     the bodies meet at t;
//   t is the first (last) instant of the motion    so nothing comes before (after) it; or
//   y.y = R^2 and y.p <= y.x for all p             y supports the CSO at x, so all points of the ray ahead of the
//                                                  plane through t s are farther than R, and
//     y.s < 0 (first), y.s > 0 (last)              the points before (after) t are ahead of it; or
//     y.s = 0 and a direction n with n.s > 0 (< 0) the ray runs within that plane: contact needs x' = t' s - y
//       and n.p >= n.x for all p                   itself to be in the CSO, and n keeps it out before (after) t.

#include "spec/certificate/checker_state.h"

// The sign of a + b sqrt(D).
static int root_sign(og_checker *c, const og_root *r, const og_int *D) {
  const int a = og_int_sign(&r->a), b = og_int_sign(D) == 0 ? 0 : og_int_sign(&r->b);
  if (a == b || b == 0) return a;
  if (a == 0) return b;
  og_int_mul(&c->t0, &r->a, &r->a);
  og_int_mul(&c->t1, &r->b, &r->b);
  og_int_mul(&c->t1, &c->t1, D);
  const int order = og_int_compare(&c->t0, &c->t1);
  return order == 0 ? 0 : order > 0 ? a : b;
}

// r = x y; r is neither x nor y.
static void root_mul(og_root *r, const og_root *x, const og_root *y, const og_int *D) {
  og_int_mul(&r->a, &x->b, &y->b);
  og_int_mul(&r->a, &r->a, D);
  og_int_addmul(&r->a, &x->a, &y->a);
  og_int_mul(&r->b, &x->a, &y->b);
  og_int_addmul(&r->b, &x->b, &y->a);
}

static void root_sub(og_root *r, const og_root *x, const og_root *y) {
  og_int_sub(&r->a, &x->a, &y->a);
  og_int_sub(&r->b, &x->b, &y->b);
}

static void root_swap(og_root *x, og_root *y) {
  og_int_swap(&x->a, &y->a);
  og_int_swap(&x->b, &y->b);
}

// The greatest y.p over the CSO, y = normal + other sqrt(D), into c->best.
static void farthest(og_checker *c, const og_problem *problem, const og_int *D) {
  for (size_t i = 0; i < problem->a.count; i++) {
    og_ivec_dot(&c->candidate.a, &c->normal, &problem->a.at[i]);
    og_ivec_dot(&c->candidate.b, &c->other, &problem->a.at[i]);
    root_sub(&c->s0, &c->candidate, &c->high);
    if (i == 0 || root_sign(c, &c->s0, D) > 0) root_swap(&c->candidate, &c->high);
  }
  for (size_t j = 0; j < problem->b.count; j++) {
    og_ivec_dot(&c->candidate.a, &c->normal, &problem->b.at[j]);
    og_ivec_dot(&c->candidate.b, &c->other, &problem->b.at[j]);
    root_sub(&c->s0, &c->candidate, &c->low);
    if (j == 0 || root_sign(c, &c->s0, D) < 0) root_swap(&c->candidate, &c->low);
  }
  root_sub(&c->best, &c->high, &c->low);
}

// P = sum w p in (sum, sum_root), W = sum w in (total, total_root); weights >= 0, W > 0.
static og_refusal weighted_sum(og_checker *c, const og_problem *problem, const og_combination *witness,
                               const og_int *D) {
  const og_refusal refusal = og_check_pairs(problem, witness);
  if (refusal != OG_ACCEPTED) return refusal;
  og_ivec_set_zero(&c->sum);
  og_ivec_set_zero(&c->sum_root);
  og_int_set_si(&c->total, 0);
  og_int_set_si(&c->total_root, 0);
  for (size_t k = 0; k < witness->count; k++) {
    og_int_set(&c->s0.a, &witness->weight[k]);
    og_int_set(&c->s0.b, &witness->root_weight[k]);
    if (root_sign(c, &c->s0, D) < 0) return OG_REFUSED_WEIGHT;
    og_check_cso_point(&c->point, problem, witness->pair[k]);
    og_ivec_addmul(&c->sum, &c->s0.a, &c->point);
    og_ivec_addmul(&c->sum_root, &c->s0.b, &c->point);
    og_int_add(&c->total, &c->total, &c->s0.a);
    og_int_add(&c->total_root, &c->total_root, &c->s0.b);
  }
  og_int_set(&c->s0.a, &c->total);
  og_int_set(&c->s0.b, &c->total_root);
  return root_sign(c, &c->s0, D) > 0 ? OG_ACCEPTED : OG_REFUSED_WEIGHT;
}

// Where the end's time lies in the motion: -1 outside, otherwise 1 when it is the first (which > 0) or last
// (which < 0) instant of the motion, 0 when it is inside.
static int place_in_motion(og_checker *c, const og_problem *problem, const og_sweep_end *end, int which) {
  if (og_int_sign(&end->time_m) <= 0 || og_int_sign(&end->radicand) < 0) return -1;
  og_int_set(&c->s0.a, &end->time_p);
  og_int_set(&c->s0.b, &end->time_q);
  const int after_start = root_sign(c, &c->s0, &end->radicand);
  if (after_start < 0) return -1;
  if (!problem->has_until) return which > 0 && after_start == 0;
  // until - t, times both denominators
  og_int_mul(&c->s1.a, &problem->until_num, &end->time_m);
  og_int_submul(&c->s1.a, &problem->until_den, &end->time_p);
  og_int_mul(&c->s1.b, &problem->until_den, &end->time_q);
  og_int_neg(&c->s1.b, &c->s1.b);
  const int before_end = root_sign(c, &c->s1, &end->radicand);
  if (before_end < 0) return -1;
  return which > 0 ? after_start == 0 : before_end == 0;
}

// y m W = (W t m) s - m P into (normal, other); c->time_total = W m. All positive multiples of y from here on.
static void offset(og_checker *c, const og_problem *problem, const og_sweep_end *end) {
  og_int_set(&c->s0.a, &c->total);
  og_int_set(&c->s0.b, &c->total_root);
  og_int_set(&c->s1.a, &end->time_p);
  og_int_set(&c->s1.b, &end->time_q);
  root_mul(&c->left, &c->s0, &c->s1, &end->radicand);
  og_ivec_scale(&c->normal, &c->left.a, &problem->velocity);
  og_ivec_scale(&c->other, &c->left.b, &problem->velocity);
  og_ivec_submul(&c->normal, &end->time_m, &c->sum);
  og_ivec_submul(&c->other, &end->time_m, &c->sum_root);
  og_int_mul(&c->time_total.a, &end->time_m, &c->total);
  og_int_mul(&c->time_total.b, &end->time_m, &c->total_root);
}

// y.y - R^2, times (m W)^2: its sign.
static int contact_sign(og_checker *c, const og_problem *problem, const og_int *D) {
  root_mul(&c->right, &c->time_total, &c->time_total, D);
  og_int_mul(&c->limit, &problem->radius, &problem->radius);
  og_int_mul(&c->right.a, &c->right.a, &c->limit);
  og_int_mul(&c->right.b, &c->right.b, &c->limit);
  og_ivec_dot(&c->left.a, &c->normal, &c->normal);
  og_ivec_dot(&c->value, &c->other, &c->other);
  og_int_addmul(&c->left.a, &c->value, D);
  og_ivec_dot(&c->left.b, &c->normal, &c->other);
  og_int_add(&c->left.b, &c->left.b, &c->left.b);
  root_sub(&c->s0, &c->left, &c->right);
  return root_sign(c, &c->s0, D);
}

// Is y.p <= y.x = y.P / W for all p?
static bool offset_supports(og_checker *c, const og_problem *problem, const og_int *D) {
  farthest(c, problem, D);
  og_int_set(&c->s1.a, &c->total);
  og_int_set(&c->s1.b, &c->total_root);
  root_mul(&c->left, &c->best, &c->s1, D);
  og_ivec_dot(&c->right.a, &c->normal, &c->sum);
  og_ivec_dot(&c->value, &c->other, &c->sum_root);
  og_int_addmul(&c->right.a, &c->value, D);
  og_ivec_dot(&c->right.b, &c->normal, &c->sum_root);
  og_ivec_dot(&c->value, &c->other, &c->sum);
  og_int_add(&c->right.b, &c->right.b, &c->value);
  root_sub(&c->s0, &c->left, &c->right);
  return root_sign(c, &c->s0, D) <= 0;
}

// Is n.p >= n.x = n.P / W for all p, and does n.s have the sign of `which`?
static bool direction_keeps_out(og_checker *c, const og_problem *problem, const og_sweep_end *end, int which) {
  const og_ivec *n = &end->direction;
  og_ivec_dot(&c->value, n, &problem->velocity);
  if (og_int_sign(&c->value) != which) return false;
  og_check_gap(c, problem, n);
  og_int_mul(&c->s0.a, &c->gap, &c->total);
  og_int_mul(&c->s0.b, &c->gap, &c->total_root);
  og_ivec_dot(&c->s1.a, n, &c->sum);
  og_ivec_dot(&c->s1.b, n, &c->sum_root);
  root_sub(&c->s0, &c->s0, &c->s1);
  return root_sign(c, &c->s0, &end->radicand) >= 0;
}

og_refusal og_check_sweep_end(og_checker *c, const og_problem *problem, const og_sweep_end *end, int which) {
  const int place = place_in_motion(c, problem, end, which);
  if (place < 0) return OG_REFUSED_TIME;
  const og_int *D = &end->radicand;
  const og_refusal refusal = weighted_sum(c, problem, &end->witness, D);
  if (refusal != OG_ACCEPTED) return refusal;
  offset(c, problem, end);
  const int contact = contact_sign(c, problem, D);
  if (contact > 0) return OG_REFUSED_NO_CONTACT;
  if (place == 1) return OG_ACCEPTED;
  if (contact < 0 || !offset_supports(c, problem, D)) return OG_REFUSED_NOT_FIRST_LAST;
  og_ivec_dot(&c->s0.a, &c->normal, &problem->velocity);
  og_ivec_dot(&c->s0.b, &c->other, &problem->velocity);
  const int along = root_sign(c, &c->s0, D);
  if (along == -which) return OG_ACCEPTED;
  if (along == 0 && direction_keeps_out(c, problem, end, which)) return OG_ACCEPTED;
  return OG_REFUSED_NOT_FIRST_LAST;
}

static void time_of(og_surd *time, const og_sweep_end *end) {
  og_int_set(&time->p, &end->time_p);
  og_int_mul(&time->q, &end->time_q, &end->time_q);
  og_int_mul(&time->q, &time->q, &end->radicand);
  og_int_set(&time->m, &end->time_m);
  time->s = og_int_sign(&time->q) == 0 ? 0 : og_int_sign(&end->time_q);
  time->e = 0;
}

og_refusal og_check_sweep(og_checker *c, const og_problem *problem, const og_certificate *certificate,
                          og_finding *finding) {
  og_refusal refusal = og_check_sweep_end(c, problem, &certificate->first, 1);
  if (refusal != OG_ACCEPTED) return refusal;
  if (certificate->never_parts) {
    if (problem->has_until || !og_ivec_is_zero(&problem->velocity)) return OG_REFUSED_NOT_FIRST_LAST;
  } else {
    refusal = og_check_sweep_end(c, problem, &certificate->last, -1);
    if (refusal != OG_ACCEPTED) return refusal;
    time_of(&finding->last, &certificate->last);
  }
  time_of(&finding->first, &certificate->first);
  finding->has_hit = finding->hit = true;
  finding->never_parts = certificate->never_parts;
  return OG_ACCEPTED;
}

og_refusal og_check_miss(og_checker *c, const og_problem *problem, const og_certificate *certificate,
                         og_finding *finding) {
  const og_ivec *n = &certificate->direction;
  og_check_gap(c, problem, n);
  // gap - max(0, T n.s), times T's denominator; without a limit of time the ray must not turn towards the plane.
  og_ivec_dot(&c->value, n, &problem->velocity);
  og_int_set(&c->t2, &problem->until_den);
  og_int_mul(&c->gap, &c->gap, &c->t2);
  if (og_int_sign(&c->value) > 0) {
    if (!problem->has_until) return OG_REFUSED_DIRECTION;
    og_int_submul(&c->gap, &problem->until_num, &c->value);
  }
  if (og_int_sign(&c->gap) <= 0) return OG_REFUSED_SIDE;
  og_int_mul(&c->square, &c->gap, &c->gap);
  og_ivec_dot(&c->limit, n, n);
  og_int_mul(&c->t2, &c->t2, &problem->radius);
  og_int_mul(&c->limit, &c->limit, &c->t2);
  og_int_mul(&c->limit, &c->limit, &c->t2);
  if (og_int_compare(&c->square, &c->limit) <= 0) return OG_REFUSED_SIDE;
  finding->has_hit = true;
  finding->hit = false;
  return OG_ACCEPTED;
}
