// Cylinders, cones and boxes in each other's way. The enclosures of distance and depth against each other, the bodies
// swapped, and against brute force where one body is a box; six algorithms of the reference against the enclosures.
//
// An input is two bodies (fuzz/curved_bodies.h). What is left of its first byte says how wide ranges may be.

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "fuzz/curved_bodies.h"
#include "fuzz/harness.h"
#include "ref/door/pair.h"
#include "ref/registry.h"
#include "spec/enclosure/solve/enclosure.h"
#include "tests/oracle/curved.h"

typedef struct bench {
  curved_pair pair;
  og_enclosure_solver *solver, *usual, *asked; // one of the two: of the usual width, and of one that was asked for
  og_rational width;
  og_enclosure_answer answer, swapped;
  og_enclosure_problem other;
  og_depth_answer depth;
  og_surd least, gap, bound;
} bench;

static _Noreturn void found(const bench *b, const char *what) {
  og_fuzz_say_curved(&b->pair);
  og_fuzz_found(what, NULL);
}

// ---- enclosures ----

static void swap_bodies(bench *b) {
  const og_case_body *from = b->pair.from;
  b->other.curve[0] = b->pair.problem.curve[1];
  b->other.curve[1] = b->pair.problem.curve[0];
  if (og_problem_set_exact(&b->other.pair, &from[1].exact, &from[0].exact, NULL) != OG_PROBLEM_OK)
    found(b, "no problem, swapped");
}

static void set_bound(og_surd *r, const og_rational *a) {
  og_surd_set_zero(r);
  og_int_set(&r->p, &a->num);
  og_int_set(&r->m, &a->den);
}

// Widths from 1/196 to 8, or the usual one.
static void set_width(bench *b, int byte) {
  const int k = byte / 2;
  b->solver = k == 0 ? b->usual : b->asked;
  if (k == 0) return;
  og_int_set_si(&b->width.num, 1 + k % 8);
  og_int_set_si(&b->width.den, 1 + 13 * (k / 8));
  og_enclosure_solver_set_width(b->asked, &b->width);
}

// An answer keeps to the width that was asked for: (hi - lo) / width <= 1.
static bool is_narrow(const bench *b, const og_rational *lo, const og_rational *hi) {
  mpq_t gap, bound;
  mpq_inits(gap, bound, NULL);
  mpz_set(mpq_numref(gap), hi->num.z);
  mpz_set(mpq_denref(gap), hi->den.z);
  mpz_set(mpq_numref(bound), lo->num.z);
  mpz_set(mpq_denref(bound), lo->den.z);
  mpq_sub(gap, gap, bound);
  mpz_set(mpq_numref(bound), b->width.num.z);
  mpz_set(mpq_denref(bound), b->width.den.z);
  mpq_canonicalize(bound);
  const bool narrow = mpq_cmp(gap, bound) <= 0;
  mpq_clears(gap, bound, NULL);
  return narrow;
}

static void check_width(const bench *b, const og_enclosure_answer *answer) {
  const og_enclosure_certificate *c = &answer->certificate;
  if (b->solver == b->usual || answer->status != OG_ENCLOSURE_ANSWERED || c->kind != OG_ENCLOSURE_RANGE) return;
  if (!is_narrow(b, &c->lo, &c->hi)) found(b, "a wider range than was asked for");
}

// Is one's lower bound beyond the other's upper bound?
static bool is_beyond(bench *b, const og_enclosure_certificate *one, const og_enclosure_certificate *other) {
  if (one->kind != OG_ENCLOSURE_RANGE) return false;
  og_surd_set_zero(&b->gap);
  if (other->kind == OG_ENCLOSURE_RANGE) set_bound(&b->gap, &other->hi);
  set_bound(&b->bound, &one->lo);
  return og_surd_compare(&b->bound, &b->gap) > 0;
}

static void check_distance(bench *b) {
  if (og_solve_enclosure(b->solver, OG_DISTANCE, &b->pair.problem, &b->answer) == OG_ENCLOSURE_REFUSED)
    found(b, "the solver's enclosure is refused");
  swap_bodies(b);
  if (og_solve_enclosure(b->solver, OG_DISTANCE, &b->other, &b->swapped) == OG_ENCLOSURE_REFUSED)
    found(b, "the solver's enclosure is refused, swapped");
  check_width(b, &b->answer);
  check_width(b, &b->swapped);
  const og_enclosure_certificate *one = &b->answer.certificate, *other = &b->swapped.certificate;
  if (is_beyond(b, one, other) || is_beyond(b, other, one))
    found(b, "swapped, they are as far apart as they cannot be");
  const og_relation relation = og_enclosure_relation(one), again = og_enclosure_relation(other);
  const bool both = relation != OG_RELATION_NONE && again != OG_RELATION_NONE;
  if (both && relation != again) found(b, "swapped, they lie otherwise");
}

