// Certificates made by hand, of bodies small enough to be seen through: what is just right is accepted, and each thing
// that can be wrong with it is refused for that very reason. B is one point at the origin, so that the CSO is A.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "spec/pair/checker_state.h"

typedef struct bench {
  og_problem problem;
  og_checker *checker;
  og_certificate certificate;
  og_finding finding;
} bench;

static int set_up(void **state) {
  static bench b;
  og_problem_init(&b.problem);
  b.checker = og_checker_new();
  og_certificate_init(&b.certificate);
  og_finding_init(&b.finding);
  *state = &b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  og_problem_clear(&b->problem);
  og_checker_free(b->checker);
  og_certificate_clear(&b->certificate);
  og_finding_clear(&b->finding);
  return 0;
}

static void bodies(bench *b, size_t count, const double *a, double radius) {
  static const double origin[3] = {0, 0, 0};
  assert_int_equal(og_problem_set_doubles(&b->problem, a, count, radius, origin, 1, 0), OG_PROBLEM_OK);
}

// B's velocity.
static void motion(bench *b, double x, double y, double z, const double *until) {
  static const double rest[3] = {0, 0, 0};
  const double velocity[3] = {x, y, z};
  assert_int_equal(og_problem_set_motion(&b->problem, rest, velocity, until), OG_PROBLEM_OK);
}

static void direction(og_ivec *n, long x, long y, long z) {
  og_int_set_si(&n->x, x);
  og_int_set_si(&n->y, y);
  og_int_set_si(&n->z, z);
}

// A combination of A's first points, whose weights are given. What stands behind its end must not be looked at.
static void combine(og_combination *c, size_t count, const long *weight) {
  og_combination_reset(c);
  for (uint32_t k = 0; k < 8; k++) {
    const size_t at = og_combination_add(c, (og_pair){1u << 30, 1u << 30});
    og_int_set_si(&c->weight[at], -1);
  }
  og_combination_reset(c);
  for (uint32_t k = 0; k < count; k++) {
    c->pair[k] = (og_pair){k, 0};
    og_int_set_si(&c->weight[k], weight[k]);
    og_int_set_si(&c->root_weight[k], 0);
  }
  c->count = count;
}

static og_certificate *start(bench *b, og_certificate_kind kind) {
  og_certificate_reset(&b->certificate);
  b->certificate.kind = kind;
  return &b->certificate;
}

// Of what an earlier finding said, nothing is left but what this kind of certificate settles.
static void expect_nothing_else(const og_finding *f, og_certificate_kind kind, bool accepted) {
  const bool of_motion = kind == OG_CERT_SWEEP || kind == OG_CERT_MISS;
  if (!accepted || of_motion) {
    assert_int_equal(f->relation, OG_RELATION_NONE);
    assert_false(f->has_distance || f->has_depth);
  }
  if (!accepted || !of_motion) assert_false(f->has_hit || f->hit);
  if (!accepted || kind != OG_CERT_SWEEP) assert_false(f->never_parts);
  if (accepted && kind == OG_CERT_SEPARATED) assert_false(f->has_distance);
  if (accepted && (kind == OG_CERT_PENETRATING || f->relation == OG_SEPARATED)) assert_false(f->has_depth);
}

static void expect(bench *b, og_refusal refusal) {
  b->finding.relation = OG_TOUCHING;
  b->finding.has_distance = b->finding.has_depth = true;
  b->finding.has_hit = b->finding.hit = b->finding.never_parts = true;
  const og_refusal got = og_check(b->checker, &b->problem, &b->certificate, &b->finding);
  if (got != refusal) fail_msg("%s, not %s", og_refusal_text(got), og_refusal_text(refusal));
  expect_nothing_else(&b->finding, b->certificate.kind, got == OG_ACCEPTED);
}

static void test_gap_and_radius(void **state) {
  bench *b = *state;
  static const double a[] = {3, 1, 1, 2, 0, 0, 2, 5, 0};
  og_certificate *c = start(b, OG_CERT_SEPARATED);
  const struct {
    double radius;
    long sign;
    og_refusal refusal;
  } cases[] = {{0, 1, OG_ACCEPTED},      {1, 1, OG_ACCEPTED},      {0x1.fffffffffffffp0, 1, OG_ACCEPTED},
               {2, 1, OG_REFUSED_SIDE},  {3, 1, OG_REFUSED_SIDE},  {0x1.0000000000001p1, 1, OG_REFUSED_SIDE},
               {0, -1, OG_REFUSED_SIDE}, {1, -1, OG_REFUSED_SIDE}, {0, 0, OG_REFUSED_SIDE}};
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
    bodies(b, 3, a, cases[k].radius);
    direction(&c->direction, 7 * cases[k].sign, 0, 0);
    expect(b, cases[k].refusal);
    assert_int_equal(b->finding.relation, cases[k].refusal == OG_ACCEPTED ? OG_SEPARATED : OG_RELATION_NONE);
  }
}

