#include "spec/motion/solve/motion.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/motion/solve/apart.h"
#include "spec/motion/solve/close.h"
#include "spec/motion/solve/near.h"
#include "spec/motion/solve/spin.h"
#include "spec/motion/solve/windows.h"
#include "spec/number/nearest.h"
#include "spec/number/allocation.h"
#include "spec/pair/solve/workspace.h"

#define DEFAULT_PIECES 1000
// Where contact is near, the time is stepped by the width, but by no more than the first and no less than the second.
// Bodies pass through each other in less than a step only where no contact is found at its end.
#define COARSEST_STEP 0x1p-40
#define FINEST_STEP 0x1p-48
// Where no direction is found any more, contact is looked for up to so much later.
#define LAST_STEP 0x1p-20
// Bodies nearer than this, where sizes are about 1, may be about to touch.
#define CLOSE 1e-7
// A simple fraction's denominator is at most this.
#define SIMPLE 4096
// Halvings of the time left, when directions are compared and when the best is followed.
enum { COARSE = 10, FINE = 60 };
// Where doubles find no direction, pieces are 2^-k of time long, and k is at most the first. Their ends are multiples
// of less, by so many bits more.
enum { SHORTEST_PIECE = 72, MORE_BITS = 8 };
// A contact may be at a simple fraction up to 2^-k later; the largest such k, and by how much it falls.
enum { SIMPLE_LOG = 60, SIMPLE_STEP = 4 };
// Bits by which directions become longer where their length is rounded up.
enum { LENGTH_BITS = 64 };
// Bits of a direction: the fewest that do are taken.
static const int direction_bits[] = {3, 8, 20, 50};
enum { BITS = sizeof direction_bits / sizeof *direction_bits };

struct og_rigid_solver {
  og_rigid_checker *checker;
  og_spin_solver *spin;      // NULL until a body spins
  og_apart_solver *apart;    // NULL unless a miss is to say which distance is kept
  og_window_solver *windows; // NULL until a body's quaternions are of very different lengths
  og_solver *gaps;
  og_answer gap;
  og_problem posed;
  og_combination trial;
  og_exact_body at[2];
  og_near_rigid near;
  og_close_search *close;
  og_rational asked;             // which width
  og_rational width, from, time; // from: where the last piece begins
  og_rational zero, one, later, before;
  og_int value;
  og_ivec edge, other;
  size_t limit, bits;
  double step, reach; // of time, a power of two; and where the pieces end, or nearly so
  bool is_fine;       // nearly so: the pieces end at a time that is no double
  int halvings;       // of all of time: how long the last piece is that doubles did not find
  const og_rigid_problem *problem;
  og_rigid_certificate *certificate;
};

void og_rigid_answer_init(og_rigid_answer *answer) {
  answer->outcome = OG_RIGID_UNDECIDED;
  answer->refusal = OG_RIGID_ACCEPTED;
  og_rigid_certificate_init(&answer->certificate);
  og_rigid_finding_init(&answer->finding);
}

void og_rigid_answer_clear(og_rigid_answer *answer) {
  og_rigid_certificate_clear(&answer->certificate);
  og_rigid_finding_clear(&answer->finding);
}

og_rigid_solver *og_rigid_solver_new(void) {
  og_rigid_solver *s = og_grow(NULL, 1, sizeof *s);
  s->checker = og_rigid_checker_new();
  s->spin = NULL;
  s->apart = NULL;
  s->windows = NULL;
  s->gaps = og_solver_new();
  og_answer_init(&s->gap);
  og_problem_init(&s->posed);
  memset(&s->trial, 0, sizeof s->trial);
  for (int body = 0; body < 2; body++) og_exact_body_init(&s->at[body]);
  og_near_rigid_init(&s->near);
  s->close = og_close_search_new();
  og_rational *const times[] = {&s->zero, &s->one, &s->later, &s->before};
  for (int k = 0; k < 4; k++) og_rational_init(times[k]);
  og_rational_set_si(&s->one, 1);
  og_rational_init(&s->asked);
  og_rational_init(&s->width);
  og_rational_init(&s->from);
  og_rational_init(&s->time);
  og_int_init(&s->value);
  og_ivec_init(&s->edge);
  og_ivec_init(&s->other);
  og_rational_from_double(&s->asked, 0x1p-40);
  og_rational_from_double(&s->width, 0x1p-40);
  s->limit = DEFAULT_PIECES;
  s->bits = OG_RIGID_BITS;
  return s;
}

