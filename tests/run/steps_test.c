// What a step says in words, for every kind of mark; a trace's room grows up to what is allowed; and a traced form that
// claims something else than the plain one is found out.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "ref/registry.h"
#include "ref/traced_registry.h"
#include "tool/format/text.h"
#include "tool/run/claim_run.h"
#include "tool/trace/step_text.h"
#include "tool/trace/write_steps.h"

enum { ROOM = 40 };

typedef struct bench {
  og_trace_mark mark[ROOM];
  og_trace trace;
  og_text text;
} bench;

static og_vec3 vec(double x, double y, double z) { return (og_vec3){(og_scalar)x, (og_scalar)y, (og_scalar)z}; }

static void step(bench *b) { og_trace_add_indices(&b->trace, OG_TRACE_STEP, 0, 0, 0, 0); }

static void start(bench *b) {
  b->trace = (og_trace){.marks = b->mark, .room = ROOM};
  og_text_init(&b->text);
  step(b);
}

// Corner number `place`, on the x axis.
static void corner(bench *b, int place, double x) {
  og_trace_add_point(&b->trace, OG_TRACE_CORNER, place, 1, vec(x, 0, 0), vec(x, 0, 0), vec(0, 0, 0));
}

static void support(bench *b, double x) {
  og_trace_add(&b->trace, OG_TRACE_DIRECTION, 0, vec(x > 0 ? 1 : -1, 0, 0));
  og_trace_add_point(&b->trace, OG_TRACE_SUPPORT, 0, 0, vec(x, 0, 0), vec(x, 0, 0), vec(0, 0, 0));
}

// The words of the last step.
static void says(bench *b, const char *words) {
  og_step last, before, here;
  bool is = og_first_step(&here, &b->trace);
  assert_true(is);
  for (; is; is = og_next_step(&here, &b->trace)) {
    if (here.number > 0) before = last;
    last = here;
  }
  og_add_step_text(&b->text, og_trace_kinds(&b->trace), &last, last.number > 0 ? &before : NULL);
  assert_string_equal(b->text.at, words);
  og_text_clear(&b->text);
}

static void of_simplexes(void **state) {
  (void)state;
  bench b;
  start(&b);
  corner(&b, 0, 3);
  corner(&b, 1, 2);
  step(&b);
  support(&b, -1);
  corner(&b, 0, 2);
  corner(&b, 1, -1);
  og_trace_add(&b.trace, OG_TRACE_NEAREST, 0, vec(0, 0, 0));
  says(&b,
       "The point of A - B farthest in the direction (-1, 0, 0) is (-1, 0, 0). It becomes a corner and 1 old one is "
       "dropped: the simplex has 2 corners. The origin lies in the simplex. This is the last step.");
  start(&b);
  corner(&b, 0, 3);
  corner(&b, 1, 2);
  step(&b);
  corner(&b, 0, 2);
  og_trace_add(&b.trace, OG_TRACE_NEAREST, 2, vec(2, -0.0, 0));
  og_trace_add(&b.trace, OG_TRACE_BOUND, -1, vec(0, 0, 0));
  says(&b,
       "1 corner is dropped: the simplex has 1 corner. Its point nearest to the origin is (2, 0, 0), 2 away. This is "
       "the last step.");
}

static void of_bounds(void **state) {
  (void)state;
  bench b;
  start(&b);
  og_trace_add(&b.trace, OG_TRACE_BOUND, (og_scalar)0.5, vec(0, 0, 0));
  step(&b);
  og_trace_add(&b.trace, OG_TRACE_BOUND, (og_scalar)0.5, vec(0, 0, 0));
  step(&b);
  says(&b, "Nothing is marked. This is the last step.");
  b.trace.count--;
  says(&b, "A - B is still at least 0.5 away from the origin. This is the last step.");
}

