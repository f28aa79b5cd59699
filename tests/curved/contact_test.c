// What cylinders and cones share with polytopes that touch them, against membership in plain rationals
// (tests/oracle/curved_shared.h). Pairs are made to touch in each way there is. A claim with one fault does not pass.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/body/shape.h"
#include "spec/solver/curved_contact.h"
#include "tests/oracle/curved_shared.h"
#include "tests/shared/random_pair.h"
#include "tests/shared/wanted_pairs.h"

// Where the plane meets the curved body.
typedef enum place { HIGH_END, LOW_END, SIDE, RIM, APEX, PLACES } place;

// What touches what; a face has three points or more in the plane.
typedef enum way {
  RIM_ON_FACE,
  FACE_ON_CAP,
  EDGE_ON_SIDE,
  VERTEX_ON_CAP,
  APEX_ON_FACE,
  SIDE_ALONG_FACE,
  CAP_ON_FACE, // all of it
  CAP_IN_PART,
  OTHER_WAY,
  WAYS
} way;

enum { MOST_IN_PLANE = 4, MOST_BEYOND = 3, MOST = MOST_IN_PLANE + MOST_BEYOND, FINE = 125 };

typedef struct bench {
  or_random random;
  og_curved_contact_solver *solver;
  og_curved_contact_answer answer;
  og_curved_problem problem;
  og_shape frame, polytope;
  og_exact_body body[2];
  or_curved_claim claim;
  place place;
  bool is_cone;
  long radius, half_height; // in fifths
  long normal[3], base[3];  // of the plane, to the polytope; a point on it, in parts of FINE
  size_t in_plane, count;
  mpq_t xyz[3 * MOST];
  long way_count[2][WAYS]; // of cylinders, cones
} bench;

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  b->random = or_random_seeded(3);
  b->solver = og_curved_contact_solver_new();
  og_curved_contact_answer_init(&b->answer);
  og_curved_problem_init(&b->problem);
  og_shape_init(&b->frame);
  og_shape_init(&b->polytope);
  for (int k = 0; k < 2; k++) og_exact_body_init(&b->body[k]);
  or_curved_claim_init(&b->claim);
  for (int k = 0; k < 3 * MOST; k++) mpq_init(b->xyz[k]);
  *state = b;
  return 0;
}

static int close_bench(void **state) {
  bench *b = *state;
  og_curved_contact_solver_free(b->solver);
  og_curved_contact_answer_clear(&b->answer);
  og_curved_problem_clear(&b->problem);
  og_shape_clear(&b->frame);
  og_shape_clear(&b->polytope);
  for (int k = 0; k < 2; k++) og_exact_body_clear(&b->body[k]);
  or_curved_claim_clear(&b->claim);
  for (int k = 0; k < 3 * MOST; k++) mpq_clear(b->xyz[k]);
  free(b);
  return 0;
}

static long pick(bench *b, long least, long most) { return or_random_int(&b->random, (int)least, (int)most); }

// ---- a plane that touches the curved body ----

// Its part across the axis is 5 long, so that the nearest point of the rim is rational.
static void pick_across(bench *b) {
  static const long across[6][2] = {{3, 4}, {-4, 3}, {4, -3}, {-3, -4}, {5, 0}, {0, -5}};
  const long *of = across[pick(b, 0, 5)];
  b->normal[0] = of[0];
  b->normal[1] = of[1];
}

static void pick_plane(bench *b) {
  b->is_cone = b->place == APEX || (b->place != HIGH_END && pick(b, 0, 1) == 0);
  const long end = b->is_cone || pick(b, 0, 1) == 0 ? -1 : 1, along = pick(b, 0, 4);
  b->radius = pick(b, 1, 10);
  b->half_height = 5 * pick(b, b->place == SIDE || b->place == APEX || b->is_cone ? 1 : 0, 3);
  pick_across(b);
  b->normal[2] = b->place == HIGH_END ? 1 : b->place == LOW_END ? -1 : 0;
  if (b->place == HIGH_END || b->place == LOW_END) b->normal[0] = b->normal[1] = 0;
  // A cone's side leans: 2 half_height normal[2] = 5 radius.
  if (b->place == SIDE && b->is_cone) {
    b->normal[2] = pick(b, 1, 3);
    b->radius = 2 * b->normal[2] * b->half_height / 5;
  }
  if (b->place == RIM) b->normal[2] = end * pick(b, 1, 3);
  if (b->place == APEX) b->normal[2] = 5 * b->radius / (2 * b->half_height) + pick(b, 1, 3);
  // The rim's point is radius normal / 5, the side's on the way to the apex.
  const long high = b->place == APEX ? 5 : b->place == SIDE ? along : 0;
  for (int k = 0; k < 2; k++) b->base[k] = b->normal[k] * b->radius * (b->is_cone ? 5 - high : 5);
  b->base[2] = b->place == SIDE || b->place == APEX ? 5 * b->half_height * (2 * high - 5) : 25 * end * b->half_height;
  if (b->place == HIGH_END || b->place == LOW_END) {
    for (int k = 0; k < 2; k++) b->base[k] = pick(b, -1, 1) * 12 * b->radius;
    b->base[2] = 25 * b->normal[2] * b->half_height;
  }
}

