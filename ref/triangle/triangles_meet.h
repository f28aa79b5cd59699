#ifndef OG_TRIANGLES_MEET_H
#define OG_TRIANGLES_MEET_H

/// Do two closed triangles meet? Decided by signs alone.                               (needed by: all-triangles, bvh-aabb)
///
/// Two triangles in different planes meet where an edge of one passes through the other (Rasku 2003, 7.5: edges as rays). Each
/// question is the sign of a determinant, exact (orient_exact.h), so the verdict is exact. Triangles in one plane are
/// parted by an edge or not at all. A triangle may be a segment or a point.
///
/// Within one mesh a pair that shares corners by index counts only where more is common than the shared corners and the
/// edges between them. Points that are equal but have different indices are not shared.
/// Any one length unit; |x| <= OG_RANGE_LARGEST. Cost: constant; at most 15 determinants in space, 36 in a plane.
/// Failure: none within the domain, which is that of orient_exact.h.
/// Source: Rasku 2003, 7.5; Guigue and Devillers 2003 decide by the same signs.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100.

#include <stdint.h>

#include "ref/vec3.h"

/*@ requires corners: \valid_read(a + (0 .. 2)) && \valid_read(b + (0 .. 2));
    terminates \true; exits \false; assigns \nothing;
    ensures apart: (\forall integer i, j; 0 <= i < 3 && 0 <= j < 3 ==> a[i].x < b[j].x) ||
      (\forall integer i, j; 0 <= i < 3 && 0 <= j < 3 ==> b[i].x < a[j].x) ||
      (\forall integer i, j; 0 <= i < 3 && 0 <= j < 3 ==> a[i].y < b[j].y) ||
      (\forall integer i, j; 0 <= i < 3 && 0 <= j < 3 ==> b[i].y < a[j].y) ||
      (\forall integer i, j; 0 <= i < 3 && 0 <= j < 3 ==> a[i].z < b[j].z) ||
      (\forall integer i, j; 0 <= i < 3 && 0 <= j < 3 ==> b[i].z < a[j].z) ==>
      !\result; */
bool og_triangles_meet(const og_vec3 *a, const og_vec3 *b);

/// Have the triangles of corners v, a[0], a[1] and v, b[0], b[1] more in common than v?
/*@ requires corners: \valid_read(a + (0 .. 1)) && \valid_read(b + (0 .. 1));
    terminates \true; exits \false; assigns \nothing;
    ensures apart_x: (\forall integer k; 0 <= k < 2 ==> a[k].x < v.x && v.x < b[k].x) ==> !\result;
    ensures back_x: (\forall integer k; 0 <= k < 2 ==> b[k].x < v.x && v.x < a[k].x) ==> !\result;
    ensures apart_y: (\forall integer k; 0 <= k < 2 ==> a[k].y < v.y && v.y < b[k].y) ==> !\result;
    ensures back_y: (\forall integer k; 0 <= k < 2 ==> b[k].y < v.y && v.y < a[k].y) ==> !\result;
    ensures apart_z: (\forall integer k; 0 <= k < 2 ==> a[k].z < v.z && v.z < b[k].z) ==> !\result;
    ensures back_z: (\forall integer k; 0 <= k < 2 ==> b[k].z < v.z && v.z < a[k].z) ==> !\result;
    ensures edge: (\exists integer k, l; 0 <= k < 2 && 0 <= l < 2 && (a[k].x == b[l].x && a[k].y == b[l].y &&
      a[k].z == b[l].z && (a[k].x != v.x || a[k].y != v.y || a[k].z != v.z))) ==> \result; */
bool og_triangles_meet_beyond_corner(og_vec3 v, const og_vec3 *a, const og_vec3 *b);

/*@ logic real corners_rise(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      (a.x - d.x) * ((b.y - d.y) * (c.z - d.z) - (b.z - d.z) * (c.y - d.y)) +
      (a.y - d.y) * ((b.z - d.z) * (c.x - d.x) - (b.x - d.x) * (c.z - d.z)) +
      (a.z - d.z) * ((b.x - d.x) * (c.y - d.y) - (b.y - d.y) * (c.x - d.x));
    predicate corners_turn(og_vec3 a, og_vec3 b, og_vec3 c) =
      (b.x - a.x) * (c.y - a.y) != (b.y - a.y) * (c.x - a.x) ||
        (b.y - a.y) * (c.z - a.z) != (b.z - a.z) * (c.y - a.y) ||
      (b.z - a.z) * (c.x - a.x) != (b.x - a.x) * (c.z - a.z); */

/// Have the triangles of corners u, v, a and u, v, b more in common than the edge from u to v?
/*@ terminates \true; exits \false; assigns \nothing;
    ensures same: a.x == b.x && a.y == b.y && a.z == b.z && corners_turn(u, v, a) ==> \result;
    ensures apart: corners_rise(u, v, a, b) != 0 ==> !\result; */
bool og_triangles_meet_beyond_edge(og_vec3 u, og_vec3 v, og_vec3 a, og_vec3 b);

/// Has the triangle an area?
/*@ requires corners: \valid_read(a + (0 .. 2));
    terminates \true; exits \false; assigns \nothing;
    ensures proper: (\forall integer c; 0 <= c < 3 ==>
       (\is_finite(a[c].x) && \is_finite(a[c].y) && \is_finite(a[c].z))) &&
      (\exists integer c, d; 0 <= c < 3 && 0 <= d < 3 &&
         (c != d && a[c].x == a[d].x && a[c].y == a[d].y && a[c].z == a[d].z)) ==> !\result; */
bool og_triangle_is_proper(const og_vec3 *a);

#endif