static void of_portals(void **state) {
  (void)state;
  bench b;
  start(&b);
  og_trace_add_point(&b.trace, OG_TRACE_RAY, 0, 0, vec(4, 0, 0), vec(-1, 0, 0), vec(0, 0, 0));
  for (int k = 0; k < 3; k++) corner(&b, k, k);
  says(&b,
       "A ray goes from (4, 0, 0) in the direction (-1, 0, 0). The first portal has 3 corners. This is the last step.");
}

static void face(bench *b, int i, int j, int k, double distance) {
  og_trace_add_indices(&b->trace, OG_TRACE_FACE, i, j, k, 0);
  b->trace.marks[b->trace.count - 1].number = (og_scalar)distance;
}

static void of_polytopes(void **state) {
  (void)state;
  bench b;
  start(&b);
  for (int k = 0; k < 4; k++) corner(&b, k, k);
  face(&b, 0, 1, 2, 0.25);
  face(&b, 0, 1, 3, 0.5);
  says(&b, "The first polytope has 4 corners and 2 faces; that of corners 0, 1 and 2 is the nearest, 0.25 from the "
           "origin. This is the last step.");
  step(&b);
  support(&b, 5);
  corner(&b, 4, 5);
  face(&b, 0, 1, 4, 0.5);
  og_trace_add(&b.trace, OG_TRACE_BOUND, (og_scalar)0.25, vec(0, 0, 0));
  says(&b,
       "The point of A - B farthest in the direction (1, 0, 0) is (5, 0, 0). It becomes a corner. The polytope has 1 "
       "face; that of corners 0, 1 and 4 is the nearest, 0.5 from the origin. The depth is at least 0.25. This is "
       "the last step.");
  step(&b);
  support(&b, 5);
  face(&b, 0, 1, 4, 0.5);
  says(&b, "The point of A - B farthest in the direction (1, 0, 0) is (5, 0, 0). It brings no new corner. The polytope "
           "has 1 face; that of corners 0, 1 and 4 is the nearest, 0.5 from the origin. This is the last step.");
}

static void of_time(void **state) {
  (void)state;
  bench b;
  start(&b);
  og_trace_add(&b.trace, OG_TRACE_TIME, (og_scalar)0.25, vec(0, 0, 0));
  og_trace_add(&b.trace, OG_TRACE_NEAREST, 2, vec(2, 0, 0));
  og_trace_add(&b.trace, OG_TRACE_DIRECTION, 0, vec(1, 0, 0));
  says(&b, "At time 0.25 the bodies are 2 apart. The direction is (1, 0, 0). This is the last step.");
}

static void pair(bench *b, int i, int j, bool meet) {
  og_trace_add_indices(&b->trace, OG_TRACE_PAIR, i, j, 0, 0);
  b->trace.marks[b->trace.count - 1].number = meet;
}

static void of_boxes(void **state) {
  (void)state;
  bench b;
  start(&b);
  for (int k = 0; k < 3; k++) {
    og_trace_add_indices(&b.trace, OG_TRACE_BOX, k, k > 0, 0, 0);
    b.trace.marks[b.trace.count - 1].vector[1] = vec(1, 1, 1);
  }
  says(&b, "There are 3 boxes, in 2 levels. This is the last step.");
  step(&b);
  og_trace_add_indices(&b.trace, OG_TRACE_SWAP, 3, 4, 2, 0);
  pair(&b, 1, 2, true);
  says(&b, "Along z the lower end of box 2 changes places with the upper end of box 1. Boxes 1 and 2 are compared: "
           "they meet. This is the last step.");
  step(&b);
  og_trace_add_indices(&b.trace, OG_TRACE_SWAP, 3, 4, 0, 0);
  og_trace_add_indices(&b.trace, OG_TRACE_SWAP, 1, 4, 0, 0);
  pair(&b, 1, 2, true);
  pair(&b, 0, 2, false);
  pair(&b, 0, 1, true);
  says(&b, "Along x the lower end of box 2 goes past 2 others, the first being the upper end of box 1. 3 pairs are "
           "compared, 2 meet: 1 and 2; 0 and 1. This is the last step.");
  step(&b);
  og_trace_add_indices(&b.trace, OG_TRACE_BOX, 5, 0, 0, 0);
  pair(&b, 5, 7, false);
  says(&b, "Box 5 is the next. Boxes 5 and 7 are compared: they do not meet. This is the last step.");
  step(&b);
  pair(&b, 3, 9, true);
  pair(&b, 0, 4, false);
  b.trace.marks[b.trace.count - 1].index[2] = 1;
  says(&b, "Boxes 3 and 9 are compared: they meet. Triangles 0 and 4 are compared: they do not meet. This is the last "
           "step.");
}

