#ifndef OG_BROAD_PLANE_CELLS_H
#define OG_BROAD_PLANE_CELLS_H

/// Space cut in two by planes, again and again: what a k-d tree and a BSP tree have in common.
///
/// A plane's normal is one of 13 directions whose components are -1, 0 or 1. Along a direction a box has an interval; the
/// sums are computed of quarters, so none overflows. Rounding is monotone, so the interval holds what is computed of each point of
/// the box. A box goes into each part that its interval reaches. In the end boxes are compared within cells; a pair is reported in the
/// cell of the lower corner of what the two have in common. No more than that is asked of the numbers.
/// A cell is cut if that saves an eighth of the comparisons, so the lists on the way down take 16 n places at most.
/// Safe (proofs/eva.py): A, 3 of 12 functions.

#include "ref/broad/aabb.h"
#include "ref/broad/overlaps_logic.h"
#include "ref/broad/scene.h"

enum { OG_DIRECTIONS = 13, OG_CELL_FEW = 16, OG_LISTS = 16 };

typedef struct og_plane {
  int direction;
  og_scalar at; // points whose value is below it are on one side, the others on the other
} og_plane;

typedef struct og_interval {
  og_scalar lo, hi;
} og_interval;

/// The interval of a box along a direction: 0 .. 2 are the axes, then the diagonals of the coordinate planes, then those of space.
/*@ requires box: \valid_read(box) && 0 <= direction < OG_DIRECTIONS; terminates \true; exits \false; assigns \nothing;
    ensures order: box->lo.x <= box->hi.x && box->lo.y <= box->hi.y && box->lo.z <= box->hi.z && is_finite_box(*box) &&
      \is_finite(\result.lo) && \is_finite(\result.hi) ==> \result.lo <= \result.hi; */
og_interval og_along(const og_aabb *box, int direction);

/// Where to cut the boxes `entry`, at `depth` cuts from the root; the direction is negative where there is no such plane.
typedef og_plane og_choose_plane(const og_aabb *box, const int32_t *entry, int32_t count, int depth);

/// The median of the boxes' lower ends along the direction: of every fourth of them, or of OG_SAMPLE evenly taken from the list.
/// `cost`: the comparisons that would be left, in thousandths, as these boxes have it: 500 to 2000.
enum { OG_SAMPLE = 33 };
/*@ requires boxes: 1 <= count && \valid_read(entry + (0 .. count - 1)) && 0 <= direction < OG_DIRECTIONS;
    requires cost:  \valid(cost);
    terminates \true; exits \false; assigns *cost;
    ensures direction: \result.direction == direction;
    ensures cost: 0 <= *cost <= 2000;
    ensures along_x: direction == 0 ==> \exists integer k; 0 <= k < count && \result.at == box[entry[k]].lo.x;
    ensures along_y: direction == 1 ==> \exists integer k; 0 <= k < count && \result.at == box[entry[k]].lo.y;
    ensures along_z: direction == 2 ==> \exists integer k; 0 <= k < count && \result.at == box[entry[k]].lo.z; */
og_plane og_median_plane(const og_aabb *box, const int32_t *entry, int32_t count, int direction, int *cost);

/// All pairs. `entry`: room for OG_LISTS * count. Pairs come in any order, i < j in each. Cells are visits.
/*@ requires boxes: 0 <= count <= 1000000000 && \valid_read(box + (0 .. count - 1)) && are_boxes(box, count);
    requires memory: \valid_function(choose) && \valid(entry + (0 .. 16 * (integer)count - 1));
    requires pairs: writable_pairs(pairs) && pairs->count == 0;
    terminates \true; exits \false;
    assigns entry[0 .. 16 * (integer)count - 1], pairs->count, pairs->pair[0 .. pairs->room - 1];
    ensures sound:    are_finite_boxes(box, count) && pairs->count <= pairs->room ==> are_overlaps(box, count, pairs);
    ensures complete: are_finite_boxes(box, count) && pairs->count <= pairs->room ==>
      are_all_overlaps(box, count, pairs);
    ensures once:     are_finite_boxes(box, count) && pairs->count <= pairs->room ==> are_single(pairs); */
og_overlaps_work og_plane_cells(const og_aabb *box, int32_t count, og_choose_plane *choose, int32_t *entry,
                                og_pairs *pairs);

/// A scene with the lists behind it: its bytes, and the lists.
/*@ requires limits: \valid_read(limits) && 0 <= limits->boxes && 0 <= limits->pairs;
    terminates \true; exits \false; assigns \nothing;
    ensures room: \result >= sizeof(og_scene); */
size_t og_plane_cells_bytes(const og_scene_limits *limits);
/*@ requires scene: \valid_read(scene); terminates \true; exits \false; assigns \nothing;
    ensures behind: (char *)scene + sizeof(og_scene) <= (char *)\result; */
int32_t *og_plane_cells_of(og_scene *scene);

#endif
