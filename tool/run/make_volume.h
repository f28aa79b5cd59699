#ifndef OG_MAKE_VOLUME_H
#define OG_MAKE_VOLUME_H

/// A case of the question `bound` as input of the algorithms behind the door `bound`: each coordinate is rounded once.

#include "ref/door/bound.h"
#include "spec/bound/problem.h"
#include "tool/run/make_hull.h"

/// The input, with its storage.
typedef struct og_made_volume {
  og_bounding_input input;
  og_bounding_room room;
  og_vec3 *point, *direction;
  og_mesh_triangle *triangle;
  size_t room_points, room_directions, room_triangles;
  og_made_hull hull; // of the points, for algorithms that take one
} og_made_volume;

void og_made_volume_init(og_made_volume *made);
void og_made_volume_clear(og_made_volume *made);

/// With the points' hull where the door takes one and there is one, and with the case's triangles. False where the case
/// has more points or directions than an int counts.
bool og_make_volume(og_made_volume *made, const og_volume_problem *problem, const og_door_bound *door);

/// Does the algorithm make the volume that the case asks for, of a body that does not turn?
bool og_makes_volume(const og_door_bound *door, const og_volume_problem *problem);

#endif
