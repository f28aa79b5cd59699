#include "tool/study/query_cost.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "ref/tree/build.h"
#include "ref/tree/volume_aabb.h"
#include "ref/tree/volume_kdop.h"
#include "ref/tree/volume_obb.h"
#include "ref/tree/volume_sphere.h"
#include "ref/tree/walk.h"
#include "spec/number/allocation.h"
#include "tool/study/clock.h"
#include "tool/study/cost_fit.h"
#include "tool/study/scatter.h"
#include "tool/study/sheet.h"
#include "tool/study/torus.h"
#include "tool/study/volume_trace.h"

static const og_column columns[] = {
    {"volume", "volume", OG_COLUMN_NAME},
    {"update", "update", OG_COLUMN_NAME},
    {"triangles", "triangles", OG_COLUMN_NAME},
    {"hits", "K", OG_COLUMN_VALUE},
    {"volume_tests", "N_v", OG_COLUMN_VALUE},
    {"triangle_tests", "N_p", OG_COLUMN_VALUE},
    {"updates", "N_u", OG_COLUMN_VALUE},
    {"volume_test_ns", "C_v", OG_COLUMN_TIME},
    {"triangle_test_ns", "C_p", OG_COLUMN_TIME},
    {"update_ns", "C_u", OG_COLUMN_TIME},
    {"volume_test_alone_ns", "c_v", OG_COLUMN_TIME},
    {"triangle_test_alone_ns", "c_p", OG_COLUMN_TIME},
    {"update_alone_ns", "c_u", OG_COLUMN_TIME},
    {"query_ns", "t", OG_COLUMN_TIME},
    {"off_time", "off", OG_COLUMN_TIME},
    {"off_alone_time", "off by c", OG_COLUMN_TIME},
};

static const og_study_about about = {
    "origo study query-cost",
    "A query of two trees takes t = N_v C_v + N_p C_p + N_u C_u: pairs of volumes and of triangles compared, and "
    "volumes "
    "updated. With spheres N_v grows fast and C_u stays small; with oriented boxes N_v is less, and C_v and C_u are "
    "considerably larger.",
    "Rasku 2003, 3.2.8",
    "Two tori of 64 to 4,096 triangles each in random poses, their centres up to 2.6 radii apart, at which they are "
    "apart "
    "for certain. A query updates the volumes of both trees and walks them (ref/tree/walk.h); the form of the trees is "
    "there before. Update merge makes a volume of its children's, tight of all triangles below it; of boxes along the "
    "axes and k-DOPs both are the same. K triangles meet. Nanoseconds are the least of several rounds. C_v, C_p and "
    "C_u "
    "are fitted by least squares of the relative error of t: those of a row to the runs of the other sizes, in the row "
    "all to all runs. c_v, c_p and c_u are timed alone in the row's own runs: the update, and without the walk the "
    "pairs "
    "of volumes and of triangles that it compared. Off is the root mean square of the relative error over the row's "
    "runs, "
    "with C and with c. Rasku's spheres do not change as bodies turn; here all volumes are made anew.",
    "Each verdict is reproduced where all cases are so, refuted where none is, partly otherwise. The formula: with the "
    "constants of the other sizes a row is off by 1/4 of the time at most. The costs timed alone: likewise with those "
    "of "
    "the row. More volumes compared: with tight updates spheres take more N_v than oriented boxes, in each size. "
    "Growth: "
    "from each size to the next N_v grows by a larger factor with tight spheres than with tight oriented boxes. Dear "
    "boxes: c_v of oriented boxes is at least twice that of spheres in the rows all, and so is c_u, with both updates.",
    "pairs of poses of each size",
    40,
    columns,
    sizeof columns / sizeof *columns,
};

// ---- kinds of volumes, and how they are updated ----

typedef enum subject { AABB, KDOP, SPHERE, SPHERE_TIGHT, OBB, OBB_TIGHT, SUBJECTS } subject;
static const char *const volume_names[SUBJECTS] = {"aabb", "k-dop", "sphere", "sphere", "obb", "obb"};
static const char *const update_names[SUBJECTS] = {"merge", "merge", "merge", "tight", "merge", "tight"};
static const og_volume_kind *const kinds[SUBJECTS] = {&og_volume_aabb,   &og_volume_kdop, &og_volume_sphere,
                                                      &og_volume_sphere, &og_volume_obb,  &og_volume_obb};

// ---- meshes ----

