#include "spec/motion/solve/spin.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/motion/spin.h"
#include "spec/number/allocation.h"
#include "spec/number/nearest.h"
#include "spec/pair/solve/workspace.h"

// Bits of the quaternions beyond those of the width; at least so many in all.
enum { MORE_BITS = 56, LEAST_BITS = 96 };
// The shortest chord, and the part of it by which times are rounded: the end of a chord is exact in a double.
#define SHORTEST_CHORD 0x1p-43
#define ROUNDING 0x1p-10
// Where chords get too short, contact is looked for up to so much later.
#define LAST_STEP 0x1p-10
// How far a body has to turn, in radians, for a span that holds it in any turn to be tried; and to be taken.
#define ROUND_TURN 1.0
// A chord is solved by the bodies enlarged: there is no need to know when those meet any better.
#define CHORD_WIDTH 0x1p-20

struct og_spin_solver {
  og_rigid_solver *chords;
  og_rigid_answer part;
  og_rigid_checker *checker;
  og_solver *gaps;
  og_answer gap;
  og_problem posed;
  og_rigid_problem chord;
  og_exact_body at[2];
  og_int deviation, factor;
  og_ivec corner[OG_RIGID_CORNERS];
  og_rational from, to, zero, time;
  double reach; // where the spans end
  double rate;  // radians a unit of time, of the body that spins faster
  bool is_round;
  const og_rigid_problem *problem;
  og_rigid_certificate *certificate;
  og_rigid_limits limits;
};

og_spin_solver *og_spin_solver_new(void) {
  og_spin_solver *s = og_grow(NULL, 1, sizeof *s);
  memset(s, 0, sizeof *s);
  s->chords = og_rigid_solver_new();
  og_rigid_answer_init(&s->part);
  s->checker = og_rigid_checker_new();
  s->gaps = og_solver_new();
  og_answer_init(&s->gap);
  og_problem_init(&s->posed);
  og_rigid_problem_init(&s->chord);
  for (int k = 0; k < 2; k++) og_exact_body_init(&s->at[k]);
  og_int_init(&s->deviation);
  og_int_init(&s->factor);
  for (int k = 0; k < OG_RIGID_CORNERS; k++) og_ivec_init(&s->corner[k]);
  og_rational *const times[] = {&s->from, &s->to, &s->zero, &s->time};
  for (int k = 0; k < 4; k++) og_rational_init(times[k]);
  og_rational_from_double(&s->time, CHORD_WIDTH);
  og_rigid_solver_set_width(s->chords, &s->time);
  return s;
}

void og_spin_solver_free(og_spin_solver *s) {
  if (s == NULL) return;
  og_rigid_solver_free(s->chords);
  og_rigid_answer_clear(&s->part);
  og_rigid_checker_free(s->checker);
  og_solver_free(s->gaps);
  og_answer_clear(&s->gap);
  og_problem_clear(&s->posed);
  og_rigid_problem_clear(&s->chord);
  for (int k = 0; k < 2; k++) og_exact_body_clear(&s->at[k]);
  og_int_clear(&s->deviation);
  og_int_clear(&s->factor);
  for (int k = 0; k < OG_RIGID_CORNERS; k++) og_ivec_clear(&s->corner[k]);
  og_rational *const times[] = {&s->from, &s->to, &s->zero, &s->time};
  for (int k = 0; k < 4; k++) og_rational_clear(times[k]);
  free(s);
}

// ---- contact at a time ----

// Is the corner a difference a - b of the chord's bodies at its beginning? If so, `contact` says how.
static bool reaches_corner(og_spin_solver *s, const og_ivec *corner, og_combination *contact) {
  for (int k = 0; k < 2; k++) og_rigid_body_at(&s->at[k], &s->chord, k, &s->zero);
  mpz_divexact(s->factor.z, s->at[0].den.z, s->chord.den.z);
  for (size_t k = 0; k < s->at[0].count; k++) og_ivec_submul(&s->at[0].point[k], &s->factor, corner);
  if (og_problem_set_exact(&s->posed, &s->at[0], &s->at[1], NULL) != OG_PROBLEM_OK) return false;
  if (og_solve_gap(s->gaps, &s->posed, NULL, &s->gap) != OG_ANSWERED) return false;
  og_combination_reset(contact);
  og_copy_simplex(contact, &s->gaps->simplex);
  return og_rigid_shows_contact(s->checker, &s->chord, &s->zero, contact, corner) == OG_RIGID_ACCEPTED;
}

