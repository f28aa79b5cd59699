// Solids of cubes under linear maps beside points, bodies, compounds and each other, against all boxes of their cubes,
// each by the second oracle for two convex bodies (tests/oracle/truth.h). What one certificate proves, no damaged one
// may prove otherwise.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "spec/solid/enter.h"
#include "spec/solid/solve/solid.h"
#include "tests/shared/solid_pair.h"
#include "tests/shared/wanted_pairs.h"

typedef struct bench {
  or_random random;
  og_solid_solver *solver;
  og_solid_checker *checker;
  og_solid_answer answer;
  og_solid_finding finding;
  or_solid_pair pair;
  og_solver *of_pair;
  og_answer single;
} bench;

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  b->random = or_random_seeded(1);
  b->solver = og_solid_solver_new();
  b->checker = og_solid_checker_new();
  og_solid_answer_init(&b->answer);
  or_solid_pair_init(&b->pair);
  og_solid_finding_init(&b->finding);
  b->of_pair = og_solver_new();
  og_answer_init(&b->single);
  *state = b;
  return 0;
}

static int close_bench(void **state) {
  bench *b = *state;
  og_solid_solver_free(b->solver);
  og_solid_checker_free(b->checker);
  og_solid_answer_clear(&b->answer);
  or_solid_pair_clear(&b->pair);
  og_solid_finding_clear(&b->finding);
  og_solver_free(b->of_pair);
  og_answer_clear(&b->single);
  free(b);
  return 0;
}

static int pick(bench *b, int least, int most) { return or_random_int(&b->random, least, most); }

static void expect_true(or_truth *truth, const og_finding *found) {
  const char *wrong = or_solid_against(truth, found);
  if (wrong != NULL) fail_msg("%s", wrong);
}

static void expect_depth(bench *b, const og_finding *found) {
  const char *wrong = or_solid_depth_against(&b->pair, found);
  if (wrong != NULL) fail_msg("%s", wrong);
}

static int expect_no_lie(bench *b, or_truth *truth) {
  int accepted = 0;
  for (int k = 0; k < 6; k++) {
    or_damage_solid(&b->random, &b->answer.surface.certificate, &b->pair);
    if (og_check_solid(b->checker, &b->pair.problem, &b->answer.surface.certificate, &b->finding) != OG_SOLID_ACCEPTED)
      continue;
    accepted++;
    expect_true(truth, &b->finding.of_pair);
    if (b->finding.inner >= 0 && b->finding.of_pair.has_depth) expect_depth(b, &b->finding.of_pair);
  }
  return accepted;
}

// ---- tests ----

typedef struct tally {
  int found[OG_PENETRATING + 1], depths, accepted, unsound;
} tally;

static void expect_answers(bench *b, or_beside kind, tally *t) {
  or_truth *truth = or_closest(&b->pair.pair, &b->pair.truth[0], &b->pair.truth[1]);
  const og_question last = kind == OR_POINT ? OG_DEPTH : OG_DISTANCE;
  for (og_question question = OG_RELATION; question <= last; question++) {
    if (!og_solve_solid(b->solver, question, &b->pair.problem, &b->answer))
      fail_msg("question %d, relation %d: %s", (int)question, (int)truth->relation,
               og_solid_solver_text(b->solver, &b->answer));
    expect_true(truth, &b->answer.finding.of_pair);
    assert_int_equal(b->answer.finding.of_pair.relation, truth->relation);
    if (question == OG_DISTANCE) assert_true(b->answer.finding.of_pair.has_distance);
    const bool deep = question == OG_DEPTH && truth->relation == OG_PENETRATING;
    if (deep) assert_true(b->answer.finding.of_pair.has_depth);
    if (deep) expect_depth(b, &b->answer.finding.of_pair);
    t->depths += deep;
    t->accepted += expect_no_lie(b, truth);
  }
  t->found[truth->relation]++;
  or_truth_free(truth);
}

static void try_kind(bench *b, or_beside kind, long wanted, tally *t) {
  for (long round = 0; round < wanted; round++) {
    or_make_solid_pair(&b->random, &b->pair, kind);
    if (or_solids_are_sound(&b->pair)) {
      expect_answers(b, kind, t);
      continue;
    }
    assert_false(og_solve_solid(b->solver, OG_RELATION, &b->pair.problem, &b->answer));
    assert_int_equal(b->answer.refusal, OG_SOLID_REFUSED_MESH);
    assert_string_equal(og_solid_solver_text(b->solver, &b->answer), og_solid_fault_text(OG_SOLID_OPEN));
    t->unsound++;
  }
}