enum { SIZES = 4, EVERY_SIZE = -1, MOST_ACROSS = 32 };
enum { MOST_POINTS = 2 * MOST_ACROSS * MOST_ACROSS, MOST_TRIANGLES = 2 * MOST_POINTS };
static const int across[SIZES] = {4, 8, 16, 32}; // quadrangles across the tube; twice as many around
static const char *const size_names[SIZES] = {"64", "256", "1024", "4096"};
static const double tube = 0.3, farthest = 2.6;

typedef struct side {
  og_vec3 point[MOST_POINTS];
  og_mesh mesh;
  og_tree_node node[2 * MOST_TRIANGLES];
  og_tree_leaf leaf[MOST_TRIANGLES];
  og_tree tree;
  void *volume;
} side;

enum { PAIRS = 1 << 20, ROUNDS = 5 };

typedef struct summary {
  size_t rows, off; // of one size: off by more than a quarter
  double most_off;  // of these rows
  double tests[SUBJECTS][SIZES];
  size_t off_alone, below; // kinds with a fitted cost below zero
  double most_off_alone;
  double alone[SUBJECTS][OG_COSTS]; // over all sizes
} summary;

// Of a run: the time of all that is counted, each kind by itself.
typedef struct parts {
  double hits, ns[OG_COSTS];
} parts;

typedef struct bench {
  og_sheet *sheet;
  og_random random;
  og_vec3 shape[MOST_POINTS];
  og_mesh_triangle triangle[MOST_TRIANGLES];
  side side[2];
  og_node_pair *stack;
  og_index_pair *pair;
  og_cost_run *run[SUBJECTS]; // size by size
  parts *parts[SUBJECTS];
  og_volume_trace trace;
  og_traced_volume *traced[2];
  og_node_pair *leaves; // nodes that are leaves and whose triangles the walk compared
  summary all;
} bench;

static void make_shape(bench *b, int n) {
  og_mesh_triangle *t = b->triangle;
  for (int i = 0; i < 2 * n; i++)
    for (int j = 0; j < n; j++) {
      const int32_t here = i * n, next = (i + 1) % (2 * n) * n, up = (j + 1) % n;
      b->shape[here + j] = og_torus_at(tube, (double)i / (2 * n), (double)j / n);
      *t++ = (og_mesh_triangle){{here + j, next + j, next + up}};
      *t++ = (og_mesh_triangle){{here + j, next + up, here + up}};
    }
  for (int k = 0; k < 2; k++) {
    side *const s = &b->side[k];
    s->mesh = (og_mesh){s->point, 2 * n * n, b->triangle, 4 * n * n, false};
    s->tree = (og_tree){s->node, s->leaf, 4 * n * n};
  }
}

static void place(bench *b, side *s, og_vec3 at) {
  const og_mat3 turn = og_scatter_rotation(&b->random);
  for (int32_t p = 0; p < s->mesh.points; p++) s->point[p] = og_add(og_apply(&turn, b->shape[p]), at);
  og_tree_build(&s->tree, &s->mesh, OG_BUILD_MEAN, NULL);
}

// ---- a query ----

// Inlined, so that the kind is known, as in the algorithms.
static inline void update(bench *b, const og_volume_kind *kind, bool is_tight, og_mesh_work *work) {
  for (int k = 0; k < 2; k++) {
    side *const s = &b->side[k];
    work->updates += is_tight ? og_tree_fit(kind, &s->tree, &s->mesh, s->volume)
                              : og_tree_refit(kind, &s->tree, &s->mesh, s->volume);
  }
}

static inline void walk(bench *b, const og_volume_kind *kind, og_mesh_work *work) {
  const og_volume_tree tree[2] = {{kind, b->side[0].tree, b->side[0].volume},
                                  {kind, b->side[1].tree, b->side[1].volume}};
  og_pairs found = {b->pair, PAIRS, 0};
  og_walk w = {&b->side[0].mesh, &b->side[1].mesh, b->stack, &found, work};
  og_walk_two(kind, &w, &tree[0], &tree[1]);
}

typedef struct timed {
  double update_ns, query_ns;
  og_mesh_work work;
} timed;

static inline timed ask(bench *b, const og_volume_kind *kind, bool is_tight) {
  timed t = {.update_ns = 0};
  const double start = og_processor_ns();
  update(b, kind, is_tight, &t.work);
  t.update_ns = og_processor_ns() - start;
  walk(b, kind, &t.work);
  t.query_ns = og_processor_ns() - start;
  return t;
}

