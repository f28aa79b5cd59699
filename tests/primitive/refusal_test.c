// Certificates about primitives that are right for one problem, put to a problem that they are not for, or broken in
// one place: each is refused, and for that reason.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "spec/primitive/solve/primitive.h"
#include "tool/format/read_case.h"

#define BOX "{\"shape\":\"box\",\"half\":[1,1,1]}"
#define POINT(xyz) "{\"shape\":\"point\",\"points\":[" xyz "]}"
#define RAY(from, along) "{\"shape\":\"ray\",\"points\":[" from "],\"direction\":" along "}"
#define LINE(from, along) "{\"shape\":\"line\",\"points\":[" from "],\"direction\":" along "}"
#define SEGMENT(from, to) "{\"shape\":\"segment\",\"points\":[" from "," to "]}"
#define BALL "{\"shape\":\"sphere\",\"radius\":2}"
#define ASK(question, a, b) "{\"id\":\"x\",\"question\":\"" question "\",\"a\":" a ",\"b\":" b "}"
#define SUPPORT "{\"id\":\"x\",\"question\":\"support\",\"a\":" BOX ",\"direction\":[1,1,1]}"
#define TRIANGLE "{\"shape\":\"triangle\",\"points\":[[1,0,0],[0,1,0],[0,0,1]]}"
#define SIMPLEX "{\"id\":\"x\",\"question\":\"simplex\",\"a\":" TRIANGLE "}"
#define SIMPLEX_OF(points) "{\"id\":\"x\",\"question\":\"simplex\",\"a\":{\"shape\":\"hull\",\"points\":[" points "]}}"
#define ORIENTATION "{\"id\":\"x\",\"question\":\"orientation\",\"a\":" TRIANGLE "}"
#define CLOSEST ASK("closest", RAY("[0,0,0]", "[1,0,0]"), LINE("[3,0,1]", "[0,1,0]"))
#define APART ASK("hit", LINE("[0,3,0]", "[1,0,0]"), BOX)
#define THROUGH ASK("hit", SEGMENT("[-5,0,0]", "[5,0,0]"), BOX)
#define RAY_OUT ASK("hit", RAY("[5,0,0]", "[1,0,0]"), "{\"shape\":\"plane\",\"normal\":[-1,0,0],\"offset\":0}")
#define CHORD ASK("hit", SEGMENT("[-5,0,0]", "[5,0,0]"), BALL)

typedef struct bench {
  og_case one;
  og_primitive_answer answer;
} bench;

static int set_up(void **state) {
  static bench b;
  og_case_init(&b.one);
  og_primitive_answer_init(&b.answer);
  *state = &b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  og_case_clear(&b->one);
  og_primitive_answer_clear(&b->answer);
  return 0;
}

// The problem, and its right certificate.
static void begin(bench *b, const char *line, og_primitive_kind kind) {
  og_case_reader *reader = og_case_reader_new(&og_default_case_limits, OG_QUESTION_COUNT);
  og_complaint complaint = {.file = "t"};
  if (og_read_case(reader, line, strlen(line), &b->one, &complaint) != OG_INPUT_OK) fail_msg("%s", complaint.text);
  og_case_reader_free(reader);
  assert_int_equal(og_solve_primitive(&b->one.primitive, &b->answer), OG_PRIMITIVE_ACCEPTED);
  assert_int_equal(b->answer.certificate.kind, kind);
}

#define assert_refused(b, reason)                                                                                      \
  assert_int_equal(og_check_primitive(&(b)->one.primitive, &(b)->answer.certificate, &(b)->answer.finding), reason)

