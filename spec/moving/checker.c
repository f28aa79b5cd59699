#include "spec/moving/checker.h"

// Numbers to work with.
typedef struct moving_work {
  const og_moving_problem *problem;
  int pairs;
  og_ivec gap_start[4], gap_end[4]; // of the pairs a, b: a - b at both ends of time
  og_ivec gap_from, gap_to;         // a - b at both ends of a piece, times positive numbers
  og_int factor;
  og_poly along, local, quotient, spare; // along: d . (a - b) on a piece
  og_poly sum;
} moving_work;

// Those of a vertex and a triangle, or of two edges, that are set are cleared.
static void moving_work_init(moving_work *w, const og_moving_problem *problem) {
  const int split = og_moving_split(problem);
  w->problem = problem;
  w->pairs = 0;
  for (int i = 0; i < split; i++)
    for (int j = split; j < 4; j++, w->pairs++) {
      og_ivec_init(&w->gap_start[w->pairs]);
      og_ivec_init(&w->gap_end[w->pairs]);
      og_ivec_sub(&w->gap_start[w->pairs], &problem->start[i], &problem->start[j]);
      og_ivec_sub(&w->gap_end[w->pairs], &problem->end[i], &problem->end[j]);
    }
  og_ivec_init(&w->gap_from);
  og_ivec_init(&w->gap_to);
  og_int_init(&w->factor);
  og_poly_init(&w->along);
  og_poly_init(&w->local);
  og_poly_init(&w->quotient);
  og_poly_init(&w->spare);
  og_poly_init(&w->sum);
}

static void moving_work_clear(moving_work *w) {
  for (int k = 0; k < w->pairs; k++) {
    og_ivec_clear(&w->gap_start[k]);
    og_ivec_clear(&w->gap_end[k]);
  }
  og_ivec_clear(&w->gap_from);
  og_ivec_clear(&w->gap_to);
  og_int_clear(&w->factor);
  og_poly_clear(&w->along);
  og_poly_clear(&w->local);
  og_poly_clear(&w->quotient);
  og_poly_clear(&w->spare);
  og_poly_clear(&w->sum);
}

// ---- the form ----

static bool has_degree(const og_poly *p, int least, int most) { return p->degree >= least && p->degree <= most; }

static bool has_form(const og_moving_certificate *certificate) {
  for (size_t k = 0; k < certificate->count; k++) {
    const og_moving_piece *piece = &certificate->piece[k];
    if (piece->controls < 1 || piece->controls > OG_MOVING_CONTROLS || og_int_sign(&piece->until.den) <= 0)
      return false;
  }
  if (!certificate->hit) return true;
  const int most = certificate->root.degree == 0 ? 0 : 2;
  for (int k = 0; k < 4; k++)
    if (!has_degree(&certificate->weight[k], 0, most)) return false;
  return has_degree(&certificate->root, 0, 3) && og_int_sign(&certificate->time.den) > 0 &&
         og_int_sign(&certificate->lo.den) > 0 && og_int_sign(&certificate->hi.den) > 0;
}

// The sign of a - b.
static int moving_compare(moving_work *w, const og_rational *a, const og_rational *b) {
  og_int_mul(&w->factor, &a->num, &b->den);
  og_int_submul(&w->factor, &b->num, &a->den);
  return og_int_sign(&w->factor);
}

static bool is_in_time(moving_work *w, const og_rational *time) {
  og_int_sub(&w->factor, &time->num, &time->den);
  return og_int_sign(&time->num) >= 0 && og_int_sign(&w->factor) <= 0;
}

// ---- the time ----

// The root h has one sign at lo and the other at hi, so that it vanishes between them.
static bool has_time(moving_work *w, const og_moving_certificate *certificate) {
  const og_poly *h = &certificate->root;
  if (h->degree == 0) return is_in_time(w, &certificate->time);
  if (moving_compare(w, &certificate->lo, &certificate->hi) >= 0) return false;
  return is_in_time(w, &certificate->lo) && is_in_time(w, &certificate->hi) && og_int_sign(&h->c[h->degree]) != 0 &&
         og_poly_sign_at(h, &certificate->lo) * og_poly_sign_at(h, &certificate->hi) < 0;
}

// Does h' keep one sign from `from` to hi? Then h has one root at most there.
static bool has_one_root(moving_work *w, const og_moving_certificate *certificate, const og_rational *from) {
  if (moving_compare(w, from, &certificate->lo) > 0) return false;
  og_poly_derive(&w->quotient, &certificate->root);
  og_poly_localize(&w->local, &w->quotient, from, &certificate->hi, &w->spare);
  return og_poly_is_all(&w->local, 1) || og_poly_is_all(&w->local, -1);
}

// ---- the pieces ----

// r = a - b at the time, times its denominator.
static void set_gap(og_ivec *r, moving_work *w, int pair, const og_rational *time) {
  og_int_sub(&w->factor, &time->den, &time->num);
  og_ivec_scale(r, &w->factor, &w->gap_start[pair]);
  og_ivec_addmul(r, &time->num, &w->gap_end[pair]);
}