static void shorten_weights(og_spin_solver *s, og_combination *contact) {
  og_int_set_si(&s->factor, 0);
  for (size_t k = 0; k < contact->count; k++) mpz_gcd(s->factor.z, s->factor.z, contact->weight[k].z);
  for (size_t k = 0; k < contact->count; k++) mpz_divexact(contact->weight[k].z, contact->weight[k].z, s->factor.z);
}

// Do the bodies meet then, for sure? If so, the certificate becomes one of a first contact, with hi = time.
static bool meets_at(og_spin_solver *s, const og_rational *time) {
  og_rigid_certificate *certificate = s->certificate;
  og_combination found[OG_RIGID_CORNERS];
  memset(found, 0, sizeof found);
  og_spin_chord(&s->chord, &s->deviation, s->problem, time, time, certificate->bits);
  const size_t corners = og_rigid_corners(s->corner, &s->deviation);
  bool meets = true;
  for (size_t k = 0; k < corners && meets; k++) meets = reaches_corner(s, &s->corner[k], &found[k]);
  if (meets) {
    certificate->kind = OG_RIGID_FIRST;
    certificate->corners = corners;
    og_rational_set(&certificate->hi, time);
  }
  for (size_t k = 0; k < OG_RIGID_CORNERS; k++) {
    if (meets && k < corners) {
      const og_combination old = certificate->corner[k];
      shorten_weights(s, &found[k]);
      certificate->corner[k] = found[k];
      found[k] = old;
    }
    og_combination_clear(&found[k]);
  }
  return meets;
}

// ---- a chord ----

typedef enum chord_result { CHORD_NONE, CHORD_PART, CHORD_WHOLE } chord_result;

static void copy_piece(og_rigid_piece *r, const og_rigid_piece *piece) {
  og_rational_set(&r->until, &piece->until);
  r->frame = piece->frame;
  og_ivec_set(&r->direction, &piece->direction);
  og_ivec_set(&r->other, &piece->other);
}

// Appends a span to `to` with the pieces found, as far as the time `end` of the chord.
static void add_span(og_spin_solver *s, const og_rational *end) {
  const og_rigid_certificate *found = &s->part.certificate;
  og_rigid_span *span = og_rigid_certificate_add_span(s->certificate);
  og_rational_set(&span->until, &s->to);
  span->is_round = s->is_round;
  bool is_last = false;
  for (size_t k = 0; k < found->count && !is_last; k++, span->pieces++) {
    const og_rational *until = &found->piece[k].until;
    og_rigid_piece *piece = og_rigid_certificate_add(s->certificate);
    copy_piece(piece, &found->piece[k]);
    og_int_mul(&s->factor, &end->num, &until->den);
    og_int_submul(&s->factor, &until->num, &end->den);
    is_last = og_int_sign(&s->factor) <= 0;
    if (is_last) og_rational_set(&piece->until, end);
  }
}

static void set_chord(og_spin_solver *s) {
  if (s->is_round) og_spin_round(&s->chord, &s->deviation, s->problem, &s->from, &s->to, s->certificate->bits);
  else og_spin_chord(&s->chord, &s->deviation, s->problem, &s->from, &s->to, s->certificate->bits);
  og_int_add(&s->chord.radius, &s->chord.radius, &s->deviation);
}

static bool is_chord(const og_spin_solver *s) {
  return og_rigid_turns_less_than_half(&s->chord.body[0]) && og_rigid_turns_less_than_half(&s->chord.body[1]);
}

