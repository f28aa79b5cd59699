// The steps that sweep and prune, the grid and the dynamic tree write: outcome, pairs and work are the plain ones; the
// boxes are those of the set; what is said to meet meets; the exchanges, done one after the other, sort the ends; the
// cells fill the space of the boxes without gaps, and every pair that overlaps is reported in one cell that both boxes
// reach; a node of the tree is the least box around its children, and lookups go down to all that overlap.

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/door/overlaps_traced.h"
#include "ref/traced_registry.h"
#include "tests/shared/box_program.h"
#include "tests/shared/box_scene.h"
#include "tests/shared/trace_rooms.h"
#include "tool/gen/random.h"

extern const og_algorithm og_algorithm_sap_sweep, og_algorithm_sap_incremental, og_algorithm_grid,
    og_algorithm_dynamic_tree;

enum { BOXES = 40, PAIRS = 800, STEPS = 7, ENDS = 2 * BOXES };

static const og_algorithm *const subject[] = {&og_algorithm_sap_sweep, &og_algorithm_sap_incremental,
                                              &og_algorithm_grid, &og_algorithm_dynamic_tree};
enum { SUBJECTS = sizeof subject / sizeof *subject };

// ---- a scene, step by step ----

typedef struct played {
  const og_algorithm *algorithm;
  og_scene_kind kind;
  int64_t most_pairs;
  // The set after the last step, and how many marks the trace had before it.
  og_aabb box[BOXES];
  bool is_there[BOXES];
  int from;
  og_change change[BOXES];
  int32_t changes;
  og_pairs begun, ended;
  og_overlaps_work work;
  int full;
} played;

static og_index_pair begun_room[2][PAIRS], ended_room[2][PAIRS];

static void put(played *p, og_change_kind kind, int32_t k) {
  p->change[p->changes++] = (og_change){kind, k, p->box[k]};
  p->is_there[k] = kind != OG_REMOVE;
}

// Inserts most, moves all, removes some, inserts others, changes nothing, moves one and removes one, takes all away.
static void make_step(played *p, int step) {
  p->changes = 0;
  if (step == 1) og_scene_move(7, BOXES, p->box);
  if (step == 5) p->box[3] = p->box[8];
  for (int32_t k = 0; k < BOXES; k++) {
    if (step == 0 && k % 5 != 0) put(p, OG_INSERT, k);
    if (step == 1 && p->is_there[k]) put(p, OG_MOVE, k);
    if (step == 2 && k % 4 == 1 && p->is_there[k]) put(p, OG_REMOVE, k);
    if (step == 3 && !p->is_there[k]) put(p, OG_INSERT, k);
    if (step == 5 && k == 3) put(p, OG_MOVE, k);
    if (step == 5 && k == 6) put(p, OG_REMOVE, k);
    if (step == 6 && p->is_there[k]) put(p, OG_REMOVE, k);
  }
}

static bool same_pairs(const og_pairs *a, const og_pairs *b) {
  if (a->count != b->count) return false;
  for (int64_t k = 0; k < a->count; k++)
    if (a->pair[k].i != b->pair[k].i || a->pair[k].j != b->pair[k].j) return false;
  return true;
}

static og_block start(const og_door_overlaps *door, const og_scene_limits *limits) {
  og_block block = {NULL, og_overlaps_bytes(door, limits)};
  block.at = malloc(block.bytes);
  assert_non_null(block.at);
  assert_int_equal(og_overlaps_start(door, block, limits), OG_OUTCOME_ANSWERED);
  return block;
}

typedef void look(played *p, const og_trace *trace);