void og_rigid_solver_free(og_rigid_solver *s) {
  if (s == NULL) return;
  og_rigid_checker_free(s->checker);
  og_spin_solver_free(s->spin);
  og_apart_solver_free(s->apart);
  og_window_solver_free(s->windows);
  og_solver_free(s->gaps);
  og_answer_clear(&s->gap);
  og_problem_clear(&s->posed);
  og_combination_clear(&s->trial);
  for (int body = 0; body < 2; body++) og_exact_body_clear(&s->at[body]);
  og_near_rigid_clear(&s->near);
  og_close_search_free(s->close);
  og_rational *const times[] = {&s->zero, &s->one, &s->later, &s->before};
  for (int k = 0; k < 4; k++) og_rational_clear(times[k]);
  og_rational_clear(&s->asked);
  og_rational_clear(&s->width);
  og_rational_clear(&s->from);
  og_rational_clear(&s->time);
  og_int_clear(&s->value);
  og_ivec_clear(&s->edge);
  og_ivec_clear(&s->other);
  free(s);
}

void og_rigid_solver_set_width(og_rigid_solver *solver, const og_rational *width) {
  og_rational_set(&solver->asked, width);
  og_rational_from_double(&solver->width, OG_RIGID_NARROWEST);
  og_int_mul(&solver->edge.x, &width->num, &solver->width.den);
  og_int_mul(&solver->edge.y, &solver->width.num, &width->den);
  if (og_int_compare(&solver->edge.x, &solver->edge.y) > 0) og_rational_set(&solver->width, width);
}

void og_rigid_solver_set_limit(og_rigid_solver *solver, size_t pieces) { solver->limit = pieces; }

void og_rigid_solver_set_bits(og_rigid_solver *solver, size_t bits) { solver->bits = bits; }

void og_rigid_solver_set_apart(og_rigid_solver *s, bool apart) {
  og_apart_solver_free(s->apart);
  s->apart = apart ? og_apart_solver_new() : NULL;
}

// ---- contact at a time ----

static void divide_weights(og_rigid_solver *s) {
  const og_combination *contact = &s->certificate->contact;
  og_int_set_si(&s->value, 0);
  for (size_t k = 0; k < contact->count; k++) mpz_gcd(s->value.z, s->value.z, contact->weight[k].z);
  for (size_t k = 0; k < contact->count; k++) mpz_divexact(contact->weight[k].z, contact->weight[k].z, s->value.z);
}

// Do the bodies meet then? If so, the certificate becomes one of a first contact, with hi = time.
static bool meets_at(og_rigid_solver *s, const og_rational *time) {
  for (int body = 0; body < 2; body++) og_rigid_body_at(&s->at[body], s->problem, body, time);
  if (og_problem_set_exact(&s->posed, &s->at[0], &s->at[1], NULL) != OG_PROBLEM_OK) return false;
  if (og_solve_gap(s->gaps, &s->posed, NULL, &s->gap) != OG_ANSWERED) return false;
  const og_exact_simplex *simplex = &s->gaps->simplex;
  if (og_int_sign(&simplex->square) != 0) {
    if (og_int_sign(&s->problem->radius) == 0) return false;
    og_combination_reset(&s->trial);
    og_copy_simplex(&s->trial, simplex);
    if (og_rigid_shows_contact(s->checker, s->problem, time, &s->trial, NULL) != OG_RIGID_ACCEPTED) return false;
  }
  s->certificate->kind = OG_RIGID_FIRST;
  og_rational_set(&s->certificate->hi, time);
  og_combination_reset(&s->certificate->contact);
  og_copy_simplex(&s->certificate->contact, simplex);
  divide_weights(s);
  return true;
}