static void test_touching_needs_a_plane(void **state) {
  bench *b = *state;
  static const double a[] = {-1, 0, 0, 2, 0, 0, 0, 0, 5};
  bodies(b, 3, a, 0);
  og_certificate *c = start(b, OG_CERT_TOUCHING);
  combine(&c->witness, 2, (const long[]){2, 1});
  expect(b, OG_REFUSED_DIRECTION);
  direction(&c->direction, 0, 0, -1);
  expect(b, OG_REFUSED_SIDE);
  direction(&c->direction, 0, 0, 1);
  expect(b, OG_ACCEPTED);
  assert_int_equal(b->finding.relation, OG_TOUCHING);
  combine(&c->witness, 2, (const long[]){1, 2});
  expect(b, OG_REFUSED_NOT_COMMON);
  combine(&c->witness, 2, (const long[]){-2, -1});
  expect(b, OG_REFUSED_WEIGHT);
  combine(&c->witness, 3, (const long[]){2, 1, 0});
  expect(b, OG_REFUSED_WEIGHT);
  combine(&c->witness, 0, NULL);
  expect(b, OG_REFUSED_EMPTY);
}

// Three points span space only when neither they nor the origin lie in one plane.
static void test_spanning(void **state) {
  bench *b = *state;
  static const double flat[] = {1, 0, 0, -1, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 1},
                      solid[] = {1, 0, 0, 0, 1, 0, 0, 0, 1, -1, -2, -3}, point[] = {0, 0, 0};
  static const long one[] = {1, 1, 1, 1};
  og_certificate *c = start(b, OG_CERT_PENETRATING);
  bodies(b, 5, flat, 0);
  combine(&c->witness, 4, one);
  expect(b, OG_REFUSED_NOT_SPANNING);
  combine(&c->witness, 2, one);
  expect(b, OG_REFUSED_NOT_SPANNING);
  bodies(b, 5, flat, 1);
  expect(b, OG_ACCEPTED);
  bodies(b, 4, solid, 0);
  combine(&c->witness, 4, (const long[]){1, 2, 3, 1});
  expect(b, OG_ACCEPTED);
  assert_int_equal(b->finding.relation, OG_PENETRATING);
  bodies(b, 1, point, 0);
  combine(&c->witness, 1, one);
  expect(b, OG_REFUSED_NOT_SPANNING);
  bodies(b, 1, point, 1);
  expect(b, OG_ACCEPTED);
}

static void test_nearest(void **state) {
  bench *b = *state;
  static const double a[] = {-1, 0, 3, 1, 0, 3, 0, 1, 4};
  og_certificate *c = start(b, OG_CERT_NEAREST);
  bodies(b, 3, a, 3);
  combine(&c->witness, 2, (const long[]){2, 2});
  expect(b, OG_ACCEPTED);
  assert_int_equal(b->finding.relation, OG_TOUCHING);
  combine(&c->witness, 2, (const long[]){2, 1});
  expect(b, OG_REFUSED_NOT_NEAREST);
  static const double through[] = {-1, 0, 0, 1, 0, 0};
  bodies(b, 2, through, 3);
  combine(&c->witness, 2, (const long[]){1, 1});
  expect(b, OG_REFUSED_NOT_APART);
}

// ---- the surface: a tetrahedron around the origin, its lowest face deepest ----

static const double tetrahedron[] = {0, 0, 6, 4, 0, -1, -2, 4, -1, -2, -4, -1};

static og_certificate *start_surface(bench *b) {
  static const uint32_t corner[4][3] = {{1, 3, 2}, {0, 1, 2}, {0, 2, 3}, {0, 3, 1}};
  bodies(b, 4, tetrahedron, 0);
  og_certificate *c = start(b, OG_CERT_SURFACE);
  combine(&c->witness, 4, (const long[]){0, 1, 1, 1});
  og_certificate_resize_triangles(c, 5);
  memcpy(c->triangle[4].corner, (const uint32_t[]){1u << 30, 1u << 30, 1u << 30}, sizeof c->triangle[4].corner);
  c->triangle_count = 4;
  for (int k = 0; k < 4; k++) memcpy(c->triangle[k].corner, corner[k], sizeof corner[k]);
  og_certificate_match_edges(c);
  return c;
}

static void test_surface(void **state) {
  bench *b = *state;
  og_certificate *c = start_surface(b);
  expect(b, OG_ACCEPTED);
  assert_int_equal(b->finding.relation, OG_PENETRATING);
  assert_true(b->finding.has_depth);
  assert_true(b->finding.has_distance);
  for (uint32_t other = 1; other < 4; other++) {
    c->face = other;
    expect(b, OG_REFUSED_NOT_ON_FACE);
  }
  // A point beyond the face named.
  static const double beyond[] = {0, 0, 6, 4, 0, -1, -2, 4, -1, -2, -4, -1, 0, 0, -2};
  c->face = 0;
  bodies(b, 5, beyond, 0);
  expect(b, OG_REFUSED_SIDE);
}

