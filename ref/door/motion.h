#ifndef OG_DOOR_MOTION_H
#define OG_DOOR_MOTION_H

/// The door for two convex bodies that translate and turn: whether they meet for a time in [0, 1], and when first.
///
/// The motions are those of the exact question `motion`. A body is given in its own frame, whose origin it turns about.
/// The origin goes from one centre to the other with a constant velocity. The rotation is that of a quaternion on the
/// straight way from one to another, or a turn with a constant angular velocity. Bodies are closed, and so is the
/// interval of time.
///
/// Every algorithm behind it makes promises, in OG_SCALAR_EPSILON of og_motion_size. At a claimed first time the bodies
/// are apart by the target and that much at most. An algorithm that `misses` may step over a contact; of all others: no
/// contact that is deeper is before the time claimed, and APART is said only of bodies that are never deeper in each
/// other. Where the limit of steps is reached, there is no verdict; `reached` is the time up to which contacts are
/// ruled out, and `gap` how far apart the bodies are then.
/// Safe (proofs/eva.py): A, all functions.

#include "ref/algorithm.h"
#include "ref/body.h"
#include "ref/claim.h"
#include "ref/body_promise_logic.h"

/// The rotation by a quaternion of its length: it need not be normalised.
typedef struct og_quaternion {
  og_vec3 axis; // x, y, z
  og_scalar w;
} og_quaternion;

typedef struct og_motion_body {
  const og_body *body;       // in its own frame
  og_vec3 centre[2];         // where the frame's origin is at t = 0 and 1
  og_quaternion rotation[2]; // at t = 0 and 1: q(t) = (1 - t) q0 + t q1
  bool spins;                // then it turns from rotation[0] on, and rotation[1] is not looked at
  og_vec3 spin;              // angular velocity in the world, radians per unit of time
} og_motion_body;

typedef struct og_motion_input {
  og_motion_body a, b;
  og_scalar target; // bodies so near count as meeting: a length, >= 0
  int most;         // steps, > 0
} og_motion_input;

/// The limit of steps of `origo run`.
#define OG_MOTION_STEPS 4096
/// Components of a spin up to this are taken, as the question `motion` has it.
#define OG_MOTION_SPIN ((og_scalar)0x1p20)

typedef struct og_motion_claim {
  og_outcome outcome;
  og_verdict verdict;
  bool has_first;
  og_scalar first;   // time in [0, 1]
  bool has_reached;  // a time was reached, with what is below
  og_scalar reached; // the time looked at last
  og_scalar gap;     // how far apart the bodies are then, an upper bound; 0 where they meet
  bool has_normal;
  og_vec3 normal; // of the last plane that the bodies were apart by, from B to A, of unit length
  int iterations; // times at which the distance was asked for
} og_motion_claim;

typedef struct og_motion_promises {
  double gap;    // at the claimed first time, beyond the target
  double depth;  // of a contact before it, or of bodies that are said to be apart
  bool misses;   // it may step over contacts, however deep
  bool advances; // where the limit is reached, no contact that is deeper is before the time reached
  const char *why;
} og_motion_promises;

struct og_door_motion {
  /// Takes what og_motion_run lets pass.
  og_motion_claim (*run)(const og_motion_input *in);
  og_motion_promises promises;
};

/// What errors are measured by: of both bodies together the largest coordinate of the centre, the distance of the
/// farthest point from it, and the way that this point goes by turning, at most, in a unit of time.
/*@ requires memory: \valid_read(in);
    requires bodies: \valid_read(in->a.body) && \valid_read(in->a.body->vertex + (0 .. in->a.body->vertex_count - 1)) &&
      \valid_read(in->b.body) && \valid_read(in->b.body->vertex + (0 .. in->b.body->vertex_count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures size: \is_finite(\result) && 0 <= in->a.body->radius && 0 <= in->b.body->radius ==> 0 <= \result;
*/
og_scalar og_motion_size(const og_motion_input *in);

/// Runs it on any bodies and numbers. The outcome of og_body_check for bodies that it refuses. OUT_OF_RANGE: numbers
/// that are not finite, centres or a size beyond OG_RANGE_LARGEST, a spin beyond OG_MOTION_SPIN, quaternions whose
/// lengths differ by a factor of 2^30 or more. DEGENERATE: a cylinder or a cone, a quaternion of zero, a turn by half a
/// turn or more without a spin. BAD_INPUT: a target below zero, no step. No claim has a NaN or an infinity in it. Cost:
/// the algorithm's, and a linear look at both bodies.
/*@ requires door: \valid_read(door) && \valid_function(door->run);
    requires memory: \valid_read(in);
    requires bodies: \valid_read(in->a.body) && \valid_read(in->a.body->vertex + (0 .. in->a.body->vertex_count - 1)) &&
      \valid_read(in->b.body) && \valid_read(in->b.body->vertex + (0 .. in->b.body->vertex_count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures decided: \result.verdict != OG_VERDICT_NONE <==> \result.outcome == OG_OUTCOME_ANSWERED;
    ensures first: \result.has_first <==> \result.verdict == OG_VERDICT_MEET;
    ensures bad: in->target < 0 || in->most < 1 ==> \result.verdict == OG_VERDICT_NONE;
    ensures curved: is_curved_body(in->a.body) || is_curved_body(in->b.body) ==> \result.verdict == OG_VERDICT_NONE;
    ensures refused: !are_all_finite(&in->a.centre[0], 2) || !are_all_finite(&in->b.centre[0], 2) ||
      !has_finite_vertices(in->a.body) ||
      !has_finite_vertices(in->b.body) ==> \result.verdict == OG_VERDICT_NONE;
    ensures time: \result.has_first ==> 0 <= \result.first <= 1;
    ensures reached: \result.has_reached ==> 0 <= \result.reached <= 1 && 0 <= \result.gap && \is_finite(\result.gap);
    ensures contact: \result.has_first ==> \result.has_reached && \result.reached == \result.first;
    ensures normal: \result.has_normal ==>
      1 - 8 * OG_SCALAR_EPSILON <= \result.normal.x * \result.normal.x + \result.normal.y * \result.normal.y +
        \result.normal.z * \result.normal.z
        <= 1 + 8 * OG_SCALAR_EPSILON;
    ensures iterations: 0 <= \result.iterations;
*/
og_motion_claim og_motion_run(const og_door_motion *door, const og_motion_input *in);

#endif