static void test_against_boxes(void **state) {
  bench *b = *state;
  for (or_beside kind = OR_POINT; kind < OR_BESIDES; kind++) {
    tally t = {0};
    const long wanted = wanted_pairs(kind == OR_SOLID ? 100 : 120);
    try_kind(b, kind, wanted, &t);
    if (wanted < 100) continue; // too few to be spread evenly
    for (og_relation r = OG_SEPARATED; r <= OG_PENETRATING; r++) assert_true(t.found[r] > 0);
    assert_true(t.accepted > 0 && t.unsound > 0 && (t.depths > 0) == (kind == OR_POINT));
  }
}

// ---- motions ----

// The first of all pairs of a box and a part; each pair's solved, and held against the second oracle. False: they never
// meet.
static bool find_first(bench *b, int at, const double way[3], const double *until, og_surd *first) {
  static const double at_rest[3] = {0, 0, 0};
  bool hit = false;
  const or_convex_list *one = &b->pair.truth[at == 0 ? 0 : 1], *two = &b->pair.truth[at == 0 ? 1 : 0];
  for (size_t i = 0; i < one->count; i++)
    for (size_t j = 0; j < two->count; j++) {
      assert_int_equal(og_problem_set_doubles(&b->pair.pair, one->xyz[i], (size_t)one->corners[i], one->radius,
                                              two->xyz[j], (size_t)two->corners[j], two->radius),
                       OG_PROBLEM_OK);
      assert_int_equal(og_problem_set_motion(&b->pair.pair, way, at_rest, until), OG_PROBLEM_OK);
      assert_int_equal(og_solve(b->of_pair, OG_SWEEP, &b->pair.pair, NULL, &b->single), OG_ANSWERED);
      or_truth *truth = or_truth_new(&b->pair.pair);
      assert_null(or_truth_against(truth, &b->single.finding));
      or_truth_free(truth);
      if (!b->single.finding.hit || (hit && og_surd_compare(&b->single.finding.first, first) >= 0)) continue;
      og_surd_set(first, &b->single.finding.first);
      hit = true;
    }
  return hit;
}

static void expect_motion(const og_solid_finding *finding, bool hit, const og_surd *first) {
  const og_finding *found = &finding->of_pair;
  assert_true(found->has_hit && found->hit == hit);
  if (hit) assert_int_equal(og_surd_compare(&found->first, first), 0);
}

static void test_motions(void **state) {
  static const or_beside kinds[] = {OR_POINT, OR_SEGMENT, OR_BOX, OR_BALL, OR_TWO_BOXES};
  static const double until = 1;
  bench *b = *state;
  int found[3] = {0}; // missed, at once, later
  const long wanted = wanted_pairs(160);
  og_surd first;
  og_surd_init(&first);
  for (long round = 0; round < wanted; round++) {
    const or_beside kind = kinds[pick(b, 0, 4)];
    const bool ends = pick(b, 0, 1) == 0;
    double way[3];
    for (int k = 0; k < 3; k++) way[k] = pick(b, -3, 3);
    or_make_solid_pair(&b->random, &b->pair, kind);
    if (!or_solids_are_sound(&b->pair)) continue;
    assert_int_equal(og_problem_set_motion(&b->pair.parts.pair, way, (double[3]){0, 0, 0}, ends ? &until : NULL),
                     OG_PROBLEM_OK);
    const bool hit = find_first(b, b->pair.at, way, ends ? &until : NULL, &first);
    found[!hit ? 0 : og_surd_sign(&first) == 0 ? 1 : 2]++;
    assert_true(og_solve_solid(b->solver, OG_SWEEP, &b->pair.problem, &b->answer));
    expect_motion(&b->answer.finding, hit, &first);
    for (int k = 0; k < 4; k++) {
      or_damage_solid(&b->random, &b->answer.surface.certificate, &b->pair);
      if (og_check_solid_sweep(b->checker, &b->pair.problem, &b->answer.surface.certificate, &b->finding) ==
          OG_SOLID_ACCEPTED)
        expect_motion(&b->finding, hit, &first);
    }
  }
  og_surd_clear(&first);
  if (wanted >= 100) assert_true(found[0] > 0 && found[1] > 0 && found[2] > 0);
}

// ---- meshes that bound no solid ----