// Follows the chord from the time reached on, as far as the bodies are apart for sure.
static chord_result follow_chord(og_spin_solver *s, double length) {
  og_rational_from_double(&s->from, s->reach);
  og_rational_from_double(&s->to, s->reach + length);
  set_chord(s);
  if (!is_chord(s)) return CHORD_NONE;
  og_rigid_solver_set_limit(s->chords, s->limits.pieces - s->certificate->count);
  og_rigid_solver_set_bits(s->chords, SIZE_MAX);
  if (og_solve_rigid(s->chords, &s->chord, &s->part) == OG_RIGID_REFUSED) return CHORD_NONE;
  if (s->part.finding.kind == OG_RIGID_NEVER) {
    og_rational_set_si(&s->time, 1);
    add_span(s, &s->time);
    s->reach += length;
    return CHORD_WHOLE;
  }
  const double rounded = floor(og_nearest_double(&s->part.finding.lo) * (1 - ROUNDING) / ROUNDING) * ROUNDING;
  if (rounded <= 0 || (s->is_round && rounded * length * s->rate < ROUND_TURN)) return CHORD_NONE;
  og_rational_from_double(&s->time, rounded);
  add_span(s, &s->time);
  s->reach += rounded * length;
  return CHORD_PART;
}

// ---- the enclosure's width ----

static bool is_narrow(og_spin_solver *s, const og_rational *lo) {
  const og_rational *hi = &s->certificate->hi, *width = s->limits.width;
  og_ivec *v = &s->corner[0]; // (hi - lo - width) times the three denominators
  og_int_mul(&v->x, &hi->num, &lo->den);
  og_int_submul(&v->x, &lo->num, &hi->den);
  og_int_mul(&v->y, &lo->den, &hi->den);
  og_int_mul(&v->x, &v->x, &width->den);
  og_int_submul(&v->x, &width->num, &v->y);
  return og_int_sign(&v->x) <= 0;
}

// Appends a span from `from` to `to` with the last piece's direction, which may lead on.
static bool go_on(og_spin_solver *s) {
  og_rigid_certificate *certificate = s->certificate;
  s->is_round = false;
  set_chord(s);
  if (!is_chord(s)) return false;
  og_rigid_piece *piece = og_rigid_certificate_add(certificate);
  copy_piece(piece, &certificate->piece[certificate->count - 2]);
  og_rational_set_si(&piece->until, 1);
  if (!og_rigid_piece_separates(s->checker, &s->chord, &s->zero, piece, false)) {
    certificate->count--;
    return false;
  }
  og_rigid_span *span = og_rigid_certificate_add_span(certificate);
  og_rational_set(&span->until, &s->to);
  span->pieces = 1;
  return true;
}

// Halves the enclosure until it is as narrow as asked for.
static og_rigid_outcome narrow_spin(og_spin_solver *s) {
  og_rigid_certificate *certificate = s->certificate;
  og_rational_from_double(&s->from, s->reach);
  while (!is_narrow(s, &s->from)) {
    const og_rational *hi = &certificate->hi;
    if (certificate->count == 0 || certificate->count >= s->limits.pieces) return OG_RIGID_WIDE;
    og_int_mul(&s->to.num, &s->from.num, &hi->den);
    og_int_addmul(&s->to.num, &hi->num, &s->from.den);
    og_int_mul(&s->to.den, &s->from.den, &hi->den);
    og_int_add(&s->to.den, &s->to.den, &s->to.den);
    og_rational_set_quotient(&s->to, &s->to.num, &s->to.den);
    if (mpz_sizeinbase(s->to.den.z, 2) > s->limits.bits) return OG_RIGID_LONG;
    if (meets_at(s, &s->to)) continue;
    if (!go_on(s)) return OG_RIGID_WIDE;
    og_rational_set(&s->from, &s->to);
  }
  return OG_RIGID_ANSWERED;
}

// ---- all of time ----

static bool meets_soon(og_spin_solver *s, double step) {
  og_rational_from_double(&s->time, fmin(1, s->reach + step));
  return meets_at(s, &s->time);
}

static double spin_rate(og_spin_solver *s, const og_rigid_body *body) {
  const og_int *const parts[3] = {&body->spin.x, &body->spin.y, &body->spin.z};
  double square = 0; // of less than 2^20
  for (int k = 0; k < 3; k++) {
    og_rational_set_quotient(&s->time, parts[k], &body->spin_den);
    const double part = og_nearest_double(&s->time);
    square += part * part;
  }
  return body->spins ? sqrt(square) : 0;
}

