#ifndef OG_DOOR_MESH_PAIRS_H
#define OG_DOOR_MESH_PAIRS_H

/// The door for triangle meshes: which pairs of triangles meet.
///
/// Two meshes, or one with itself (b null). Triangles are closed. Within one mesh a pair that shares corners by index counts
/// only where more is common than the shared corners and the edges between them (ref/triangle/triangles_meet.h).
/// Every algorithm behind this door promises: exactly those pairs, each once, in ascending order; i is a triangle of a, j one of
/// b; with itself i < j.
/// Safe (proofs/eva.py): A, 7 of 9 functions; B, 6 of 7 that compute, for |x| <= 2^20, two triangles a mesh.

#include <stddef.h>

#include "ref/algorithm.h"
#include "ref/broad/pairs.h"
#include "ref/door/mesh_pairs_promise_logic.h"
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

/*@ predicate are_equal_points(og_vec3 p, og_vec3 q) = p.x == q.x && p.y == q.y && p.z == q.z;
    predicate is_cornered_before{L}(og_mesh *a, integer i, og_mesh *b, integer j) =
      (\forall integer c, d; 0 <= c < 3 && 0 <= d < 3 ==>
         a->point[a->triangle[i].corner[c]].x < b->point[b->triangle[j].corner[d]].x) ||
      (\forall integer c, d; 0 <= c < 3 && 0 <= d < 3 ==>
         a->point[a->triangle[i].corner[c]].y < b->point[b->triangle[j].corner[d]].y) ||
      (\forall integer c, d; 0 <= c < 3 && 0 <= d < 3 ==>
         a->point[a->triangle[i].corner[c]].z < b->point[b->triangle[j].corner[d]].z);
    // The boxes around both have no point in common.
    predicate are_boxed_apart{L}(og_mesh *a, integer i, og_mesh *b, integer j) =
      is_cornered_before(a, i, b, j) || is_cornered_before(b, j, a, i);
    predicate have_equal_corners{L}(og_mesh *a, integer i, og_mesh *b, integer j) =
      \exists integer c, d; 0 <= c < 3 && 0 <= d < 3 &&
        are_equal_points(a->point[a->triangle[i].corner[c]], b->point[b->triangle[j].corner[d]]);
    predicate are_near_pairs{L}(og_pairs *pairs, og_mesh *a, og_mesh *b) = \forall integer k; 0 <= k < pairs->count ==>
      (0 <= pairs->pair[k].i < a->triangles && 0 <= pairs->pair[k].j < b->triangles &&
       !are_boxed_apart(a, pairs->pair[k].i, b, pairs->pair[k].j));
    predicate are_own_pairs{L}(og_pairs *pairs, og_mesh *a) = \forall integer k; 0 <= k < pairs->count ==>
      (0 <= pairs->pair[k].i < pairs->pair[k].j < a->triangles &&
       !are_boxed_apart(a, pairs->pair[k].i, a, pairs->pair[k].j));
    predicate list_equal_corners{L}(og_pairs *pairs, og_mesh *a, og_mesh *b) =
      \forall integer i, j; 0 <= i < a->triangles && 0 <= j < b->triangles ==>
        (have_equal_corners(a, i, b, j) ==> is_listed(pairs, i, j));
    predicate adds_up{L}(og_mesh_work *work) =
      work->volume_tests == work->apart + work->overlapping && work->triangle_tests == work->separate + work->meeting &&
      (0 < work->volume_tests ==> work->apart - work->overlapping + 2 * work->separate + 2 * work->meeting ==
         work->begun + work->beyond_two);
*/

/// How much memory meshes of so many triangles take; b: 0 for a mesh with itself. 0 where a number is negative or above
/// OG_MOST_TRIANGLES.
/*@ requires door: \valid_read(door) && \valid_function(door->bytes);
    terminates \true; exits \false; assigns \nothing;
    ensures range: a < 0 || a > OG_MOST_TRIANGLES || b < 0 || b > OG_MOST_TRIANGLES ==> \result == 0; */
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
    assigns ((char *)block.at)[0 .. block.bytes - 1], pairs->count, pairs->pair[0 .. pairs->room - 1], *work;
    ensures outcome: \result == OG_OUTCOME_ANSWERED || \result == OG_OUTCOME_FULL || \result == OG_OUTCOME_BAD_INPUT ||
      \result == OG_OUTCOME_OUT_OF_RANGE;
    ensures boxes: a->of_boxes && !door->takes_boxes ==> \result == OG_OUTCOME_BAD_INPUT;
    ensures stray: has_stray_corner(a) ==> \result == OG_OUTCOME_BAD_INPUT;
    ensures strays: b != \null ==> (has_stray_corner(b) ==> \result == OG_OUTCOME_BAD_INPUT);
    ensures not_finite: !are_all_finite(a->point, a->points) ==> \result == OG_OUTCOME_BAD_INPUT;
    ensures in_range: are_plain_points(a->point, a->points) && (b == \null || are_plain_points(b->point, b->points)) ==>
      \result != OG_OUTCOME_OUT_OF_RANGE;
    ensures once: \result == OG_OUTCOME_ANSWERED ==> pairs->count <= pairs->room && are_ascending(pairs);
    ensures sound: \result == OG_OUTCOME_ANSWERED && b != \null ==> are_near_pairs(pairs, a, b);
    ensures own: \result == OG_OUTCOME_ANSWERED && b == \null ==> are_own_pairs(pairs, a);
    ensures complete: \result == OG_OUTCOME_ANSWERED && b != \null ==> list_equal_corners(pairs, a, b);
    ensures work: \result == OG_OUTCOME_ANSWERED ==> adds_up(work) && work->meeting == pairs->count;
    ensures full: \result == OG_OUTCOME_FULL ==> pairs->count > pairs->room;
    ensures refused: \result == OG_OUTCOME_BAD_INPUT || \result == OG_OUTCOME_OUT_OF_RANGE ==> pairs->count == 0; */
og_outcome og_mesh_pairs_run(const og_door_mesh_pairs *door, og_block block, const og_mesh *a, const og_mesh *b,
                             og_pairs *pairs, og_mesh_work *work);

#endif
