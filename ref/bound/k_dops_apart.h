#ifndef OG_K_DOPS_APART_H
#define OG_K_DOPS_APART_H

/// Two k-DOPs of the same directions, tested by these directions.
///
/// The first direction whose two slabs have no number in common, or -1. A direction found is sure: the points in one
/// k-DOP are all on one side, those in the other on the other, exactly as given. -1 means "not apart by these", and
/// not that they meet: the sources take it for that, which is false in space from k = 8 on
/// (docs/studies/dop-directions.md).
/// Slabs whose ends are not finite part nothing.
/// Cost: one comparison of two slabs for each direction, until one parts.
///
/// Source: Parac 2020, 5.2.3; Kravec, kDOP.
/// Limits: misses k-DOPs apart; bodies nearer than the slabs' margins are not apart by these (k_dop.md).
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100.

#include "ref/bound/slab.h"

/*@ predicate are_slabs_apart(og_slab s, og_slab t) = is_finite_slab(s) && is_finite_slab(t) &&
      (s.outer_hi < t.outer_lo || t.outer_hi < s.outer_lo);
    // A number that no product of the one's points is above, and every product of the other's is.
    predicate is_behind{L}(og_vec3 direction, og_vec3 *p, integer m, og_vec3 *q, integer n) =
      \forall integer i, j; 0 <= i < m && 0 <= j < n ==> dot(direction, p[i]) < dot(direction, q[j]);
*/

/*@ requires slabs: 0 <= directions && \valid_read(a + (0 .. directions - 1)) && \valid_read(b + (0 .. directions - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures range: -1 <= \result < directions;
    ensures apart: 0 <= \result ==> are_slabs_apart(a[\result], b[\result]);
    ensures first: 0 <= \result ==> \forall integer d; 0 <= d < \result ==> !are_slabs_apart(a[d], b[d]);
    ensures not_by_these: \result < 0 ==> \forall integer d; 0 <= d < directions ==> !are_slabs_apart(a[d], b[d]); */
int og_k_dops_apart(const og_slab *a, const og_slab *b, int directions);

/// The same for the k-DOPs around points, of which each slab is made when it is asked for: a filter before a dearer
/// test.
/*@ requires points: 0 < m && 0 < n && \valid_read(p + (0 .. m - 1)) && \valid_read(q + (0 .. n - 1));
    requires directions: 0 <= directions && \valid_read(direction + (0 .. directions - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures range: -1 <= \result < directions;
    ensures apart: 0 <= \result && are_finite_points(p, m) && are_finite_points(q, n) &&
      is_finite_point(direction[\result]) ==>
        is_behind(direction[\result], p, m, q, n) || is_behind(direction[\result], q, n, p, m); */
int og_points_apart(const og_vec3 *p, int m, const og_vec3 *q, int n, const og_vec3 *direction, int directions);

typedef struct og_dop_directions {
  const og_vec3 *direction;
  int count; // k / 2
} og_dop_directions;

/// The usual ones: k = 6 the axes, 8 the corners of a cube, 14 both, 18 axes and edges, 26 all; none for any other k.
/// A component is -1, 0 or 1. A caller may have any of its own.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures known: k == 6 || k == 8 || k == 14 || k == 18 || k == 26 ==> 2 * \result.count == k;
    ensures none: k != 6 && k != 8 && k != 14 && k != 18 && k != 26 ==> \result.count == 0;
    ensures readable: \valid_read(\result.direction + (0 .. \result.count - 1)); */
og_dop_directions og_dop_directions_of(int k);

#endif
