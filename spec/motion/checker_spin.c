#include "spec/motion/checker.h"
#include "spec/motion/spin.h"

// What the check of a certificate with spans works with.
typedef struct spin_check {
  og_rigid_checker *checker;
  const og_rigid_problem *problem;
  const og_rigid_certificate *certificate;
  og_rigid_problem chord;
  og_rational lo;       // the time of the chord that its pieces reach
  og_int deviation, left, right, den;
  og_ivec corner[OG_RIGID_CORNERS];
} spin_check;

static void spin_check_init(spin_check *s) {
  og_int *const numbers[] = {&s->deviation, &s->left, &s->right, &s->den};
  og_rigid_problem_init(&s->chord);
  og_rational_init(&s->lo);
  for (int k = 0; k < 4; k++) og_int_init(numbers[k]);
  for (int k = 0; k < OG_RIGID_CORNERS; k++) og_ivec_init(&s->corner[k]);
}

static void spin_check_clear(spin_check *s) {
  og_int *const numbers[] = {&s->deviation, &s->left, &s->right, &s->den};
  og_rigid_problem_clear(&s->chord);
  og_rational_clear(&s->lo);
  for (int k = 0; k < 4; k++) og_int_clear(numbers[k]);
  for (int k = 0; k < OG_RIGID_CORNERS; k++) og_ivec_clear(&s->corner[k]);
}

// reached = (1 - lo) reached + lo until. A time of at most 1 stays so.
static void move_on(spin_check *s, og_rational *reached, const og_rational *until) {
  og_int_sub(&s->left, &s->lo.den, &s->lo.num);
  og_int_mul(&s->left, &s->left, &reached->num);
  og_int_mul(&s->left, &s->left, &until->den);
  og_int_mul(&s->right, &s->lo.num, &until->num);
  og_int_mul(&s->right, &s->right, &reached->den);
  og_int_add(&s->left, &s->left, &s->right);
  og_int_mul(&s->den, &s->lo.den, &until->den);
  og_int_mul(&s->den, &s->den, &reached->den);
  og_rational_set_quotient(reached, &s->left, &s->den);
}

// The bodies of a chord stand in for the true ones: those are within the deviation, by which the radius is enlarged.
static og_rigid_refusal check_span(spin_check *s, const og_rigid_span *span, const og_rigid_piece *piece, bool at_end,
                                   og_rational *reached) {
  const og_rational *until = &span->until;
  if (!og_rigid_is_between(s->checker, reached, until) || og_rational_equal(reached, until))
    return OG_RIGID_REFUSED_TIME;
  if (span->is_round) og_spin_round(&s->chord, &s->deviation, s->problem, reached, until, s->certificate->bits);
  else og_spin_chord(&s->chord, &s->deviation, s->problem, reached, until, s->certificate->bits);
  for (int k = 0; k < 2; k++)
    if (!og_rigid_turns_less_than_half(&s->chord.body[k])) return OG_RIGID_REFUSED_SPAN;
  og_int_add(&s->chord.radius, &s->chord.radius, &s->deviation);
  og_rational_set_si(&s->lo, 0);
  const og_rigid_refusal refusal =
      og_rigid_check_pieces(s->checker, &s->chord, piece, span->pieces, at_end, &s->lo);
  if (refusal == OG_RIGID_ACCEPTED) move_on(s, reached, until);
  return refusal;
}

static og_rigid_refusal check_spans(spin_check *s, og_rational *reached) {
  const og_rigid_certificate *certificate = s->certificate;
  size_t used = 0;
  for (size_t k = 0; k < certificate->span_count; k++) {
    const og_rigid_span *span = &certificate->span[k];
    const bool at_end = certificate->kind == OG_RIGID_NEVER && k + 1 == certificate->span_count;
    if (span->pieces == 0 || span->pieces > certificate->count - used) return OG_RIGID_REFUSED_SPAN;
    const og_rigid_refusal refusal = check_span(s, span, &certificate->piece[used], at_end, reached);
    if (refusal != OG_RIGID_ACCEPTED) return refusal;
    used += span->pieces;
  }
  return used == certificate->count ? OG_RIGID_ACCEPTED : OG_RIGID_REFUSED_SPAN;
}

size_t og_rigid_corners(og_ivec corner[OG_RIGID_CORNERS], const og_int *deviation) {
  static const long signs[OG_RIGID_CORNERS][3] = {{2, 2, 2}, {2, -2, -2}, {-2, 2, -2}, {-2, -2, 2}};
  // The faces of the tetrahedron (1, 1, 1) ... are 1 / sqrt(3) from its centre, which is more than 1/2.
  for (int k = 0; k < OG_RIGID_CORNERS; k++) {
    og_int *const parts[3] = {&corner[k].x, &corner[k].y, &corner[k].z};
    for (int axis = 0; axis < 3; axis++) mpz_mul_si(parts[axis]->z, deviation->z, signs[k][axis]);
  }
  return og_int_sign(deviation) == 0 ? 1 : OG_RIGID_CORNERS;
}

static og_rigid_refusal check_corners(spin_check *s) {
  const og_rigid_certificate *certificate = s->certificate;
  og_spin_chord(&s->chord, &s->deviation, s->problem, &certificate->hi, &certificate->hi, certificate->bits);
  if (certificate->corners != og_rigid_corners(s->corner, &s->deviation)) return OG_RIGID_REFUSED_CORNERS;
  og_rational_set_si(&s->lo, 0);
  for (size_t k = 0; k < certificate->corners; k++) {
    const og_rigid_refusal refusal =
        og_rigid_shows_contact(s->checker, &s->chord, &s->lo, &certificate->corner[k], &s->corner[k]);
    if (refusal != OG_RIGID_ACCEPTED) return refusal;
  }
  return OG_RIGID_ACCEPTED;
}

static og_rigid_refusal check_all(spin_check *s, og_rigid_finding *finding) {
  const og_rigid_certificate *certificate = s->certificate;
  const og_rigid_refusal refusal = check_spans(s, &finding->lo);
  if (refusal != OG_RIGID_ACCEPTED) return refusal;
  if (certificate->kind == OG_RIGID_NEVER && !og_rational_equal(&finding->lo, &finding->hi))
    return OG_RIGID_REFUSED_SHORT;
  if (certificate->kind != OG_RIGID_FIRST) return OG_RIGID_ACCEPTED;
  if (!og_rigid_is_between(s->checker, &finding->lo, &certificate->hi)) return OG_RIGID_REFUSED_TIME;
  og_rational_set(&finding->hi, &certificate->hi);
  return check_corners(s);
}

og_rigid_refusal og_check_spin(og_rigid_checker *checker, const og_rigid_problem *problem,
                               const og_rigid_certificate *certificate, og_rigid_finding *finding) {
  if (certificate->bits < OG_SPIN_LEAST_BITS || certificate->bits > OG_SPIN_MOST_BITS) return OG_RIGID_REFUSED_BITS;
  spin_check s = {.checker = checker, .problem = problem, .certificate = certificate};
  spin_check_init(&s);
  finding->kind = certificate->kind;
  og_rational_set_si(&finding->lo, 0);
  og_rational_set_si(&finding->hi, 1);
  const og_rigid_refusal refusal = check_all(&s, finding);
  spin_check_clear(&s);
  return refusal;
}