static void check_depth(bench *b) {
  const og_relation relation = og_enclosure_relation(&b->answer.certificate);
  if (og_solve_depth_range(b->solver, &b->pair.problem, &b->depth) == OG_ENCLOSURE_REFUSED)
    found(b, "the solver's range of the depth is refused");
  const og_relation again = og_depth_range_relation(&b->depth.range);
  if (again != OG_RELATION_NONE && relation != OG_RELATION_NONE && again != relation)
    found(b, "a depth of bodies that do not overlap");
  set_bound(&b->least, &b->depth.range.lo);
  if (relation == OG_PENETRATING && og_rational_sign(&b->depth.range.hi) == 0)
    found(b, "no depth of bodies that overlap");
  const bool is_range = b->depth.range.kind == OG_DEPTH_HULLS || b->depth.range.kind == OG_DEPTH_REVOLVED;
  if (b->solver == b->asked && b->depth.status == OG_ENCLOSURE_ANSWERED && is_range &&
      !is_narrow(b, &b->depth.range.lo, &b->depth.range.hi))
    found(b, "a wider range of the depth than was asked for");
}

// ---- brute force ----

static int sign_of(og_relation relation) { return relation == OG_SEPARATED ? -1 : relation == OG_TOUCHING ? 0 : 1; }

// Of a curved body that stands around the origin, and a box.
static void check_relation(bench *b) {
  const wanted_curve *w = b->pair.wanted;
  const og_exact_body *box = &b->pair.from[1].exact;
  const og_relation relation = og_enclosure_relation(&b->answer.certificate);
  const bool stands = w[0].rotation[3] == 1 && w[0].at[0] == 0 && w[0].at[1] == 0 && w[0].at[2] == 0;
  const bool straight = w[0].rotation[0] == 0 && w[0].rotation[1] == 0 && w[0].rotation[2] == 0;
  const bool round = w[0].curve == OG_CURVE_CYLINDER || w[0].curve == OG_CURVE_CONE;
  if (!round || w[1].curve != OG_CURVE_NONE || !stands || !straight ||
      relation == OG_RELATION_NONE)
    return;
  mpq_t xyz[24], radius, half_height;
  for (int k = 0; k < 24; k++) {
    const og_ivec *p = &box->point[k / 3];
    mpq_init(xyz[k]);
    mpz_set(mpq_numref(xyz[k]), (k % 3 == 0 ? &p->x : k % 3 == 1 ? &p->y : &p->z)->z);
    mpz_set(mpq_denref(xyz[k]), box->den.z);
    mpq_canonicalize(xyz[k]);
  }
  mpq_init(radius);
  mpq_init(half_height);
  mpq_set_d(radius, w[0].radius);
  mpq_set_d(half_height, w[0].half_height);
  const int truth = or_curved_relation(w[0].curve == OG_CURVE_CONE, radius, half_height, xyz, 8);
  for (int k = 0; k < 24; k++) mpq_clear(xyz[k]);
  mpq_clear(radius);
  mpq_clear(half_height);
  if (truth != sign_of(relation)) found(b, "brute force says otherwise of how they lie");
}

// ---- the reference ----

// Those that no family of the tests makes wrong (tests/enclosure/reference_test.c).
static bool is_kept(const char *id) {
  static const char *const right[] = {"gjk", "gjk-boolean", "gjk-isa", "epa", "mpr", "chung-wang", NULL};
  for (int k = 0; right[k] != NULL; k++)
    if (strcmp(id, right[k]) == 0) return true;
  return false;
}

static void check_reference(bench *b) {
  const double slack = 4096 * (double)OG_SCALAR_EPSILON * b->pair.size;
  og_surd_set_zero(&b->gap);
  if (b->answer.certificate.kind == OG_ENCLOSURE_RANGE) set_bound(&b->gap, &b->answer.certificate.lo);
  const double apart = og_surd_to_double(&b->gap), deep = og_surd_to_double(&b->least);
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *one = og_algorithm_at(k);
    if (one->pair == NULL || one->pair->takes != OG_TAKES_ANY || !is_kept(one->id)) continue;
    const og_claim claim = og_pair_run(one->pair, &b->pair.world[0].body, &b->pair.world[1].body);
    if (claim.outcome != OG_OUTCOME_ANSWERED) continue;
    char text[80];
    snprintf(text, sizeof text, "%s: another verdict", one->id);
    if (claim.verdict == OG_VERDICT_MEET && apart > slack) found(b, text);
    if (claim.verdict == OG_VERDICT_APART && deep > slack) found(b, text);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bench b;
  og_fuzz_bytes in = {data, data + size};
  if (b.usual == NULL) {
    curved_pair_init(&b.pair, 1);
    b.usual = og_enclosure_solver_new();
    b.asked = og_enclosure_solver_new();
    og_rational_init(&b.width);
    og_enclosure_answer_init(&b.answer);
    og_enclosure_answer_init(&b.swapped);
    og_enclosure_problem_init(&b.other);
    og_surd_init(&b.least);
    og_surd_init(&b.gap);
    og_surd_init(&b.bound);
    og_depth_answer_init(&b.depth);
  }
  if (size == 0 || !og_fuzz_take_curved(&in, &b.pair)) return 0;
  set_width(&b, data[0]);
  check_distance(&b);
  check_depth(&b);
  check_relation(&b);
  if (!og_fuzz_has_ellipsoid(&b.pair)) check_reference(&b);
  return 0;
}
