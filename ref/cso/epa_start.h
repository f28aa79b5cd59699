#ifndef OG_EPA_START_H
#define OG_EPA_START_H

/// The start of the expanding polytope algorithms, and what they have in common.        (needed by: epa, epa-split)
///
/// From points of A - B in whose hull the origin lies to a polytope with volume: fewer than four, or four without
/// volume, are completed, a point by the support points along the axes, a segment by three in a circle around it, a
/// triangle by one on either side. All enter one by one as vertices of a hull, so that the start is convex. Where not
/// even the completion has volume, A - B is flat.
///
/// Units, domain and failure: epa.h. Cost: a few support points. Source: van den Bergen 2003, 4.3.8.
/// Safe (proofs/eva.py): by WP alone, all functions; B, all that compute, for |x| <= 2^60, a coordinate of the
/// start more than 2^-22, tolerance 0 to 1.

#include "ref/cso/epa.h"
#include "ref/cso/gjk.h"
#include "ref/support/direction.h"

// Heights are sums of three products of numbers below 1, and normals carry some roundings more: about 16 roundings of
// 1. The double of that separates vertices from rounding.
#define OG_EPA_ROUNDING (32 * OG_SCALAR_EPSILON)

// Sizes of A - B outside of these would overflow or lose digits in a support mapping (see ref/support/direction.h).
#define OG_EPA_LARGEST (OG_SCALAR_MAX / (4 * OG_DIRECTION_LARGE))
#define OG_EPA_SMALLEST (OG_SCALAR_MIN / OG_DIRECTION_SMALL)

typedef struct og_epa_query {
  const og_convex *a, *b;
  og_epa_workspace *work;
  og_scalar size;      // the largest coordinate of A - B seen so far, in magnitude
  og_scalar largest;   // the same with those of A and B; infinite if one was not finite
  og_scalar scale;     // the power of two that brings size to [1/2, 1): scaled = true * scale
  og_scalar tolerance; // relative, of the caller
} og_epa_query;

/*@ predicate epa_query(og_epa_query *q) =
      \valid(q) && \valid_read(q->a) && \valid_read(q->b) && \separated(q, q->work) && epa_polytope(q->work);
    predicate is_in_use(og_epa_workspace *w, int *base) = 0 <= base[0] < w->vertex_count &&
      0 <= base[1] < w->vertex_count && 0 <= base[2] < w->vertex_count && 0 <= base[3] < w->vertex_count;
    // All but the points.
    predicate search_kept{Before, Now}(og_epa_result *r) = \at(r->outcome, Now) == \at(r->outcome, Before) &&
      \at(r->lower, Now) == \at(r->lower, Before) && \at(r->upper, Now) == \at(r->upper, Before) &&
      \at(r->iterations, Now) == \at(r->iterations, Before);
*/

/// The start's points become vertices, completed to four with volume; then the hull of all of them is the polytope.
/// Returns how many were found: with fewer than four, A - B is flat and `direction` is perpendicular to it. None: it is
/// out of range, the support points belong to no body, or a face of four has no area.
/*@ requires query: \valid(q) && \valid_read(q->a) && \valid_read(q->b) && \valid(q->work) && \separated(q, q->work);
    requires start: \valid_read(start) && 1 <= start->count <= 4 && \valid(direction + (0 .. 2));
    requires apart: \separated(start, q) && \separated(start, q->work) && \separated(direction + (0 .. 2), q, q->work);
    terminates \true; exits \false;
    assigns direction[0 .. 2], q->size, q->largest, q->scale, *q->work;
    ensures query: epa_query(q);
    ensures count: 0 <= \result <= 4;
    ensures open: \result == 4 ==> epa_open(q->work); */
int og_epa_begin(og_epa_query *q, const og_simplex *start, og_vec3 direction[3]);

/*@ requires query: \valid_read(q); terminates \true; exits \false; assigns \nothing; */
bool og_epa_in_range(const og_epa_query *q);

/*@ requires query: epa_query(q) && q->work->vertex_count < OG_EPA_VERTICES;
    terminates \true; exits \false;
    assigns q->size, q->largest, q->scale, q->work->point[0 .. OG_EPA_VERTICES - 1],
      q->work->face[0 .. OG_EPA_FACES - 1].offset,
            q->work->vertex_count, q->work->vertex[0 .. OG_EPA_VERTICES - 1];
    ensures query: epa_query(q);
    ensures kept: q->work->face_count == \old(q->work->face_count);
    ensures new: \result == \old(q->work->vertex_count) && q->work->vertex_count == \result + 1; */
int og_epa_add_support(og_epa_query *q, og_vec3 direction);

/// A vertex enters the points and, as number k, their simplex, with its weight.
/*@ requires memory: \valid(result) && \valid_read(vertex) && \separated(result, vertex) && 0 <= k < 4;
    terminates \true; exits \false; assigns *result;
    ensures kept: search_kept{Pre, Here}(result);
    ensures count: result->simplex_count == k + 1; */
void og_epa_add_weighted(og_epa_result *result, const og_cso_vertex *vertex, int k, og_scalar weight);

/// The points of A and B that the start simplex combines to the origin. Returns how far from it they are, squared.
/*@ requires memory: \valid_read(q) && \valid_read(start) && 1 <= start->count <= 4 && \valid(result);
    requires apart: \separated(result, start) && \separated(result, q);
    terminates \true; exits \false; assigns *result;
    ensures kept: search_kept{Pre, Here}(result);
    ensures count: 1 <= result->simplex_count <= 4; */
og_scalar og_epa_start_points(const og_epa_query *q, const og_simplex *start, og_vec3 foot, og_epa_result *result);

/// A - B has no volume: the least of its widths along the directions is 0 to within rounding.
/*@ requires query: epa_query(q) && \valid_read(start) && 1 <= start->count <= 4;
    requires directions: \valid_read(direction + (0 .. 2));
    terminates \true; exits \false; assigns \nothing;
    ensures start: \result.lower == 0 && \result.iterations == 0;
    ensures count: 0 <= \result.simplex_count <= 4; */
og_epa_result og_epa_flat_result(const og_epa_query *q, const og_simplex *start, const og_vec3 direction[3]);

/// What is claimed of two bodies whose cores gjk has looked at, and whose cores' depth is known; the radii are added.
/*@ requires bodies: readable_body(a) && readable_body(b) && \valid_read(cores) && \valid_read(deep);
    requires counts: 0 <= cores->simplex.count <= 4 && 0 <= deep->simplex_count <= 4;
    requires rounds: 0 <= cores->iterations <= OG_WALK_ITERATIONS;
    requires more: -OG_EPA_VERTICES <= deep->iterations <= 17 * OG_EPA_VERTICES;
    requires depth: 0 <= deep->depth;
    terminates \true; exits \false; assigns \nothing;
    ensures fair: fair_claim(\result); */
og_claim og_epa_claim(const og_body *a, const og_body *b, const og_gjk_result *cores, const og_epa_result *deep);

#endif
