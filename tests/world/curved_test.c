// Cylinders and cones in a world: boxes hold them, the truth about them is known, algorithms that do not take them are
// not asked, and the check finds what is said wrongly of them.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/registry.h"
#include "tests/shared/world_bench.h"
#include "tool/world/check_world.h"

enum { BOX = 0, SPHERE = 1, CYLINDER = 9, CONE = 10 };

static const og_motion still = {{0, 0, 0}, {0, 0, 0}};

// ---- boxes ----

typedef struct posed {
  og_posed_body body;
  og_vec3 vertex[8];
  og_face_plane face[12];
} posed;

static void pose_shape(posed *p, const og_rigid_shape *shape, const og_pose *pose) {
  assert_int_equal(og_pose_body(&p->body, shape, pose, p->vertex, p->face), OG_OUTCOME_ANSWERED);
}

// Held exactly; no longer held where an end is put in by 2^-40 (2^-16 in binary32) of the size.
static void expect_tight_box(og_curved_truth *truth, const og_body *body) {
  const og_scalar cut = og_max(OG_SCALAR_EPSILON * 256, (og_scalar)0x1p-40) * (1 + og_largest(body->centre));
  const og_aabb box = og_box_around_body(body);
  assert_true(og_curved_truth_is_held(truth, body, &box));
  og_aabb less[6] = {box, box, box, box, box, box};
  less[0].lo.x += cut;
  less[1].lo.y += cut;
  less[2].lo.z += cut;
  less[3].hi.x -= cut;
  less[4].hi.y -= cut;
  less[5].hi.z -= cut;
  for (int k = 0; k < 6; k++) assert_false(og_curved_truth_is_held(truth, body, &less[k]));
}

static void boxes_hold_curved_bodies(void **state) {
  (void)state;
  og_curved_truth truth;
  og_curved_truth_init(&truth);
  og_random random;
  og_random_start(&random, "curved boxes", 1, 0);
  for (int round = 0; round < 400; round++) {
    const og_pose pose = or_random_pose(&random, 8), upright = or_pose_at(pose.position.x, pose.position.y, 0);
    static posed p;
    for (int shape = CYLINDER; shape <= CONE; shape++) {
      pose_shape(&p, &or_shapes.shape[shape], round % 4 == 0 ? &upright : &pose);
      expect_tight_box(&truth, &p.body.body);
    }
  }
  og_curved_truth_clear(&truth);
}

// A disc that is all but level: the square of its slope is no number, and still it is in its box.
static void a_tiny_slope_is_not_lost(void **state) {
  (void)state;
  const og_scalar slope = sizeof(og_scalar) == 8 ? (og_scalar)1e-200 : (og_scalar)1e-30;
  og_curved_truth truth;
  og_curved_truth_init(&truth);
  og_rigid_shape disc = or_shapes.shape[CYLINDER];
  disc.half = (og_vec3){1, 1, 0};
  const og_pose pose = {{{{1, 0, slope}, {0, 1, slope}, {-slope, -slope, 1}}}, {0, 0, 0}};
  static posed p;
  pose_shape(&p, &disc, &pose);
  const og_aabb box = og_box_around_body(&p.body.body);
  assert_true(box.hi.z >= slope && box.lo.z <= -slope);
  assert_true(og_curved_truth_is_held(&truth, &p.body.body, &box));
  og_curved_truth_clear(&truth);
}

static void with_a_ball_or_a_mesh_it_is_none(void **state) {
  (void)state;
  const og_pose pose = or_pose_at(0, 0, 0);
  static posed p;
  og_rigid_shape shape = or_shapes.shape[CONE];
  shape.radius = 1;
  assert_int_equal(og_pose_body(&p.body, &shape, &pose, p.vertex, p.face), OG_OUTCOME_DEGENERATE);
  shape = or_shapes.shape[CONE];
  shape.vertex = or_shapes.shape[BOX].vertex;
  shape.vertex_count = 2;
  assert_int_equal(og_pose_body(&p.body, &shape, &pose, p.vertex, p.face), OG_OUTCOME_DEGENERATE);
  shape = or_shapes.shape[BOX];
  shape.kind = OG_BODY_CYLINDER;
  assert_int_equal(og_pose_body(&p.body, &shape, &pose, p.vertex, p.face), OG_OUTCOME_DEGENERATE);
}

// ---- the truth, and what a world says ----

// Rounding decides of pairs so near to touching: 8 epsilon of the largest coordinate, as GJK promises.
static bool is_right_or_rounding(const og_world_fault *fault) {
  return fault->kind == OG_WORLD_RIGHT ||
         ((fault->kind == OG_WORLD_MEETING_MISSED || fault->kind == OG_WORLD_MEETING_INVENTED) &&
          fabs(fault->distance) <= 8 * (double)OG_SCALAR_EPSILON * 3);
}