// Each kind answers its own questions, and no other.
static void test_question(void **state) {
  static const struct {
    const char *line;
    og_primitive_kind kind;
  } right[] = {{SUPPORT, OG_PRIMITIVE_EXTREME},        {SIMPLEX, OG_PRIMITIVE_FEET},
               {CLOSEST, OG_PRIMITIVE_FEET},           {APART, OG_PRIMITIVE_APART},
               {THROUGH, OG_PRIMITIVE_MEET},           {CHORD, OG_PRIMITIVE_CHORD},
               {ORIENTATION, OG_PRIMITIVE_DETERMINANT}};
  bench *b = *state;
  for (size_t k = 0; k < sizeof right / sizeof *right; k++) {
    begin(b, right[k].line, right[k].kind);
    const og_question own = b->one.primitive.question;
    for (og_question other = OG_RELATION; other <= OG_QUESTION_COUNT; other++) {
      // The feet of two bodies answer both questions about distances.
      if (other == own || (own == OG_SIMPLEX && other == OG_CLOSEST)) continue;
      if (own == OG_CLOSEST && other == OG_SIMPLEX) continue;
      b->one.primitive.question = other;
      assert_refused(b, OG_PRIMITIVE_REFUSED_KIND);
    }
    b->one.primitive.question = own;
    assert_refused(b, OG_PRIMITIVE_ACCEPTED);
    b->answer.certificate.kind = OG_PRIMITIVE_NONE;
    assert_refused(b, OG_PRIMITIVE_REFUSED_KIND);
    b->answer.certificate.kind = OG_PRIMITIVE_KIND_COUNT;
    assert_refused(b, OG_PRIMITIVE_REFUSED_KIND);
  }
}

// Bodies that the kind is not made for. They come from a certificate's problem by one change.
static void test_endless_bodies(void **state) {
  static const struct {
    const char *line;
    og_primitive_kind kind;
  } bounded[] = {
      {SUPPORT, OG_PRIMITIVE_EXTREME}, {SIMPLEX, OG_PRIMITIVE_FEET}, {ORIENTATION, OG_PRIMITIVE_DETERMINANT}};
  bench *b = *state;
  for (size_t k = 0; k < sizeof bounded / sizeof *bounded; k++) {
    begin(b, bounded[k].line, bounded[k].kind);
    b->one.primitive.a.direction_count = 1;
    assert_refused(b, OG_PRIMITIVE_REFUSED_KIND);
    b->one.primitive.a.direction_count = 0;
    assert_refused(b, OG_PRIMITIVE_ACCEPTED);
  }
}

static void test_counts_of_points(void **state) {
  bench *b = *state;
  // Five points are no simplex, and have no orientation; a closest pair may have any number.
  begin(b, ASK("closest", BOX, POINT("[5,0,0]")), OG_PRIMITIVE_FEET);
  b->one.primitive.question = OG_SIMPLEX;
  assert_refused(b, OG_PRIMITIVE_REFUSED_KIND);
  begin(b, ORIENTATION, OG_PRIMITIVE_DETERMINANT);
  og_exact_body_resize(&b->one.primitive.a, 5);
  assert_refused(b, OG_PRIMITIVE_REFUSED_KIND);
  og_exact_body_resize(&b->one.primitive.a, 2);
  assert_refused(b, OG_PRIMITIVE_REFUSED_KIND);
}

static void test_spots(void **state) {
  bench *b = *state;
  begin(b, CLOSEST, OG_PRIMITIVE_FEET);
  og_spot *const feet[2] = {&b->answer.certificate.feet.a, &b->answer.certificate.feet.b};
  for (int k = 0; k < 2; k++) {
    feet[k]->count--; // a list shorter than the body's points
    assert_refused(b, OG_PRIMITIVE_REFUSED_SPOT);
    feet[k]->count++;
    og_int_set_si(&feet[k]->along[2], 1); // a direction that the body has not
    assert_refused(b, OG_PRIMITIVE_REFUSED_SPOT);
    og_int_set_si(&feet[k]->along[2], 0);
  }
  assert_refused(b, OG_PRIMITIVE_ACCEPTED);
  // The same of a corner of a common part, on the side of B alone.
  begin(b, THROUGH, OG_PRIMITIVE_MEET);
  b->answer.certificate.corner[0].b.count--;
  assert_refused(b, OG_PRIMITIVE_REFUSED_SPOT);
  b->answer.certificate.corner[0].b.count++;
  assert_refused(b, OG_PRIMITIVE_ACCEPTED);
}

