#ifndef OG_DOOR_SWEEP_H
#define OG_DOOR_SWEEP_H

/// The door for two convex bodies that translate: whether they meet, when first, and when last.
///
/// Each body has a constant velocity and does not turn. The motion begins at time 0; bodies are closed and so is the
/// interval of time. All algorithms but swept-volume see A at rest and B with the relative velocity.
///
/// Every algorithm behind it makes promises. An error of a time is measured as a length: at a claimed first time the
/// bodies are that far apart at most, and not deeper in each other at any time before it. (A time itself may be off by
/// far more where bodies graze.) Bounds are in OG_SCALAR_EPSILON of the largest coordinate: of A, and of B where it is
/// at time 0 and at the claimed time, radii added.
/// Safe (proofs/eva.py): A, all functions.

#include "ref/algorithm.h"
#include "ref/body.h"
#include "ref/claim.h"
#include "ref/body_promise_logic.h"
#include "ref/separation/polygon.h"

typedef struct og_sweep_input {
  const og_body *a, *b;              // where they are at time 0
  const og_polygon *flat_a, *flat_b; // both bodies as polygons, where they are such in the plane z = 0; else null
  og_vec3 velocity;                  // of B as seen from A, in length units per unit of time
  og_vec3 velocity_a;                // of A; that of B is the sum of both
  bool endless;                      // the motion goes on for ever
  og_scalar until;                   // else its end, >= 0
} og_sweep_input;

typedef struct og_sweep_claim {
  og_outcome outcome;
  og_verdict verdict; // MEET: they share a point at some time of the motion
  bool has_first;
  og_scalar first; // first time of contact
  bool has_last, never_parts;
  og_scalar last;  // last time of contact within the motion, where they part at all
  bool has_points; // not where rounding has moved them apart
  og_vec3 a, b;    // points of the bodies that meet at the first time, where they are at time 0
  bool has_normal;
  og_vec3 normal; // at the first time, from B to A, of unit length
  int iterations;
} og_sweep_claim;

/// What bodies it takes. All others it answers with OG_OUTCOME_DEGENERATE.
typedef enum og_sweep_takes {
  OG_SWEEPS_ANY,
  OG_SWEEPS_SPHERES,  // and points
  OG_SWEEPS_MESHES,   // both bodies solid, without a ball, each with its mesh
  OG_SWEEPS_POLYGONS, // flat_a and flat_b are there, and neither velocity has a z
} og_sweep_takes;

typedef struct og_sweep_promises {
  double verdict; // how far from touching a verdict may be wrong
  double time;    // error of the first and of the last time
  double points;  // how far the claimed points are from each other at the first time, or from their bodies
  bool misses;    // it may say APART of bodies that meet, however deep
  bool invents;   // it may say MEET of bodies that never do, however far
  bool of_solids; // none of this holds of bodies or polygons thinner than rounding, or with faces that thin
  bool late;      // the first time may be later than the first contact, however much
  bool early;     // or earlier
  int iterations; // the claim's number never exceeds it; 0: what its header says
  const char *why;
} og_sweep_promises;

struct og_door_sweep {
  /// Takes bodies that og_body_check takes, and a velocity whose largest component is between 1/2 and 1 or zero.
  og_sweep_claim (*run)(const og_sweep_input *in);
  og_sweep_takes takes;
  og_sweep_promises promises;
  int most_vertices; // of both bodies together, where more take seconds; 0: any
};

/// Runs it on any bodies and numbers. Time is measured in a unit, a power of two, in which the velocity's largest
/// component is near 1: so no speed is too high or too low. The outcome of og_body_check for bodies that it
/// refuses. OUT_OF_RANGE: a velocity or an end that is not finite; times beyond the largest number, or so small that
/// they lose digits. DEGENERATE: an end before 0. No claim has a NaN or an infinity in it. Cost: the algorithm's, and
/// a linear look at both bodies.
/*@ requires door: \valid_read(door) && \valid_function(door->run);
    requires memory: \valid_read(in);
    requires bodies: \valid_read(in->a) && \valid_read(in->a->vertex + (0 .. in->a->vertex_count - 1)) &&
      \valid_read(in->b) && \valid_read(in->b->vertex + (0 .. in->b->vertex_count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures decided: \result.verdict != OG_VERDICT_NONE ==> \result.outcome == OG_OUTCOME_ANSWERED;
    ensures bad: !in->endless && in->until < 0 ==> \result.outcome != OG_OUTCOME_ANSWERED;
    ensures refused: !is_finite_vec(in->velocity) || !is_finite_vec(in->velocity_a) ||
      !has_finite_vertices(in->a) || !has_finite_vertices(in->b) ==>
      \result.outcome != OG_OUTCOME_ANSWERED;
    ensures bodies: \result.outcome != OG_OUTCOME_BAD_INPUT && \result.outcome != OG_OUTCOME_FULL;
    ensures answers: in->endless && in->velocity.x == 0 && in->velocity.y == 0 && in->velocity.z == 0 &&
      in->velocity_a.x == 0 && in->velocity_a.y == 0 && in->velocity_a.z == 0 &&
      door->takes == OG_SWEEPS_ANY && is_plain_body(in->a) && is_plain_body(in->b) ==>
      \result.outcome != OG_OUTCOME_OUT_OF_RANGE;
    ensures first: \result.has_first ==> \result.verdict == OG_VERDICT_MEET && 0 <= \result.first &&
      \is_finite(\result.first);
    ensures normal: \result.has_normal ==>
      \is_finite(\result.normal.x) && \is_finite(\result.normal.y) && \is_finite(\result.normal.z);
    ensures points: \result.has_points ==> \is_finite(\result.a.x) && \is_finite(\result.a.y) &&
      \is_finite(\result.a.z) &&
      \is_finite(\result.b.x) && \is_finite(\result.b.y) && \is_finite(\result.b.z);
    ensures last: \result.has_last && !\result.never_parts ==> \is_finite(\result.last) &&
      (\result.has_first ==> \result.first <= \result.last);
    ensures iterations: 0 <= \result.iterations;
*/
og_sweep_claim og_sweep_run(const og_door_sweep *door, const og_sweep_input *in);

#endif
