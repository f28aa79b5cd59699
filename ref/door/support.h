#ifndef OG_DOOR_SUPPORT_H
#define OG_DOOR_SUPPORT_H

/// The door for support mappings and projections: a body and a direction.
///
/// Every algorithm behind it promises: a point of finite numbers, no farther along the direction than the body reaches,
/// and, where its door states a bound, short of that by less. Projections promise both ends so.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100, up to 8 points, directions |x| <=
/// 2^100.

#include "ref/algorithm.h"
#include "ref/outcome.h"
#include "ref/plain_promise_logic.h"
#include "ref/support/convex.h"

typedef struct og_half_edge_mesh og_half_edge_mesh; // ref/polytope/half_edge.h

/// What a body is made of; each mapping takes what it wants of it. What is not there is zero or null.
typedef struct og_support_input {
  const og_vec3 *point; // of a body of points
  int count;
  const og_half_edge_mesh *mesh; // their hull
  og_scalar radius;              // of the ball around them, or around an axis
  og_vec3 half;                  // half the edges, half axes; half.z is half a height
  og_mat3 matrix;                // of a map x -> matrix x + translation; a box's axes are its columns
  og_vec3 translation;           // a box's centre
  og_convex body, other;         // the bodies of which one is made
  og_vec3 direction;
} og_support_input;

typedef struct og_support_claim {
  og_outcome outcome;
  bool has_point;
  og_support support; // the farthest point along the direction
  bool has_interval;
  og_scalar low, high; // of direction . x over the body
} og_support_claim;

/// The body that the answer is about.
typedef enum og_support_shape {
  OG_SUPPORT_POINTS,     // the hull of the points, and a ball of that radius
  OG_SUPPORT_BOX,        // half, matrix, translation
  OG_SUPPORT_CYLINDER,   // about z, from -half.z to half.z: radius
  OG_SUPPORT_CONE,       // the same, its apex up
  OG_SUPPORT_ELLIPSOID,  // half
  OG_SUPPORT_IMAGE,      // `body` under matrix and translation
  OG_SUPPORT_ROUNDED,    // `body` and a ball of that radius
  OG_SUPPORT_SUM,        // `body` + `other`
  OG_SUPPORT_DIFFERENCE, // `body` - `other`
} og_support_shape;

// Bounds of several mappings, from what their headers promise of points, as errors of the height: of components, sqrt(3)
// times as much; of the sum |d.x p.x| + |d.y p.y| + |d.z p.z|, which is at most sqrt(3) |d| size, likewise. For two
// bodies over the sum of their sizes, with a rounding of each component.
#define OG_ROOT_3 0x1.bb67ae8584caap+0
#define OG_SCAN_BOUND (3 * OG_ROOT_3)
#define OG_BALL_BOUND (4 * OG_ROOT_3)
#define OG_TWO_BODIES_BOUND ((OG_SCAN_BOUND + OG_SCAN_BOUND + OG_BALL_BOUND) / 2 + OG_ROOT_3)

struct og_door_support {
  /// Takes finite numbers as its header says.
  og_support_claim (*run)(const og_support_input *input);
  og_support_shape shape;
  int points;   // OG_SUPPORT_POINTS: how many; 0: one or more
  bool ball;    // OG_SUPPORT_POINTS: takes the radius; else it is 0
  bool mesh;    // takes the points' mesh: no body without one
  bool polygon; // takes the corners of a convex polygon in order, in the plane z = 0
  double bound; // of the error, in OG_SCALAR_EPSILON of |direction| size (docs/studies/primitives.md); 0: none
};

/// The claim of a support mapping.
//@ terminates \true; exits \false; assigns \nothing;
static inline og_support_claim og_support_claim_of(og_support support) {
  return (og_support_claim){.outcome = OG_OUTCOME_ANSWERED, .has_point = true, .support = support};
}

