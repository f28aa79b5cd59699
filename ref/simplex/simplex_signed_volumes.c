// The search is that of signed_foot.c; here it goes from the vertices to a unit in which it neither overflows nor
// vanishes, and back. The lemmas say what of its answer holds of the vertices themselves.

#include "ref/simplex/simplex_signed_volumes.h"

#include "ref/door/simplex.h"
#include "ref/simplex/signed_foot.h"
#include "ref/simplex/unit_logic.h"

/*@ // Weights and point of a simplex of n vertices; and that none of its points is nearer, if no edge is too short.
    predicate is_answer(og_foot f, integer n, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      not_negative(f.a, f.b, f.c, f.d) && moment4(n, f.a, f.b, f.c, f.d, 1, 1, 1, 1) == 1 &&
      corners_make(n, f.point, a, b, c, d, f.a, f.b, f.c, f.d) && f.square == dot(f.point, f.point);
    predicate have_edges(integer n, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      (n == 2 ==> is_edge(a, b)) && (n == 3 ==> are_edges(a, b, c)) && (n == 4 ==> are_edges4(a, b, c, d));
    lemma answer_of_one: \forall og_foot f, og_vec3 a, b, c, d; f.a == 1 && f.b == 0 && f.c == 0 && f.d == 0 &&
      f.point == a && f.square == dot(f.point, f.point) ==> is_answer(f, 1, a, b, c, d);
    lemma sum_of_two: \forall real a, b, x, y, z; z == 0 ==> sum3(a, b, b, x, y, z) == sum2(a, b, x, y);
    lemma ones_of_three: \forall real x, y, z; sum3(1.0, 1.0, 1.0, x, y, z) == x + y + z;
    lemma sum_of_three: \forall og_vec3 p, a, b, c, d, real x, y, z, t; combined(p, a, b, c, x, y, z) ==>
      corners_make(3, p, a, b, c, d, x, y, z, t);
    lemma sum_of_two_in: \forall og_vec3 p, a, b, c, d, real x, y, z, t; combined(p, a, b, b, x, y, z) && z == 0 ==>
      corners_make(2, p, a, b, c, d, x, y, z, t);
    lemma ones_three: \forall real x, y, z, t; moment4(3, x, y, z, t, 1, 1, 1, 1) == x + y + z;
    lemma ones_two: \forall real x, y, z, t; moment4(2, x, y, z, t, 1, 1, 1, 1) == x + y;
    lemma answer_of_two: \forall og_foot f, og_vec3 a, b, c, d; is_foot(f, a, b, b) && f.c == 0 ==>
      is_answer(f, 2, a, b, c, d);
    lemma answer_of_three: \forall og_foot f, og_vec3 a, b, c, d; is_foot(f, a, b, c) ==> is_answer(f, 3, a, b, c, d);
    lemma answer_of_four: \forall og_foot f, og_vec3 a, b, c, d; is_weighed(f, a, b, c, d) ==>
      is_answer(f, 4, a, b, c, d);
    predicate is_answer_at{L}(og_foot f, integer n, og_vec3 *s) = is_answer(f, n, s[0], s[1], s[2], s[3]);
    predicate is_nearest_at{L}(og_foot f, integer n, og_vec3 *s) =
      have_edges(n, s[0], s[1], s[2], s[3]) ==> off_corners(f.square, n, s[0], s[1], s[2], s[3]); 
    lemma nearest_one{L}: \forall og_vec3 *u, og_foot f; nearest_of(u, 1, f) ==>
      is_answer_at(f, 1, u) && is_nearest_at(f, 1, u);
    lemma nearest_two{L}: \forall og_vec3 *u, og_foot f; nearest_of(u, 2, f) ==>
      is_answer_at(f, 2, u) && is_nearest_at(f, 2, u);
    lemma nearest_three{L}: \forall og_vec3 *u, og_foot f; nearest_of(u, 3, f) ==>
      is_answer_at(f, 3, u) && is_nearest_at(f, 3, u);
    lemma nearest_four{L}: \forall og_vec3 *u, og_foot f; nearest_of(u, 4, f) ==>
      is_answer_at(f, 4, u) && is_nearest_at(f, 4, u);

    // Edges in the unit.
    lemma distance_in_unit: \forall og_vec3 e, f, a, b, real k; is_scaled(e, k, a) && is_scaled(f, k, b) ==>
      is_times_k(distance2(e, f), square_of(k), distance2(a, b));
    lemma longer_square: \forall real c, u; c > 0 && 1 <= u ==> c <= c * (u * u);
    lemma square_in_halves: \forall real c, k, m; (k * k) * ((4 * c) * (m * m)) == c * ((2 * (k * m)) * (2 * (k * m)));
    lemma times_grows: \forall real k, d, g; k > 0 && g <= d ==> k * g <= k * d;
    lemma long_in_unit: \forall real c, k, m, d, e; c > 0 && k > 0 && is_unit_for(k, m) && is_over(d, c, m) &&
      is_times_k(e, square_of(k), d) ==> c <= e;
    predicate is_fit(og_vec3 a, real k, real m) = is_within(a, 0.0) || is_unit_for(k, m);
    lemma edge_of_none: \forall og_vec3 e, f, a, b, real k; is_scaled(e, k, a) && is_scaled(f, k, b) &&
      is_within(a, 0.0) && is_within(b, 0.0) ==> is_edge(e, f);
    lemma times_zero: \forall real e, k, a; is_times_k(e, k, a) && 0 <= a <= 0 ==> e == 0;
    lemma long_edge: \forall og_vec3 e, f, a, b, real k, m; k > 0 && is_unit_for(k, m) && is_long(a, b, m) &&
      is_times_k(distance2(e, f), square_of(k), distance2(a, b)) ==> is_edge(e, f);
    lemma distance_scaled: \forall og_vec3 e, f, a, b, real k; is_scaled(e, k, a) && is_scaled(f, k, b) ==>
      distance2(e, f) == square_of(k) * distance2(a, b);
    lemma long_to_edge: \forall og_vec3 e, f, a, b, real k, m; k > 0 && is_unit_for(k, m) && is_long(a, b, m) &&
      distance2(e, f) == square_of(k) * distance2(a, b) ==> is_edge(e, f);
    lemma edge_fits: \forall og_vec3 e, f, a, b, real k, m; k > 0 && is_scaled(e, k, a) && is_scaled(f, k, b) &&
      is_unit_for(k, m) && is_long(a, b, m) ==> is_edge(e, f);
    lemma edge_in_unit: \forall og_vec3 e, f, a, b, real k, m; k > 0 && is_scaled(e, k, a) && is_scaled(f, k, b) &&
      is_fit(a, k, m) && is_fit(b, k, m) && is_long(a, b, m) ==> is_edge(e, f);
    predicate are_long_edges(integer n, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d, real k, real m) =
      (0 < n ==> is_fit(a, k, m)) && (1 < n ==> is_fit(b, k, m) && is_long(a, b, m)) &&
      (2 < n ==> is_fit(c, k, m) && is_long(b, c, m) && is_long(a, c, m)) &&
      (3 < n ==> is_fit(d, k, m) && is_long(a, d, m) && is_long(b, d, m) && is_long(c, d, m));
    lemma edges_in_unit: \forall integer n, og_vec3 e, f, g, i, a, b, c, d, real k, m; 1 <= n <= 4 &&
      in_unit(n, e, f, g, i, a, b, c, d, k) && are_long_edges(n, a, b, c, d, k, m) ==> have_edges(n, e, f, g, i);

    // Of the code's arrays.
    predicate are_in_unit{L}(og_vec3 *u, real k, og_simplex *s) = in_unit(s->count, u[0], u[1], u[2], u[3],
      s->vertex[0].w, s->vertex[1].w, s->vertex[2].w, s->vertex[3].w, k);
    predicate are_fit{L}(og_simplex *s, real k, real m) = are_long_edges(s->count,
      s->vertex[0].w, s->vertex[1].w, s->vertex[2].w, s->vertex[3].w, k, m);
    lemma edges_at_unit{L}: \forall og_vec3 *u, og_simplex *s, real k, m; 1 <= s->count <= 4 && are_in_unit(u, k, s) &&
      are_fit(s, k, m) ==> have_edges(s->count, u[0], u[1], u[2], u[3]);
    predicate is_row{L}(og_scalar *w, og_foot f) = w[0] == f.a && w[1] == f.b && w[2] == f.c && w[3] == f.d;
    lemma weights_row{L}: \forall og_scalar *w, integer n, og_foot f; n <= 4 && is_row(w, f) &&
      not_negative(f.a, f.b, f.c, f.d) ==> are_weights(w, n);
    lemma mass_row{L}: \forall og_scalar *w, integer n, og_foot f; is_row(w, f) &&
      moment4(n, f.a, f.b, f.c, f.d, 1, 1, 1, 1) == 1 ==> mass(w, n) == 1;
    lemma answer_share{L}: \forall og_scalar *w, og_vec3 *u, integer n, og_foot f; 1 <= n <= 4 && is_row(w, f) &&
      is_answer_at(f, n, u) ==> is_share(w, n);
    predicate makes{L}(og_vec3 p, og_simplex *s, og_foot f) = corners_make(s->count, p, s->vertex[0].w, s->vertex[1].w,
      s->vertex[2].w, s->vertex[3].w, f.a, f.b, f.c, f.d);
    lemma answer_corners: \forall integer n, og_vec3 p, og_foot r, og_vec3 e, f, g, i, a, b, c, d, real k;
      1 <= n <= 4 &&
      in_unit(n, e, f, g, i, a, b, c, d, k) && is_answer(r, n, e, f, g, i) && is_scaled(r.point, k, p) ==>
      corners_make(n, p, a, b, c, d, r.a, r.b, r.c, r.d);
    lemma answer_makes{L}: \forall og_vec3 p, *u, og_simplex *s, og_foot f, real k; 1 <= s->count <= 4 &&
      are_in_unit(u, k, s) && is_answer_at(f, s->count, u) && is_scaled(f.point, k, p) ==> makes(p, s, f);
    lemma makes_row{L}: \forall og_vec3 p, og_simplex *s, og_scalar *w, og_foot f, integer n; n == s->count &&
      is_row(w, f) && makes(p, s, f) ==>
      p.x == moment_x(s, w, n) && p.y == moment_y(s, w, n) && p.z == moment_z(s, w, n);
    lemma square_scaled: \forall og_vec3 p, q, real k; k > 0 && is_scaled(q, k, p) ==>
      is_times(dot(q, q), square_of(k), dot(p, p));
    lemma answer_off: \forall integer n, og_vec3 p, og_foot r, og_vec3 e, f, g, i, a, b, c, d, real k; 1 <= n <= 4 &&
      in_unit(n, e, f, g, i, a, b, c, d, k) && r.square == dot(r.point, r.point) && is_scaled(r.point, k, p) &&
      off_corners(r.square, n, e, f, g, i) ==> off_corners(dot(p, p), n, a, b, c, d);
    lemma answer_nearest{L}: \forall og_vec3 p, *u, og_simplex *s, og_foot f, real k, m; 1 <= s->count <= 4 &&
      are_in_unit(u, k, s) && is_answer_at(f, s->count, u) && is_nearest_at(f, s->count, u) && are_fit(s, k, m) &&
      is_scaled(f.point, k, p) ==> off_simplex(dot(p, p), s); */