// ---- the polytope ----

static void add_multiple(mpq_t r, long factor, unsigned long over) {
  mpq_t by;
  mpq_init(by);
  mpq_set_si(by, factor, over);
  mpq_canonicalize(by);
  mpq_add(r, r, by);
  mpq_clear(by);
}

// The base point, moved in the plane and by `beyond` normals.
static void put_point(bench *b, long first, long second, unsigned long over, long beyond) {
  const long *n = b->normal;
  const bool is_end = n[0] == 0 && n[1] == 0;
  const long e[3] = {is_end ? 1 : -n[1], is_end ? 0 : n[0], 0};
  const long f[3] = {n[1] * e[2] - n[2] * e[1], n[2] * e[0] - n[0] * e[2], n[0] * e[1] - n[1] * e[0]};
  mpq_t *at = &b->xyz[3 * b->count++];
  for (int k = 0; k < 3; k++) {
    mpq_set_si(at[k], b->base[k], FINE);
    mpq_canonicalize(at[k]);
    add_multiple(at[k], first * e[k] + second * f[k], over);
    add_multiple(at[k], beyond * n[k], over);
  }
}

// A square that is larger than the disc.
static void put_square(bench *b) {
  const long size = pick(b, 3, 9);
  for (int k = 0; k < MOST_IN_PLANE; k++) put_point(b, k == 1 || k == 2 ? size : -size, k < 2 ? -size : size, 3, 0);
}

static void pick_points(bench *b) {
  static const unsigned long sizes[3] = {1, 5, 25};
  const unsigned long over = sizes[pick(b, 0, 2)];
  const bool around = pick(b, 0, 2) > 0; // the base point is the middle of the first two
  b->in_plane = (size_t)pick(b, 1, MOST_IN_PLANE);
  b->count = 0;
  long first = 0, second = 0;
  const bool is_square = b->place <= LOW_END && b->in_plane == MOST_IN_PLANE && pick(b, 0, 1) == 0;
  if (is_square) put_square(b);
  for (size_t k = b->count; k < b->in_plane; k++) {
    const bool opposite = k == 1 && around;
    first = opposite ? -first : pick(b, -3, 3);
    second = opposite ? -second : pick(b, -3, 3);
    if (k == 0 && (b->in_plane == 1 || pick(b, 0, 3) == 0)) first = second = 0;
    put_point(b, first, second, over, 0);
  }
  for (long left = pick(b, 0, MOST_BEYOND); left > 0; left--) {
    first = pick(b, -3, 3);
    second = pick(b, -3, 3);
    put_point(b, first, second, over, pick(b, 1, 2));
  }
}

// ---- the problem ----

static void set_fifths(og_rational *r, long fifths) {
  mpq_t value;
  mpq_init(value);
  add_multiple(value, fifths, 5);
  mpz_set(r->num.z, mpq_numref(value));
  mpz_set(r->den.z, mpq_denref(value));
  mpq_clear(value);
}

// The same for both, so that they touch as before.
static void pick_pose(bench *b) {
  og_shape *const both[2] = {&b->frame, &b->polytope};
  static const long quarter[9] = {0, -1, 0, 0, 0, -1, 1, 0, 0};
  const long kind = pick(b, 0, 2), scale = pick(b, 1, 3);
  long number[7];
  for (int k = 0; k < 7; k++) number[k] = pick(b, -3, 3);
  number[3] = 4;
  for (int k = 0; k < 2; k++) {
    both[k]->pose = kind == 0 ? OG_POSE_TRANSLATION : kind == 1 ? OG_POSE_ROTATION : OG_POSE_MATRIX;
    for (int i = 0; i < 3; i++) og_rational_set_si(&both[k]->translation[i], number[4 + i]);
    for (int i = 0; i < 4; i++) og_rational_set_si(&both[k]->rotation[i], number[i]);
    for (int i = 0; i < 9; i++) og_rational_set_si(&both[k]->matrix[i], scale * quarter[i]);
  }
}