/// Runs it on any numbers: DEGENERATE without the points or the mesh that it takes, OUT_OF_RANGE for numbers that are
/// not finite, and where a point's or an interval's is not. No claim has a NaN or an infinity in it. `body` and `other`
/// are bodies of finite numbers, and so is the mesh.
/*@ requires door: \valid_read(door) && \valid_function(door->run);
    requires input: \valid_read(input);
    requires points: 0 < input->count ==> \valid_read(input->point + (0 .. input->count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures no_mesh: door->mesh && input->mesh == \null ==> \result.outcome == OG_OUTCOME_DEGENERATE;
    ensures no_points: door->shape == OG_SUPPORT_POINTS &&
      (door->points > 0 ? input->count != door->points : input->count <= 0) ==>
      \result.outcome == OG_OUTCOME_DEGENERATE;
    ensures refused: !(are_all_finite(input->point, input->count) && are_all_finite(&input->matrix.row[0], 3) &&
      \is_finite(input->radius) && is_finite_vec(input->half) && is_finite_vec(input->translation) &&
      is_finite_vec(input->direction)) ==> \result.outcome != OG_OUTCOME_ANSWERED;
    ensures answers: (door->mesh ==> input->mesh != \null) && door->shape <= OG_SUPPORT_ELLIPSOID &&
      (door->shape != OG_SUPPORT_POINTS || (door->points > 0 ? input->count == door->points : input->count > 0)) &&
      are_plain_points(input->point, input->count) && are_plain_points(&input->matrix.row[0], 3) &&
      is_plain(input->radius) && is_plain_point(input->half) && is_plain_point(input->translation) &&
      is_plain_point(input->direction) ==> \result.outcome == OG_OUTCOME_ANSWERED;
    ensures answered: \result.has_point || \result.has_interval ==> \result.outcome == OG_OUTCOME_ANSWERED;
    ensures finite: \result.has_point ==> \is_finite(\result.support.point.x) && \is_finite(\result.support.point.y) &&
      \is_finite(\result.support.point.z);
    ensures ends: \is_finite(\result.low) && \is_finite(\result.high);
    ensures vertex: \result.outcome == OG_OUTCOME_ANSWERED && door->shape == OG_SUPPORT_POINTS && !door->ball &&
      \result.has_point ==>
      0 <= \result.support.vertex < input->count &&
      \result.support.point.x == input->point[\result.support.vertex].x &&
      \result.support.point.y == input->point[\result.support.vertex].y &&
      \result.support.point.z == input->point[\result.support.vertex].z;
    ensures greatest: \result.outcome == OG_OUTCOME_ANSWERED && door->shape == OG_SUPPORT_POINTS &&
      \result.has_point && 0 < door->bound ==>
      \forall integer k; 0 <= k < input->count ==>
      ((input->direction.x * (input->point[k].x - \result.support.point.x) +
         input->direction.y * (input->point[k].y - \result.support.point.y) +
         input->direction.z * (input->point[k].z - \result.support.point.z)) <= 0 ||
       (\exists integer j; 0 <= j < input->count &&
         (input->direction.x * (input->point[k].x - \result.support.point.x) +
         input->direction.y * (input->point[k].y - \result.support.point.y) +
         input->direction.z * (input->point[k].z - \result.support.point.z)) * (input->direction.x *
           (input->point[k].x - \result.support.point.x) +
         input->direction.y * (input->point[k].y - \result.support.point.y) +
         input->direction.z * (input->point[k].z - \result.support.point.z)) <=
         door->bound * OG_SCALAR_EPSILON * (door->bound * OG_SCALAR_EPSILON) *
          (input->direction.x * input->direction.x + input->direction.y * input->direction.y +
            input->direction.z * input->direction.z) *
          (input->point[j].x * input->point[j].x + input->point[j].y * input->point[j].y +
           input->point[j].z * input->point[j].z) + OG_SCALAR_MIN));
*/
og_support_claim og_support_run(const og_door_support *door, const og_support_input *input);

#endif