// A box, eight points and twelve triangles more; inside out where it is `turned`.
static void add_box(or_voxel_mesh *mesh, const double lo[3], const double hi[3], bool turned) {
  static const int corner[12][3] = {{0, 2, 3}, {0, 3, 1}, {4, 5, 7}, {4, 7, 6}, {0, 1, 5}, {0, 5, 4},
                                    {2, 6, 7}, {2, 7, 3}, {0, 4, 6}, {0, 6, 2}, {1, 3, 7}, {1, 7, 5}};
  for (int t = 0; t < 12; t++)
    for (int k = 0; k < 3; k++)
      mesh->corner[mesh->triangles + t][k] = (int)mesh->points + corner[t][turned ? 2 - k : k];
  for (int c = 0; c < 8; c++)
    for (int k = 0; k < 3; k++)
      mesh->xyz[3 * (mesh->points + (size_t)c) + (size_t)k] = (c >> k & 1) != 0 ? hi[k] : lo[k];
  mesh->points += 8;
  mesh->triangles += 12;
}

static void begin_mesh(bench *b) {
  b->pair.mesh[0].points = 0;
  b->pair.mesh[0].triangles = 0;
  add_box(&b->pair.mesh[0], (double[3]){0, 0, 0}, (double[3]){4, 4, 4}, false);
  b->pair.truth[1].count = 0;
  b->pair.truth[1].radius = 0;
  b->pair.truth[1].corners[b->pair.truth[1].count++] = 1;
  memcpy(b->pair.truth[1].xyz[0], (double[3]){2, 2, 2}, 3 * sizeof(double));
}

static void expect_fault(bench *b, og_solid_fault fault) {
  or_set_solid_problem(&b->pair, false, 0);
  const bool settled = og_solve_solid(b->solver, OG_RELATION, &b->pair.problem, &b->answer);
  assert_true(settled == (fault == OG_SOLID_SOUND));
  assert_int_equal(b->answer.refusal, fault == OG_SOLID_SOUND ? OG_SOLID_ACCEPTED : OG_SOLID_REFUSED_MESH);
  if (!settled) assert_string_equal(og_solid_solver_text(b->solver, &b->answer), og_solid_fault_text(fault));
}

static void turn_triangle(or_voxel_mesh *mesh, int t) {
  const int kept = mesh->corner[t][0];
  mesh->corner[t][0] = mesh->corner[t][1];
  mesh->corner[t][1] = kept;
}

static void test_faults(void **state) {
  bench *b = *state;
  or_voxel_mesh *mesh = &b->pair.mesh[0];
  begin_mesh(b);
  expect_fault(b, OG_SOLID_SOUND);
  assert_int_equal(b->answer.finding.of_pair.relation, OG_PENETRATING);
  mesh->triangles--; // a hole
  expect_fault(b, OG_SOLID_OPEN);
  mesh->triangles++;
  turn_triangle(mesh, 3);
  expect_fault(b, OG_SOLID_OPEN);
  for (int t = 0; t < mesh->triangles; t++)
    if (t != 3) turn_triangle(mesh, t);
  expect_fault(b, OG_SOLID_TURNED);
  begin_mesh(b);
  mesh->corner[0][1] = mesh->corner[0][0];
  expect_fault(b, OG_SOLID_FLAT);
  begin_mesh(b);
  memcpy(mesh->corner[12], mesh->corner[0], sizeof mesh->corner[0]); // one triangle twice
  mesh->triangles++;
  expect_fault(b, OG_SOLID_OPEN);
}