// Plays it on both doors; `each` looks at every step's marks, unless it is null.
static void play(played *p, og_trace *trace, look *each) {
  const og_door_overlaps *const door = p->algorithm->overlaps;
  const og_traced *const found = og_traced_find(p->algorithm);
  assert_non_null(found);
  const og_scene_limits limits = {BOXES, p->most_pairs};
  const og_block plain = start(door, &limits), traced = start(found->overlaps->block, &limits);
  memset(p->is_there, 0, sizeof p->is_there);
  og_scene_make(p->kind, BOXES, 3, p->box);
  p->full = 0;
  for (int step = 0; step < STEPS; step++) {
    bool was_there[BOXES];
    memcpy(was_there, p->is_there, sizeof was_there);
    make_step(p, step);
    og_pairs begun = {begun_room[0], PAIRS, 0}, ended = {ended_room[0], PAIRS, 0};
    p->begun = (og_pairs){begun_room[1], PAIRS, 0};
    p->ended = (og_pairs){ended_room[1], PAIRS, 0};
    p->from = trace->count;
    const og_outcome a = og_overlaps_step(door, plain, p->change, p->changes, &begun, &ended);
    const og_outcome b =
        og_overlaps_step_traced(found->overlaps, traced, p->change, p->changes, &p->begun, &p->ended, trace);
    assert_int_equal(a, b);
    assert_true(same_pairs(&begun, &p->begun) && same_pairs(&ended, &p->ended));
    if (a != OG_OUTCOME_ANSWERED) {
      assert_int_equal(a, OG_OUTCOME_FULL);
      assert_int_equal(trace->count, p->from);
      memcpy(p->is_there, was_there, sizeof was_there);
      p->full++;
      break;
    }
    const og_overlaps_work w = door->work(plain.at);
    p->work = found->overlaps->block->work(traced.at);
    assert_true(w.tests == p->work.tests && w.visits == p->work.visits && w.swaps == p->work.swaps);
    if (each != NULL) each(p, trace);
  }
  free(plain.at);
  free(traced.at);
}

static void run_traced(void *context, og_trace *trace) { play(context, trace, NULL); }

// ---- what the marks say ----

static int count_from(const played *p, const og_trace *trace, og_trace_kind kind) {
  int count = 0;
  for (int k = p->from; k < trace->count; k++) count += trace->marks[k].kind == kind;
  return count;
}

static bool do_meet(const played *p, int i, int j) {
  return p->is_there[i] && p->is_there[j] && og_aabb_overlap(&p->box[i], &p->box[j]);
}

// The first step has exactly the boxes that are there. Returns the mark behind it.
static int look_at_boxes(played *p, const og_trace *trace) {
  int next = p->from + 1;
  assert_int_equal(trace->marks[p->from].kind, OG_TRACE_STEP);
  for (int k = 0; k < BOXES; k++) {
    if (!p->is_there[k]) continue;
    const og_trace_mark *const mark = &trace->marks[next++];
    assert_true(mark->kind == OG_TRACE_BOX && mark->index[0] == k && mark->index[1] == 0);
    assert_true(or_same_vector(mark->vector[0], p->box[k].lo) && or_same_vector(mark->vector[1], p->box[k].hi));
  }
  return next;
}

// And a pair of boxes is said to meet exactly if it does.
static void look_at_boxes_and_pairs(played *p, const og_trace *trace) {
  for (int k = look_at_boxes(p, trace); k < trace->count; k++) {
    const og_trace_mark *const mark = &trace->marks[k];
    if (mark->kind == OG_TRACE_PAIR)
      assert_true((mark->number == 1) == do_meet(p, mark->index[0], mark->index[1]) && mark->index[2] == 0);
  }
}

static bool is_marked(const played *p, const og_trace *trace, og_index_pair pair) {
  for (int k = p->from; k < trace->count; k++) {
    const og_trace_mark *const mark = &trace->marks[k];
    const int i = mark->index[0], j = mark->index[1];
    if (mark->kind == OG_TRACE_PAIR && ((i == pair.i && j == pair.j) || (i == pair.j && j == pair.i))) return true;
  }
  return false;
}

// The sweep compares each pair once at most, among them all that overlap.
static void look_at_sweep(played *p, const og_trace *trace) {
  look_at_boxes_and_pairs(p, trace);
  assert_int_equal(count_from(p, trace, OG_TRACE_PAIR), p->work.tests);
  int there = 0;
  for (int i = 0; i < BOXES; i++) {
    there += p->is_there[i];
    for (int j = i + 1; j < BOXES; j++)
      if (do_meet(p, i, j)) assert_true(is_marked(p, trace, (og_index_pair){i, j}));
  }
  assert_int_equal(count_from(p, trace, OG_TRACE_STEP), there + 1);
  assert_int_equal(count_from(p, trace, OG_TRACE_BOX), 2 * there);
  // Each step's box is no earlier along x than the one before.
  og_scalar reached = -OG_SCALAR_MAX;
  for (int k = p->from + there + 1; k < trace->count; k++)
    if (trace->marks[k].kind == OG_TRACE_BOX) {
      assert_true(trace->marks[k].vector[0].x >= reached);
      reached = trace->marks[k].vector[0].x;
    }
}