static void make_problem(bench *b) {
  og_shape_reset(&b->frame, OG_SHAPE_HULL);
  og_shape_reset(&b->polytope, OG_SHAPE_HULL);
  og_shape_resize(&b->frame, 4);
  for (int k = 0; k < 12; k++) og_rational_set_si(&b->frame.coordinate[k], 0);
  set_fifths(&b->frame.coordinate[3], b->radius);
  set_fifths(&b->frame.coordinate[7], b->radius);
  set_fifths(&b->frame.coordinate[11], b->half_height);
  og_shape_resize(&b->polytope, b->count);
  for (size_t k = 0; k < 3 * b->count; k++) {
    mpz_set(b->polytope.coordinate[k].num.z, mpq_numref(b->xyz[k]));
    mpz_set(b->polytope.coordinate[k].den.z, mpq_denref(b->xyz[k]));
  }
  pick_pose(b);
  b->problem.is_b = pick(b, 0, 1) == 1;
  b->problem.curve = b->is_cone ? OG_CURVE_CONE : OG_CURVE_CYLINDER;
  assert_int_equal(og_shape_to_body(&b->body[b->problem.is_b], &b->frame, SIZE_MAX), OG_SHAPE_OK);
  assert_int_equal(og_shape_to_body(&b->body[!b->problem.is_b], &b->polytope, SIZE_MAX), OG_SHAPE_OK);
  assert_int_equal(og_problem_set_exact(&b->problem.pair, &b->body[0], &b->body[1], NULL), OG_PROBLEM_OK);
}

// ---- the claim ----

static void set_claimed(mpq_t r, const og_rational *from) {
  mpz_set(mpq_numref(r), from->num.z);
  mpz_set(mpq_denref(r), from->den.z);
  mpq_canonicalize(r);
}

// The square of (s sqrt(q) / m) 2^e
static void set_square(mpq_t r, const og_surd *radius) {
  assert_int_equal(og_int_sign(&radius->p), 0);
  mpz_set(mpq_numref(r), radius->q.z);
  mpz_mul(mpq_denref(r), radius->m.z, radius->m.z);
  mpq_canonicalize(r);
  if (radius->e >= 0) mpq_mul_2exp(r, r, 2 * (mp_bitcnt_t)radius->e);
  else mpq_div_2exp(r, r, 2 * (mp_bitcnt_t)-radius->e);
}

static void take_claim(bench *b) {
  const og_curved_contact_finding *f = &b->answer.finding;
  or_curved_claim *claim = &b->claim;
  claim->kind = f->shared == OG_CURVED_SHARE_DISC   ? OR_CURVED_DISC
                : f->shared == OG_CURVED_SHARE_PART ? OR_CURVED_PART
                                                    : OR_CURVED_POINTS;
  or_curved_claim_resize(claim, f->faces.count);
  for (size_t k = 0; k < f->faces.count; k++)
    for (int axis = 0; axis < 3; axis++) set_claimed(claim->point[k].c[axis], &f->faces.point[k].at[axis]);
  mpq_set_z(claim->normal.c[0], f->faces.normal.x.z);
  mpq_set_z(claim->normal.c[1], f->faces.normal.y.z);
  mpq_set_z(claim->normal.c[2], f->faces.normal.z.z);
  set_claimed(claim->offset, &f->faces.offset);
  if (claim->kind == OR_CURVED_POINTS) return;
  for (int axis = 0; axis < 3; axis++) set_claimed(claim->centre.c[axis], &f->centre[axis]);
  set_square(claim->square, &f->radius);
}

static const char *fault(const bench *b) {
  return or_curved_shared_fault(&b->problem.pair, b->problem.is_b, b->is_cone, &b->claim);
}

// ---- claims with one fault ----

static void expect_fault(const bench *b) { assert_non_null(fault(b)); }

