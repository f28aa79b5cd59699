#include "ref/broad/multi_sap.h"

#include "ref/broad/memory.h"

// ---- memory ----

static og_multi_sap *multi_of(og_coherent *s) {
  return (og_multi_sap *)(void *)((unsigned char *)(void *)s + og_coherent_bytes(&s->limits));
}

static int32_t most_cells(const og_scene_limits *limits) { return limits->boxes / OG_MULTI_SAP_BOXES + 1; }

static size_t take(const og_scene_limits *limits, unsigned char *block, og_multi_sap *multi) {
  size_t used = og_coherent_bytes(limits);
  og_take(&used, 1, sizeof(og_multi_sap));
  og_sap_parts_take(&multi->sap, block, &used, (size_t)most_cells(limits),
                    OG_MULTI_SAP_ENTRIES * (size_t)limits->boxes);
  return used;
}

static size_t bytes(const og_scene_limits *limits) {
  og_multi_sap unused;
  return take(limits, NULL, &unused);
}

static void start(void *scene, const og_scene_limits *limits) {
  og_coherent_start(scene, limits);
  og_multi_sap *const multi = multi_of((og_coherent *)scene);
  take(limits, (unsigned char *)scene, multi);
  for (int axis = 0; axis < 3; axis++) multi->axis[axis] = (og_cells){0, 0, 1};
  multi->fitted = 0;
  multi->entries = 0;
}

// ---- cells ----

static inline og_scalar along(og_vec3 a, int axis) { return axis == 0 ? a.x : axis == 1 ? a.y : a.z; }

// Rounding is monotone, and so are halving, a difference, a product with a positive number, and cutting off.
static inline int32_t cell_of(const og_cells *a, og_scalar x) {
  const og_scalar at = (x * (og_scalar)0.5 - a->from) * a->per_length;
  if (!(at > 0)) return 0;
  return at < (og_scalar)a->cells ? (int32_t)at : a->cells - 1;
}

typedef struct reach {
  int32_t lo[3], hi[3];
} reach;

static reach reach_of(const og_multi_sap *multi, const og_aabb *box) {
  reach r;
  for (int axis = 0; axis < 3; axis++) {
    r.lo[axis] = cell_of(&multi->axis[axis], along(box->lo, axis));
    r.hi[axis] = cell_of(&multi->axis[axis], along(box->hi, axis));
  }
  return r;
}

static int64_t reached(const og_multi_sap *multi, const og_aabb *box) {
  const reach r = reach_of(multi, box);
  return ((int64_t)r.hi[0] - r.lo[0] + 1) * (r.hi[1] - r.lo[1] + 1) * (r.hi[2] - r.lo[2] + 1);
}

// Cells are numbered along x, then y, then z. The least one after `after` within the reach: if its place along an axis is
// not within, the next row or layer is.
static int32_t next_cell(const void *rule, const og_aabb *box, int32_t after) {
  const og_multi_sap *const multi = (const og_multi_sap *)rule;
  const reach r = reach_of(multi, box);
  const int32_t columns = multi->axis[0].cells, rows = multi->axis[1].cells, cell = after + 1;
  int32_t x = cell % columns, y = cell / columns % rows, z = cell / columns / rows;
  if (z < r.lo[2]) x = r.lo[0], y = r.lo[1], z = r.lo[2];
  if (y < r.lo[1]) x = r.lo[0], y = r.lo[1];
  if (x < r.lo[0]) x = r.lo[0];
  if (x > r.hi[0]) x = r.lo[0], y++;
  if (y > r.hi[1]) x = r.lo[0], y = r.lo[1], z++;
  return z > r.hi[2] ? -1 : (z * rows + y) * columns + x;
}

// ---- the grid ----

// Bounds and mean length along an axis, all halved.
typedef struct extent {
  og_scalar lo, hi, mean;
} extent;

static extent extent_of(const og_coherent *s, int axis) {
  extent e = {OG_SCALAR_MAX, -OG_SCALAR_MAX, 0};
  for (int32_t k = 0; k < s->limits.boxes; k++) {
    if ((s->state[k] & OG_IS_THERE) == 0) continue;
    const og_scalar lo = along(s->box[k].lo, axis) * (og_scalar)0.5, hi = along(s->box[k].hi, axis) * (og_scalar)0.5;
    e.lo = og_min(e.lo, lo);
    e.hi = og_max(e.hi, hi);
    e.mean += (hi - lo) / (og_scalar)s->count;
  }
  return e;
}