// Points with weight that depend on each other, though the spot is the nearest point: two in one place, three in a
// line, four in a plane.
static void test_corners_of_simplices(void **state) {
  static const struct {
    const char *line;
    size_t count;
  } dependent[] = {{SIMPLEX_OF("[1,0,0],[1,0,0]"), 2},
                   {SIMPLEX_OF("[1,1,1],[1,0,0],[1,-1,-1]"), 3},
                   {SIMPLEX_OF("[1,1,1],[1,0,-1],[1,-1,-1],[1,0,1]"), 4}};
  bench *b = *state;
  const og_spot *spot = &b->answer.certificate.feet.a;
  for (size_t k = 0; k < sizeof dependent / sizeof *dependent; k++) {
    begin(b, dependent[k].line, OG_PRIMITIVE_FEET);
    assert_int_equal(spot->count, dependent[k].count);
    for (size_t i = 0; i < spot->count; i++) og_int_set_si(&spot->weight[i], 1);
    og_int_set_si(&b->answer.certificate.feet.a.total, (long)spot->count);
    assert_refused(b, OG_PRIMITIVE_REFUSED_NOT_MINIMAL);
    // A closest pair may name its points as it likes.
    b->one.primitive.question = OG_CLOSEST;
    assert_refused(b, OG_PRIMITIVE_ACCEPTED);
  }
}

static void test_directions_apart(void **state) {
  bench *b = *state;
  // Along its own way a line has no least value, whichever way the direction points, and a ray has one on one side
  // only.
  begin(b, APART, OG_PRIMITIVE_APART);
  og_ivec *direction = &b->answer.certificate.direction;
  for (long x = -1; x <= 1; x += 2) {
    og_int_set_si(&direction->x, x);
    assert_refused(b, OG_PRIMITIVE_REFUSED_NOT_APART);
  }
  og_int_set_si(&direction->x, 0);
  assert_refused(b, OG_PRIMITIVE_ACCEPTED);
  // A plane has directions of its own: the first that is not along it is enough.
  begin(b, ASK("hit", POINT("[0,0,5]"), "{\"shape\":\"plane\",\"normal\":[0,0,1],\"offset\":1}"), OG_PRIMITIVE_APART);
  og_int_set_si(&direction->x, 1);
  og_int_set_si(&direction->y, 1);
  assert_refused(b, OG_PRIMITIVE_REFUSED_NOT_APART);
  // Without points a body has no extreme one.
  for (int k = 0; k < 2; k++) {
    begin(b, APART, OG_PRIMITIVE_APART);
    assert_refused(b, OG_PRIMITIVE_ACCEPTED);
    og_exact_body_resize(k == 0 ? &b->one.primitive.a : &b->one.primitive.b, 0);
    assert_refused(b, OG_PRIMITIVE_REFUSED_NOT_APART);
  }
}

// A problem that is none: no certificate is right for it.
static void test_signs_of_the_problem(void **state) {
  bench *b = *state;
  og_primitive *p = &b->one.primitive;
  static const struct {
    const char *line;
    og_primitive_kind kind;
  } right[] = {{SUPPORT, OG_PRIMITIVE_EXTREME}, {CLOSEST, OG_PRIMITIVE_FEET}, {APART, OG_PRIMITIVE_APART}};
  for (size_t k = 0; k < sizeof right / sizeof *right; k++) {
    begin(b, right[k].line, right[k].kind);
    // The radii, of which there is none but 0 here, and the denominators.
    og_int *const number[] = {&p->a.radius, &p->b.radius, &p->a.den, &p->b.den, &p->direction_den};
    for (size_t n = 0; n < sizeof number / sizeof *number; n++) {
      og_int old;
      og_int_init(&old);
      og_int_swap(&old, number[n]);
      og_int_neg(number[n], &old);
      if (n < 2) og_int_set_si(number[n], -1);
      assert_refused(b, OG_PRIMITIVE_REFUSED_PROBLEM);
      og_int_set_si(number[n], 0);
      assert_refused(b, n < 2 ? OG_PRIMITIVE_ACCEPTED : OG_PRIMITIVE_REFUSED_PROBLEM);
      og_int_swap(&old, number[n]);
      og_int_clear(&old);
    }
    og_int_set_si(&p->b.den, 1 << 20);
    assert_refused(b, OG_PRIMITIVE_REFUSED_PROBLEM);
  }
}

