// Worlds: a program of steps on a lattice, good and bad, in a world with any broad phase and in a twin with all-pairs.
// Both stop where the other does and say the same; each step is what the exact answers say but for rounding. A step
// that stops leaves the world as it was: so the two go on alike.
//
// Shapes are all that a world has, cylinders and cones, too. Bodies have types, categories and masks; some are sensors.
//
// A byte chooses the broad phase, one the limits; then eight a change. Where a change says so, the step ends with it.

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "fuzz/harness.h"
#include "ref/registry.h"
#include "tests/shared/world_bench.h"
#include "tool/world/check_world.h"

enum { BODIES = 6, MOST_CHANGES = 48, RECORD = 8 };

typedef struct bench {
  const og_algorithm *broad;
  or_world_bench world, twin;
  og_world_checker checker;
  int32_t count; // changes of the step
  og_body_change change[MOST_CHANGES];
} bench;

static const og_algorithm *broad_at(unsigned n) {
  const og_algorithm *all[OG_FUZZ_ALGORITHMS];
  unsigned count = 0;
  for (int k = 0; k < og_algorithm_count(); k++)
    if (og_algorithm_at(k)->overlaps != NULL) all[count++] = og_algorithm_at(k);
  return all[n % count];
}

static og_scalar lattice(unsigned byte) { return (og_scalar)(int)(byte % 17) / 4; }

// Quarters of a unit, and now and then none.
static og_scalar speed(unsigned byte) {
  return byte % 64 == 63 ? (og_scalar)NAN : (og_scalar)((int)(byte % 5) - 2) / 4;
}

// Of bits that choose little else: most bodies are dynamic and ignore nobody.
static og_body_filter filter_of(const uint8_t *record) {
  static const og_body_type types[] = {OG_TYPE_DYNAMIC, OG_TYPE_DYNAMIC, OG_TYPE_DYNAMIC, OG_TYPE_KINEMATIC,
                                       OG_TYPE_DYNAMIC, OG_TYPE_DYNAMIC, OG_TYPE_DYNAMIC, OG_TYPE_STATIC};
  return (og_body_filter){.type = types[record[0] / 32],
                          .is_sensor = record[0] / 32 == 5,
                          .category = record[6] / 64u,
                          .ignored = record[5] / 64u};
}

static og_body_change change_of(const uint8_t *record) {
  static const og_change_kind kinds[] = {OG_INSERT, OG_INSERT, OG_MOVE, OG_REMOVE};
  const og_pose pose = or_pose_at(lattice(record[2]), lattice(record[3]), lattice(record[4]));
  const og_scalar turn = record[7] % 4 == 3 ? speed(record[7] / 4) : 0;
  return (og_body_change){.kind = kinds[record[0] % 4],
                          .index = (int32_t)(record[0] / 4 % (BODIES + 2)) - 1,
                          .shape = &or_shapes.shape[record[1] % OR_WORLD_SHAPES],
                          .keeps_flying = record[1] >= 128,
                          .pose = pose,
                          .motion = {{speed(record[5]), speed(record[6]), 0}, {0, 0, turn}},
                          .filter = filter_of(record)};
}

static void found(const bench *b, const char *wrong, const og_world_fault *fault) {
  char text[300];
  snprintf(text, sizeof text, "%s: %s, bodies %d and %d, %g", b->broad->id, wrong, fault == NULL ? -1 : (int)fault->i,
           fault == NULL ? -1 : (int)fault->j, fault == NULL ? 0 : fault->distance);
  og_fuzz_found(text, NULL);
}

// A verdict may be wrong within rounding of the largest coordinate, which no body here takes beyond 64.
static bool is_rounding(const og_world_fault *fault) {
  return (fault->kind == OG_WORLD_MEETING_MISSED || fault->kind == OG_WORLD_MEETING_INVENTED) &&
         fabs(fault->distance) <= 16 * (double)OG_SCALAR_EPSILON * 64;
}

// False: the program ends here.
static bool step(bench *b) {
  const og_scalar dt = (og_scalar)0.5;
  const og_world_stop here = og_world_step(b->world.world, b->change, b->count, dt);
  // Of steps that stop, the twin is spared every other one: it must not be noticed.
  const bool spared = here.outcome != OG_OUTCOME_ANSWERED && b->count % 2 == 1;
  const og_world_stop there = spared ? here : og_world_step(b->twin.world, b->change, b->count, dt);
  b->count = 0;
  if (here.outcome != there.outcome || here.stage != there.stage || here.body != there.body)
    found(b, "stops where its twin does not", NULL);
  if (!or_are_same_events(b->world.world, b->twin.world)) found(b, "says what its twin does not", NULL);
  if (here.outcome != OG_OUTCOME_ANSWERED) return true;
  const og_world_fault fault = og_check_world(&b->checker, b->world.world);
  if (fault.kind == OG_WORLD_RIGHT) return true;
  if (!is_rounding(&fault)) found(b, og_world_fault_text(fault.kind), &fault);
  return false; // its lists are wrong from here on
}

static og_world_limits limits_of(unsigned byte) {
  og_world_limits limits = or_world_limits_for(BODIES);
  if (byte % 8 == 1) limits.pairs = 3;
  if (byte % 8 == 2) limits.touching = 2;
  if (byte % 8 == 3) limits.contacts = 6;
  if (byte % 8 == 4) limits.vertices = 20;
  if (byte % 8 == 5) limits.faces = 20;
  return limits;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bench b;
  if (or_shapes.shape[0].vertex == NULL) or_world_setup(NULL);
  if (size < 2) return 0;
  b.broad = broad_at(data[0]);
  b.count = 0;
  const og_world_limits limits = limits_of(data[1]);
  og_world_stages stages = or_world_stages_with(b.broad->overlaps);
  stages.contact = og_algorithm_by_id("manifold-full")->contact;
  stages.swept = data[1] >= 128;
  or_world_bench_start(&b.world, &stages, &limits);
  stages.broad = og_algorithm_by_id("all-pairs")->overlaps;
  or_world_bench_start(&b.twin, &stages, &limits);
  og_world_checker_init(&b.checker);
  bool going = true;
  for (size_t at = 2; going && at + RECORD <= size && at < 2 + RECORD * MOST_CHANGES; at += RECORD) {
    b.change[b.count++] = change_of(data + at);
    if (data[at + 7] >= 64) going = step(&b);
  }
  og_world_checker_clear(&b.checker);
  or_world_bench_clear(&b.world);
  or_world_bench_clear(&b.twin);
  return 0;
}