static timed ask_subject(bench *b, subject which) {
  switch (which) {
  case AABB: return ask(b, &og_volume_aabb, false);
  case KDOP: return ask(b, &og_volume_kdop, false);
  case SPHERE: return ask(b, &og_volume_sphere, false);
  case SPHERE_TIGHT: return ask(b, &og_volume_sphere, true);
  case OBB: return ask(b, &og_volume_obb, false);
  case OBB_TIGHT: return ask(b, &og_volume_obb, true);
  case SUBJECTS: break;
  }
  return (timed){.update_ns = 0};
}

// What else runs on the machine only adds time.
static timed least_of_rounds(bench *b, subject which) {
  timed least = ask_subject(b, which);
  for (int round = 1; round < ROUNDS; round++) {
    const timed t = ask_subject(b, which);
    least.update_ns = fmin(least.update_ns, t.update_ns);
    least.query_ns = fmin(least.query_ns, t.query_ns);
  }
  return least;
}

// ---- the parts of a query, each alone ----

static int32_t node_of(const side *s, const og_volume_kind *kind, const void *volume) {
  return (int32_t)(((const unsigned char *)volume - (const unsigned char *)s->volume) / (ptrdiff_t)kind->bytes);
}

static void trace_walk(bench *b, const og_volume_kind *kind) {
  og_volume_tree tree[2];
  og_mesh_work work = {0};
  og_pairs found = {b->pair, PAIRS, 0};
  og_walk w = {&b->side[0].mesh, &b->side[1].mesh, b->stack, &found, &work};
  og_trace_begin(&b->trace, kind);
  for (int k = 0; k < 2; k++) {
    const og_volume_tree of = {kind, b->side[k].tree, b->side[k].volume};
    tree[k] = og_trace_tree(&b->trace, &of, b->traced[k]);
  }
  og_walk_two(tree[0].kind, &w, &tree[0], &tree[1]);
}

static size_t find_leaves(bench *b, const og_volume_kind *kind) {
  const og_comparisons *const c = &b->trace.of[OG_TRACED_OVERLAPPING];
  size_t count = 0;
  for (size_t k = 0; k < c->count; k++) {
    const og_node_pair pair = {node_of(&b->side[0], kind, c->at[k].a), node_of(&b->side[1], kind, c->at[k].b)};
    if (b->side[0].node[pair.a].child == 0 && b->side[1].node[pair.b].child == 0) b->leaves[count++] = pair;
  }
  return count;
}

static volatile size_t seen; // so that no test is left out

static double leaves_ns(bench *b, size_t count) {
  double least = HUGE_VAL;
  for (int round = 0; round < ROUNDS; round++) {
    size_t meeting = 0;
    const double start = og_processor_ns();
    for (size_t k = 0; k < count; k++) {
      const int32_t i = b->side[0].leaf[b->side[0].node[b->leaves[k].a].first].triangle,
                    j = b->side[1].leaf[b->side[1].node[b->leaves[k].b].first].triangle;
      meeting += og_mesh_triangles_meet(&b->side[0].mesh, &b->side[1].mesh, i, j);
    }
    least = fmin(least, og_processor_ns() - start);
    seen = meeting;
  }
  return least;
}

// The volumes are those of the query just timed.
static bool time_parts(bench *b, subject which, const timed *t, parts *p) {
  trace_walk(b, kinds[which]);
  const size_t leaves = find_leaves(b, kinds[which]);
  const size_t volumes = b->trace.of[OG_TRACED_APART].count + b->trace.of[OG_TRACED_OVERLAPPING].count;
  p->hits = (double)t->work.meeting;
  p->ns[0] = og_trace_ns(&b->trace.of[OG_TRACED_APART], kinds[which]->overlap) +
             og_trace_ns(&b->trace.of[OG_TRACED_OVERLAPPING], kinds[which]->overlap);
  p->ns[1] = leaves_ns(b, leaves);
  p->ns[2] = t->update_ns;
  return (int64_t)volumes == t->work.volume_tests && (int64_t)leaves == t->work.triangle_tests &&
         t->work.meeting <= PAIRS;
}

static bool measure_size(bench *b, int size) {
  bool is_whole = true;
  make_shape(b, across[size]);
  for (size_t k = 0; k < b->sheet->count; k++) {
    static const og_scatter_point origin = {{0, 0, 0}};
    const double far = og_random_between(&b->random, 0, farthest);
    place(b, &b->side[0], (og_vec3){0, 0, 0});
    place(b, &b->side[1], og_scatter_rounded(og_scatter_moved(origin, far, og_scatter_direction(&b->random))));
    for (int which = 0; which < SUBJECTS; which++) {
      const timed t = least_of_rounds(b, (subject)which);
      const size_t at = (size_t)size * b->sheet->count + k;
      b->run[which][at] = (og_cost_run){
          {(double)t.work.volume_tests, (double)t.work.triangle_tests, (double)t.work.updates}, t.query_ns, size};
      is_whole = time_parts(b, (subject)which, &t, &b->parts[which][at]) && is_whole;
    }
  }
  return is_whole;
}

