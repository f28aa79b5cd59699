#ifndef OG_DOOR_POLYGONS_H
#define OG_DOOR_POLYGONS_H

/// The door for two convex polygons of the plane: relation and depth.
///
/// Every algorithm behind it promises finite numbers, APART only of polygons apart, and errors within its bound: of the
/// depth, and how far apart polygons are that it says MEET of. Claims are those of pairs (ref/claim.h), with z = 0.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for multiples of 2^-100, |x| <= 2^100, up to 4
/// vertices.

#include "ref/algorithm.h"
#include "ref/claim.h"
#include "ref/separation/polygon.h"
#include "ref/separation/polygon_promise_logic.h"

struct og_door_polygons {
  /// Takes polygons as polygon.h says: counterclockwise, convex.
  og_claim (*run)(const og_polygon *a, const og_polygon *b);
  double bound; // of the error, in OG_SCALAR_EPSILON of the largest coordinate
};

/// Runs it on any numbers: DEGENERATE for polygons of fewer than three vertices. No claim has a NaN or an infinity in
/// it.
/*@ requires door: \valid_read(door) && \valid_function(door->run);
    requires polygons: \valid_read(a) && \valid_read(b);
    requires vertices: (0 < a->count ==> \valid_read(a->vertex + (0 .. a->count - 1))) &&
                       (0 < b->count ==> \valid_read(b->vertex + (0 .. b->count - 1)));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures few: a->count < 3 || b->count < 3 ==> \result.outcome == OG_OUTCOME_DEGENERATE;
    ensures refused: 3 <= a->count && 3 <= b->count && !(are_finite_corners2(a) && are_finite_corners2(b)) ==>
      \result.outcome == OG_OUTCOME_OUT_OF_RANGE;
    ensures answers: is_small_fan(a) && is_small_fan(b) ==> \result.outcome == OG_OUTCOME_ANSWERED;
    ensures fair: fair_claim(\result);
    ensures decided: \result.verdict != OG_VERDICT_NONE ==> \result.outcome == OG_OUTCOME_ANSWERED;
*/
og_claim og_polygons_run(const og_door_polygons *door, const og_polygon *a, const og_polygon *b);

#endif
