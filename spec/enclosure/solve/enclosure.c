#include "spec/enclosure/solve/enclosure.h"

#include <stdlib.h>

#include "spec/enclosure/solve/ellipsoid.h"
#include "spec/enclosure/solve/guess.h"
#include "spec/enclosure/solve/touch.h"
#include "spec/number/allocation.h"
#include "spec/number/nearest.h"

// Rounds of one precision, at most: four times what the slowest of random pairs needed.
enum { ROUNDS = 400 };
// Bits of places beyond those of the width; what they are raised by where they were too few, and how often. Then they
// are doubled, as bodies may lie as near to touching as their numbers are long.
enum { SPARE_BITS = 8, DOUBLE_BITS = 24, MORE_BITS = 64, RAISES = 2, DEFAULT_BITS = 40 };
// Finer places are not tried, whatever width is asked for: a round takes about 20 ms by then.
enum { MOST_BITS = 1024 };

void og_enclosure_answer_init(og_enclosure_answer *answer) {
  answer->status = OG_ENCLOSURE_REFUSED;
  answer->refusal = OG_ENCLOSURE_REFUSED_KIND;
  answer->rounds = 0;
  og_enclosure_certificate_init(&answer->certificate);
}

void og_enclosure_answer_clear(og_enclosure_answer *answer) { og_enclosure_certificate_clear(&answer->certificate); }

og_enclosure_solver *og_enclosure_solver_new(void) {
  og_enclosure_solver *s = og_grow(NULL, 1, sizeof *s);
  og_int *const numbers[] = {&s->total,  &s->num,    &s->den,        &s->t0,       &s->t1,      &s->t2, &s->t3, &s->t4,
                             &s->side_x, &s->side_z, &s->side_reach, &s->best_num, &s->best_den,
                             &s->reach_num, &s->reach_den};
  s->has_width = s->wants_double = false;
  og_rational_init(&s->width);
  og_rational_init(&s->bound);
  s->solver = og_solver_new();
  og_answer_init(&s->found);
  og_problem_init(&s->inner);
  og_problem_init(&s->rough);
  og_problem *const derived[] = {&s->inner, &s->rough};
  for (int k = 0; k < 2; k++) {
    og_int_set_si(&derived[k]->unit_den, 1);
    og_int_set_si(&derived[k]->until_den, 1);
  }
  for (int k = 0; k < 2; k++) og_inner_init(&s->body[k]);
  og_ivec_init(&s->direction);
  og_ivec_init(&s->kept);
  og_ivec_init(&s->last);
  og_revolved_init(&s->figures);
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_init(numbers[k]);
  og_enclosure_certificate_init(&s->candidate);
  og_enclosure_certificate_init(&s->simple);
  return s;
}

void og_enclosure_solver_free(og_enclosure_solver *s) {
  if (s == NULL) return;
  og_int *const numbers[] = {&s->total,  &s->num,    &s->den,        &s->t0,       &s->t1,      &s->t2, &s->t3, &s->t4,
                             &s->side_x, &s->side_z, &s->side_reach, &s->best_num, &s->best_den,
                             &s->reach_num, &s->reach_den};
  og_rational_clear(&s->width);
  og_rational_clear(&s->bound);
  og_solver_free(s->solver);
  og_answer_clear(&s->found);
  og_problem_clear(&s->inner);
  og_problem_clear(&s->rough);
  for (int k = 0; k < 2; k++) og_inner_clear(&s->body[k]);
  og_ivec_clear(&s->direction);
  og_ivec_clear(&s->kept);
  og_ivec_clear(&s->last);
  og_revolved_clear(&s->figures);
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_clear(numbers[k]);
  og_enclosure_certificate_clear(&s->candidate);
  og_enclosure_certificate_clear(&s->simple);
  free(s);
}

void og_enclosure_solver_set_width(og_enclosure_solver *solver, const og_rational *width) {
  solver->has_width = true;
  og_rational_set(&solver->width, width);
}

void og_enclosure_solver_want_double(og_enclosure_solver *solver) { solver->wants_double = true; }

// ---- the width ----

void og_enclosure_width(og_enclosure_solver *s) {
  const og_problem *pair = &s->problem->pair;
  long exponent = -pair->unit_exp;
  og_int_set(&s->num, &pair->unit_den);
  og_int_set_si(&s->den, 1);
  if (s->has_width) {
    og_int_mul(&s->num, &s->num, &s->width.num);
    og_int_set(&s->den, &s->width.den);
  } else {
    og_int_set_si(&s->num, 1);
    exponent = pair->approx_exp - DEFAULT_BITS;
  }
  if (exponent < 0) mpz_mul_2exp(s->den.z, s->den.z, (mp_bitcnt_t)-exponent);
  else mpz_mul_2exp(s->num.z, s->num.z, (mp_bitcnt_t)exponent);
}

void og_enclosure_first_bits(og_enclosure_solver *s) {
  og_enclosure_width(s);
  const long width = (long)mpz_sizeinbase(s->num.z, 2) - (long)mpz_sizeinbase(s->den.z, 2) - 1,
             bits = s->problem->pair.approx_exp - width + SPARE_BITS;
  s->bits = bits < DEFAULT_BITS ? DEFAULT_BITS : bits > MOST_BITS ? MOST_BITS : (mp_bitcnt_t)bits;
}