// The ends' order along each axis, as the exchanges leave it.
static int order[3][ENDS], ends;

static og_scalar key_of(const played *p, int end, int axis) {
  const og_vec3 v = end % 2 == 1 ? p->box[end / 2].hi : p->box[end / 2].lo;
  return axis == 0 ? v.x : axis == 1 ? v.y : v.z;
}

static void exchange(const og_trace_mark *mark) {
  int *const list = order[mark->index[2]];
  int at = 0;
  while (at + 1 < ends && list[at] != mark->index[0]) at++;
  assert_true(at + 1 < ends && list[at] == mark->index[0] && list[at + 1] == mark->index[1]);
  list[at] = mark->index[1];
  list[at + 1] = mark->index[0];
}

static void look_at_exchanges(played *p, const og_trace *trace) {
  if (p->from == 0) ends = 0;
  look_at_boxes_and_pairs(p, trace);
  assert_int_equal(count_from(p, trace, OG_TRACE_SWAP), p->work.swaps);
  for (int32_t c = 0; c < p->changes; c++)
    if (p->change[c].kind == OG_INSERT) {
      for (int axis = 0; axis < 3; axis++)
        for (int upper = 0; upper < 2; upper++) order[axis][ends + upper] = 2 * p->change[c].index + upper;
      ends += 2;
    }
  for (int k = p->from; k < trace->count; k++)
    if (trace->marks[k].kind == OG_TRACE_SWAP) exchange(&trace->marks[k]);
  int there = 0;
  for (int k = 0; k < BOXES; k++) there += p->is_there[k];
  for (int axis = 0; axis < 3; axis++)
    for (int e = 0; e < ends; e++) {
      assert_true(p->is_there[order[axis][e] / 2] == (e < 2 * there));
      if (0 < e && e < 2 * there) assert_true(key_of(p, order[axis][e - 1], axis) <= key_of(p, order[axis][e], axis));
    }
  ends = 2 * there;
  for (int64_t k = 0; k < p->begun.count; k++) assert_true(is_marked(p, trace, p->begun.pair[k]));
  for (int64_t k = 0; k < p->ended.count; k++) assert_true(is_marked(p, trace, p->ended.pair[k]));
}

// ---- the grid ----

static og_scalar along(og_vec3 v, int axis) { return axis == 0 ? v.x : axis == 1 ? v.y : v.z; }

static bool is_cell(const og_trace_mark *mark) { return mark->kind == OG_TRACE_BOX && mark->number != 0; }

enum { CELLS = BOXES };
static const og_trace_mark *cell[CELLS];
static int cells, size[3];

static void same_as_listed(const og_trace_mark *mark) {
  assert_true(is_cell(mark) && mark->index[0] >= 0 && mark->index[0] < cells);
  const og_trace_mark *const listed = cell[mark->index[0]];
  for (int k = 0; k < 4; k++) assert_int_equal(mark->index[k], listed->index[k]);
  for (int k = 0; k < 2; k++) assert_true(or_same_vector(mark->vector[k], listed->vector[k]));
}

// Where one cell ends the next begins, and the outermost end where the boxes do.
static void cells_fill(const played *p) {
  for (int axis = 0; axis < 3; axis++) {
    og_scalar least = OG_SCALAR_MAX, most = -OG_SCALAR_MAX;
    for (int k = 0; k < BOXES; k++) {
      if (!p->is_there[k]) continue;
      least = og_min(least, along(p->box[k].lo, axis));
      most = og_max(most, along(p->box[k].hi, axis));
    }
    const int behind[3] = {1, size[0], size[0] * size[1]};
    for (int c = 0; c < cells; c++) {
      const int at = cell[c]->index[1 + axis];
      assert_int_equal(at, c / behind[axis] % size[axis]);
      const og_scalar lower = along(cell[c]->vector[0], axis), upper = along(cell[c]->vector[1], axis);
      assert_true(lower <= upper);
      if (at == 0) assert_true(lower == least);
      if (at == size[axis] - 1) assert_true(upper == most);
      else assert_true(upper == along(cell[c + behind[axis]]->vector[0], axis));
    }
  }
}

