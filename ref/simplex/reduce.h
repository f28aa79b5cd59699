#ifndef OG_REDUCE_H
#define OG_REDUCE_H

/// What the distance sub-algorithms share: their working copy of the vertices, and how they hand back the answer.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100, weights 0 to 1 (some: others).

#include "ref/closest/range.h"
#include "ref/simplex/simplex.h"

/*@ // No coordinate is larger than m.
    predicate is_within(og_vec3 p, real m) = -m <= p.x <= m && -m <= p.y <= m && -m <= p.z <= m;
    predicate are_within{L}(og_simplex *s, integer n, real m) =
      \forall integer k; 0 <= k < n ==> is_within(s->vertex[k].w, m);
    // In a unit in which m is 1/2 at least.
    predicate is_unit_for(real unit, real m) = 1 <= 2 * (unit * m); */

/// A power of two p with 1/2 <= p x < 1, or as near to that as the number type goes; 1 for x = 0. x finite, >= 0.
/*@ requires finite: \is_finite(x) && x >= 0;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures power: \is_finite(\result) && \result > 0;
    ensures size:  \forall real m; 0 < x <= m && OG_SCALAR_MIN <= m ==> is_unit_for(\result, m);
*/
og_scalar og_unit_power(og_scalar x);

/// s = the vertices of the simplex times one power of two, so that the largest coordinate of all is in [1/2, 1): the
/// sub-algorithms form products of up to six coordinates, which must neither overflow nor vanish. The scaling rounds
/// nothing (but what is 2^-1022 times smaller than the largest coordinate, 2^-126 in binary32), and the weights do not
/// depend on it. Returns the power; zero, with s unspecified, where count is not 1 to 4 or a coordinate is not finite.
/*@ requires memory: \valid_read(simplex) && \valid(s + (0 .. 3)) && \separated(simplex, s + (0 .. 3));
    terminates \true;
    exits \false;
    assigns s[0 .. 3];
    ensures scale:  \result >= 0;
    ensures count:  \result != 0 ==> 1 <= simplex->count <= 4;
    ensures scaled: exact_arithmetic && \result != 0 ==>
                      \forall integer k; 0 <= k < simplex->count ==> is_scaled(s[k], \result, simplex->vertex[k].w);
    ensures unit:   exact_arithmetic && \result != 0 ==> \forall integer k, real m;
                      OG_SCALAR_MIN <= m && are_within{Pre}(simplex, \old(simplex->count), m) &&
                      0 <= k < \old(simplex->count) && !is_within(\old(simplex->vertex[k].w), 0.0) ==>
                      is_unit_for(\result, m);
*/
og_scalar og_unit_vertices(const og_simplex *simplex, og_vec3 s[4]);

/// The same for one vector, finite; *scale is the power.
/*@ requires memory: \valid(scale);
    terminates \true;
    exits \false;
    assigns *scale;
    ensures scaled: exact_arithmetic ==> *scale > 0 && is_scaled(\result, *scale, a);
*/
og_vec3 og_unit_vector(og_vec3 a, og_scalar *scale);