// Is hi - lo at most the width?
bool og_enclosure_is_narrow(og_enclosure_solver *s, const og_rational *lo, const og_rational *hi) {
  const og_problem *pair = &s->problem->pair;
  og_enclosure_width(s);
  // (hi - lo) unit_den / 2^unit_exp <= num / den
  og_int_mul(&s->t0, &hi->num, &lo->den);
  og_int_submul(&s->t0, &lo->num, &hi->den);
  og_int_mul(&s->t0, &s->t0, &pair->unit_den);
  og_int_mul(&s->t0, &s->t0, &s->den);
  og_int_mul(&s->t1, &lo->den, &hi->den);
  og_int_mul(&s->t1, &s->t1, &s->num);
  if (pair->unit_exp < 0) mpz_mul_2exp(s->t0.z, s->t0.z, (mp_bitcnt_t)-pair->unit_exp);
  else mpz_mul_2exp(s->t1.z, s->t1.z, (mp_bitcnt_t)pair->unit_exp);
  return og_int_compare(&s->t0, &s->t1) <= 0;
}

bool og_enclosure_is_enough(og_enclosure_solver *s, const og_rational *lo, const og_rational *hi) {
  return og_enclosure_is_narrow(s, lo, hi) && (!s->wants_double || og_nearest_double(lo) == og_nearest_double(hi));
}

// ---- a round ----

static bool is_less(og_enclosure_solver *s, const og_rational *a, const og_rational *b) {
  og_int_mul(&s->t0, &a->num, &b->den);
  og_int_mul(&s->t1, &b->num, &a->den);
  return og_int_compare(&s->t0, &s->t1) < 0;
}

static void keep_place(og_body_place *to, og_body_place *from) {
  og_int *const of_to[] = {&to->x, &to->y, &to->z, &to->w}, *const of_from[] = {&from->x, &from->y, &from->z, &from->w};
  for (int k = 0; k < 4; k++) og_int_swap(of_to[k], of_from[k]);
  to->count = from->count;
  for (size_t k = 0; k < from->count; k++) {
    to->point[k] = from->point[k];
    og_int_swap(&to->weight[k], &from->weight[k]);
  }
}

// From the corners that met: the certificate of penetration. False where it has no room for all of them.
static bool penetrate(og_enclosure_solver *s, og_enclosure_certificate *certificate) {
  const og_combination *witness = &s->found.certificate.witness;
  if (witness->count > OG_ENCLOSURE_PAIRS) return false;
  certificate->kind = OG_ENCLOSURE_PENETRATING;
  certificate->count = witness->count;
  for (size_t k = 0; k < witness->count; k++) {
    og_inner_place(s, 0, witness->pair[k].i, &certificate->place[k][0]);
    og_inner_place(s, 1, witness->pair[k].j, &certificate->place[k][1]);
    og_int_set(&certificate->weight[k], &witness->weight[k]);
  }
  return true;
}

void og_enclosure_trim(og_enclosure_solver *s) {
  og_ivec *n = &s->direction;
  og_int *const parts[3] = {&n->x, &n->y, &n->z};
  size_t longest = 0;
  for (int k = 0; k < 3; k++)
    if (mpz_sizeinbase(parts[k]->z, 2) > longest) longest = mpz_sizeinbase(parts[k]->z, 2);
  for (int k = 0; k < 3 && longest > s->bits; k++) mpz_tdiv_q_2exp(parts[k]->z, parts[k]->z, longest - s->bits);
  og_direction_shorten(n);
}

// The direction to `bits` bits: the difference of the nearest points, or where the hulls touch the plane's.
static void set_direction(og_enclosure_solver *s) {
  const og_certificate *proof = &s->found.certificate;
  og_ivec *n = &s->direction;
  og_ivec_set(n, &proof->direction);
  if (s->found.finding.relation == OG_SEPARATED) {
    og_ivec_set_zero(n);
    for (size_t k = 0; k < proof->witness.count; k++) {
      og_ivec_addmul(n, &proof->witness.weight[k], &s->inner.a.at[proof->witness.pair[k].i]);
      og_ivec_submul(n, &proof->witness.weight[k], &s->inner.b.at[proof->witness.pair[k].j]);
    }
  }
  og_enclosure_trim(s);
}

static void take_direction(og_enclosure_solver *s, og_enclosure_certificate *best) {
  og_enclosure_certificate *now = &s->candidate;
  og_enclosure_lower(s, &s->direction, &now->lo);
  if (!is_less(s, &best->lo, &now->lo)) return;
  og_rational_set(&best->lo, &now->lo);
  og_ivec_set(&best->direction, &s->direction);
}

static bool extend_along(og_enclosure_solver *s) {
  const bool of_b = og_inner_extend(s, 1, &s->direction);
  og_ivec_neg(&s->kept, &s->direction);
  return og_inner_extend(s, 0, &s->kept) || of_b;
}