// All cells in the order of their numbers; returns the mark behind them.
static int read_cells(const played *p, const og_trace *trace, int at) {
  assert_int_equal(trace->marks[at++].kind, OG_TRACE_STEP);
  for (cells = 0; is_cell(&trace->marks[at]); at++) {
    assert_true(cells < CELLS && trace->marks[at].index[0] == cells);
    cell[cells++] = &trace->marks[at];
  }
  assert_true(cells > 0);
  for (int axis = 0; axis < 3; axis++) size[axis] = cell[cells - 1]->index[1 + axis] + 1;
  assert_int_equal(size[0] * size[1] * size[2], cells);
  cells_fill(p);
  return at;
}

static const og_trace_mark *first_of[BOXES], *last_of[BOXES];

// An end may lie beyond its cell's by what rounding moves: little, against all cells.
static void box_is_in_cells(const og_aabb *box, const og_trace_mark *first, const og_trace_mark *last) {
  for (int axis = 0; axis < 3; axis++) {
    const og_scalar from = along(cell[0]->vector[0], axis), to = along(cell[cells - 1]->vector[1], axis);
    const og_scalar slack = (to / 2 - from / 2) / 1024, lo = along(box->lo, axis), hi = along(box->hi, axis);
    assert_true(lo >= along(first->vector[0], axis) - slack && lo <= along(first->vector[1], axis) + slack);
    assert_true(hi >= along(last->vector[0], axis) - slack && hi <= along(last->vector[1], axis) + slack);
  }
}

// Each box with its first and its last cell. The cells between count what the plain grid's lists hold.
static int read_reaches(const played *p, const og_trace *trace, int at) {
  int64_t places = 0;
  for (int k = 0; k < BOXES; k++) {
    if (!p->is_there[k]) continue;
    const og_trace_mark *const mark = &trace->marks[at];
    assert_true(mark->kind == OG_TRACE_STEP && mark[1].kind == OG_TRACE_BOX && !is_cell(&mark[1]));
    assert_true(mark[1].index[0] == k && or_same_vector(mark[1].vector[0], p->box[k].lo));
    assert_true(or_same_vector(mark[1].vector[1], p->box[k].hi));
    first_of[k] = &mark[2];
    last_of[k] = &mark[3];
    same_as_listed(first_of[k]);
    same_as_listed(last_of[k]);
    box_is_in_cells(&p->box[k], first_of[k], last_of[k]);
    int64_t reached = 1;
    for (int axis = 1; axis <= 3; axis++) {
      assert_true(last_of[k]->index[axis] >= first_of[k]->index[axis]);
      reached *= last_of[k]->index[axis] - first_of[k]->index[axis] + 1;
    }
    places += reached;
    at += 4;
  }
  assert_int_equal(places, p->work.visits);
  return at;
}

static bool does_reach(int k, const og_trace_mark *in) {
  for (int axis = 1; axis <= 3; axis++)
    if (in->index[axis] < first_of[k]->index[axis] || in->index[axis] > last_of[k]->index[axis]) return false;
  return true;
}

// The rest: each cell's pairs, all boxes that reach it with each other, and then the cell.
static void read_lists(const played *p, const og_trace *trace, int at) {
  static int reported[BOXES][BOXES];
  memset(reported, 0, sizeof reported);
  int reached = -1;
  while (at < trace->count) {
    assert_int_equal(trace->marks[at++].kind, OG_TRACE_STEP);
    const int from = at;
    while (trace->marks[at].kind == OG_TRACE_PAIR) at++;
    const og_trace_mark *const in = &trace->marks[at++];
    same_as_listed(in);
    assert_true(in->index[0] > reached);
    reached = in->index[0];
    int here = 0;
    for (int k = 0; k < BOXES; k++) here += p->is_there[k] && does_reach(k, in);
    assert_true(here > 1 && at - 1 - from == here * (here - 1) / 2);
    for (int k = from; k < at - 1; k++) {
      const int i = trace->marks[k].index[0], j = trace->marks[k].index[1];
      assert_true(i < j && does_reach(i, in) && does_reach(j, in));
      if (trace->marks[k].index[3] != 0) assert_true(trace->marks[k].number == 1);
      else if (trace->marks[k].number == 1) reported[i][j]++;
    }
  }
  for (int i = 0; i < BOXES; i++)
    for (int j = i + 1; j < BOXES; j++) assert_int_equal(reported[i][j], do_meet(p, i, j));
}

