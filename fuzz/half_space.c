// A body and a half-space: the exact solver of `relation`, `distance`, `depth` and `sweep`, and its checker, against
// a formula
// of one line. Whatever a damaged certificate still proves is true by it.
//
// With h = (min n.x - offset) / |n| - radius over the body's points x, the body is h apart, touches where h = 0, and
// overlaps by -h.
// A body that moves with n.v = s along the normal is in contact while n.x - offset + s t <= radius |n|.
//
// Points, radius and velocities are the program's; bytes of choice make normal, offset and the order of the bodies.

#include <math.h>

#include "fuzz/harness.h"
#include "spec/body/half_space.h"
#include "spec/body/shape.h"
#include "spec/pair/solve/solver.h"
#include "tests/oracle/surd.h"
#include "tests/shared/random_certificate.h"

// Coordinates within 2^SPAN of each other.
enum { SPAN = 300, DAMAGES = 4 };

typedef struct bench {
  og_fuzz_pairs pairs;
  or_pair pair; // the body is its A
  double normal[3];
  bool swapped; // the half-space is the problem's A
  bool moves;   // the question is a sweep
  og_rational number[3], offset;
  og_shape shape;
  og_exact_body body, plane;
  og_exact_motion motion;
  og_problem problem;
  og_solver *solver;
  og_checker *checker;
  og_answer answer;
  og_finding finding;
  // what is true
  mpq_t gap, speed, radius, until; // gap = min n.x - offset; speed of it
  mpq_t norm, square;              // n.n; (gap / |n|)^2
  mpq_t term, other;
  int side; // of h
  or_surd value;
} bench;

static void bench_init(bench *b) {
  for (int k = 0; k < 3; k++) og_rational_init(&b->number[k]);
  og_rational_init(&b->offset);
  og_shape_init(&b->shape);
  og_exact_body_init(&b->body);
  og_exact_body_init(&b->plane);
  og_exact_motion_init(&b->motion);
  og_problem_init(&b->problem);
  b->solver = og_solver_new();
  b->checker = og_checker_new();
  og_answer_init(&b->answer);
  og_finding_init(&b->finding);
  mpq_inits(b->gap, b->speed, b->radius, b->until, b->norm, b->square, b->term, b->other, NULL);
  or_surd_init(&b->value);
}

_Noreturn static void found(const bench *b, const char *what) {
  const double *n = b->normal;
  gmp_fprintf(stderr, "half-space, normal %a %a %a, offset %Zd/%Zd, until %Qd%s\n", n[0], n[1], n[2], b->offset.num.z,
              b->offset.den.z, b->until, b->swapped ? ", as A" : "");
  or_pair_print(stderr, &b->pair);
  og_fuzz_found(what, &b->pairs.decoded);
}

// ---- in plain rationals ----

// r = n . x
static void project(bench *b, mpq_t r, const double x[3]) {
  mpq_set_ui(r, 0, 1);
  for (int k = 0; k < 3; k++) {
    mpq_set_d(b->term, b->normal[k]);
    mpq_set_d(b->other, x[k]);
    mpq_mul(b->term, b->term, b->other);
    mpq_add(r, r, b->term);
  }
}

// min n.x as b->gap.
static void find_lowest(bench *b) {
  project(b, b->gap, b->pair.a);
  for (size_t k = 1; k < b->pair.na; k++) {
    project(b, b->square, &b->pair.a[3 * k]);
    if (mpq_cmp(b->square, b->gap) < 0) mpq_set(b->gap, b->square);
  }
}

static bool has_root(const mpq_t x) {
  return mpz_perfect_square_p(mpq_numref(x)) != 0 && mpz_perfect_square_p(mpq_denref(x)) != 0;
}

