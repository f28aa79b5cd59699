#include "tool/study/rasku.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ref/broad/memory.h"
#include "ref/door/mesh_pairs.h"
#include "ref/registry.h"
#include "ref/tree/bvh_arity.h"
#include "spec/number/allocation.h"
#include "tool/study/clock.h"
#include "tool/study/rasku_scene.h"
#include "tool/study/sheet.h"

enum { SCENES = 4, RUNS = 3, MOST_TREES = 24 };
static const char *const runs[RUNS] = {"1", "2", "3"};

static const og_column columns[] = {
    {"scene", "scene", OG_COLUMN_NAME},
    {"by", "by", OG_COLUMN_NAME},
    {"run", "run", OG_COLUMN_NAME},
    {"queries", "queries", OG_COLUMN_VALUE},
    {"tests", "tests", OG_COLUMN_VALUE},
    {"hits", "hits", OG_COLUMN_VALUE},
    {"hits_a_test", "hits a test", OG_COLUMN_VALUE},
    {"of_queries_that_hit", "of hitting queries", OG_COLUMN_VALUE},
    {"most_of_a_query", "most of one", OG_COLUMN_VALUE},
    {"triangle_tests", "triangle tests", OG_COLUMN_VALUE},
    {"hits_a_triangle_test", "hits a triangle test", OG_COLUMN_VALUE},
    {"frame_ns", "ns a frame", OG_COLUMN_TIME},
};

static const og_study_about about = {
    "origo study rasku",
    "Ten or twenty cubes of 12 triangles, or spheres of 960, moved and turned for a minute: of the tests of oriented "
    "boxes 0.15 to 0.17 are hits of triangles with cubes, 0.05 with spheres, and 0.38 in one run.",
    "Rasku 2003, 9, tables 2 to 5",
    "Bodies one unit wide fly through a room of 12 and turn, each at its own speed; three runs of 5760 frames, of "
    "which "
    "--count are asked. Where the cubes that hold two bodies however they turn overlap, every algorithm behind the "
    "door "
    "mesh_pairs is asked which triangles meet. All numbers are of one frame: queries, tests of volumes, hits, tests of "
    "triangles, and processor time, in which trees are made anew for each query. Hits a test: over all; over queries "
    "with a hit; and the most of a single query. Rasku's rows are his printed numbers over 60 seconds at his "
    "printed frames a second, by RAPID, whose trees stay; his time is what a frame takes longer than without queries. "
    "He does not say "
    "whether a test is one of volumes or of triangles: it is taken for the former, as hits a triangle test are 0.4 "
    "here. "
    "Nor does he say how fast bodies move or how large the room is, so only quotients can be compared.",
    "Hits a test, reproduced: of each shape five of his six runs at least are within a factor of 3/2 of bvh-obb in the "
    "same scene; partly: of one shape. Runs as printed, "
    "reproduced: none has more than twice the hits a test of the best single query of bvh-obb with that shape; a "
    "minute's share is no larger than that of its best query, and RAPID's trees are other ones. Partly: one has; "
    "refuted: "
    "more have. Promises: all algorithms find as many hits in every query.",
    "frames of 5760 that are asked, in each of three runs",
    576,
    columns,
    sizeof columns / sizeof *columns,
};

// ---- Rasku's tables 2 to 5, as printed ----

typedef struct printed_run {
  double tests, hits, frames; // in a minute; frames a second
} printed_run;

typedef struct experiment {
  const char *name;
  int bodies;
  bool are_cubes;
  double frames; // a second, without any query
  printed_run run[RUNS];
} experiment;

static const experiment experiments[SCENES] = {
    {"10 cubes", 10, true, 99.3, {{62338, 10534, 95.6}, {27544, 4432, 96.6}, {66022, 10198, 96.3}}},
    {"20 cubes", 20, true, 99.2, {{105396, 17900, 87.1}, {125183, 21598, 87.2}, {153924, 26523, 87.1}}},
    {"10 spheres", 10, false, 98.6, {{1382463, 74985, 89.7}, {933768, 46940, 91.4}, {555881, 30859, 93.2}}},
    {"20 spheres", 20, false, 97.9, {{1689925, 77454, 69.0}, {1754957, 87339, 66.6}, {881769, 337713, 69.9}}},
};

