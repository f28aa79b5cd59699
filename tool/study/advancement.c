#include "tool/study/advancement.h"

#include <math.h>
#include <string.h>

#include "ref/registry.h"
#include "tool/gen/random.h"
#include "tool/study/sheet.h"
#include "tool/study/turning_pair.h"

static const og_column columns[] = {
    {"motion", "motion", OG_COLUMN_NAME},    {"algorithm", "algorithm", OG_COLUMN_NAME},
    {"motions", "motions", OG_COLUMN_COUNT}, {"contacts", "contacts", OG_COLUMN_COUNT},
    {"gave_up", "gave up", OG_COLUMN_COUNT}, {"missed", "missed", OG_COLUMN_COUNT},
    {"late", "late", OG_COLUMN_COUNT},       {"mean_calls", "calls: mean", OG_COLUMN_VALUE},
    {"most_calls", "most", OG_COLUMN_COUNT},
};

static const og_study_about about = {
    "origo study advancement",
    "The combination of conservative advancement and GJK may need hundreds of calls of GJK in one frame; bilateral "
    "advancement needs fewer.",
    "Varjus 2018, 5.2.3; Catto 2013",
    "Two boxes that translate, head on or grazing within 2^-20 to 2^-40 of their size, by the algorithms behind the "
    "door sweep; a call of gjk-raycast, the combined algorithm, is one iteration of GJK. And a body that turns above a "
    "floor as it sinks: a rod, and a wheel of twelve sides, by as many radians as it says; by motion-conservative "
    "(Mirtich) and motion-bilateral (Catto), until they are within 2^-20 (2^-13 in binary32). Missed and late: "
    "contacts that only motion-conservative finds, or finds earlier by 2^-10 of the motion at least. What bilateral "
    "advancement does along an axis is no call.",
    "Reproduced: gjk-raycast takes 200 calls somewhere, and bilateral advancement less than it at most, for each kind "
    "of motion. Partly: conservative advancement of bodies that turn takes 200 calls somewhere, and bilateral "
    "advancement less at most wherever it does. Refuted: otherwise.",
    "motions of every kind",
    200,
    columns,
    sizeof columns / sizeof *columns,
};

enum { MANY = 200 };

// Times: far more than what the way within the target takes.
static const og_scalar LATE = (og_scalar)0x1p-10;

typedef struct tally {
  size_t motions, contacts, gave_up, missed, late;
  double sum, most;
} tally;

static void add_row(og_sheet *sheet, const char *motion, const char *algorithm, const tally *t) {
  og_sheet_row(sheet);
  og_sheet_name(sheet, motion);
  og_sheet_name(sheet, algorithm);
  og_sheet_number(sheet, (double)t->motions);
  og_sheet_number(sheet, (double)t->contacts);
  og_sheet_number(sheet, (double)t->gave_up);
  og_sheet_number(sheet, (double)t->missed);
  og_sheet_number(sheet, (double)t->late);
  og_sheet_number(sheet, og_sheet_share(t->sum, (double)t->motions));
  og_sheet_number(sheet, t->most);
}

static void add(tally *t, bool known, bool hit, int calls) {
  t->motions++;
  t->gave_up += !known;
  t->contacts += known && hit;
  t->sum += calls;
  t->most = fmax(t->most, calls);
}

static void put_box(og_world_body *body, og_vec3 centre, og_vec3 half, bool turned) {
  og_vec3 corner[8];
  for (int k = 0; k < 8; k++) {
    const og_vec3 c = {k & 1 ? half.x : -half.x, k & 2 ? half.y : -half.y, k & 4 ? half.z : -half.z};
    // By the angle of 3, 4, 5 about y and then about z.
    const og_vec3 y = {(4 * c.x + 3 * c.z) / 5, c.y, (4 * c.z - 3 * c.x) / 5};
    const og_vec3 z = {(4 * y.x - 3 * y.y) / 5, (4 * y.y + 3 * y.x) / 5, y.z};
    corner[k] = og_add(centre, turned ? z : c);
  }
  og_make_hull(body, corner, 8);
}