// A corner left out, or moved towards the next.
static void damage_corner(bench *b) {
  or_curved_claim *claim = &b->claim;
  const size_t last = claim->count - 1;
  if (claim->kind == OR_CURVED_DISC) return;
  mpq_t half;
  mpq_init(half);
  if (last > 0) {
    claim->count--;
    expect_fault(b);
    claim->count++;
    for (int axis = 0; axis < 3; axis++) {
      mpq_add(half, claim->point[0].c[axis], claim->point[last].c[axis]);
      mpq_div_2exp(claim->point[last].c[axis], half, 1);
    }
  } else {
    mpq_set_si(half, 1, 1UL << 40);
    const int axis = mpq_sgn(claim->normal.c[0]) == 0 ? 0 : 1;
    mpq_add(claim->point[last].c[axis], claim->point[last].c[axis], half);
  }
  expect_fault(b);
  mpq_clear(half);
  take_claim(b);
}

static void damage_rest(bench *b) {
  or_curved_claim *claim = &b->claim;
  const or_curved_kind kind = claim->kind;
  for (int k = 0; k < 3; k++) mpq_neg(claim->normal.c[k], claim->normal.c[k]);
  mpq_neg(claim->offset, claim->offset);
  // Of two flat bodies in one plane the normal leads either way.
  if (b->count > b->in_plane || b->half_height > 0) expect_fault(b);
  take_claim(b);
  if (kind == OR_CURVED_POINTS) return;
  claim->kind = kind == OR_CURVED_DISC ? OR_CURVED_PART : OR_CURVED_DISC;
  expect_fault(b);
  claim->kind = OR_CURVED_POINTS;
  expect_fault(b);
  claim->kind = kind;
  mpq_add(claim->square, claim->square, claim->square);
  expect_fault(b);
  take_claim(b);
  set_claimed(claim->centre.c[0], &b->answer.finding.centre[1]);
  if (!og_rational_equal(&b->answer.finding.centre[0], &b->answer.finding.centre[1])) expect_fault(b);
}

// ---- the test ----

static way way_of(const bench *b) {
  const bool is_face = b->in_plane > 2;
  switch (b->place) {
  case RIM: return is_face ? RIM_ON_FACE : OTHER_WAY;
  case APEX: return is_face ? APEX_ON_FACE : OTHER_WAY;
  case SIDE:
    if (b->in_plane == 2) return EDGE_ON_SIDE;
    return is_face && b->answer.finding.faces.count == 2 ? SIDE_ALONG_FACE : OTHER_WAY;
  default:
    if (b->in_plane == 1) return VERTEX_ON_CAP;
    if (b->answer.finding.shared == OG_CURVED_SHARE_DISC) return CAP_ON_FACE;
    if (b->answer.finding.shared == OG_CURVED_SHARE_PART) return CAP_IN_PART;
    return is_face ? FACE_ON_CAP : OTHER_WAY;
  }
}

static void expect_counts(const bench *b, long rounds) {
  static const char *const names[WAYS] = {"rim on face",  "face on cap",     "edge on side", "vertex on cap",
                                          "apex on face", "side along face", "cap on face",  "cap in part",
                                          "other"};
  for (int k = 0; k < WAYS; k++) {
    print_message("%s: %ld cylinders, %ld cones\n", names[k], b->way_count[0][k], b->way_count[1][k]);
    assert_true(b->way_count[0][k] + b->way_count[1][k] >= rounds / 60);
  }
}

static void agree_with_membership(void **state) {
  bench *b = *state;
  const long rounds = wanted_pairs(6000);
  for (long round = 0; round < rounds; round++) {
    b->place = (place)(round % PLACES);
    pick_plane(b);
    pick_points(b);
    make_problem(b);
    assert_int_equal(og_solve_curved_contact(b->solver, &b->problem, &b->answer), OG_CURVED_CONTACT_ACCEPTED);
    assert_int_not_equal(b->answer.finding.relation, OG_PENETRATING);
    if (b->answer.finding.relation != OG_TOUCHING) continue;
    take_claim(b);
    const char *what = fault(b);
    if (what != NULL) print_error("pair %ld, place %d: %s\n", round, (int)b->place, what);
    assert_null(what);
    b->way_count[b->is_cone][way_of(b)]++;
    if (round % 4 != 0) continue;
    damage_corner(b);
    damage_rest(b);
  }
  expect_counts(b, rounds);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test_setup_teardown(agree_with_membership, open_bench, close_bench)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
