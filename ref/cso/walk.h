#ifndef OG_WALK_H
#define OG_WALK_H

/// The walk on A - B towards the origin that GJK and its variants share: support point, sub-algorithm, progress.
/// Proved (docs/trust/verification.md): in real arithmetic, that a walk stays on points of A - B and that heights are
/// lower bounds of the distance, whatever sub-algorithm keeps its contract.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100 (some: others).

#include "ref/claim.h"
#include "ref/closest/range.h"
#include "ref/simplex/simplex.h"
#include "ref/support/direction.h"

/// Coordinates of this magnitude and less leave room for the sums and products of a walk.
#define OG_WALK_LARGEST (OG_SCALAR_MAX / 256)
/// Were no coordinate larger than this (but not all zero), the dot products of the support mappings, whose directions
/// have magnitude about 1, would lose to underflow more than 2^-20 of what they lose to rounding.
#define OG_WALK_SMALLEST (OG_SCALAR_MIN * 4194304)

/// Errors of a walk are these many OG_SCALAR_EPSILON of the largest coordinate of the points it works with: a point made
/// of four vertices with rounded weights (4 products, 3 sums, 4 weights), in three coordinates, is off by less than
/// 11 sqrt(3) half-epsilons; so is its product with a unit direction.
#define OG_WALK_ROUNDING (16 * OG_SCALAR_EPSILON)
/// How far from touching a walk's verdict may be wrong, in OG_SCALAR_EPSILON of the largest coordinate: a length up to
/// OG_WALK_ROUNDING counts as contact, and that length is rounded itself.
#define OG_WALK_VERDICT (16 + 8)

/// Iterations after which a walk gives up: support points of A - B. Every step brings v nearer to the origin, so no
/// simplex comes twice and a walk on polytopes ends; but how soon is not known. Measured in
/// binary64: at most 13 over all degenerate families, needles and hulls of up to 128 vertices; 200,000 pairs of flat
/// and long ellipsoids in and near contact, where convergence is linear: 128. This is twice that.
#define OG_WALK_ITERATIONS 256

/// As many as turn a point into a tetrahedron.
#define OG_WALK_STALLS 3

typedef struct og_walk {
  const og_convex *a, *b;
  og_simplex_solver solver;
  og_simplex simplex;    // count 0 before the first point
  og_vec3 nearest;       // v, the point of the simplex nearest to the origin
  og_scalar distance;    // |v|
  og_scalar shortest;    // the shortest v so far
  int stalled;           // steps since that one
  og_scalar coordinates; // the largest coordinate of A and B seen, in magnitude; OG_SCALAR_MAX if one was not finite
  int iterations;        // support points of A - B computed
} og_walk;

/*@ // A lower bound h, or one that says nothing, of a length whose square is n; and of the distance of two bodies.
    predicate below(real h, real n) = h <= 0 || h * h <= n;
    predicate is_lower{L}(real h, og_convex *a, og_convex *b) =
      \forall og_vec3 x, y; in_body(a, x) && in_body(b, y) ==> below(h, distance2(x, y));
    predicate length_of_vec(real length, og_vec3 v) = length >= 0 && length * length == dot(v, v);
    // No point of A - B has a smaller product with v than w.
    predicate is_least{L}(og_vec3 v, og_vec3 w, og_convex *a, og_convex *b) =
      \forall og_vec3 x, y; in_body(a, x) && in_body(b, y) ==> dot(v, w) <= dot(v, x) - dot(v, y);
    lemma opposite_product: \forall og_vec3 r, d, x; r.x == -d.x && r.y == -d.y && r.z == -d.z ==>
      dot(r, x) == -dot(d, x);
    lemma below_of_product: \forall real h, length, p, q, m, n;
      length > 0 && m <= length * length && h * length == p && p <= q && bounded(q, m, n) ==> below(h, n);
    lemma below_of_reach: \forall og_vec3 v, w, x, y, real h, length; length > 0 && dot(v, v) <= length * length &&
      h * length == dot(v, w) && dot(v, w) <= dot(v, x) - dot(v, y) ==> below(h, distance2(x, y));
    // How far w is along v, or less, where v is no longer than that length.
    predicate is_height(real h, real length, og_vec3 v, og_vec3 w) =
      length > 0 && dot(v, v) <= length * length && h * length == dot(v, w);
    lemma lower_of_height{L}: \forall og_convex *a, *b, og_vec3 v, w, real h, length;
      is_height(h, length, v, w) && is_least(v, w, a, b) ==> is_lower(h, a, b);
    // v is a point of the simplex, the simplex one of A - B.
    predicate is_walk{L}(og_walk *walk) = 1 <= walk->simplex.count <= 4 && in_cso(walk->a, walk->b, walk->simplex) &&
      is_made(walk->nearest, walk->simplex) && length_of_vec(walk->distance, walk->nearest);
    predicate may_add{L}(og_walk *walk, og_cso_vertex *w) = is_walk(walk) && is_cso_vertex(walk->a, walk->b, *w); */

