#include "ref/broad/grid.h"

#include "ref/broad/lattice.h"
#include "ref/broad/scene.h"
#include "ref/broad/trace_boxes.h"
#include "ref/door/overlaps_traced.h"

// After a step the scene still has its boxes, and behind them the lists of the cells. Only the cells' ends are gone:
// they are found again, and the plain grid stays as it is.
// A cell is a mark of a box with the number 1: index[0] is its place in the order of the lists, index[1] to index[3]
// are its places along x, y and z.

extern const og_algorithm og_algorithm_grid;

typedef struct shown_grid {
  const og_scene *scene;
  og_lattice cells;
  og_aabb bounds;       // of all boxes
  const int64_t *start; // cell c's boxes are entry[start[c]] to entry[start[c + 1] - 1]
  const int32_t *entry;
  og_trace *trace;
} shown_grid;

// ---- the cells that og_grid chose ----

static bool has_room(const og_lattice *l, const og_scene *s) {
  const int64_t most = (int64_t)OG_GRID_ENTRIES * s->count;
  int64_t entries = 0;
  if ((int64_t)l->x.cells * l->y.cells * l->z.cells > s->count) return false;
  for (int32_t k = 0; k < s->count && entries <= most; k++) {
    const og_reach r = og_reach_of(l, &s->box[k]);
    entries += og_reach_size(&r, most);
  }
  return entries <= most;
}

// The first cells that find room are those of the lists.
static og_lattice chosen_cells(const og_scene *s) {
  const og_extent e = og_extent_of_boxes(s->box, s->count);
  int32_t wanted[3] = {og_mean_cells(e.lo.x, e.hi.x, e.mean.x, s->count),
                       og_mean_cells(e.lo.y, e.hi.y, e.mean.y, s->count),
                       og_mean_cells(e.lo.z, e.hi.z, e.mean.z, s->count)};
  while ((og_scalar)wanted[0] * (og_scalar)wanted[1] * (og_scalar)wanted[2] > (og_scalar)s->count) og_coarsen(wanted);
  og_lattice l = og_lattice_over(&e, wanted);
  while (!has_room(&l, s)) {
    og_coarsen(wanted);
    l = og_lattice_over(&e, wanted);
  }
  return l;
}

static og_aabb bounds_of(const og_scene *s) {
  og_aabb all = s->box[0];
  for (int32_t k = 1; k < s->count; k++) {
    const og_aabb *const b = &s->box[k];
    all.lo = (og_vec3){og_min(all.lo.x, b->lo.x), og_min(all.lo.y, b->lo.y), og_min(all.lo.z, b->lo.z)};
    all.hi = (og_vec3){og_max(all.hi.x, b->hi.x), og_max(all.hi.y, b->hi.y), og_max(all.hi.z, b->hi.z)};
  }
  return all;
}

// ---- marks ----

// Where cell `at` begins: the outer ends are those of all boxes, and rounding leads none beyond them.
static og_scalar begin_of_cell(const og_lattice_axis *a, int32_t at, og_scalar first, og_scalar last) {
  if (at == 0) return first;
  if (at == a->cells) return last;
  return og_min(og_max(2 * (a->from + (og_scalar)at / a->per_length), first), last);
}

static void show_cell(const shown_grid *g, int32_t x, int32_t y, int32_t z) {
  const og_lattice *const l = &g->cells;
  const og_vec3 lo = g->bounds.lo, hi = g->bounds.hi;
  const int at = g->trace->count;
  const og_aabb cell = {
      {begin_of_cell(&l->x, x, lo.x, hi.x), begin_of_cell(&l->y, y, lo.y, hi.y), begin_of_cell(&l->z, z, lo.z, hi.z)},
      {begin_of_cell(&l->x, x + 1, lo.x, hi.x), begin_of_cell(&l->y, y + 1, lo.y, hi.y),
       begin_of_cell(&l->z, z + 1, lo.z, hi.z)}};
  og_trace_add_box(g->trace, (z * l->y.cells + y) * l->x.cells + x, x, &cell);
  if (g->trace->count == at) return;
  g->trace->marks[at].index[2] = y;
  g->trace->marks[at].index[3] = z;
  g->trace->marks[at].number = 1;
}

static void show_cell_by_number(const shown_grid *g, int32_t c) {
  const int32_t row = c / g->cells.x.cells;
  show_cell(g, c % g->cells.x.cells, row % g->cells.y.cells, row / g->cells.y.cells);
}