// The fraction with the least denominator in (from, to]; false where that is not simple. Both are in [0, 1].
static bool set_simple_between(og_rational *r, double from, double to) {
  for (long den = 1; den <= SIMPLE; den++) {
    const double num = floor(to * (double)den);
    // The product is exact enough only for a guess; a time that is no contact is not taken.
    if (num <= from * (double)den) continue;
    og_rational_set_si(r, (long)num);
    mpz_set_si(r->den.z, den);
    og_rational_set_quotient(r, &r->num, &r->den);
    return true;
  }
  return false;
}

// ---- pieces ----

// The integer vector nearest to d times 2^bits over d's largest part; in doubles, too.
static void round_vector(double d[3], og_ivec *r, int bits) {
  const double most = fmax(fabs(d[0]), fmax(fabs(d[1]), fabs(d[2])));
  og_int *const parts[3] = {&r->x, &r->y, &r->z};
  for (int axis = 0; axis < 3; axis++) {
    d[axis] = nearbyint(ldexp(d[axis] / most, bits));
    mpz_set_d(parts[axis]->z, d[axis]);
  }
}

static void divide_out(og_rigid_solver *s, og_ivec *v) {
  mpz_gcd(s->value.z, v->x.z, v->y.z);
  mpz_gcd(s->value.z, s->value.z, v->z.z);
  if (og_int_sign(&s->value) == 0) return;
  mpz_divexact(v->x.z, v->x.z, s->value.z);
  mpz_divexact(v->y.z, v->y.z, s->value.z);
  mpz_divexact(v->z.z, v->z.z, s->value.z);
}

// Where a body has balls the length of the direction is rounded up: so much longer that it does not matter.
static void lengthen(og_rigid_solver *s, og_rigid_piece *piece) {
  og_ivec *v = &piece->direction;
  if (og_int_sign(&s->problem->radius) == 0) return;
  og_ivec_dot(&s->value, v, v);
  if (piece->frame != OG_FRAME_BOTH && mpz_perfect_square_p(s->value.z)) return;
  og_int *const parts[3] = {&v->x, &v->y, &v->z};
  for (int axis = 0; axis < 3; axis++) mpz_mul_2exp(parts[axis]->z, parts[axis]->z, LENGTH_BITS);
}

static void set_edge(og_ivec *r, const og_rigid_body *body, const uint32_t corner[2]) {
  og_ivec_sub(r, &body->point[corner[1]], &body->point[corner[0]]);
}

// The vectors that the corners name, exactly.
static void set_exact_vectors(og_rigid_solver *s, og_rigid_piece *piece, const og_near_direction *direction) {
  const og_rigid_body *body = s->problem->body;
  if (direction->frame == OG_FRAME_BOTH) {
    set_edge(&piece->direction, &body[0], direction->corner[0]);
    set_edge(&piece->other, &body[1], direction->corner[1]);
    divide_out(s, &piece->other);
  } else {
    const int of = direction->frame == OG_FRAME_A ? 0 : 1;
    const uint32_t *corner = direction->corner[of];
    set_edge(&s->edge, &body[of], corner);
    set_edge(&s->other, &body[of], (const uint32_t[2]){corner[0], corner[2]});
    og_ivec_cross(&piece->direction, &s->edge, &s->other);
  }
  divide_out(s, &piece->direction);
}

// Vectors of as few bits as seem to do up to `end`.
static void set_vectors(og_rigid_solver *s, og_rigid_piece *piece, const og_near_direction *direction, double end) {
  og_near_direction rounded = *direction;
  piece->frame = direction->frame;
  if (direction->exact) {
    set_exact_vectors(s, piece, direction);
    return;
  }
  for (int k = 0; k < BITS; k++) {
    for (int axis = 0; axis < 3; axis++) rounded.vector[0][axis] = direction->vector[0][axis];
    round_vector(rounded.vector[0], &piece->direction, direction_bits[k]);
    if (og_near_separates(&s->near, &rounded, s->reach, end)) break;
  }
  divide_out(s, &piece->direction);
}