// A second box in the same mesh.
static void test_two_boxes(void **state) {
  static const struct {
    double lo[3], hi[3];
    bool turned;
    og_solid_fault fault;
  } tries[] = {
      {{5, 0, 0}, {6, 1, 1}, false, OG_SOLID_SOUND},           // beside it
      {{1, 1, 1}, {3, 3, 3}, true, OG_SOLID_SOUND},            // a hollow
      {{1, 1, 1}, {3, 3, 3}, false, OG_SOLID_TURNED},          // in it
      {{5, 0, 0}, {6, 1, 1}, true, OG_SOLID_TURNED},           // a hollow without a solid around it
      {{3, 3, 3}, {5, 5, 5}, false, OG_SOLID_MEETS},           // they overlap
      {{4, 1, 1}, {5, 2, 2}, false, OG_SOLID_MEETS},           // face on face
      {{4, 4, 4}, {5, 5, 5}, false, OG_SOLID_SOUND},           // corner on corner, which counts as one
      {{4, 4, 0}, {5, 5, 4}, false, OG_SOLID_OPEN},            // an edge of four triangles
      {{4, 0, 0}, {8, 4, 4}, false, OG_SOLID_OPEN},            // faces that are the same
      {{4 + 0x1p-50, 1, 1}, {5, 2, 2}, false, OG_SOLID_SOUND}, // one step beside the face
  };
  bench *b = *state;
  for (size_t k = 0; k < sizeof tries / sizeof *tries; k++) {
    begin_mesh(b);
    add_box(&b->pair.mesh[0], tries[k].lo, tries[k].hi, tries[k].turned);
    expect_fault(b, tries[k].fault);
  }
  begin_mesh(b);
  add_box(&b->pair.mesh[0], (double[3]){1, 1, 1}, (double[3]){3, 3, 3}, true);
  or_set_solid_problem(&b->pair, false, 0);
  assert_true(
      og_solve_solid(b->solver, OG_DISTANCE, &b->pair.problem, &b->answer)); // the middle of a hollow is outside
  assert_int_equal(b->answer.finding.of_pair.relation, OG_SEPARATED);
  assert_true(og_surd_to_double(&b->answer.finding.of_pair.distance) == 1);
  b->pair.truth[1].xyz[0][0] = 0.75;
  or_set_solid_problem(&b->pair, false, 0);
  assert_true(og_solve_solid(b->solver, OG_DEPTH, &b->pair.problem, &b->answer)); // in the wall, nearest to the hollow
  assert_int_equal(b->answer.finding.of_pair.relation, OG_PENETRATING);
  assert_true(og_surd_to_double(&b->answer.finding.of_pair.depth) == 0.25);
}

// ---- refusals ----

static void test_refusals(void **state) {
  bench *b = *state;
  begin_mesh(b);
  or_set_solid_problem(&b->pair, false, 0);
  assert_true(og_solve_solid(b->solver, OG_RELATION, &b->pair.problem, &b->answer));
  og_parts_certificate *c = &b->answer.surface.certificate;
  const int32_t kept = c->order[0].number[3];
  c->order[0].number[3] = c->order[0].number[4];
  assert_int_equal(og_check_solid(b->checker, &b->pair.problem, c, &b->finding), OG_SOLID_REFUSED_ORDER);
  assert_int_equal(b->finding.of_pair.relation, OG_RELATION_NONE);
  c->order[0].number[3] = kept;
  og_parts_certificate_add(c)->range = (og_parts_range){{0, 0}, {1, 1}};
  assert_int_equal(og_check_solid(b->checker, &b->pair.problem, c, &b->finding), OG_SOLID_REFUSED_SURFACE);
  assert_non_null(og_solid_checker_text(b->checker, OG_SOLID_REFUSED_SURFACE));
  og_solid_checker_set_limit(b->checker, 5);
  assert_int_equal(og_check_solid(b->checker, &b->pair.problem, c, &b->finding), OG_SOLID_REFUSED_LIMIT);
  assert_int_equal(og_check_solid_sweep(b->checker, &b->pair.problem, c, &b->finding), OG_SOLID_REFUSED_LIMIT);
  assert_int_equal(og_solid_checker_fault(b->checker), OG_SOLID_CROWDED);
  for (og_solid_refusal r = OG_SOLID_ACCEPTED; r < OG_SOLID_REFUSED_COUNT; r++)
    assert_non_null(og_solid_refusal_text(r));
  for (og_solid_fault f = OG_SOLID_SOUND; f < OG_SOLID_FAULTS; f++) assert_non_null(og_solid_fault_text(f));
}