// A span in which it does not matter how the bodies turn, where they turn far: to the end of time, or as far as it
// goes. After one that does not, *next is later by twice as much.
static void go_round(og_spin_solver *s, double *next, double *wait) {
  const double left = 1 - s->reach;
  if (s->reach < *next || left * s->rate < ROUND_TURN) return;
  s->is_round = true;
  if (follow_chord(s, left) == CHORD_NONE) *wait *= 2;
  s->is_round = false;
  *next = s->reach + *wait / s->rate;
}

// Spans until there is contact, or the end of time.
static og_rigid_outcome walk_spans(og_spin_solver *s) {
  const double width = mpz_get_d(s->limits.width->num.z) / mpz_get_d(s->limits.width->den.z);
  const double step = fmax(width, SHORTEST_CHORD);
  double length = 1, next = 0, wait = ROUND_TURN;
  s->reach = 0;
  s->is_round = false;
  s->rate = fmax(spin_rate(s, &s->problem->body[0]), spin_rate(s, &s->problem->body[1]));
  if (meets_at(s, &s->zero)) return OG_RIGID_ANSWERED;
  while (length >= SHORTEST_CHORD && s->certificate->count < s->limits.pieces) {
    go_round(s, &next, &wait);
    if (s->reach >= 1) {
      s->certificate->kind = OG_RIGID_NEVER;
      return OG_RIGID_ANSWERED;
    }
    switch (follow_chord(s, fmin(length, 1 - s->reach))) {
    case CHORD_WHOLE:
      if (s->reach >= 1) s->certificate->kind = OG_RIGID_NEVER;
      if (s->reach >= 1) return OG_RIGID_ANSWERED;
      length = fmin(1, 4 * length);
      continue;
    case CHORD_PART: length /= 16; break;
    case CHORD_NONE: length /= 8; break;
    }
    if (meets_soon(s, step)) return narrow_spin(s);
  }
  for (double later = 2 * step; later <= LAST_STEP; later *= 2)
    if (meets_soon(s, later)) return narrow_spin(s);
  return s->certificate->count >= s->limits.pieces ? OG_RIGID_LIMIT : OG_RIGID_UNDECIDED;
}

static bool is_short_vector(const og_spin_solver *s, const og_ivec *v) {
  const size_t bits = s->limits.bits;
  return mpz_sizeinbase(v->x.z, 2) <= bits && mpz_sizeinbase(v->y.z, 2) <= bits && mpz_sizeinbase(v->z.z, 2) <= bits;
}

static bool has_short_numbers(const og_spin_solver *s) {
  const og_rigid_problem *problem = s->problem;
  bool all = mpz_sizeinbase(problem->den.z, 2) <= s->limits.bits && mpz_sizeinbase(problem->radius.z, 2) <= s->limits.bits;
  for (int k = 0; k < 2; k++) {
    const og_rigid_body *body = &problem->body[k];
    all = all && is_short_vector(s, &body->spin) && mpz_sizeinbase(body->spin_den.z, 2) <= s->limits.bits;
    for (int end = 0; end < 2 && all; end++)
      all = is_short_vector(s, &body->centre[end]) && is_short_vector(s, &body->axis[end]);
    for (size_t n = 0; n < body->count && all; n++) all = is_short_vector(s, &body->point[n]);
  }
  return all;
}

// So many that the deviation at one time is far below what the bodies move in the width.
static unsigned bits_for(const og_rational *width) {
  const size_t of_width = mpz_sizeinbase(width->den.z, 2) + 1;
  const size_t bits = of_width + MORE_BITS;
  return bits < LEAST_BITS ? LEAST_BITS : bits > OG_SPIN_MOST_BITS ? OG_SPIN_MOST_BITS : (unsigned)bits;
}

og_rigid_outcome og_solve_spin(og_spin_solver *s, const og_rigid_problem *problem, og_rigid_limits limits,
                               og_rigid_certificate *certificate) {
  s->problem = problem;
  s->limits = limits;
  s->certificate = certificate;
  og_rigid_certificate_reset(certificate);
  certificate->bits = bits_for(limits.width);
  return has_short_numbers(s) ? walk_spans(s) : OG_RIGID_LONG;
}