// A corner of a box cut off: the face at distance 1 is the depth, whatever its place among the triangles, and the one
// at distance 2, of which all else is right, is not.
static void test_surface_deepest(void **state) {
  bench *b = *state;
  static const double cut[] = {-1, -3, -2, 19, -3, -2, -1, 17, -2, -1, -3, 18};
  static const uint32_t corner[4][3] = {{0, 3, 2}, {0, 2, 1}, {0, 1, 3}, {1, 2, 3}};
  static const long foot[2][4] = {{15, 0, 3, 2}, {16, 1, 3, 0}};
  bodies(b, 4, cut, 0);
  for (uint32_t shift = 0; shift < 4; shift++) {
    for (uint32_t named = 0; named < 2; named++) {
      og_certificate *c = start(b, OG_CERT_SURFACE);
      combine(&c->witness, 4, foot[named]);
      og_certificate_resize_triangles(c, 4);
      for (uint32_t k = 0; k < 4; k++) memcpy(c->triangle[(k + shift) % 4].corner, corner[k], sizeof corner[k]);
      og_certificate_match_edges(c);
      c->face = (named + shift) % 4;
      og_int_set_si(&b->finding.distance.p, 5);
      expect(b, named == 0 ? OG_ACCEPTED : OG_REFUSED_NOT_DEEPEST);
      if (named == 0) assert_int_equal(og_surd_sign(&b->finding.distance), 0);
    }
  }
}

static void test_surface_indices(void **state) {
  bench *b = *state;
  og_certificate *c = start_surface(b);
  c->triangle_count = 0;
  expect(b, OG_REFUSED_EMPTY);
  c = start_surface(b);
  for (uint32_t face = 4; face < 6; face++) {
    c->face = face;
    expect(b, OG_REFUSED_INDEX);
  }
  for (int k = 0; k < 12; k++) {
    c = start_surface(b);
    c->triangle[k / 3].corner[k % 3] = 4;
    expect(b, OG_REFUSED_INDEX);
    c = start_surface(b);
    c->triangle[k / 3].twin[k % 3] = 12;
    expect(b, OG_REFUSED_OPEN_SURFACE);
    c = start_surface(b);
    c->triangle[k / 3].twin[k % 3] = (c->triangle[k / 3].twin[k % 3] + 1) % 12;
    expect(b, OG_REFUSED_OPEN_SURFACE);
    c = start_surface(b);
    c->triangle[k / 3].twin[k % 3] = (uint32_t)k; // its own twin
    expect(b, OG_REFUSED_OPEN_SURFACE);
  }
  // A triangle alone, and one of the four gone.
  c = start_surface(b);
  c->triangle_count = 1;
  og_certificate_match_edges(c);
  expect(b, OG_REFUSED_OPEN_SURFACE);
  c = start_surface(b);
  c->triangle_count = 3;
  og_certificate_match_edges(c);
  expect(b, OG_REFUSED_OPEN_SURFACE);
}

// Edges that run the same way twice do not cancel, even when each names the other.
static void test_surface_twins(void **state) {
  bench *b = *state;
  og_certificate *c = start_surface(b);
  static const uint32_t doubled[2][3] = {{1, 3, 2}, {1, 3, 2}};
  c->triangle_count = 2;
  for (uint32_t k = 0; k < 2; k++) {
    memcpy(c->triangle[k].corner, doubled[k], sizeof doubled[k]);
    for (uint32_t edge = 0; edge < 3; edge++) c->triangle[k].twin[edge] = 3 * (1 - k) + edge;
  }
  expect(b, OG_REFUSED_OPEN_SURFACE);
  // Two edges that leave corner 1 exchange their twins: each still ends where its new twin begins, but not the reverse.
  c = start_surface(b);
  c->triangle[0].twin[0] = 2;
  c->triangle[0].twin[2] = 0;
  c->triangle[1].twin[1] = 10;
  c->triangle[3].twin[1] = 4;
  expect(b, OG_REFUSED_OPEN_SURFACE);
  // A copy of a triangle whose twins are taken already.
  c = start_surface(b);
  c->triangle[4] = c->triangle[0];
  c->triangle_count = 5;
  expect(b, OG_REFUSED_OPEN_SURFACE);
}

// Triangles of one point, each edge its own twin, are closed but hold nothing; one wrong twin opens them.
static void test_surface_of_one_point(void **state) {
  bench *b = *state;
  const struct {
    uint32_t twin[3];
    og_refusal refusal;
  } cases[] = {{{0, 1, 2}, OG_REFUSED_NOT_AROUND},
               {{1, 0, 2}, OG_REFUSED_NOT_AROUND},
               {{1, 1, 2}, OG_REFUSED_OPEN_SURFACE},
               {{0, 1, 0}, OG_REFUSED_OPEN_SURFACE},
               {{3, 1, 2}, OG_REFUSED_OPEN_SURFACE}}; // edge 3 is that of a triangle beyond the last
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
    og_certificate *c = start_surface(b);
    memset(c->triangle, 0, 2 * sizeof *c->triangle);
    memcpy(c->triangle[0].twin, cases[k].twin, sizeof cases[k].twin);
    c->triangle_count = 1;
    expect(b, cases[k].refusal);
  }
}

