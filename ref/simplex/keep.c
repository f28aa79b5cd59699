// The lemmas take one state of a simplex to the next (labels L1, L2, L3): which vertices there are, and what they make
// with their weights.

#include "ref/simplex/reduce.h"

/*@ predicate is_step{L}(og_simplex *s, og_scalar *w, integer n) = mass(w, n + 1) == mass(w, n) + w[n] &&
      moment_x(s, w, n + 1) == moment_x(s, w, n) + w[n] * s->vertex[n].w.x &&
      moment_y(s, w, n + 1) == moment_y(s, w, n) + w[n] * s->vertex[n].w.y &&
      moment_z(s, w, n + 1) == moment_z(s, w, n) + w[n] * s->vertex[n].w.z;
    lemma steps{L}: \forall og_simplex *s, og_scalar *w, integer n; 0 <= n < 4 ==> is_step(s, w, n);
    predicate is_same_corner{L1, L2}(og_simplex *s, integer k) =
      \at(s->vertex[k].w.x, L1) == \at(s->vertex[k].w.x, L2) &&
      \at(s->vertex[k].w.y, L1) == \at(s->vertex[k].w.y, L2) && \at(s->vertex[k].w.z, L1) == \at(s->vertex[k].w.z, L2);
    // The first n of a simplex with f times weights of its own make what the first k of another state with w make; and
    // one more.
    predicate is_sum{L1, L2}(og_simplex *s, og_scalar *w, og_scalar *own, integer n, integer k, real f) =
      is_times_of(f, mass{L2}(own, n), mass{L1}(w, k)) && 
      is_times_of(f, moment_x{L2}(s, own, n), moment_x{L1}(s, w, k)) &&
      is_times_of(f, moment_y{L2}(s, own, n), moment_y{L1}(s, w, k)) &&
      is_times_of(f, moment_z{L2}(s, own, n), moment_z{L1}(s, w, k));
    predicate is_added{L1, L2}(og_simplex *s, og_scalar *own, integer n, integer m, real weight, integer k) =
      mass{L2}(own, m) == mass{L1}(own, n) + weight &&
      moment_x{L2}(s, own, m) == moment_x{L1}(s, own, n) + weight * \at(s->vertex[k].w.x, L1) &&
      moment_y{L2}(s, own, m) == moment_y{L1}(s, own, n) + weight * \at(s->vertex[k].w.y, L1) &&
      moment_z{L2}(s, own, m) == moment_z{L1}(s, own, n) + weight * \at(s->vertex[k].w.z, L1);
    predicate is_weight{L}(og_scalar *w, integer k, real u) = w[k] == u;
    predicate is_shared{L1, L2}(og_simplex *s, og_scalar *own, integer n, integer m, real f, real v, integer k) =
      \exists real u; is_times_of(f, u, v) && is_added{L1, L2}(s, own, n, m, u, k);
    lemma shared_added{L1, L2}: \forall og_simplex *s, og_scalar *own, integer n, m, k, real f, u, v;
      is_times_of(f, u, v) && is_added{L1, L2}(s, own, n, m, u, k) ==> is_shared{L1, L2}(s, own, n, m, f, v, k);
    lemma times_added: \forall real f, x, y, u, v; is_times_of(f, x, y) && is_times_of(f, u, v) ==>
      is_times_of(f, x + u, y + v);
    lemma times_moved: \forall real f, x, y, u, v, a; is_times_of(f, x, y) && is_times_of(f, u, v) ==>
      is_times_of(f, x + u * a, y + v * a);
    lemma sum_added{L1, L2, L3}: \forall og_simplex *s, og_scalar *w, *own, integer m, n, k, real f, u, v;
      is_weight{L1}(w, k, v) && is_times_of(f, u, v) && is_sum{L1, L2}(s, w, own, n, k, f) && is_step{L1}(s, w, k) &&
      is_same_corner{L1, L2}(s, k) && is_added{L2, L3}(s, own, n, m, u, k) ==> is_sum{L1, L3}(s, w, own, m, k + 1, f);
    lemma sum_shared{L1, L2, L3}: \forall og_simplex *s, og_scalar *w, *own, integer m, n, k, real f, v;
      is_weight{L1}(w, k, v) && is_sum{L1, L2}(s, w, own, n, k, f) && is_step{L1}(s, w, k) &&
      is_same_corner{L1, L2}(s, k) && is_shared{L2, L3}(s, own, n, m, f, v, k) ==>
      is_sum{L1, L3}(s, w, own, m, k + 1, f);
    lemma times_itself: \forall real f, x; f > 0 && is_times_of(f, x, f) ==> x == 1;
    lemma times_one: \forall real f, x, y; f == 1 && is_times_of(f, x, y) ==> x == y;
    predicate is_vertex{L1, L2}(og_simplex *s, integer j, integer k) = \at(s->vertex[j], L2) == \at(s->vertex[k], L1);
    predicate is_rest{L1, L2}(og_simplex *s, integer k, integer count) =
      \forall integer i; k <= i < count ==> is_vertex{L1, L2}(s, i, i);
    predicate is_among{L}(og_cso_vertex v, og_simplex *s, integer n) =
      \exists integer i; 0 <= i < n && v == s->vertex[i];
    predicate are_some{L1, L2}(og_simplex *s, integer n, integer k) =
      \forall og_cso_vertex v; is_among{L2}(v, s, n) ==> is_among{L1}(v, s, k);
    lemma vertex_through: \forall og_cso_vertex u, v, w; u == v && v == w ==> u == w;
    predicate are_left_alone{L1, L2}(og_simplex *s, integer n) =
      \forall integer j; 0 <= j < n ==> \at(s->vertex[j], L2) == \at(s->vertex[j], L1);
    lemma among_before{L1, L2}: \forall og_cso_vertex v, og_simplex *s, integer n;
      are_left_alone{L1, L2}(s, n) && is_among{L2}(v, s, n) ==> is_among{L1}(v, s, n);
    lemma among_more{L}: \forall og_cso_vertex v, og_simplex *s, integer n, m;
      is_among(v, s, n) && n <= m ==> is_among(v, s, m);
    lemma among_last{L}: \forall og_cso_vertex v, og_simplex *s, integer n;
      is_among(v, s, n + 1) ==> is_among(v, s, n) || v == s->vertex[n];
    lemma some_same{L1, L2, L3}: \forall og_simplex *s, integer n, k, l;
      are_some{L1, L2}(s, n, k) && are_left_alone{L2, L3}(s, n) && k <= l ==> are_some{L1, L3}(s, n, l);
    lemma some_more{L1, L2, L3}: \forall og_simplex *s, integer n, k;
      are_some{L1, L2}(s, n, k) && are_left_alone{L2, L3}(s, n) && 0 <= n <= k && is_vertex{L2, L3}(s, n, k) &&
      is_vertex{L1, L2}(s, k, k) ==> are_some{L1, L3}(s, n + 1, k + 1);
    lemma none_added{L}: \forall og_simplex *s, og_scalar *own, integer n, k, real weight;
      0 <= weight <= 0 ==> is_added{L, L}(s, own, n, n, weight, k);
    logic og_cso_vertex vertex_of(og_simplex s, integer k) = s.vertex[k];
    lemma value_of{L}: \forall og_simplex *s, integer k; 0 <= k < 4 ==> vertex_of(*s, k) == s->vertex[k];
    lemma value_to{L}: \forall og_simplex *s, integer k; 0 <= k < 4 ==> s->vertex[k] == vertex_of(*s, k);
    lemma among_value{L}: \forall og_cso_vertex v, og_simplex *s, integer n;
      n <= 4 && is_among(v, s, n) && n == s->count ==> is_one(v, *s);
    lemma value_among{L}: \forall og_simplex *s, integer k;
      0 <= k < s->count && s->count <= 4 ==> is_among(vertex_of(*s, k), s, s->count);
    lemma part_of_some{L1, L2}: \forall og_simplex *s, integer n, k; n <= 4 && k <= 4 &&
      are_some{L1, L2}(s, n, k) && n == \at(s->count, L2) && k == \at(s->count, L1) ==>
      is_part(\at(*s, L1), \at(*s, L2));
    predicate is_left{L1, L2}(og_simplex *s, og_scalar *w, integer k) = \at(w[k], L1) == \at(w[k], L2) &&
      \at(s->vertex[k].w.x, L1) == \at(s->vertex[k].w.x, L2) &&
      \at(s->vertex[k].w.y, L1) == \at(s->vertex[k].w.y, L2) &&
      \at(s->vertex[k].w.z, L1) == \at(s->vertex[k].w.z, L2);
    predicate are_left{L1, L2}(og_simplex *s, og_scalar *w, integer n) = (0 < n ==> is_left{L1, L2}(s, w, 0)) &&
      (1 < n ==> is_left{L1, L2}(s, w, 1)) && (2 < n ==> is_left{L1, L2}(s, w, 2));
    predicate same_until(integer k, integer n, real x, real y, real a, real b) = k < n ==> x == y && a == b;
    lemma left_moment: \forall integer n, real x, y, z, t, a, b, c, d, i, j, k, l, e, f, g, h; 0 <= n <= 3 &&
      same_until(0, n, x, i, a, e) && same_until(1, n, y, j, b, f) && same_until(2, n, z, k, c, g) ==>
      moment4(n, x, y, z, t, a, b, c, d) == moment4(n, i, j, k, l, e, f, g, h);
    lemma left_x{L1, L2}: \forall og_simplex *s, og_scalar *w, integer n; 0 <= n <= 3 && are_left{L1, L2}(s, w, n) ==>
      moment_x{L1}(s, w, n) == moment_x{L2}(s, w, n);
    lemma left_y{L1, L2}: \forall og_simplex *s, og_scalar *w, integer n; 0 <= n <= 3 && are_left{L1, L2}(s, w, n) ==>
      moment_y{L1}(s, w, n) == moment_y{L2}(s, w, n);
    lemma left_z{L1, L2}: \forall og_simplex *s, og_scalar *w, integer n; 0 <= n <= 3 && are_left{L1, L2}(s, w, n) ==>
      moment_z{L1}(s, w, n) == moment_z{L2}(s, w, n);
    lemma left_mass{L1, L2}: \forall og_simplex *s, og_scalar *w, integer n;
      0 <= n <= 3 && are_left{L1, L2}(s, w, n) ==> mass{L1}(w, n) == mass{L2}(w, n);
    predicate is_copied{L1, L2}(og_simplex *s, integer from, integer to) =
      \at(s->vertex[to].w.x, L2) == \at(s->vertex[from].w.x, L1) &&
      \at(s->vertex[to].w.y, L2) == \at(s->vertex[from].w.y, L1) &&
      \at(s->vertex[to].w.z, L2) == \at(s->vertex[from].w.z, L1);
    lemma step_copied_x{L1, L2}: \forall og_simplex *s, og_scalar *own, integer n, k, real u;
      is_step{L2}(s, own, n) && is_weight{L2}(own, n, u) && is_copied{L1, L2}(s, k, n) ==>
      moment_x{L2}(s, own, n + 1) == moment_x{L2}(s, own, n) + u * \at(s->vertex[k].w.x, L1);
    lemma step_copied_y{L1, L2}: \forall og_simplex *s, og_scalar *own, integer n, k, real u;
      is_step{L2}(s, own, n) && is_weight{L2}(own, n, u) && is_copied{L1, L2}(s, k, n) ==>
      moment_y{L2}(s, own, n + 1) == moment_y{L2}(s, own, n) + u * \at(s->vertex[k].w.y, L1);
    lemma step_copied_z{L1, L2}: \forall og_simplex *s, og_scalar *own, integer n, k, real u;
      is_step{L2}(s, own, n) && is_weight{L2}(own, n, u) && is_copied{L1, L2}(s, k, n) ==>
      moment_z{L2}(s, own, n + 1) == moment_z{L2}(s, own, n) + u * \at(s->vertex[k].w.z, L1);
    lemma put_added{L1, L2}: \forall og_simplex *s, og_scalar *own, integer n, k, real u; 0 <= n <= 3 &&
      are_left{L1, L2}(s, own, n) && is_weight{L2}(own, n, u) && is_copied{L1, L2}(s, k, n) ==>
      is_added{L1, L2}(s, own, n, n + 1, u, k); */