static void look_at_grid(played *p, const og_trace *trace) {
  int there = 0;
  for (int k = 0; k < BOXES; k++) there += p->is_there[k];
  look_at_boxes_and_pairs(p, trace);
  assert_int_equal(count_from(p, trace, OG_TRACE_PAIR), p->work.tests);
  const int at = p->from + 1 + there;
  if (there == 0) assert_int_equal(trace->count, at);
  else read_lists(p, trace, read_reaches(p, trace, read_cells(p, trace, at)));
}

// ---- the tree ----

enum { NODES = 2 * BOXES };
static const og_trace_mark *node[NODES];
static int parent[NODES];

static bool are_one_box(const og_aabb *a, const og_aabb *b) {
  return or_same_vector(a->lo, b->lo) && or_same_vector(a->hi, b->hi);
}

static og_aabb box_of(const og_trace_mark *mark) { return (og_aabb){mark->vector[0], mark->vector[1]}; }

static og_aabb around(og_aabb a, og_aabb b) {
  return (og_aabb){{og_min(a.lo.x, b.lo.x), og_min(a.lo.y, b.lo.y), og_min(a.lo.z, b.lo.z)},
                   {og_max(a.hi.x, b.hi.x), og_max(a.hi.y, b.hi.y), og_max(a.hi.z, b.hi.z)}};
}

// The node at the mark and all below it; returns the mark behind them.
static int read_node(const played *p, const og_trace *trace, int at, int above, int level) {
  const og_trace_mark *const mark = &trace->marks[at];
  const int number = mark->index[0];
  assert_true(mark->kind == OG_TRACE_BOX && mark->index[1] == level && 0 <= number && number < NODES);
  assert_null(node[number]);
  node[number] = mark;
  parent[number] = above;
  const og_aabb box = box_of(mark);
  if (number < BOXES) {
    assert_true(p->is_there[number] && are_one_box(&box, &p->box[number]));
    return at + 1;
  }
  const int second = read_node(p, trace, at + 1, number, level + 1);
  const int behind = read_node(p, trace, second, number, level + 1);
  const og_aabb least = around(box_of(&trace->marks[at + 1]), box_of(&trace->marks[second]));
  assert_true(are_one_box(&box, &least));
  return behind;
}

static bool is_changed(const played *p, int k) {
  for (int32_t c = 0; c < p->changes; c++)
    if (p->change[c].index == k) return p->change[c].kind != OG_REMOVE;
  return false;
}

typedef struct seen {
  int lookups, leaves, nodes;
  bool is_looked_up[BOXES], do_meet[BOXES][NODES];
} seen;

// One lookup: each node behind its parent, which meets; and of one that meets, the children, too.
static int read_lookup(const played *p, const og_trace *trace, int at, seen *s) {
  static bool is_compared[NODES];
  memset(is_compared, 0, sizeof is_compared);
  assert_true(trace->marks[at].kind == OG_TRACE_STEP && trace->marks[at + 1].kind == OG_TRACE_BOX);
  const int k = trace->marks[at + 1].index[0];
  assert_true(is_changed(p, k) && !s->is_looked_up[k]);
  s->is_looked_up[k] = is_compared[k] = s->do_meet[k][k] = true;
  s->lookups++;
  at += 2;
  for (; at < trace->count && trace->marks[at].kind == OG_TRACE_PAIR; at++) {
    const og_trace_mark *const mark = &trace->marks[at];
    const int m = mark->index[1];
    assert_true(mark->index[0] == k && 0 <= m && m < NODES && node[m] != NULL && !is_compared[m]);
    assert_true(parent[m] < 0 || s->do_meet[k][parent[m]]);
    is_compared[m] = true;
    const og_aabb box = box_of(node[m]);
    s->do_meet[k][m] = og_aabb_overlap(&p->box[k], &box);
    assert_true((mark->number == 1) == s->do_meet[k][m]);
    if (m < BOXES) s->leaves++;
    else s->nodes++;
  }
  for (int m = 0; m < NODES; m++)
    if (node[m] != NULL) assert_true(is_compared[m] == (parent[m] < 0 || s->do_meet[k][parent[m]]));
  return at;
}

