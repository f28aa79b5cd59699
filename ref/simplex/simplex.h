#ifndef OG_SIMPLEX_H
#define OG_SIMPLEX_H

/// A simplex of points of the configuration space obstacle (CSO) A - B, as the distance algorithms keep it.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100.

#include "ref/outcome.h"
#include "ref/support/convex.h"

/// A point w = a - b of the CSO with the support points that it is made of.
typedef struct og_cso_vertex {
  og_vec3 w;
  og_support a, b;
} og_cso_vertex;

/// One to four vertices. `weight` are barycentric coordinates, set by the sub-algorithms below; they sum to 1.
typedef struct og_simplex {
  int count;
  og_cso_vertex vertex[4];
  og_scalar weight[4];
} og_simplex;

/*@ // A term of a sum over the first n vertices, and the sum.
    logic real among(integer k, integer n, real x) = k < n ? x : 0.0;
    logic real moment4(integer n, real x, real y, real z, real t, real a, real b, real c, real d) =
      among(0, n, x * a) + among(1, n, y * b) + among(2, n, z * c) + among(3, n, t * d);
    // Of a simplex, by value: the point that its weights make.
    logic real weighted(og_simplex s, real a, real b, real c, real d) =
      moment4(s.count, s.weight[0], s.weight[1], s.weight[2], s.weight[3], a, b, c, d);
    predicate is_made(og_vec3 p, og_simplex s) = weighted(s, 1, 1, 1, 1) == 1 &&
      (\forall integer k; 0 <= k < s.count ==> s.weight[k] >= 0) &&
      p.x == weighted(s, s.vertex[0].w.x, s.vertex[1].w.x, s.vertex[2].w.x, s.vertex[3].w.x) &&
      p.y == weighted(s, s.vertex[0].w.y, s.vertex[1].w.y, s.vertex[2].w.y, s.vertex[3].w.y) &&
      p.z == weighted(s, s.vertex[0].w.z, s.vertex[1].w.z, s.vertex[2].w.z, s.vertex[3].w.z);
    // (A predicate, as WP would put the number in the place of the coordinate and then forget its sort.)
    predicate is_origin(og_vec3 p) = p.x == 0 && p.y == 0 && p.z == 0;
    predicate is_same(og_simplex s, og_simplex r) = r.count == s.count &&
      \forall integer k; 0 <= k < s.count ==> r.vertex[k] == s.vertex[k] && r.weight[k] == s.weight[k];
    // Every vertex is one of the other's.
    predicate is_one(og_cso_vertex v, og_simplex s) = \exists integer i; 0 <= i < s.count && v == s.vertex[i];
    predicate is_part(og_simplex s, og_simplex r) = \forall integer k; 0 <= k < r.count ==> is_one(r.vertex[k], s);
    predicate is_cso_vertex{L}(og_convex *a, og_convex *b, og_cso_vertex v) =
      in_body(a, v.a.point) && in_body(b, v.b.point) && is_moved(v.w, v.a.point, -1.0, v.b.point);
    predicate in_cso{L}(og_convex *a, og_convex *b, og_simplex s) =
      \forall integer k; 0 <= k < s.count ==> is_cso_vertex(a, b, s.vertex[k]);
    lemma made_of_one: \forall og_vec3 p, og_simplex s;
      s.count == 1 && s.weight[0] == 1 && p == s.vertex[0].w ==> is_made(p, s);
    lemma made_same: \forall og_vec3 p, og_simplex s, r;
      0 <= s.count <= 4 && is_same(s, r) && is_made(p, s) ==> is_made(p, r);
    lemma cso_same{L}: \forall og_convex *a, *b, og_simplex s, r; is_same(s, r) && in_cso(a, b, s) ==> in_cso(a, b, r);
    lemma cso_part{L}: \forall og_convex *a, *b, og_simplex s, r; is_part(s, r) && in_cso(a, b, s) ==> in_cso(a, b, r);
    // One more vertex.
    predicate is_longer(og_simplex s, og_simplex r, og_cso_vertex v) = r.count == s.count + 1 &&
      r.vertex[s.count] == v && \forall integer k; 0 <= k < s.count ==> r.vertex[k] == s.vertex[k];
    lemma cso_longer{L}: \forall og_convex *a, *b, og_simplex s, r, og_cso_vertex v;
      is_longer(s, r, v) && in_cso(a, b, s) && is_cso_vertex(a, b, v) ==> in_cso(a, b, r); */