/*@ requires memory: \valid(simplex);
    requires places: 0 <= to <= from < 4;
    terminates \true; exits \false; assigns simplex->vertex[to], simplex->weight[to];
    ensures vertex: simplex->vertex[to] == \old(simplex->vertex[from]);
    ensures others: \forall integer j; 0 <= j < 4 && j != to ==> simplex->vertex[j] == \old(simplex->vertex[j]);
    ensures weight: simplex->weight[to] == weight;
    ensures weights: \forall integer j; 0 <= j < 4 && j != to ==> simplex->weight[j] == \old(simplex->weight[j]);
    ensures added: is_added{Pre, Here}(simplex, &simplex->weight[0], to, to + 1, weight, from); */
static void put(og_simplex *simplex, int to, int from, og_scalar weight) {
  if (to < from) simplex->vertex[to] = simplex->vertex[from];
  simplex->weight[to] = weight;
  //@ assert copied: is_copied{Pre, Here}(simplex, from, to);
  //@ assert left: are_left{Pre, Here}(simplex, &simplex->weight[0], to);
  //@ assert weight: is_weight(&simplex->weight[0], to, weight);
}

// Vertex k with its share of the sum, if that is positive, behind those that are kept already. How many there are then.
/*@ requires memory: \valid(simplex);
    requires places: 0 <= kept <= k < 4;
    terminates \true; exits \false; assigns simplex->vertex[kept], simplex->weight[kept];
    ensures kept: weight > 0 ==> \result == kept + 1;
    ensures none: !(weight > 0) ==> \result == kept;
    ensures vertex: weight > 0 ==> is_vertex{Pre, Here}(simplex, kept, k);
    ensures left: !(weight > 0) ==> is_vertex{Pre, Here}(simplex, kept, kept);
    ensures before: are_left_alone{Pre, Here}(simplex, kept);
    ensures others: \forall integer j; 0 <= j < 4 && j != kept ==> simplex->vertex[j] == \old(simplex->vertex[j]);
    ensures weights: \forall integer j; 0 <= j < 4 && j != kept ==> simplex->weight[j] == \old(simplex->weight[j]);
    ensures weight: weight > 0 ==> simplex->weight[kept] >= 0;
    ensures added: exact_arithmetic && 0 <= weight <= sum && sum > 0 ==>
                     is_shared{Pre, Here}(simplex, &simplex->weight[0], kept, \result, sum, weight, k); */