static void set_along(moving_work *w, const og_moving_piece *piece, int pair, const og_rational *from) {
  set_gap(&w->gap_from, w, pair, from);
  set_gap(&w->gap_to, w, pair, &piece->until);
  w->along.degree = piece->controls;
  for (int k = 0; k < piece->controls; k++) og_ivec_dot(&w->along.c[k], &piece->control[k], &w->gap_from);
  og_int_set_si(&w->along.c[piece->controls], 0);
  for (int k = 0; k < piece->controls; k++) {
    og_ivec_dot(&w->factor, &piece->control[k], &w->gap_to);
    og_int_add(&w->along.c[k + 1], &w->along.c[k + 1], &w->factor);
  }
}

// local becomes the root on [from, hi], positive at `from`.
static void set_local_root(moving_work *w, const og_moving_certificate *certificate, const og_rational *from) {
  og_poly_localize(&w->local, &certificate->root, from, &certificate->hi, &w->spare);
  if (og_int_sign(&w->local.c[0]) > 0) return;
  for (int k = 0; k <= w->local.degree; k++) og_int_neg(&w->local.c[k], &w->local.c[k]);
}

// On the last piece before a contact d . (a - b) may vanish at its time, but not before.
static bool piece_separates(moving_work *w, const og_moving_piece *piece, const og_rational *from, bool is_last,
                            bool has_root) {
  for (int pair = 0; pair < w->pairs; pair++) {
    set_along(w, piece, pair, from);
    if (!is_last && !og_poly_is_all(&w->along, 1)) return false;
    if (is_last && !has_root && !og_poly_is_all_but_zeros(&w->along, 1)) return false;
    if (is_last && has_root && !og_poly_is_positive_before_root(&w->along, &w->local, &w->quotient)) return false;
  }
  return true;
}

static og_moving_refusal check_pieces(moving_work *w, const og_moving_certificate *certificate) {
  const bool has_root = certificate->hit && certificate->root.degree > 0;
  og_moving_refusal refusal = OG_MOVING_ACCEPTED;
  og_rational start, end;
  og_rational_init(&start);
  og_rational_init(&end);
  og_rational_set_si(&end, 1);
  const og_rational *from = &start;
  const og_rational *goal = !certificate->hit ? &end : has_root ? &certificate->hi : &certificate->time;
  for (size_t k = 0; k < certificate->count && refusal == OG_MOVING_ACCEPTED; k++) {
    const og_moving_piece *piece = &certificate->piece[k];
    const bool is_last = certificate->hit && k + 1 == certificate->count;
    if (moving_compare(w, &piece->until, from) <= 0) refusal = OG_MOVING_REFUSED_GAP;
    else if (is_last && has_root && !has_one_root(w, certificate, from)) refusal = OG_MOVING_REFUSED_TIME;
    else {
      if (is_last && has_root) set_local_root(w, certificate, from);
      if (!piece_separates(w, piece, from, is_last, has_root)) refusal = OG_MOVING_REFUSED_TOGETHER;
    }
    from = &piece->until;
  }
  if (refusal == OG_MOVING_ACCEPTED && moving_compare(w, from, goal) != 0) refusal = OG_MOVING_REFUSED_GAP;
  og_rational_clear(&start);
  og_rational_clear(&end);
  return refusal;
}

// ---- the point where they meet ----

// Which weights are positive at the time; false where one is negative, or of no known sign.
static bool sign_weights(moving_work *w, const og_moving_certificate *certificate, bool meets[4]) {
  for (int k = 0; k < 4; k++) {
    const og_poly *weight = &certificate->weight[k];
    if (certificate->root.degree == 0) {
      meets[k] = og_int_sign(&weight->c[0]) > 0;
      if (og_int_sign(&weight->c[0]) < 0) return false;
      continue;
    }
    meets[k] = !og_poly_is_multiple(&w->local, weight, &certificate->root);
    if (!meets[k]) continue;
    og_poly_localize(&w->local, weight, &certificate->lo, &certificate->hi, &w->spare);
    if (!og_poly_is_weakly(&w->local, 1)) return false;
  }
  return true;
}

// sum = sum +- weight (from + t (to - from)); along the coordinate of the two. Rational times: t's numerator and
// denominator stand in for it, and sum is a constant.
static void add_weighted_point(moving_work *w, const og_moving_certificate *certificate, const og_poly *weight,
                               const og_int *from, const og_int *to, bool is_of_b) {
  og_poly *moved = &w->along;
  if (certificate->root.degree == 0) {
    const og_rational *time = &certificate->time;
    og_poly_set_zero(moved, 0);
    og_int_sub(&w->factor, &time->den, &time->num);
    og_int_mul(&moved->c[0], &w->factor, from);
    og_int_addmul(&moved->c[0], &time->num, to);
    og_int_mul(&moved->c[0], &moved->c[0], &weight->c[0]);
  } else {
    og_poly_set_zero(moved, weight->degree + 1);
    og_int_sub(&w->factor, to, from);
    for (int k = 0; k <= weight->degree; k++) {
      og_int_addmul(&moved->c[k], &weight->c[k], from);
      og_int_addmul(&moved->c[k + 1], &weight->c[k], &w->factor);
    }
  }
  for (int k = 0; k <= moved->degree; k++)
    if (is_of_b) og_int_sub(&w->sum.c[k], &w->sum.c[k], &moved->c[k]);
    else og_int_add(&w->sum.c[k], &w->sum.c[k], &moved->c[k]);
}

