#ifndef OG_DOOR_BOUND_H
#define OG_DOOR_BOUND_H

/// The door for bounding volumes: points, and memory of the caller.
///
/// Every algorithm behind it promises two volumes. The one as computed is the algorithm's own; rounding may leave
/// points outside of it. The outer one holds all points as given, exactly: ref/bound/README.md says why. In the plane
/// all points have z = 0.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 1 (some: others).

#include <stdint.h>

#include "ref/algorithm.h"
#include "ref/bound/ball.h"
#include "ref/bound/slab.h"
#include "ref/door/bound_promise_logic.h"
#include "ref/outcome.h"
#include "ref/polytope/mesh_check.h"
#include "ref/tree/mesh.h"

typedef enum og_bounding_shape {
  OG_BOUNDING_BALL,  // a sphere
  OG_BOUNDING_AABB,  // slabs along x, y and z
  OG_BOUNDING_BOX,   // slabs along three axes of its own
  OG_BOUNDING_K_DOP, // slabs along the directions given
} og_bounding_shape;

typedef struct og_bounding_input {
  const og_vec3 *point;
  int count;
  const og_vec3 *direction; // of a k-dop, none zero, of any length
  int direction_count;
  const og_mesh_triangle *triangle; // of a mesh, corners by number
  int triangle_count;
  const og_half_edge_mesh
      *hull; // the surface of the points' convex hull, over the same array; null where there is none
} og_bounding_input;

/// The caller's memory.
typedef struct og_bounding_room {
  int *order;    // count
  int *corner;   // count + 1
  og_slab *slab; // direction_count, at least 3
} og_bounding_room;

typedef struct og_bounding_claim {
  og_outcome outcome; // ANSWERED, or ITERATION_LIMIT: then the volume may be larger than need be
  og_ball ball;
  og_vec3 axis[3]; // of a box
  int slab_count;  // in the room
  int64_t tests;   // points compared with a volume, where the algorithm counts them
} og_bounding_claim;

struct og_door_bound {
  /// Takes at least one point; all coordinates and directions in range (ref/closest/range.h), no direction zero.
  og_bounding_claim (*run)(const og_bounding_input *in, const og_bounding_room *room);
  og_bounding_shape shape;
  int most;          // points that it takes; 0: any number
  bool in_plane;     // it takes points with z = 0 alone, and those that hull_2d.h takes
  bool of_triangles; // it takes a mesh's triangles, at least one
  bool of_hull;      // it takes the hull, sound as mesh_check.h finds it
};

/// The claim of a box; OUT_OF_RANGE where a slab's ends are.
/*@ requires box: \valid_read(box);
    requires room: \valid_read(room) && \valid(room->slab + (0 .. 2));
    requires apart: \separated(box, room, room->slab + (0 .. 2));
    terminates \true;
    exits \false;
    assigns room->slab[0 .. 2];
    ensures slabs: \result.slab_count == 3 && (\result.outcome == OG_OUTCOME_ANSWERED ||
      \result.outcome == OG_OUTCOME_OUT_OF_RANGE);
    ensures finite: \result.outcome == OG_OUTCOME_ANSWERED <==>
      is_finite_slab(box->slab[0]) && is_finite_slab(box->slab[1]) && is_finite_slab(box->slab[2]);
*/
og_bounding_claim og_claim_of_box(const og_box_along *box, const og_bounding_room *room);

/*@ predicate is_volume(integer outcome) = outcome == OG_OUTCOME_ANSWERED || outcome == OG_OUTCOME_ITERATION_LIMIT;
    predicate are_in_slabs{L}(og_slab *slab, og_vec3 *point, integer count) = \forall integer k; 0 <= k < count ==>
      (slab[0].outer_lo <= point[k].x <= slab[0].outer_hi && slab[1].outer_lo <= point[k].y <= slab[1].outer_hi &&
       slab[2].outer_lo <= point[k].z <= slab[2].outer_hi);
*/

/// Runs it on any numbers: DEGENERATE for no points, more than it takes, no directions of a k-dop, or one that is zero, points
/// outside of the plane where it takes no others, no triangle or one that names no point, no hull or one of other points;
/// OUT_OF_RANGE for numbers that are not finite or beyond OG_RANGE_LARGEST, and where a slab's ends would be.
/*@ requires door: \valid_read(door) && \valid_function(door->run);
    requires input: \valid_read(in) && \valid_read(room);
    requires points: 0 < in->count ==> \valid_read(in->point + (0 .. in->count - 1));
    requires directions: 0 < in->direction_count ==> \valid_read(in->direction + (0 .. in->direction_count - 1));
    requires triangles: 0 < in->triangle_count ==> \valid_read(in->triangle + (0 .. in->triangle_count - 1));
    requires hull: in->hull != \null ==> readable_mesh(in->hull);
    requires order: 0 < in->count ==> \valid(room->order + (0 .. in->count - 1)) && \valid(room->corner + (0 .. in->count));
    requires slabs: \valid(room->slab + (0 .. 2)) &&
                    (3 < in->direction_count ==> \valid(room->slab + (0 .. in->direction_count - 1)));
    terminates \true;
    exits \false;
    assigns room->order[..], room->corner[..], room->slab[..];
    ensures none: in->count < 1 ==> \result.outcome == OG_OUTCOME_DEGENERATE;
    ensures refused: !are_all_finite(in->point, in->count) ==> !is_volume(\result.outcome);
    ensures answers: is_number_of_points(door->most, in->count) && are_plain_points(in->point, in->count) &&
      !door->in_plane && !door->of_triangles && !door->of_hull && door->shape != OG_BOUNDING_K_DOP ==>
      is_volume(\result.outcome);
    ensures answers_k_dop: is_number_of_points(door->most, in->count) && are_plain_points(in->point, in->count) &&
      door->shape == OG_BOUNDING_K_DOP && are_plain_directions(in->direction, in->direction_count) ==>
      is_volume(\result.outcome);
    ensures answers_in_plane: is_number_of_points(door->most, in->count) && are_plain_points(in->point, in->count) &&
      door->in_plane && are_in_plane(in->point, in->count) ==> is_volume(\result.outcome);
    ensures answers_triangles: is_number_of_points(door->most, in->count) && are_plain_points(in->point, in->count) &&
      door->of_triangles && are_triangles_of(in->triangle, in->triangle_count, in->count) ==>
      is_volume(\result.outcome);
    ensures ball: is_volume(\result.outcome) && door->shape == OG_BOUNDING_BALL ==>
      holds_points(\result.ball, in->point, in->count);
    ensures aabb: is_volume(\result.outcome) && door->shape == OG_BOUNDING_AABB ==>
      \result.slab_count == 3 && are_in_slabs(room->slab, in->point, in->count);
    ensures box: is_volume(\result.outcome) && door->shape == OG_BOUNDING_BOX ==> \result.slab_count == 3 &&
      (\forall integer k; 0 <= k < 3 ==> (is_finite_slab(room->slab[k]) &&
         holds_products(room->slab[k], \result.axis[k], in->point, in->count)));
    ensures k_dop: is_volume(\result.outcome) && door->shape == OG_BOUNDING_K_DOP ==>
      \result.slab_count == in->direction_count &&
      (\forall integer k; 0 <= k < in->direction_count ==> (is_finite_slab(room->slab[k]) &&
         holds_products(room->slab[k], in->direction[k], in->point, in->count)));
    ensures tests: 0 <= \result.tests;
*/
og_bounding_claim og_bound_run(const og_door_bound *door, const og_bounding_input *in, const og_bounding_room *room);

#endif