static void test_surface_turned(void **state) {
  bench *b = *state;
  og_certificate *c = start_surface(b);
  for (int k = 0; k < 4; k++) {
    const uint32_t corner = c->triangle[k].corner[1];
    c->triangle[k].corner[1] = c->triangle[k].corner[2];
    c->triangle[k].corner[2] = corner;
  }
  og_certificate_match_edges(c);
  expect(b, OG_REFUSED_NOT_AROUND);
  // The origin in the face named, and in another one.
  c = start_surface(b);
  static const double below[] = {0, 0, 6, 4, 0, 0, -2, 4, 0, -2, -4, 0},
                      beside[] = {0, 0, 6, 4, 0, -1, 0, 4, -1, 0, -4, -1};
  bodies(b, 4, below, 0);
  expect(b, OG_REFUSED_NOT_AROUND);
  combine(&c->witness, 4, (const long[]){0, 2, 1, 1});
  expect(b, OG_REFUSED_NOT_AROUND);
  c = start_surface(b);
  bodies(b, 4, beside, 0);
  combine(&c->witness, 4, (const long[]){0, 0, 1, 1});
  expect(b, OG_REFUSED_NOT_AROUND);
  // The origin below the face named, which is asked first: the others are nearer to it, and turned the right way.
  c = start_surface(b);
  static const double above[] = {0, 0, 50, 4, 0, 5, -2, 4, 5, -2, -4, 5};
  static const uint32_t corner[4][3] = {{0, 1, 2}, {0, 2, 3}, {0, 3, 1}, {1, 3, 2}};
  bodies(b, 4, above, 0);
  for (int k = 0; k < 4; k++) memcpy(c->triangle[k].corner, corner[k], sizeof corner[k]);
  og_certificate_match_edges(c);
  c->face = 3;
  expect(b, OG_REFUSED_NOT_AROUND);
}

static void test_surface_foot(void **state) {
  bench *b = *state;
  og_certificate *c = start_surface(b);
  const struct {
    long weight[4];
    og_refusal refusal;
  } cases[] = {{{0, 2, 1, 1}, OG_REFUSED_NOT_ON_FACE},
               {{1, 1, 1, 1}, OG_REFUSED_NOT_ON_FACE},
               {{0, 0, 0, 0}, OG_REFUSED_WEIGHT},
               {{0, -1, -1, -1}, OG_REFUSED_WEIGHT},
               {{0, 5, 5, 5}, OG_ACCEPTED},
               {{0, 1, 1, 2}, OG_REFUSED_NOT_ON_FACE}};
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
    combine(&c->witness, 4, cases[k].weight);
    expect(b, cases[k].refusal);
  }
}

// ---- motion: B passes A ----

static void end_at(og_sweep_end *end, size_t count, const long *weight, long p, long q, long m, long radicand) {
  combine(&end->witness, count, weight);
  og_int_set_si(&end->time_p, p);
  og_int_set_si(&end->time_q, q);
  og_int_set_si(&end->time_m, m);
  og_int_set_si(&end->radicand, radicand);
}

// A finding that said a lot says nothing of it after the next certificate.
static void test_nothing_is_left_over(void **state) {
  bench *b = *state;
  static const double a[] = {-1, 0, 0, 2, 0, 0, 0, 0, 5};
  static const double zero = 0;
  bodies(b, 3, a, 0);
  og_certificate *c = start(b, OG_CERT_SWEEP);
  end_at(&c->first, 2, (const long[]){2, 1}, 0, 0, 1, 0);
  c->never_parts = true;
  motion(b, 0, 0, 0, NULL);
  expect(b, OG_ACCEPTED);
  assert_true(b->finding.has_hit && b->finding.hit && b->finding.never_parts);
  assert_int_equal(b->finding.relation, OG_RELATION_NONE);
  // With an end of the motion, or with a motion, they may part.
  motion(b, 0, 0, 0, &zero);
  expect(b, OG_REFUSED_NOT_FIRST_LAST);
  assert_false(b->finding.has_hit || b->finding.hit || b->finding.never_parts);
  motion(b, 0, 0, 1, NULL);
  expect(b, OG_REFUSED_NOT_FIRST_LAST);
  motion(b, 0, 0, 0, NULL);
  expect(b, OG_ACCEPTED);
  c->kind = OG_CERT_TOUCHING;
  combine(&c->witness, 2, (const long[]){2, 1});
  direction(&c->direction, 0, 0, 1);
  expect(b, OG_ACCEPTED);
  assert_true(b->finding.relation == OG_TOUCHING && b->finding.has_distance && b->finding.has_depth);
  assert_false(b->finding.has_hit || b->finding.hit || b->finding.never_parts);
  c->kind = OG_CERT_NONE;
  expect(b, OG_REFUSED_KIND);
  assert_false(b->finding.has_distance || b->finding.has_depth);
  assert_int_equal(b->finding.relation, OG_RELATION_NONE);
  c->kind = OG_CERT_KIND_COUNT;
  expect(b, OG_REFUSED_KIND);
}