// ---- rows ----

typedef struct means {
  double hits, count[OG_COSTS], alone[OG_COSTS], time, off, off_alone;
} means;

static double off_by(const og_cost_run *run, size_t count, const double *cost) {
  double sum = 0;
  for (size_t k = 0; k < count; k++) sum += pow(og_cost_of(&run[k], cost) / run[k].time - 1, 2);
  return sqrt(sum / (double)count);
}

static means means_of(const bench *b, subject which, size_t first, size_t count, const double *cost) {
  const og_cost_run *const run = b->run[which] + first;
  const parts *const p = b->parts[which] + first;
  means m = {.hits = 0};
  for (size_t k = 0; k < count; k++) {
    m.hits += p[k].hits / (double)count;
    m.time += run[k].time / (double)count;
    for (int i = 0; i < OG_COSTS; i++) {
      m.count[i] += run[k].count[i] / (double)count;
      m.alone[i] += p[k].ns[i] / (double)count;
    }
  }
  for (int i = 0; i < OG_COSTS; i++) m.alone[i] = og_sheet_share(m.alone[i], m.count[i]);
  double measured[OG_COSTS];
  for (int i = 0; i < OG_COSTS; i++) measured[i] = m.count[i] > 0 ? m.alone[i] : 0;
  m.off = off_by(run, count, cost);
  m.off_alone = off_by(run, count, measured);
  return m;
}

static void add_row(og_sheet *sheet, subject which, const char *size, const means *m, const double *cost) {
  og_sheet_row(sheet);
  og_sheet_name(sheet, volume_names[which]);
  og_sheet_name(sheet, update_names[which]);
  og_sheet_name(sheet, size);
  og_sheet_number(sheet, m->hits);
  for (int i = 0; i < OG_COSTS; i++) og_sheet_number(sheet, m->count[i]);
  for (int i = 0; i < OG_COSTS; i++) og_sheet_number(sheet, cost[i]);
  for (int i = 0; i < OG_COSTS; i++) og_sheet_number(sheet, m->alone[i]);
  og_sheet_number(sheet, m->time);
  og_sheet_number(sheet, m->off);
  og_sheet_number(sheet, m->off_alone);
}

static void fit_subject(bench *b, subject which) {
  const size_t count = b->sheet->count;
  double cost[OG_COSTS];
  summary *const all = &b->all;
  for (int size = 0; size < SIZES; size++) {
    og_cost_fit(b->run[which], SIZES * count, size, cost);
    const means m = means_of(b, which, (size_t)size * count, count, cost);
    add_row(b->sheet, which, size_names[size], &m, cost);
    all->rows++;
    all->off += !(m.off <= 0.25);
    all->most_off = fmax(all->most_off, m.off);
    all->off_alone += !(m.off_alone <= 0.25);
    all->most_off_alone = fmax(all->most_off_alone, m.off_alone);
    all->tests[which][size] = m.count[0];
  }
  og_cost_fit(b->run[which], SIZES * count, EVERY_SIZE, cost);
  const means m = means_of(b, which, 0, SIZES * count, cost);
  add_row(b->sheet, which, "all", &m, cost);
  all->below += cost[0] < 0 || cost[1] < 0 || cost[2] < 0;
  for (int i = 0; i < OG_COSTS; i++) all->alone[which][i] = m.alone[i];
}

// ---- verdicts ----

static og_claim_verdict verdict_of(size_t so, size_t cases) {
  return so == cases ? OG_CLAIM_REPRODUCED : so > 0 ? OG_CLAIM_PARTLY : OG_CLAIM_REFUTED;
}

