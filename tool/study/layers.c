#include "tool/study/layers.h"

#include <math.h>
#include <stdlib.h>

#include "ref/tree/bvh.h"
#include "ref/tree/volume_layered.h"
#include "spec/number/allocation.h"
#include "tool/study/clock.h"
#include "tool/study/sheet.h"
#include "tool/study/torus.h"
#include "tool/study/volume_trace.h"

static const og_column columns[] = {
    {"tube", "tube", OG_COLUMN_VALUE},
    {"gap", "gap", OG_COLUMN_VALUE},
    {"layer", "layer", OG_COLUMN_NAME},
    {"hits", "K", OG_COLUMN_VALUE},
    {"apart", "D", OG_COLUMN_VALUE},
    {"overlapping", "I", OG_COLUMN_VALUE},
    {"axes_apart", "A_D", OG_COLUMN_VALUE},
    {"axes_overlapping", "A_I", OG_COLUMN_VALUE},
    {"parted", "parted %", OG_COLUMN_VALUE},
    {"bound_axes", "s by axes", OG_COLUMN_VALUE},
    {"gain_axes", "gained", OG_COLUMN_VALUE},
    {"apart_ns", "T_D", OG_COLUMN_TIME},
    {"overlapping_ns", "T_I", OG_COLUMN_TIME},
    {"cheap_ns", "T_cheap", OG_COLUMN_TIME},
    {"bound_time", "s by time", OG_COLUMN_TIME},
    {"gain_time", "gained", OG_COLUMN_TIME},
};

static const og_study_about about = {
    "origo study layers",
    "Layered volumes, a sphere asked before an oriented box, make a query at most twice as fast: s = 1 + T_D / T_I, "
    "and T_D > T_I.",
    "Rasku 2003, 8.2",
    "Pairs of tori of 1,024 triangles in random poses, moved apart until they meet no more, then by a gap (negative: "
    "back). Queries of ref/tree/walk.h with oriented boxes alone, and with a sphere or a box along the axes asked "
    "first. Of the query with oriented boxes alone: K triangles meet, D pairs of boxes are apart and I overlap, a run; "
    "A_D and A_I are the axes that these take on average in sat-obb, T_D and T_I the nanoseconds in volume_obb. "
    "Parted: of the pairs apart that the layered query meets, those that the cheap layer parts. s is (I x_I + D x_D) / "
    "(I x_I), x being A or T: a cheap layer that costs nothing and parts all. Gained: axes tested without the cheap "
    "layer by those with it; time of the query without by that with it, triangles compared included.",
    "of rows without hits. Claim 7, layers, reproduced: no row gains more than 2, by axes or by time. Partly: none "
    "gains "
    "more than 2 by time. Refuted: otherwise. Besides, that s is a bound and that T_D > T_I: reproduced where no row "
    "is "
    "against it, by axes or by time, refuted where all are by both, partly otherwise.",
    "pairs of tori of every kind",
    40,
    columns,
    sizeof columns / sizeof *columns,
};

// ---- two bodies with the volumes of all layers ----

enum { ALONE, SPHERE, BOX, LAYERS };
static const char *const layer_names[LAYERS] = {"none", "sphere", "aabb"};
static const og_volume_kind *const layer_kinds[LAYERS] = {&og_volume_obb, &og_volume_sphere_obb, &og_volume_aabb_obb};

enum { NODES = 2 * OG_TORUS_TRIANGLES, PAIRS = 1 << 16, ROUNDS = 3, TIMES = 16 };

typedef struct side {
  og_torus torus;
  og_mesh mesh;
  og_tree_node node[NODES];
  og_tree_leaf leaf[OG_TORUS_TRIANGLES];
  og_tree tree;
  void *volume[LAYERS];
  og_traced_volume traced[NODES];
} side;

