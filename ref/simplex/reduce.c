#include "ref/simplex/reduce.h"

#include <stdint.h>
#include <string.h>

// How a scalar is stored: the width of its fraction and the bias of its exponent.
#ifdef OG_BINARY32
typedef uint32_t word;
enum { FRACTION_BITS = FLT_MANT_DIG - 1, BIAS = FLT_MAX_EXP - 1 };
#else
typedef uint64_t word;
enum { FRACTION_BITS = DBL_MANT_DIG - 1, BIAS = DBL_MAX_EXP - 1 };
#endif

og_scalar og_unit_power(og_scalar x) {
  if (!(x > 0)) return 1;
  // What the library calls below would say, read off the exponent's field: every step of every walk asks.
  if (x >= OG_SCALAR_MIN && x <= OG_SCALAR_MAX / 4) {
    word bits;
    memcpy(&bits, &x, sizeof bits);
    bits = (2 * BIAS - 1 - (bits >> FRACTION_BITS)) << FRACTION_BITS; // the exponent e becomes -(e + 1)
    memcpy(&x, &bits, sizeof bits);
    return x;
  }
  int exponent;
  // Below the smallest normal number the power of two itself would be too large to write down.
#ifdef OG_BINARY32
  (void)frexpf(x, &exponent);
  return ldexpf(1, -exponent < FLT_MAX_EXP ? -exponent : FLT_MAX_EXP - 1);
#else
  (void)frexp(x, &exponent);
  return ldexp(1, -exponent < DBL_MAX_EXP ? -exponent : DBL_MAX_EXP - 1);
#endif
}

og_scalar og_unit_vertices(const og_simplex *simplex, og_vec3 s[4]) {
  if (simplex->count < 1 || simplex->count > 4) return 0;
  og_scalar largest = 0;
  /*@ loop invariant counter: 0 <= k <= simplex->count;
      loop invariant largest: largest >= 0;
      loop invariant within: \forall integer i; 0 <= i < k ==> is_within(simplex->vertex[i].w, largest);
      loop invariant least: \forall real m; 0 <= m && are_within(simplex, k, m) ==> largest <= m;
      loop assigns k, largest;
      loop variant simplex->count - k; */
  for (int k = 0; k < simplex->count; k++) {
    if (!og_is_finite(simplex->vertex[k].w)) return 0;
    /*@ assert each: \forall real m; are_within(simplex, k + 1, m) ==>
          are_within(simplex, k, m) && is_within(simplex->vertex[k].w, m); */
    largest = og_max(largest, og_largest(simplex->vertex[k].w));
  }
  const og_scalar scale = og_unit_power(largest);
  /*@ loop invariant counter: 0 <= k <= simplex->count;
      loop invariant scaled: exact_arithmetic ==>
                               \forall integer i; 0 <= i < k ==> is_scaled(s[i], scale, simplex->vertex[i].w);
      loop assigns k, s[0 .. 3];
      loop variant simplex->count - k; */
  for (int k = 0; k < simplex->count; k++) s[k] = og_scale(scale, simplex->vertex[k].w);
  return scale;
}

og_vec3 og_unit_vector(og_vec3 a, og_scalar *scale) {
  *scale = og_unit_power(og_largest(a));
  return og_scale(*scale, a);
}

/*@ predicate is_so_far{L}(og_vec3 p, real sum, og_simplex *s, og_scalar *w, integer n) =
      is_times_of(sum, p.x, moment_x(s, w, n)) && is_times_of(sum, p.y, moment_y(s, w, n)) &&
      is_times_of(sum, p.z, moment_z(s, w, n));
    predicate is_next{L}(og_simplex *s, og_scalar *w, integer n) =
      moment_x(s, w, n + 1) == moment_x(s, w, n) + w[n] * s->vertex[n].w.x &&
      moment_y(s, w, n + 1) == moment_y(s, w, n) + w[n] * s->vertex[n].w.y &&
      moment_z(s, w, n + 1) == moment_z(s, w, n) + w[n] * s->vertex[n].w.z;
    lemma next_of{L}: \forall og_simplex *s, og_scalar *w, integer n; 0 <= n < 4 ==> is_next(s, w, n);
    predicate is_moved_on{L}(og_vec3 q, og_vec3 p, real part, og_simplex *s, integer n) =
      q.x == p.x + part * s->vertex[n].w.x && q.y == p.y + part * s->vertex[n].w.y &&
      q.z == p.z + part * s->vertex[n].w.z;
    lemma so_far_more{L}: \forall og_vec3 p, q, real sum, part, og_simplex *s, og_scalar *w, integer n;
      is_next(s, w, n) &&
      is_so_far(p, sum, s, w, n) && is_times_of(sum, part, w[n]) && is_moved_on(q, p, part, s, n) ==>
      is_so_far(q, sum, s, w, n + 1);
    lemma so_far_less{L}: \forall og_vec3 p, real sum, og_simplex *s, og_scalar *w, integer n; 0 <= n < 4 &&
      is_so_far(p, sum, s, w, n) && w[n] == 0 ==> is_so_far(p, sum, s, w, n + 1);
    lemma so_far_point{L}: \forall og_vec3 p, real sum, og_simplex *s, og_scalar *w, integer n;
      is_so_far(p, sum, s, w, n) && sum == mass(w, n) ==> is_point{L}(p, s, w, n);
    lemma point_of_share{L}: \forall og_vec3 p, og_simplex *s, og_scalar *w, integer n;
      is_point{L}(p, s, w, n) && mass(w, n) == 1 ==>
      p.x == moment_x(s, w, n) && p.y == moment_y(s, w, n) && p.z == moment_z(s, w, n); */

/*@ requires memory: \valid_read(simplex) && \valid_read(weight + (0 .. 3));
    requires count:  1 <= simplex->count <= 4;
    terminates \true; exits \false; assigns \nothing;
    ensures place: exact_arithmetic && is_heavy(weight, simplex->count) ==>
                     is_point{Here}(\result, simplex, weight, simplex->count); */
static og_vec3 combination(const og_simplex *simplex, const og_scalar weight[4]) {
  const og_scalar sum = og_positive_sum(simplex->count, weight);
  og_vec3 point = {0, 0, 0};
  /*@ loop invariant counter: 0 <= k <= simplex->count;
      loop invariant place: exact_arithmetic && is_heavy(weight, simplex->count) ==>
                              is_so_far(point, sum, simplex, weight, k);
      loop assigns k, point;
      loop variant simplex->count - k; */
  for (int k = 0; k < simplex->count; k++) {
    //@ assert next: is_next(simplex, weight, k);
    //@ assert none: exact_arithmetic && is_heavy(weight, simplex->count) && !(weight[k] > 0) ==> weight[k] == 0;
    if (weight[k] > 0) {
      const og_scalar part = og_fraction(weight[k], sum);
      //@ assert part: exact_arithmetic && is_heavy(weight, simplex->count) ==> is_times_of(sum, part, weight[k]);
      //@ ghost Before: ;
      point = og_add_scaled(point, part, simplex->vertex[k].w);
      //@ assert moved: exact_arithmetic ==> is_moved_on(point, \at(point, Before), part, simplex, k);
    }
    /*@ assert place: exact_arithmetic && is_heavy(weight, simplex->count) ==>
          is_so_far(point, sum, simplex, weight, k + 1); */
  }
  return point;
}

void og_simplex_reduce(og_simplex *simplex, const og_scalar weight[4], og_vec3 *nearest) {
  const og_vec3 point = combination(simplex, weight), zero = {0, 0, 0};
  og_simplex_keep(simplex, weight);
  *nearest = simplex->count == 4 ? zero : point;
}