// Plays the step of time 0. `meet`: does it say that the two meet? The relation is the exact one.
static og_relation relation_of(int of_a, int of_b, const og_pose *b, bool *meet, int64_t *left_open) {
  const og_world_limits limits = or_world_limits_for(2);
  const og_world_stages stages = or_world_stages_with(og_algorithm_by_id("all-pairs")->overlaps);
  or_world_bench bench;
  or_world_bench_start(&bench, &stages, &limits);
  const og_body_change change[] = {
      {.kind = OG_INSERT, .index = 0, .shape = &or_shapes.shape[of_a], .pose = or_pose_at(0, 0, 0), .motion = still},
      {.kind = OG_INSERT, .index = 1, .shape = &or_shapes.shape[of_b], .pose = *b, .motion = still}};
  assert_true(or_step(bench.world, change, 2, 0));
  og_world_checker checker;
  og_world_checker_init(&checker);
  const og_world_fault fault = og_check_world(&checker, bench.world);
  assert_true(is_right_or_rounding(&fault));
  *left_open += checker.left_open;
  *meet = bench.world->now.touching.count == 1;
  assert_true(og_curved_truth_relate(&checker.curved, og_world_part_of(&bench.world->now, 0, 0),
                                     og_world_part_of(&bench.world->now, 1, 0)));
  const og_relation relation = checker.curved.relation;
  og_world_checker_clear(&checker);
  or_world_bench_clear(&bench);
  return relation;
}

// The cylinder stands up: its radius is 1/2, its height 2. The cone has the radius 1 and the height 1. The box is 1 by
// 2 by 1. An ulp to each side of touching.
static void touching_is_exact_beside_polytopes(void **state) {
  (void)state;
  const og_scalar ulp = 4 * OG_SCALAR_EPSILON, half = (og_scalar)0.5;
  const struct {
    int a, b;
    og_vec3 at, out; // where they touch, and which way leads apart
  } pairs[] = {
      {BOX, CYLINDER, {0, 0, 1 + half}, {0, 0, 1}}, // on its base
      {BOX, CYLINDER, {1, 0, 0}, {1, 0, 0}},        // on its side
      {BOX, CONE, {0, 0, 1}, {0, 0, 1}},            // on its base
      {BOX, CONE, {0, 0, -1}, {0, 0, -1}},          // the apex
      {CYLINDER, BOX, {0, half + 1, 0}, {0, 1, 0}},
  };
  int64_t open = 0;
  for (size_t k = 0; k < sizeof pairs / sizeof *pairs; k++) {
    bool meet;
    const og_vec3 apart = og_add_scaled(pairs[k].at, ulp, pairs[k].out),
                  into = og_add_scaled(pairs[k].at, -ulp, pairs[k].out);
    const og_pose at = or_pose_at(pairs[k].at.x, pairs[k].at.y, pairs[k].at.z),
                  there = or_pose_at(apart.x, apart.y, apart.z), here = or_pose_at(into.x, into.y, into.z);
    assert_int_equal(relation_of(pairs[k].a, pairs[k].b, &at, &meet, &open), OG_TOUCHING);
    assert_int_equal(relation_of(pairs[k].a, pairs[k].b, &there, &meet, &open), OG_SEPARATED);
    assert_int_equal(relation_of(pairs[k].a, pairs[k].b, &here, &meet, &open), OG_PENETRATING);
  }
  assert_int_equal(open, 0);
}

// Quarter turns are exact, whatever the axis.
static void quarter_turns_are_exact(void **state) {
  (void)state;
  const og_mat3 turns[] = {{{{1, 0, 0}, {0, 0, -1}, {0, 1, 0}}}, {{{0, 0, 1}, {0, 1, 0}, {-1, 0, 0}}}};
  int64_t open = 0;
  bool meet;
  for (int k = 0; k < 2; k++) {
    // The cylinder lies; its axis is along y, or x. It rolls on the box.
    const og_pose pose = {turns[k], {0, 0, 1}};
    assert_int_equal(relation_of(BOX, CYLINDER, &pose, &meet, &open), OG_TOUCHING);
  }
}

// In general position what GJK says is the truth, and no pair is left open; two round bodies that touch may be.
static void random_pairs_are_right(void **state) {
  (void)state;
  og_random random;
  og_random_start(&random, "curved pairs", 1, 0);
  int64_t open = 0;
  int met = 0;
  for (int round = 0; round < 60; round++)
    for (int shape = CYLINDER; shape <= CONE; shape++) {
      const int other = (int)og_random_integer(&random, 0, OR_WORLD_SHAPES - 1);
      const og_pose pose = or_random_pose(&random, 3);
      bool meet;
      const og_relation relation = relation_of(shape, other, &pose, &meet, &open);
      assert_true(meet == (relation == OG_PENETRATING));
      met += meet;
    }
  assert_true(open == 0 && met > 20 && met < 100);
}

// ---- which algorithms are asked ----

static int asked_times;

static og_claim count_asked(const og_body *a, const og_body *b) {
  (void)a;
  (void)b;
  asked_times++;
  return (og_claim){.outcome = OG_OUTCOME_ANSWERED, .verdict = OG_VERDICT_MEET};
}

