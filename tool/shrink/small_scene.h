#ifndef OG_SMALL_SCENE_H
#define OG_SMALL_SCENE_H

/// A set of boxes that is made smaller, as its states: which box each number has before the first step and after each.
///
/// Any number, any state but the last one left and any change can be left out, and what remains is a case. A number
/// then skips what was left out: a box that was moved twice is moved once, from where it was to where it comes.

#include "tool/judge/handed_boxes.h"

typedef struct og_small_scene {
  int axes;
  bool is_hostile;        // then there is one state
  const double *end;      // six of each slot: lo.x, lo.y, lo.z, hi.x, hi.y, hi.z; not its own
  int32_t *slot;          // of number n in state s: slot[s * numbers + n]; -1: it is not there
  size_t numbers, states; // states: one more than steps
  size_t room;            // of slots
} og_small_scene;

typedef enum og_scene_part { OG_PART_NUMBERS, OG_PART_STATES, OG_PART_CHANGES, OG_PART_COUNT } og_scene_part;

void og_small_scene_init(og_small_scene *scene);
void og_small_scene_clear(og_small_scene *scene);

/// The case that an engine was handed. Its ends are copied to *end, for the caller to free after the last scene made of
/// it.
void og_small_scene_of(og_small_scene *scene, double **end, const og_handed_boxes *from);

/// How many numbers, states or changes it has. A number's box in the first state is no change.
size_t og_small_scene_count(const og_small_scene *scene, og_scene_part part);

/// r becomes `from` without the parts first .. first + count - 1. False, with r of no use, where no state would be
/// left.
bool og_small_scene_without(og_small_scene *r, const og_small_scene *from, og_scene_part part, size_t first,
                            size_t count);

/// The case, handed over. Numbers are given anew: first those there before the first step, then the others, each in the
/// order they have; those that are never there have none.
void og_small_scene_hand_over(og_handed_boxes *r, const og_small_scene *scene);

#endif