// The half-space that the input chooses: its plane touches the body, goes through a point of it, or lies anywhere.
static void choose_offset(bench *b, unsigned how) {
  mpq_t offset;
  mpq_init(offset);
  mpq_set_d(offset, b->pair.b[0]);
  if (how % 4 == 1) project(b, offset, &b->pair.a[3 * (how / 4 % b->pair.na)]);
  if (how % 4 >= 2) mpq_set(offset, b->gap);
  if (how % 4 == 3 && has_root(b->norm)) {
    mpz_sqrt(mpq_numref(b->term), mpq_numref(b->norm));
    mpz_sqrt(mpq_denref(b->term), mpq_denref(b->norm));
    mpq_mul(b->term, b->term, b->radius);
    mpq_sub(offset, offset, b->term);
  }
  // One part in 2^52 more or less.
  mpq_set_si(b->term, how / 64 % 4 == 1 ? 1 : how / 64 % 4 == 2 ? -1 : 0, 1);
  mpq_div_2exp(b->term, b->term, 52);
  mpq_mul(b->term, b->term, offset);
  mpq_add(offset, offset, b->term);
  mpz_set(b->offset.num.z, mpq_numref(offset));
  mpz_set(b->offset.den.z, mpq_denref(offset));
  mpq_sub(b->gap, b->gap, offset);
  mpq_clear(offset);
}

// Gap, speed and side, of the half-space chosen.
static void find_truth(bench *b, unsigned how) {
  project(b, b->norm, b->normal);
  mpq_set_d(b->radius, b->pair.ra);
  find_lowest(b);
  choose_offset(b, how);
  mpq_mul(b->square, b->gap, b->gap);
  mpq_div(b->square, b->square, b->norm);
  mpq_neg(b->term, b->radius);
  mpq_set_si(b->other, mpq_sgn(b->gap), 1);
  b->side = or_root_sign(b->term, b->other, b->square);
  project(b, b->speed, b->pair.va);
  mpq_t of_plane;
  mpq_init(of_plane);
  project(b, of_plane, b->pair.vb);
  mpq_sub(b->speed, b->speed, of_plane);
  mpq_clear(of_plane);
  mpq_set_d(b->until, b->pair.has_until ? b->pair.until : 1);
}

// ---- the problem ----

static void set_numbers(bench *b, const double x[3]) {
  for (int k = 0; k < 3; k++) og_rational_from_double(&b->number[k], x[k]);
}

static void set_over(og_ivec *r, const bench *b, const og_int *den) {
  og_rational_numerator_over(&r->x, &b->number[0], den);
  og_rational_numerator_over(&r->y, &b->number[1], den);
  og_rational_numerator_over(&r->z, &b->number[2], den);
}

static void set_body(bench *b) {
  const or_pair *pair = &b->pair;
  og_exact_body *body = &b->body;
  og_exact_body_resize(body, pair->na);
  og_rational_from_double(&b->number[0], pair->ra);
  og_int_set(&body->den, &b->number[0].den);
  for (size_t k = 0; k < pair->na; k++) {
    set_numbers(b, &pair->a[3 * k]);
    og_rational_common_denominator(&body->den, b->number, 3, SIZE_MAX);
  }
  for (size_t k = 0; k < pair->na; k++) {
    set_numbers(b, &pair->a[3 * k]);
    set_over(&body->point[k], b, &body->den);
  }
  og_rational_from_double(&b->number[0], pair->ra);
  og_rational_numerator_over(&body->radius, &b->number[0], &body->den);
}

// Of B relative to A.
static void set_motion(bench *b) {
  og_exact_motion *motion = &b->motion;
  og_ivec of_plane;
  og_ivec_init(&of_plane);
  og_int_set_si(&motion->den, 1);
  set_numbers(b, b->pair.va);
  og_rational_common_denominator(&motion->den, b->number, 3, SIZE_MAX);
  set_numbers(b, b->pair.vb);
  og_rational_common_denominator(&motion->den, b->number, 3, SIZE_MAX);
  set_over(&of_plane, b, &motion->den);
  set_numbers(b, b->pair.va);
  set_over(&motion->velocity, b, &motion->den);
  og_ivec_sub(&motion->velocity, &of_plane, &motion->velocity);
  if (b->swapped) og_ivec_neg(&motion->velocity, &motion->velocity);
  motion->has_until = true;
  mpz_set(motion->until_num.z, mpq_numref(b->until));
  mpz_set(motion->until_den.z, mpq_denref(b->until));
  og_ivec_clear(&of_plane);
}