// A segment around a point does not miss it. Each number's sign is asked for by itself: with until_den < 0 what the
// motion leaves of a gap that is none would be a gap.
static void test_signs_of_the_problem(void **state) {
  bench *b = *state;
  static const double around[] = {-1, 0, 0, 1, 0, 0};
  bodies(b, 2, around, 0);
  og_certificate *c = start(b, OG_CERT_MISS);
  direction(&c->direction, 1, 0, 0);
  expect(b, OG_REFUSED_SIDE);
  og_int *const number[] = {&b->problem.until_den, &b->problem.unit_den, &b->problem.radius};
  for (int k = 0; k < 3; k++) {
    og_int old;
    og_int_init(&old);
    og_int_set(&old, number[k]);
    og_int_set_si(number[k], -1);
    expect(b, OG_REFUSED_PROBLEM);
    og_int_set_si(number[k], 0);
    expect(b, k < 2 ? OG_REFUSED_PROBLEM : OG_REFUSED_SIDE);
    og_int_swap(&old, number[k]);
    og_int_clear(&old);
  }
  expect(b, OG_REFUSED_SIDE);
}

typedef struct sweep_end {
  int which;               // 1: the first contact, -1: the last
  long weight[4], root[4]; // of A's first points
  long p, q, m, radicand, n[3];
  og_refusal refusal;
} sweep_end;

static void expect_end(bench *b, size_t count, const sweep_end *wanted) {
  og_certificate *c = start(b, OG_CERT_SWEEP);
  end_at(&c->first, count, wanted->weight, wanted->p, wanted->q, wanted->m, wanted->radicand);
  for (size_t k = 0; k < count; k++) og_int_set_si(&c->first.witness.root_weight[k], wanted->root[k]);
  direction(&c->first.direction, wanted->n[0], wanted->n[1], wanted->n[2]);
  const og_refusal got = og_check_sweep_end(b->checker, &b->problem, &c->first, wanted->which);
  if (got != wanted->refusal) fail_msg("%s, not %s", og_refusal_text(got), og_refusal_text(wanted->refusal));
}

#define EXPECT_ENDS(b, count, ends)                                                                                    \
  for (size_t k = 0; k < sizeof(ends) / sizeof *(ends); k++) expect_end(b, count, &(ends)[k])

// A ball of radius 2 flies over a point: where it leaves is not where it comes, whatever direction is named.
static void test_sweep_of_a_ball(void **state) {
  bench *b = *state;
  static const double point[] = {5, 0, 0};
  bodies(b, 1, point, 2);
  motion(b, 1, 0, 0, NULL);
  static const sweep_end ends[] = {
      {1, {1}, {0}, 3, 0, 1, 0, {0, 0, 0}, OG_ACCEPTED},
      {-1, {1}, {0}, 7, 0, 1, 0, {0, 0, 0}, OG_ACCEPTED},
      {1, {1}, {0}, 7, 0, 1, 0, {1, 0, 0}, OG_REFUSED_NOT_FIRST_LAST},
      {-1, {1}, {0}, 3, 0, 1, 0, {-1, 0, 0}, OG_REFUSED_NOT_FIRST_LAST},
  };
  EXPECT_ENDS(b, 1, ends);
}