static void test_common_parts(void **state) {
  bench *b = *state;
  og_primitive_certificate *c = &b->answer.certificate;
  og_primitive *p = &b->one.primitive;
  begin(b, THROUGH, OG_PRIMITIVE_MEET);
  og_exact_body *const round[2] = {&p->a, &p->b};
  for (int k = 0; k < 2; k++) {
    og_int_set_si(&round[k]->radius, 1);
    assert_refused(b, OG_PRIMITIVE_REFUSED_KIND);
    og_int_set_si(&round[k]->radius, 0);
  }
  const size_t corners = c->corner_count, flat = c->flat.count;
  c->corner_count = 0;
  assert_refused(b, OG_PRIMITIVE_REFUSED_KIND);
  c->corner_count = corners;
  // Without bounds nothing holds the part flat, and weights of zero hold it no better.
  c->flat.count = 0;
  assert_refused(b, OG_PRIMITIVE_REFUSED_NOT_FLAT);
  c->flat.count = flat;
  assert_true(flat > 1);
  og_int weight;
  og_int_init(&weight);
  og_int_swap(&weight, &c->flat.at[0].weight);
  assert_refused(b, OG_PRIMITIVE_REFUSED_NOT_FLAT);
  og_int_swap(&weight, &c->flat.at[0].weight);
  og_int_clear(&weight);
  // Normals that cancel and offsets that do not: planes that leave room between them.
  og_int_add(&c->flat.at[0].offset, &c->flat.at[0].offset, &p->a.den);
  assert_refused(b, OG_PRIMITIVE_REFUSED_NOT_FLAT);
  og_int_sub(&c->flat.at[0].offset, &c->flat.at[0].offset, &p->a.den);
  assert_refused(b, OG_PRIMITIVE_ACCEPTED);
  // Two corners that are one do not span a segment: the first one's wall passes through the other.
  const og_corner first = c->corner[0];
  c->corner[0] = c->corner[1];
  assert_refused(b, OG_PRIMITIVE_REFUSED_NOT_CLOSED);
  c->corner[0] = first;
}

// A wall in which the whole ray lies does not end it.
static void test_walls_of_rays(void **state) {
  bench *b = *state;
  begin(b, RAY_OUT, OG_PRIMITIVE_MEET);
  og_primitive_certificate *c = &b->answer.certificate;
  assert_true(c->endless && !c->both_ways && c->wall.count == 1 && c->flat.count > 0);
  const og_bound wall = c->wall.at[0];
  c->wall.at[0] = c->flat.at[0];
  assert_refused(b, OG_PRIMITIVE_REFUSED_NOT_CLOSED);
  c->wall.at[0] = wall;
  c->wall.count = 0;
  assert_refused(b, OG_PRIMITIVE_REFUSED_NOT_CLOSED);
  // Nor has it more walls than corners.
  c->wall.count = 1;
  og_bound *another = og_bounds_add(&c->wall);
  og_ivec_set_zero(&another->normal); // 0 . x <= 1 holds everywhere
  og_int_set_si(&another->offset, 1);
  assert_refused(b, OG_PRIMITIVE_REFUSED_NOT_CLOSED);
  c->wall.count = 1;
  assert_refused(b, OG_PRIMITIVE_ACCEPTED);
  // From a ray nobody turns back.
  c->both_ways = true;
  assert_refused(b, OG_PRIMITIVE_REFUSED_SPOT);
  c->both_ways = false;
  // And a common part without an end has one corner.
  c->corner_count = 0;
  assert_refused(b, OG_PRIMITIVE_REFUSED_KIND);
}

// A later bound in the place of the last of the first ones that hold the part: where their normals depend on each other
// the planes leave too much room, though all of the bounds together are the same.
static void test_independent_normals(void **state) {
  static const struct {
    const char *line;
    size_t planes;
  } parts[] = {{ASK("hit", POINT("[0,0,0]"), POINT("[0,0,0]")), 3}, {THROUGH, 2}};
  bench *b = *state;
  og_bounds *flat = &b->answer.certificate.flat;
  for (size_t part = 0; part < sizeof parts / sizeof *parts; part++) {
    begin(b, parts[part].line, OG_PRIMITIVE_MEET);
    const size_t last = parts[part].planes - 1;
    size_t refused = 0;
    for (size_t k = last + 1; k < flat->count; k++) {
      const og_bound bound = flat->at[last];
      flat->at[last] = flat->at[k];
      flat->at[k] = bound;
      const og_primitive_refusal refusal =
          og_check_primitive(&b->one.primitive, &b->answer.certificate, &b->answer.finding);
      if (refusal != OG_PRIMITIVE_ACCEPTED) assert_int_equal(refusal, OG_PRIMITIVE_REFUSED_NOT_FLAT);
      refused += refusal != OG_PRIMITIVE_ACCEPTED;
      flat->at[k] = flat->at[last];
      flat->at[last] = bound;
    }
    assert_true(refused > 0);
    assert_refused(b, OG_PRIMITIVE_ACCEPTED);
  }
}

