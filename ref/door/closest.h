#ifndef OG_DOOR_CLOSEST_H
#define OG_DOOR_CLOSEST_H

/// The door for nearest points of two primitives.
///
/// Every algorithm behind it promises: weights between 0 and 1 (barycentric ones any), finite numbers, and, where its
/// door states a bound, an error of the distance below that. A claim says what its algorithm says and nothing more.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100.

#include "ref/algorithm.h"
#include "ref/door/flat.h"
#include "ref/outcome.h"

/// Weights are of the points of a body: of a segment the second one is its parameter t.
typedef struct og_closest_claim {
  og_outcome outcome;
  bool has_distance;
  og_scalar distance; // >= 0
  int side;           // of a plane, with a distance: 1 where its normal points, -1 behind it, 0 in it
  bool has_offset;
  og_vec3 offset; // a - b, more accurate than the difference of the rounded points
  bool has_points;
  og_vec3 a, b;                       // the points, on A and on B
  int weight_a_count, weight_b_count; // 0: no weights are said
  og_scalar weight_a[3], weight_b[3];
} og_closest_claim;

struct og_door_closest {
  /// Takes bodies of its kinds, finite.
  og_closest_claim (*run)(const og_flat *a, const og_flat *b);
  og_flat_kind kind_a, kind_b;
  bool combines; // no nearest point: what the claim says is A, a point, as a combination of B's points
  bool in_plane; // z is ignored
  double bound;  // of the error, in OG_SCALAR_EPSILON of the size (docs/studies/primitives.md); 0: none for any input
  const char *form;               // where the algorithm has several functions: which one; else null
  const og_door_closest *another; // its next function
};

/// Runs it on any two bodies: those of other kinds are DEGENERATE, those that are not finite OUT_OF_RANGE, and nothing
/// else is set. No claim has a NaN or an infinity in it.
/*@ requires door: \valid_read(door) && \valid_function(door->run);
    requires bodies: \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns \nothing;
*/
og_closest_claim og_closest_run(const og_door_closest *door, const og_flat *a, const og_flat *b);

#endif