// A point slides along an edge of a square: the offset is zero, and only a plane shows that nothing came before.
static void test_sweep_along_an_edge(void **state) {
  bench *b = *state;
  static const double square[] = {2, 0, 0, 3, 0, 0, 2, 1, 0, 3, 1, 0};
  bodies(b, 4, square, 0);
  motion(b, 1, 0, 0, NULL);
  static const sweep_end ends[] = {
      {1, {1, 0, 0, 0}, {0}, 2, 0, 1, 0, {1, 0, 0}, OG_ACCEPTED},
      {1, {5, 0, 0, 0}, {0}, 6, 0, 3, 7, {1, 1, 0}, OG_ACCEPTED},
      {1, {1, 0, 0, 0}, {0}, 0, 1, 2, 16, {1, 0, 5}, OG_ACCEPTED},
      {1, {1, 0, 0, 0}, {0}, 1, 1, 1, 1, {0, 0, 0}, OG_REFUSED_NOT_FIRST_LAST},
      {1, {1, 0, 0, 0}, {0}, 2, 0, 1, 0, {1, -1, 0}, OG_REFUSED_NOT_FIRST_LAST},
      {1, {1, 0, 0, 0}, {0}, 2, 0, 1, 0, {-1, 0, 0}, OG_REFUSED_NOT_FIRST_LAST},
      {1, {1, 0, 0, 0}, {0}, 2, 0, 1, 0, {0, 1, 0}, OG_REFUSED_NOT_FIRST_LAST},
      {1, {1, 0, 0, 0}, {0}, 2, 0, 1, 0, {0, 0, 0}, OG_REFUSED_NOT_FIRST_LAST},
      {1, {0, 1, 0, 0}, {0}, 3, 0, 1, 0, {1, 0, 0}, OG_REFUSED_NOT_FIRST_LAST},
      {1, {1, 1, 0, 0}, {0}, 5, 0, 2, 0, {1, 0, 0}, OG_REFUSED_NOT_FIRST_LAST},
      {1, {1, 0, 0, 0}, {0}, 1, 0, 1, 0, {1, 0, 0}, OG_REFUSED_NO_CONTACT},
      {1, {1, 0, 0, 0}, {0}, 3, 0, 1, 0, {1, 0, 0}, OG_REFUSED_NO_CONTACT},
      {1, {0, 1, 1, 0}, {0}, 2, 0, 1, 0, {1, 0, 0}, OG_REFUSED_NO_CONTACT},
      {1, {1, 0, 0, 0}, {0}, -2, 0, 1, 0, {1, 0, 0}, OG_REFUSED_TIME},
      {1, {1, 0, 0, 0}, {0}, 2, 0, 0, 0, {1, 0, 0}, OG_REFUSED_TIME},
      {1, {1, 0, 0, 0}, {0}, -2, 0, -1, 0, {1, 0, 0}, OG_REFUSED_TIME},
      {1, {1, 0, 0, 0}, {0}, 2, 0, 1, -1, {1, 0, 0}, OG_REFUSED_TIME},
      {1, {1, 0, 0, 0}, {0}, 2, -1, 1, 5, {1, 0, 0}, OG_REFUSED_TIME},
      {1, {0, 0, 0, 0}, {0}, 2, 0, 1, 0, {1, 0, 0}, OG_REFUSED_WEIGHT},
      {1, {2, -1, 0, 0}, {0}, 1, 0, 1, 0, {1, 0, 0}, OG_REFUSED_WEIGHT},
      {1, {2, 0, 0, 0}, {-1, 0, 0, 0}, 2, 0, 1, 4, {1, 0, 0}, OG_REFUSED_WEIGHT},
      {1, {-2, 0, 0, 0}, {1, 0, 0, 0}, 2, 0, 1, 5, {1, 0, 0}, OG_ACCEPTED},
      {1, {3, 0, 0, 0}, {-1, 0, 0, 0}, 2, 0, 1, 5, {1, 0, 0}, OG_ACCEPTED},
      {-1, {0, 1, 0, 0}, {0}, 3, 0, 1, 0, {-1, 0, 0}, OG_ACCEPTED},
      {-1, {0, 1, 0, 0}, {0}, 3, 0, 1, 0, {-2, 1, 0}, OG_ACCEPTED},
      {-1, {0, 1, 0, 0}, {0}, 3, 0, 1, 0, {1, 0, 0}, OG_REFUSED_NOT_FIRST_LAST},
      {-1, {0, 1, 0, 0}, {0}, 3, 0, 1, 0, {0, 0, 0}, OG_REFUSED_NOT_FIRST_LAST},
      {-1, {1, 0, 0, 0}, {0}, 2, 0, 1, 0, {-1, 0, 0}, OG_REFUSED_NOT_FIRST_LAST},
  };
  EXPECT_ENDS(b, 4, ends);
}

// A ball of radius 1 passes an edge, moving along it too, so that the nearest point of the edge is irrational:
// t = (6 -+ sqrt 3) / 2.
static const double edge[] = {3, -10, 0.5, 3, 10, 0.5, 4, 0, 0.5};

