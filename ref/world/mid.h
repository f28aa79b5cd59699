#ifndef OG_WORLD_MID_H
#define OG_WORLD_MID_H

/// The mid phase: which convex parts of two bodies are near each other, where at least one body is concave.
///
/// A concave body is a list of convex parts: a compound's own, or a mesh's triangles. A convex body is its only part. Parts
/// are near where the boxes around them overlap. Any algorithm behind the door `mesh_pairs` that takes boxes lists these pairs: trees of any
/// arity, build and traversal. Its trees are built anew for each pair of bodies.
/// Cost: the algorithm's, of both bodies' parts.  Source: Varjus 2018, 2.6 and 4; Parac 2020, 6.4.
/// Safe (proofs/eva.py): A, 1 of 4 functions.

#include "ref/door/mesh_pairs.h"
#include "ref/world/posed.h"

/// Two parts: numbers within their bodies, i < j. A convex body's part is 0.
typedef struct og_part_pair {
  og_index_pair of; // the bodies
  int32_t a, b;     // a part of of.i, one of of.j
} og_part_pair;

/// In ascending order of bodies, then of parts.
typedef struct og_part_pairs {
  og_part_pair *pair;
  int64_t room, count; // never above the room
} og_part_pairs;

/// A convex part where it is.
typedef struct og_world_part {
  og_posed_body posed;
  og_aabb box;
} og_world_part;

/// One body as the mid phase takes it.
typedef struct og_mid_side {
  const og_world_part *part;
  int32_t parts;
} og_mid_side;

/// The memory of the caller: for `most` parts a side.
typedef struct og_mid_room {
  og_block block;
  og_vec3 *point[2];          // two of each part
  og_mesh_triangle *triangle; // as many as parts
  og_pairs found;
} og_mid_room;

/// The bytes of `block`.
/*@ requires door: \valid_read(door) && \valid_function(door->bytes);
    terminates \true; exits \false; assigns \nothing; */
size_t og_mid_bytes(const og_door_mesh_pairs *door, int32_t most);

/// Sets the triangles of a room once for all: number k stands for the box of points 2 k and 2 k + 1.
/*@ requires memory: 0 <= most ==> \valid(room->triangle + (0 .. most - 1));
    terminates \true; exits \false; assigns room->triangle[0 .. most - 1];
    ensures corners: \forall integer k; 0 <= k < most ==> (room->triangle[k].corner[0] == 2 * k &&
      room->triangle[k].corner[1] == 2 * k + 1 && room->triangle[k].corner[2] == 2 * k + 1); */
void og_mid_start(og_mid_room *room, int32_t most);

/// Adds the near pairs. FULL: more than there is room for in `near`, which is unchanged then. Other outcomes are the door's.
/*@ requires door: \valid_read(door) && \valid_function(door->bytes) && \valid_function(door->list) && door->takes_boxes;
    requires parts: \valid_read(a->part + (0 .. a->parts - 1)) && \valid_read(b->part + (0 .. b->parts - 1));
    requires lists: 0 <= near->count <= near->room && \valid(near->pair + (0 .. near->room - 1));
    terminates \true; exits \false;
    ensures room: \old(near->count) <= near->count <= near->room;
    ensures parts: \forall integer k; \old(near->count) <= k < near->count ==>
      (0 <= near->pair[k].a < a->parts && 0 <= near->pair[k].b < b->parts &&
       near->pair[k].of.i == of.i && near->pair[k].of.j == of.j); */
og_outcome og_mid_list(const og_door_mesh_pairs *door, og_mid_room *room, og_index_pair of, const og_mid_side *a,
                       const og_mid_side *b, og_part_pairs *near);

#endif