/// *to = *from without what lies beyond count: assigning the struct would move four vertices each time.
/*@ requires memory: \valid(to) && \valid_read(from) && \separated(to, from);
    requires count: 0 <= from->count <= 4;
    terminates \true;
    exits \false;
    assigns *to;
    ensures same: is_same(\old(*from), *to);
*/
static inline void og_simplex_copy(og_simplex *to, const og_simplex *from) {
  to->count = from->count;
  /*@ loop invariant counter: 0 <= k <= from->count;
      loop invariant count: to->count == from->count && from->count == \at(from->count, Pre);
      loop invariant vertices: \forall integer i; 0 <= i < k ==> to->vertex[i] == from->vertex[i];
      loop invariant weights: \forall integer i; 0 <= i < k ==> to->weight[i] == from->weight[i];
      loop assigns k, to->vertex[0 .. 3], to->weight[0 .. 3];
      loop variant from->count - k; */
  for (int k = 0; k < from->count; k++) {
    to->vertex[k] = from->vertex[k];
    //@ assert vertices: \forall integer i; 0 <= i <= k ==> to->vertex[i] == from->vertex[i];
    to->weight[k] = from->weight[k];
  }
}

/// A distance sub-algorithm: finds the point of the simplex nearest to the origin, drops the vertices that are not
/// needed for it, sets the weights and *nearest. count stays between 1 and 4; 4 means that the origin is inside
/// (*nearest is then 0). No allocation; constant cost. Any outcome other than ANSWERED leaves the simplex as it was.
typedef og_outcome (*og_simplex_solver)(og_simplex *simplex, og_vec3 *nearest);

/// The sub-algorithm on a simplex. The contract of each says what the walk needs: the point is one of the simplex.
/*@ requires memory: \valid(simplex) && \valid(nearest) && \separated(simplex, nearest);
    requires count:  1 <= simplex->count <= 4;
    terminates \true;
    exits \false;
    assigns *simplex, *nearest;
    ensures count: 1 <= simplex->count <= 4;
    ensures part:  \result == OG_OUTCOME_ANSWERED ==> is_part(\old(*simplex), *simplex);
    ensures made:  exact_arithmetic && \result == OG_OUTCOME_ANSWERED ==> is_made(*nearest, *simplex);
*/
static inline og_outcome og_simplex_solve(og_simplex_solver solver, og_simplex *simplex, og_vec3 *nearest) {
  return solver(simplex, nearest);
}

/// The CSO vertex that supports A - B in `direction`. (Support mappings change nothing and end: convex.h.)
/*@ requires bodies: \valid_read(a) && \valid_read(b);
    terminates \true; exits \false; assigns \nothing;
    ensures vertex: exact_arithmetic ==> is_cso_vertex(a, b, \result);
    ensures farthest: exact_arithmetic ==> \forall og_vec3 x, y; in_body(a, x) && in_body(b, y) ==>
                        dot(direction, x) - dot(direction, y) <= dot(direction, \result.w); */
static inline og_cso_vertex og_cso_support(const og_convex *a, const og_convex *b, og_vec3 direction) {
  og_cso_vertex v;
  v.a = og_support_of(a, direction);
  v.b = og_support_of(b, og_neg(direction));
  v.w = og_sub(v.a.point, v.b.point);
  return v;
}

#endif