/// A walk on A - B at its start: no point yet. (Set field by field, the simplex' empty places left alone: a whole
/// struct of zeros would cost as much as a support point.)
/*@ requires memory: \valid(walk);
    terminates \true;
    exits \false;
    assigns *walk;
    ensures bodies: walk->a == a && walk->b == b && walk->solver == solver;
    ensures none: walk->simplex.count == 0 && walk->iterations == 0;
*/
static inline void og_walk_begin(og_walk *walk, const og_convex *a, const og_convex *b, og_simplex_solver solver) {
  walk->a = a;
  walk->b = b;
  walk->solver = solver;
  walk->simplex.count = 0;
  walk->nearest = (og_vec3){0, 0, 0};
  walk->distance = walk->shortest = OG_SCALAR_MAX;
  walk->stalled = 0;
  walk->coordinates = 0;
  walk->iterations = 0;
}

/// The support point w of A - B in the direction -v.
/*@ requires memory: \valid(walk) && \valid_read(walk->a) && \valid_read(walk->b);
    requires room: walk->iterations < 2147483647;
    terminates \true;
    exits \false;
    assigns walk->iterations, walk->coordinates;
    ensures counted: walk->iterations == \old(walk->iterations) + 1;
    ensures vertex: exact_arithmetic ==> is_cso_vertex(walk->a, walk->b, \result);
    ensures nearest: exact_arithmetic ==> is_least(v, \result.w, walk->a, walk->b);
*/
og_cso_vertex og_walk_support(og_walk *walk, og_vec3 v);

/// The length of a direction in range (og_direction_in_range): at least OG_DIRECTION_SMALL, which is given for the zero
/// vector, too.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures positive: \result > 0;
    ensures length: exact_arithmetic ==> dot(direction, direction) <= \result * \result; */
static inline og_scalar og_walk_length(og_vec3 direction) { return og_max(og_norm(direction), OG_DIRECTION_SMALL); }

/// direction . w / |direction|: how far the plane through w across the direction is from the origin. The direction is
/// in range (og_direction_in_range) and has that length; w may be anything, subnormal or large.
/*@ requires memory: \valid_read(w);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures height: exact_arithmetic && length > 0 ==> \result * length == dot(direction, w->w);
*/
og_scalar og_walk_height(og_vec3 direction, og_scalar length, const og_cso_vertex *w);

/// direction . w < 0, for the same: is the plane through w before the origin, seen along the direction?
/*@ requires memory: \valid_read(w);
    terminates \true;
    exits \false;
    assigns \nothing;
*/
static inline bool og_walk_is_behind(og_vec3 direction, const og_cso_vertex *w) {
  return og_dot(direction, og_direction_in_range(w->w)) < 0;
}

/// Would w bring v nearer by no more than rounding? `direction` is v times a power of two, and has that length.
/*@ requires memory: \valid_read(walk) && \valid_read(w);
    requires count: 0 <= walk->simplex.count <= 4;
    terminates \true;
    exits \false;
    assigns \nothing;
*/
bool og_walk_is_final(const og_walk *walk, og_vec3 direction, og_scalar length, const og_cso_vertex *w);

/// Adds w to the simplex. False where that brings v no nearer to the origin, and for a full one: then all is left as it
/// was.
///
/// Where |v| is short against the simplex, w may turn v by an angle that matters and shorten it by less than rounding
/// shows. So a step whose v needs w may leave |v| as it is: OG_WALK_STALLS such in a row, then v must get shorter.
/*@ requires memory: \valid(walk) && \valid_read(w) && \separated(walk, w);
    requires count: 0 <= walk->simplex.count <= 4;
    terminates \true;
    exits \false;
    assigns walk->simplex, walk->nearest, walk->distance, walk->shortest, walk->stalled;
    ensures count: 0 <= walk->simplex.count <= 4;
    ensures walk: exact_arithmetic && may_add{Pre}(walk, w) ==> is_walk(walk);
*/
bool og_walk_advance(og_walk *walk, const og_cso_vertex *w);

/// Were all coordinates seen in the domain? (All zero is; else at least one must exceed OG_WALK_SMALLEST.)
/*@ requires memory: \valid_read(walk);
    terminates \true;
    exits \false;
    assigns \nothing;
*/
bool og_walk_in_range(const og_walk *walk);

/// Some vector to start from: the one given, or, where it is zero or not finite, the difference of the inside points.
/*@ requires memory: \valid_read(walk) && \valid_read(walk->a) && \valid_read(walk->b);
    terminates \true;
    exits \false;
    assigns \nothing;
*/
og_vec3 og_walk_start(const og_walk *walk, og_vec3 wanted);

#endif