static void conclude(og_sheet *sheet, const summary *s) {
  size_t more = 0, faster = 0;
  for (int size = 0; size < SIZES; size++) more += s->tests[SPHERE_TIGHT][size] > s->tests[OBB_TIGHT][size];
  for (int size = 1; size < SIZES; size++)
    faster += s->tests[SPHERE_TIGHT][size] / s->tests[SPHERE_TIGHT][size - 1] >
              s->tests[OBB_TIGHT][size] / s->tests[OBB_TIGHT][size - 1];
  og_sheet_verdict(
      sheet, OG_UNNUMBERED, verdict_of(s->rows - s->off, s->rows),
      "the formula: of %zu rows of one size %zu are off by more than a quarter of the time, with the "
      "constants of the other sizes, the worst by %.2f; fitted to all sizes %zu of %d kinds have a cost below zero",
      s->rows, s->off, s->most_off, s->below, SUBJECTS);
  og_sheet_verdict(sheet, OG_UNNUMBERED, verdict_of(s->rows - s->off_alone, s->rows),
                   "the costs timed alone: of %zu rows of one size %zu are off by more than a quarter of the time, the "
                   "worst by %.2f",
                   s->rows, s->off_alone, s->most_off_alone);
  og_sheet_verdict(
      sheet, OG_UNNUMBERED, verdict_of(more, SIZES),
      "more volumes compared: N_v of tight spheres is above that of tight oriented boxes in %zu of %d sizes; "
      "with merged ones of 4096 triangles it is %.3g to %.3g",
      more, SIZES, s->tests[SPHERE][SIZES - 1], s->tests[OBB][SIZES - 1]);
  og_sheet_verdict(
      sheet, OG_UNNUMBERED, verdict_of(faster, SIZES - 1),
      "growth: N_v of tight spheres grows by a larger factor in %zu of %d steps; from the least size to the "
      "largest by %.3g, of tight oriented boxes by %.3g",
      faster, SIZES - 1, s->tests[SPHERE_TIGHT][SIZES - 1] / s->tests[SPHERE_TIGHT][0],
      s->tests[OBB_TIGHT][SIZES - 1] / s->tests[OBB_TIGHT][0]);
  double factor[2][2]; // of c_v and c_u; merged, tight
  size_t dear = 0;
  for (int k = 0; k < 2; k++) {
    factor[0][k] = s->alone[OBB + k][0] / s->alone[SPHERE + k][0];
    factor[1][k] = s->alone[OBB + k][2] / s->alone[SPHERE + k][2];
    dear += (size_t)(factor[0][k] >= 2) + (size_t)(factor[1][k] >= 2);
  }
  og_sheet_verdict(
      sheet, OG_UNNUMBERED, verdict_of(dear, 4),
      "dear boxes: by time c_v of oriented boxes is that of spheres times %.3g (merge) and %.3g (tight), c_u "
      "times %.3g and %.3g",
      factor[0][0], factor[0][1], factor[1][0], factor[1][1]);
}

static void make_room(bench *b) {
  const size_t nodes = 2 * MOST_TRIANGLES, runs = SIZES * b->sheet->count;
  size_t bytes = 0;
  for (int which = 0; which < SUBJECTS; which++) {
    b->run[which] = og_grow(NULL, runs, sizeof *b->run[which]);
    b->parts[which] = og_grow(NULL, runs, sizeof *b->parts[which]);
    if (kinds[which]->bytes > bytes) bytes = kinds[which]->bytes;
  }
  for (int k = 0; k < 2; k++) {
    b->side[k].volume = og_grow(NULL, nodes, bytes);
    b->traced[k] = og_grow(NULL, nodes, sizeof *b->traced[k]);
  }
  b->stack = og_grow(NULL, nodes, sizeof *b->stack);
  b->pair = og_grow(NULL, PAIRS, sizeof *b->pair);
  b->leaves = og_grow(NULL, PAIRS, sizeof *b->leaves);
  b->trace = (og_volume_trace){.kind = NULL};
}

static void free_room(bench *b) {
  for (int which = 0; which < SUBJECTS; which++) {
    free(b->run[which]);
    free(b->parts[which]);
  }
  for (int k = 0; k < 2; k++) {
    free(b->side[k].volume);
    free(b->traced[k]);
  }
  free(b->stack);
  free(b->pair);
  free(b->leaves);
  og_trace_free(&b->trace);
}

static bool work(og_sheet *sheet) {
  bench *const b = og_grow(NULL, 1, sizeof *b);
  bool is_whole = true;
  b->sheet = sheet;
  b->all = (summary){0};
  make_room(b);
  og_random_start(&b->random, "query-cost", sheet->seed, 0);
  og_progress_start_steps(&sheet->progress, SIZES);
  for (int size = 0; size < SIZES && is_whole; size++) {
    is_whole = measure_size(b, size);
    og_progress_step(&sheet->progress, (size_t)size + 1);
  }
  if (is_whole) {
    for (int which = 0; which < SUBJECTS; which++) fit_subject(b, (subject)which);
    conclude(sheet, &b->all);
  } else fputs("origo study query-cost: what was compared anew is not what the walk compared\n", stderr);
  free_room(b);
  free(b);
  return is_whole;
}

int og_study_query_cost(int argc, char **argv) { return og_sheet_command(&about, work, argc, argv); }