static int keep_if_positive(og_simplex *simplex, int kept, int k, og_scalar weight, og_scalar sum) {
  //@ assert nothing: weight == 0 ==> is_times_of(sum, weight, weight);
  //@ assert none: weight == 0 ==> is_added{Pre, Here}(simplex, &simplex->weight[0], kept, kept, weight, k);
  if (!(weight > 0)) return kept;
  const og_scalar share = og_fraction(weight, sum);
  //@ assert share: exact_arithmetic && 0 < weight <= sum ==> is_times_of(sum, share, weight);
  put(simplex, kept, k, share);
  return kept + 1;
}

void og_simplex_keep(og_simplex *simplex, const og_scalar weight[4]) {
  const int count = simplex->count;
  const og_scalar sum = og_positive_sum(count, weight);
  int kept = 0;
  /*@ loop invariant counter: 0 <= kept <= k <= count;
      loop invariant some: kept > 0 || \forall integer i; 0 <= i < k ==> \at(weight[i], Pre) <= 0;
      loop invariant all: kept == k ==> \forall integer i; 0 <= i < k ==> weight[i] > 0;
      loop invariant rest: is_rest{Pre, Here}(simplex, k, count);
      loop invariant part: are_some{Pre, Here}(simplex, kept, k);
      loop invariant weights: exact_arithmetic && is_heavy{Pre}(weight, count) ==>
             are_weights(&simplex->weight[0], kept);
      loop invariant sum: exact_arithmetic && is_heavy{Pre}(weight, count) ==>
                            is_sum{Pre, Here}(simplex, weight, &simplex->weight[0], kept, k, sum);
      loop assigns k, kept, simplex->vertex[0 .. 3], simplex->weight[0 .. 3];
      loop variant count - k; */
  for (int k = 0; k < count; k++) {
    //@ assert share: exact_arithmetic && is_heavy{Pre}(weight, count) ==> 0 <= weight[k] <= sum && sum > 0;
    //@ assert next: is_vertex{Pre, Here}(simplex, k, k);
    //@ assert corner: is_same_corner{Pre, Here}(simplex, k);
    //@ assert step: is_step{Pre}(simplex, weight, k);
    const og_scalar next = weight[k];
    //@ assert weight: is_weight{Pre}(weight, k, next);
    kept = keep_if_positive(simplex, kept, k, next, sum);
    //@ assert none: kept > 0 || next <= 0;
    /*@ assert sum: exact_arithmetic && is_heavy{Pre}(weight, count) ==>
                      is_sum{Pre, Here}(simplex, weight, &simplex->weight[0], kept, k + 1, sum); */
    //@ assert more: are_some{Pre, Here}(simplex, kept, k + 1);
  }
  /*@ assert some: are_some{Pre, Here}(simplex, kept, count); */
  //@ ghost Counted: ;
  simplex->count = kept;
  //@ assert apart: are_left_alone{Counted, Here}(simplex, kept);
  //@ assert some: are_some{Pre, Here}(simplex, kept, count);
  /*@ assert sum: exact_arithmetic && is_heavy{Pre}(weight, count) ==>
                    is_sum{Pre, Here}(simplex, weight, &simplex->weight[0], kept, count, sum); */
  //@ assert whole: exact_arithmetic && is_heavy{Pre}(weight, count) ==> sum == mass{Pre}(weight, count) && sum > 0;
  //@ assert one: exact_arithmetic && is_heavy{Pre}(weight, count) ==> mass(&simplex->weight[0], kept) == 1;
}
