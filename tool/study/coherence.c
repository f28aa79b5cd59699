#include "tool/study/coherence.h"

#include <math.h>
#include <stdlib.h>

#include "ref/tree/build.h"
#include "ref/tree/front.h"
#include "ref/tree/volume_obb.h"
#include "spec/number/allocation.h"
#include "tool/study/clock.h"
#include "tool/study/sheet.h"
#include "tool/study/torus.h"
#include "tool/study/volume_trace.h"

static const og_column columns[] = {
    {"gap", "gap", OG_COLUMN_VALUE},          {"step", "step", OG_COLUMN_VALUE},
    {"hits", "K", OG_COLUMN_VALUE},           {"apart", "D", OG_COLUMN_VALUE},
    {"overlapping", "I", OG_COLUMN_VALUE},    {"front", "front", OG_COLUMN_VALUE},
    {"tests", "tests", OG_COLUMN_VALUE},      {"bound_axes", "s by axes", OG_COLUMN_VALUE},
    {"gain_axes", "gained", OG_COLUMN_VALUE}, {"bound_time", "s by time", OG_COLUMN_TIME},
    {"gain_time", "gained", OG_COLUMN_TIME},
};

static const og_study_about about = {
    "origo study coherence",
    "A query that begins where the last one ended is at most twice as fast: s = 1 + T_I / T_D, and T_D = T_I.",
    "Rasku 2003, 8.3",
    "Pairs of tori of 1,024 triangles in random poses, moved apart until they meet no more, then by a gap (negative: "
    "back). From there one goes away by a step from query to query, eight times, and back. Queries of oriented boxes "
    "from the roots and from a front (ref/tree/front.h), the first query of each pair left out. Of a query from the "
    "roots: K triangles meet, D pairs of boxes are apart and I overlap. Front: its length. Tests: boxes compared from "
    "the front, tries to go up included. s is (I x_I + D x_D) / (D x_D), x being axes in sat-obb or nanoseconds in "
    "volume_obb. Gained: axes tested, and time, from the roots by those from the front; time has triangles and the "
    "front's own work in it.",
    "of rows without hits. Claim 7, coherence, reproduced: no row gains more than 2, by axes or by time. Partly: none "
    "gains more than 2 by time. Refuted: otherwise. Besides, that s is a bound: reproduced where no row gains more "
    "than "
    "s by axes, refuted where all do, partly otherwise.",
    "pairs of tori of every kind",
    10,
    columns,
    sizeof columns / sizeof *columns,
};

enum { NODES = 2 * OG_TORUS_TRIANGLES, PAIRS = 1 << 16, FRONT = 1 << 14, QUERIES = 17, TIMES = 16 };

typedef struct body {
  og_torus torus;
  og_mesh mesh;
  og_tree_node node[NODES];
  og_tree_leaf leaf[OG_TORUS_TRIANGLES];
  og_tree_obb volume[NODES];
  og_traced_volume traced[NODES];
  og_volume_tree tree, traced_tree;
} body;

typedef struct fronts {
  og_node_pair pair[2][FRONT];
  int32_t parent[2][NODES];
  og_front front;
} fronts;

typedef struct tally {
  double queries, hits, tests[OG_TRACED_VERDICTS], axes[OG_TRACED_VERDICTS], ns[OG_TRACED_VERDICTS];
  double length, front_tests, front_axes, root_ns, front_ns;
} tally;

typedef struct bench {
  og_sheet *sheet;
  og_random random;
  og_torus shape;
  body body[2];
  fronts timed[TIMES], traced; // the same front often: reading the clock takes time, and so does tracing
  og_node_pair stack[NODES];
  og_index_pair pair[PAIRS];
  og_volume_trace trace;
  size_t rows, above;
  double most_axes, most_time, most_bound, most_bound_time;
} bench;

// ---- bodies and fronts ----

static void build(body *s) {
  s->mesh = og_torus_mesh(&s->torus);
  s->tree = (og_volume_tree){&og_volume_obb, {s->node, s->leaf, OG_TORUS_TRIANGLES}, s->volume};
  og_tree_build(&s->tree.tree, &s->mesh, OG_BUILD_MEAN, NULL);
  og_tree_fit(&og_volume_obb, &s->tree.tree, &s->mesh, s->volume);
}