static void cell(bench *b, int number, int x, int y, int z) {
  og_trace_add_indices(&b->trace, OG_TRACE_BOX, number, x, y, z);
  b->trace.marks[b->trace.count - 1].number = 1;
}

static void elsewhere(bench *b, int i, int j) {
  pair(b, i, j, true);
  b->trace.marks[b->trace.count - 1].index[3] = 1;
}

static void of_cells(void **state) {
  (void)state;
  bench b;
  start(&b);
  for (int k = 0; k < 6; k++) cell(&b, k, k % 2, 0, k / 2);
  says(&b, "The grid has 6 cells: 2 along x, 1 along y, 3 along z. This is the last step.");
  step(&b);
  og_trace_add_indices(&b.trace, OG_TRACE_BOX, 3, 0, 0, 0);
  cell(&b, 1, 0, 0, 1);
  cell(&b, 3, 1, 0, 1);
  says(&b, "Box 3 is put into the cells from (0, 0, 1) to (1, 0, 1). This is the last step.");
  step(&b);
  og_trace_add_indices(&b.trace, OG_TRACE_BOX, 0, 0, 0, 0);
  cell(&b, 4, 0, 0, 2);
  cell(&b, 4, 0, 0, 2);
  says(&b, "Box 0 is put into the cell (0, 0, 2). This is the last step.");
  step(&b);
  elsewhere(&b, 0, 3);
  cell(&b, 3, 1, 0, 1);
  says(&b, "The cell (1, 0, 1) is the next. Boxes 0 and 3 are compared: they meet, which another cell reports. This is "
           "the last step.");
  step(&b);
  elsewhere(&b, 0, 3);
  pair(&b, 0, 5, false);
  pair(&b, 3, 5, true);
  cell(&b, 0, 0, 0, 0);
  says(&b, "The cell (0, 0, 0) is the next. 3 pairs are compared, 2 meet: 0 and 3; 3 and 5. Other cells report 1 of "
           "them. This is the last step.");
}

// What a cut step lacks it does not speak of.
static void of_cells_that_are_cut(void **state) {
  (void)state;
  bench b;
  start(&b);
  cell(&b, 0, 0, 0, 0);
  b.trace.cut = true;
  says(&b, "The first cell of the grid is shown. The steps after this are left out.");
  cell(&b, 1, 1, 0, 0);
  says(&b, "The first cells of the grid are shown. The steps after this are left out.");
  step(&b);
  og_trace_add_indices(&b.trace, OG_TRACE_BOX, 3, 0, 0, 0);
  cell(&b, 1, 1, 0, 0);
  says(&b, "Box 3 is put into the cells from (1, 0, 0) on. The steps after this are left out.");
}

static void of_polygons_and_features(void **state) {
  (void)state;
  bench b;
  start(&b);
  og_trace_add(&b.trace, OG_TRACE_PLANE, 2, vec(0, 1, 0));
  og_trace_add_indices(&b.trace, OG_TRACE_POINT, 0, 0, 0, 0);
  says(&b,
       "The plane of the points whose product with (0, 1, 0) is 2 is looked at. The polygon has 1 corner. This is the "
       "last step.");
  step(&b);
  og_trace_add_indices(&b.trace, OG_TRACE_FEATURE, 0, 1, 7, 0);
  og_trace_add_indices(&b.trace, OG_TRACE_FEATURE, 1, 2, 3, 4);
  says(&b, "The features are vertex 7 of A and the edge from 3 to 4 of B. This is the last step.");
  og_trace_add(&b.trace, OG_TRACE_NEAREST, 2, vec(0, 2, 0));
  says(&b, "The features are vertex 7 of A and the edge from 3 to 4 of B. Their nearest points are 2 apart. This is "
           "the last step.");
  step(&b);
  og_trace_add_indices(&b.trace, OG_TRACE_FEATURE, 1, 3, 3, 4);
  says(&b, "The feature is the face of 3 and 4 of B. This is the last step.");
}

