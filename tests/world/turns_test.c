// Bodies that turn on the way from one step to the next: boxes hold them at every moment, who meets is what the exact
// question says, and faults that are planted are found.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "ref/bound/any_turn.h"
#include "ref/registry.h"
#include "ref/world/reach.h"
#include "tests/shared/world_bench.h"
#include "tool/world/check_turns.h"

// ---- reach ----

// However it is turned, each vertex with its ball is in the cube; a thousandth less, and some turn leads out.
static void cubes_hold_all_turns(void **state) {
  (void)state;
  og_random random;
  og_random_start(&random, "any turn", 1, 0);
  for (int k = 0; k < OR_WORLD_SHAPES; k++) {
    const og_rigid_shape *shape = &or_shapes.shape[k];
    const og_scalar reach = og_shape_reach(shape);
    double most = 0;
    for (int round = 0; round < 20000; round++) {
      const og_pose pose = or_random_pose(&random, 4);
      static og_posed_body posed;
      og_vec3 vertex[8];
      og_face_plane face[12];
      assert_int_equal(og_pose_body(&posed, shape, &pose, vertex, face), OG_OUTCOME_ANSWERED);
      const og_ball ball = {.centre = pose.position, .outer = reach};
      const og_aabb box = og_box_around_body(&posed.body), cube = og_cube_any_turn(&ball);
      // Where the body's own box is wider than the body by its rounding, the cube has to hold the body alone.
      const og_scalar slack = 64 * OG_SCALAR_EPSILON * (reach + og_largest(pose.position));
      assert_true(cube.lo.x <= box.lo.x + slack && cube.lo.y <= box.lo.y + slack && cube.lo.z <= box.lo.z + slack);
      assert_true(box.hi.x <= cube.hi.x + slack && box.hi.y <= cube.hi.y + slack && box.hi.z <= cube.hi.z + slack);
      for (int v = 0; v < shape->vertex_count; v++) {
        const og_vec3 way = og_sub(vertex[v], pose.position);
        assert_true(og_largest(way) + shape->radius <= reach);
      }
      most = fmax(most, (double)og_largest(og_sub(box.hi, pose.position)));
    }
    assert_true(most >= 0.98 * (double)reach || reach <= 2 * OG_SCALAR_MIN);
  }
}

static void a_compound_reaches_as_far_as_its_farthest_part(void **state) {
  (void)state;
  or_compound compound;
  or_compound_init(&compound);
  const og_pose near = or_pose_at(1, 0, 0), far = or_pose_at(0, 5, 0);
  or_compound_add(&compound, 1, &near);
  assert_true(fabs((double)og_shape_reach(&compound.shape) - 2) < 1e-4);
  or_compound_add(&compound, 1, &far);
  assert_true(fabs((double)og_shape_reach(&compound.shape) - 6) < 1e-4);
  or_compound_clear(&compound);
}

// ---- scenes ----

typedef struct play {
  og_world_script script;
  og_world_player player;
  og_world_turns turns;
  og_turn_checker checker;
  og_world_fault fault;
  int step; // of the fault
  int arrivals;
} play;

typedef void spoil(play *p);

static void read_scene(og_world_script *script, const char *scene) {
  char name[] = "/tmp/origo-turns-XXXXXX";
  const int file = mkstemp(name);
  assert_true(file >= 0 && write(file, scene, strlen(scene)) == (ssize_t)strlen(scene));
  close(file);
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  og_world_script_init(script);
  if (!og_read_world(script, name, 1000, &complaint)) fail_msg("%s", complaint.text);
  unlink(name);
}

