#ifndef OG_OVERLAPS_STATE_H
#define OG_OVERLAPS_STATE_H

/// One state of a scene after the other: which boxes are there, in the order in which they are walked, and their pairs.

#include "spec/overlaps/checker.h"

typedef struct og_box_state {
  const og_box_scene *scene;
  const og_box_order *order;
  int32_t *slot;            // of each number; -1: it is not there
  int32_t *place;           // of each number in the order
  int32_t *number;          // of each box walked
  og_box_ends *box;         // each box walked
  og_box_node *node;        // working storage of the walk
  size_t *start;            // working storage of the sort
  og_box_pair *spare;       //
  og_box_pairs now, before; // the pairs of this state and of the one before, in ascending order
} og_box_state;

/// The state before the first step.
void og_box_state_init(og_box_state *state, const og_box_scene *scene);
void og_box_state_clear(og_box_state *state);

/// From now on the boxes are walked in this order, if it is one.
og_overlaps_refusal og_box_state_order(og_box_state *state, const og_box_order *order);

/// Makes the changes of the step; 0 is the first.
void og_box_state_change(og_box_state *state, size_t step);

/// The pairs before become what they were, the pairs now what they are. False: more than `most`.
bool og_box_state_walk(og_box_state *state, size_t most);

#endif