static void test_sweep_with_roots(void **state) {
  bench *b = *state;
  bodies(b, 2, edge, 1);
  motion(b, 1, 1, 0, NULL);
  static const sweep_end ends[] = {
      {1, {14, 26}, {1, -1}, 6, -1, 2, 3, {0}, OG_ACCEPTED},
      {-1, {14, 26}, {-1, 1}, 6, 1, 2, 3, {0}, OG_ACCEPTED},
      {1, {28, 52}, {2, -2}, 18, -3, 6, 3, {0}, OG_ACCEPTED},
      {-1, {28, 52}, {-1, 1}, 12, 1, 4, 12, {0}, OG_ACCEPTED},
      // The same weights times 1 + sqrt 3 and times sqrt 3 - 1.
      {1, {17, 23}, {15, 25}, 6, -1, 2, 3, {0}, OG_ACCEPTED},
      {-1, {11, 29}, {13, 27}, 6, 1, 2, 3, {0}, OG_ACCEPTED},
      {1, {-11, -29}, {13, 27}, 6, -1, 2, 3, {0}, OG_ACCEPTED},
      {1, {17, 23}, {15, 26}, 6, -1, 2, 3, {0}, OG_REFUSED_NO_CONTACT},
      {1, {17, 24}, {15, 25}, 6, -1, 2, 3, {0}, OG_REFUSED_NO_CONTACT},
      {-1, {14, 26}, {1, -1}, 6, -1, 2, 3, {0}, OG_REFUSED_NOT_FIRST_LAST},
      {1, {14, 26}, {-1, 1}, 6, 1, 2, 3, {0}, OG_REFUSED_NOT_FIRST_LAST},
      {1, {14, 26}, {-1, 1}, 6, -1, 2, 3, {0}, OG_REFUSED_NO_CONTACT},
      {1, {14, 26}, {0, 0}, 6, -1, 2, 3, {0}, OG_REFUSED_NO_CONTACT},
      {1, {14, 26}, {1, -1}, 6, 0, 2, 3, {0}, OG_REFUSED_NOT_FIRST_LAST},
      {1, {14, 26}, {1, -1}, 6, -1, 2, 4, {0}, OG_REFUSED_NO_CONTACT},
      {1, {14, 26}, {1, -1}, 6, -1, 2, 2, {0}, OG_REFUSED_NOT_FIRST_LAST},
      {1, {14, 26}, {1, -1}, 5, -1, 2, 3, {0}, OG_REFUSED_NO_CONTACT},
      {1, {14, 26}, {1, -27}, 6, -1, 2, 3, {0}, OG_REFUSED_WEIGHT},
      {1, {14, 26}, {1, -16}, 6, -1, 2, 3, {0}, OG_REFUSED_WEIGHT},
  };
  EXPECT_ENDS(b, 2, ends);
  // A third point behind the edge changes the end alone; one before it the beginning too.
  bodies(b, 3, edge, 1);
  motion(b, 1, 1, 0, NULL);
  sweep_end first = ends[0], last = ends[1];
  expect_end(b, 3, &first);
  last.refusal = OG_REFUSED_NOT_FIRST_LAST;
  expect_end(b, 3, &last);
  double before[9];
  memcpy(before, edge, sizeof before);
  before[6] = 2;
  bodies(b, 3, before, 1);
  motion(b, 1, 1, 0, NULL);
  first.refusal = OG_REFUSED_NOT_FIRST_LAST;
  expect_end(b, 3, &first);
  last.refusal = OG_ACCEPTED;
  expect_end(b, 3, &last);
}

// A segment along the path, from before the start to beyond the end: the motion itself bounds the contact.
static void test_sweep_within_the_motion(void **state) {
  bench *b = *state;
  static const double segment[] = {-10, 0, 0, 10, 0, 0}, until = 2.5;
  for (int radius = 0; radius < 2; radius++) {
    bodies(b, 2, segment, radius);
    motion(b, 1, 0, 0, &until);
    static const sweep_end ends[] = {
        {1, {10, 10}, {0}, 0, 0, 1, 0, {0}, OG_ACCEPTED},
        {1, {10, 10}, {0}, -3, 1, 1, 9, {0}, OG_ACCEPTED},
        {1, {9, 11}, {0}, 1, 0, 1, 0, {0}, OG_REFUSED_NOT_FIRST_LAST},
        {1, {10, 10}, {0}, -1, 0, 1, 0, {0}, OG_REFUSED_TIME},
        {1, {3, 5}, {0}, 5, 0, 2, 0, {0}, OG_REFUSED_NOT_FIRST_LAST},
        {-1, {3, 5}, {0}, 5, 0, 2, 0, {0}, OG_ACCEPTED},
        {-1, {6, 10}, {0}, 15, 0, 6, 0, {0}, OG_ACCEPTED},
        {-1, {3, 5}, {0}, 1, 1, 2, 16, {0}, OG_ACCEPTED},
        {-1, {3, 5}, {0}, 9, -1, 2, 16, {0}, OG_ACCEPTED},
        {-1, {3, 5}, {0}, 1, 1, 2, 17, {0}, OG_REFUSED_TIME},
        {-1, {3, 5}, {0}, 9, -1, 2, 15, {0}, OG_REFUSED_TIME},
        {-1, {8, 12}, {0}, 2, 0, 1, 0, {0}, OG_REFUSED_NOT_FIRST_LAST},
        {-1, {7, 13}, {0}, 3, 0, 1, 0, {0}, OG_REFUSED_TIME},
        {-1, {10, 10}, {0}, 0, 0, 1, 0, {0}, OG_REFUSED_NOT_FIRST_LAST},
    };
    EXPECT_ENDS(b, 2, ends);
    // Without an end of the motion no instant is the last.
    motion(b, 1, 0, 0, NULL);
    expect_end(b, 2, &(sweep_end){-1, {10, 10}, {0}, 0, 0, 1, 0, {0}, OG_REFUSED_NOT_FIRST_LAST});
    expect_end(b, 2, &ends[0]);
    expect_end(b, 2, &ends[1]);
  }
}