typedef struct tally {
  double hits, tests[OG_TRACED_VERDICTS], axes[OG_TRACED_VERDICTS], ns[OG_TRACED_VERDICTS],
      alone_ns; // with oriented boxes alone
  double apart, parted, layered_axes, tight_tests, cheap_ns, layered_ns;
} tally;

typedef struct summary {
  double most_axes, most_time, most_bound, most_bound_time;
  size_t rows, fewer_axes, less_time, above_axes, above_time;
} summary;

typedef struct bench {
  og_sheet *sheet;
  og_random random;
  og_torus shape;
  side side[2];
  og_node_pair stack[NODES];
  og_index_pair pair[PAIRS];
  og_volume_trace trace;
  summary all;
} bench;

static void set_side(side *s, const og_torus *shape, const og_mat3 *turn, og_vec3 d, og_scalar k) {
  og_torus_place(&s->torus, shape, turn, d, k);
  s->mesh = og_torus_mesh(&s->torus);
  s->tree = (og_tree){s->node, s->leaf, OG_TORUS_TRIANGLES};
  og_tree_build(&s->tree, &s->mesh, OG_BUILD_MEAN, NULL);
  for (int layer = 0; layer < LAYERS; layer++) og_tree_fit(layer_kinds[layer], &s->tree, &s->mesh, s->volume[layer]);
}

static og_volume_tree tree_of(side *s, int layer) {
  return (og_volume_tree){layer_kinds[layer], s->tree, s->volume[layer]};
}

static og_mesh_work walk(bench *b, const og_volume_kind *kind, const og_volume_tree *s, const og_volume_tree *t) {
  og_mesh_work work = {0};
  og_pairs found = {b->pair, PAIRS, 0};
  og_walk w = {&b->side[0].mesh, &b->side[1].mesh, b->stack, &found, &work};
  og_walk_two(kind, &w, s, t);
  return work;
}

static og_mesh_work traced_walk(bench *b, int layer) {
  og_volume_tree tree[2];
  og_trace_begin(&b->trace, layer_kinds[layer]);
  for (int k = 0; k < 2; k++) {
    const og_volume_tree of = tree_of(&b->side[k], layer);
    tree[k] = og_trace_tree(&b->trace, &of, b->side[k].traced);
  }
  return walk(b, tree[0].kind, &tree[0], &tree[1]);
}

// ---- times ----

static volatile size_t seen; // so that no walk is left out

// The kind is known where the walk is inlined, as in the algorithms.
static void walk_layer(bench *b, int layer) {
  const og_volume_tree s = tree_of(&b->side[0], layer), t = tree_of(&b->side[1], layer);
  if (layer == ALONE) seen = (size_t)walk(b, &og_volume_obb, &s, &t).volume_tests;
  else if (layer == SPHERE) seen = (size_t)walk(b, &og_volume_sphere_obb, &s, &t).volume_tests;
  else seen = (size_t)walk(b, &og_volume_aabb_obb, &s, &t).volume_tests;
}

static double walk_ns(bench *b, int layer) {
  double least = HUGE_VAL;
  for (int round = 0; round < ROUNDS; round++) {
    const double begin = og_processor_ns();
    for (int time = 0; time < TIMES; time++) walk_layer(b, layer);
    least = fmin(least, og_processor_ns() - begin);
  }
  return least / TIMES;
}

// ---- a run ----

static void measure_alone(bench *b, tally *t) {
  const og_mesh_work work = traced_walk(b, ALONE);
  t->hits += (double)work.meeting;
  for (int k = 0; k < OG_TRACED_VERDICTS; k++) {
    t->tests[k] += (double)b->trace.of[k].count;
    t->axes[k] += og_trace_axes(&b->trace.of[k]);
    t->ns[k] += og_trace_ns(&b->trace.of[k], og_volume_obb.overlap);
  }
  t->alone_ns += walk_ns(b, ALONE);
}