// Better bounds go into the certificate. False where the places show that the bodies penetrate.
static bool improve(og_enclosure_solver *s, og_enclosure_certificate *best) {
  og_enclosure_certificate *now = &s->candidate;
  for (int body = 0; body < 2; body++) og_inner_mean(s, body, &s->found.certificate.witness, &now->place[0][body]);
  const bool apart = og_enclosure_upper(s, &now->place[0][0], &now->place[0][1], &now->hi);
  if (!apart || best->count == 0 || is_less(s, &now->hi, &best->hi)) {
    og_rational_set(&best->hi, &now->hi);
    for (int body = 0; body < 2; body++) keep_place(&best->place[0][body], &now->place[0][body]);
    best->count = 1;
  }
  best->kind = apart ? OG_ENCLOSURE_RANGE : OG_ENCLOSURE_PENETRATING;
  if (!apart) return false;
  set_direction(s);
  take_direction(s, best);
  return true;
}

// Beside an ellipsoid: Newton's direction. Rounds alone are slow on what is curved both ways.
static bool leap(og_enclosure_solver *s, og_enclosure_certificate *best) {
  if (!og_enclosure_newton(s, &s->found.certificate.witness)) return false;
  take_direction(s, best);
  return true;
}

static bool extend(og_enclosure_solver *s, og_enclosure_certificate *best) {
  og_ivec_set(&s->last, &s->direction);
  const bool leaps = leap(s, best);
  og_inner_forget(s, &s->found.certificate.witness);
  const bool is_new = leaps && extend_along(s);
  og_ivec_set(&s->direction, &s->last);
  return extend_along(s) || is_new;
}

static bool is_done(og_enclosure_solver *s, og_question question, const og_enclosure_certificate *best) {
  return og_rational_sign(&best->lo) > 0 &&
         (question == OG_RELATION || og_enclosure_is_narrow(s, &best->lo, &best->hi));
}

static bool is_enough(og_enclosure_solver *s, og_question question, const og_enclosure_certificate *best) {
  return is_done(s, question, best) && (question == OG_RELATION || og_enclosure_is_enough(s, &best->lo, &best->hi));
}

// One precision. True where it settled the question.
static bool attempt(og_enclosure_solver *s, og_question question, og_enclosure_answer *answer) {
  og_enclosure_certificate *best = &answer->certificate;
  og_enclosure_certificate_reset(best);
  for (size_t round = 0; round < ROUNDS; round++) {
    answer->rounds++;
    og_problem_approximate(&s->inner);
    if (og_solve(s->solver, OG_DISTANCE, &s->inner, NULL, &s->found) != OG_ANSWERED) return false;
    if (s->found.finding.relation == OG_PENETRATING) return penetrate(s, best);
    if (!improve(s, best) || is_enough(s, question, best)) return true;
    if (round == 0 && og_enclosure_is_narrow(s, &best->lo, &best->hi) && og_touch_by_guess(s, best)) return true;
    if (!extend(s, best)) return false;
  }
  return false;
}

static og_enclosure_status conclude(og_enclosure_solver *s, og_question question, og_enclosure_answer *answer) {
  og_enclosure_certificate *certificate = &answer->certificate;
  if (certificate->kind == OG_ENCLOSURE_RANGE)
    for (int body = 0; body < 2; body++) og_place_shorten(&certificate->place[0][body]);
  answer->refusal = og_check_enclosure(s->problem, certificate);
  if (answer->refusal != OG_ENCLOSURE_ACCEPTED) answer->status = OG_ENCLOSURE_REFUSED;
  else if (og_enclosure_relation(certificate) == OG_RELATION_NONE) answer->status = OG_ENCLOSURE_UNDECIDED;
  else if (certificate->kind == OG_ENCLOSURE_RANGE && !is_done(s, question, certificate))
    answer->status = OG_ENCLOSURE_WIDE;
  else answer->status = OG_ENCLOSURE_ANSWERED;
  return answer->status;
}

og_enclosure_status og_solve_enclosure(og_enclosure_solver *s, og_question question,
                                       const og_enclosure_problem *problem, og_enclosure_answer *answer) {
  s->problem = problem;
  og_enclosure_first_bits(s);
  if (s->wants_double && question == OG_DISTANCE) s->bits += DOUBLE_BITS;
  answer->rounds = 0;
  bool settled = false;
  for (int raise = 0; !settled; raise++) {
    if (raise > RAISES && 2 * s->bits > MOST_BITS) break;
    if (raise > 0) s->bits += raise <= RAISES ? MORE_BITS : s->bits;
    if (!og_inner_start(s, 0) || !og_inner_start(s, 1)) {
      og_enclosure_certificate_reset(&answer->certificate);
      break;
    }
    og_enclosure_warm(s);
    settled = attempt(s, question, answer);
    if (raise >= RAISES && is_done(s, question, &answer->certificate)) break;
    if (!settled)
      settled = og_touch_by_guess(s, &answer->certificate) || og_touch_polytope(s, &answer->certificate) ||
                og_touch_ellipsoid(s, &answer->certificate);
  }
  if (s->wants_double && question == OG_DISTANCE) og_exact_by_guess(s, &answer->certificate);
  return conclude(s, question, answer);
}