// ---- ours ----

typedef struct tree {
  char name[24];
  const og_door_mesh_pairs *door;
} tree;

typedef struct tally {
  double frames, queries, tests, triangle_tests, hits, ns;
  double tests_that_hit; // of queries with a hit
  double most;           // hits a test of one query
} tally;

typedef struct bench {
  og_sheet *sheet;
  og_rasku_shape cube, sphere;
  og_rasku_scene scene;
  tree tree[MOST_TREES];
  int trees, oriented; // the place of bvh-obb
  og_block block;
  og_pairs pairs;
  size_t asked, differ;   // queries; those in which a tree found another number of hits than the one before it
  tally measured[SCENES]; // of bvh-obb
} bench;

static void add_tree(bench *b, const char *name, const og_door_mesh_pairs *door) {
  tree *const t = &b->tree[b->trees++];
  snprintf(t->name, sizeof t->name, "%s", name);
  t->door = door;
  const size_t bytes = og_mesh_pairs_bytes(door, OG_RASKU_TRIANGLES, OG_RASKU_TRIANGLES);
  if (bytes > b->block.bytes) b->block.bytes = bytes;
}

static bool find_trees(bench *b) {
  static const char *const children[OG_ARITIES] = {"bvh-arity 2", "bvh-arity 3", "bvh-arity 4", "bvh-arity 8"};
  b->oriented = -1;
  for (int k = 0; k < og_algorithm_count() && b->trees <= MOST_TREES - OG_ARITIES; k++) {
    const og_algorithm *const a = og_algorithm_at(k);
    const bool is_wide = strcmp(a->id, "bvh-arity") == 0;
    if (a->mesh_pairs == NULL) continue;
    if (strcmp(a->id, "bvh-obb") == 0) b->oriented = b->trees;
    if (!is_wide) add_tree(b, a->id, a->mesh_pairs);
    for (int n = 0; n < OG_ARITIES && is_wide; n++) add_tree(b, children[n], &og_bvh_arity_door[n]);
  }
  return b->oriented >= 0;
}

// Every triangle against every other is for cubes alone: of spheres that is most of a million tests a query.
static bool is_asked(const bench *b, int k) {
  return b->scene.shape == &b->cube || strcmp(b->tree[k].name, "all-triangles") != 0;
}

static bool ask(bench *b, tally *t, int k, const og_mesh *m, const og_mesh *n, int64_t *hits) {
  og_mesh_work w;
  const double start = og_processor_ns();
  if (og_mesh_pairs_run(b->tree[k].door, b->block, m, n, &b->pairs, &w) != OG_OUTCOME_ANSWERED) {
    fprintf(stderr, "origo study rasku: %s does not answer\n", b->tree[k].name);
    return false;
  }
  t->ns += og_processor_ns() - start;
  t->queries++;
  t->tests += (double)w.volume_tests;
  t->triangle_tests += (double)w.triangle_tests;
  t->hits += (double)w.meeting;
  if (w.meeting > 0) t->tests_that_hit += (double)w.volume_tests;
  if (w.volume_tests > 0) t->most = fmax(t->most, (double)w.meeting / (double)w.volume_tests);
  b->differ += *hits >= 0 && *hits != w.meeting;
  *hits = w.meeting;
  return true;
}

static bool ask_frame(bench *b, tally *t) {
  for (int i = 0; i < b->scene.bodies; i++)
    for (int j = i + 1; j < b->scene.bodies; j++) {
      int64_t hits = -1;
      if (!og_rasku_near(&b->scene, i, j)) continue;
      b->asked++;
      const og_mesh *const m = og_rasku_mesh(&b->scene, i), *const n = og_rasku_mesh(&b->scene, j);
      for (int k = 0; k < b->trees; k++)
        if (is_asked(b, k) && !ask(b, &t[k], k, m, n, &hits)) return false;
    }
  return true;
}