// (1 / unit itself may be out of range.)
/*@ terminates \true; exits \false; assigns \nothing;
    ensures scaled: exact_arithmetic && unit > 0 ==> is_scaled(p, unit, \result);
    ensures origin: unit > 0 && is_origin(p) ==> is_origin(\result); */
static og_vec3 out_of_unit(og_vec3 p, og_scalar unit) { return (og_vec3){p.x / unit, p.y / unit, p.z / unit}; }

og_outcome og_simplex_signed_volumes(og_simplex *simplex, og_vec3 *nearest) {
  og_vec3 s[4];
  const og_scalar scale = og_unit_vertices(simplex, s);
  if (scale == 0) return OG_OUTCOME_OUT_OF_RANGE;
  //@ assert unit: exact_arithmetic ==> are_in_unit(&s[0], scale, simplex);
  //@ assert fit: exact_arithmetic ==> \forall real m; are_long{Pre}(simplex, m) ==> are_fit{Pre}(simplex, scale, m);
  const og_foot f = og_foot_of(s, simplex->count);
  //@ assert answer: exact_arithmetic ==> is_answer_at(f, simplex->count, &s[0]);
  //@ assert nearest: exact_arithmetic ==> is_nearest_at(f, simplex->count, &s[0]);
  const og_scalar weight[4] = {f.a, f.b, f.c, f.d};
  //@ assert row: is_row(&weight[0], f);
  //@ assert share: exact_arithmetic ==> is_share(&weight[0], simplex->count);
  /*@ assert off: exact_arithmetic ==> \forall og_vec3 p, real m; is_scaled(f.point, scale, p) &&
        are_long{Pre}(simplex, m) ==> off_simplex{Pre}(dot(p, p), simplex); */
  //@ assert makes: exact_arithmetic ==> \forall og_vec3 p; is_scaled(f.point, scale, p) ==> makes(p, simplex, f);
  const og_vec3 point = out_of_unit(f.point, scale);
  //@ assert makes: exact_arithmetic ==> makes(point, simplex, f);
  /*@ assert off: exact_arithmetic ==>
        \forall real m; are_long{Pre}(simplex, m) ==> off_simplex{Pre}(dot(point, point), simplex); */
  /*@ assert moments: exact_arithmetic ==> point.x == moment_x(simplex, &weight[0], simplex->count) &&
        point.y == moment_y(simplex, &weight[0], simplex->count) &&
        point.z == moment_z(simplex, &weight[0], simplex->count); */
  og_simplex_keep(simplex, weight);
  //@ assert inside: simplex->count == 4 ==> is_origin(point);
  //@ assert share: exact_arithmetic ==> is_share(&simplex->weight[0], simplex->count);
  /*@ assert moments: exact_arithmetic ==> point.x == moment_x(simplex, &simplex->weight[0], simplex->count) &&
        point.y == moment_y(simplex, &simplex->weight[0], simplex->count) &&
        point.z == moment_z(simplex, &simplex->weight[0], simplex->count); */
  //@ assert made: exact_arithmetic ==> is_made(point, *simplex);
  *nearest = point;
  return OG_OUTCOME_ANSWERED;
}

// ---- what is known of it ----

static const og_door_simplex simplex_signed_volumes_door = {.run = og_simplex_signed_volumes};

const og_algorithm og_algorithm_simplex_signed_volumes = {
    .id = "simplex-signed-volumes",
    .row = "3.6",
    .questions = "simplex",
    .path = "ref/simplex/simplex_signed_volumes",
    .source = "Montanari, Petrinic, Barbieri 2017, 4; Varjus 2018, 5.2.1",
    .cost = "O(1)",
    .limits = "needles thinner than rounding: 1 in 170 off, some by the size",
    .simplex = &simplex_signed_volumes_door,
};