// The direction that seems to separate longest from the time reached on; *end: up to when.
static bool find_direction(og_rigid_solver *s, og_near_direction *best, double *end) {
  og_near_direction found[OG_NEAR_DIRECTIONS];
  int count;
  *end = s->reach;
  og_near_directions(found, &count, &s->near, s->reach);
  for (int k = 0; k < count && *end < 1; k++) {
    // A direction that does not get farther than the best is left at once.
    if (*end > s->reach && !og_near_separates(&s->near, &found[k], s->reach, *end)) continue;
    const double reach = og_near_reach(&s->near, &found[k], s->reach, COARSE);
    if (reach <= *end) continue;
    *end = reach;
    *best = found[k];
  }
  if (*end <= s->reach) {
    // Not even the first thousandth of what is left: very near.
    for (int k = 0; k < count; k++) {
      const double reach = og_near_reach(&s->near, &found[k], s->reach, FINE);
      if (reach <= *end) continue;
      *end = reach;
      *best = found[k];
    }
  } else if (*end < 1) {
    *end = og_near_reach(&s->near, best, s->reach, FINE);
  }
  return *end > s->reach;
}

// A time before `end` of few bits, or, where the bodies come close, one that is near to it.
static double round_end(og_rigid_solver *s, double end) {
  if (end >= 1) return 1;
  if (og_near_distance(&s->near, end) < CLOSE) {
    const double step = s->step / 4, time = (floor(end / step) - 1) * step;
    if (time > s->reach) return time;
  }
  double step = 0.5;
  while (step > FINEST_STEP / 4 && floor(end / step) * step < s->reach + 0.75 * (end - s->reach)) step /= 2;
  return floor(end / step) * step;
}

// Appends a piece from the time reached on, and moves that to its end. False where none was found.
static bool add_piece(og_rigid_solver *s) {
  og_near_direction direction;
  double end;
  if (!find_direction(s, &direction, &end)) return false;
  og_rigid_certificate *certificate = s->certificate;
  og_rigid_piece *piece = og_rigid_certificate_add(certificate);
  og_rational_from_double(&s->time, s->reach);
  set_vectors(s, piece, &direction, end);
  lengthen(s, piece);
  for (double time = round_end(s, end); time > s->reach; time = round_end(s, s->reach + (time - s->reach) / 2)) {
    og_rational_from_double(&piece->until, time);
    if (og_rigid_piece_separates(s->checker, s->problem, &s->time, piece, false)) {
      og_rational_set(&s->from, &s->time);
      s->reach = time;
      return true;
    }
  }
  certificate->count--;
  return false;
}

// ---- pieces in integers ----

// Where the pieces end. It holds until the next one is added.
static const og_rational *reached(const og_rigid_solver *s) {
  const og_rigid_certificate *certificate = s->certificate;
  return certificate->count == 0 ? &s->zero : &certificate->piece[certificate->count - 1].until;
}

static int compare_times(og_rigid_solver *s, const og_rational *a, const og_rational *b) {
  og_int_mul(&s->value, &a->num, &b->den);
  og_int_submul(&s->value, &b->num, &a->den);
  return og_int_sign(&s->value);
}

// later = `from` + 2^-halvings, rounded down to some bits more, or `end` where that is sooner: then true.
static bool set_later(og_rigid_solver *s, const og_rational *from, int halvings, const og_rational *end) {
  const unsigned bits = (unsigned)halvings + MORE_BITS;
  og_int *num = &s->later.num, *den = &s->later.den;
  mpz_mul_2exp(num->z, from->num.z, bits);
  mpz_fdiv_q(num->z, num->z, from->den.z);
  og_int_set_si(den, 1);
  mpz_mul_2exp(den->z, den->z, MORE_BITS);
  og_int_add(num, num, den);
  mpz_mul_2exp(den->z, den->z, (unsigned)halvings);
  og_rational_set_quotient(&s->later, num, den);
  if (compare_times(s, &s->later, end) < 0) return false;
  og_rational_set(&s->later, end);
  return true;
}

static void note_reached(og_rigid_solver *s) {
  s->reach = og_nearest_double(reached(s));
  og_rational_from_double(&s->time, s->reach);
  s->is_fine = !og_rational_equal(&s->time, reached(s));
}

// Appends the piece found, from `before` to `later`.
static void keep_piece(og_rigid_solver *s, const og_rigid_piece *found) {
  og_rigid_piece *piece = og_rigid_certificate_add(s->certificate);
  og_rational_set(&piece->until, &s->later);
  piece->frame = found->frame;
  og_ivec_set(&piece->direction, &found->direction);
  og_ivec_set(&piece->other, &found->other);
  og_rational_set(&s->from, &s->before);
}

