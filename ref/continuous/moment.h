#ifndef OG_MOMENT_H
#define OG_MOMENT_H

/// Two bodies at one time of their motion: their gap and a plane between them, by gjk. What all algorithms that go
/// from time to time share.
///
/// The plane's height is taken anew from a support point along the normal, so that it is a lower bound of the gap by
/// itself: B is beyond the plane until it has moved that far along the normal. Radii are subtracted. Bodies whose
/// gap is no more than OG_MOMENT_ROUNDING of the largest coordinate count as meeting.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for a ball that falls on a ball (some: others).

#include "ref/cso/gjk.h"
#include "ref/door/sweep.h"

/// A body displaced by `by`; where `trail`, all that it passes over on the way: the hull of both places.
typedef struct og_moved {
  const og_convex *body;
  og_vec3 by;
  bool trail;
} og_moved;

/// It as a body; it must outlive the result.
/*@ requires memory: \valid_read(moved) && \valid_read(moved->body);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures shape: \result.shape == (void *)moved;
*/
og_convex og_convex_moved(const og_moved *moved);

/// Twice what rounding does in a walk (OG_WALK_ROUNDING): it and the rounding of a place that is computed.
#define OG_MOMENT_ROUNDING (32 * OG_SCALAR_EPSILON)

typedef struct og_moment {
  og_outcome outcome;  // OUT_OF_RANGE; else ANSWERED, also where gjk gives up: what is below holds
  bool meet;           // they meet, or their gap is no more than rounding
  bool is_open;        // neither that nor apart by a plane: gjk did not get near enough
  og_scalar gap;       // an upper bound; 0 or less where they meet
  og_scalar clear;     // a lower bound, along the normal; > 0 unless they meet or it is open
  og_scalar tolerance; // OG_MOMENT_ROUNDING times the largest coordinate
  bool has_normal;     // the cores are apart
  og_vec3 normal;      // from B to A
  og_vec3 a, b;        // nearest points of the cores, of B where it is at that time; a common one where these meet
  int iterations;
} og_moment;

/// The largest coordinate of the bodies' points in a simplex of up to four vertices.
/*@ requires memory: \valid_read(simplex);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures sign: 0 <= \result || !\is_finite(\result);
*/
og_scalar og_simplex_size(const og_simplex *simplex);

/// At that time, >= 0. `start` is a vector to start from, such as the last normal; zero for none.
/*@ requires memory: \valid_read(in);
    requires bodies: readable_body(in->a) && readable_body(in->b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures outcome: \result.outcome == OG_OUTCOME_ANSWERED || \result.outcome == OG_OUTCOME_OUT_OF_RANGE;
    ensures one: !(\result.meet && \result.is_open);
    ensures apart: \result.outcome == OG_OUTCOME_ANSWERED && !\result.meet && !\result.is_open ==>
      \result.has_normal && 0 < \result.clear;
    ensures iterations: 0 <= \result.iterations;
*/
og_moment og_moment_at(const og_sweep_input *in, og_scalar time, og_vec3 start);

/// The claim of a first contact at that time, found at that moment. `normal` is that of the last plane that the
/// bodies were apart by, or zero if they never were: at the contact itself a direction is made of rounding.
/*@ requires memory: \valid_read(in) && \valid_read(moment);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures outcome: \result.outcome == OG_OUTCOME_ANSWERED && \result.verdict == OG_VERDICT_MEET && \result.has_first;
    ensures time: \is_finite(time) ==> \result.first == time;
    ensures iterations: \result.iterations == iterations;
    ensures points: \result.has_points ==> \result.has_normal;
    ensures start: time <= 0 ==> !\result.has_normal;
*/
og_sweep_claim og_moment_claim(const og_sweep_input *in, const og_moment *moment, og_scalar time, og_vec3 normal,
                               int iterations);

#endif