// At least four mean lengths long.
static int32_t wanted_cells(const extent *e, int32_t most) {
  const og_scalar length = e->hi - e->lo, cell = 4 * e->mean;
  if (!(length > cell)) return 1;
  return cell * (og_scalar)most > length ? (int32_t)(length / cell) : most;
}

// An axis too short to be divided has one cell.
static og_cells divided(const extent *e, int32_t wanted) {
  if (wanted <= 1 || !(e->hi > e->lo)) return (og_cells){e->lo, 0, 1};
  const og_scalar per_length = (og_scalar)wanted / (e->hi - e->lo);
  return og_finite(per_length) ? (og_cells){e->lo, per_length, wanted} : (og_cells){e->lo, 0, 1};
}

static int64_t entries_of(const og_multi_sap *multi, const og_coherent *s, int64_t room) {
  int64_t entries = 0;
  for (int32_t k = 0; k < s->limits.boxes && entries <= room; k++)
    if ((s->state[k] & OG_IS_THERE) != 0) entries += reached(multi, &s->box[k]);
  return entries;
}

static void coarsen(int32_t wanted[3]) {
  int longest = 0;
  for (int k = 1; k < 3; k++)
    if (wanted[k] > wanted[longest]) longest = k;
  wanted[longest] = (wanted[longest] + 1) / 2;
}

// Each round halves the most divided axis: in the end there is one cell, with one place for each box.
static void fit(og_multi_sap *multi, const og_coherent *s) {
  const int32_t most = s->count / OG_MULTI_SAP_BOXES + 1;
  const int64_t room = OG_MULTI_SAP_ENTRIES * (int64_t)s->limits.boxes;
  extent e[3];
  int32_t wanted[3];
  for (int axis = 0; axis < 3; axis++) {
    e[axis] = extent_of(s, axis);
    wanted[axis] = s->count == 0 ? 1 : wanted_cells(&e[axis], most);
  }
  while ((og_scalar)wanted[0] * (og_scalar)wanted[1] * (og_scalar)wanted[2] > (og_scalar)most) coarsen(wanted);
  for (;; coarsen(wanted)) {
    for (int axis = 0; axis < 3; axis++) multi->axis[axis] = divided(&e[axis], wanted[axis]);
    multi->entries = entries_of(multi, s, room);
    if (multi->entries <= room) break;
  }
  multi->sap.parts = multi->axis[0].cells * multi->axis[1].cells * multi->axis[2].cells;
  multi->fitted = s->count;
}

static void count_entries(og_multi_sap *multi, const og_coherent *s) {
  for (int32_t c = 0; c < s->changes; c++) {
    const int32_t k = s->changed[c];
    if ((s->state[k] & OG_WAS_THERE) != 0) multi->entries -= reached(multi, &s->before[k]);
    if ((s->state[k] & OG_IS_THERE) != 0) multi->entries += reached(multi, &s->box[k]);
  }
}

void og_multi_sap_follow(og_coherent *s) {
  og_multi_sap *const multi = multi_of(s);
  if (s->changes == 0) return;
  count_entries(multi, s);
  const bool is_new = multi->sap.parts == 0 || s->count > 2 * (int64_t)multi->fitted ||
                      multi->entries > OG_MULTI_SAP_ENTRIES * (int64_t)s->limits.boxes;
  if (is_new) fit(multi, s);
  og_sap_parts_follow(s, &multi->sap, next_cell, multi, is_new);
}

// ---- behind the door ----

static og_outcome step(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended) {
  return og_coherent_step((og_coherent *)scene, og_multi_sap_follow, change, count, begun, ended);
}

// ---- what is known of it ----

static const og_door_overlaps multi_sap_door = {.bytes = bytes, .start = start, .step = step, .work = og_coherent_work};

const og_algorithm og_algorithm_multi_sap = {
    .id = "multi-sap",
    .row = "3.9",
    .questions = "overlaps",
    .path = "ref/broad/multi_sap",
    .source = "Varjus 2018, 3.3; Tracy, Buss and Woods 2009",
    .cost = "O(e + s), e ends in all cells, s exchanges",
    .limits =
        "where boxes crowd in one cell it is a single sweep and prune; boxes that cross cells are there several times",
    .overlaps = &multi_sap_door,
};