// One bound holds a polygon in its plane, and has a normal; a line leads somewhere.
static void test_what_is_zero(void **state) {
  bench *b = *state;
  og_primitive_certificate *c = &b->answer.certificate;
  begin(b, ASK("hit", TRIANGLE, TRIANGLE), OG_PRIMITIVE_MEET);
  assert_int_equal(b->answer.finding.meeting, OG_MEET_POLYGON);
  const og_bound bound = c->flat.at[0];
  og_ivec_init(&c->flat.at[0].normal); // 0 . x <= 0 is true of every body
  og_int_init(&c->flat.at[0].offset);
  assert_refused(b, OG_PRIMITIVE_REFUSED_NOT_FLAT);
  og_ivec_clear(&c->flat.at[0].normal);
  og_int_clear(&c->flat.at[0].offset);
  c->flat.at[0] = bound;
  assert_refused(b, OG_PRIMITIVE_ACCEPTED);
  // Along y or z alone leads somewhere too.
  begin(b, ASK("hit", LINE("[1,2,3]", "[0,1,0]"), LINE("[1,5,3]", "[0,-2,0]")), OG_PRIMITIVE_MEET);
  begin(b, ASK("hit", LINE("[1,2,3]", "[0,0,1]"), LINE("[1,2,5]", "[0,0,-2]")), OG_PRIMITIVE_MEET);
  begin(b, ASK("hit", LINE("[1,2,3]", "[1,0,0]"), LINE("[5,2,3]", "[-2,0,0]")), OG_PRIMITIVE_MEET);
  assert_int_equal(b->answer.finding.meeting, OG_MEET_LINE);
  og_int_set_si(&c->way.a.along[0], 0);
  assert_refused(b, OG_PRIMITIVE_REFUSED_NOT_COMMON); // b's way still leads somewhere
  og_int_set_si(&c->way.b.along[0], 0);
  assert_refused(b, OG_PRIMITIVE_REFUSED_NOT_FLAT);
}

static void test_chords(void **state) {
  bench *b = *state;
  og_primitive *p = &b->one.primitive;
  begin(b, CHORD, OG_PRIMITIVE_CHORD);
  og_exact_body *a = &p->a, *ball = &p->b;
  og_int_set_si(&a->radius, 1);
  assert_refused(b, OG_PRIMITIVE_REFUSED_KIND);
  og_int_set_si(&a->radius, 0);
  ball->direction_count = 1;
  assert_refused(b, OG_PRIMITIVE_REFUSED_KIND);
  ball->direction_count = 0;
  for (size_t count = 1; count <= 2; count++) { // a path is a point, a segment or a point with one direction
    a->count = count;
    a->direction_count = count == 2 ? 1 : 2;
    assert_refused(b, OG_PRIMITIVE_REFUSED_KIND);
  }
  a->direction_count = 0;
  a->count = 0;
  assert_refused(b, OG_PRIMITIVE_REFUSED_KIND);
  og_exact_body_resize(a, 3);
  assert_refused(b, OG_PRIMITIVE_REFUSED_KIND);
  begin(b, CHORD, OG_PRIMITIVE_CHORD);
  og_exact_body_resize(ball, 2); // a capsule
  assert_refused(b, OG_PRIMITIVE_REFUSED_KIND);
  begin(b, CHORD, OG_PRIMITIVE_CHORD);
  og_int_set_si(&ball->radius, 0);
  assert_refused(b, OG_PRIMITIVE_REFUSED_KIND);
}

