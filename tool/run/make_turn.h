#ifndef OG_MAKE_TURN_H
#define OG_MAKE_TURN_H

/// A case of the question `bound` about a body that turns as input of the algorithms behind the door `turn`: the points
/// before the turn, the pivot and the rotation, each number rounded once.

#include "ref/door/turn.h"
#include "spec/bound/problem.h"

/// The input, with its storage.
typedef struct og_made_turn {
  og_turn_input input;
  og_vec3 *point;
  size_t room;
} og_made_turn;

void og_made_turn_init(og_made_turn *made);
void og_made_turn_clear(og_made_turn *made);

/// The body of a case that turns. False where it has more points than an int counts. For every turn the rotation is
/// none at all: the identity.
bool og_make_turn(og_made_turn *made, const og_volume_problem *problem);

/// Does the algorithm make the volume, for the turns, that the case asks for?
bool og_makes_turned_volume(const og_door_turn *door, const og_volume_problem *problem);

#endif
