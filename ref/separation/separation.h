#ifndef OG_SEPARATION_H
#define OG_SEPARATION_H

/// What a separating axis test on two polyhedra found, and how it becomes a claim.
///
/// Proved (docs/trust/verification.md): memory and termination of none, offer, conclude and claim; that an offer keeps
/// the greater gap and all that goes with it but the axis, and says "separated" of a gap above its error only; which
/// parts of a claim follow from what was found.
/// Safe (proofs/eva.py): A, 5 of 7 functions; by WP alone, 2 of 7; B, all that compute, for |x| <= 2^500, unit
/// between 2^-500 and 2^500.

#include "ref/body.h"
#include "ref/claim.h"
#include "ref/separation/axis.h"

typedef enum og_axis_kind {
  OG_AXIS_NONE,   // no axis of the bodies' features
  OG_AXIS_FACE_A, // normal of face `feature_a` of A
  OG_AXIS_FACE_B, // normal of face `feature_b` of B
  OG_AXIS_EDGES,  // perpendicular to edge `feature_a` of A and edge `feature_b` of B
} og_axis_kind;

/// The test ends at the first separating axis, so for bodies apart `axis` is that one; for bodies that meet it is the
/// best of all: the one with the greatest gap, so the least overlap.
typedef struct og_separation {
  og_outcome outcome;
  bool apart;          // the gap is greater than its rounding error, so certain; otherwise they meet or nearly so
  og_scalar gap;       // along the axis, in the input's unit: > 0 a lower bound of the distance, < 0 minus the overlap
  og_vec3 axis;        // unit length, from B to A
  og_axis_kind kind;   // where it comes from
  int feature_a;       // face or half-edge of A, or -1
  int feature_b;       // face or half-edge of B, or -1
  int axes;            // axes on which both bodies were projected
  long pairs_tested;   // edge pairs whose cross product was taken
  long pairs_parallel; // of these, given up: no direction is perpendicular to both edges alone
  long pairs_pruned;   // edge pairs ruled out without it
} og_separation;

/// A separation without an answer yet: no axis, a gap below every gap.
/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures outcome: \result.outcome == OG_OUTCOME_DEGENERATE && \result.apart == 0;
    ensures none:    \result.kind == OG_AXIS_NONE && \result.feature_a == -1 && \result.feature_b == -1;
    ensures gap:     \result.gap == -OG_SCALAR_MAX;
    ensures counts:  \result.axes == 0 && \result.pairs_tested == 0 && \result.pairs_parallel == 0 &&
                     \result.pairs_pruned == 0;
*/
og_separation og_separation_none(void);

/// Can the meshes be tested: are they there, with vertices and faces? (Whether they are convex is not checked.)
/*@ requires memory: (a == \null || \valid_read(a)) && (b == \null || \valid_read(b));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures missing: a == \null || b == \null ==> !\result;
    ensures filled: a != \null && b != \null ==> (\result != 0 <==> 0 < a->vertex_count && 0 < a->edge_count &&
      0 < a->face_count && 0 < b->vertex_count && 0 < b->edge_count && 0 < b->face_count);
*/
bool og_meshes_are_given(const og_half_edge_mesh *a, const og_half_edge_mesh *b);

/// Can the bodies be tested as polyhedra: has each a mesh and no ball around it? (With balls the best axis of the
/// cores does not decide: a gap below the sum of the radii may come with a distance above it.)
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures sharp: \result ==> a->radius == 0 && b->radius == 0 && a->mesh != \null && b->mesh != \null;
    ensures round: 0 < a->radius || 0 < b->radius ==> !\result;
*/
bool og_bodies_are_polyhedra(const og_body *a, const og_body *b);

/// Keeps the axis if it is the best so far. True if it separates: then the test is over.
/*@ requires memory: \valid(best) && \valid_read(frame) && \separated(best, frame);
    requires count:  best->axes < 2147483647;
    terminates \true;
    exits \false;
    assigns *best;
    ensures count: best->axes == \old(best->axes) + 1;
    ensures best:  best->gap >= measured.gap && (\old(best->kind) != OG_AXIS_NONE ==> best->gap >= \old(best->gap));
    ensures apart: \result != 0 ==> best->gap == measured.gap && measured.gap > frame->error;
    ensures kept:  \old(best->kind) != OG_AXIS_NONE && measured.gap <= \old(best->gap) ==>
                   \result == 0 && best->kind == \old(best->kind) && best->feature_a == \old(best->feature_a) &&
                   best->feature_b == \old(best->feature_b) && best->apart == \old(best->apart);
    ensures taken: \old(best->kind) == OG_AXIS_NONE || measured.gap > \old(best->gap) ==>
                   best->gap == measured.gap && best->kind == kind && best->feature_a == feature_a &&
                   best->feature_b == feature_b && (\result != 0 <==> measured.gap > frame->error) &&
                   best->apart == \result;
*/
bool og_separation_offer(og_separation *best, const og_axis_frame *frame, og_vec3 axis, og_axis_gap measured,
                         og_axis_kind kind, int feature_a, int feature_b);

/// Ends the test: the gap in the input's unit.
/*@ requires memory: \valid(best) && \valid_read(frame) && \separated(best, frame);
    terminates \true;
    exits \false;
    assigns best->outcome, best->gap;
    ensures outcome: best->outcome == OG_OUTCOME_ANSWERED;
    ensures gap:     best->gap == computed_product(\old(best->gap), frame->unit);
*/
void og_separation_conclude(og_separation *best, const og_axis_frame *frame);

/// The claim that follows: the verdict, the normal, and where the bodies meet and `is_depth` the depth.
/*@ requires memory: \valid_read(found);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures outcome:  \result.outcome == found->outcome && \result.iterations == found->axes;
    ensures silent:   found->outcome != OG_OUTCOME_ANSWERED ==> \result.has_normal == 0 && \result.has_depth == 0;
    ensures verdict:  found->outcome == OG_OUTCOME_ANSWERED ==>
                      \result.verdict == (found->apart != 0 ? OG_VERDICT_APART : OG_VERDICT_MEET);
    ensures normal:   found->outcome == OG_OUTCOME_ANSWERED ==>
                      (\result.has_normal != 0 <==> found->apart != 0 || is_depth != 0);
    ensures axis:     \result.has_normal != 0 ==> \result.normal == found->axis;
    ensures depth:    found->outcome == OG_OUTCOME_ANSWERED ==>
                      (\result.has_depth != 0 <==> is_depth != 0 && found->apart == 0);
    ensures overlap:  \result.has_depth != 0 ==> \result.depth >= 0 && \result.depth >= -found->gap &&
                      (\result.depth == 0 || \result.depth == -found->gap);
    ensures nothing_else: \result.has_distance == 0 && \result.has_points == 0;
*/
og_claim og_separation_claim(const og_separation *found, bool is_depth);

#endif