static void of_axes(void **state) {
  (void)state;
  bench b;
  start(&b);
  og_trace_add_indices(&b.trace, OG_TRACE_FEATURE, 0, 3, 2, 5);
  og_trace_add(&b.trace, OG_TRACE_DIRECTION, 0, vec(0, 0, 1));
  says(&b, "The axis (0, 0, 1) is the normal of the face of 2 and 5 of A. This is the last step.");
  og_trace_add(&b.trace, OG_TRACE_NEAREST, 0.5, vec(0, 0, 0.5));
  og_trace_add(&b.trace, OG_TRACE_BOUND, -0.5, vec(0, 0, 0));
  says(&b, "The axis (0, 0, 1) is the normal of the face of 2 and 5 of A. Along it the bodies overlap by 0.5. No axis "
           "before has less. This is the last step.");
  step(&b);
  og_trace_add_indices(&b.trace, OG_TRACE_FEATURE, 0, 2, 2, 5);
  og_trace_add_indices(&b.trace, OG_TRACE_FEATURE, 1, 2, 0, 1);
  og_trace_add(&b.trace, OG_TRACE_DIRECTION, 0, vec(0, 1, 0));
  og_trace_add(&b.trace, OG_TRACE_NEAREST, 0.75, vec(0, 0.75, 0));
  og_trace_add(&b.trace, OG_TRACE_BOUND, -0.5, vec(0, 0, 0));
  says(&b, "The axis (0, 1, 0) is across the edge from 2 to 5 of A and the edge from 0 to 1 of B. Along it the bodies "
           "overlap by 0.75. There was less before: 0.5. This is the last step.");
  step(&b);
  og_trace_add_indices(&b.trace, OG_TRACE_FEATURE, 1, 3, 0, 1);
  og_trace_add(&b.trace, OG_TRACE_DIRECTION, 0, vec(1, 0, 0));
  og_trace_add(&b.trace, OG_TRACE_NEAREST, 0, vec(0, 0, 0));
  og_trace_add(&b.trace, OG_TRACE_BOUND, 0, vec(0, 0, 0));
  says(&b, "The axis (1, 0, 0) is the normal of the face of 0 and 1 of B. Along it the bodies touch. No axis before "
           "has less. This is the last step.");
  step(&b);
  og_trace_add_indices(&b.trace, OG_TRACE_FEATURE, 1, 3, 0, 1);
  og_trace_add(&b.trace, OG_TRACE_DIRECTION, 0, vec(1, 0, 0));
  og_trace_add(&b.trace, OG_TRACE_NEAREST, 0.25, vec(-0.25, 0, 0));
  og_trace_add(&b.trace, OG_TRACE_BOUND, 0.25, vec(0, 0, 0));
  says(&b, "The axis (1, 0, 0) is the normal of the face of 0 and 1 of B. Along it the bodies are 0.25 apart. A - B is "
           "at least 0.25 away from the origin. This is the last step.");
}