/*@ logic real mass{L}(og_scalar *w, integer n) =
      among(0, n, w[0]) + among(1, n, w[1]) + among(2, n, w[2]) + among(3, n, w[3]);
    predicate are_weights{L}(og_scalar *w, integer n) = \forall integer k; 0 <= k < n ==> w[k] >= 0;
    predicate is_share{L}(og_scalar *w, integer n) = are_weights(w, n) && mass(w, n) == 1;
    // Weights of any sum, which still make a point.
    predicate is_heavy{L}(og_scalar *w, integer n) = are_weights(w, n) && mass(w, n) > 0;
    logic real moment_x{L}(og_simplex *s, og_scalar *w, integer n) = moment4(n, w[0], w[1], w[2], w[3],
      s->vertex[0].w.x, s->vertex[1].w.x, s->vertex[2].w.x, s->vertex[3].w.x);
    logic real moment_y{L}(og_simplex *s, og_scalar *w, integer n) = moment4(n, w[0], w[1], w[2], w[3],
      s->vertex[0].w.y, s->vertex[1].w.y, s->vertex[2].w.y, s->vertex[3].w.y);
    logic real moment_z{L}(og_simplex *s, og_scalar *w, integer n) = moment4(n, w[0], w[1], w[2], w[3],
      s->vertex[0].w.z, s->vertex[1].w.z, s->vertex[2].w.z, s->vertex[3].w.z);
    // The point that weights of any sum make; and that others, of another state, of sum 1, make the same. (A product
    // has a name, as a prover finds what fits a predicate.)
    predicate is_times_of(real f, real x, real y) = f * x == y;
    predicate is_point{L}(og_vec3 p, og_simplex *s, og_scalar *w, integer n) =
      is_times_of(mass(w, n), p.x, moment_x(s, w, n)) && is_times_of(mass(w, n), p.y, moment_y(s, w, n)) &&
      is_times_of(mass(w, n), p.z, moment_z(s, w, n));
    predicate is_same_point{L1, L2}(og_simplex *s, og_scalar *w, integer n, og_scalar *own, integer k) =
      is_times_of(mass{L1}(w, n), moment_x{L2}(s, own, k), moment_x{L1}(s, w, n)) &&
      is_times_of(mass{L1}(w, n), moment_y{L2}(s, own, k), moment_y{L1}(s, w, n)) &&
      is_times_of(mass{L1}(w, n), moment_z{L2}(s, own, k), moment_z{L1}(s, w, n));
    // (m is n + 1, in words that do not make the prover count on.)
    lemma step_x{L}: \forall og_simplex *s, og_scalar *w, integer m, n; 0 <= n < m <= n + 1 <= 4 ==>
      moment_x(s, w, m) == moment_x(s, w, n) + w[n] * s->vertex[n].w.x;
    lemma step_y{L}: \forall og_simplex *s, og_scalar *w, integer m, n; 0 <= n < m <= n + 1 <= 4 ==>
      moment_y(s, w, m) == moment_y(s, w, n) + w[n] * s->vertex[n].w.y;
    lemma step_z{L}: \forall og_simplex *s, og_scalar *w, integer m, n; 0 <= n < m <= n + 1 <= 4 ==>
      moment_z(s, w, m) == moment_z(s, w, n) + w[n] * s->vertex[n].w.z;
    lemma mass_step{L}: \forall og_scalar *w, integer m, n; 0 <= n < m <= n + 1 <= 4 ==>
      mass(w, m) == mass(w, n) + w[n];
    // By its own weights: the same of the simplex as a value and in memory.
    logic real weight_of(og_simplex s, integer k) = s.weight[k];
    logic og_vec3 corner_of(og_simplex s, integer k) = s.vertex[k].w;
    lemma weight_value{L}: \forall og_simplex *s, integer k; 0 <= k < 4 ==> weight_of(*s, k) == s->weight[k];
    lemma corner_value{L}: \forall og_simplex *s, integer k; 0 <= k < 4 ==> corner_of(*s, k).x == s->vertex[k].w.x &&
      corner_of(*s, k).y == s->vertex[k].w.y && corner_of(*s, k).z == s->vertex[k].w.z;
    predicate is_value_at{L}(og_simplex v, og_simplex *s, integer k) = weight_of(v, k) == s->weight[k] &&
      corner_of(v, k).x == s->vertex[k].w.x && corner_of(v, k).y == s->vertex[k].w.y &&
      corner_of(v, k).z == s->vertex[k].w.z;
    predicate is_value{L}(og_simplex v, og_simplex *s) = v.count == s->count && is_value_at(v, s, 0) &&
      is_value_at(v, s, 1) && is_value_at(v, s, 2) && is_value_at(v, s, 3);
    lemma value_itself{L}: \forall og_simplex *s; is_value(*s, s);
    lemma weights_value{L}: \forall og_simplex v, *s; is_value(v, s) && 0 <= s->count <= 4 ==>
      weighted(v, 1, 1, 1, 1) == mass(&s->weight[0], s->count);
    lemma made_value{L}: \forall og_vec3 p, og_simplex v, *s; is_value(v, s) && 0 <= s->count <= 4 &&
      is_share(&s->weight[0], s->count) &&
      p.x == moment_x(s, &s->weight[0], s->count) && p.y == moment_y(s, &s->weight[0], s->count) &&
      p.z == moment_z(s, &s->weight[0], s->count) ==> is_made(p, v);
    lemma made_of_moments{L}: \forall og_vec3 p, og_simplex *s; 0 <= s->count <= 4 &&
      is_share(&s->weight[0], s->count) && p.x == moment_x(s, &s->weight[0], s->count) &&
      p.y == moment_y(s, &s->weight[0], s->count) &&
      p.z == moment_z(s, &s->weight[0], s->count) ==> is_made(p, *s);
*/

/// The sum of those weights that are positive.
/*@ requires memory: \valid_read(weight + (0 .. 3));
    requires count:  1 <= count <= 4;
    terminates \true; exits \false; assigns \nothing;
    ensures sum: exact_arithmetic && are_weights(weight, count) ==> \result == mass(weight, count);
    ensures each: exact_arithmetic && are_weights(weight, count) ==>
                    \forall integer i; 0 <= i < count ==> weight[i] <= \result; */
static inline og_scalar og_positive_sum(int count, const og_scalar weight[4]) {
  og_scalar sum = 0;
  /*@ loop invariant counter: 0 <= k <= count;
      loop invariant sum: exact_arithmetic && are_weights(weight, count) ==> sum == mass(weight, k);
      loop invariant each: exact_arithmetic && are_weights(weight, count) ==>
                             sum >= 0 && \forall integer i; 0 <= i < k ==> weight[i] <= sum;
      loop assigns k, sum;
      loop variant count - k; */
  for (int k = 0; k < count; k++) sum += og_max(0, weight[k]);
  return sum;
}

