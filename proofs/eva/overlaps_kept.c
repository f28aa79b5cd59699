#include "eva/arguments.h"
#include "ref/broad/grid_kept.h"
#include "ref/door/overlaps.h"

#include "eva/scenes/steps.h"

extern const og_algorithm og_algorithm_grid_kept;

// One change a step: each look goes through all lists.
// Options: -eva-precision 0 -eva-ilevel 24 -eva-plevel 400 -eva-min-loop-unroll 8 -eva-split-return full
// -eva-slevel 100 -eva-slevel-function og_aabb_is_sound:0,is_change:0,og_aabb_overlap:0,og_kept_along:0
// -eva-slevel-function og_kept_reach:0,cell_of_place:0,cell_on_side:0,is_large_reach:0,own_cell:0,move_place:0
// -eva-slevel-function leave_cell:0,enter_cell:0,list_of:0,og_kept_put:0,og_kept_take:0,og_kept_clear:0,og_kept_first:0
// -eva-slevel-function meet_cell:0,meet_all:0,look_around:0,is_looked_at:0,is_same_box:0,choose_cells:0,cells_between:0
// -eva-slevel-function og_overlap_at_once:0,put_in_reach:0,og_extent_of_boxes:0,og_lattice_over:0,og_min:0,og_max:0
// -eva-slevel-function mark_those_that_left:0,look_for_all:0,og_grid_kept_follow:0
void drive_overlaps_grid_kept(void) {
  const og_door_overlaps *const door = og_algorithm_grid_kept.overlaps;
  scene s;
  if (begin_scene(&s, door, PAIRS) != OG_OUTCOME_ANSWERED) return;
  if (!is_step_taken(&s, change_of(OG_INSERT, 0), change_of(OG_INSERT, 1), 1, PAIRS)) return;
  if (!is_step_taken(&s, change_of(OG_INSERT, 1), change_of(OG_INSERT, 0), 1, PAIRS)) return;
  if (!is_step_taken(&s, change_of(OG_MOVE, 1), change_of(OG_MOVE, 0), 1, PAIRS)) return;
  (void)is_step_taken(&s, change_of(OG_REMOVE, 0), change_of(OG_MOVE, 1), 1, PAIRS);
}

static int32_t any_cell(void) { return Frama_C_interval(0, OG_KEPT_CELLS - 1); }
static og_reach any_reach(void) {
  og_reach reach = {{any_cell(), any_cell(), any_cell()}, {any_cell(), any_cell(), any_cell()}};
  return reach;
}

// Three boxes in two lists, which go where they like.
// Options: -eva-precision 0 -eva-ilevel 24 -eva-plevel 400 -eva-min-loop-unroll 8
void drive_kept_cells(void) {
  enum { NUMBERS = 3, LISTS = 2 };
  static int64_t head[LISTS + 1];
  static og_kept_entry entry[OG_KEPT_PLACES * NUMBERS];
  og_kept_cells cells = {.boxes = NUMBERS, .lists = LISTS, .head = head, .entry = entry};
  og_kept_clear(&cells);
  for (int n = 0; n < 4; n++) {
    const og_reach reach = any_reach();
    (void)og_kept_put(&cells, Frama_C_interval(0, NUMBERS - 1), &reach);
    (void)og_kept_take(&cells, Frama_C_interval(0, NUMBERS - 1));
    (void)og_kept_first(&cells, og_kept_number(any_cell(), any_cell(), any_cell()));
    (void)og_kept_first(&cells, OG_LARGE_CELL);
  }
}