static void set_problem(bench *b, og_question question) {
  const og_exact_motion *motion = question == OG_SWEEP ? &b->motion : NULL;
  b->moves = motion != NULL;
  set_body(b);
  set_numbers(b, b->normal);
  og_shape_reset(&b->shape, OG_SHAPE_PLANE);
  if (!og_shape_set_plane(&b->shape, b->number, &b->offset, false)) found(b, "no plane");
  if (og_shape_to_body(&b->plane, &b->shape, SIZE_MAX) != OG_SHAPE_OK) found(b, "the half-space is refused");
  if (!og_half_space_to_block(&b->plane, &b->body, OG_FRAME_NONE, motion)) found(b, "no half-space");
  const og_exact_body *first = b->swapped ? &b->plane : &b->body, *second = b->swapped ? &b->body : &b->plane;
  if (og_problem_set_exact(&b->problem, first, second, motion) != OG_PROBLEM_OK) found(b, "the problem is refused");
}

// ---- answers ----

// The value is radius - h or h - radius, which is sign sqrt(square).
static bool is_length(bench *b, const og_surd *claimed, bool is_depth) {
  const int sign = (mpq_sgn(b->gap) < 0) == is_depth ? 1 : -1;
  if (!or_surd_well_formed(claimed)) return false;
  or_surd_read(&b->value, claimed);
  if (is_depth) mpq_set(b->term, b->radius);
  else mpq_neg(b->term, b->radius);
  return or_surd_is(&b->value, b->term, sign, b->square);
}

// The time at which the gap is the radius: (radius |n| - gap) / speed, as term + other sqrt(norm). The speed is not
// zero.
static void find_time(bench *b) {
  mpq_neg(b->term, b->gap);
  mpq_div(b->term, b->term, b->speed);
  mpq_div(b->other, b->radius, b->speed);
}

// Its sign after `from` is taken off.
static int time_after(bench *b, const mpq_t from) {
  mpq_t left;
  mpq_init(left);
  find_time(b);
  mpq_sub(left, b->term, from);
  const int sign = or_root_sign(left, b->other, b->norm);
  mpq_clear(left);
  return sign;
}

static bool is_rational(bench *b, const og_surd *claimed, const mpq_t value) {
  or_surd_read(&b->value, claimed);
  return or_surd_compare_rational(&b->value, value) == 0;
}

static bool is_distance(bench *b, const og_surd *claimed) {
  mpq_t zero;
  mpq_init(zero);
  const bool is = b->side > 0 ? is_length(b, claimed, false) : is_rational(b, claimed, zero);
  mpq_clear(zero);
  return is;
}

static bool is_time(bench *b, const og_surd *claimed) {
  find_time(b);
  const int sign = mpq_sgn(b->other);
  mpq_mul(b->other, b->other, b->other);
  mpq_mul(b->other, b->other, b->norm);
  or_surd_read(&b->value, claimed);
  return or_surd_is(&b->value, b->term, sign < 0 ? -1 : 1, b->other);
}

static const char *against_sweep(bench *b, const og_finding *finding) {
  mpq_t zero;
  mpq_init(zero);
  const int way = mpq_sgn(b->speed);
  const bool at_once = b->side <= 0;
  const bool hit = at_once || (way < 0 && time_after(b, b->until) <= 0);
  const char *wrong = finding->hit == hit ? NULL : "hit";
  if (hit && wrong == NULL) {
    const bool leaves = way > 0 && time_after(b, b->until) < 0;
    if (!or_surd_well_formed(&finding->first) || !or_surd_well_formed(&finding->last)) wrong = "a malformed time";
    else if (finding->never_parts) wrong = "never parts";
    else if (!(at_once ? is_rational(b, &finding->first, zero) : is_time(b, &finding->first))) wrong = "first contact";
    else if (!(leaves ? is_time(b, &finding->last) : is_rational(b, &finding->last, b->until))) wrong = "last contact";
  }
  mpq_clear(zero);
  return wrong;
}