// The box, and the first and the last of its cells.
static void show_reach(const shown_grid *g, int32_t k) {
  const og_reach r = og_reach_of(&g->cells, &g->scene->box[k]);
  og_trace_add_indices(g->trace, OG_TRACE_STEP, 0, 0, 0, 0);
  og_trace_add_box(g->trace, g->scene->number[k], 0, &g->scene->box[k]);
  show_cell(g, r.lo[0], r.lo[1], r.lo[2]);
  show_cell(g, r.hi[0], r.hi[1], r.hi[2]);
}

// Is the lower corner of what the boxes have in common in this cell?
static bool is_reported_in(const shown_grid *g, const og_aabb *a, const og_aabb *b, int32_t c) {
  const og_lattice *const l = &g->cells;
  const int32_t x = og_cell_of(&l->x, og_max(a->lo.x, b->lo.x)), y = og_cell_of(&l->y, og_max(a->lo.y, b->lo.y)),
                z = og_cell_of(&l->z, og_max(a->lo.z, b->lo.z));
  return (z * l->y.cells + y) * l->x.cells + x == c;
}

// index[3] of a pair is 1 where the two meet and another cell reports them.
static void show_pair_in(const shown_grid *g, int32_t i, int32_t j, int32_t c) {
  const og_scene *const s = g->scene;
  const bool meet = og_aabb_overlap(&s->box[i], &s->box[j]);
  const int at = g->trace->count;
  og_trace_add_pair(g->trace, s->number[i], s->number[j], false, meet);
  if (g->trace->count > at) g->trace->marks[at].index[3] = meet && !is_reported_in(g, &s->box[i], &s->box[j], c);
}

// The pairs come before the cell: so a step that is cut is not taken for the list of cells.
static void show_list(const shown_grid *g, int32_t c) {
  og_trace_add_indices(g->trace, OG_TRACE_STEP, 0, 0, 0, 0);
  for (int64_t p = g->start[c]; p < g->start[c + 1]; p++)
    for (int64_t q = p + 1; q < g->start[c + 1]; q++) show_pair_in(g, g->entry[p], g->entry[q], c);
  show_cell_by_number(g, c);
}

// ---- a step ----

static void show_grid(const og_scene *s, og_trace *trace) {
  const unsigned char *const own = (const unsigned char *)(const void *)s + og_scene_bytes(&s->limits);
  const int64_t *const start = (const int64_t *)(const void *)own;
  const int32_t *const entry = (const int32_t *)(const void *)(start + s->limits.boxes + 2);
  const shown_grid g = {s, chosen_cells(s), bounds_of(s), start, entry, trace};
  const int32_t cells = g.cells.x.cells * g.cells.y.cells * g.cells.z.cells;
  og_trace_add_indices(trace, OG_TRACE_STEP, 0, 0, 0, 0);
  for (int32_t c = 0; c < cells; c++) show_cell_by_number(&g, c);
  for (int32_t k = 0; k < s->count; k++) show_reach(&g, k);
  for (int32_t c = 0; c < cells; c++)
    if (start[c + 1] - start[c] > 1) show_list(&g, c);
}

static size_t grid_bytes(const og_scene_limits *limits) { return og_algorithm_grid.overlaps->bytes(limits); }

static og_outcome grid_step_traced(void *scene, const og_change *change, int32_t count, og_pairs *begun,
                                   og_pairs *ended, og_trace *trace) {
  const og_outcome outcome = og_algorithm_grid.overlaps->step(scene, change, count, begun, ended);
  if (outcome != OG_OUTCOME_ANSWERED) return outcome;
  const og_scene *const s = (const og_scene *)scene;
  og_trace_add_indices(trace, OG_TRACE_STEP, 0, 0, 0, 0);
  for (int32_t k = 0; k < s->count; k++) og_trace_add_box(trace, s->number[k], 0, &s->box[k]);
  if (s->count > 0) show_grid(s, trace);
  return outcome;
}

// ---- what is known of it ----

static const og_door_overlaps grid_block = {.bytes = grid_bytes, .start = og_scene_start, .work = og_scene_work};

static const og_door_overlaps_traced grid_traced_door = {.block = &grid_block, .step = grid_step_traced};

const og_traced og_traced_grid = {.algorithm = &og_algorithm_grid, .overlaps = &grid_traced_door};