// Where a line misses the ball there are no roots, and where it stands still neither.
static void test_chords_without_roots(void **state) {
  bench *b = *state;
  static const char *const lines[] = {ASK("hit", SEGMENT("[-5,3,0]", "[5,3,0]"), BALL),
                                      ASK("hit", POINT("[5,0,0]"), BALL)};
  for (size_t k = 0; k < sizeof lines / sizeof *lines; k++) {
    begin(b, lines[k], OG_PRIMITIVE_APART);
    b->answer.certificate.kind = OG_PRIMITIVE_CHORD;
    b->answer.certificate.first_is_root = b->answer.certificate.last_is_root = true;
    assert_refused(b, OG_PRIMITIVE_REFUSED_NO_END);
  }
}

static og_primitive_refusal solve_hit(bench *b, const double *a, size_t a_count, const double *of_b, size_t b_count,
                                      long radius) {
  og_exact_body bodies[2];
  const double *const numbers[2] = {a, of_b};
  const size_t counts[2] = {a_count, b_count};
  for (int body = 0; body < 2; body++) {
    og_exact_body_init(&bodies[body]);
    og_exact_body_resize(&bodies[body], counts[body]);
    for (size_t k = 0; k < counts[body]; k++) {
      og_int_set_si(&bodies[body].point[k].x, (long)numbers[body][3 * k]);
      og_int_set_si(&bodies[body].point[k].y, (long)numbers[body][3 * k + 1]);
      og_int_set_si(&bodies[body].point[k].z, (long)numbers[body][3 * k + 2]);
    }
  }
  og_int_set_si(&bodies[1].radius, radius);
  og_primitive_set(&b->one.primitive, OG_HIT, &bodies[0], &bodies[1]);
  const og_primitive_refusal refusal = og_solve_primitive(&b->one.primitive, &b->answer);
  for (int body = 0; body < 2; body++) og_exact_body_clear(&bodies[body]);
  return refusal;
}

// What no reader lets through, put to the solver itself: it says that it has no answer, and answers nothing wrong.
static void test_hits_without_an_answer(void **state) {
  bench *b = *state;
  static const double triangle[9] = {-9, -9, 0, 9, -9, 0, 0, 9, 0}, origin[3] = {0, 0, 0};
  assert_int_equal(solve_hit(b, triangle, 3, origin, 1, 0), OG_PRIMITIVE_ACCEPTED);
  // A triangle and a ball share no polygon.
  assert_int_equal(solve_hit(b, triangle, 3, origin, 1, 2), OG_PRIMITIVE_REFUSED_KIND);
  // A pyramid of 80 sides: more facets than those of any primitive.
  static const long quarter[20][2] = {{1000, 0},  {997, 78},  {988, 156}, {972, 233}, {951, 309},
                                      {924, 383}, {891, 454}, {853, 522}, {809, 588}, {760, 649},
                                      {707, 707}, {649, 760}, {588, 809}, {522, 853}, {454, 891},
                                      {383, 924}, {309, 951}, {233, 972}, {156, 988}, {78, 997}};
  static double pyramid[243] = {0, 0, 500};
  for (int k = 0; k < 80; k++) {
    const long x = quarter[k % 20][0], y = quarter[k % 20][1];
    const int turn = k / 20;
    pyramid[3 * k + 3] = (double)(turn == 0 ? x : turn == 1 ? -y : turn == 2 ? -x : y);
    pyramid[3 * k + 4] = (double)(turn == 0 ? y : turn == 1 ? x : turn == 2 ? -y : -x);
    pyramid[3 * k + 5] = -500;
  }
  static const double segment[6] = {-5000, 1, 1, 5000, 1, 1};
  assert_int_equal(solve_hit(b, segment, 2, pyramid, 81, 0), OG_PRIMITIVE_REFUSED_NOT_APART);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_question),
      cmocka_unit_test(test_endless_bodies),
      cmocka_unit_test(test_counts_of_points),
      cmocka_unit_test(test_spots),
      cmocka_unit_test(test_corners_of_simplices),
      cmocka_unit_test(test_directions_apart),
      cmocka_unit_test(test_signs_of_the_problem),
      cmocka_unit_test(test_common_parts),
      cmocka_unit_test(test_walls_of_rays),
      cmocka_unit_test(test_independent_normals),
      cmocka_unit_test(test_what_is_zero),
      cmocka_unit_test(test_chords),
      cmocka_unit_test(test_chords_without_roots),
      cmocka_unit_test(test_hits_without_an_answer),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