static bool vanishes(moving_work *w, const og_moving_certificate *certificate) {
  if (certificate->root.degree == 0) return og_int_sign(&w->sum.c[0]) == 0;
  return og_poly_is_multiple(&w->local, &w->sum, &certificate->root);
}

static const og_int *coordinate_of(const og_ivec *v, int axis) { return axis == 0 ? &v->x : axis == 1 ? &v->y : &v->z; }

// Do both groups of weights have the same sum, and the same weighted sum of points?
static bool names_one_point(moving_work *w, const og_moving_certificate *certificate) {
  const og_moving_problem *problem = w->problem;
  const int split = og_moving_split(problem), degree = certificate->root.degree == 0 ? 0 : 3;
  og_poly_set_zero(&w->sum, degree);
  for (int k = 0; k < 4; k++)
    for (int i = 0; i <= certificate->weight[k].degree; i++)
      if (k < split) og_int_add(&w->sum.c[i], &w->sum.c[i], &certificate->weight[k].c[i]);
      else og_int_sub(&w->sum.c[i], &w->sum.c[i], &certificate->weight[k].c[i]);
  if (!vanishes(w, certificate)) return false;
  for (int axis = 0; axis < 3; axis++) {
    og_poly_set_zero(&w->sum, degree);
    for (int k = 0; k < 4; k++)
      add_weighted_point(w, certificate, &certificate->weight[k], coordinate_of(&problem->start[k], axis),
                         coordinate_of(&problem->end[k], axis), k >= split);
    if (!vanishes(w, certificate)) return false;
  }
  return true;
}

static og_moving_refusal check_meeting(moving_work *w, const og_moving_certificate *certificate, bool meets[4]) {
  if (!sign_weights(w, certificate, meets)) return OG_MOVING_REFUSED_WEIGHT;
  // One positive weight of A is enough: the sum of B's weights is the same.
  const bool meets_a = meets[0] || (w->problem->of_edges && meets[1]);
  if (!meets_a) return OG_MOVING_REFUSED_WEIGHT;
  return names_one_point(w, certificate) ? OG_MOVING_ACCEPTED : OG_MOVING_REFUSED_APART;
}

// ---- what it proves ----

// The weighted mean of A's points at the rational time.
static void keep_point(moving_work *w, const og_moving_certificate *certificate, og_moving_finding *finding) {
  const int split = og_moving_split(w->problem);
  og_int *total = &w->quotient.c[0];
  og_int_set_si(total, 0);
  for (int k = 0; k < split; k++) og_int_add(total, total, &certificate->weight[k].c[0]);
  og_int_mul(total, total, &certificate->time.den);
  og_int_mul(total, total, &w->problem->den);
  for (int axis = 0; axis < 3; axis++) {
    og_poly_set_zero(&w->sum, 0);
    for (int k = 0; k < split; k++)
      add_weighted_point(w, certificate, &certificate->weight[k], coordinate_of(&w->problem->start[k], axis),
                         coordinate_of(&w->problem->end[k], axis), false);
    og_rational_set_quotient(&finding->point[axis], &w->sum.c[0], total);
  }
}

static void keep_contact(moving_work *w, const og_moving_certificate *certificate, og_moving_finding *finding) {
  finding->is_rational = certificate->root.degree == 0;
  if (finding->is_rational) {
    og_rational_set_quotient(&finding->time, &certificate->time.num, &certificate->time.den);
    keep_point(w, certificate, finding);
    return;
  }
  og_poly_set(&finding->root, &certificate->root);
  og_rational_set(&finding->lo, &certificate->lo);
  og_rational_set(&finding->hi, &certificate->hi);
}

og_moving_refusal og_check_moving(const og_moving_problem *problem, const og_moving_certificate *certificate,
                                  og_moving_finding *finding) {
  if (og_int_sign(&problem->den) <= 0) return OG_MOVING_REFUSED_PROBLEM;
  if (!has_form(certificate)) return OG_MOVING_REFUSED_FORM;
  moving_work w;
  moving_work_init(&w, problem);
  og_moving_refusal refusal = OG_MOVING_ACCEPTED;
  if (certificate->hit && !has_time(&w, certificate)) refusal = OG_MOVING_REFUSED_TIME;
  if (refusal == OG_MOVING_ACCEPTED && certificate->hit) refusal = check_meeting(&w, certificate, finding->meets);
  if (refusal == OG_MOVING_ACCEPTED) refusal = check_pieces(&w, certificate);
  finding->hit = certificate->hit;
  if (refusal == OG_MOVING_ACCEPTED && certificate->hit) keep_contact(&w, certificate, finding);
  moving_work_clear(&w);
  return refusal;
}