static void expect_time(const og_surd *time, long p, int s, long q, long m) {
  assert_int_equal(mpz_cmp_si(time->p.z, p), 0);
  assert_int_equal(time->s, s);
  assert_int_equal(mpz_cmp_si(time->q.z, q), 0);
  assert_int_equal(mpz_cmp_si(time->m.z, m), 0);
  assert_int_equal(time->e, 0);
}

// The times found are those of the certificate.
static void test_sweep_finding(void **state) {
  bench *b = *state;
  bodies(b, 2, edge, 1);
  motion(b, 1, 1, 0, NULL);
  og_certificate *c = start(b, OG_CERT_SWEEP);
  end_at(&c->first, 2, (const long[]){28, 52}, 12, -2, 4, 3);
  og_int_set_si(&c->first.witness.root_weight[0], 2);
  og_int_set_si(&c->first.witness.root_weight[1], -2);
  end_at(&c->last, 2, (const long[]){14, 26}, 6, 1, 2, 3);
  og_int_set_si(&c->last.witness.root_weight[0], -1);
  og_int_set_si(&c->last.witness.root_weight[1], 1);
  b->finding.first.e = b->finding.last.e = 3;
  expect(b, OG_ACCEPTED);
  assert_true(b->finding.has_hit && b->finding.hit && !b->finding.never_parts);
  expect_time(&b->finding.first, 12, -1, 12, 4);
  expect_time(&b->finding.last, 6, 1, 3, 2);
  og_int_set_si(&c->last.time_p, 7);
  expect(b, OG_REFUSED_NO_CONTACT);
  c->never_parts = true;
  expect(b, OG_REFUSED_NOT_FIRST_LAST);
  // A rational time has no root.
  static const double point[3] = {0, 0, 0};
  bodies(b, 1, point, 0);
  motion(b, 0, 0, 0, NULL);
  end_at(&c->first, 1, (const long[]){1}, 0, 0, 5, 7);
  expect(b, OG_ACCEPTED);
  expect_time(&b->finding.first, 0, 0, 0, 5);
}

// The plane in front of A is as far as B comes, or farther, or just not.
static void test_miss(void **state) {
  bench *b = *state;
  static const double a[] = {2, 1, 0, 3, 1, 0, 2, 4, 0};
  const struct {
    double radius, until; // negative: for ever
    long n[3];
    og_refusal refusal;
  } cases[] = {
      {0, -1, {0, 3, 0}, OG_ACCEPTED},
      {0.5, -1, {0, 3, 0}, OG_ACCEPTED},
      {1, -1, {0, 3, 0}, OG_REFUSED_SIDE},
      {1.5, -1, {0, 3, 0}, OG_REFUSED_SIDE},
      {0, -1, {-1, 4, 0}, OG_ACCEPTED},
      {0, -1, {-1, 3, 0}, OG_REFUSED_SIDE},
      {0, -1, {-1, 2, 0}, OG_REFUSED_SIDE},
      {0, -1, {1, 0, 0}, OG_REFUSED_DIRECTION},
      {0, 1, {3, 0, 0}, OG_ACCEPTED},
      {0, 2, {3, 0, 0}, OG_REFUSED_SIDE},
      {0, 3, {3, 0, 0}, OG_REFUSED_SIDE},
      {0.5, 1, {3, 0, 0}, OG_ACCEPTED},
      {1, 1, {3, 0, 0}, OG_REFUSED_SIDE},
      {0.25, 1.5, {3, 0, 0}, OG_ACCEPTED},
      {0.5, 1.5, {3, 0, 0}, OG_REFUSED_SIDE},
      {0.5, 0x1.7ffffffffffffp0, {3, 0, 0}, OG_ACCEPTED},
      {0.5, 1000, {0, 3, 0}, OG_ACCEPTED},
      {1, 0.25, {0, 3, 0}, OG_REFUSED_SIDE},
      {0.5, 0x1.8000000000001p0, {3, 0, 0}, OG_REFUSED_SIDE},
  };
  og_certificate *c = start(b, OG_CERT_MISS);
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
    bodies(b, 3, a, cases[k].radius);
    motion(b, 1, 0, 0, cases[k].until < 0 ? NULL : &cases[k].until);
    direction(&c->direction, cases[k].n[0], cases[k].n[1], cases[k].n[2]);
    expect(b, cases[k].refusal);
    assert_int_equal(b->finding.has_hit, cases[k].refusal == OG_ACCEPTED);
    assert_false(b->finding.hit);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_gap_and_radius, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_touching_needs_a_plane, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_spanning, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_nearest, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_surface, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_surface_deepest, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_surface_indices, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_surface_twins, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_surface_of_one_point, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_surface_turned, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_surface_foot, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_nothing_is_left_over, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_signs_of_the_problem, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_sweep_of_a_ball, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_sweep_along_an_edge, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_sweep_with_roots, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_sweep_within_the_motion, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_sweep_finding, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_miss, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