static void begin_front(bench *b, fronts *f) {
  for (int k = 0; k < 2; k++) og_front_set_parents(&b->body[k].tree.tree, f->parent[k]);
  f->front = (og_front){{f->pair[0], f->pair[1]}, {f->parent[0], f->parent[1]}, FRONT, 0, 0, 0, 0};
}

static void begin_fronts(bench *b) {
  begin_front(b, &b->traced);
  for (int k = 0; k < TIMES; k++) begin_front(b, &b->timed[k]);
}

// ---- a query ----

static og_mesh_work from_roots(bench *b, const og_volume_kind *kind, const og_volume_tree *s, const og_volume_tree *t) {
  og_mesh_work work = {0};
  og_pairs found = {b->pair, PAIRS, 0};
  og_walk w = {&b->body[0].mesh, &b->body[1].mesh, b->stack, &found, &work};
  og_walk_two(kind, &w, s, t);
  return work;
}

// Whether it found what the other found.
static bool from_front(bench *b, const og_volume_kind *kind, const og_volume_tree *s, const og_volume_tree *t,
                       og_front *front, int64_t hits) {
  og_mesh_work work = {0};
  og_pairs found = {b->pair, PAIRS, 0};
  og_walk w = {&b->body[0].mesh, &b->body[1].mesh, b->stack, &found, &work};
  return og_front_query(kind, &w, s, t, front) == OG_OUTCOME_ANSWERED && work.meeting == hits;
}

static bool measure_query(bench *b, tally *t, bool is_first) {
  body *const s = &b->body[0], *const o = &b->body[1];
  tally now = {.queries = 1};
  og_trace_begin(&b->trace, &og_volume_obb);
  for (int k = 0; k < 2; k++) b->body[k].traced_tree = og_trace_tree(&b->trace, &b->body[k].tree, b->body[k].traced);
  const int64_t hits = from_roots(b, &og_volume_traced, &s->traced_tree, &o->traced_tree).meeting;
  for (int k = 0; k < OG_TRACED_VERDICTS && !is_first; k++) {
    now.tests[k] = (double)b->trace.of[k].count;
    now.axes[k] = og_trace_axes(&b->trace.of[k]);
    now.ns[k] = og_trace_ns(&b->trace.of[k], og_volume_obb.overlap);
  }
  og_trace_begin(&b->trace, &og_volume_obb);
  if (!from_front(b, &og_volume_traced, &s->traced_tree, &o->traced_tree, &b->traced.front, hits)) return false;
  const double begin = og_processor_ns();
  for (int k = 0; k < TIMES; k++)
    if (from_roots(b, &og_volume_obb, &s->tree, &o->tree).meeting != hits) return false;
  const double middle = og_processor_ns();
  for (int k = 0; k < TIMES; k++)
    if (!from_front(b, &og_volume_obb, &s->tree, &o->tree, &b->timed[k].front, hits)) return false;
  const double end = og_processor_ns();
  if (is_first) return true;
  t->queries++;
  t->hits += (double)hits;
  t->length += (double)b->traced.front.count;
  t->root_ns += middle - begin;
  t->front_ns += end - middle;
  for (int k = 0; k < OG_TRACED_VERDICTS; k++) {
    t->tests[k] += now.tests[k];
    t->axes[k] += now.axes[k];
    t->ns[k] += now.ns[k];
    t->front_tests += (double)b->trace.of[k].count;
    t->front_axes += og_trace_axes(&b->trace.of[k]);
  }
  return true;
}

// ---- the study ----