// Null, or what the finding says wrongly.
static const char *against(bench *b, const og_finding *finding) {
  const og_relation relation = b->side > 0 ? OG_SEPARATED : b->side == 0 ? OG_TOUCHING : OG_PENETRATING;
  const char *wrong = NULL;
  if (finding->relation != OG_RELATION_NONE && finding->relation != relation) wrong = "relation";
  else if (finding->has_distance && !is_distance(b, &finding->distance)) wrong = "distance";
  else if (finding->has_depth && (b->side > 0 || !is_length(b, &finding->depth, true))) wrong = "depth";
  // A certificate of a sweep may be drawn for a problem without a motion, too.
  else if (finding->has_hit && !b->moves) wrong = finding->hit == (b->side <= 0) ? NULL : "hit, at rest";
  else if (finding->has_hit) wrong = against_sweep(b, finding);
  return wrong;
}

static bool says_enough(og_question question, const og_finding *finding) {
  switch (question) {
  case OG_SWEEP: return finding->has_hit;
  case OG_DISTANCE: return finding->has_distance;
  case OG_DEPTH: return finding->has_depth || finding->has_distance;
  default: return finding->relation != OG_RELATION_NONE;
  }
}

static void ask(bench *b, or_random *random, og_question question) {
  set_problem(b, question);
  if (og_solve(b->solver, question, &b->problem, NULL, &b->answer) != OG_ANSWERED) found(b, "the solver has no answer");
  og_certificate *certificate = &b->answer.certificate;
  const char *wrong = against(b, &b->answer.finding);
  if (wrong != NULL) found(b, wrong);
  if (!says_enough(question, &b->answer.finding)) found(b, "an answer that says too little");
  if (og_check(b->checker, &b->problem, certificate, &b->finding) != OG_ACCEPTED) found(b, "refused the second time");
  // Every change on top of the last.
  for (int n = 0; n < DAMAGES; n++) {
    or_change_certificate(certificate, random);
    if (og_check(b->checker, &b->problem, certificate, &b->finding) != OG_ACCEPTED) continue;
    wrong = against(b, &b->finding);
    if (wrong != NULL) found(b, wrong);
  }
}

// Where the numbers are not too far apart, the half-space and what is true of it.
static bool choose(bench *b) {
  const or_decoded *decoded = &b->pairs.decoded;
  const uint8_t *choice = decoded->program.choice;
  int most;
  (void)frexp((double)or_body_pair_largest(&decoded->pair), &most);
  if (!or_decoded_to_pair(&b->pair, decoded) || most - or_body_pair_last_bit(&decoded->pair) > SPAN) return false;
  b->swapped = choice[0] % 2 == 1;
  for (int k = 0; k < 3; k++) b->normal[k] = (double)(choice[k + 1] % 16) - 8;
  // Of any length: B's second point.
  if (choice[0] / 2 % 4 == 3 && b->pair.nb > 1)
    for (int k = 0; k < 3; k++) b->normal[k] = b->pair.b[3 + k];
  if (b->normal[0] == 0 && b->normal[1] == 0 && b->normal[2] == 0) b->normal[2] = 1;
  find_truth(b, choice[4]);
  set_motion(b);
  return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bench b;
  if (b.solver == NULL) bench_init(&b);
  og_fuzz_pair(&b.pairs, data, size, OG_FUZZ_FEW_POINTS);
  if (!choose(&b)) return 0;
  or_random random = or_random_taped(data, size);
  for (og_question question = OG_RELATION; question <= OG_SWEEP; question++) ask(&b, &random, question);
  return 0;
}