// Does one of the directions separate from `before` to `later`? The first that does is kept.
static bool keep_separating(og_rigid_solver *s, og_rigid_piece *piece, size_t count, bool at_end) {
  for (size_t k = 0; k < count; k++) {
    og_rational_set(&piece[k].until, &s->later);
    if (!og_rigid_piece_separates(s->checker, s->problem, &s->before, &piece[k], at_end)) continue;
    keep_piece(s, &piece[k]);
    return true;
  }
  return false;
}

// Appends a piece of one of the directions that the exactly nearest features give, as far as `end` at most. It is up to
// four times as long as the last one, and the longest that separates.
static bool creep(og_rigid_solver *s, const og_rational *end) {
  size_t count;
  if (s->certificate->count >= s->limit) return false;
  og_rational_set(&s->before, reached(s));
  og_rigid_piece *piece = og_close_directions(s->close, &count, s->problem, &s->before);
  for (size_t k = 0; k < count; k++) lengthen(s, &piece[k]);
  bool was_clipped = false;
  for (int k = s->halvings < 2 ? 0 : s->halvings - 2; k <= SHORTEST_PIECE; k++) {
    const bool is_clipped = set_later(s, &s->before, k, end);
    const bool is_same = is_clipped && was_clipped;
    was_clipped = is_clipped;
    if (is_same || !keep_separating(s, piece, count, false)) continue;
    s->halvings = k;
    note_reached(s);
    return true;
  }
  return false;
}

// The last piece reaches 1, but does not separate there: its direction may be that of a plane that both touch. Cuts it
// short, and appends one whose direction is that between the bodies at 1.
static bool ends_otherwise(og_rigid_solver *s) {
  size_t count;
  og_rigid_piece *piece = og_close_directions(s->close, &count, s->problem, &s->one);
  const size_t last = s->certificate->count - 1;
  for (size_t k = 0; k < count; k++) lengthen(s, &piece[k]);
  for (unsigned k = 1; k <= SHORTEST_PIECE; k++) {
    // before = 1 - (1 - from) / 2^k
    og_int_sub(&s->before.num, &s->from.num, &s->from.den);
    mpz_mul_2exp(s->before.den.z, s->from.den.z, k);
    og_int_add(&s->before.num, &s->before.num, &s->before.den);
    og_rational_set_quotient(&s->before, &s->before.num, &s->before.den);
    og_rational_set(&s->certificate->piece[last].until, &s->before);
    // What separates on a piece does so on its first part.
    og_rational_set(&s->later, &s->one);
    if (keep_separating(s, piece, count, true)) return true;
  }
  og_rational_set(&s->certificate->piece[last].until, &s->one);
  return false;
}

// ---- contact soon ----

// The last piece may reach just to the contact; then it is the first one exactly.
static void reach_contact(og_rigid_solver *s) {
  if (s->certificate->count == 0) return;
  og_rigid_piece *last = &s->certificate->piece[s->certificate->count - 1];
  og_rational_set(&s->time, &last->until);
  og_rational_set(&last->until, &s->certificate->hi);
  if (og_rigid_piece_separates(s->checker, s->problem, &s->from, last, false)) return;
  og_rational_set(&last->until, &s->time);
}

// The same where doubles find no directions any more: at the simplest fraction within 2^-halvings, or after the step.
static bool finds_close_contact(og_rigid_solver *s, int halvings) {
  (void)set_later(s, reached(s), (int)fmax(0, halvings), &s->one);
  og_simplest_between(&s->before, reached(s), &s->later);
  if (meets_at(s, &s->before)) {
    reach_contact(s);
    return true;
  }
  (void)set_later(s, reached(s), -ilogb(s->step), &s->one);
  return meets_at(s, &s->later);
}

// Contact shortly after the time reached: where the time is a simple fraction, or where the enclosure ends.
static bool finds_contact(og_rigid_solver *s) {
  if (s->is_fine) return finds_close_contact(s, s->halvings - 2);
  const double end = fmin(1, s->reach + s->step);
  if (set_simple_between(&s->time, s->reach, end) && meets_at(s, &s->time)) {
    reach_contact(s);
    return true;
  }
  og_rational_from_double(&s->time, end);
  return meets_at(s, &s->time);
}