static void add_row(bench *b, double gap, double step, const tally *t) {
  const double bound_axes = 1 + t->axes[OG_TRACED_OVERLAPPING] / t->axes[OG_TRACED_APART],
               bound_time = 1 + t->ns[OG_TRACED_OVERLAPPING] / t->ns[OG_TRACED_APART],
               gain_axes = (t->axes[OG_TRACED_APART] + t->axes[OG_TRACED_OVERLAPPING]) / t->front_axes,
               gain_time = t->root_ns / t->front_ns;
  const double number[] = {gap,
                           step,
                           t->hits / t->queries,
                           t->tests[OG_TRACED_APART] / t->queries,
                           t->tests[OG_TRACED_OVERLAPPING] / t->queries,
                           t->length / t->queries,
                           t->front_tests / t->queries,
                           bound_axes,
                           gain_axes,
                           bound_time,
                           gain_time};
  og_sheet_row(b->sheet);
  for (size_t k = 0; k < sizeof number / sizeof *number; k++) og_sheet_number(b->sheet, number[k]);
  if (t->hits > 0) return;
  b->rows++;
  b->above += gain_axes > bound_axes;
  b->most_axes = fmax(b->most_axes, gain_axes);
  b->most_time = fmax(b->most_time, gain_time);
  b->most_bound = fmax(b->most_bound, bound_axes);
  b->most_bound_time = fmax(b->most_bound_time, bound_time);
}

static bool measure(bench *b, double gap, double step) {
  tally t = {0};
  for (size_t run = 0; run < b->sheet->count; run++) {
    const og_mat3 turn[2] = {og_scatter_rotation(&b->random), og_scatter_rotation(&b->random)};
    const og_vec3 d = og_scatter_rounded(og_scatter_direction(&b->random));
    og_torus_place(&b->body[0].torus, &b->shape, &turn[0], d, 0);
    const og_scalar way = og_torus_way_apart(&b->body[0].torus, &b->shape, &turn[1], d);
    for (int query = 0; query < QUERIES; query++) {
      const double gone = gap + step * (query <= QUERIES / 2 ? query : QUERIES - 1 - query);
      og_torus_place(&b->body[1].torus, &b->shape, &turn[1], d, way + (og_scalar)gone);
      for (int k = 0; k < 2 && query == 0; k++) build(&b->body[k]);
      if (query == 0) begin_fronts(b);
      else og_tree_fit(&og_volume_obb, &b->body[1].tree.tree, &b->body[1].mesh, b->body[1].volume);
      if (!measure_query(b, &t, query == 0)) return false;
    }
  }
  add_row(b, gap, step, &t);
  return true;
}

static void conclude(const bench *b) {
  og_sheet_verdict(b->sheet, 7,
                   b->most_time > 2   ? OG_CLAIM_REFUTED
                   : b->most_axes > 2 ? OG_CLAIM_PARTLY
                                      : OG_CLAIM_REPRODUCED,
                   "coherence: in %zu rows without hits at most %.2f is gained by axes, where s is at most %.2f, and "
                   "%.2f by time, where s is at most %.2f",
                   b->rows, b->most_axes, b->most_bound, b->most_time, b->most_bound_time);
  og_sheet_verdict(b->sheet, OG_UNNUMBERED,
                   b->above == 0         ? OG_CLAIM_REPRODUCED
                   : b->above == b->rows ? OG_CLAIM_REFUTED
                                         : OG_CLAIM_PARTLY,
                   "s as a bound: %zu of %zu rows gain more than s by axes", b->above, b->rows);
}

static bool work(og_sheet *sheet) {
  static const double gaps[] = {-0x1p-4, 0x1p-8, 0x1p-4}, steps[] = {0x1p-12, 0x1p-9, 0x1p-6};
  bench *const b = og_grow(NULL, 1, sizeof *b);
  b->sheet = sheet;
  b->trace = (og_volume_trace){.kind = NULL};
  b->rows = b->above = 0;
  b->most_axes = b->most_time = b->most_bound = b->most_bound_time = 0;
  og_random_start(&b->random, "coherence", sheet->seed, 0);
  og_torus_make(&b->shape, 0.3);
  og_progress_start_steps(&sheet->progress, 9);
  bool is_done = true;
  for (int k = 0; k < 9 && is_done; k++) {
    is_done = measure(b, gaps[k / 3], steps[k % 3]);
    og_progress_step(&sheet->progress, (size_t)k + 1);
  }
  if (is_done) conclude(b);
  og_trace_free(&b->trace);
  free(b);
  return is_done;
}

int og_study_coherence(int argc, char **argv) { return og_sheet_command(&about, work, argc, argv); }