// Limits of the solver, and those that the meshes are within and the walk is not; what needs no limit.
static void test_limits(void **state) {
  bench *b = *state;
  begin_mesh(b);
  b->pair.truth[1].count = 0;
  for (int k = 0; k < 16; k++) { // around the cube
    double *xyz = b->pair.truth[1].xyz[k];
    b->pair.truth[1].corners[b->pair.truth[1].count++] = 1;
    memcpy(xyz, (double[3]){k % 2 == 0 ? -1 - k : 5 + k, k % 3 * 3 - 1, k % 5}, 3 * sizeof *xyz);
  }
  or_set_solid_problem(&b->pair, false, 0);
  if (!og_solve_solid(b->solver, OG_DISTANCE, &b->pair.problem, &b->answer))
    fail_msg("%s", og_solid_solver_text(b->solver, &b->answer));
  const og_parts_certificate *c = &b->answer.surface.certificate;
  int by_meshes = 0, by_walk = 0;
  for (size_t limit = 1; limit < 200; limit++) {
    og_solid_checker_set_limit(b->checker, limit);
    const og_solid_refusal refusal = og_check_solid(b->checker, &b->pair.problem, c, &b->finding);
    if (refusal == OG_SOLID_ACCEPTED) break;
    assert_int_equal(refusal, OG_SOLID_REFUSED_LIMIT);
    if (og_solid_checker_surface(b->checker) == OG_PARTS_REFUSED_LIMIT) by_walk++;
    else by_meshes++;
  }
  assert_true(by_meshes > 0 && by_walk > 0);
  og_solid_solver_set_limits(b->solver, 1, 0);
  int given_up = 0;
  for (int round = 0; round < 40; round++) {
    or_make_solid_pair(&b->random, &b->pair, OR_TETRAHEDRON);
    if (og_solve_solid(b->solver, OG_DISTANCE, &b->pair.problem, &b->answer)) continue;
    given_up += b->answer.given_up;
    assert_true(b->answer.given_up || b->answer.refusal == OG_SOLID_REFUSED_MESH);
  }
  assert_true(given_up > 0);
  assert_string_equal(og_solid_checker_text(b->checker, OG_SOLID_REFUSED_ORDER),
                      og_solid_refusal_text(OG_SOLID_REFUSED_ORDER));
  assert_string_equal(og_solid_refusal_text(OG_SOLID_REFUSED_COUNT), "unknown refusal");
  assert_string_equal(og_solid_fault_text(OG_SOLID_FAULTS), "unknown fault");
  og_solid_checker_free(NULL);
  og_solid_solver_free(NULL);
  og_entering_free(NULL);
}

// Three wedges around an edge leave a gap: the edge is an inner one, and the walls between wedges lie behind one of its
// two faces or behind both. The faces at the edge are looked at first.
static void test_wedges(void **state) {
  static const double xyz[] = {0, 0, 0, 0, 0, 6, 10, 0, 3, -2, 10, 3, -9, -5, 3, 5, -8, 3, 20, -10, 3};
  static const int32_t corner[8][3] = {{0, 2, 1}, {0, 1, 5}, {0, 3, 2}, {1, 2, 3},
                                       {0, 4, 3}, {1, 3, 4}, {0, 5, 4}, {1, 4, 5}};
  static const int32_t order[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  bench *b = *state;
  og_part_list list = {0};
  og_solid solid;
  og_entering *entering = og_entering_new();
  og_solid_init(&solid);
  for (int t = 0; t < 8; t++) og_part_list_add(&list, corner[t], 3);
  assert_int_equal(og_problem_set_doubles(&b->pair.pair, xyz, 7, 0, xyz, 1, 0), OG_PROBLEM_OK);
  const og_points *points = &b->pair.pair.a;
  assert_int_equal(og_solid_examine(&solid, points, &list, order, SIZE_MAX), OG_SOLID_SOUND);
  for (int32_t third = 3; third <= 6; third++) { // two walls, a face, and a triangle in the gap
    const int32_t part[3] = {0, 1, third}, turned[3] = {1, 0, third};
    const og_entry expected = third <= 4 ? OG_ENTERS : OG_STAYS_OUT;
    assert_int_equal(og_part_enters(entering, &solid, points, part, 3), expected);
    assert_int_equal(og_part_enters(entering, &solid, points, turned, 3), expected);
  }
  og_solid_clear(&solid);
  og_entering_free(entering);
  free(list.point);
  free(list.end);
}

// A flat part of many points that rests on the solid.
static void test_many_points(void **state) {
  bench *b = *state;
  begin_mesh(b);
  b->pair.truth[1].corners[0] = 8;
  for (int k = 0; k < 8; k++) memcpy(&b->pair.truth[1].xyz[0][3 * k], (double[3]){k % 3, k, 4}, 3 * sizeof(double));
  or_set_solid_problem(&b->pair, false, 0);
  assert_true(og_solve_solid(b->solver, OG_RELATION, &b->pair.problem, &b->answer));
  assert_int_equal(b->answer.finding.of_pair.relation, OG_TOUCHING);
  const int32_t again[OG_MOST_IN_A_PLANE + 1] = {0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0};
  og_part_list_reset(&b->pair.parts.part[1]);
  og_part_list_add(&b->pair.parts.part[1], again, OG_MOST_IN_A_PLANE + 1);
  assert_false(og_solve_solid(b->solver, OG_RELATION, &b->pair.problem, &b->answer));
  assert_int_equal(b->answer.refusal, OG_SOLID_REFUSED_FLAT);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_against_boxes, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(test_motions, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(test_faults, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(test_two_boxes, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(test_refusals, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(test_limits, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(test_wedges, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(test_many_points, open_bench, close_bench),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