// ---- bodies that translate ----

enum { SWEEPS = 3 };
static const char *const sweeps[SWEEPS] = {"gjk-raycast", "conservative-advancement", "bilateral-advancement"};

static og_vec3 draw(og_random *random, double size) {
  const double x = og_random_between(random, -size, size), y = og_random_between(random, -size, size),
               z = og_random_between(random, -size, size);
  return (og_vec3){(og_scalar)x, (og_scalar)y, (og_scalar)z};
}

// A turned box comes along x, aimed at an unturned one, or so that its lowest point passes a little above its top.
static void place_boxes(og_turning_pair *pair, og_sweep_input *in, og_random *random, bool grazing) {
  put_box(&pair->a, (og_vec3){0, 0, 0}, (og_vec3){1, 1, 1}, false);
  og_vec3 centre = draw(random, 1);
  centre.x -= 6;
  put_box(&pair->b, centre, (og_vec3){1, (og_scalar)0.5, (og_scalar)0.75}, true);
  if (grazing) {
    const og_scalar lowest = og_support_of(&pair->b.body.core, (og_vec3){0, 0, -1}).point.z;
    centre.z += 1 - lowest + (og_scalar)og_random_scaled(random, -40, -20) * (og_random_flip(random) ? 1 : -1);
    put_box(&pair->b, centre, (og_vec3){1, (og_scalar)0.5, (og_scalar)0.75}, true);
  }
  *in = (og_sweep_input){.a = &pair->a.body, .b = &pair->b.body, .velocity = {12, 0, 0}, .until = 1};
}

// Sets the most calls of each.
static void take_sweeps(og_sheet *sheet, og_turning_pair *pair, bool grazing, double most[SWEEPS]) {
  tally of[SWEEPS];
  memset(of, 0, sizeof of);
  const char *name = grazing ? "boxes graze" : "boxes head on";
  for (size_t k = 0; k < sheet->count; k++) {
    og_random random;
    og_random_start(&random, name, sheet->seed, k);
    og_sweep_input in;
    place_boxes(pair, &in, &random, grazing);
    for (int a = 0; a < SWEEPS; a++) {
      const og_sweep_claim claim = og_sweep_run(og_algorithm_by_id(sweeps[a])->sweep, &in);
      add(&of[a], claim.outcome == OG_OUTCOME_ANSWERED, claim.verdict == OG_VERDICT_MEET, claim.iterations);
    }
  }
  for (int a = 0; a < SWEEPS; a++) {
    add_row(sheet, name, sweeps[a], &of[a]);
    most[a] = of[a].most;
  }
}

// ---- bodies that turn ----

typedef struct turning_kind {
  const char *name;
  bool wheel;
  int spin;
} turning_kind;

enum { KINDS = 6 };
static const turning_kind kinds[KINDS] = {{"a rod turns by 1", false, 1},   {"a rod turns by 8", false, 8},
                                          {"a rod turns by 64", false, 64}, {"a wheel turns by 1", true, 1},
                                          {"a wheel turns by 8", true, 8},  {"a wheel turns by 64", true, 64}};

static void put_rod(og_turning_pair *pair) {
  pair->count = 8;
  for (int k = 0; k < 8; k++)
    pair->point[k] =
        (og_vec3){k & 1 ? 1 : -1, (og_scalar)(k & 2 ? 0.0625 : -0.0625), (og_scalar)(k & 4 ? 0.0625 : -0.0625)};
}

static void put_wheel(og_turning_pair *pair) {
  enum { SIDES = 12 };
  pair->count = 2 * SIDES;
  for (int k = 0; k < SIDES; k++) {
    const double angle = 6.283185307179586 * k / SIDES;
    for (int side = 0; side < 2; side++)
      pair->point[2 * k + side] =
          (og_vec3){(og_scalar)cos(angle), (og_scalar)(side == 0 ? -0.25 : 0.25), (og_scalar)sin(angle)};
  }
}

