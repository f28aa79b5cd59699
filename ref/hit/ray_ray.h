#ifndef OG_RAY_RAY_H
#define OG_RAY_RAY_H

/// How do two rays lie, and where do they meet?                                                  (catalogue: ray-ray)
///
/// In space two rays nearly always miss each other, and whether they meet is nearly always rounding. So they count as
/// meeting where the points computed on both agree within 16 OG_SCALAR_EPSILON of their size as seen from a's start.
/// On one line: rays of one direction share a ray, which is named by its start; opposite ones a segment, a point or
/// nothing. Starts belong to the rays. Any one length unit; directions in any other, and of any length.
/// Failure: DEGENERATE for a zero direction; OUT_OF_RANGE for coordinates beyond OG_RANGE_LARGEST (range.h) or not
/// finite, and where a parameter or a point is. Cost: constant; at most five divisions.
/// Source: Rasku 2003, 7.1; who takes any two lines that are not parallel to meet.
/// Limits: that two rays meet is said within 16 epsilon of it, and so of parallel ones that they lie on one line.
/// Errors, proofs, measurements and tests: ray_ray.md.

#include "ref/outcome.h"
#include "ref/vec3.h"
#include "ref/within_logic.h"

typedef enum og_rays_lie {
  OG_RAYS_MEET,     // in one point
  OG_RAYS_OVERLAP,  // on one line, in more than a point
  OG_RAYS_PASS,     // their lines meet, behind a start
  OG_RAYS_PARALLEL, // and share no point; on one line or two
  OG_RAYS_SKEW,     // their lines do not meet
} og_rays_lie;

typedef struct og_ray {
  og_vec3 from, along; // of any length but 0
} og_ray;

typedef struct og_ray_ray_hit {
  og_outcome outcome;
  og_rays_lie lie;
  int count;                // of the points named: none, one, or the two ends of a segment
  og_scalar t_a[2], t_b[2]; // the parameters of each: >= 0
  og_vec3 point[2];
} og_ray_ray_hit;

/*@ requires rays: \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures outcome: \result.outcome == OG_OUTCOME_ANSWERED || \result.outcome == OG_OUTCOME_DEGENERATE ||
      \result.outcome == OG_OUTCOME_OUT_OF_RANGE;
    ensures count: 0 <= \result.count <= 2;
    ensures lie: \result.outcome == OG_OUTCOME_ANSWERED ==>
      (\result.count > 0 <==> \result.lie == OG_RAYS_MEET || \result.lie == OG_RAYS_OVERLAP);
    ensures after: \forall integer k; 0 <= k < \result.count ==>
      (0 <= \result.t_a[k] && \is_finite(\result.t_a[k]) && 0 <= \result.t_b[k] && \is_finite(\result.t_b[k]));
    ensures on_a: \forall integer k; 0 <= k < \result.count ==>
      is_at(\result.point[k], a->from, \result.t_a[k], a->along,
            epsilons(64, more_of(extent_of(\result.point[k]), more_of(extent_of(a->from), extent_of(b->from)))));
    ensures on_b: \forall integer k; 0 <= k < \result.count ==>
      is_at(\result.point[k], b->from, \result.t_b[k], b->along,
            epsilons(64, more_of(extent_of(\result.point[k]), more_of(extent_of(a->from), extent_of(b->from)))));
*/
og_ray_ray_hit og_ray_ray(const og_ray *a, const og_ray *b);

#endif
