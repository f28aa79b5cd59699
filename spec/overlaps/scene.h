#ifndef OG_OVERLAPS_SCENE_H
#define OG_OVERLAPS_SCENE_H

/// Boxes with numbers, and steps in which some are inserted, moved and removed: the problem of the question `overlaps`.
///
/// Each box that a case gives has a slot: first those that are there before the first step, then those of insertions
/// and moves, in their order. `key` holds a slot's ends as they are compared (box_ends.h). `near` holds the nearest
/// doubles of the ends; the two are one array as long as every end is a double.

#include "spec/number/rational.h"
#include "spec/overlaps/box_ends.h"

/// An end: the nearest double, and the exact value where that is another.
typedef struct og_end {
  double near;
  const og_rational *exact; // null: the double itself
} og_end;

typedef enum og_box_change_kind { OG_BOX_INSERT, OG_BOX_MOVE, OG_BOX_REMOVE } og_box_change_kind;

typedef struct og_box_change {
  og_box_change_kind kind;
  int32_t number, slot; // slot -1: removed
} og_box_change;

typedef enum og_scene_status {
  OG_SCENE_OK,
  OG_SCENE_BACKWARDS, // lo > hi along an axis
  OG_SCENE_TWICE,     // the number was there before in this step
  OG_SCENE_THERE,     // inserted, though it is there
  OG_SCENE_NOT_THERE, // moved or removed, though it is not there
} og_scene_status;

/// An end that is no double.
typedef struct og_odd_end {
  int32_t slot;
  int end; // 0, 1, 2: lo.x, lo.y, lo.z; 3, 4, 5: hi
  og_rational value;
} og_odd_end;

typedef struct og_box_scene {
  int32_t numbers;       // 1 + the largest number of a box
  int32_t first_count;   // boxes 0 .. first_count - 1 are there before the first step, each in the slot of its number
  int32_t slot_count;    // of all boxes
  og_box_ends *key;      // of each slot; set by og_box_scene_end
  og_box_ends *near;     // of each slot
  og_box_change *change; // of all steps, one after the other
  size_t change_count;   //
  size_t *step_end;      // of each step, where its changes end
  size_t step_count;     //
  og_odd_end *odd;       // in ascending order of slot, then end
  size_t odd_count;      //
  int axes;              // how many coordinates the case's corners have: 1, 2 or 3; 0 without a box
  int32_t *touched;      // of each number the step that named it last, from 1; 0: none
  bool *there, *occurs;  // of each number: now; ever
  int32_t occurring;     // how many numbers occur
  og_box_ends *ranks;    // key, where it is not near
  size_t room_slots, room_changes, room_steps, room_odd, room_numbers; // of the arrays
} og_box_scene;

void og_box_scene_init(og_box_scene *scene);
void og_box_scene_clear(og_box_scene *scene);
/// Empties it, keeping its storage.
void og_box_scene_reset(og_box_scene *scene);

/// Before the first step: the next box, by its ends from x to z, lowest first. BACKWARDS: nothing was added.
og_scene_status og_box_scene_add(og_box_scene *scene, const og_end lo[3], const og_end hi[3]);
/// Before the first step: `count` boxes more, whose ends are doubles; for the caller to fill.
og_box_ends *og_box_scene_add_many(og_box_scene *scene, int32_t count);

/// Begins the next step. Fewer than INT32_MAX of them.
void og_box_scene_step(og_box_scene *scene);
/// A change of the step begun; the ends are null for OG_BOX_REMOVE. 0 <= number < INT32_MAX. Memory is linear in the
/// largest number. On any other status than OK nothing was added.
og_scene_status og_box_scene_change(og_box_scene *scene, og_box_change_kind kind, int32_t number, const og_end lo[3],
                                    const og_end hi[3]);

/// After the last change: sets the keys. Cost: linear; where some ends are no doubles a sort of all.
void og_box_scene_end(og_box_scene *scene);

/// The exact value of an end that is no double, null of all others. end: 0, 1, 2 for lo, 3, 4, 5 for hi.
const og_rational *og_box_scene_odd(const og_box_scene *scene, int32_t slot, int end);

#endif