// ---- the answer ----

// The last piece reaches 1. Does it separate there as well?
static bool ends_apart(og_rigid_solver *s) {
  const og_rigid_piece *last = &s->certificate->piece[s->certificate->count - 1];
  return og_rigid_piece_separates(s->checker, s->problem, &s->from, last, true);
}

// Is hi - lo at most the width?
static bool is_within(og_rigid_solver *s, const og_rational *lo, const og_rational *hi, const og_rational *width) {
  og_ivec *v = &s->edge; // (hi - lo - width) times the three denominators
  og_int_mul(&v->x, &hi->num, &lo->den);
  og_int_submul(&v->x, &lo->num, &hi->den);
  og_int_mul(&v->y, &lo->den, &hi->den);
  og_int_mul(&v->x, &v->x, &width->den);
  og_int_submul(&v->x, &width->num, &v->y);
  return og_int_sign(&v->x) <= 0;
}

static bool is_narrow(og_rigid_solver *s) {
  const og_rigid_certificate *certificate = s->certificate;
  og_rational_set_si(&s->time, 0);
  const size_t count = certificate->count;
  return is_within(s, count == 0 ? &s->time : &certificate->piece[count - 1].until, &certificate->hi, &s->width);
}

// Halves the enclosure until it is as narrow as asked for: wide where neither contact nor a separating direction is
// found.
static og_rigid_outcome narrow(og_rigid_solver *s) {
  if (is_narrow(s)) return OG_RIGID_ANSWERED;
  if (s->certificate->count == 0) return OG_RIGID_WIDE; // nothing was found to separate from 0 on
  og_rational middle;
  og_rational_init(&middle);
  bool going = true, is_short = true;
  while (going && is_short && !is_narrow(s)) {
    og_rigid_piece *last = &s->certificate->piece[s->certificate->count - 1];
    const og_rational *hi = &s->certificate->hi;
    og_int_mul(&middle.num, &last->until.num, &hi->den);
    og_int_addmul(&middle.num, &hi->num, &last->until.den);
    og_int_mul(&middle.den, &last->until.den, &hi->den);
    og_int_add(&middle.den, &middle.den, &middle.den);
    og_rational_set_quotient(&middle, &middle.num, &middle.den);
    is_short = mpz_sizeinbase(middle.den.z, 2) <= s->bits;
    if (!is_short || meets_at(s, &middle)) continue;
    og_rational_set(&s->time, &last->until);
    og_rational_set(&last->until, &middle);
    going = og_rigid_piece_separates(s->checker, s->problem, &s->from, last, false);
    if (going) continue;
    og_rational_set(&last->until, &s->time);
    going = creep(s, &s->certificate->hi);
  }
  og_rational_clear(&middle);
  return !going ? OG_RIGID_WIDE : is_short ? OG_RIGID_ANSWERED : OG_RIGID_LONG;
}

// ---- short numbers ----

static bool is_short_number(const og_rigid_solver *s, const og_int *n) { return mpz_sizeinbase(n->z, 2) <= s->bits; }

static bool is_short_vector(const og_rigid_solver *s, const og_ivec *v) {
  return is_short_number(s, &v->x) && is_short_number(s, &v->y) && is_short_number(s, &v->z);
}

static bool has_short_numbers(const og_rigid_solver *s) {
  const og_rigid_problem *problem = s->problem;
  bool all = is_short_number(s, &problem->den) && is_short_number(s, &problem->radius);
  for (int k = 0; k < 2; k++) {
    const og_rigid_body *body = &problem->body[k];
    for (int end = 0; end < 2 && all; end++)
      all = is_short_vector(s, &body->centre[end]) && is_short_vector(s, &body->axis[end]) &&
            is_short_number(s, &body->cosine[end]);
    for (size_t n = 0; n < body->count && all; n++) all = is_short_vector(s, &body->point[n]);
  }
  return all;
}

// ---- all of time ----

