#ifndef OG_DOOR_PAIR_H
#define OG_DOOR_PAIR_H

/// The door for two convex bodies: relation, distance and depth.
///
/// Every algorithm behind it makes promises: well-formed claims, the same answer when the pair is described
/// differently, and errors near rounding. What one cannot keep stands in its descriptor, with the reason. A field that
/// is zero says what all algorithms promise. Bounds are in OG_SCALAR_EPSILON of the largest coordinate; OG_ANY means
/// that there is none.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100, of an algorithm whose claim is of
/// finite numbers (each has a driver of its own).

#include "ref/algorithm.h"
#include "ref/body.h"
#include "ref/claim.h"
#include "ref/door/pair_promise_logic.h"
#include "ref/polytope/mesh_check.h"

/// No bound.
enum { OG_ANY = -1 };

/// What rounding may decide of the outcome.
typedef enum og_outcome_latitude {
  OG_REFUSES_ALIKE,  // nothing
  OG_REFUSES_EITHER, // whether it answers at all
  OG_GIVES_UP_EITHER // of a pair that it does not answer, whether it says ITERATION_LIMIT or DEGENERATE
} og_outcome_latitude;

/// What a claim's number of iterations never exceeds.
typedef enum og_iteration_bound {
  OG_BOUND_BY_OWN_TEST, // what its header says; its own test holds it to that
  OG_BOUND_BY_NUMBER,   // `iterations`
  OG_BOUND_BY_AXES,     // 15 for two boxes; else the faces and the pairs of edges, each twice, and one more
} og_iteration_bound;

/// Pairs for which no error is bounded, or for which an error's bound is another.
enum {
  OG_NOT_OF_FLAT_BODIES = 1,    // a body is thinner than rounding
  OG_NOT_OF_SLIVER_FACES = 2,   // a face's normal is rounding
  OG_NOT_OF_UNLIKE_LENGTHS = 4, // two segments' cross product has a square near underflow
  OG_FLAT_SIMPLEX = 8,          // a wrong MEET that ended on four points: its bound is over their volume
  OG_PARALLEL_PLANES = 16,      // planes at a tiny angle count as thinness
};

typedef struct og_pair_promises {
  // The pair swapped, scaled, shifted, mirrored, or with its vertices in another order:
  og_outcome_latitude refusal; // what may become of the outcome
  double change;               // what a length may change by; 0: 4
  double near;                 // how far from touching a verdict may change; 0: 2
  bool ordered;                // the bodies' order matters
  bool drifts;                 // a power of two may change more than the scale
  int least_exponent;          // no smaller sizes; 0: of 1e-300 (1e-30 in binary32)
  // The truth:
  double verdict;  // how far from touching a verdict may be wrong; 0: 8
  bool misses;     // it may say MEET of bodies apart, however far
  double distance; // error; 0: 8
  double depth;    // error; 0: 8
  int thin;        // the bounds are over the pair's thinness to this power
  unsigned except; // OG_NOT_OF_...: what the bounds are not of
  // Iterations:
  og_iteration_bound bound;
  int iterations;

  const char *why; // the reason for what is not zero
} og_pair_promises;

/// What bodies it takes. All others, and those that its header says, it answers with OG_OUTCOME_DEGENERATE.
typedef enum og_bodies_taken {
  OG_TAKES_ANY,    // cylinders and cones, too: it looks at support mappings alone
  OG_TAKES_MESHES, // both bodies solid, each with its mesh
  OG_TAKES_BOXES,
  OG_TAKES_KINDS, // the kinds in its name
} og_bodies_taken;

struct og_door_pair {
  /// Takes two bodies that og_body_check takes.
  og_claim (*run)(const og_body *a, const og_body *b);
  og_bodies_taken takes;
  og_pair_promises promises;
  bool climbs;       // takes a body with or without its mesh, and is quicker with it
  bool slow;         // may take a thousand times as long as others: fuzzers ask it less often
  int most_vertices; // of both bodies together, where more take seconds; 0: any
};

/// Runs it on any two bodies: those that og_body_check refuses get its outcome, and nothing else is set. Cylinders and
/// cones are DEGENERATE to what does not take any body. Whatever the
/// bodies' numbers and whatever is in their meshes, no claim has a NaN or an infinity in it, and it ends. Cost: the
/// algorithm's, and a linear look at both bodies; where bodies are known to be good, once made and checked, `run`
/// itself spares it.
/*@ requires door: \valid_read(door) && \valid_function(door->run);
    requires bodies: \valid_read(a) && \valid_read(a->vertex + (0 .. a->vertex_count - 1)) &&
      \valid_read(b) && \valid_read(b->vertex + (0 .. b->vertex_count - 1));
    requires meshes: (a->mesh != \null ==> readable_mesh(a->mesh)) && (b->mesh != \null ==> readable_mesh(b->mesh));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
    ensures none: a->vertex_count < 1 ==> \result.outcome == OG_OUTCOME_DEGENERATE;
    ensures curved: door->takes != OG_TAKES_ANY && (is_curved_body(a) || is_curved_body(b)) ==>
      \result.outcome != OG_OUTCOME_ANSWERED;
    ensures refused: !has_finite_vertices(a) || !has_finite_vertices(b) ==>
      \result.outcome != OG_OUTCOME_ANSWERED;
    ensures answers: door->takes == OG_TAKES_ANY && door->promises.refusal == OG_REFUSES_ALIKE && is_plain_body(a) &&
      is_plain_body(b) ==>
      \result.outcome == OG_OUTCOME_ANSWERED || \result.outcome == OG_OUTCOME_ITERATION_LIMIT;
    ensures parted: \result.outcome == OG_OUTCOME_ANSWERED && \result.verdict == OG_VERDICT_APART &&
      \result.has_normal && door->promises.thin == 0 && door->promises.except == 0 && 0 <= door->promises.verdict &&
      !is_curved_body(a) && !is_curved_body(b) ==>
      are_parted_by(a, b, \result.normal, 0, allowed2(door->promises.verdict, 0));
    ensures no_nearer: \result.outcome == OG_OUTCOME_ANSWERED && \result.verdict == OG_VERDICT_APART &&
      \result.has_normal && \result.has_distance && door->promises.thin == 0 && door->promises.except == 0 &&
      0 <= door->promises.verdict && 0 <= door->promises.distance && !is_curved_body(a) && !is_curved_body(b) ==>
      are_parted_by(a, b, \result.normal, \result.distance,
                    allowed2(door->promises.verdict, door->promises.distance));
*/
og_claim og_pair_run(const og_door_pair *door, const og_body *a, const og_body *b);

#endif