// Its centre sinks from above its own radius to somewhat above or below it.
static void place_turning(og_turning_pair *pair, og_random *random, const turning_kind *kind) {
  put_box(&pair->a, (og_vec3){0, 0, -1}, (og_vec3){8, 8, 1}, false);
  if (kind->wheel) put_wheel(pair);
  else put_rod(pair);
  const double from = og_random_between(random, 1.125, 2), to = og_random_between(random, 0.5, 1.125);
  pair->centre = (og_vec3){0, 0, (og_scalar)from};
  pair->velocity = (og_vec3){(og_scalar)og_random_between(random, -1, 1), 0, (og_scalar)(to - from)};
  pair->spin = (og_scalar)kind->spin;
  pair->target = og_max((og_scalar)0x1p-20, 1024 * OG_SCALAR_EPSILON);
}

// 0: conservative, 1: bilateral.
static void take_turning(og_sheet *sheet, og_turning_pair *pair, const turning_kind *kind, double most[2],
                         tally *lost) {
  tally of[2];
  memset(of, 0, sizeof of);
  for (size_t k = 0; k < sheet->count; k++) {
    og_random random;
    og_random_start(&random, kind->name, sheet->seed, k);
    place_turning(pair, &random, kind);
    const og_turning_result found[2] = {og_turning_conservative(pair), og_turning_bilateral(pair)};
    for (int a = 0; a < 2; a++) add(&of[a], found[a].known, found[a].hit, found[a].calls);
    of[1].missed += found[0].hit && !found[1].hit;
    of[1].late += found[0].hit && found[1].hit && found[1].time > found[0].time + LATE;
  }
  add_row(sheet, kind->name, "motion-conservative", &of[0]);
  add_row(sheet, kind->name, "motion-bilateral", &of[1]);
  for (int a = 0; a < 2; a++) most[a] = of[a].most;
  lost->missed += of[1].missed;
  lost->late += of[1].late;
}

static bool work(og_sheet *sheet) {
  static og_turning_pair pair;
  og_turning_pair_init(&pair);
  double sweep_most[2][SWEEPS], turn_most[2] = {0, 0};
  tally lost;
  memset(&lost, 0, sizeof lost);
  bool fewer = true, fewer_where_many = true;
  og_progress_start_steps(&sheet->progress, 2 + KINDS);
  for (int grazing = 0; grazing < 2; grazing++) {
    take_sweeps(sheet, &pair, grazing != 0, sweep_most[grazing]);
    fewer = fewer && sweep_most[grazing][2] < sweep_most[grazing][0];
    og_progress_step(&sheet->progress, (size_t)grazing + 1);
  }
  for (int k = 0; k < KINDS; k++) {
    double most[2];
    take_turning(sheet, &pair, &kinds[k], most, &lost);
    if (most[0] >= MANY) fewer_where_many = fewer_where_many && most[1] < most[0];
    for (int a = 0; a < 2; a++) turn_most[a] = fmax(turn_most[a], most[a]);
    og_progress_step(&sheet->progress, (size_t)k + 3);
  }
  const double ray = fmax(sweep_most[0][0], sweep_most[1][0]);
  const og_claim_verdict verdict = ray >= MANY && fewer                       ? OG_CLAIM_REPRODUCED
                                   : turn_most[0] >= MANY && fewer_where_many ? OG_CLAIM_PARTLY
                                                                              : OG_CLAIM_REFUTED;
  og_sheet_verdict(
      sheet, 11, verdict,
      "of bodies that translate the combined algorithm takes %.0f calls at most, bilateral advancement %.0f; of bodies "
      "that turn conservative advancement takes %.0f at most, bilateral advancement %.0f, which misses %zu contacts "
      "and is "
      "late at %zu",
      ray, fmax(sweep_most[0][2], sweep_most[1][2]), turn_most[0], turn_most[1], lost.missed, lost.late);
  og_turning_pair_clear(&pair);
  return true;
}

int og_study_advancement(int argc, char **argv) { return og_sheet_command(&about, work, argc, argv); }