static void look_at_tree(played *p, const og_trace *trace) {
  static seen s;
  memset(&s, 0, sizeof s);
  memset(node, 0, sizeof node);
  int at = look_at_boxes(p, trace);
  if (at == p->from + 1) {
    assert_int_equal(trace->count, at);
    return;
  }
  assert_int_equal(trace->marks[at].kind, OG_TRACE_STEP);
  at = read_node(p, trace, at + 1, -1, 0);
  while (at < trace->count) at = read_lookup(p, trace, at, &s);
  for (int i = 0; i < BOXES; i++) {
    assert_true((node[i] != NULL) == p->is_there[i] && s.is_looked_up[i] == is_changed(p, i));
    for (int j = 0; j < BOXES && s.is_looked_up[i]; j++) assert_true(s.do_meet[i][j] == do_meet(p, i, j));
  }
  assert_true(s.leaves + s.lookups == p->work.tests && s.nodes == p->work.visits);
}

static void scenes_step_by_step(void **state) {
  (void)state;
  static og_trace_mark marks[1 << 16];
  look *const each[SUBJECTS] = {look_at_sweep, look_at_exchanges, look_at_grid, look_at_tree};
  for (int s = 0; s < SUBJECTS; s++)
    for (int kind = 0; kind < OG_SCENE_KINDS; kind++) {
      played p = {.algorithm = subject[s], .kind = (og_scene_kind)kind, .most_pairs = PAIRS};
      og_trace trace = {.marks = marks, .room = 1 << 16};
      play(&p, &trace, each[s]);
      assert_false(trace.cut);
      assert_int_equal(p.full, 0);
    }
}

enum { MANY = 1024, LARGE = 10, MANY_PAIRS = 16384, ENTRIES = 8 };

// A few boxes reach all cells, the others are dust: for the cells that suit their mean the lists have no room.
static void put_dust(og_change *change) {
  for (int32_t k = 0; k < MANY; k++) {
    const og_scalar edge = k < LARGE ? (og_scalar)15 : (og_scalar)0.015625;
    const og_vec3 lo = {(og_scalar)(k % 16), (og_scalar)(k / 16 % 16), (og_scalar)(k / 64)};
    const og_vec3 from = k < LARGE ? (og_vec3){0, 0, 0} : lo;
    change[k] = (og_change){OG_INSERT, k, {from, og_add(from, (og_vec3){edge, edge, edge})}};
  }
}

// How many places the boxes have in cells, by the first and the last cell of each.
static int64_t places_in(const og_trace *trace) {
  int64_t places = 0;
  for (int k = 0; k + 2 < trace->count; k++) {
    const og_trace_mark *const mark = &trace->marks[k];
    if (mark[0].kind != OG_TRACE_BOX || is_cell(&mark[0]) || !is_cell(&mark[1]) || !is_cell(&mark[2])) continue;
    int64_t reached = 1;
    for (int axis = 1; axis <= 3; axis++) reached *= mark[2].index[axis] - mark[1].index[axis] + 1;
    places += reached;
  }
  return places;
}

static void cells_have_room(void **state) {
  (void)state;
  static og_trace_mark marks[1 << 17];
  static og_change change[MANY];
  static og_index_pair room[4][MANY_PAIRS];
  const og_door_overlaps *const door = og_algorithm_grid.overlaps;
  const og_door_overlaps_traced *const traced_door = og_traced_find(&og_algorithm_grid)->overlaps;
  const og_scene_limits limits = {MANY, MANY_PAIRS};
  const og_block plain = start(door, &limits), traced = start(traced_door->block, &limits);
  og_trace trace = {.marks = marks, .room = 1 << 17};
  og_pairs pairs[4];
  for (int k = 0; k < 4; k++) pairs[k] = (og_pairs){room[k], MANY_PAIRS, 0};
  put_dust(change);
  assert_int_equal(og_overlaps_step(door, plain, change, MANY, &pairs[0], &pairs[1]), OG_OUTCOME_ANSWERED);
  assert_int_equal(og_overlaps_step_traced(traced_door, traced, change, MANY, &pairs[2], &pairs[3], &trace),
                   OG_OUTCOME_ANSWERED);
  assert_true(same_pairs(&pairs[0], &pairs[2]) && same_pairs(&pairs[1], &pairs[3]) && !trace.cut);
  const int64_t places = places_in(&trace), visits = traced_door->block->work(traced.at).visits;
  assert_int_equal(places, visits);
  assert_int_equal(places, door->work(plain.at).visits);
  // They fit; twice as many cells would not.
  assert_true(places <= ENTRIES * MANY && places + (places - (MANY - LARGE)) > ENTRIES * MANY);
  free(plain.at);
  free(traced.at);
}

