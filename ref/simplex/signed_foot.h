#ifndef OG_SIGNED_FOOT_H
#define OG_SIGNED_FOOT_H

/// The search of simplex-signed-volumes (simplex_signed_volumes.h): the point of one to four corners nearest to the
/// origin, by the signs of volumes, areas and lengths.
/// Proved (docs/trust/verification.md): in real arithmetic, what the contract below says.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100.

#include "ref/simplex/nearest_logic.h"

/// A point of the simplex: its weights, where it is, and its squared distance from the origin.
typedef struct og_foot {
  bool found;
  og_scalar a, b, c, d;
  og_vec3 point;
  og_scalar square;
} og_foot;

/*@ predicate is_foot(og_foot f, og_vec3 a, og_vec3 b, og_vec3 c) =
      f.found && weights3(f.a, f.b, f.c) && f.d == 0 && combined(f.point, a, b, c, f.a, f.b, f.c) &&
      f.square == dot(f.point, f.point);
    // No length, or one whose square has an inverse.
    predicate is_edge(og_vec3 a, og_vec3 b) = distance2(a, b) == 0 || distance2(a, b) >= OG_SCALAR_MIN;
    predicate are_edges(og_vec3 a, og_vec3 b, og_vec3 c) = is_edge(a, b) && is_edge(b, c) && is_edge(a, c);
    predicate is_weighed(og_foot r, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) = r.found &&
      weights4(r.a, r.b, r.c, r.d) && combined4(r.point, a, b, c, d, r.a, r.b, r.c, r.d) &&
      r.square == dot(r.point, r.point);
    predicate is_interior(og_foot f) = f.a > 0 && f.b > 0 && f.c > 0 && f.d > 0;
    predicate are_edges4(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      are_edges(a, b, c) && is_edge(a, d) && is_edge(b, d) && is_edge(c, d);
    predicate nearest_of{L}(og_vec3 *s, integer count, og_foot f) =
      (count == 1 ==> f.a == 1 && f.b == 0 && f.c == 0 && f.d == 0 && f.point == s[0] &&
                      f.square == dot(f.point, f.point)) &&
      (count == 2 ==> is_foot(f, s[0], s[1], s[1]) && f.c == 0 &&
                      (is_edge(s[0], s[1]) ==> off3(f.square, s[0], s[1], s[1]))) &&
      (count == 3 ==> is_foot(f, s[0], s[1], s[2]) &&
                      (are_edges(s[0], s[1], s[2]) ==> off3(f.square, s[0], s[1], s[2]))) &&
      (count == 4 ==> is_weighed(f, s[0], s[1], s[2], s[3]) &&
                      (are_edges4(s[0], s[1], s[2], s[3]) ==> off4(f.square, s[0], s[1], s[2], s[3]))); */

/// For corners whose coordinates are at most 1: weights >= 0 of sum 1, the point that they make, and no point of the
/// simplex is nearer, if each edge has no length or one whose square has an inverse. Cost: constant.
/*@ requires count: 1 <= count <= 4;
    requires corners: \valid_read(s + (0 .. count - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures nearest: exact_arithmetic ==> nearest_of(s, count, \result);
    ensures interior: count == 4 && is_interior(\result) ==>
                        \result.point.x == 0 && \result.point.y == 0 && \result.point.z == 0; */
og_foot og_foot_of(const og_vec3 *s, int count);

#endif