static og_rigid_outcome spin(og_rigid_solver *s) {
  if (s->spin == NULL) s->spin = og_spin_solver_new();
  const og_rigid_limits limits = {.width = &s->width, .pieces = s->limit, .bits = s->bits};
  return og_solve_spin(s->spin, s->problem, limits, s->certificate);
}

static og_rigid_outcome look_through_windows(og_rigid_solver *s) {
  if (s->windows == NULL) s->windows = og_window_solver_new();
  const og_rigid_limits limits = {.width = &s->width, .pieces = s->limit, .bits = s->bits};
  return og_solve_windows(s->windows, s->problem, limits, s->certificate);
}

// The pieces reach 1.
static og_rigid_outcome finish(og_rigid_solver *s) {
  const bool is_apart = ends_apart(s);
  if (!is_apart && meets_at(s, &s->one)) return OG_RIGID_ANSWERED;
  if (!is_apart && !ends_otherwise(s)) return OG_RIGID_UNDECIDED;
  s->certificate->kind = OG_RIGID_NEVER;
  return OG_RIGID_ANSWERED;
}

// No direction was found. The bodies may touch where the pieces end. Or contact may follow too soon, the later the
// slower the bodies come together; or at a simple fraction.
static og_rigid_outcome look_later(og_rigid_solver *s) {
  og_rational_set(&s->before, reached(s));
  if (meets_at(s, &s->before)) return narrow(s);
  for (; s->step <= LAST_STEP; s->step *= 2)
    if (finds_contact(s)) return narrow(s);
  for (int k = SIMPLE_LOG; k >= 0; k -= SIMPLE_STEP)
    if (finds_close_contact(s, k)) return narrow(s);
  return OG_RIGID_UNDECIDED;
}

// Pieces until there is contact, or the end of time.
static og_rigid_outcome walk(og_rigid_solver *s) {
  if (meets_at(s, &s->zero)) return OG_RIGID_ANSWERED;
  while (s->certificate->count < s->limit) {
    const bool is_close = s->is_fine || !add_piece(s);
    if (is_close && !creep(s, &s->one)) return look_later(s);
    if (og_rational_equal(reached(s), &s->one)) return finish(s);
    if (!is_close && og_near_distance(&s->near, fmin(1, s->reach + s->step)) >= CLOSE) continue;
    if (is_close ? finds_close_contact(s, s->halvings - 2) : finds_contact(s)) return narrow(s);
    s->step = FINEST_STEP;
  }
  return OG_RIGID_LIMIT;
}

static og_rigid_outcome walk_from_start(og_rigid_solver *s) {
  int exponent;
  og_near_rigid_set(&s->near, s->problem);
  const double width = fmax(FINEST_STEP, fmin(COARSEST_STEP, mpz_get_d(s->width.num.z) / mpz_get_d(s->width.den.z)));
  (void)frexp(width, &exponent);
  s->step = ldexp(0.5, exponent); // frexp's fraction is in [0.5, 1)
  s->reach = 0;
  s->is_fine = false;
  s->halvings = 0;
  return !has_short_numbers(s) ? OG_RIGID_LONG : og_needs_windows(s->problem) ? look_through_windows(s) : walk(s);
}

og_rigid_outcome og_solve_rigid(og_rigid_solver *s, const og_rigid_problem *problem, og_rigid_answer *answer) {
  s->problem = problem;
  s->certificate = &answer->certificate;
  og_rigid_certificate_reset(&answer->certificate);
  answer->outcome = og_rigid_problem_spins(problem) ? spin(s) : walk_from_start(s);
  const og_rigid_limits limits = {.width = &s->width, .pieces = s->limit, .bits = s->bits};
  if (s->apart != NULL && answer->certificate.kind == OG_RIGID_NEVER)
    (void)og_solve_apart(s->apart, problem, limits, &answer->certificate);
  answer->refusal = og_check_rigid(s->checker, problem, &answer->certificate, &answer->finding);
  const og_rigid_finding *found = &answer->finding;
  if (answer->refusal != OG_RIGID_ACCEPTED) answer->outcome = OG_RIGID_REFUSED;
  else if (found->kind == OG_RIGID_FIRST && !is_within(s, &found->lo, &found->hi, &s->asked))
    answer->outcome = OG_RIGID_WIDE;
  return answer->outcome;
}