// Plays all steps, or up to the first fault.
static void start(play *p, const char *scene, const og_door_motion *door, const og_door_sweep *sweep, spoil *spoils) {
  read_scene(&p->script, scene);
  og_world_stages stages = or_world_stages_with(og_algorithm_by_id("sap-incremental")->overlaps);
  stages.swept = true;
  stages.sweep = sweep;
  const og_world_rooms rooms = og_world_rooms_for(&p->script);
  og_world_player_start(&p->player, &p->script, &stages, &rooms);
  og_world_turns_init(&p->turns);
  og_turn_checker_init(&p->checker);
  p->arrivals = 0;
  p->fault.kind = OG_WORLD_RIGHT;
  for (p->step = 0; p->step <= (int)p->script.steps; p->step++) {
    assert_int_equal(og_world_player_step(&p->player).outcome, OG_OUTCOME_ANSWERED);
    og_world_turns_step(&p->turns, door, &p->player);
    p->arrivals += (int)p->turns.count;
    if (spoils != NULL) spoils(p);
    p->fault = og_check_world_turns(&p->checker, &p->turns, door, &p->player);
    if (p->fault.kind != OG_WORLD_RIGHT) break;
  }
}

static void end(play *p) {
  og_world_player_clear(&p->player);
  og_world_script_clear(&p->script);
  og_world_turns_clear(&p->turns);
  og_turn_checker_clear(&p->checker);
}

static const og_door_motion *motion_of(const char *id) { return og_algorithm_by_id(id)->motion; }

// A rod turns past a ball, which it does not touch at the end of the step; a third body stands aside.
static const char scene[] =
    "{\"world\":{\"dt\":1,\"steps\":2}}\n"
    "{\"add\":\"rod\",\"body\":{\"shape\":\"box\",\"half\":[4,0.125,0.125]},\"spin\":[0,0,1.5]}\n"
    "{\"add\":\"ball\",\"body\":{\"shape\":\"sphere\",\"radius\":0.25,\"pose\":{\"translation\":[2.5,1.75,0]}}}\n"
    "{\"add\":\"aside\",\"body\":{\"shape\":\"box\",\"half\":[0.5,0.5,0.5],\"pose\":{\"translation\":[3.4,3.4,0]}}}\n";

static void a_rod_meets_what_it_turns_past(void **state) {
  (void)state;
  const char *const ids[] = {"motion-conservative", "motion-bisect", "motion-bilateral"};
  for (int k = 0; k < 3; k++) {
    play p;
    start(&p, scene, motion_of(ids[k]), NULL, NULL);
    if (p.fault.kind != OG_WORLD_RIGHT) fail_msg("%s: %s", ids[k], og_world_fault_text(p.fault.kind));
    assert_true(p.arrivals == 1 && p.checker.checked > 0 && p.checker.left_open == 0);
    assert_int_equal(p.player.world->now.touching.count, 0);
    end(&p);
  }
}

// With an algorithm behind the door `sweep` only pairs that it does not take are asked about.
static void the_sweep_goes_first(void **state) {
  (void)state;
  play p;
  start(&p, scene, motion_of("motion-conservative"), og_algorithm_by_id("gjk-raycast")->sweep, NULL);
  assert_int_equal(p.fault.kind, OG_WORLD_RIGHT);
  og_motion_input in;
  bool has_way;
  assert_true(og_world_turn_input(&in, &p.player, (og_index_pair){0, 1}, &has_way) && has_way);
  assert_false(og_world_turn_input(&in, &p.player, (og_index_pair){1, 2}, &has_way)); // both stand
  assert_true(has_way);
  end(&p);
}

// ---- faults ----

// Claims that are well formed and false.
static og_motion_claim changed(const og_motion_input *in, int how) {
  og_motion_claim claim = motion_of("motion-conservative")->run(in);
  if (how == 0 && claim.has_first)
    claim = (og_motion_claim){.outcome = OG_OUTCOME_ANSWERED, .verdict = OG_VERDICT_APART};
  if (how == 1 && !claim.has_first)
    claim = (og_motion_claim){.outcome = OG_OUTCOME_ANSWERED,
                              .verdict = OG_VERDICT_MEET,
                              .has_first = true,
                              .first = 1,
                              .has_reached = true,
                              .reached = 1};
  if (how == 2 && claim.has_first) claim.reached = claim.first += (og_scalar)0x1p-10;
  if (how == 3 && claim.has_first) claim.reached = claim.first -= (og_scalar)0x1p-10;
  if (how == 4) claim = (og_motion_claim){.outcome = OG_OUTCOME_ITERATION_LIMIT};
  return claim;
}
static og_motion_claim miss(const og_motion_input *in) { return changed(in, 0); }
static og_motion_claim invent(const og_motion_input *in) { return changed(in, 1); }
static og_motion_claim come_late(const og_motion_input *in) { return changed(in, 2); }
static og_motion_claim come_early(const og_motion_input *in) { return changed(in, 3); }
static og_motion_claim give_up(const og_motion_input *in) { return changed(in, 4); }

