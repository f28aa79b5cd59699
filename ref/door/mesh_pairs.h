#ifndef OG_DOOR_MESH_PAIRS_H
#define OG_DOOR_MESH_PAIRS_H

/// The door for triangle meshes: which pairs of triangles meet.
///
/// Two meshes, or one with itself (b null). Triangles are closed. Within one mesh a pair that shares corners by index counts
/// only where more is common than the shared corners and the edges between them (ref/triangle/triangles_meet.h).
/// Every algorithm behind this door promises: exactly those pairs, each once, in ascending order; i is a triangle of a, j one of
/// b; with itself i < j.

#include <stddef.h>

#include "ref/algorithm.h"
#include "ref/broad/pairs.h"
#include "ref/door/overlaps.h"
#include "ref/outcome.h"
#include "ref/tree/mesh.h"

/// What an algorithm did. Rasku 2003, 3.2.8: the time is N_v C_v + N_p C_p + N_u C_u.
/// Rasku 2003, 8.1: apart - overlapping + 2 separate + 2 meeting == begun + beyond_two; the last is 0 of binary trees. What
/// an algorithm does not have stays zero.
typedef struct og_mesh_work {
  int64_t volume_tests;   // N_v, pairs of volumes compared
  int64_t triangle_tests; // N_p, pairs of triangles compared
  int64_t updates;        // N_u, volumes made
  int64_t apart;          // D, pairs of volumes that do not overlap
  int64_t overlapping;    // I, pairs of volumes that do, those of two leaves included
  int64_t separate;       // S, pairs of triangles that do not meet
  int64_t meeting;        // K, pairs of triangles that do
  int64_t begun;          // test trees: 1 for two meshes; with itself 1 for each inner node; 1 for each body against a tree
  int64_t beyond_two;     // children beyond two, over all descents
  int64_t cheap_tests;    // of layered volumes: pairs whose cheap ones are compared,
  int64_t tight_tests;    // and of these pairs whose tight ones are (Rasku 2003, 8.2)
} og_mesh_work;

struct og_door_mesh_pairs {
  /// The memory for meshes of so many triangles; b: 0 for a mesh with itself.
  size_t (*bytes)(int32_t a, int32_t b);
  /// Takes sound meshes and a large enough block. Pairs in any order.
  void (*list)(void *block, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work);
  bool takes_boxes; // meshes of boxes, too (og_mesh.of_boxes): its volumes hold the boxes around triangles, not only these
};

/// How much memory meshes of so many triangles take; b: 0 for a mesh with itself. 0 where a number is negative or above
/// OG_MOST_TRIANGLES.
/*@ requires door: \valid_read(door) && \valid_function(door->bytes);
    terminates \true; exits \false; assigns \nothing; */
size_t og_mesh_pairs_bytes(const og_door_mesh_pairs *door, int32_t a, int32_t b);

/// The pairs. BAD_INPUT: a number of points or triangles negative or too large, a corner that is no point, a point that is NaN
/// or infinite; a block too small or not aligned; boxes for a door that does not take them. OUT_OF_RANGE: a point beyond OG_RANGE_LARGEST. FULL: more pairs than
/// room; then pairs->count says how much is needed, and the pairs are any of them in any order. Points that no triangle
/// names are looked at, too. Unless ANSWERED or FULL, the count is 0 and so is the work.
/*@ requires door: \valid_read(door) && \valid_function(door->bytes) && \valid_function(door->list);
    requires meshes: readable_mesh(a) && (b == \null || readable_mesh(b));
    requires memory: block.at == \null || \valid((char *)block.at + (0 .. block.bytes - 1));
    requires pairs: writable_pairs(pairs) && \valid(work) && \separated(pairs, work);
    terminates \true; exits \false;
    assigns ((char *)block.at)[0 .. block.bytes - 1], pairs->count, pairs->pair[0 .. pairs->room - 1], *work; */
og_outcome og_mesh_pairs_run(const og_door_mesh_pairs *door, og_block block, const og_mesh *a, const og_mesh *b,
                             og_pairs *pairs, og_mesh_work *work);

#endif
