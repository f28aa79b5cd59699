#ifndef OG_SIMPLE_RING_H
#define OG_SIMPLE_RING_H

/// A polygon of the plane as a ring of corners, and whether it is simple.
///
/// Corners are numbers of points; a point that equals the one before it is left out. A ring is simple where two edges
/// have nothing in common but the corner between neighbours. Corners with a straight angle are allowed. A simple ring
/// has at least three corners and an area, and its leftmost corner (the lowest of those) is never straight.
///
/// Signs are those of orient_exact. The domain, in which all of them are exact: coordinates are multiples of 2^-800 (2^-110
/// in binary32) of the power of two above the largest. (Signs in space have more factors and so less room.) z is ignored.
/// Safe (proofs/eva.py): A, all functions.

#include "ref/outcome.h"
#include "ref/vec3.h"

typedef struct og_ring {
  og_outcome outcome; // DEGENERATE: not simple; OUT_OF_RANGE: outside the domain, or not finite
  int count;          // corners
  int turn;           // 1: counterclockwise, -1: clockwise
} og_ring;

/// Whether all numbers are finite and in the domain. Cost: linear.
/*@ requires points: 0 <= count && \valid_read(point + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures finite: \result ==> \forall integer k; 0 <= k < count ==>
      (\is_finite(point[k].x) && \is_finite(point[k].y));
*/
bool og_ring_is_in_domain(const og_vec3 *point, int count);

/// The corners, in order; returns their number. Cost: linear.
/*@ requires points: 0 <= count && \valid_read(point + (0 .. count - 1));
    requires memory: \valid(corner + (0 .. count - 1)) && \separated(corner + (0 .. count - 1), point + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns corner[0 .. count - 1];
    ensures number: 0 <= \result <= count;
    ensures corners: \forall integer i; 0 <= i < \result ==> 0 <= corner[i] < count;
*/
int og_ring_corners(int *corner, const og_vec3 *point, int count);

/// Have the segments ab and cd a point in common?
/*@ requires finite: \is_finite(a.x) && \is_finite(a.y) && \is_finite(b.x) && \is_finite(b.y) && \is_finite(c.x) &&
                     \is_finite(c.y) && \is_finite(d.x) && \is_finite(d.y);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures ends: (a.x == c.x && a.y == c.y) || (a.x == d.x && a.y == d.y) || (b.x == c.x && b.y == c.y) ||
      (b.x == d.x && b.y == d.y) ==> \result;
    ensures apart: (a.x < c.x && a.x < d.x && b.x < c.x && b.x < d.x) ||
      (c.x < a.x && c.x < b.x && d.x < a.x && d.x < b.x) ||
      (a.y < c.y && a.y < d.y && b.y < c.y && b.y < d.y) ||
      (c.y < a.y && c.y < b.y && d.y < a.y && d.y < b.y) ==> !\result;
*/
bool og_segments_meet(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d);

/// Have the edges ab and bc of distinct ends more in common than b?
/*@ requires finite: \is_finite(a.x) && \is_finite(a.y) && \is_finite(b.x) && \is_finite(b.y) && \is_finite(c.x) &&
                     \is_finite(c.y);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures back: a.x == c.x && a.y == c.y && (a.x != b.x || a.y != b.y) ==> \result;
    ensures onward: a.x < b.x < c.x || c.x < b.x < a.x ==> !\result;
*/
bool og_edges_fold(og_vec3 a, og_vec3 b, og_vec3 c);

/// The corners of a polygon, its turn, and whether it is simple, by comparing all edges. Cost: O(count^2).
/*@ requires points: 0 <= count && \valid_read(point + (0 .. count - 1));
    requires memory: \valid(corner + (0 .. count - 1)) && \separated(corner + (0 .. count - 1), point + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns corner[0 .. count - 1];
    ensures number: \result.outcome == OG_OUTCOME_ANSWERED ==> 3 <= \result.count <= count;
    ensures corners: \result.outcome == OG_OUTCOME_ANSWERED ==>
                       \forall integer i; 0 <= i < \result.count ==> 0 <= corner[i] < count;
    ensures turn: \result.outcome == OG_OUTCOME_ANSWERED ==> -1 <= \result.turn <= 1;
*/
og_ring og_simple_ring(int *corner, const og_vec3 *point, int count);

/// The turn of a simple ring: that of its leftmost corner, the lowest of those. Cost: linear.
/*@ requires ring: 3 <= count && \valid_read(corner + (0 .. count - 1));
    requires points: \forall integer i; 0 <= i < count ==> \valid_read(point + corner[i]);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures sign: -1 <= \result <= 1;
*/
int og_ring_turn(const int *corner, const og_vec3 *point, int count);

#endif