static void measure_layer(bench *b, tally *t, int layer) {
  const og_mesh_work work = traced_walk(b, layer);
  t->apart += (double)work.apart;
  t->parted += (double)(work.cheap_tests - work.tight_tests);
  for (int k = 0; k < OG_TRACED_VERDICTS; k++) {
    t->layered_axes += og_trace_axes(&b->trace.of[k]);
    t->tight_tests += (double)b->trace.of[k].count;
    t->cheap_ns += og_trace_ns(&b->trace.of[k], layer_kinds[layer]->cheap);
  }
  t->layered_ns += walk_ns(b, layer);
}

// ---- the study ----

// A row without hits.
static void note(summary *s, const tally *t, double gain_axes, double gain_time) {
  s->rows++;
  s->most_axes = fmax(s->most_axes, gain_axes);
  s->most_time = fmax(s->most_time, gain_time);
  const double bound_axes = 1 + t->axes[OG_TRACED_APART] / t->axes[OG_TRACED_OVERLAPPING],
               bound_time = 1 + t->ns[OG_TRACED_APART] / t->ns[OG_TRACED_OVERLAPPING];
  s->most_bound = fmax(s->most_bound, bound_axes);
  s->most_bound_time = fmax(s->most_bound_time, bound_time);
  s->above_axes += gain_axes > bound_axes;
  s->above_time += gain_time > bound_time;
  s->fewer_axes += t->axes[OG_TRACED_APART] / t->tests[OG_TRACED_APART] <
                   t->axes[OG_TRACED_OVERLAPPING] / t->tests[OG_TRACED_OVERLAPPING];
  s->less_time += t->ns[OG_TRACED_APART] / t->tests[OG_TRACED_APART] <
                  t->ns[OG_TRACED_OVERLAPPING] / t->tests[OG_TRACED_OVERLAPPING];
}

static void add_row(bench *b, double tube, double gap, int layer, const tally *t) {
  const double runs = (double)b->sheet->count;
  const double gain_axes = og_sheet_share(t->axes[OG_TRACED_APART] + t->axes[OG_TRACED_OVERLAPPING], t->layered_axes),
               gain_time = og_sheet_share(t->alone_ns, t->layered_ns);
  const double number[] = {t->hits / runs,
                           t->tests[OG_TRACED_APART] / runs,
                           t->tests[OG_TRACED_OVERLAPPING] / runs,
                           og_sheet_share(t->axes[OG_TRACED_APART], t->tests[OG_TRACED_APART]),
                           og_sheet_share(t->axes[OG_TRACED_OVERLAPPING], t->tests[OG_TRACED_OVERLAPPING]),
                           100 * og_sheet_share(t->parted, t->apart),
                           1 + og_sheet_share(t->axes[OG_TRACED_APART], t->axes[OG_TRACED_OVERLAPPING]),
                           gain_axes,
                           og_sheet_share(t->ns[OG_TRACED_APART], t->tests[OG_TRACED_APART]),
                           og_sheet_share(t->ns[OG_TRACED_OVERLAPPING], t->tests[OG_TRACED_OVERLAPPING]),
                           og_sheet_share(t->cheap_ns, t->tight_tests),
                           1 + og_sheet_share(t->ns[OG_TRACED_APART], t->ns[OG_TRACED_OVERLAPPING]),
                           gain_time};
  og_sheet_row(b->sheet);
  og_sheet_number(b->sheet, tube);
  og_sheet_number(b->sheet, gap);
  og_sheet_name(b->sheet, layer_names[layer]);
  for (size_t k = 0; k < sizeof number / sizeof *number; k++) og_sheet_number(b->sheet, number[k]);
  if (t->hits == 0) note(&b->all, t, gain_axes, gain_time);
}

enum { GAPS = 4, TUBES = 3 };
static const double gaps[GAPS] = {-0.0625, 0x1p-10, 0x1p-4, 0x1p-2}, tubes[TUBES] = {0.1, 0.3, 0.9};

