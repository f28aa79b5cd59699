#include "tool/judge/judge_turning.h"

#include <math.h>

#include "spec/number/surd.h"
#include "tool/judge/volume_error.h"

// The pivot and the square of the farthest point's distance from it; numbers to work with.
typedef struct session {
  mpq_t pivot[3], square, gap, number, sum;
  og_surd surd;
  int exponent; // of the extent
} session;

static void session_init(session *s, const og_handed_volume *truth) {
  const og_volume_finding *finding = &truth->answer.finding;
  for (int k = 0; k < 3; k++) {
    mpq_init(s->pivot[k]);
    og_take_rational(s->pivot[k], &finding->centre[k]);
  }
  mpq_inits(s->square, s->gap, s->number, s->sum, NULL);
  og_surd_init(&s->surd);
  s->exponent = truth->extent.exponent;
  // The radius is sqrt(q) / m.
  mpq_set_num(s->square, finding->radius.q.z);
  mpz_mul(mpq_denref(s->square), finding->radius.m.z, finding->radius.m.z);
  mpq_canonicalize(s->square);
}

static void session_clear(session *s) {
  for (int k = 0; k < 3; k++) mpq_clear(s->pivot[k]);
  mpq_clears(s->square, s->gap, s->number, s->sum, NULL);
  og_surd_clear(&s->surd);
}

// rest + sign sqrt(root), in units of 2^exponent, or 0 where it is not above zero.
static double positive_part(session *s, const mpq_t rest, int sign, const mpq_t root, long exponent) {
  og_surd *r = &s->surd;
  // (n b + sign sqrt(a b) m) / (m b) with rest n / m and root a / b.
  mpz_mul(r->p.z, mpq_numref(rest), mpq_denref(root));
  mpz_mul(r->q.z, mpq_numref(root), mpq_denref(root));
  mpz_mul(r->q.z, r->q.z, mpq_denref(rest));
  mpz_mul(r->q.z, r->q.z, mpq_denref(rest));
  mpz_mul(r->m.z, mpq_denref(rest), mpq_denref(root));
  r->s = mpz_sgn(r->q.z) == 0 ? 0 : sign;
  r->e = -exponent;
  return og_surd_sign(r) > 0 ? og_volume_not_lost(og_surd_to_double(r)) : 0;
}

// ---- spheres ----

// How far sqrt(a) + sqrt(square) is beyond the radius, which is not negative; a is the square of the centre's way from
// the pivot. It is (a + square - radius^2 + sqrt(4 a square)) / (sqrt(a) + sqrt(square) + radius).
static double beyond(session *s, const mpq_t a, const mpq_t radius) {
  const int e = s->exponent;
  mpq_mul(s->number, radius, radius);
  mpq_add(s->sum, a, s->square);
  mpq_sub(s->sum, s->sum, s->number);
  mpq_mul(s->number, a, s->square);
  mpq_mul_2exp(s->number, s->number, 2);
  const double above = positive_part(s, s->sum, 1, s->number, 2L * e);
  if (above == 0) return 0;
  const double reach = sqrt(og_volume_scaled(a, 2L * e)) + sqrt(og_volume_scaled(s->square, 2L * e));
  return og_volume_not_lost(above / (reach + og_volume_scaled(radius, e)));
}

static void judge_ball(double *outside, double *larger, session *s, const og_claimed_volume *volume) {
  const og_rational *outer = volume->outer_radius.any ? &volume->outer_radius.at[0] : &volume->radius.at[0];
  mpq_t way, radius;
  mpq_inits(way, radius, NULL);
  for (int k = 0; k < 3; k++) {
    og_take_rational(s->number, &volume->centre.at[k]);
    mpq_sub(s->number, s->number, s->pivot[k]);
    mpq_mul(s->number, s->number, s->number);
    mpq_add(way, way, s->number);
  }
  og_take_rational(radius, outer);
  *outside = beyond(s, way, radius);
  og_take_rational(radius, &volume->radius.at[0]);
  *larger = positive_part(s, radius, -1, s->square, s->exponent);
  mpq_clears(way, radius, NULL);
}

// ---- boxes ----

// The gap from the pivot to an end, outwards.
static void set_gap(session *s, const og_claimed_numbers *ends, size_t axis, bool is_hi) {
  og_take_rational(s->number, &ends->at[axis]);
  if (is_hi) mpq_sub(s->gap, s->number, s->pivot[axis]);
  else mpq_sub(s->gap, s->pivot[axis], s->number);
}

static void judge_ends(double *outside, double *larger, session *s, const og_claimed_volume *volume) {
  const og_claimed_numbers *const end[2] = {&volume->end[OG_END_LO], &volume->end[OG_END_HI]};
  const og_claimed_numbers *const outer[2] = {&volume->end[OG_END_OUTER_LO], &volume->end[OG_END_OUTER_HI]};
  *outside = *larger = 0;
  for (int side = 0; side < 2; side++)
    for (size_t axis = 0; axis < 3; axis++) {
      set_gap(s, outer[side]->any ? outer[side] : end[side], axis, side == 1);
      mpq_neg(s->gap, s->gap);
      *outside = fmax(*outside, positive_part(s, s->gap, 1, s->square, s->exponent));
      set_gap(s, end[side], axis, side == 1);
      *larger = fmax(*larger, positive_part(s, s->gap, -1, s->square, s->exponent));
    }
}

void og_judge_turning(og_judgement *judgement, const og_handed_volume *truth, const og_claimed_volume *volume,
                      og_tolerance tolerance) {
  const bool is_ball = truth->problem.kind == OG_VOLUME_SPHERE;
  const double exact = is_ball ? og_surd_to_double(&truth->answer.finding.radius) : 0;
  double outside, larger;
  if (is_ball && (og_rational_sign(&volume->radius.at[0]) < 0 ||
                  (volume->outer_radius.any && og_rational_sign(&volume->outer_radius.at[0]) < 0))) {
    og_judgement_mark(judgement, OG_CHECK_OUTSIDE, false);
    return;
  }
  session s;
  session_init(&s, truth);
  if (is_ball) judge_ball(&outside, &larger, &s, volume);
  else judge_ends(&outside, &larger, &s, volume);
  session_clear(&s);
  og_judgement_add(judgement, og_volume_check(OG_CHECK_OUTSIDE, truth, outside, 0, tolerance.format), tolerance);
  og_judgement_add(judgement, og_volume_check(OG_CHECK_LARGER, truth, larger, exact, tolerance.format), tolerance);
}