// Every kind as JSON: the schema's test has those that algorithms write; here it is that none is left without a name.
static void every_kind_has_a_name(void **state) {
  (void)state;
  bench b;
  start(&b);
  for (int kind = OG_TRACE_STEP + 1; kind <= OG_TRACE_FEATURE; kind++)
    og_trace_add_indices(&b.trace, (og_trace_kind)kind, 0, 1, 0, 0);
  og_write_steps(&b.text, "\"x\"", "none", &b.trace);
  int names = 0;
  for (const char *at = b.text.at; (at = strstr(at, "{\"mark\":\"")) != NULL; at++) {
    assert_true(at[9] >= 'a' && at[9] <= 'z');
    names++;
  }
  assert_int_equal(names, OG_TRACE_FEATURE);
  assert_non_null(strstr(b.text.at, "{\"id\":\"\\\"x\\\"\",\"algorithm\":\"none\",\"step\":0,"));
  assert_non_null(strstr(b.text.at, "\"body\":0,\"count\":1,\"vertices\":[0]}]}\n"));
  og_text_clear(&b.text);
}

static void room_grows(void **state) {
  (void)state;
  og_steps steps;
  og_steps_init(&steps);
  const int most[] = {1, 1023, 1024, 1025, 5000};
  for (size_t m = 0; m < sizeof most / sizeof *most; m++) {
    int runs = 0;
    steps.most = most[m];
    do {
      og_trace *trace = og_steps_begin(&steps);
      assert_int_equal(trace->count, 0);
      for (int k = 0; k < 6000; k++) og_trace_add_indices(trace, OG_TRACE_STEP, k, 0, 0, 0);
      assert_true(++runs < 6);
    } while (og_steps_grow(&steps));
    assert_true(steps.trace.cut);
    assert_int_equal(steps.trace.count, most[m]);
  }
  steps.most = 7000;
  do
    for (og_trace *trace = og_steps_begin(&steps); trace->count < 6000 && !trace->cut;)
      og_trace_add_indices(trace, OG_TRACE_STEP, 0, 0, 0, 0);
  while (og_steps_grow(&steps));
  assert_false(steps.trace.cut);
  assert_int_equal(steps.trace.count, 6000);
  og_steps_clear(&steps);
}

// ---- a form that lies ----

static bool is_taken(void *context, const og_walked_case *walked) {
  const char **why = ((void **)context)[1];
  *why = og_claim_run_take(((void **)context)[0], walked);
  return true;
}

static og_claim liar(const og_body *a, const og_body *b, og_trace *trace) {
  og_claim claim = og_traced_find(og_algorithm_by_id("gjk"))->pair(a, b, trace);
  claim.distance *= 1 + OG_SCALAR_EPSILON;
  return claim;
}

static const char *complaint_about(const og_traced *traced) {
  char name[] = "docs/tour.jsonl", *const names[] = {name};
  const char *why = "nothing was taken";
  og_claim_run run;
  og_case_walk walk = og_case_walk_default();
  og_claim_run_init(&run, traced->algorithm);
  og_claim_run_walk(&run, &walk);
  void *context[] = {&run, &why};
  og_steps_want(&run.bench.steps, traced, OG_MOST_MARKS);
  walk.take = is_taken;
  walk.context = context;
  walk.shard = 0;
  walk.shards = 1000; // the first case alone
  walk.quiet = true;
  assert_int_equal(og_walk_cases(&walk, names, 1), OG_EXIT_OK);
  og_claim_run_clear(&run);
  return why;
}

static void other_claims_are_found(void **state) {
  (void)state;
  const og_traced *honest = og_traced_find(og_algorithm_by_id("gjk"));
  const og_traced other = {.algorithm = honest->algorithm, .pair = liar};
  assert_null(complaint_about(honest));
  const char *why = complaint_about(&other);
  assert_non_null(why);
  assert_non_null(strstr(why, "another than the plain one"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(of_simplexes),
      cmocka_unit_test(of_bounds),
      cmocka_unit_test(of_portals),
      cmocka_unit_test(of_polytopes),
      cmocka_unit_test(of_time),
      cmocka_unit_test(of_boxes),
      cmocka_unit_test(of_cells),
      cmocka_unit_test(of_cells_that_are_cut),
      cmocka_unit_test(of_polygons_and_features),
      cmocka_unit_test(of_axes),
      cmocka_unit_test(every_kind_has_a_name),
      cmocka_unit_test(room_grows),
      cmocka_unit_test(other_claims_are_found),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