static bool run_minute(bench *b, const experiment *e, int run, tally *t) {
  og_random random;
  const size_t asked = b->sheet->count < OG_RASKU_FRAMES ? b->sheet->count : OG_RASKU_FRAMES;
  og_random_start(&random, e->name, b->sheet->seed, (uint64_t)run);
  og_rasku_start(&b->scene, e->are_cubes ? &b->cube : &b->sphere, e->bodies, &random);
  for (size_t frame = 0, done = 0; frame < OG_RASKU_FRAMES; frame++) {
    og_rasku_frame(&b->scene);
    if (done * OG_RASKU_FRAMES > frame * asked) continue;
    done++;
    for (int k = 0; k < b->trees; k++) t[k].frames++;
    if (!ask_frame(b, t)) return false;
  }
  return true;
}

// ---- rows ----

static void fill_row(og_sheet *sheet, const char *scene, const char *by, const char *run, const tally *t) {
  og_sheet_name(sheet, scene);
  og_sheet_name(sheet, by);
  og_sheet_name(sheet, run);
  og_sheet_number(sheet, t->queries / t->frames);
  og_sheet_number(sheet, t->tests / t->frames);
  og_sheet_number(sheet, t->hits / t->frames);
  og_sheet_number(sheet, og_sheet_share(t->hits, t->tests));
  og_sheet_number(sheet, og_sheet_share(t->hits, t->tests_that_hit));
  og_sheet_number(sheet, t->most);
  og_sheet_number(sheet, t->triangle_tests / t->frames);
  og_sheet_number(sheet, og_sheet_share(t->hits, t->triangle_tests));
  og_sheet_number(sheet, t->ns / t->frames);
}

static void add_tally(tally *sum, const tally *t) {
  sum->frames += t->frames;
  sum->queries += t->queries;
  sum->tests += t->tests;
  sum->triangle_tests += t->triangle_tests;
  sum->hits += t->hits;
  sum->ns += t->ns;
  sum->tests_that_hit += t->tests_that_hit;
  sum->most = fmax(sum->most, t->most);
}

static void add_printed_rows(og_sheet *sheet, const experiment *e) {
  for (int run = 0; run < RUNS; run++) {
    const printed_run *const r = &e->run[run];
    const double frames = 60 * r->frames;
    const tally t = {.frames = frames,
                     .queries = (double)NAN,
                     .tests = r->tests,
                     .triangle_tests = (double)NAN,
                     .hits = r->hits,
                     .ns = frames * (1e9 / r->frames - 1e9 / e->frames),
                     .tests_that_hit = (double)NAN,
                     .most = (double)NAN};
    og_sheet_row(sheet);
    fill_row(sheet, e->name, "Rasku", runs[run], &t);
  }
}

static bool measure_scene(bench *b, int scene) {
  const experiment *const e = &experiments[scene];
  tally all[MOST_TREES] = {{0}};
  for (int run = 0; run < RUNS; run++) {
    tally t[MOST_TREES] = {{0}};
    if (!run_minute(b, e, run, t)) return false;
    for (int k = 0; k < b->trees; k++) {
      if (!is_asked(b, k)) continue;
      og_sheet_detail(b->sheet);
      fill_row(b->sheet, e->name, b->tree[k].name, runs[run], &t[k]);
      add_tally(&all[k], &t[k]);
    }
    og_progress_step(&b->sheet->progress, (size_t)(scene * RUNS + run + 1));
  }
  add_printed_rows(b->sheet, e);
  for (int k = 0; k < b->trees; k++) {
    if (!is_asked(b, k)) continue;
    og_sheet_row(b->sheet);
    fill_row(b->sheet, e->name, b->tree[k].name, "all", &all[k]);
  }
  b->measured[scene] = all[b->oriented];
  return true;
}

// ---- verdicts ----

static double share(const printed_run *r) { return r->hits / r->tests; }