static void any_room(void **state) {
  (void)state;
  for (int s = 0; s < SUBJECTS; s++)
    for (int kind = 0; kind < OG_SCENE_KINDS; kind++)
      for (int few = 0; few < 2; few++) {
        played p = {.algorithm = subject[s], .kind = (og_scene_kind)kind, .most_pairs = few ? 0 : PAIRS};
        const og_trace *const trace = or_trace_rooms(run_traced, &p);
        assert_true(few ? p.full == 1 : p.full == 0 && trace->count > BOXES);
      }
}

// ---- random programs, good steps and bad ones ----

static const og_traced *played_by;
static og_trace program_trace;

static og_outcome step_by_traced(void *scene, const og_change *change, int32_t count, og_pairs *begun,
                                 og_pairs *ended) {
  const int marks = program_trace.count;
  const og_outcome outcome =
      og_overlaps_step_traced(played_by->overlaps, (og_block){scene, 0}, change, count, begun, ended, &program_trace);
  if (outcome != OG_OUTCOME_ANSWERED) assert_int_equal(program_trace.count, marks);
  if (program_trace.count > program_trace.room / 2) program_trace.count = 0;
  return outcome;
}

static void random_programs(void **state) {
  (void)state;
  static og_trace_mark marks[20000];
  for (int s = 0; s < SUBJECTS; s++) {
    og_box_tally tally = {0};
    played_by = og_traced_find(subject[s]);
    assert_non_null(played_by);
    og_door_overlaps door = *played_by->overlaps->block;
    door.step = step_by_traced;
    og_random random;
    og_random_start(&random, "overlaps traced", 1, 0);
    for (int n = 0; n < 300; n++) {
      uint8_t program[400];
      for (size_t k = 0; k < sizeof program; k++) program[k] = (uint8_t)(og_random_bits(&random) >> 56);
      program_trace = (og_trace){.marks = marks, .room = n % 3 == 0 ? n : 20000};
      const char *const wrong = og_play_boxes(&door, program, sizeof program, &tally);
      if (wrong != NULL) fail_msg("%s, program %d: %s", subject[s]->id, n, wrong);
    }
    assert_true(tally.steps > 100 && tally.bad > 10 && tally.full > 10 && tally.begun > 100 && tally.ended > 10);
  }
}

static void a_bad_change_has_no_marks(void **state) {
  (void)state;
  og_trace_mark marks[8];
  for (int s = 0; s < SUBJECTS; s++) {
    const og_traced *const traced = og_traced_find(subject[s]);
    const og_scene_limits limits = {4, 4};
    const og_block block = start(traced->overlaps->block, &limits);
    og_pairs begun = {begun_room[0], PAIRS, 0}, ended = {ended_room[0], PAIRS, 0};
    const og_change bad[] = {{OG_REMOVE, 0, {{0, 0, 0}, {0, 0, 0}}},
                             {OG_INSERT, -1, {{0, 0, 0}, {0, 0, 0}}},
                             {OG_INSERT, 0, {{1, 0, 0}, {0, 0, 0}}}};
    for (int k = 0; k < 3; k++) {
      og_trace trace = {.marks = marks, .room = 0};
      assert_int_equal(og_overlaps_step_traced(traced->overlaps, block, &bad[k], 1, &begun, &ended, &trace),
                       OG_OUTCOME_BAD_INPUT);
      assert_true(trace.count == 0 && !trace.cut);
    }
    og_trace trace = {.marks = marks, .room = 8};
    assert_int_equal(og_overlaps_step_traced(traced->overlaps, block, bad, -1, &begun, &ended, &trace),
                     OG_OUTCOME_BAD_INPUT);
    free(block.at);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(scenes_step_by_step), cmocka_unit_test(cells_have_room),           cmocka_unit_test(any_room),
      cmocka_unit_test(random_programs),     cmocka_unit_test(a_bad_change_has_no_marks),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