/// Keeps the vertices of positive weight and divides the weights by their sum. weight[k] belongs to vertex k; where none
/// is positive no vertex is kept.
/*@ requires memory: \valid(simplex) && \valid_read(weight + (0 .. 3));
    requires count:  1 <= simplex->count <= 4;
    requires apart:  \separated(simplex, weight + (0 .. 3));
    terminates \true;
    exits \false;
    assigns *simplex;
    ensures count: 0 <= simplex->count <= \old(simplex->count);
    ensures some: (\exists integer k; 0 <= k < \old(simplex->count) && weight[k] > 0) ==> 1 <= simplex->count;
    ensures all: simplex->count == 4 ==> \forall integer k; 0 <= k < 4 ==> weight[k] > 0;
    ensures part: is_part(\old(*simplex), *simplex);
    ensures share: exact_arithmetic && is_share{Pre}(weight, \old(simplex->count)) ==>
                     is_share(&simplex->weight[0], simplex->count);
    ensures parts: exact_arithmetic && is_heavy{Pre}(weight, \old(simplex->count)) ==>
                     is_share(&simplex->weight[0], simplex->count);
    ensures proportions: exact_arithmetic && is_heavy{Pre}(weight, \old(simplex->count)) ==>
      is_same_point{Pre, Here}(simplex, weight, \old(simplex->count), &simplex->weight[0], simplex->count);
    ensures moments: exact_arithmetic && is_share{Pre}(weight, \old(simplex->count)) ==>
      moment_x(simplex, &simplex->weight[0], simplex->count) == moment_x{Pre}(simplex, weight, \old(simplex->count)) &&
      moment_y(simplex, &simplex->weight[0], simplex->count) == moment_y{Pre}(simplex, weight, \old(simplex->count)) &&
      moment_z(simplex, &simplex->weight[0], simplex->count) == moment_z{Pre}(simplex, weight, \old(simplex->count));
*/
void og_simplex_keep(og_simplex *simplex, const og_scalar weight[4]);

/// og_simplex_keep, and sets *nearest to the point that the weights make (to zero, where four vertices are left).
/*@ requires memory: \valid(simplex) && \valid(nearest) && \valid_read(weight + (0 .. 3));
    requires count:  1 <= simplex->count <= 4;
    requires apart:  \separated(simplex, nearest, weight + (0 .. 3));
    terminates \true;
    exits \false;
    assigns *simplex, *nearest;
    ensures count: 0 <= simplex->count <= \old(simplex->count);
    ensures some: (\exists integer k; 0 <= k < \old(simplex->count) && weight[k] > 0) ==> 1 <= simplex->count;
    ensures all: simplex->count == 4 ==> \forall integer k; 0 <= k < 4 ==> weight[k] > 0;
    ensures inside: simplex->count == 4 ==> is_origin(*nearest);
    ensures part: is_part(\old(*simplex), *simplex);
    ensures share: exact_arithmetic && is_share{Pre}(weight, \old(simplex->count)) ==>
                     is_share(&simplex->weight[0], simplex->count);
    ensures parts: exact_arithmetic && is_heavy{Pre}(weight, \old(simplex->count)) ==>
                     is_share(&simplex->weight[0], simplex->count);
    ensures proportions: exact_arithmetic && is_heavy{Pre}(weight, \old(simplex->count)) ==>
      is_same_point{Pre, Here}(simplex, weight, \old(simplex->count), &simplex->weight[0], simplex->count);
    ensures moments: exact_arithmetic && is_share{Pre}(weight, \old(simplex->count)) ==>
      moment_x(simplex, &simplex->weight[0], simplex->count) == moment_x{Pre}(simplex, weight, \old(simplex->count)) &&
      moment_y(simplex, &simplex->weight[0], simplex->count) == moment_y{Pre}(simplex, weight, \old(simplex->count)) &&
      moment_z(simplex, &simplex->weight[0], simplex->count) == moment_z{Pre}(simplex, weight, \old(simplex->count));
    ensures place: exact_arithmetic && is_heavy{Pre}(weight, \old(simplex->count)) && simplex->count < 4 ==>
      is_point{Pre}(*nearest, simplex, weight, \old(simplex->count));
    ensures point: exact_arithmetic && is_share{Pre}(weight, \old(simplex->count)) && simplex->count < 4 ==>
      nearest->x == moment_x{Pre}(simplex, weight, \old(simplex->count)) &&
      nearest->y == moment_y{Pre}(simplex, weight, \old(simplex->count)) &&
      nearest->z == moment_z{Pre}(simplex, weight, \old(simplex->count));
*/
void og_simplex_reduce(og_simplex *simplex, const og_scalar weight[4], og_vec3 *nearest);

#endif