static void measure(bench *b, double tube) {
  tally t[GAPS][LAYERS] = {0};
  og_torus_make(&b->shape, tube);
  for (size_t run = 0; run < b->sheet->count; run++) {
    const og_mat3 turn[2] = {og_scatter_rotation(&b->random), og_scatter_rotation(&b->random)};
    const og_vec3 d = og_scatter_rounded(og_scatter_direction(&b->random));
    set_side(&b->side[0], &b->shape, &turn[0], d, 0);
    const og_scalar way = og_torus_way_apart(&b->side[0].torus, &b->shape, &turn[1], d);
    for (int gap = 0; gap < GAPS; gap++) {
      set_side(&b->side[1], &b->shape, &turn[1], d, way + (og_scalar)gaps[gap]);
      measure_alone(b, &t[gap][ALONE]);
      for (int layer = SPHERE; layer < LAYERS; layer++) measure_layer(b, &t[gap][layer], layer);
    }
  }
  for (int gap = 0; gap < GAPS; gap++)
    for (int layer = SPHERE; layer < LAYERS; layer++) {
      tally row = t[gap][ALONE];
      row.apart = t[gap][layer].apart;
      row.parted = t[gap][layer].parted;
      row.layered_axes = t[gap][layer].layered_axes;
      row.tight_tests = t[gap][layer].tight_tests;
      row.cheap_ns = t[gap][layer].cheap_ns;
      row.layered_ns = t[gap][layer].layered_ns;
      add_row(b, tube, gaps[gap], layer, &row);
    }
}

// Each row is asked twice, by axes and by time.
static og_claim_verdict verdict_of(size_t against, const summary *s) {
  return against == 0 ? OG_CLAIM_REPRODUCED : against == 2 * s->rows ? OG_CLAIM_REFUTED : OG_CLAIM_PARTLY;
}

static void conclude(og_sheet *sheet, const summary *s) {
  og_sheet_verdict(sheet, 7,
                   s->most_time > 2   ? OG_CLAIM_REFUTED
                   : s->most_axes > 2 ? OG_CLAIM_PARTLY
                                      : OG_CLAIM_REPRODUCED,
                   "layers: in %zu rows without hits at most %.2f is gained by axes, where s is at most %.2f, and %.2f "
                   "by time, where s is at most %.2f",
                   s->rows, s->most_axes, s->most_bound, s->most_time, s->most_bound_time);
  og_sheet_verdict(sheet, OG_UNNUMBERED, verdict_of(s->above_axes + s->above_time, s),
                   "s as a bound: %zu of %zu rows gain more than s by axes, and %zu by time", s->above_axes, s->rows,
                   s->above_time);
  og_sheet_verdict(sheet, OG_UNNUMBERED, verdict_of(s->fewer_axes + s->less_time, s),
                   "T_D > T_I: pairs apart take fewer axes than those that overlap in %zu of %zu rows, and less time "
                   "in %zu",
                   s->fewer_axes, s->rows, s->less_time);
}

static bool work(og_sheet *sheet) {
  bench *const b = og_grow(NULL, 1, sizeof *b);
  b->sheet = sheet;
  b->trace = (og_volume_trace){.kind = NULL};
  b->all = (summary){0};
  for (int k = 0; k < 2; k++)
    for (int layer = 0; layer < LAYERS; layer++)
      b->side[k].volume[layer] = og_grow(NULL, NODES, layer_kinds[layer]->bytes);
  og_random_start(&b->random, "layers", sheet->seed, 0);
  og_progress_start_steps(&sheet->progress, TUBES);
  for (int k = 0; k < TUBES; k++) {
    measure(b, tubes[k]);
    og_progress_step(&sheet->progress, (size_t)k + 1);
  }
  conclude(sheet, &b->all);
  for (int k = 0; k < 2; k++)
    for (int layer = 0; layer < LAYERS; layer++) free(b->side[k].volume[layer]);
  og_trace_free(&b->trace);
  free(b);
  return true;
}

int og_study_layers(int argc, char **argv) { return og_sheet_command(&about, work, argc, argv); }
