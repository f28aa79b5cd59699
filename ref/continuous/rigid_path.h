#ifndef OG_RIGID_PATH_H
#define OG_RIGID_PATH_H

/// A body on its way: where it is at a time, and how fast its points move at most. What all algorithms behind the door
/// `motion` share.
///
/// A rotation about a fixed axis a by the rate w moves a point p of the frame at w a x R p. Along a unit vector n that
/// is |w| |n x a| r at most, where r is the distance of the farthest point from the origin. For a quaternion on a
/// straight way from q0 to q1 the axis is fixed, too. It is that of u, the vector part of q1 times the conjugate of q0,
/// and the rate at t is 2 |u| / |q(t)|^2.
/// Safe (proofs/eva.py): A, all functions.

#include "ref/continuous/moment.h"
#include "ref/door/motion.h"

typedef struct og_rigid_path {
  og_convex core;
  og_vec3 from, velocity;
  og_quaternion rotation[2]; // in one unit, a power of two
  bool spins;
  og_vec3 axis;    // of unit length, or zero where the body does not turn
  og_scalar turn;  // |u|; of a spin the rate
  og_scalar reach; // of the core's farthest vertex from the origin
} og_rigid_path;

/// Takes what og_motion_run lets pass.
/*@ requires memory: \valid_read(body) && readable_body(body->body);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures spins: \result.spins == body->spins;
    ensures x: \is_finite(body->centre[0].x) ==> \result.from.x == body->centre[0].x;
    ensures y: \is_finite(body->centre[0].y) ==> \result.from.y == body->centre[0].y;
    ensures z: \is_finite(body->centre[0].z) ==> \result.from.z == body->centre[0].z;
*/
og_rigid_path og_rigid_path_of(const og_motion_body *body);

/// The largest rate from `time` to `end`.
/*@ requires memory: \valid_read(path);
    requires order: time <= end;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures constant: \is_finite(path->turn) && (path->spins || path->turn == 0) ==> \result == path->turn;
*/
og_scalar og_rigid_rate(const og_rigid_path *path, og_scalar time, og_scalar end);

/// A core where it is at some time: turned, then moved.
typedef struct og_rigid_place {
  og_convex core;
  og_mat3 turn;
  og_vec3 centre;
} og_rigid_place;

/// Where the body is at that time.
/*@ requires memory: \valid_read(path);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures core: \result.core.map == path->core.map && \result.core.shape == path->core.shape;
*/
og_rigid_place og_rigid_at(const og_rigid_path *path, og_scalar time);

/// A point of its frame, there.
/*@ requires memory: \valid_read(place);
    terminates \true;
    exits \false;
    assigns \nothing;
*/
og_vec3 og_rigid_point(const og_rigid_place *place, og_vec3 point);

/// It as a body; it must outlive the result.
/*@ requires memory: \valid_read(place);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures shape: \result.shape == (void *)place;
*/
og_convex og_rigid_convex(const og_rigid_place *place);

/// Both bodies on their ways, and when they are near enough.
typedef struct og_rigid_pair {
  og_rigid_path a, b;
  og_scalar radius;    // of both balls together
  og_scalar size;      // og_motion_size
  og_scalar tolerance; // a gap of that much is none: the target, or rounding where that is more
} og_rigid_pair;

/*@ requires memory: \valid_read(in);
    requires bodies: readable_body(in->a.body) && readable_body(in->b.body);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures target: \is_finite(in->target) && \is_finite(\result.tolerance) ==> in->target <= \result.tolerance;
*/
og_rigid_pair og_rigid_pair_of(const og_motion_input *in);

/// Their gap at that time, as og_moment_at has it: `a` and `b` are points of the cores. `start` as there.
/*@ requires memory: \valid_read(pair);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures outcome: \result.outcome == OG_OUTCOME_ANSWERED || \result.outcome == OG_OUTCOME_OUT_OF_RANGE;
    ensures one: !(\result.meet && \result.is_open);
    ensures apart: \result.outcome == OG_OUTCOME_ANSWERED && !\result.meet && !\result.is_open ==>
      \result.has_normal && 0 < \result.clear;
*/
og_moment og_rigid_moment(const og_rigid_pair *pair, og_scalar time, og_vec3 start);

/// How fast a gap along n, from B to A, closes at most between these times.
/*@ requires memory: \valid_read(pair);
    requires order: time <= end;
    terminates \true;
    exits \false;
    assigns \nothing;
*/
og_scalar og_rigid_closing(const og_rigid_pair *pair, og_vec3 n, og_scalar time, og_scalar end);

// ---- claims ----

/// No verdict, with that outcome; at that time the gap was looked at last.
/*@ requires memory: \valid_read(moment);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures outcome: \result.outcome == outcome && \result.verdict == OG_VERDICT_NONE && !\result.has_first;
*/
og_motion_claim og_rigid_open(og_outcome outcome, const og_moment *moment, og_scalar time, int iterations);

/// MEET at that time. `normal` is that of the last plane that they were apart by, or zero.
/*@ requires memory: \valid_read(moment);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures meet: \result.outcome == OG_OUTCOME_ANSWERED && \result.verdict == OG_VERDICT_MEET && \result.has_first;
*/
og_motion_claim og_rigid_contact(const og_moment *moment, og_scalar time, og_vec3 normal, int iterations);

/// APART; at that time the gap was looked at last.
/*@ requires memory: \valid_read(moment);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures apart: \result.outcome == OG_OUTCOME_ANSWERED && \result.verdict == OG_VERDICT_APART && !\result.has_first;
*/
og_motion_claim og_rigid_apart(const og_moment *moment, og_scalar time, int iterations);

#endif
