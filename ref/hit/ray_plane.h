#ifndef OG_RAY_PLANE_H
#define OG_RAY_PLANE_H

/// Where does a ray meet a plane?                                                             (catalogue: ray-plane)
///
/// The parameter t >= 0 and the point from + t along, in the plane through `on` that is square to `normal`. A ray that
/// starts in the plane meets it there, at t = 0. One-sided: only rays that come from the side of the normal, against it.
/// Neither `along` nor `normal` need unit length. Coordinates are in any one length unit, `normal` in any other.
/// Failure: DEGENERATE for a zero direction or normal; OUT_OF_RANGE for coordinates beyond OG_RANGE_LARGEST or not
/// finite, and where t or the point is. Cost: constant; one division, and none where there is no hit.
/// Source: Rasku 2003, 7.2; there t > 0, so a ray that starts in the plane misses it.
/// Limits: verdict unsure where the ray starts in the plane, or runs along it, but for rounding.
/// Errors, proofs, measurements and tests: ray_plane.md.

#include "ref/outcome.h"
#include "ref/vec3.h"
#include "ref/within_logic.h"

typedef struct og_ray_hit {
  og_outcome outcome;
  bool hit;
  og_scalar t; // >= 0
  og_vec3 point;
} og_ray_hit;

/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures outcome: \result.outcome == OG_OUTCOME_ANSWERED || \result.outcome == OG_OUTCOME_DEGENERATE ||
      \result.outcome == OG_OUTCOME_OUT_OF_RANGE;
    ensures answered: \result.hit ==> \result.outcome == OG_OUTCOME_ANSWERED;
    ensures after: \result.hit ==> 0 <= \result.t && \is_finite(\result.t);
    ensures finite: \result.hit ==>
      \is_finite(\result.point.x) && \is_finite(\result.point.y) && \is_finite(\result.point.z);
    ensures on_plane: \result.hit ==> is_near_plane(\result.point, on, normal,
      epsilons(8, more_of(extent_of(\result.point), more_of(extent_of(from), extent_of(on)))));
*/
og_ray_hit og_ray_plane(og_vec3 from, og_vec3 along, og_vec3 on, og_vec3 normal, bool one_sided);

#endif
