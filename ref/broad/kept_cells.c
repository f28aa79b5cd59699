#include "ref/broad/kept_cells.h"

// The upper bits of a product with an odd constant depend on all bits of the cell.
static int32_t list_of(const og_kept_cells *c, int64_t cell) {
  if (cell == OG_LARGE_CELL) return c->lists;
  return (int32_t)((((uint64_t)cell * 0x9e3779b97f4a7c15U) >> 32) % (uint64_t)c->lists);
}

int64_t og_kept_first(const og_kept_cells *c, int64_t cell) { return c->head[list_of(c, cell)]; }

// Of a range of two cells at most: the even or the odd one.
static int32_t cell_on_side(int32_t lo, int32_t hi, int32_t side) {
  if (lo % 2 == side) return lo;
  return hi % 2 == side ? hi : -1;
}

static bool is_large_reach(const og_reach *r) {
  return r->hi[0] - r->lo[0] > 1 || r->hi[1] - r->lo[1] > 1 || r->hi[2] - r->lo[2] > 1;
}

static int64_t cell_of_place(const og_reach *r, int32_t place) {
  if (is_large_reach(r)) return place == 0 ? OG_LARGE_CELL : OG_NO_CELL;
  const int32_t x = cell_on_side(r->lo[0], r->hi[0], place % 2), y = cell_on_side(r->lo[1], r->hi[1], place / 2 % 2),
                z = cell_on_side(r->lo[2], r->hi[2], place / 4);
  return x < 0 || y < 0 || z < 0 ? OG_NO_CELL : og_kept_number(x, y, z);
}

static void leave_cell(og_kept_cells *c, int64_t e) {
  const int64_t next = c->entry[e].next, previous = c->entry[e].previous;
  if (previous >= 0) c->entry[previous].next = next;
  else c->head[list_of(c, c->entry[e].cell)] = next;
  if (next >= 0) c->entry[next].previous = previous;
  c->entry[e].cell = OG_NO_CELL;
}

static void enter_cell(og_kept_cells *c, int64_t e, int64_t cell) {
  int64_t *const head = &c->head[list_of(c, cell)];
  const int64_t first = *head;
  c->entry[e] = (og_kept_entry){cell, first, -1};
  if (first >= 0) c->entry[first].previous = e;
  *head = e;
}

// Returns how many lists that has changed.
static int32_t move_place(og_kept_cells *c, int64_t e, int64_t cell) {
  const int64_t before = c->entry[e].cell;
  if (before == cell) return 0;
  if (before >= 0) leave_cell(c, e);
  if (cell >= 0) enter_cell(c, e, cell);
  return (before >= 0) + (cell >= 0);
}

void og_kept_clear(og_kept_cells *c) {
  for (int32_t list = 0; list <= c->lists; list++) c->head[list] = -1;
  for (int64_t e = 0; e < OG_KEPT_PLACES * (int64_t)c->boxes; e++) c->entry[e] = (og_kept_entry){OG_NO_CELL, -1, -1};
}

int32_t og_kept_put(og_kept_cells *c, int32_t k, const og_reach *reach) {
  int32_t moves = 0;
  for (int32_t place = 0; place < OG_KEPT_PLACES; place++)
    moves += move_place(c, OG_KEPT_PLACES * (int64_t)k + place, cell_of_place(reach, place));
  return moves;
}

int32_t og_kept_take(og_kept_cells *c, int32_t k) {
  int32_t moves = 0;
  for (int32_t place = 0; place < OG_KEPT_PLACES; place++)
    moves += move_place(c, OG_KEPT_PLACES * (int64_t)k + place, OG_NO_CELL);
  return moves;
}
