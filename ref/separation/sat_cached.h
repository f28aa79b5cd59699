#ifndef OG_SAT_CACHED_H
#define OG_SAT_CACHED_H

/// Separating axis test that tries the last separating axis first.                            (catalogue: sat-cached)
///
/// Bodies that move little between two calls mostly stay apart along the same axis: then one projection of each body
/// answers. Only where the remembered axis fails is the whole test run (sat-gauss), and its separating axis, if there
/// is one, remembered in turn. The axis is kept in world space; while the bodies meet the old one stays.
///
/// The verdict is that of sat-gauss whatever the memory holds: an axis only counts by the projections on it. The gap
/// and axis of bodies apart may differ from a fresh test's, both being those of some separating axis.
/// Meshes, domain, failure: as sat-gauss. Cost: O(V_A + V_B) where the axis holds, otherwise that of sat-gauss.
/// Source: Parac 2020, 2.2.
/// Limits: no flat or rounded bodies; no depth; bodies apart by less than rounding are said to meet.
/// Errors, proofs, measurements and tests: sat_cached.md.

#include "ref/separation/sat_gauss.h"

/// The caller's memory of a pair: all zero before the first call. The axis has unit length; any other is not used.
typedef struct og_sat_cache {
  og_vec3 axis;
  bool is_filled;
} og_sat_cache;

/*@ requires meshes: (a == \null || \valid_read(a)) && (b == \null || \valid_read(b));
    requires cache: \valid(cache);
    requires axes:   a != \null && b != \null ==>
      a->face_count + b->face_count + (a->edge_count / 2) * (b->edge_count / 2) < 2147483647;
    terminates \true;
    exits \false;
    assigns *cache;
    ensures apart_is_an_answer: \result.apart ==> \result.outcome == OG_OUTCOME_ANSWERED;
    ensures apart_is_remembered: \result.apart ==> cache->is_filled;
*/
og_separation og_sat_cached(const og_half_edge_mesh *a, const og_half_edge_mesh *b, og_sat_cache *cache);

/// On the bodies' meshes, twice: first with an empty memory, then with what the first call left in it. The claim is
/// the second call's; iterations: axes projected on by both. DEGENERATE for bodies that are flat or rounded.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_sat_cached(const og_body *a, const og_body *b);

#endif
