#ifndef OG_MAKE_HULL_H
#define OG_MAKE_HULL_H

/// A case of the question `hull` as input of the algorithms behind the door `hull`: each coordinate is rounded once.

#include "ref/door/hull.h"
#include "spec/hull/problem.h"

/// The input, with its storage.
typedef struct og_made_hull {
  og_vec3 *point;
  int count;
  og_hull_room room;
  size_t room_points;
} og_made_hull;

void og_made_hull_init(og_made_hull *made);
void og_made_hull_clear(og_made_hull *made);

/// Room for the hull of as many points.
void og_hold_hull(og_made_hull *made, size_t count);

/// False where the case has more points than algorithms take.
bool og_make_hull_input(og_made_hull *made, const og_hull_problem *problem);

#endif