static void others_are_not_asked(void **state) {
  (void)state;
  const og_door_pair of_kinds = {.run = count_asked, .takes = OG_TAKES_KINDS},
                     of_any = {.run = count_asked, .takes = OG_TAKES_ANY};
  static posed a, b;
  const og_pose pose = or_pose_at(0, 0, 0);
  pose_shape(&a, &or_shapes.shape[CYLINDER], &pose);
  pose_shape(&b, &or_shapes.shape[BOX], &pose);
  const og_door_pair *asked;
  og_dispatch dispatch;
  og_dispatch_to_one(&dispatch, &of_kinds, &of_any);
  asked_times = 0;
  assert_int_equal(og_dispatch_run(&dispatch, &a.body.body, &b.body.body, &asked).outcome, OG_OUTCOME_ANSWERED);
  assert_true(asked == &of_any && asked_times == 1);
  og_dispatch_to_one(&dispatch, &of_kinds, &of_kinds);
  assert_int_equal(og_dispatch_run(&dispatch, &b.body.body, &a.body.body, &asked).outcome, OG_OUTCOME_DEGENERATE);
  assert_true(asked == &of_kinds && asked_times == 1);
  // A cell of its own, either way round.
  og_dispatch_set(&dispatch, OG_BODY_BOX, OG_BODY_CYLINDER, &of_any);
  assert_int_equal(og_dispatch_run(&dispatch, &a.body.body, &b.body.body, &asked).outcome, OG_OUTCOME_ANSWERED);
  assert_int_equal(og_dispatch_run(&dispatch, &b.body.body, &a.body.body, &asked).outcome, OG_OUTCOME_ANSWERED);
  assert_int_equal(asked_times, 3);
  assert_int_equal(og_dispatch_run(&dispatch, &a.body.body, &a.body.body, &asked).outcome, OG_OUTCOME_DEGENERATE);
}

// ---- faults that are planted ----

static og_claim deny(const og_body *a, const og_body *b) {
  (void)a;
  (void)b;
  return (og_claim){.outcome = OG_OUTCOME_ANSWERED, .verdict = OG_VERDICT_APART};
}

// Two bodies, of which the second is `high` above the first.
static og_world_fault fault_of(og_claim (*run)(const og_body *, const og_body *), int of_b, og_scalar high, bool cut) {
  const og_door_pair planted = {.run = run, .takes = OG_TAKES_ANY};
  const og_world_limits limits = or_world_limits_for(2);
  og_world_stages stages = or_world_stages_with(og_algorithm_by_id("all-pairs")->overlaps);
  og_dispatch_to_one(&stages.narrow, &planted, &planted);
  or_world_bench bench;
  or_world_bench_start(&bench, &stages, &limits);
  const og_body_change change[] = {
      {.kind = OG_INSERT, .index = 0, .shape = &or_shapes.shape[CONE], .pose = or_pose_at(0, 0, 0), .motion = still},
      {.kind = OG_INSERT,
       .index = 1,
       .shape = &or_shapes.shape[of_b],
       .pose = or_pose_at(0, 0, high),
       .motion = still}};
  assert_true(or_step(bench.world, change, 2, 0));
  if (cut) bench.world->now.body[0].box.hi.x = 1 - OG_SCALAR_EPSILON;
  og_world_checker checker;
  og_world_checker_init(&checker);
  const og_world_fault fault = og_check_world(&checker, bench.world);
  og_world_checker_clear(&checker);
  or_world_bench_clear(&bench);
  return fault;
}

static void planted_faults_are_found(void **state) {
  (void)state;
  const og_scalar half = (og_scalar)0.5;
  og_world_fault fault = fault_of(deny, SPHERE, 1, false);
  assert_true(fault.kind == OG_WORLD_MEETING_MISSED && fault.relation == OG_PENETRATING && fault.distance < -0.4);
  fault = fault_of(deny, BOX, 1, false);
  assert_true(fault.kind == OG_WORLD_MEETING_MISSED && fault.relation == OG_TOUCHING && fault.distance == 0);
  fault = fault_of(deny, CYLINDER, half, false);
  assert_true(fault.kind == OG_WORLD_MEETING_MISSED && fault.relation == OG_PENETRATING);
  assert_int_equal(fault_of(deny, CYLINDER, half, true).kind, OG_WORLD_BOX_TOO_SMALL);
  // Turned by nothing, the boxes of the cone and the sphere overlap at their corners only.
  fault = fault_of(count_asked, SPHERE, 1 + half + OG_SCALAR_EPSILON * 2, false);
  assert_true(fault.kind == OG_WORLD_MEETING_INVENTED && fault.relation == OG_SEPARATED);
  assert_true(fault.distance > 0 && fault.distance < 8 * (double)OG_SCALAR_EPSILON);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(boxes_hold_curved_bodies),
      cmocka_unit_test(a_tiny_slope_is_not_lost),
      cmocka_unit_test(with_a_ball_or_a_mesh_it_is_none),
      cmocka_unit_test(touching_is_exact_beside_polytopes),
      cmocka_unit_test(quarter_turns_are_exact),
      cmocka_unit_test(random_pairs_are_right),
      cmocka_unit_test(others_are_not_asked),
      cmocka_unit_test(planted_faults_are_found),
  };
  return cmocka_run_group_tests(tests, or_world_setup, or_world_teardown);
}