// Scenes `first` and the next have one shape.
static int runs_near(const bench *b, int first) {
  int near = 0;
  for (int scene = first; scene < first + 2; scene++)
    for (int run = 0; run < RUNS; run++) {
      const double printed = share(&experiments[scene].run[run]) * b->measured[scene].tests;
      near += printed <= 1.5 * b->measured[scene].hits && b->measured[scene].hits <= 1.5 * printed;
    }
  return near;
}

static void conclude_shares(const bench *b) {
  const int cubes = runs_near(b, 0), spheres = runs_near(b, 2), right = (cubes >= 5) + (spheres >= 5);
  tally sum[2] = {{0}};
  for (int scene = 0; scene < SCENES; scene++) add_tally(&sum[scene / 2], &b->measured[scene]);
  og_sheet_verdict(b->sheet, OG_UNNUMBERED,
                   right == 2   ? OG_CLAIM_REPRODUCED
                   : right == 1 ? OG_CLAIM_PARTLY
                                : OG_CLAIM_REFUTED,
                   "hits a test: %.3g with cubes, to which %d of 6 printed runs are near, %.3g with spheres, to which "
                   "%d of 6 are",
                   og_sheet_share(sum[0].hits, sum[0].tests), cubes, og_sheet_share(sum[1].hits, sum[1].tests),
                   spheres);
}

static void conclude_printed(const bench *b) {
  int beyond = 0;
  og_text which;
  double most[2] = {0, 0};
  og_text_init(&which);
  for (int scene = 0; scene < SCENES; scene++) most[scene / 2] = fmax(most[scene / 2], b->measured[scene].most);
  for (int scene = 0; scene < SCENES; scene++)
    for (int run = 0; run < RUNS; run++) {
      const printed_run *const r = &experiments[scene].run[run];
      if (share(r) <= 2 * most[scene / 2]) continue;
      beyond++;
      og_text_format(&which, "; run %d of table %d has %.0f hits of %.0f tests, %.3g", run + 1, scene + 2, r->hits,
                     r->tests, share(r));
    }
  og_sheet_verdict(
      b->sheet, OG_UNNUMBERED,
      beyond == 0   ? OG_CLAIM_REPRODUCED
      : beyond == 1 ? OG_CLAIM_PARTLY
                    : OG_CLAIM_REFUTED,
      "runs as printed: %d of 12 are beyond what is possible; the best query has %.3g with cubes, %.3g with "
      "spheres%s",
      beyond, most[0], most[1], which.length > 0 ? which.at : "");
  og_text_clear(&which);
}

static bool measure(bench *b) {
  og_progress_start_steps(&b->sheet->progress, SCENES * RUNS);
  for (int scene = 0; scene < SCENES; scene++)
    if (!measure_scene(b, scene)) return false;
  conclude_shares(b);
  conclude_printed(b);
  og_sheet_verdict(
      b->sheet, OG_PROMISES, b->differ == 0 ? OG_CLAIM_REPRODUCED : OG_CLAIM_REFUTED,
      "the same hits: in %zu queries of %d algorithms, %zu times one found another number than the one before",
      b->asked, b->trees, b->differ);
  return true;
}

static bool work(og_sheet *sheet) {
  bench *const b = og_grow(NULL, 1, sizeof *b);
  *b = (bench){.sheet = sheet, .pairs = {.room = OG_RASKU_TRIANGLES * OG_RASKU_TRIANGLES}};
  og_rasku_cube(&b->cube);
  og_rasku_sphere(&b->sphere);
  const bool has_trees = find_trees(b);
  b->pairs.pair = og_grow(NULL, (size_t)b->pairs.room, sizeof *b->pairs.pair);
  b->block.at = og_grow(NULL, b->block.bytes, 1);
  if (!has_trees) fputs("origo study rasku: there is no bvh-obb\n", stderr);
  const bool is_done = has_trees && measure(b);
  free(b->block.at);
  free(b->pairs.pair);
  free(b);
  return is_done;
}

int og_study_rasku(int argc, char **argv) { return og_sheet_command(&about, work, argc, argv); }