static void faults_of_the_algorithm_are_found(void **state) {
  (void)state;
  const struct {
    og_motion_claim (*run)(const og_motion_input *in);
    og_world_fault_kind kind;
    int j; // with the rod
  } faults[] = {{miss, OG_WORLD_ARRIVAL_MISSED, 1},
                {give_up, OG_WORLD_ARRIVAL_MISSED, 1},
                {invent, OG_WORLD_ARRIVAL_INVENTED, 2},
                {come_late, OG_WORLD_ARRIVAL_TIME, 1},
                {come_early, OG_WORLD_ARRIVAL_TIME, 1}};
  for (size_t k = 0; k < sizeof faults / sizeof *faults; k++) {
    og_door_motion door = *motion_of("motion-conservative");
    door.run = faults[k].run;
    play p;
    start(&p, scene, &door, NULL, NULL);
    if (p.fault.kind != faults[k].kind || p.fault.i != 0 || p.fault.j != faults[k].j || p.step != 1)
      fail_msg("%d: step %d, %s, %d and %d", (int)k, p.step, og_world_fault_text(p.fault.kind), (int)p.fault.i,
               (int)p.fault.j);
    if (faults[k].run == give_up) assert_true(p.turns.unanswered > 0 && p.turns.answered == 0);
    end(&p);
  }
}

// The box at both ends of the step is too small between them.
static void take_ends_alone(play *p) {
  if (p->step == 0) return;
  og_world_body_state *const body = &p->player.world->now.body[0];
  const og_aabb before = og_box_around_body(&p->player.world->next.body[0].posed.body),
                after = og_box_around_body(&body->posed.body);
  body->box = og_aabb_joined(&before, &after);
}
static void lose_the_order(play *p) {
  if (p->turns.count > 0) p->turns.turn[0].pair = (og_index_pair){2, 3};
}
// A pair that met before does not arrive.
static void name_one_more(play *p) {
  if (p->step == 2) p->turns.turn[p->turns.count++] = (og_world_turn){{0, 1}, 0};
}

static const char almost_half[] =
    "{\"world\":{\"dt\":1,\"steps\":1}}\n"
    "{\"add\":\"rod\",\"body\":{\"shape\":\"box\",\"half\":[4,0.125,0.125]},\"spin\":[0,0,3]}\n";

static void faults_of_boxes_and_lists_are_found(void **state) {
  (void)state;
  play p;
  start(&p, almost_half, motion_of("motion-conservative"), NULL, NULL);
  assert_int_equal(p.fault.kind, OG_WORLD_RIGHT);
  end(&p);
  start(&p, almost_half, motion_of("motion-conservative"), NULL, take_ends_alone);
  assert_true(p.fault.kind == OG_WORLD_BOX_TOO_SMALL && p.fault.i == 0 && p.step == 1);
  end(&p);
  start(&p, scene, motion_of("motion-conservative"), NULL, lose_the_order);
  assert_true(p.fault.kind == OG_WORLD_ARRIVAL_MISSED && p.step == 1);
  end(&p);
  start(&p, scene, motion_of("motion-conservative"), NULL, name_one_more);
  assert_true(p.fault.kind != OG_WORLD_RIGHT && p.step == 2);
  end(&p);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(cubes_hold_all_turns),
      cmocka_unit_test(a_compound_reaches_as_far_as_its_farthest_part),
      cmocka_unit_test(a_rod_meets_what_it_turns_past),
      cmocka_unit_test(the_sweep_goes_first),
      cmocka_unit_test(faults_of_the_algorithm_are_found),
      cmocka_unit_test(faults_of_boxes_and_lists_are_found),
  };
  return cmocka_run_group_tests(tests, or_world_setup, or_world_teardown);
}
